"""Sounds: off until switched on, each thing that happens once, and nothing of what is seen again."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page, Route, expect
from tablehost import HTTP, Host, Player

from grognard.engine import record
from grognard.games import match_at
from pages import QUIET, Audit, PageFactory

DUEL = (
    "incursion/1 recon {active: allies, phase: action, turn: 2, command: [2, 0],"
    " figures: {Private 1: {at: F2, facing: east}, Zombie 1: {at: J2}, Zombie 2: {at: Z9}}}"
)
STUB = """(() => {
  window.WebSocket = class extends WebSocket { constructor(...how) { super(...how); window.wire = this; } };
  window.contexts = 0;
  window.started = []; // the pitch each voice begins with
  window.later = 0; // seconds by which the clock was put on
  const param = () => ({ setValueAtTime(value) { this.first ??= value; }, exponentialRampToValueAtTime() {} });
  const node = (more) => ({ connect(next) { this.next = next; return next; }, ...more });
  const pitch = (voice) => (voice.frequency ?? voice.next.frequency).first;
  const source = (more) => node({ start() { started.push(pitch(this)); }, stop() {}, ...more });
  window.AudioContext = class {
    constructor() { window.contexts += 1; this.destination = node(); }
    state = "running";
    sampleRate = 8000;
    get currentTime() { return performance.now() / 1000 + later; }
    resume() { return Promise.resolve(); }
    createGain() { return node({ gain: param() }); }
    createBiquadFilter() { return node({ frequency: param() }); }
    createOscillator() { return source({ frequency: param() }); }
    createBufferSource() { return source(); }
    createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length) }; }
  };
})()"""
ON = "localStorage.setItem('grognard.settings', JSON.stringify({lang: 'en', sounds: true}))"


NAMES = """() => import("/web/js/sounds.js").then(({ SOUNDS }) =>
  started.flatMap((pitch) => Object.keys(SOUNDS).filter((name) => SOUNDS[name][0].from === pitch)))"""


class Seat:
    """The Allies against the computer: their page, and a wire on which their answers are given."""

    def __init__(self, host: Host, page: Page) -> None:
        match = match_at(DUEL, {}, "flash")[0]
        answer = HTTP.post(f"{host.address}/api/import?seats=me,bot", content=record.encode(match))
        assert answer.status_code == 201, answer.text
        token = answer.json()["tokens"][0]
        self.page = page
        page.add_init_script(STUB)
        page.goto(f"{host.address}/#/m/{token}")
        self.player = Player(host.address, token)
        self.shown()

    def shown(self) -> None:
        """The page shows what the wire was told."""
        self.page.wait_for_selector(f'.match[data-ask="{self.player.ask}"]')

    def touch(self) -> None:
        self.page.locator("h1").click()

    def give(self, *answers: str) -> None:
        for answer in answers:
            assert self.player.answer(answer)["type"] == "change"
        self.shown()

    def heard(self) -> Counter[str]:
        return Counter(self.page.evaluate(NAMES))

    def hears(self, **sounds: int) -> None:
        """Since it was asked last the page has played these, and no other."""
        voices = self.page.evaluate(
            "import('/web/js/sounds.js').then(({ SOUNDS }) => Object.fromEntries("
            "Object.entries(SOUNDS).map(([name, voices]) => [name, voices.length])))"
        )
        expected = sum(voices[name] * count for name, count in sounds.items())
        self.page.wait_for_function("n => started.length >= n", arg=expected, timeout=10_000)
        assert self.heard() == sounds
        self.page.evaluate("started.length = 0; later += 5")  # what was heard has ended: only so many sound at once


def test_they_are_off_until_switched_on(host: Host, open_page: PageFactory, serious: Audit) -> None:
    seat = Seat(host, open_page(alone=True, **QUIET))
    page = seat.page
    seat.touch()
    seat.give("activate Private 1", "move G2", "fire Zombie 1")
    seat.hears()
    assert page.evaluate("contexts") == 0
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_role("checkbox", name="Sounds")
    expect(box).not_to_be_checked()
    assert serious(page) == []
    box.check()
    seat.hears(turn=1)
    page.keyboard.press("Escape")
    seat.give("move H2")
    seat.hears(move=1)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_checked()
    page.get_by_role("checkbox", name="Sounds").uncheck()
    page.keyboard.press("Escape")
    seat.shown()
    seat.give("move G2")
    seat.hears()


def test_each_thing_is_heard_once_when_it_is_shown(host: Host, open_page: PageFactory) -> None:
    page = open_page(alone=True, reduced_motion="no-preference")
    page.add_init_script(ON)
    seat = Seat(host, page)
    seat.give("activate Private 1", "move F3")
    seat.hears()
    assert page.evaluate("contexts") == 0, "nothing before the page was touched"
    seat.touch()
    seat.player.say(type="undo", ask=seat.player.ask)
    seat.shown()
    seat.hears()
    seat.player.say(type="plan", ask=seat.player.ask, answers=["move G2", "move H2"])
    seat.shown()
    seat.hears(move=2)  # one for each position in between and for the last
    seat.give("fire Zombie 1")
    seat.hears(dice=1, flash=1, fall=1)


def test_what_happened_while_nobody_was_there_is_not_heard(host: Host, open_page: PageFactory) -> None:
    page = open_page(alone=True, **QUIET)
    page.add_init_script(ON)
    seat = Seat(host, page)
    seat.touch()
    seat.give("activate Private 1")

    def meanwhile(route: Route) -> None:
        seat.player.answer("move G2")
        route.continue_()

    page.route("**/api/status*", meanwhile, times=1)
    page.evaluate("wire.close()")
    page.wait_for_selector(".match.offline")
    page.wait_for_selector(".match:not(.offline)")
    seat.shown()
    seat.hears()
    seat.give("move H2")
    seat.hears(move=1)


def test_ones_turn_is_heard_when_it_comes_and_not_when_one_comes_back(host: Host, open_page: PageFactory) -> None:
    page = open_page(alone=True, **QUIET)
    page.add_init_script(ON)
    seat = Seat(host, page)
    seat.touch()
    seat.player.answer("end")
    while seat.player.options():
        seat.player.answer("done")
    seat.player.wait()
    seat.shown()
    assert seat.heard()["turn"] == 1
    page.evaluate("started.length = 0")
    expect(page.locator(".recap")).to_be_visible()
    page.keyboard.press("r")
    seat.hears()
    page.reload()
    seat.shown()
    seat.touch()
    page.get_by_role("link", name="Grognard").click()
    page.wait_for_selector(".match-row")
    page.go_back()
    seat.shown()
    assert page.evaluate("contexts") == 1
    seat.hears()


def test_where_a_notice_tells_of_the_turn_no_sound_does(host: Host, open_page: PageFactory) -> None:
    page = open_page(alone=True)
    page.goto(host.address)
    page.wait_for_selector("#theme")
    rings = """async (notify) => {
      const {Bell, prefer} = await import("/web/js/settings.js");
      window.notices = 0;
      window.Notification = class { static permission = "granted"; constructor() { window.notices += 1; } };
      Object.defineProperty(document, "hidden", {value: true, configurable: true});
      prefer.notify = notify;
      const bell = new Bell();
      return [bell.ring(true, "", ""), bell.ring(true, "", ""), window.notices];
    }"""
    assert page.evaluate(rings, False) == [True, False, 0]
    assert page.evaluate(rings, True) == [False, False, 1]
