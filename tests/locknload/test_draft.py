"""The draft of a set-up: tried on a fork, told what does not fit, given at one click and taken back at one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablehost import Host, Player, begin

from grognard.bots.draft import Draft, drafted, offered
from grognard.engine.dice import key_of
from grognard.engine.match import Match, start
from grognard.games import checked_options
from grognard.games.locknload.game import game

GAME = game()


def set_up(scenario: str = "vierville") -> Match:
    return start(GAME, scenario, checked_options(GAME, {}), key_of("draft"))


def wishes(draft: Draft) -> dict[str, str]:
    return {step.name: step.text for step in draft.steps}


def tried(match: Match, wanted: dict[str, str], at: int = -1) -> Draft:
    return drafted(match, list(wanted.items()), at, "en")


def test_a_draft_without_wishes_is_what_is_offered() -> None:
    match = set_up()
    draft = drafted(match, [], -1, "en")
    assert [step.text for step in draft.steps] == offered(match, "en")[0].answers
    assert draft.wrong == -1 and draft.why is None
    assert not match.answers, "nothing is given"
    for step in draft.steps:
        match.give(step.text)
    assert match.ask is None or match.ask.kind not in GAME.offered or match.ask.seat == 1


def test_a_counter_that_is_moved_leaves_the_others_where_they_were() -> None:
    match = set_up()
    draft = drafted(match, [], 0, "en")
    wanted = wishes(draft)
    first = draft.steps[0]
    other = next(o.text for o in draft.options if o.text not in wanted.values())
    again = tried(match, {**wanted, first.name: other})
    assert wishes(again) == {**wanted, first.name: other}
    place = next(piece.place for piece in again.scene().pieces if piece.id == first.about)
    assert [place] == again.steps[0].spaces
    assert again.steps[0].label.startswith(GAME.noun("unit", int(first.about.split(":")[1]), "en"))


def test_the_first_thing_that_does_not_fit_is_told_and_stays_where_it_was_wished() -> None:
    match = set_up("sainte-mere")
    wanted = wishes(drafted(match, [], 0, "en"))
    men = [name for name in wanted if name.startswith("set-up")]
    here = wanted[men[0]]
    crowded = tried(match, {**wanted, **dict.fromkeys(men, here)})
    assert crowded.why is not None and crowded.why.rule == "1.3"
    step = crowded.steps[crowded.wrong]
    assert step.text == here and crowded.wrong > 0
    place = next(piece.place for piece in crowded.scene().pieces if piece.id == step.about)
    assert [place] == step.spaces


def test_every_scenario_has_a_draft_that_fits_to_the_end() -> None:
    for scenario in GAME.scenarios:
        match = set_up(scenario)
        while match.ask is not None and match.ask.kind in GAME.offered:
            seat = match.ask.seat
            draft = drafted(match, [], -1, "en")
            again = tried(match, {}) if len(wishes(draft)) < len(draft.steps) else tried(match, wishes(draft))
            assert again.wrong == -1 and [s.text for s in again.steps] == [s.text for s in draft.steps]
            assert not [step.label for step in draft.steps if "?" in step.label], "what was decided, not asked"
            where = {piece.id: piece.place for piece in again.scene().pieces}
            assert all(where[step.about] != "tray" for step in draft.steps if step.about)
            for step in draft.steps:
                match.give(step.text)
            assert match.ask is None or match.ask.seat != seat or match.ask.kind not in GAME.offered


def test_at_the_table_nothing_is_given_until_it_is_ready_and_one_undo_takes_all_back(tmp_path: Path) -> None:
    host = Host(tmp_path)
    links = begin(host.address, game="locknload", scenario="sainte-mere", seats=["friend", "me"])
    german, watcher = Player(host.address, links["tokens"][1]), Player(host.address, links["watch"])
    try:
        told = german.say(type="try", ask=german.ask, draft=[], at=0)
        assert (told["type"], told["ask"]) == ("tried", german.ask)
        steps: list[dict[str, Any]] = told["steps"]
        assert {piece["id"] for piece in told["pieces"]} >= {step["about"] for step in steps if "about" in step}
        assert [o["text"] for o in told["options"]] == german.options(), (
            "the first question of the draft is the open one"
        )
        draft = [[step["name"], step["text"]] for step in steps]
        full = german.say(
            type="try", ask=german.ask, draft=[[name, draft[0][1]] for name, _ in draft if "set-up" in name]
        )
        assert full["rule"] == "1.3" and full["wrong"] > 0 and full["why"]
        assert watcher.news() == []
        texts = [step["text"] for step in steps]
        change = german.say(type="plan", ask=german.ask, answers=texts[:-1])
        assert change["type"] == "change" and german.scene["undo"]
        german.say(type="undo", ask=german.ask)
        assert not german.scene.get("undo") and german.options() == [o["text"] for o in told["options"]]
        assert watcher.news() == [], "who looks on has seen nothing of it"
    finally:
        german.close()
        watcher.close()
        host.stop()


def test_what_is_decided_about_no_counter_is_told_as_such() -> None:
    """A foxhole has no counter of its own before it is dug: its step says where it is, in either language."""
    for lang, words in (("en", "Foxhole dug in "), ("es", "Pozo de tirador cavado en ")):
        match = set_up("bayonets")
        labels: list[str] = []
        while match.ask is not None and match.ask.kind in GAME.offered:
            draft = drafted(match, [], -1, lang)
            labels += [step.label for step in draft.steps if not step.about]
            for step in draft.steps:
                match.give(step.text)
        assert labels and any(label.startswith(words) for label in labels)


def test_the_last_cloud_of_a_draft_is_drawn_like_the_others() -> None:
    """7.0: smoke before the first turn; with the last answer the match would go on, so that it is only drawn."""
    match = set_up("causeway")
    while match.ask is not None and match.ask.kind in GAME.offered:
        draft = drafted(match, [], -1, "en")
        clouds = {space for step in draft.steps if step.name.startswith("cloud") for space in step.spaces}
        drawn = {space.id for space in draft.scene().spaces if "smoke" in space.marks}
        assert clouds <= drawn
        if clouds:
            assert draft.steps[-1].name.startswith("cloud")
            return
        for step in draft.steps:
            match.give(step.text)
    raise AssertionError("no smoke was laid")
