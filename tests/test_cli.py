"""The command line: every command, in both languages, and a sentence for every mistake."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from golden import FOLDER
from grognard.cli import main

CASES = Path(__file__).parent / "casebook" / "raiders"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """The exit code and everything that was printed."""
    code = main(list(words))
    out = capsys.readouterr()
    return code, out.out + out.err


@pytest.fixture(autouse=True)
def own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GROGNARD_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("GROGNARD_LANG", "en")
    return tmp_path


@pytest.mark.parametrize("command", ["", "play", "serve", "rules", "case", "sim", "replay", "bench"])
@pytest.mark.parametrize(("lang", "word"), [("en", "language"), ("es", "idioma")])
def test_help_in_both_languages(capsys: pytest.CaptureFixture[str], command: str, lang: str, word: str) -> None:
    with pytest.raises(SystemExit) as exit_:
        main([*([command] if command else []), "--lang", lang, "--help"])
    assert exit_.value.code == 0
    assert word in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "There is no game called “chess”"),
        (["play", "telemark", "arnhem"], "There is no mission called “arnhem”"),
        (["play", "telemark", "grouse", "-o", "edition=fr"], "cannot be “fr”"),
        (["play", "telemark", "grouse", "-o", "weather=bad"], "no setting called “weather”"),
        (["play", "nothing.json"], "There is no file nothing.json"),
        (["play", "--terminal", "nothing.json"], "There is no file nothing.json"),
        (["play", "telemark", "grouse", "--save", "x.json"], "add --terminal"),
        (["serve", "--host", "0.0.0.0"], "--public-url https://your.name"),
        (["serve", "--public-url", "example.org"], "not an address people can open"),
        (["sim", "telemark", "grouse", "--player", "rommel"], "no player called “rommel”"),
        (["sim", "telemark", "grouse", "--games", "0"], "1 or more"),
        (["rules", "telemark", "99"], "There is no section 99"),
        (["replay", "nothing.json"], "There is no file nothing.json"),
    ],
)
def test_mistakes_get_a_sentence(capsys: pytest.CaptureFixture[str], words: list[str], sentence: str) -> None:
    code, text = run(capsys, *words)
    assert code == 2
    assert sentence in " ".join(text.split())
    code, spanish = run(capsys, *words, "--lang", "es")
    assert code == 2
    assert spanish.strip() != text.strip()


def test_rules_prints_gist_rules_tests_and_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run(capsys, "rules", "telemark", "27")
    assert code == 0
    assert "scouting.look" in text
    assert "27-even-reveals" in text
    assert "edition=es" in text
    code, text = run(capsys, "--lang", "es", "rules", "telemark", "27")
    assert "reglas:" in text


def test_the_rulebook_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run(capsys, "rules", "telemark", "--check")
    assert code == 0, text


def test_a_case_that_holds_and_one_that_does_not(capsys: pytest.CaptureFixture[str], own_saves: Path) -> None:
    good = CASES / "24-forced-march.yaml"
    code, text = run(capsys, "case", str(good))
    assert (code, text.splitlines()[-1]) == (0, "1 passed, 0 failed")
    bad = own_saves / "bad.yaml"
    bad.write_text(good.read_text(encoding="utf-8").replace("piece Supplies: pool", "piece Supplies: Engineer 1"))
    code, text = run(capsys, "case", str(bad), str(good))
    assert code == 1
    assert "piece Supplies: expected 'Engineer 1', found 'pool'" in text
    assert "1 passed, 1 failed" in text


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("game: telemark", "game: checkers"), "no game called"),
        (("scenario: gunnerside", ""), "scenario"),
        (("Skrykken: [Engineer 1]", "Paris: [Engineer 1]"), "Paris"),
        (("Engineer 1: [Supplies]", "Engineer 1: [Piano]"), "Piano"),
        (("march Kalhovd, march", "waltz Kalhovd, march"), "options: expected"),
        (("- march Kalhovd", "- march Paris"), "“march Paris” is not possible now"),
        (("ask: move-on", "mood: good"), "Nothing is known about “mood”"),
        (("play:", "dice: [3, 3]\nplay:"), "never rolled"),
        (("play:", "weather: bad\nplay:"), "weather"),
    ],
)
def test_a_bad_case_is_explained(
    capsys: pytest.CaptureFixture[str], own_saves: Path, change: tuple[str, str], words: str
) -> None:
    text = (CASES / "24-forced-march.yaml").read_text(encoding="utf-8")
    assert change[0] in text
    bad = own_saves / "bad.yaml"
    bad.write_text(text.replace(*change), encoding="utf-8")
    code, out = run(capsys, "case", str(bad))
    assert code == 1
    assert words in out


def test_a_case_that_needs_more_dice_says_so(capsys: pytest.CaptureFixture[str], own_saves: Path) -> None:
    text = (CASES / "27-even-reveals.yaml").read_text(encoding="utf-8")
    bad = own_saves / "bad.yaml"
    bad.write_text("\n".join(line for line in text.splitlines() if not line.startswith("dice")), encoding="utf-8")
    code, out = run(capsys, "case", str(bad))
    assert code == 1
    assert "needs another die" in out


def test_a_missing_case_file_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(capsys, "case", "nothing.yaml")
    assert code == 1
    assert "There is no case file nothing.yaml" in out


def test_sim_counts(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run(capsys, "sim", "telemark", "grouse", "--games", "20", "--choices")
    assert code == 0
    assert "95 %" in text
    assert "decisions a match" in text


def test_replay_tells_and_verifies(capsys: pytest.CaptureFixture[str], own_saves: Path) -> None:
    save = next(FOLDER.glob("match-gunnerside-won-objective.json"))
    code, text = run(capsys, "replay", str(save), "--lang", "es")
    assert code == 0
    assert "Misión Gunnerside ganada" in text
    code, text = run(capsys, "replay", str(save), "--at", "3")
    assert code == 0
    assert text.splitlines()[-1].startswith("telemark/1 gunnerside {mission: gunnerside")
    code, text = run(capsys, "replay", str(save), "--at", "9999")
    assert code == 2
    code, text = run(capsys, "replay", str(save), "--verify")
    assert code == 0
    assert "follows from the key" in text
    tampered = own_saves / "tampered.json"
    shutil.copy(save, tampered)
    tampered.write_text(
        tampered.read_text().replace('"over":true', '"over":false').replace('"over": true', '"over": false')
    )
    code, text = run(capsys, "replay", str(tampered), "--verify")
    assert code == 1


def test_saves_are_listed(capsys: pytest.CaptureFixture[str], own_saves: Path) -> None:
    code, text = run(capsys, "play", "--saves")
    assert "There are no saved matches" in text
    (own_saves / "saves").mkdir()
    shutil.copy(FOLDER / "match-grouse-won-objective.json", own_saves / "saves" / "old.json")
    (own_saves / "saves" / "broken.json").write_text("{")
    code, text = run(capsys, "play", "--saves")
    assert code == 0
    assert "old.json" in text
    assert "broken.json is not a Grognard save" in text


def test_play_from_the_command_line(
    capsys: pytest.CaptureFixture[str], own_saves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["1", "1", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    path = own_saves / "mine.json"
    code, _ = run(capsys, "play", "--terminal", "telemark", "gunnerside", "--seed", "x", "--save", str(path))
    assert code == 0
    assert path.exists()
    typed = iter(["quit"])
    assert run(capsys, "play", "--terminal", str(path))[0] == 0
