"""What is to be known before dice fall: every choice in a melee, what it takes to rally, what smoke would hide."""

from __future__ import annotations

from fractions import Fraction

from grognard.engine.ask import Ask, Marking, Option
from grognard.engine.event import Modifier
from grognard.engine.game import Game
from grognard.engine.odds import Odds
from grognard.engine.scene import Company, Sheet, SheetRow, SightChange, SpaceNow
from grognard.engine.show import modifier_lines, odds_line
from grognard.engine.why import in_words
from grognard.games.locknload.orders import hurts
from grognard.games.locknload.rules.blows import Blow, attackers, columns_of, eligible, ladder, victims_of
from grognard.games.locknload.rules.blows import chance as blow_chance
from grognard.games.locknload.rules.checking import rally_lines
from grognard.games.locknload.rules.cover import lights
from grognard.games.locknload.rules.fire import LEAD, Share, Volley, strength
from grognard.games.locknload.rules.fire import WAYS as FIRE_WAYS
from grognard.games.locknload.rules.gait import moving_units
from grognard.games.locknload.rules.impulse import covers
from grognard.games.locknload.rules.melee import opens, strikes_first
from grognard.games.locknload.rules.opportunity import is_answer
from grognard.games.locknload.rules.rally import chance as rally_chance
from grognard.games.locknload.rules.rally import no_try, on_hand, turn_of
from grognard.games.locknload.rules.sets import ways_of
from grognard.games.locknload.rules.verbs import AT, FIGHT, SHOOT, TAKE
from grognard.games.locknload.state import RALLYING, SHAKEN_BIT, TRIED_BIT, Battle
from grognard.games.locknload.theater import LEADER
from grognard.geometry.ground import BLOCKS
from grognard.text import about, listed, say

WAYS_OF_TWO_DICE = 36
TRIES = ("treat", "dedication")
"""Questions that are decided by what shaken units need."""
LAID = {"smoke-at": "smoke", "cloud": "smoke", "flare-at": "flare"}
"""Questions where something is to lie, and what."""


def sheets(g: Battle, game: Game, ask: Ask | None, seat: int, lang: str) -> list[Sheet]:
    """What a seat should know now."""
    if seat < 0:
        return []
    found: list[Sheet] = []
    if ask is not None and ask.kind in ("targets", "strikers"):
        found = blow_sheets(g, game, ask, lang)
    elif ask is not None and FIGHT.plain in ask.options:
        found = meeting(g, game, seat, g.acting, [], lang)
    rows = rally_rows(g, game, seat, lang)
    if rows:
        title = say(lang, "locknload-sheet-rally", count=len(rows))
        found.append(Sheet(id="rally", title=title, rows=rows, open=ask is not None and ask.kind in TRIES))
    return found


def reminders(g: Battle, game: Game, ask: Ask, lang: str) -> list[str]:
    """LOCKNLOAD 1.6.1.01, 4.0, 5.3: whom a leader can still bring in; what stays behind if its bearer goes; how
    often those on the move can be attacked."""
    if ask.kind == "movers" and ask.marking is not None:
        units = [member.ways[0].value for member in ask.marking.members]
        guns = [weapon for unit in units for weapon in g.weapons_of(unit) if g.fixed(weapon)]
        names = listed([game.noun("weapon", weapon, lang) for weapon in guns], lang)
        return [say(lang, "locknload-note-fixed", weapons=names, count=len(guns))] if guns else []
    if ask.kind == "take" and g.acted:
        leaders = leaders_at(g, ask.seat, g.hubs)
        places = [game.noun("hex", option.value, lang) for option in ask.options if option.verb == TAKE.word]
        names = listed([game.noun("unit", unit, lang) for unit in leaders], lang)
        hexes = listed(places, lang)
        return [say(lang, "locknload-note-reach", leader=names, hexes=hexes)] if leaders and places else []
    if ask.kind == "opportunity" and g.entered >= 0 and g.points_here:
        left = max(0, g.points_here - g.volleys)
        where = game.noun("hex", g.entered, lang)
        facts = {"points": g.points_here, "left": left, "location": where}
        return [say(lang, "locknload-note-points", **facts)] if left else []
    return []


def company(g: Battle, game: Game, ask: Ask, option: Option, lang: str) -> Company | None:
    """LOCKNLOAD 2.0, 4.0: who could act in one impulse with a location, and the leaders who bring them in."""
    if ask.kind != "take" or option.verb != TAKE.word or g.preempting:
        return None
    places = [other.value for other in ask.options if other.verb == TAKE.word and other is not option]
    hubs = [hub for hub in g.hubs if all(covers(g, hub, at) for at in [*g.acted, option.value])]
    hubs = [hub for hub in hubs if any(covers(g, hub, at) for at in places)]
    found = [at for at in places if any(covers(g, hub, at) for hub in hubs)]
    if not found:
        return None
    names = listed([game.noun("unit", unit, lang) for unit in leaders_at(g, ask.seat, hubs)], lang)
    label = say(lang, "locknload-note-company", leader=names) if names else ""
    return Company(spaces=[f"hex:{at}" for at in found], label=label)


def leaders_at(g: Battle, side: int, hubs: list[int]) -> list[int]:
    return [unit for hub in hubs for unit in g.here(side, hub) if g.kind(unit) == LEADER]


# -- fire -------------------------------------------------------------------------------------------


def parts(g: Battle, game: Game, ask: Ask, option: Option, lang: str) -> list[str]:
    """LOCKNLOAD 5.2: who leads an attack, what each of the others adds, and what that makes, rounded up once."""
    if ask.kind != "firers" or option is not SHOOT.plain or ask.marking is None or ask.about is None:
        return []
    volley = marked_volley(g, ask.marking, ask.about.value, is_answer(g))
    made = strength(g, volley)
    if len(made.shares) < 2:
        return []
    troops = sorted([share for share in made.shares if is_troop(g, share)], key=lambda share: -share.halves)
    told: list[str] = []
    for share in [*troops, *[share for share in made.shares if not is_troop(g, share)]]:
        kind, number = ("weapon", share.weapon) if share.weapon >= 0 else ("unit", share.unit)
        leads = "yes" if troops and share is troops[0] else "no"
        facts = {"name": game.noun(kind, number, lang), "fp": halved_words(share.halves)}
        told.append(say(lang, "locknload-adds", leads=leads, **facts))
    total = sum([share.halves for share in made.shares])
    return [*told, say(lang, "locknload-adds-sum", sum=halved_words(total), fp=made.fp)]


def adds(g: Battle, ask: Ask, option: Option) -> str:
    """LOCKNLOAD 5.2, 5.01: what one who fires in this way adds to the volley as it is marked now; a leader, the
    help he lends."""
    if ask.marking is None or ask.about is None:
        return ""
    if option.verb == FIRE_WAYS[LEAD].word:
        halves = 2 * g.leadership(option.value)
    else:
        volley = marked_volley(g, ask.marking, ask.about.value, is_answer(g), option)
        halves = sum([share.halves for share in strength(g, volley).shares if share.unit == option.value])
    return f"+{halved_words(halves)}" if halves else ""


def is_troop(g: Battle, share: Share) -> bool:
    """The firepower of an MMC itself: of these one leads the attack (5.2)."""
    return share.weapon < 0 and g.is_mmc(share.unit)


def headline(g: Battle, found: Odds, lang: str) -> tuple[str, Fraction]:
    """LOCKNLOAD 5.0, 5.3: how likely an attack leaves somebody shaken or worse; where some move, one of them."""
    location = found.event.facts.get("location")
    if found.event.kind != "attack" or not isinstance(location, int):
        return "", Fraction(0)
    parts = [location] if g.is_upstairs(location) else g.parts(g.hex_of(location))
    there = [unit for part in parts for side in (0, 1) for unit in g.here(side, part)]
    moving = [unit for unit in moving_units(g) if unit in there]
    harmed = hurts(found.chain, moving or there)
    return say(lang, "locknload-hurts", chance=about(harmed, lang)), harmed


def marked_volley(
    g: Battle, marking: Marking, target: int, opportunity: bool, also: Option | None = None
) -> Volley:
    """Those who fire as the set is marked now; one of them in this way, whether he is marked so or not."""
    words = [verb.word for verb in FIRE_WAYS]
    volley = Volley(g.at[marking.members[0].ways[0].value], target, opportunity)
    for member, way in zip(marking.members, ways_of(marking.members, marking.now), strict=True):
        fires = also if also in member.ways else member.ways[way] if way >= 0 else None
        if fires is not None:
            volley.add(fires.value, words.index(fires.verb))
    return volley


def halved_words(halves: int) -> str:
    """So many halves of a point.

    >>> halved_words(9), halved_words(1), halved_words(4)
    ('4½', '½', '2')
    """
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


# -- melee ------------------------------------------------------------------------------------------


def blow_sheets(g: Battle, game: Game, ask: Ask, lang: str) -> list[Sheet]:
    """LOCKNLOAD 8.0: each choice of targets with its odds, and what the others can do in turn."""
    found = round_sheets(g, game, ask.seat, lang)
    blow = found[0]
    if ask.kind == "strikers":
        blow.facing[1] = [f"unit:{unit}" for unit in victims_of(g)]
        blow.rows = [row for row in blow.rows if row.pieces == blow.facing[1]]
    else:
        for row in blow.rows:
            row.marks = [row_mark(ask, piece) for piece in row.pieces]
    return found if ask.seat == g.opener else [blow]


def meeting(g: Battle, game: Game, side: int, place: int, units: list[int], lang: str) -> list[Sheet]:
    """LOCKNLOAD 8.0, 8.1: the blows of both sides, should it come to a round somewhere, once these have gone in;
    nothing where there is none, or not this turn."""
    twin = g.copy()
    for unit in units:
        twin.put(unit, place)
        twin.mark_moved(unit)
    twin.arena, twin.assailant = place, side
    if place in g.fought or not (attackers(twin, side, place) and eligible(twin, 1 - side, place)):
        return []
    twin.opener = opens(twin)
    return round_sheets(twin, game, side, lang)


def round_sheets(g: Battle, game: Game, side: int, lang: str) -> list[Sheet]:
    """LOCKNLOAD 8.0: both sides' blows in the arena, every choice of targets."""
    sides = (side, 1 - side)
    mine, theirs = [attackers(g, one, g.arena) for one in sides]
    facing = [[f"unit:{u}" for u in units] for units in (mine, eligible(g, 1 - side, g.arena))]
    quick = [strikes_first(g, units) for units in (mine, theirs)]
    told = "still" if quick[0] == quick[1] else "first" if quick[0] else "second"
    note = say(lang, f"locknload-sheet-{told}") if side == g.opener or told == "second" else ""
    rows, reply = [ladder(g, one) for one in sides]
    found = [
        Sheet(
            id="blow",
            title=say(lang, "locknload-sheet-blow"),
            rows=[blow_row(g, game, made, lang) for made in rows],
            note=note,
            facing=facing,
            open=True,
        )
    ]
    if reply:
        blows = [blow_row(g, game, made, lang, "ill") for made in reply]
        found.append(Sheet(id="reply", title=say(lang, "locknload-sheet-reply"), rows=blows, open=True))
    return found


def meeting_words(found: list[Sheet], lang: str) -> str:
    """The best blow of each side, in a few words."""
    likely = [sheet.rows[0].odds[0] for sheet in found if sheet.rows]
    chances = [about(Fraction(line.numerator, line.denominator), lang) for line in likely]
    if not chances:
        return ""
    return say(lang, "locknload-blows", mine=chances[0], theirs=chances[1] if len(chances) > 1 else about(0, lang))


def row_mark(ask: Ask, piece: str) -> str:
    """The answer that marks a unit as a target."""
    assert ask.marking is not None
    return next(m.ways[0].text for m in ask.marking.members if f"unit:{m.ways[0].value}" == piece)


def blow_row(g: Battle, game: Game, made: Blow, lang: str, tone: str = "good") -> SheetRow:
    killed = odds_line(game, "killed", Fraction(blow_chance(made.need), WAYS_OF_TWO_DICE), lang)
    killed.tone = tone
    plain, odds = columns_of(g, made)
    return SheetRow(
        label=listed([game.noun("unit", unit, lang) for unit in made.victims], lang),
        pieces=[f"unit:{unit}" for unit in made.victims],
        odds=[killed],
        modifiers=modifier_lines(game, made.lines, lang),
        means=odds_words(made, plain, odds, lang),
        rule="8.0",
    )


def odds_words(made: Blow, plain: str, odds: str, lang: str) -> str:
    """Firepower against firepower, its column and the one it is shifted to, what the dice have to show."""
    need = max(2, min(13, made.need))
    shifted = "yes" if odds != plain else "no"
    facts = {"attack": made.attack, "defence": made.defence, "plain": plain, "odds": odds}
    return say(lang, "locknload-sheet-odds", shifted=shifted, need=need, **facts)


# -- rallying ---------------------------------------------------------------------------------------


def rally_rows(g: Battle, game: Game, side: int, lang: str) -> list[SheetRow]:
    """LOCKNLOAD 3.0: each shaken unit of a side, leaders first, as they will try."""
    shaken = [unit for unit in on_hand(g, side) if g.status[unit] & SHAKEN_BIT]
    shaken.sort(key=lambda unit: (g.kind(unit) != LEADER, turn_of(g, unit)))
    return [rally_row(g, game, unit, lang) for unit in shaken]


def rally_row(g: Battle, game: Game, unit: int, lang: str) -> SheetRow:
    """What a unit needs and why; where only a leader who is shaken himself could help it, what it needs then."""
    row = SheetRow(label=game.noun("unit", unit, lang), pieces=[f"unit:{unit}"], rule="3.0")
    if g.phase == RALLYING and g.status[unit] & TRIED_BIT:
        row.means = say(lang, "locknload-sheet-tried")
        return row
    reason = no_try(g, unit)
    leader = next(
        (other for other in g.companions(unit) if g.kind(other) == LEADER and g.status[other] & SHAKEN_BIT), -1
    )
    if reason is not None and leader >= 0:
        g = g.copy()
        g.turn_over(leader, False)
        reason = no_try(g, unit)
    else:
        leader = -1
    if reason is not None:
        row.means = in_words(game, reason, lang).text
        return row
    lines: list[Modifier] = rally_lines(g, unit)
    need = g.morale(unit) - sum([line.value for line in lines])
    row.means = say(lang, "locknload-sheet-needs", need=need, morale=g.morale(unit))
    if leader >= 0:
        row.means = say(lang, "locknload-sheet-once", leader=game.noun("unit", leader, lang), needs=row.means)
    row.modifiers = modifier_lines(game, lines, lang)
    row.odds = [odds_line(game, "rallied", Fraction(rally_chance(g, unit), WAYS_OF_TWO_DICE), lang)]
    return row


# -- smoke ------------------------------------------------------------------------------------------


def lays(g: Battle, ask: Ask, option: Option) -> list[SpaceNow]:
    """LOCKNLOAD 7.0, 20.1: the cloud or the flare itself, where it would be, and what the flare would light."""
    mark = LAID.get(ask.kind)
    if not mark or option.of != AT.of:
        return []
    if mark != "flare":
        return [SpaceNow(id=f"hex:{option.value}", marks=[mark])]
    light = [h for h in g.theater.map.board.hexes if lights(g, option.value, h)]
    return [SpaceNow(id=f"hex:{h}", marks=[mark, "lit"] if h == option.value else ["lit"]) for h in light]


def cuts(g: Battle, ask: Ask, option: Option) -> list[SightChange]:
    """LOCKNLOAD 7.0, 10.3: lines between the sides that smoke in a hex would cut or degrade further."""
    if ask.kind not in ("smoke-at", "cloud") or option.of != AT.of or option.value in g.smoke:
        return []
    clouded = [*g.clouds(), option.value]
    found: list[SightChange] = []
    for here in g.locations(0):
        for there in g.locations(1):
            now = g.look(here, there)
            then = g.theater.map.look(here, there, clouded)
            if now not in (BLOCKS, then):
                found.append(SightChange(a=f"hex:{here}", b=f"hex:{there}", cut=then == BLOCKS))
    return found


def cut_words(changes: list[SightChange], lang: str) -> str:
    """How many lines smoke would cut, and how many it would degrade."""
    cut = len([change for change in changes if change.cut])
    if not changes:
        return say(lang, "locknload-cuts-none")
    return say(lang, "locknload-cuts", cut=cut, hindered=len(changes) - cut)
