// A board of hexes: shows a scene on it, what can be picked and what the selection could do, and reports what is clicked. It knows no rules.

import { announce, h } from "../dom.js";
import { el, num } from "../svg.js";
import { Camera } from "./camera.js";
import { Figures } from "./figures.js";
import { Hand } from "./hand.js";
import { Keys } from "./keys.js";
import { Lights } from "./lights.js";
import { Trace, sightWords } from "./trace.js";
import { drawHexGround } from "./ground.js";
import { HIGH, HexPlaces } from "./places.js";
import { HexLines } from "./lines.js";
import { HexResults } from "./results.js";
import { HexUnits } from "./units.js";
import { Inspector } from "./inspector.js";
import { Minimap } from "./minimap.js";
import { Motion } from "../animate.js";
import { prefer } from "../settings.js";
import { effectOf, freshLines, manners, t, word } from "../words.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("../boardtypes.js").FieldOfView} FieldOfView */
/** @typedef {import("../boardtypes.js").Hooks} Hooks */
/** @typedef {import("../boardtypes.js").Line} Line */
/** @typedef {import("../boardtypes.js").Option} Option */
/** @typedef {import("../boardtypes.js").Path} Path */
/** @typedef {import("../boardtypes.js").Plan} Plan */
/** @typedef {import("../boardtypes.js").Scene} Scene */
/** @typedef {import("../boardtypes.js").Things} Things */
/** @typedef {import("./grid.js").Hex} Hex */
/** @typedef {import("./ground.js").HexGround} HexGround */

let boards = 0;
const SEEN = 1400; // milliseconds what came of something stays in view before the board goes elsewhere by itself
const TAG = 12; // pixels of words on the board above their middle, and below it
const FEW = 8; // places to choose from that are looked at together

export class HexBoard {
  /** @param {HTMLElement} container @param {Hooks} hooks */
  constructor(container, hooks) {
    this.hooks = hooks;
    this.prefix = `hexboard${++boards}`;
    this.motion = new Motion();
    this.figures = new Figures();
    this.units = new HexUnits(this.motion, this.figures);
    this.lines = new HexLines();
    this.results = new HexResults(this.motion);
    this.lights = new Lights(this);
    this.trace = new Trace(this);
    this.states = el("g", { class: "hexground hex-states" });
    /** Night, and where one sets up: below what glows, for it dims nothing that can be chosen. */
    this.areas = el("g", { class: "hexground hx-states", "aria-hidden": "true" });
    this.play = el("svg", { class: "hex-play" }, this.areas, this.lines.overlay, this.lights.spots, this.lines.field, this.states, this.lines.laid, this.lights.plaques, this.lines.ways, this.units.layer, this.units.plaques, this.units.melees, this.units.above, this.lines.above, this.results.layer);
    this.ground = el("svg", { class: "hexground hex-ground", "aria-hidden": "true" });
    this.plane = h("div", { class: "hex-plane" }, this.ground, this.play);
    this.minimap = new Minimap((p) => this.camera.look.look(p.x, p.y, this.camera.look.k));
    this.inspector = new Inspector(this.units, { select: (ids) => this.select(ids), close: () => this.inspect(""), order: (id, value) => this.hooks.order?.(id, value), moved: () => this.inspect(this.inspector.about) }, hooks.shelf);
    /** What the shading means while all that is seen is shown. */
    this.legend = h("p", { class: "hexcard view-legend", hidden: true }, t("web-view-legend"));
    this.pane = h("div", { class: "hexboard", tabindex: "0", role: "group" }, this.figures.node, this.plane, this.inspector.node, this.minimap.node, this.legend);
    container.append(this.pane);
    this.camera = new Camera(this.pane, this.plane, () => this.moved(), () => this.rested(), () => this.motion.still);
    this.lines.nudge = (at, wide) => this.nudge(at, wide);
    /** @type {HexPlaces | null} */
    this.places = null;
    /** @type {import("../boardtypes.js").Board | null} */
    this.printed = null;
    this.groundKey = "";
    this.statesKey = "";
    /** @type {HexGround | null} */
    this.drawn = null;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Map<string, Option[]>} options by the piece or space they point at */
    this.targets = new Map();
    /** @type {Plan[]} what the selection could do */
    this.plans = [];
    /** @type {Plan | null} */
    this.armed = null;
    /** @type {Point[]} where something happened last */
    this.happened = [];
    /** @type {string[][]} where others went, as spaces one after another */
    this.trails = [];
    /** @type {Path[]} ways that lead further off at this question */
    this.walks = [];
    /** @type {Map<string, Path>} those of the kind that is looked at */
    this.paths = new Map();
    /** The kind of way that is looked at, where there are several. */
    this.kind = "";
    /** @type {Map<string, import("../boardtypes.js").Piece>} each piece as it was last seen on the board, lost ones too */
    this.stood = new Map();
    /** @type {string[]} */
    this.selected = [];
    /** Whether plans for it are on their way. */
    this.promised = false;
    /** @type {Set<string>} */
    this.chosen = new Set();
    /** @type {string | null} what the pointer or the focus is on */
    this.told = null;
    /** @type {string} the hex under the pointer */
    this.pointed = "";
    /** @type {FieldOfView | null} */
    this.view = null;
    /** Whether lines of sight are shown from what is selected: 1 a line to what is pointed at, 2 all that is seen. */
    this.looking = 0;
    /** @type {Line[] | null} */
    this.log = null;
    /** Until when what came of something is looked at, and what is waited with for that. */
    this.seenAt = 0;
    this.later = 0;
    this.stop = new AbortController();
    this.hand = new Hand(this);
    this.keys = new Keys(this);
  }

  // ---------------------------------------------------------------------------------------------- what the shell calls

  /** @param {Scene} scene @param {{animate?: boolean}} [how] */
  show(scene, { animate = true } = {}) {
    const first = !this.scene;
    const moving = animate && !first && !this.motion.still;
    this.motion.finish();
    const fresh = freshLines(this.log, scene.log ?? []);
    if ((scene.log?.length ?? 0) < (this.log?.length ?? 0)) this.results.clear();
    this.log = scene.log ?? [];
    const had = this.keys.focusedId();
    if (scene.title) this.pane.setAttribute("aria-label", scene.title);
    this.units.kit = manners();
    if (scene.board?.spaces?.length) this.setGround(scene);
    if (!this.places) return;
    this.places.setRooms(scene.rooms ?? []);
    this.setStates(scene);
    const asked = scene.ask && scene.ask.prompt !== this.scene?.ask?.prompt;
    this.scene = scene;
    this.plans = [];
    this.armed = null;
    this.trails = [];
    this.walks = [];
    this.paths = new Map();
    this.view = null;
    this.looking = 0;
    this.setTargets(scene.ask?.options ?? []);
    this.units.set(withOrders(scene), moving);
    for (const piece of scene.pieces) if (this.places.byId.has(piece.place)) this.stood.set(piece.id, piece);
    const lost = this.selected.length > 0;
    this.selected = asked && this.passedBy(scene) ? [] : this.selected.filter((id) => this.units.drawn.has(id));
    if (lost && !this.selected.length) this.inspect(""); // those who were looked at are no more, or have no part in it
    this.lights.show();
    this.minimap.show([...this.units.piles.values()].map(({ pile }) => ({ x: pile.hex.x, y: pile.hex.y, slot: this.units.slot(pile.side) })));
    if (this.inspector.about) this.inspect(this.units.drawn.get(this.selected[0] ?? "")?.piece.place ?? this.inspector.about);
    if (had) this.keys.focusOn(had);
    this.retell();
    if (!this.camera.began) this.start();
    if (first) return;
    this.tellResults(fresh);
    if (moving) this.flash(fresh);
    this.follow(fresh);
    if (this.selected.length) this.hooks.select?.(this.selected, true);
    this.hand.putDown();
  }

  /** Whether others act, and what is asked has nothing to do with who is selected. @param {Scene} scene */
  passedBy(scene) {
    const acting = scene.pieces.filter((p) => p.acts).map((p) => p.id);
    const meant = new Set([...acting, scene.ask?.about ?? "", ...this.targets.keys()]);
    return acting.length > 0 && !this.selected.some((id) => meant.has(id) || meant.has(this.units.drawn.get(id)?.piece.place ?? ""));
  }

  /** Marks things, such as those a line of the log speaks of, or that an option points at. @param {Partial<Things>} [things] */
  highlight({ pieces = [], spaces = [], threats = [], lines = [], lays = [], company = null } = {}) {
    for (const node of this.play.querySelectorAll(".marked")) node.classList.remove("marked");
    for (const id of pieces) this.units.drawn.get(id)?.node.classList.add("marked");
    this.lines.clear();
    for (const id of spaces) this.lines.hex("marked", id);
    if (!pieces.length && !spaces.length && !threats.length) return this.trace.draw();
    for (const id of pieces) this.trace.drawSight(id);
    this.trace.drawAim(pieces[0] ?? spaces[0] ?? null);
    this.trace.preview(lines, lays, company);
    const at = this.middle(spaces[0] ?? "") ?? this.actor();
    if (at) this.lines.threats(threats, at, (id) => this.middle(id));
  }

  /** Marks what is in the set that is being chosen. @param {{pieces: string[], spaces: string[]}} things */
  choose({ pieces, spaces }) {
    this.chosen = new Set([...pieces, ...spaces]);
    this.lights.show();
  }

  /** @param {Path[]} paths */
  setPaths(paths) {
    this.walks = paths;
    this.setPlans(paths.map((path) => ({ ...path, group: "", answers: path.steps })));
  }

  /** What the selection could do. They come after the scene they belong to. @param {Plan[]} plans */
  setPlans(plans) {
    this.plans = plans;
    this.paths = new Map(this.walks.filter((path) => this.lights.meant({ ...path, answers: path.steps })).map((path) => [path.space, path]));
    this.lights.show();
    this.trace.draw();
    if (this.hand.last) this.hand.rested(); // what is pointed at may be a way now, or none
  }

  /** Looks at ways of another kind. @param {string} kind */
  setKind(kind) {
    this.kind = kind;
    this.setPlans(this.plans);
  }

  /** What waits for a second click. @param {Plan | null} plan */
  setArmed(plan) {
    this.armed = plan;
    this.lights.show();
    this.trace.draw();
    const at = this.middle(plan?.pieces?.[0] || plan?.space || "");
    const from = this.middle(this.selected[0] ?? "") ?? this.actor();
    if (at) this.camera.bringIn(from ? [from, at] : [at]);
  }

  /** The small map gives way where it lies on what waits for a second click, or on who would do it. */
  clearAim() {
    const { node } = this.minimap;
    const half = (HIGH * this.camera.look.k) / 2;
    const ends = this.armed ? [this.armed.pieces?.[0] || this.armed.space || "", this.selected[0] ?? ""].flatMap((id) => this.middle(id) ?? []) : [];
    const hidden = ends.map((p) => this.onScreen(p)).some(({ x, y }) => x + half > node.offsetLeft && x - half < node.offsetLeft + node.offsetWidth && y + half > node.offsetTop && y - half < node.offsetTop + node.offsetHeight);
    node.classList.toggle("aside", hidden);
  }

  /** Where others went, until something is selected. @param {string[][]} trails */
  setTrails(trails) {
    this.trails = trails;
    this.trace.draw();
  }

  /** What came of this is to be seen again, and of nothing else. @param {Line[]} lines */
  retellResults(lines) {
    this.results.clear();
    this.tellResults(lines);
  }

  /** The player acts: how it came to this is told no longer. */
  forget() {
    this.stayHere();
    this.trails = [];
    this.results.clear();
    this.trace.draw();
  }

  /** What a piece sees, or the line from it to one space. @param {FieldOfView} view */
  setView(view) {
    this.view = view;
    if (this.looking === 1 && view.sight) announce(sightWords(view.sight, (id) => this.places?.byId.get(id)?.name ?? ""));
    this.lights.hexes();
    this.trace.draw();
  }

  /** Why something of another side cannot be reached is said: the line to it shows what that is about. @param {string} id */
  glance(id) {
    const [from, to] = [this.selected[0] ?? "", id].map((one) => this.units.drawn.get(one)?.piece);
    if (from && to && from.side !== to.side && !this.looking) this.hooks.look?.(from.id, to.place);
  }

  /** A step of how something was decided: each thing that was weighed with why or why not. @param {import("../boardtypes.js").Step | null} step */
  explain(step) {
    this.lines.clear();
    if (!step) return this.trace.draw();
    const marks = (step.marks ?? []).flatMap((mark) => (this.middle(mark.id) ? [mark] : []));
    this.lines.step(marks.map((mark) => ({ ...mark, id: this.units.drawn.get(mark.id)?.piece.place ?? mark.id })), (step.lines ?? []).flatMap(([a, b]) => {
      const [from, to] = [this.middle(a), this.middle(b)];
      return from && to ? [{ from, to }] : [];
    }));
    const seen = marks.filter((mark) => mark.state === "taken").flatMap((mark) => this.middle(mark.id) ?? []);
    if (prefer.follow && seen.length) this.camera.bringIn(seen);
  }

  /** Lays an area over the ground, or takes it away. @param {import("../boardtypes.js").Overlay | null} overlay */
  lay(overlay) {
    this.lines.lay(overlay ? new Set(overlay.spaces) : new Set(), overlay?.whose ? this.units.slot(overlay.whose) : "");
  }

  /** The whole board, or back to what was looked at before. */
  fit() {
    this.camera.whole();
  }

  /** @param {number} factor */
  zoom(factor) {
    this.camera.look.zoom(factor);
  }

  destroy() {
    this.stop.abort();
    clearTimeout(this.later);
    this.camera.destroy();
    this.motion.finish();
    this.results.clear();
    this.inspector.node.remove(); // it may lie beside the board
    clearTimeout(this.hand.pressing);
    this.pane.remove();
  }

  // ---------------------------------------------------------------------------------------------- ground and view

  /** @param {Scene} scene */
  setGround(scene) {
    const { board } = scene;
    if (board === this.printed) return;
    this.printed = board;
    const key = JSON.stringify([board.width, board.height, board.cell, board.spaces, board.routes]);
    if (key === this.groundKey) return;
    this.groundKey = key;
    const drawn = (this.drawn = drawHexGround(/** @type {import("./grid.js").Ground} */ (board), this.prefix));
    const places = (this.places = this.units.places = this.lines.places = new HexPlaces(drawn.grid));
    const { x, y, w, h: tall } = places.sheet;
    this.ground.replaceChildren(drawn.defs, ...drawn.layers);
    for (const node of [this.play, this.ground]) {
      for (const [name, value] of Object.entries({ width: w, height: tall, viewBox: `${x} ${y} ${w} ${tall}` })) node.setAttribute(name, String(value));
      Object.assign(node.style, { left: `${x}px`, top: `${y}px` });
    }
    this.minimap.set(drawn.grid.box, drawn.minimap());
    this.lights.spotNodes.clear();
    this.lights.spots.replaceChildren();
    this.camera.began = false;
  }

  /** What came and went on the ground: smoke, craters, wrecks. @param {Scene} scene */
  setStates(scene) {
    const key = JSON.stringify(scene.spaces ?? []);
    if (key === this.statesKey || !this.drawn) return;
    this.statesKey = key;
    const drawn = this.drawStates(scene.spaces ?? []);
    this.areas.replaceChildren(...drawn.querySelectorAll(".hx-area"));
    this.states.replaceChildren(drawn);
  }

  /** @param {Partial<import("../boardtypes.js").Space>[]} spaces what they are beside what is printed @param {boolean} [alone] without that */
  drawStates(spaces, alone = false) {
    const drawn = /** @type {HexGround} */ (this.drawn);
    return drawn.states(/** @type {import("./states.js").SpaceState[]} */ (spaces), (mark) => word("mark", mark), (side) => this.units.slot(side), alone);
  }

  /** Where one looks at first: at what is to be decided, or at who is there. */
  start() {
    const { places } = this;
    if (!places) return;
    const at = this.decision();
    this.camera.begin(places.sheet, at.length ? at : [...this.units.piles.values()].map((s) => s.pile.hex));
  }

  /** Where what can be chosen is. @returns {Point[]} */
  decision() {
    const acting = this.actor();
    if (acting) return [acting];
    return [...this.targets.keys()].flatMap((id) => this.middle(id) ?? []);
  }

  /** Something of the view changed; nothing but the plane has been moved yet. */
  moved() {
    if (!this.camera.began && this.places && this.camera.look.width) return this.start();
    this.minimap.follow(this.camera.look.view());
  }

  /** The view has come to rest: what depends on how near it is follows. */
  rested() {
    const { k } = this.camera.look;
    // Set where they are needed, and only when they change: whatever inherits them is styled anew.
    setVar(this.play, "--px", num(1 / k));
    this.drawn?.near(k);
    this.units.view = this.camera.look.view();
    const size = Math.round(Math.max(1, Math.min(1.18, 40 / (44 * k))) * 50) / 50;
    const relay = size !== this.units.size || (this.units.open !== "" && k !== this.units.scale);
    this.units.size = size;
    this.units.scale = k;
    this.layResults();
    this.clearAim();
    if (relay && this.scene) this.units.lay(false);
    if (this.hand.last) this.hand.rested();
  }

  /** Goes where it happens, if that is out of view, not before what came of something in view was seen; then back to what is to be decided. @param {Line[]} fresh */
  follow(fresh) {
    if (!prefer.follow) return;
    clearTimeout(this.later);
    const left = this.seenAt - performance.now();
    const go = () => {
      this.followNow(fresh);
      if (fresh.some((line) => line.outcome && this.fellAt(line))) this.seenAt = performance.now() + SEEN;
    };
    if (left > 0) this.later = setTimeout(go, left);
    else go();
  }

  /** The hand has taken over: the board goes nowhere by itself. */
  stayHere() {
    clearTimeout(this.later);
    this.seenAt = 0;
    this.camera.halt();
  }

  /** @param {Line[]} fresh */
  followNow(fresh) {
    const happened = this.placesOf(fresh.slice(-3));
    if (happened.length) this.happened = happened;
    if (happened.length && this.camera.follow(happened)) return;
    if (!this.scene?.ask) return;
    const aim = this.scene.ask.marking ? (this.scene.sights ?? []).flatMap(({ viewer, piece }) => [this.middle(viewer), this.middle(piece)].flatMap((p) => p ?? [])) : [];
    const few = [...this.targets.keys()].filter((id) => this.places?.byId.has(id));
    if (aim.length) this.camera.bringIn(aim);
    else if (few.length && few.length === this.targets.size && few.length <= FEW) this.camera.bringIn(this.decision());
    else this.camera.follow(this.decision(), this.happened);
  }

  /** Where lines of the log speak of. @param {Line[]} lines @returns {Point[]} */
  placesOf(lines) {
    return lines.flatMap((line) => [...(line.pieces ?? []), ...(line.spaces ?? [])]).flatMap((id) => this.middle(id) ?? []);
  }

  /** The middle of the hex of a piece, or of a space. @param {string} id @returns {Point | null} */
  middle(id) {
    return this.places?.byId.get(this.units.drawn.get(id)?.piece.place ?? id) ?? null;
  }

  /** The hex of a space, which may be a room in it. @param {string} id */
  groundOf(id) {
    const hex = this.places?.byId.get(id);
    return hex?.of?.id ?? id;
  }

  /** Where the piece stands whose turn it is to act. @returns {Point | null} */
  actor() {
    const acting = this.scene?.pieces.find((p) => p.acts && this.units.drawn.has(p.id));
    return acting ? this.middle(acting.id) : null;
  }

  // ---------------------------------------------------------------------------------------------- what can be picked

  /** @param {Option[]} options */
  setTargets(options) {
    this.targets = new Map();
    for (const option of options) {
      for (const id of new Set([...(option.pieces ?? []), ...(option.spaces ?? [])])) this.targets.set(id, [...(this.targets.get(id) ?? []), option]);
    }
  }

  // ---------------------------------------------------------------------------------------------- what is looked at

  /** @param {string[]} ids */
  select(ids) {
    this.selected = ids;
    this.plans = [];
    this.armed = null;
    if (ids.length) {
      this.trails = [];
      this.results.clear();
    }
    this.view = null;
    const place = this.units.drawn.get(ids[0] ?? "")?.piece.place ?? "";
    if (this.units.open && this.units.pileOf(ids[0] ?? "")?.pile.key !== this.units.open) this.units.spread("");
    this.promised = this.hooks.select?.(ids) ?? false;
    this.lights.show();
    this.inspect(place);
    this.trace.draw();
    if (this.looking === 2 && ids[0]) this.hooks.look?.(ids[0]);
  }

  /** Lets go of all that is only looked at. */
  letGo() {
    this.looking = 0;
    this.trace.viewpoint = "";
    this.view = null;
    this.units.spread("");
    this.inspect("");
    if (!this.hand.last) this.tell(null); // nothing is pointed at but by keys
    if (this.selected.length) this.select([]);
    else {
      this.lights.hexes();
      this.trace.draw();
    }
  }

  /** Opens the inspector on a hex, or closes it. @param {string} id */
  inspect(id) {
    const hex = this.places?.byId.get(id);
    const pieces = hex ? this.units.inHex(id) : [];
    if (!hex || !pieces.length) {
      this.inspector.stretch(false);
      return this.inspector.show("", null);
    }
    this.inspector.show(id, { name: hex.name, about: this.describe(hex), pieces, gists: this.scene?.gists ?? {}, selected: new Set(this.selected), chosen: this.chosen, orders: (this.scene?.orders ?? []).filter((order) => order.about === id || pieces.some((p) => p.id === order.about)) });
    const at = this.onScreen(hex);
    const { height } = this.camera.look;
    if (!this.inspector.stand(this.pane, this.inspectorSpots(hex))) return;
    // It never lies over what it is about.
    const card = this.inspector.node.getBoundingClientRect();
    const pane = this.pane.getBoundingClientRect();
    const [x, y] = [at.x + pane.left, at.y + pane.top];
    const reach = (HIGH / 2) * this.camera.look.k;
    if (x > card.left - reach && x < card.right + reach && y > card.top - reach && y < card.bottom + reach) this.camera.goTo([{ x: hex.x, y: hex.y + (height * 0.2) / this.camera.look.k }]);
  }

  /** What the inspector should not hide: what it is about, what is decided about, and then whoever else is there. @param {Hex} hex @returns {import("../clear.js").Spot[]} */
  inspectorSpots(hex) {
    const r = (HIGH / 2) * this.camera.look.k;
    const spot = (/** @type {Point} */ p, /** @type {number} */ weight) => ({ ...this.onScreen(p), r, weight });
    const about = this.middle(this.scene?.ask?.about ?? "");
    return [spot(hex, 1000), ...(about ? [spot(about, 100)] : []), ...this.decision().map((p) => spot(p, 10)), ...[...this.units.piles.values()].map(({ pile }) => spot(pile.hex, 1))];
  }

  /** A counter as it looks, outside the board. @param {string} id */
  picture(id) {
    const piece = this.scene?.pieces.find((p) => p.id === id);
    return piece ? this.inspector.picture(piece) : null;
  }

  /** A pixel of the pane. @param {Point} p @returns {Point} */
  onScreen(p) {
    const { k, x, y } = this.camera.look;
    return { x: p.x * k + x, y: p.y * k + y };
  }

  /** How many pixels something so wide is moved sideways so that all of it is in view; what stands out of view stays there. @param {Point} p @param {number} wide */
  nudge(p, wide) {
    const { x, y } = this.onScreen(p);
    const [room, half] = [this.camera.look.width, wide / 2 + 4];
    if (x < 0 || x > room) return 0;
    const inside = Math.max(half, Math.min(x, room - half));
    const { node } = this.inspector; // what it hides of words is not read: they stand beside it
    const [left, right, top, bottom] = [node.offsetLeft, node.offsetLeft + node.offsetWidth, node.offsetTop - TAG, node.offsetTop + node.offsetHeight + TAG];
    const under = this.pane.contains(node) && !node.hidden && y > top && y < bottom && inside + half > left && inside - half < right;
    if (!under || (x > left && x < right)) return inside - x;
    const beside = x < left ? left - half : right + half;
    return beside < half || beside > room - half ? inside - x : beside - x;
  }

  /** What a hex is, in words. @param {Hex} hex */
  describe(hex) {
    const now = this.scene?.spaces?.find((s) => s.id === (hex.of ?? hex).id);
    const terrain = now?.terrain ?? hex.terrain;
    const marks = [...hex.marks, ...(now?.marks ?? [])];
    return [terrain ? word("terrain", terrain) : "", hex.level ? t("web-level", { level: hex.level }) : "", ...marks.map((mark) => word("mark", mark))].filter(Boolean).join(" · ");
  }

  /** @param {string} id @param {Point} at */
  pick(id, at) {
    this.hooks.pick((this.targets.get(id) ?? []).map((o) => o.text), at);
  }

  /** @param {string | null} id */
  tell(id) {
    if (id === this.told) return;
    this.told = id;
    if (!this.looking && this.view?.sight) this.view = null; // the line was to what was pointed at
    this.trace.draw();
    if (!id) return this.hooks.hover(null, { pieces: [], spaces: [] });
    const space = this.places?.byId.has(id) ?? false;
    const texts = this.targets.get(id)?.map((o) => o.text) ?? null;
    const plans = this.lights.plansAt(space ? id : this.units.drawn.get(id)?.piece.place ?? "", space ? "" : id);
    this.hooks.hover(texts, { pieces: space ? [] : [id], spaces: space ? [id] : [] }, this.paths.get(id), plans);
  }

  /** After a new question what the pointer is on may mean something else. */
  retell() {
    const was = this.told;
    this.told = null;
    if (was && (this.targets.has(was) || this.units.drawn.has(was))) return this.tell(was);
    if (was) this.hooks.hover(null, { pieces: [], spaces: [] });
    this.trace.draw();
  }

  // ---------------------------------------------------------------------------------------------- what happened

  /** Shots flash where they fell, as the game's manners say. @param {Line[]} lines */
  flash(lines) {
    const shots = lines.slice(-8).filter((line) => effectOf(line) === "flash");
    const spots = new Set(shots.flatMap((line) => this.fellAt(line) ?? []));
    [...spots].slice(0, 6).forEach(({ x, y }, i) => this.motion.flash(this.units.above, { x, y, s: 0.8 }, i * 130));
  }

  /** Where something came of what a line tells: the hex it was meant for, else where the last piece it speaks of is, or was before it was lost. @param {Line} line @returns {Point | null} */
  fellAt(line) {
    const piece = line.pieces?.at(-1) ?? "";
    return this.middle(line.spaces?.at(-1) ?? "") ?? this.middle(piece) ?? this.middle(this.stood.get(piece)?.place ?? "");
  }

  /** Whom of several in a hex a result is about, if it is one of them. @param {Line} line @param {Point} at */
  whose(line, at) {
    const there = [...this.stood.values()].filter((piece) => !piece.under && this.places?.byId.get(piece.place) === at);
    const all = there.filter((piece) => line.pieces?.includes(piece.id));
    const met = all.filter((piece) => piece.side !== line.luck?.side); // in a melee both sides are spoken of: not who struck
    const about = all.length > 1 && line.luck ? met : all;
    return there.length > 1 && about.length < 3 ? about.map((piece) => piece.printed || piece.name).join(", ") : "";
  }

  /** What who looks on thinks of a result: what the dice did for the other side is ill. @param {Line} line @param {string} tone what who rolls thinks of it */
  toneOf({ luck }, tone) {
    const mine = this.hooks.side?.() ?? "";
    return tone && mine && luck && luck.got > 0 !== (luck.side === mine) ? "ill" : tone;
  }

  /** Dice and what they decided, where it happened. @param {Line[]} lines */
  tellResults(lines) {
    const kit = this.units.kit;
    if (lines.some((line) => kit.heads?.includes(line.kind))) this.results.clear(); // another round: what came of the last is past
    for (const line of lines) {
      const at = this.fellAt(line);
      if (!at || !line.outcome) continue; // dice alone say nothing
      const tone = line.tone || this.toneOf(line, kit.tones?.[`${line.kind}/${line.outcome}`] ?? kit.tones?.[line.outcome ?? ""] ?? "");
      const whose = this.whose(line, at);
      this.results.show(at, line.dice ?? [], [whose, word("outcome", line.outcome)].filter(Boolean).join(": "), tone);
    }
    this.layResults();
  }

  layResults() {
    this.results.lay(this.camera.look.k, this.lines.nudge, this.camera.look.view().y);
  }
}

/** The pieces of a scene, those with a standing order of their own marked for its owner. @param {Scene} scene */
function withOrders(scene) {
  const at = new Set((scene.orders ?? []).flatMap((order) => (order.about && order.value !== order.values[0] ? [order.about] : [])));
  if (!at.size) return scene.pieces ?? [];
  return scene.pieces.map((p) => (!p.under && (at.has(p.place) || at.has(p.id)) ? { ...p, badges: [...(p.badges ?? []), "ordered"] } : p));
}

/** @param {SVGElement} node @param {string} name @param {string} value */
function setVar(node, name, value) {
  if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value);
}
