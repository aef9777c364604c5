"""What one seat sees of a match in one language: its scene, and its log kept in words."""

from __future__ import annotations

from grognard.engine.match import Match
from grognard.engine.scene import Board, Line, Scene, line_of, scene_of
from grognard.table.store import WATCHES


def may_undo(match: Match, seat: int) -> bool:
    """The last answer was this seat's own and can be taken back.

    Among several players nothing can be taken back once the match is over: its key has been shown.
    """
    if not match.seats or match.seats[-1] != seat or not match.can_undo():
        return False
    return not match.state.over or len(match.game.seats) == 1


def scene_for(match: Match, seat: int, lang: str) -> Scene:
    """The scene of a seat, or of a spectator, without its log."""
    events = len(match.log.events) if match.log is not None else 0
    scene = scene_of(match, seat, lang, log_from=events)
    scene.undo = may_undo(match, seat)
    if seat == WATCHES:
        scene.seat = WATCHES
    return scene


class View:
    """The log of a seat as it was put into words once, and scenes made with it.

    `marks` holds for each line the number of its event, so that a take-back can cut the log.
    """

    def __init__(self, match: Match, seat: int, lang: str) -> None:
        self.match = match
        self.seat = seat
        self.lang = lang
        self.lines: list[Line] = []
        self.marks: list[int] = []
        self.events = 0
        self.made: tuple[int, Scene, Board] | None = None

    def catch_up(self) -> None:
        """Put into words what happened since."""
        events = self.match.log.events if self.match.log is not None else []
        for at in range(self.events, len(events)):
            if events[at].only in (-1, self.seat):
                self.lines.append(line_of(self.match.game, events[at], self.lang))
                self.marks.append(at)
        self.events = len(events)

    def cut(self) -> None:
        """Forget the lines that were taken back. A replay makes equal events, so the others stand."""
        self.events = min(self.events, len(self.match.log.events) if self.match.log is not None else 0)
        while self.marks and self.marks[-1] >= self.events:
            self.marks.pop()
            self.lines.pop()

    def known(self, lines: int) -> int:
        """How many of the lines a listener was sent still stand."""
        return min(lines, len(self.lines))

    def scene(self, moves: int, log_from: int, has_board: bool) -> Scene:
        """The scene after this many moves; the board's spaces are left out for who has them."""
        if self.made is None or self.made[0] != moves:
            fresh = scene_for(self.match, self.seat, self.lang)
            self.made = (moves, fresh, fresh.board)
        _, scene, board = self.made
        scene.board = (
            Board(width=board.width, height=board.height, kind=board.kind, spaces=[]) if has_board else board
        )
        scene.log = self.lines[log_from:]
        return scene


def outline(board: Board) -> Board:
    """A board that is known already: its size and kind."""
    return Board(width=board.width, height=board.height, kind=board.kind, spaces=[])
