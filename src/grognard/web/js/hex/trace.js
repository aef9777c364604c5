// What is drawn to explain a hex board just now: one line of sight, one way, one shading. What they look like is in hex/lines.js.

import { inHand } from "../draft.js";
import { HIGH } from "./places.js";
import { t, wholePercent, word } from "../words.js";

/** @typedef {import("../boardtypes.js").Plan} Plan */
/** @typedef {import("../boardtypes.js").Sight} Sight */
/** @typedef {import("./board.js").HexBoard} HexBoard */

export class Trace {
  /** @param {HexBoard} board */
  constructor(board) {
    this.board = board;
    /** A piece or hex from which one looks though it is not selected. */
    this.viewpoint = "";
  }

  /** Looks from what is selected: first along a line to what is pointed at, then all around, then no more. */
  lookAbout() {
    if (!this.eye()) {
      const here = this.board.keys.hexOfInterest();
      const from = this.board.units.inHex(here)[0]?.id ?? (here || this.board.scene?.pieces.find((p) => p.acts)?.id);
      if (!from) return false;
      this.viewpoint = from;
    }
    this.board.looking = (this.board.looking + 1) % 3;
    this.board.view = null;
    if (this.board.looking === 1) this.askSight();
    if (this.board.looking === 2) this.board.hooks.look?.(this.eye());
    if (!this.board.looking) this.viewpoint = "";
    this.board.lights.hexes();
    this.draw();
  }

  /** From where one looks: from what is selected, or from the hex that was pointed at. */
  eye() {
    return this.board.selected[0] ?? this.viewpoint;
  }

  /** Asks for the line from what is selected to the hex that is pointed at. */
  askSight() {
    const from = this.eye();
    if (from && this.board.pointed && this.board.pointed !== this.board.units.drawn.get(from)?.piece.place) this.board.hooks.look?.(from, this.board.pointed);
  }

  /** Everything that explains: what is pointed at, what is armed, what is seen. One line, one way, one shading. */
  draw() {
    this.board.lines.clear();
    this.board.clearAim();
    for (const way of this.board.trails) this.board.lines.trail(way.flatMap((id) => this.board.middle(id) ?? []));
    const from = this.board.view?.about ?? "";
    const seen = this.board.view?.spaces ? new Set([...this.board.view.spaces, this.board.groundOf(this.board.units.drawn.get(from)?.piece.place ?? from)]) : null;
    this.board.legend.hidden = !seen;
    this.board.lines.view(seen, new Set(this.board.view?.hindered ?? []));
    const line = this.board.view?.sight;
    const [a, b] = [this.board.middle(this.board.view?.about ?? ""), this.board.middle(line?.space ?? line?.piece ?? "")];
    if (line && a && b) this.board.lines.sight(line, a, b, blockerWord);
    if (this.board.armed) this.drawPlan(this.board.armed, true);
    const id = this.board.told;
    this.drawAim(id);
    if (!id || this.board.armed) return this.board.armed || id ? undefined : this.drawOnlyAim();
    const hex = this.board.units.drawn.get(id)?.piece.place ?? id;
    const [plan] = this.board.lights.plansAt(hex, id);
    if (plan && !this.board.looking) this.drawPlan(plan);
    else this.drawSight(id);
    const at = this.board.middle(hex);
    const options = this.board.targets.get(id) ?? [];
    this.preview(options.flatMap((o) => o.lines ?? []), options.flatMap((o) => o.lays ?? []), options.find((o) => o.company)?.company);
    const carried = options.length && this.board.places?.byId.has(id) && this.board.scene ? inHand(this.board.scene) : null;
    if (at && carried) this.board.lines.above.append(this.board.units.ghost(carried, at, null));
    const threats = options.flatMap((o) => o.threats ?? []);
    if (at && !plan) this.board.lines.threats(threats, at, (x) => this.board.middle(x));
  }

  /** What would come of an answer, before it is given: what would lie on the ground, lines it would cut, who could act along. @param {import("../boardtypes.js").SightChange[]} lines @param {Partial<import("../boardtypes.js").Space>[]} lays @param {import("../boardtypes.js").Company | null} [company] */
  preview(lines, lays, company) {
    if (lays.length) this.board.lines.laid.append(this.board.drawStates(lays, true));
    this.board.lines.changes(lines, (x) => this.board.middle(x));
    for (const space of company?.spaces ?? []) this.board.lines.hex("company", this.board.groundOf(space));
    const at = this.board.middle(company?.spaces[0] ?? "");
    if (company && at) this.board.lines.tag("tag-company", company.label, { x: at.x, y: at.y - HIGH * 0.42 });
  }

  /** What is fired at, where a question is about that: ringed, with the line from who could fire. @param {string | null} id what is pointed at */
  drawAim(id) {
    const aims = (this.board.scene?.sights ?? []).filter((sight) => this.board.places?.byId.has(sight.piece));
    for (const space of new Set(aims.map((sight) => sight.piece))) this.board.lines.hex("aim", this.board.groundOf(space));
    const here = (/** @type {string} */ piece) => this.board.units.drawn.get(piece)?.piece.place ?? piece;
    if (!this.board.armed) for (const space of new Set(aims.map((sight) => here(sight.viewer)))) this.drawChance(space);
    const line = aims.length === 1 ? aims[0] : aims.find((sight) => id && here(sight.viewer) === here(id));
    const [from, to] = [this.board.middle(line?.viewer ?? ""), this.board.middle(line?.piece ?? "")];
    if (line && from && to) this.board.lines.sight(line, from, to, blockerWord);
  }

  /** How likely what could be done from there is to do what it is done for, as soon as that is known. @param {string} space */
  drawChance(space) {
    const at = this.board.middle(space);
    const option = this.board.scene?.ask?.options.find((o) => o.spaces?.includes(space));
    if (at && option?.chance !== undefined) this.board.lines.tag("tag-fire", wholePercent(option.chance), { x: at.x, y: at.y - HIGH * 0.42 });
  }

  /** While nothing is pointed at: the line to the one piece a question is about. */
  drawOnlyAim() {
    const aimed = [...this.board.targets.keys()].filter((x) => this.board.scene?.sights?.some((sight) => sight.piece === x));
    if (aimed.length === 1) this.drawSight(/** @type {string} */ (aimed[0]));
  }

  /** @param {Plan} plan @param {boolean} [armed] */
  drawPlan(plan, armed = false) {
    const from = this.board.middle(this.board.selected[0] ?? "") ?? this.board.actor();
    const target = plan.pieces?.[0] ?? "";
    const at = this.board.middle(target || plan.space || "");
    if (target && !this.drawSight(target) && from && at) this.board.lines.sight({ viewer: "", piece: target, length: 0, clear: true }, from, at, blockerWord);
    const start = from ?? this.board.middle(plan.spaces?.[0] ?? ""); // who comes from outside begins in the first hex
    if (start && !target && at) this.board.lines.way({ ...plan, label: armed ? "" : [plan.label, plan.odds, again()].filter(Boolean).join(" · ") }, start, (space, i) => this.spent(plan, space, i), (id) => this.board.middle(id));
    if (!at) return;
    if (target || armed) this.board.lines.hex("aim", this.board.units.drawn.get(target)?.piece.place ?? plan.space ?? "");
    for (const goal of plan.goals ?? []) this.drawGoal(goal, plan);
    if (armed) this.board.lines.armed(plan.odds || plan.label, at);
    else if (target) this.board.lines.tag("tag-fire", plan.odds || plan.label, { x: at.x, y: at.y - HIGH * 0.42 });
  }

  /** Who would stand where and face which way, as a counter that is not there yet. @param {import("../boardtypes.js").Goal} goal @param {Plan} plan */
  drawGoal(goal, plan) {
    const space = goal.space || plan.space || "";
    const [at, faces] = [this.board.middle(space), this.board.middle(goal.faces)];
    if (!at) return;
    if (goal.space) this.board.lines.hex("aim", goal.space);
    if (faces) this.board.lines.facing(at, faces);
    const piece = this.board.units.drawn.get(goal.piece)?.piece;
    if (piece && (piece.place !== space || goal.faces)) this.board.lines.above.append(this.board.units.ghost(piece, at, faces));
  }

  /** The points a way has cost when it comes to a space: as told, or as the plan that ends there says. @param {Plan} plan @param {string} space @param {number} i @returns {number | null} */
  spent(plan, space, i) {
    if (plan.costs) return plan.costs[i] ?? null;
    if (space === plan.space) return plan.cost ?? null;
    return this.board.plans.find((other) => other.space === space && other.group === plan.group && other.kind === plan.kind && !other.pieces?.length)?.cost ?? null;
  }

  /** The line to a piece that the one acting looks at. @param {string} id @returns {boolean} whether there is one */
  drawSight(id) {
    const sight = this.board.scene?.sights?.find((x) => x.piece === id);
    const from = this.board.middle(sight?.viewer ?? "");
    const to = this.board.middle(id);
    if (sight && from && to) this.board.lines.sight(sight, from, to, blockerWord);
    return Boolean(sight && from && to);
  }
}

/** What a finger does next with a way it sees. */
const again = () => (matchMedia("(hover: none)").matches ? t("web-tap-again") : "");

/** What is in the way, where, and by which section, as a tag says it. @param {Sight} sight */
const blockerWord = (sight) => (sight.blocker ? [t("web-blocked", { what: [sight.label || word("terrain", sight.blocker).toLowerCase(), sight.where].filter(Boolean).join(", ") }), sight.rule].filter(Boolean).join(" · ") : "");

/** A line for who does not see it: how long, what it comes through, what stops it. @param {Sight} sight @param {(id: string) => string} name */
export function sightWords(sight, name) {
  const through = (sight.hinders ?? []).map(({ space, label }) => `${name(space)} ${label}`);
  return t("web-looked", { length: sight.length, words: [...through, sight.clear ? t("web-looked-clear") : blockerWord(sight)].join(", ") });
}
