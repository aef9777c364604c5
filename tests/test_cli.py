"""The command line: every command, in both languages, and a sentence for every mistake."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from golden import FOLDER
from grognard import build
from grognard.bench.hexes import measure as sight_figures
from grognard.bench.speed import dearest, dearest_figures, foe_costs, foe_figures, measure
from grognard.cli import main
from grognard.cli.sim import figures
from grognard.engine.rulebook import index, read_rulebook
from grognard.games import PACKAGES, checked_options, folder_of, game_named
from grognard.lab import balance
from grognard.lab.sim import Tally

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
CASES = Path(__file__).parent / "casebook" / "raiders"
INDEX = cache(index)
"""The index of a rulebook is made from all tests and cases: once is enough."""


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """The exit code and everything that was printed."""
    code = main(list(words))
    out = capsys.readouterr()
    return code, out.out + out.err


@pytest.fixture(autouse=True)
def own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GROGNARD_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("GROGNARD_LANG", "en")
    monkeypatch.setattr("grognard.cli.rules.index", INDEX)
    return tmp_path


@pytest.mark.parametrize("command", ["", "play", "serve", "rules", "case", "sim", "replay", "bench"])
@pytest.mark.parametrize(("lang", "word"), [("en", "language"), ("es", "idioma")])
def test_help_in_both_languages(capsys: pytest.CaptureFixture[str], command: str, lang: str, word: str) -> None:
    with pytest.raises(SystemExit) as exit_:
        main([*([command] if command else []), "--lang", lang, "--help"])
    assert exit_.value.code == 0
    assert word in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "english", "spanish"),
    [
        ([], "usage: grognard", "uso: grognard"),
        ([], "this is missing: COMMAND", "falta esto: ORDEN"),
        (["fight"], "“fight” cannot be chosen", "no se puede elegir «fight»"),
        (["sim", "telemark"], "this is missing: MISSION", "falta esto: MISIÓN"),
        (["serve", "--port", "http"], "“http” is not a whole number", "«http» no es un número entero"),
        (["play", "--dice"], "--dice: a value is missing", "--dice: falta un valor"),
        (["play", "--fast"], "not understood: --fast", "no se entiende: --fast"),
        (["play", "--s"], "--s could be --seat, --seed, --save", "--s puede ser --seat, --seed, --save"),
    ],
)
def test_the_parser_itself_speaks_both_languages(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    english: str,
    spanish: str,
) -> None:
    for lang, sentence in (("en", english), ("es", spanish)):
        monkeypatch.setenv("GROGNARD_LANG", lang)
        with pytest.raises(SystemExit) as exit_:
            main(words)
        assert exit_.value.code == 2
        assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "heading"), [("en", "arguments:"), ("es", "argumentos:")])
@pytest.mark.parametrize("command", ["play", "sim"])
def test_help_names_games_missions_and_settings(
    capsys: pytest.CaptureFixture[str], command: str, lang: str, heading: str
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help", "--lang", lang])
    text = capsys.readouterr().out
    assert heading in text
    for name in PACKAGES:
        game = game_named(name)
        values = [value for values in game.choices.values() for value in values]
        for word in [name, *game.scenarios, *game.choices, *values]:
            assert word in text.split() or f"{word}:" in text.split()


@pytest.mark.parametrize("words", [["--help"], ["case", str(CASES)], ["rules", "telemark"]])
def test_a_reader_that_has_seen_enough_is_no_trouble(words: list[str]) -> None:
    command = [sys.executable, "-m", "grognard", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    process.wait()


def test_play_runs_where_it_was_called_from(tmp_path: Path) -> None:
    """File names given to ./play are those of the folder it was called from."""
    (tmp_path / "repo" / ".setup").mkdir(parents=True)
    shutil.copy(ROOT / "play", tmp_path / "repo" / "play")
    (tmp_path / "repo" / ".setup" / "environment").write_text("PYTHON=python-of-ours\n")
    python = tmp_path / "repo" / "python-of-ours"
    python.write_text('#!/bin/sh\npwd\necho "$@"\necho "$GROGNARD_COMMAND"\n')
    python.chmod(0o755)
    (tmp_path / "else").mkdir()
    out = subprocess.run(
        ["../repo/play", "my.json"], cwd=tmp_path / "else", capture_output=True, text=True, check=True
    )
    assert out.stdout.split("\n")[:3] == [
        str(tmp_path / "else"),
        "-P -m grognard play my.json",
        "../repo/play",
    ]


def test_bench_says_what_it_needs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.cli.bench.find_spec", lambda name: None)
    code, text = run(capsys, "bench")
    assert (code, "pip install chess" in text) == (2, True)
    monkeypatch.setattr(build, "checkout", lambda: None)
    for what in ("telemark", "table", "hexes"):
        code, text = run(capsys, "bench", what)
        assert (code, "copy of the repository" in text) == (2, True)


def test_a_turn_of_the_computer_is_measured_where_there_is_one() -> None:
    assert foe_costs(game_named("telemark"), False) is None
    quiet, told = (foe_costs(game_named("heroes"), told) for told in (False, True))
    assert quiet is not None and told is not None


def test_bench_has_words_for_every_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grognard.bench.speed.SLICE", 0.001)
    monkeypatch.setattr("grognard.bench.speed.ROUNDS", 1)
    monkeypatch.setattr("grognard.bench.speed.WARM", 0.001)
    monkeypatch.setattr("grognard.bench.speed.OPTIONS", 20)
    figures = measure("telemark")
    worst = dearest(game_named("locknload"))
    assert worst is not None
    figures |= dearest_figures(worst, 1e-5) | foe_figures(1e-4, 2e-4, 1e-5)
    monkeypatch.setattr("grognard.bench.speed.measure_build", lambda which, game: figures)
    code, text = run(capsys, "bench", "--lang", "es")
    assert code == 0
    assert "decisiones por segundo" in text
    monkeypatch.setattr("grognard.bench.hexes.ROUNDS", 1)
    monkeypatch.setattr("grognard.bench.hexes.COLUMNS", 6)
    sizes = sight_figures()
    monkeypatch.setattr("grognard.bench.hexes.measure_build", lambda which: sizes)
    code, text = run(capsys, "bench", "hexes", "--lang", "es")
    assert code == 0
    assert "todos los pares por siluetas" in text
    assert "cli-bench" not in text


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
        (["play", "incursion", "recon", "--seat", "axis"], "no seat called “axis”"),
        (["play", "incursion", "recon", "--dice", "ask"], "A bot cannot read the dice"),
        (["play", "incursion", "recon", "--terminal", "--dice", "ask"], "A bot cannot read the dice"),
        (["play", "incursion", "recon", "--terminal", "--against", "friend"], "--against quick or --against me"),
        (["serve", "--host", "0.0.0.0"], "--public-url https://your.name"),
        (["serve", "--public-url", "example.org"], "not an address people can open"),
        (["sim", "telemark", "grouse", "--player", "rommel"], "no player called “rommel”"),
        (["sim", "telemark", "grouse", "--seat", "axis"], "no seat called “axis”"),
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
    assert "5-even-reveals" in text
    assert "edition=es" in text
    code, text = run(capsys, "--lang", "es", "rules", "telemark", "27")
    assert "reglas:" in text
    assert run(capsys, "rules", "telemark", "tec") == run(capsys, "rules", "telemark", "TEC")


def test_the_rulebook_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = run(capsys, "rules", "telemark", "--check")
    assert code == 0, text


@pytest.mark.parametrize("name", PACKAGES)
def test_rulings_name_settings_there_are(name: str) -> None:
    """Where a ruling has another reading, what it says to play it with is a setting of the game."""
    game = game_named(name)
    for ruling in read_rulebook(game).rulings:
        if ruling.option:
            key, value = ruling.option.split("=")
            assert checked_options(game, {key: value})[key] == value, ruling.id


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
    code, text = run(capsys, "case", str(bad), "--lang", "es")
    assert "piece Supplies: se esperaba 'Engineer 1' y hay 'pool'" in text


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
    text = (folder_of("telemark") / "lessons" / "5-even-reveals.yaml").read_text(encoding="utf-8")
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
    code, text = run(capsys, "sim", "telemark", "Grouse", "--games", "20", "--choices")
    assert code == 0
    assert "95%" in text
    assert "decisions a match" in text
    assert "\nPatrol" in text


@pytest.mark.parametrize(("seconds", "shown"), [(0.5, "40"), (3.0, "6.7"), (50.0, "0.4")])
def test_sim_shows_how_slow_it_is(capsys: pytest.CaptureFixture[str], seconds: float, shown: str) -> None:
    tally = Tally()
    tally.games, tally.seconds = 20, seconds
    Console().print(figures(tally, game_named("incursion"), "en"))
    assert f"matches a second {shown}" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(("words", "code"), [(["--help"], 0), ([], 2), (["chess"], 2)])
def test_the_balance_report_says_how_it_is_called(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], code: int
) -> None:
    monkeypatch.setattr(sys, "argv", ["balance", *words])
    with pytest.raises(SystemExit) as exit_:
        balance.main()
    assert exit_.value.code == code
    out = capsys.readouterr()
    assert "grognard.lab.balance [-h] {telemark,incursion,locknload,heroes}" in " ".join(
        (out.out + out.err).split()
    )


def test_replay_tells_and_verifies(capsys: pytest.CaptureFixture[str], own_saves: Path) -> None:
    save = next(FOLDER.glob("match-gunnerside-won-objective.json"))
    code, text = run(capsys, "replay", str(save), "--lang", "es")
    assert code == 0
    assert "Misión Gunnerside ganada" in text
    code, text = run(capsys, "replay", str(save), "--at", "3")
    assert code == 0
    assert text.splitlines()[-1].startswith("telemark/3 gunnerside {mission: gunnerside")
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


def test_play_begins_at_a_position(
    capsys: pytest.CaptureFixture[str], own_saves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = "telemark/1 gunnerside {units: {Froystul: [Commando 1]}}"
    path = own_saves / "there.json"
    typed = iter(["move Fjosbudalen", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    code, text = run(capsys, "play", position + ", [all], []", "--terminal", "--save", str(path))
    assert code == 0
    assert "begins at the start of that step" in text
    assert "Frøystul" in text
    typed = iter(["quit"])
    code, text = run(capsys, "play", "--terminal", str(path))
    assert code == 0
    assert "rules" not in text.lower()
    code, text = run(capsys, "play", "--terminal", "telemark/1 gunnerside {units: {Paris: [Commando 1]}}")
    assert code == 2
    assert "Paris" in text


def test_play_against_the_computer_or_two_at_one_screen_in_the_terminal(
    capsys: pytest.CaptureFixture[str], own_saves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    path = own_saves / "two.json"
    recon = ["play", "--terminal", "incursion", "recon", "--seed", "x"]
    _, text = run(capsys, *recon, "--save", str(path))
    assert "You play the Allies against the computer" in " ".join(text.split())
    for begin in (recon, ["play", "--terminal", str(path)], ["play", "--terminal", "incursion/1 recon {turn: 2}"]):
        _, text = run(capsys, *begin, "--seat", "germans")
        assert "You play the Germans against the computer" in " ".join(text.split())
        _, text = run(capsys, *begin, "--against", "me")
        assert "Pass the screen to the " in text
        assert "the computer" not in text
