"""The table's bench runs without error, small."""

from __future__ import annotations

import pytest

from grognard.bench import table


@pytest.mark.once
def test_a_small_run_has_figures_and_no_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "SECONDS", 0.4)
    monkeypatch.setattr(table, "ROUNDS", 1)
    monkeypatch.setattr(table, "WARM", 0.1)
    monkeypatch.setattr(table, "SPARE", 1)
    monkeypatch.setattr(table, "PAUSE", 0.05)
    monkeypatch.setattr(table, "CROWD_PAUSE", 0.1)
    monkeypatch.setattr(table, "CROWD_SECONDS", 0.6)
    report = table.measure(matches=3, crowd=6)
    assert report.errors == []
    assert report.games.keys() == table.GAMES.keys()
    for load in report.games.values():
        assert load.full.rate > 0
        assert 0 < load.paced.p50 <= load.paced.p99
        assert 0 < load.share() < 2
    assert 0 < report.crowd.p50 <= report.crowd.p99
