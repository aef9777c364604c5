// A board of hexes: shows a scene on it, what can be picked and what the selection could do, and reports what is clicked. It knows no rules.

import { announce, h } from "./dom.js";
import { el, num, polygonPath } from "./svg.js";
import { Camera } from "./camera.js";
import { Figures } from "./hexfigures.js";
import { drawHexGround, nameSize } from "./hexground.js";
import { HIGH, HexPlaces } from "./hexplaces.js";
import { HexLines } from "./hexlines.js";
import { HexResults } from "./hexresults.js";
import { HexUnits } from "./hexunits.js";
import { Inspector, pileWords } from "./inspector.js";
import { Minimap } from "./minimap.js";
import { Motion } from "./animate.js";
import { membersOf } from "./hexpiles.js";
import { prefer } from "./settings.js";
import { t, word } from "./words.js";

/** @typedef {import("./svg.js").Point} Point */
/** @typedef {import("./boardtypes.js").Beat} Beat */
/** @typedef {import("./boardtypes.js").FieldOfView} FieldOfView */
/** @typedef {import("./boardtypes.js").Hooks} Hooks */
/** @typedef {import("./boardtypes.js").Kit} Kit */
/** @typedef {import("./boardtypes.js").Line} Line */
/** @typedef {import("./boardtypes.js").Option} Option */
/** @typedef {import("./boardtypes.js").Path} Path */
/** @typedef {import("./boardtypes.js").Piece} Piece */
/** @typedef {import("./boardtypes.js").Plan} Plan */
/** @typedef {import("./boardtypes.js").Scene} Scene */
/** @typedef {import("./boardtypes.js").Sight} Sight */
/** @typedef {import("./boardtypes.js").Things} Things */
/** @typedef {import("./hexgrid.js").Hex} Hex */
/** @typedef {import("./hexground.js").HexGround} HexGround */
/** @typedef {import("./hexunits.js").Shown} Shown */
/** @typedef {{p: Point, hex: Hex | null, shown: Shown | null, id: string}} Hit what a point lies on: the hex, the pile, the counter */

const FINGER = 44; // pixels a hex should measure to be hit by a finger
const PRESS = 500; // milliseconds after which a finger rests
let boards = 0;
const BEAT = 620; // milliseconds of a position in between

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
    this.spots = el("g", { class: "hex-spots" });
    this.states = el("g", { class: "hexground hex-states" });
    this.play = el("svg", { class: "hex-play" }, this.spots, this.lines.field, this.states, this.lines.ways, this.units.layer, this.units.above, this.lines.above, this.results.layer);
    this.ground = el("svg", { class: "hexground hex-ground", "aria-hidden": "true" });
    this.plane = h("div", { class: "hex-plane" }, this.ground, this.play);
    this.minimap = new Minimap((p) => this.camera.look.look(p.x, p.y, this.camera.look.k));
    this.inspector = new Inspector(this.units, { select: (ids) => this.select(ids), close: () => this.inspect("") });
    this.address = h("input", { type: "text", autocomplete: "off", "aria-label": t("web-goto"), placeholder: t("web-goto") });
    this.goto = h("form", { class: "hexcard hex-goto", hidden: true }, this.address);
    this.pane = h("div", { class: "hexboard", tabindex: "0", role: "group" }, this.figures.node, this.plane, this.inspector.node, this.minimap.node, this.goto);
    container.append(this.pane);
    this.camera = new Camera(this.pane, this.plane, () => this.moved(), () => this.rested(), () => this.motion.still);
    /** @type {HexPlaces | null} */
    this.places = null;
    /** @type {import("./boardtypes.js").Board | null} */
    this.board = null;
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
    /** @type {Map<string, Path>} */
    this.paths = new Map();
    /** @type {string[]} */
    this.selected = [];
    /** Whether plans for it are on their way. */
    this.promised = false;
    /** @type {Set<string>} */
    this.chosen = new Set();
    /** @type {Map<string, SVGPathElement>} hexes that can be picked */
    this.spotNodes = new Map();
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
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.pressing = undefined;
    this.pressed = false;
    /** @type {(() => void) | null} ends the beats that are being shown */
    this.endBeats = null;
    this.stop = new AbortController();
    this.listen();
  }

  // ---------------------------------------------------------------------------------------------- what the shell calls

  /** @param {Scene} scene @param {{animate?: boolean}} [how] */
  show(scene, { animate = true } = {}) {
    this.endBeats?.();
    const first = !this.scene;
    const moving = animate && !first && !this.motion.still;
    this.motion.finish();
    const fresh = this.freshLines(scene.log ?? []);
    const had = this.focusedId();
    if (scene.title) this.pane.setAttribute("aria-label", scene.title);
    this.units.kit = typeof scene.kit === "object" ? scene.kit : {};
    if (scene.board?.spaces?.length) this.setGround(scene);
    this.setStates(scene);
    this.scene = scene;
    this.plans = [];
    this.armed = null;
    this.paths = new Map();
    this.view = null;
    this.looking = 0;
    this.setTargets(scene.ask?.options ?? []);
    this.units.set(scene.pieces ?? [], moving);
    this.selected = this.selected.filter((id) => this.units.drawn.has(id));
    this.light();
    this.minimap.show([...this.units.piles.values()].map(({ pile }) => ({ x: pile.hex.x, y: pile.hex.y, slot: this.units.slot(pile.side) })));
    if (this.inspector.about) this.inspect(this.inspector.about);
    if (had) this.focusOn(had);
    this.retell();
    if (!this.camera.began) this.start();
    if (first) return;
    this.tellResults(fresh);
    this.follow(fresh);
    if (this.selected.length) this.hooks.select?.(this.selected);
  }

  /** Marks things, such as those a line of the log speaks of, or that an option points at. @param {Partial<Things>} [things] */
  highlight({ pieces = [], spaces = [], threats = [] } = {}) {
    for (const node of this.play.querySelectorAll(".marked")) node.classList.remove("marked");
    for (const id of pieces) this.units.drawn.get(id)?.node.classList.add("marked");
    this.lines.clear();
    for (const id of spaces) this.lines.hex("marked", id);
    if (!pieces.length && !spaces.length && !threats.length) return this.trace();
    for (const id of pieces) this.drawSight(id);
    const at = this.middle(spaces[0] ?? "") ?? this.actor();
    if (at) this.lines.threats(threats, at, (id) => this.middle(id));
  }

  /** Marks what is in the set that is being chosen. @param {{pieces: string[], spaces: string[]}} things */
  choose({ pieces, spaces }) {
    this.chosen = new Set([...pieces, ...spaces]);
    this.light();
  }

  /** @param {Path[]} paths */
  setPaths(paths) {
    this.paths = new Map(paths.map((path) => [path.space, path]));
    this.setPlans(paths.map((path) => ({ group: "", label: path.label, space: path.space, spaces: path.spaces, cost: path.cost, threats: path.threats, answers: path.steps })));
  }

  /** What the selection could do. They come after the scene they belong to. @param {Plan[]} plans */
  setPlans(plans) {
    this.plans = plans;
    this.light();
    this.trace();
  }

  /** What waits for a second click. @param {Plan | null} plan */
  setArmed(plan) {
    this.armed = plan;
    this.light();
    this.trace();
  }

  /** What a piece sees, or the line from it to one space. @param {FieldOfView} view */
  setView(view) {
    this.view = view;
    this.trace();
  }

  /** Positions in between, one after another, until they are over or somebody has had enough. @param {Beat[]} beats @returns {Promise<void>} */
  async playBeats(beats) {
    this.endBeats?.();
    const scene = this.scene;
    if (!scene) return;
    let going = true;
    /** @type {() => void} */
    let skip = () => {};
    this.endBeats = () => {
      going = false;
      skip();
    };
    const pieces = new Map(scene.pieces.map((p) => [p.id, p]));
    for (const beat of beats) {
      if (!going) break;
      for (const id of beat.gone ?? []) pieces.delete(id);
      for (const piece of beat.pieces ?? []) pieces.set(piece.id, piece);
      const line = scene.log?.[beat.line];
      if (line) this.tellResults([line]);
      const about = (beat.pieces ?? []).flatMap((p) => this.places?.byId.get(p.place) ?? []);
      if (prefer.follow) this.camera.follow(about.length ? about : this.placesOf(line ? [line] : []));
      this.units.set([...pieces.values()], !this.motion.still);
      this.light();
      await new Promise((done) => {
        const timer = setTimeout(done, BEAT);
        skip = () => {
          clearTimeout(timer);
          done(undefined);
        };
      });
    }
    this.endBeats = null;
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
    this.endBeats?.();
    this.stop.abort();
    this.camera.destroy();
    this.motion.finish();
    this.results.clear();
    clearTimeout(this.pressing);
    this.pane.remove();
  }

  // ---------------------------------------------------------------------------------------------- ground and view

  /** @param {Scene} scene */
  setGround(scene) {
    const { board } = scene;
    if (board === this.board) return;
    this.board = board;
    const key = JSON.stringify([board.width, board.height, board.cell, board.spaces, board.routes]);
    if (key === this.groundKey) return;
    this.groundKey = key;
    const drawn = (this.drawn = drawHexGround(/** @type {import("./hexgrid.js").Ground} */ (board), this.prefix));
    const places = (this.places = this.units.places = this.lines.places = new HexPlaces(drawn.grid));
    const { x, y, w, h: tall } = places.sheet;
    this.ground.replaceChildren(drawn.defs, ...drawn.layers);
    for (const node of [this.play, this.ground]) {
      for (const [name, value] of Object.entries({ width: w, height: tall, viewBox: `${x} ${y} ${w} ${tall}` })) node.setAttribute(name, String(value));
      Object.assign(node.style, { left: `${x}px`, top: `${y}px` });
    }
    this.minimap.set(drawn.grid.box, drawn.minimap());
    this.spotNodes.clear();
    this.spots.replaceChildren();
    this.camera.began = false;
  }

  /** What came and went on the ground: smoke, craters, wrecks. @param {Scene} scene */
  setStates(scene) {
    const key = JSON.stringify(scene.spaces ?? []);
    if (key === this.statesKey || !this.drawn) return;
    this.statesKey = key;
    this.states.replaceChildren(this.drawn.states(/** @type {import("./hexstates.js").SpaceState[]} */ (scene.spaces ?? []), (mark) => word("mark", mark)));
  }

  /** Where one looks at first: at what is to be decided, or at who is there. */
  start() {
    const { places } = this;
    if (!places) return;
    const at = this.decision();
    const seen = at.length ? at : [...this.units.piles.values()].map((s) => s.pile.hex);
    const x = seen.reduce((sum, p) => sum + p.x, 0) / (seen.length || 1);
    const y = seen.reduce((sum, p) => sum + p.y, 0) / (seen.length || 1);
    this.camera.begin(places.sheet, seen.length ? { x, y } : null);
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
    this.minimap.follow(this.camera.look.view(), this.camera.look.fitted);
  }

  /** The view has come to rest: what depends on how near it is follows. */
  rested() {
    const { k } = this.camera.look;
    // Set where they are needed, and only when they change: whatever inherits them is styled anew.
    setVar(this.play, "--px", num(1 / k));
    setVar(this.ground, "--hx-name-size", `${num(nameSize(k))}px`);
    this.units.view = this.camera.look.view();
    const size = Math.round(Math.max(1, Math.min(1.18, 40 / (44 * k))) * 50) / 50;
    const relay = size !== this.units.size || (this.units.open !== "" && k !== this.units.scale);
    this.units.size = size;
    this.units.scale = k;
    if (relay && this.scene) this.units.lay(false);
  }

  /** Goes where it happens, if that is out of view. @param {Line[]} fresh */
  follow(fresh) {
    if (!prefer.follow) return;
    const happened = this.placesOf(fresh.slice(-3));
    if (happened.length && this.camera.follow(happened)) return;
    if (this.scene?.ask) this.camera.follow(this.decision());
  }

  /** Where lines of the log speak of. @param {Line[]} lines @returns {Point[]} */
  placesOf(lines) {
    return lines.flatMap((line) => [...(line.pieces ?? []), ...(line.spaces ?? [])]).flatMap((id) => this.middle(id) ?? []);
  }

  /** The middle of the hex of a piece, or of a space. @param {string} id @returns {Point | null} */
  middle(id) {
    return this.places?.byId.get(this.units.drawn.get(id)?.piece.place ?? id) ?? null;
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

  /** Plans that end in a hex or are aimed at what stands there. @param {string} hex @param {string} [piece] @returns {Plan[]} */
  plansAt(hex, piece = "") {
    const here = new Set(this.units.inHex(hex).map((p) => p.id));
    const aimed = this.plans.filter((plan) => plan.pieces?.some((id) => here.has(id)));
    const exact = aimed.filter((plan) => plan.pieces?.includes(piece));
    const ends = this.plans.filter((plan) => plan.space === hex && !plan.pieces?.length);
    return [...(exact.length ? exact : aimed), ...ends];
  }

  /** Lights what can be picked, selected, marked; gives each a place in the order of the Tab key and words for the ear. */
  light() {
    if (!this.places) return;
    const selected = new Set(this.selected);
    const aimed = new Set(this.plans.flatMap((plan) => plan.pieces ?? []).filter((id) => !selected.has(id)));
    const armed = new Set(this.armed?.pieces ?? []);
    this.units.spared = new Set([...this.targets.keys(), ...this.plans.flatMap((plan) => [plan.space ?? ""])].flatMap((id) => this.units.drawn.get(id)?.piece.place ?? id));
    for (const [id, { node }] of this.units.drawn) {
      node.classList.toggle("lit", this.targets.has(id));
      node.classList.toggle("chosen", this.chosen.has(id));
      node.classList.toggle("selected", selected.has(id));
      node.classList.toggle("aimed", aimed.has(id) || armed.has(id));
      node.classList.toggle("armed", armed.has(id));
    }
    for (const shown of this.units.piles.values()) this.lightPile(shown, aimed);
    this.lightSpots();
  }

  /** @param {Shown} shown @param {Set<string>} aimed */
  lightPile(shown, aimed) {
    const members = membersOf(shown.pile);
    const options = members.flatMap((p) => this.targets.get(p.id) ?? []);
    const can = options.length > 0 || members.some((p) => aimed.has(p.id)) || this.targets.has(shown.pile.hex.id);
    shown.node.classList.toggle("holds", members.slice(1).some((p) => this.targets.has(p.id)));
    set(shown.node, "tabindex", can ? "0" : null);
    set(shown.node, "role", can ? "button" : "img");
    const labels = [...new Set(options.map((o) => o.label))].join(", ");
    set(shown.node, "aria-label", `${shown.pile.hex.name}: ${pileWords(members)}${labels ? `. ${labels}` : ""}`);
  }

  /** The hexes that can be picked: moves tinted by their kind, other spaces ringed. */
  lightSpots() {
    /** @type {Map<string, {cls: string, label: string}>} */
    const wanted = new Map();
    const groups = [...new Set(this.plans.filter((plan) => !plan.pieces?.length).map((plan) => plan.group))];
    for (const plan of this.plans) {
      if (!plan.space || plan.pieces?.length || wanted.has(plan.space)) continue;
      wanted.set(plan.space, { cls: `reach reach${Math.min(groups.indexOf(plan.group), 2)}`, label: plan.label });
    }
    for (const [id, options] of this.targets) if (this.places?.byId.has(id)) wanted.set(id, { cls: "lit", label: options.map((o) => o.label).join(", ") });
    for (const id of this.chosen) if (this.places?.byId.has(id)) wanted.set(id, { cls: "lit chosen", label: wanted.get(id)?.label ?? "" });
    for (const [id, node] of this.spotNodes) {
      if (wanted.has(id)) continue;
      node.remove();
      this.spotNodes.delete(id);
    }
    for (const [id, { cls, label }] of wanted) {
      const hex = /** @type {Hex} */ (this.places?.byId.get(id));
      let node = this.spotNodes.get(id);
      if (!node) {
        node = el("path", { d: polygonPath(this.places?.inset(hex, 0.94) ?? []), "data-id": id, role: "button", tabindex: 0 });
        this.spotNodes.set(id, node);
        this.spots.append(node);
      }
      set(node, "class", `spot ${cls}`);
      set(node, "aria-label", label.includes(hex.name) ? label : `${hex.name}: ${label}`);
    }
  }

  // ---------------------------------------------------------------------------------------------- pointer and keys

  listen() {
    const on = { signal: this.stop.signal };
    this.pane.addEventListener("pointerdown", (e) => this.press(e), on);
    this.pane.addEventListener("pointermove", (e) => this.over(e), on);
    this.pane.addEventListener("pointerleave", () => this.point(null), on);
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) this.pane.addEventListener(end, () => clearTimeout(this.pressing), on);
    this.pane.addEventListener("click", (e) => this.click(e), on);
    this.pane.addEventListener("wheel", () => this.camera.halt(), on);
    this.pane.addEventListener("focusin", (e) => this.focused(e.target), on);
    this.pane.addEventListener("keydown", (e) => this.enter(e), on);
    document.addEventListener("keydown", (e) => this.key(e), on);
    this.goto.addEventListener("submit", (e) => {
      e.preventDefault();
      this.goToHex(this.address.value);
    }, on);
    this.address.addEventListener("blur", () => this.askAddress(false), on);
  }

  /** What a pixel lies on, by arithmetic alone. @param {{clientX: number, clientY: number}} e @returns {Hit} */
  hit(e) {
    const { look } = this.camera;
    const pixel = look.pixel(e);
    const p = look.unit(pixel.x, pixel.y);
    const hex = this.places?.at(p) ?? null;
    const found = this.units.at(p, hex?.id ?? "");
    return { p, hex: found ? found.shown.pile.hex : hex, shown: found?.shown ?? null, id: found?.id ?? "" };
  }

  /** The one thing that can be picked at a point: the counter, the hex, or the only counter of the pile that can. @param {Hit} hit @returns {string} */
  targetAt(hit) {
    if (hit.id && this.targets.has(hit.id)) return hit.id;
    if (hit.hex && this.targets.has(hit.hex.id)) return hit.hex.id;
    const [one, ...more] = this.pickable(hit);
    return one && !more.length ? one : "";
  }

  /** Counters of the pile at a point that can be picked. @param {Hit} hit @returns {string[]} */
  pickable(hit) {
    return hit.shown ? membersOf(hit.shown.pile).map((p) => p.id).filter((id) => this.targets.has(id)) : [];
  }

  /** @param {PointerEvent} e */
  press(e) {
    this.camera.halt();
    this.motion.finish();
    this.endBeats?.();
    clearTimeout(this.pressing);
    this.pressed = false;
    if (e.pointerType !== "touch" || onCard(e.target)) return;
    this.hooks.wonder?.(null);
    const hit = this.hit(e);
    this.pressing = setTimeout(() => this.rest(hit), PRESS);
  }

  /** A finger rests: on a pile it opens the inspector, on a hex it draws the line of sight from what is selected, or asks why not. @param {Hit} hit */
  rest(hit) {
    if (this.camera.look.dragged || !hit.hex) return;
    this.pressed = true;
    if (hit.shown) {
      this.inspector.stretch(true);
      this.inspect(hit.hex.id);
    } else if (this.selected.length) {
      this.looking = 1;
      this.pointed = hit.hex.id;
      this.askSight();
    } else this.hooks.wonder?.(hit.hex.id, true);
  }

  /** @param {MouseEvent} e */
  click(e) {
    if (onCard(e.target)) return;
    if (this.pressed) {
      this.pressed = false;
      return;
    }
    const touch = e instanceof PointerEvent && e.pointerType === "touch";
    const hit = this.hit(e);
    const { look } = this.camera;
    if (touch && hit.hex && HIGH * look.k < FINGER) return this.camera.glide(hit.hex.x, hit.hex.y, 75 / HIGH);
    this.act(hit, { x: e.clientX, y: e.clientY }, touch);
  }

  /** Does what a click on a thing means. @param {Hit} hit @param {Point} at where a menu may open @param {boolean} [shy] shows first and does it the second time */
  act(hit, at, shy = false) {
    const { hex, shown, id } = hit;
    if (!hex) return this.letGo();
    if (shown && shown.pile.key === this.units.open && !id) return;
    const plans = this.plansAt(hex.id, id);
    const target = this.targetAt(hit);
    if (plans.length && !(target && this.chosen.size)) {
      const new_ = this.told !== hex.id;
      this.tell(hex.id);
      if (shy && new_) return;
      return this.hooks.pick([], at, this.paths.get(hex.id), plans);
    }
    const ids = shown ? this.idsOf(shown, id) : [];
    if (this.selects(ids) && this.selected.join() !== ids.join()) {
      this.select(ids);
      if (this.promised) return;
    }
    if (target) return this.pick(target, at);
    if (this.pickable(hit).length > 1 && shown) return this.units.spread(shown.pile.key);
    if (shown) return this.choosePile(shown, id);
    this.letGo();
    if (shy) this.hooks.wonder?.(hex.id, true);
  }

  /** Whether a click looks at these before it answers anything: not where a set is marked, nor at what dice are aimed at. @param {string[]} ids */
  selects(ids) {
    return ids.length > 0 && !this.scene?.ask?.marking && !ids.some((id) => this.targets.get(id)?.some((o) => o.rolls));
  }

  /** What a click on a counter of a pile selects: all of the pile, or of an open one the counter. @param {Shown} shown @param {string} id */
  idsOf(shown, id) {
    const all = shown.pile.pieces.map((p) => p.id);
    return shown.pile.key === this.units.open && id ? [id] : all;
  }

  /** A click on a pile selects it; another one spreads it out. @param {Shown} shown @param {string} id */
  choosePile(shown, id) {
    const ids = this.idsOf(shown, id);
    const again = this.selected.join() === ids.join();
    if (again && shown.pile.pieces.length > 1 && this.units.open !== shown.pile.key) this.units.spread(shown.pile.key);
    else if (again) this.letGo();
    else this.select(ids);
  }

  /** @param {string[]} ids */
  select(ids) {
    this.selected = ids;
    this.plans = [];
    this.armed = null;
    this.view = null;
    const place = this.units.drawn.get(ids[0] ?? "")?.piece.place ?? "";
    if (this.units.open && this.units.pileOf(ids[0] ?? "")?.pile.key !== this.units.open) this.units.spread("");
    this.promised = this.hooks.select?.(ids) ?? false;
    this.light();
    this.inspect(place);
    this.trace();
    if (this.looking === 2 && ids[0]) this.hooks.look?.(ids[0]);
  }

  /** Lets go of all that is only looked at. */
  letGo() {
    this.looking = 0;
    this.view = null;
    this.units.spread("");
    this.inspect("");
    if (this.selected.length) this.select([]);
    else this.trace();
  }

  /** Opens the inspector on a hex, or closes it. @param {string} id */
  inspect(id) {
    const hex = this.places?.byId.get(id);
    const pieces = hex ? this.units.inHex(id) : [];
    if (!hex || !pieces.length) {
      this.inspector.stretch(false);
      return this.inspector.show("", null);
    }
    this.inspector.show(id, { name: hex.name, about: this.describe(hex), pieces, gists: this.scene?.gists ?? {}, selected: new Set(this.selected), chosen: this.chosen });
    const at = this.onScreen(hex);
    // It never lies over what it is about.
    const { width, height } = this.camera.look;
    this.inspector.node.classList.toggle("low", at.y < height / 2 && at.x < width / 2);
    const card = this.inspector.node.getBoundingClientRect();
    const pane = this.pane.getBoundingClientRect();
    const [x, y] = [at.x + pane.left, at.y + pane.top];
    const reach = (HIGH / 2) * this.camera.look.k;
    if (x > card.left - reach && x < card.right + reach && y > card.top - reach && y < card.bottom + reach) this.camera.goTo([{ x: hex.x, y: hex.y + (height * 0.2) / this.camera.look.k }]);
  }

  /** A pixel of the pane. @param {Point} p @returns {Point} */
  onScreen(p) {
    const { k, x, y } = this.camera.look;
    return { x: p.x * k + x, y: p.y * k + y };
  }

  /** What a hex is, in words. @param {Hex} hex */
  describe(hex) {
    const now = this.scene?.spaces?.find((s) => s.id === hex.id);
    const terrain = now?.terrain ?? hex.terrain;
    const marks = [...hex.marks, ...(now?.marks ?? [])];
    return [terrain ? word("terrain", terrain) : "", hex.level ? t("web-level", { level: hex.level }) : "", ...marks.map((mark) => word("mark", mark))].filter(Boolean).join(" · ");
  }

  /** @param {string} id @param {Point} at */
  pick(id, at) {
    this.hooks.pick((this.targets.get(id) ?? []).map((o) => o.text), at);
  }

  /** @param {PointerEvent} e */
  over(e) {
    if (e.pointerType === "touch" || this.camera.look.dragged || this.camera.look.moving) return;
    this.point(onCard(e.target) ? null : this.hit(e));
  }

  /** The pointer is on something, or on nothing. @param {Hit | null} hit */
  point(hit) {
    const hex = hit?.hex ?? null;
    const target = hit ? this.targetAt(hit) : "";
    const plans = hex ? this.plansAt(hex.id, hit?.id) : [];
    const can = Boolean(target || plans.length || (hit && this.pickable(hit).length));
    this.pane.classList.toggle("pointing", can);
    const moved = (hex?.id ?? "") !== this.pointed;
    this.pointed = hex?.id ?? "";
    this.tell(target || (plans.length ? hex?.id ?? null : hit?.id || null));
    this.hooks.wonder?.(can || !hex ? null : hit?.id || hex.id);
    if (moved && this.looking === 1) this.askSight();
  }

  /** @param {EventTarget | null} target */
  focused(target) {
    const node = target instanceof Element ? target : null;
    const id = node?.getAttribute("data-id");
    const pile = this.units.piles.get(node?.getAttribute("data-key") ?? "");
    if (id) this.tell(id);
    else if (pile) this.tell(this.firstTarget(pile) || pile.pile.pieces[0]?.id || null);
    const at = id ? this.middle(id) : pile?.pile.hex;
    if (at && node?.matches(":focus-visible") && !this.camera.sees(at)) this.camera.goTo([at]);
  }

  /** @param {Shown} shown */
  firstTarget(shown) {
    return membersOf(shown.pile).map((p) => p.id).find((id) => this.targets.has(id)) ?? "";
  }

  /** @param {string | null} id */
  tell(id) {
    if (id === this.told) return;
    this.told = id;
    this.trace();
    if (!id) return this.hooks.hover(null, { pieces: [], spaces: [] });
    const space = this.places?.byId.has(id) ?? false;
    const texts = this.targets.get(id)?.map((o) => o.text) ?? null;
    const plans = this.plansAt(space ? id : this.units.drawn.get(id)?.piece.place ?? "", space ? "" : id);
    this.hooks.hover(texts, { pieces: space ? [] : [id], spaces: space ? [id] : [] }, this.paths.get(id), plans);
  }

  /** Enter on what has the focus is a click on it. @param {KeyboardEvent} e */
  enter(e) {
    if ((e.key !== "Enter" && e.key !== " ") || !(e.target instanceof Element)) return;
    const id = e.target.getAttribute("data-id") ?? "";
    const shown = this.units.piles.get(e.target.getAttribute("data-key") ?? "") ?? null;
    const hex = this.places?.byId.get(id) ?? shown?.pile.hex ?? null;
    if (!hex || e.target.closest(".hexcard")) return;
    e.preventDefault();
    e.stopPropagation();
    const box = e.target.getBoundingClientRect();
    this.act({ p: hex, hex, shown, id: shown ? this.firstTarget(shown) || shown.pile.pieces[0]?.id || "" : "" }, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
  }

  /** Keys that look: nothing is answered by them. @param {KeyboardEvent} e */
  key(e) {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open], .menu")) return;
    if (e.target === this.address && e.key === "Escape") return this.askAddress(false);
    if (e.target instanceof HTMLInputElement || e.target instanceof HTMLSelectElement || e.target instanceof HTMLTextAreaElement || !this.pane.isConnected) return;
    const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
    /** @type {Record<string, () => boolean | void>} */
    const keys = {
      b: () => this.fit(),
      g: () => this.askAddress(true),
      n: () => this.next(e.shiftKey ? -1 : 1),
      i: () => this.inspect(this.inspector.about ? "" : this.hexOfInterest()),
      v: () => this.lookAbout(),
      Escape: () => this.somethingOpen() ? this.letGo() : false,
    };
    const act = keys[key];
    if (!act || act() === false) return;
    e.preventDefault();
  }

  somethingOpen() {
    return Boolean(this.selected.length || this.units.open || this.inspector.about || this.view || this.looking);
  }

  /** The hex that is looked at: of what is selected, has the focus, or is pointed at. */
  hexOfInterest() {
    const focused = this.focusedId();
    return this.units.drawn.get(this.selected[0] ?? "")?.piece.place ?? this.units.piles.get(focused)?.pile.hex.id ?? (focused || this.pointed);
  }

  /** The next pile that can act, or the one before. @param {number} step */
  next(step) {
    const able = [...this.units.piles.values()].filter((shown) => this.firstTarget(shown));
    if (!able.length) return false;
    const at = able.findIndex((shown) => shown.pile.pieces.some((p) => this.selected.includes(p.id)) || shown.node === document.activeElement);
    const to = /** @type {Shown} */ (able[at < 0 ? (step > 0 ? 0 : able.length - 1) : (at + step + able.length) % able.length]);
    this.select(to.pile.pieces.map((p) => p.id));
    if (!this.camera.sees(to.pile.hex)) this.camera.goTo([to.pile.hex]);
    to.node.focus({ preventScroll: true });
    announce(this.words(to.pile.hex));
  }

  /** A hex for the ear: what it is, and who stands there. @param {Hex} hex */
  words(hex) {
    const pieces = this.units.inHex(hex.id);
    return [hex.name, this.describe(hex), pileWords(pieces)].filter(Boolean).join(". ");
  }

  /** Shows or hides the box in which the address of a hex is typed. @param {boolean} open */
  askAddress(open) {
    this.goto.hidden = !open;
    if (!open) return;
    this.address.value = "";
    this.address.focus();
  }

  /** Goes to a hex by its address, and says what it is. @param {string} address */
  goToHex(address) {
    const hex = this.places?.byName.get(address.trim().toLowerCase());
    if (!hex) {
      announce(t("web-goto-none", { name: address }));
      this.address.select();
      return;
    }
    this.askAddress(false);
    this.camera.goTo([hex]);
    this.lines.clear();
    this.lines.hex("marked", hex.id);
    this.pointed = hex.id;
    (this.spotNodes.get(hex.id) ?? this.units.byHex.get(hex.id)?.[0]?.node ?? this.pane).focus({ preventScroll: true });
    this.hooks.hover(null, { pieces: this.units.inHex(hex.id).map((p) => p.id), spaces: [hex.id] });
    this.hooks.wonder?.(hex.id, true);
    announce(this.words(hex));
  }

  // ---------------------------------------------------------------------------------------------- lines

  /** Looks from what is selected: first along a line to what is pointed at, then all around, then no more. */
  lookAbout() {
    if (!this.selected.length) {
      const acting = this.scene?.pieces.find((p) => p.acts)?.id ?? this.units.inHex(this.hexOfInterest())[0]?.id;
      if (!acting) return false;
      this.selected = [acting];
      this.light();
    }
    this.looking = (this.looking + 1) % 3;
    this.view = null;
    if (this.looking === 1) this.askSight();
    if (this.looking === 2) this.hooks.look?.(/** @type {string} */ (this.selected[0]));
    this.trace();
  }

  /** Asks for the line from what is selected to the hex that is pointed at. */
  askSight() {
    const [from] = this.selected;
    if (from && this.pointed && this.pointed !== this.units.drawn.get(from)?.piece.place) this.hooks.look?.(from, this.pointed);
  }

  /** Everything that explains: what is pointed at, what is armed, what is seen. One line, one way, one shading. */
  trace() {
    this.lines.clear();
    const seen = this.view?.spaces ? new Set([...this.view.spaces, this.units.drawn.get(this.view.about)?.piece.place ?? ""]) : null;
    this.lines.view(seen);
    const line = this.view?.sight;
    const [a, b] = [this.middle(this.view?.about ?? ""), this.middle(line?.space ?? line?.piece ?? "")];
    if (line && a && b) this.lines.sight(line, a, b, blockerWord);
    if (this.armed) this.drawPlan(this.armed, true);
    const id = this.told;
    if (!id || this.armed) return this.armed || id ? undefined : this.drawOnlyAim();
    const hex = this.units.drawn.get(id)?.piece.place ?? id;
    const [plan] = this.plansAt(hex, id);
    if (plan) this.drawPlan(plan);
    else this.drawSight(id);
    const at = this.middle(hex);
    const threats = this.targets.get(id)?.flatMap((o) => o.threats ?? []) ?? [];
    if (at && !plan) this.lines.threats(threats, at, (x) => this.middle(x));
  }

  /** While nothing is pointed at: the line to the one piece a question is about. */
  drawOnlyAim() {
    const aimed = [...this.targets.keys()].filter((x) => this.scene?.sights?.some((sight) => sight.piece === x));
    if (aimed.length === 1) this.drawSight(/** @type {string} */ (aimed[0]));
  }

  /** @param {Plan} plan @param {boolean} [armed] */
  drawPlan(plan, armed = false) {
    const from = this.middle(this.selected[0] ?? "") ?? this.actor();
    const target = plan.pieces?.[0] ?? "";
    const at = this.middle(target || plan.space || "");
    if (target) this.drawSight(target);
    if (from && !target && at) this.lines.way({ ...plan, label: armed ? "" : plan.label }, from, (space, i) => this.spent(plan, space, i), (id) => this.middle(id));
    if (!at) return;
    if (target || armed) this.lines.hex("aim", this.units.drawn.get(target)?.piece.place ?? plan.space ?? "");
    if (armed) this.lines.armed(plan.odds || plan.label, at);
    else if (target) this.lines.tag("tag-fire", plan.odds || plan.label, { x: at.x, y: at.y - HIGH * 0.42 });
  }

  /** The points a way has cost when it comes to a space: as told, or as the plan that ends there says. @param {Plan} plan @param {string} space @param {number} i @returns {number | null} */
  spent(plan, space, i) {
    if (plan.costs) return plan.costs[i] ?? null;
    if (space === plan.space) return plan.cost ?? null;
    return this.plans.find((other) => other.space === space && other.group === plan.group && !other.pieces?.length)?.cost ?? null;
  }

  /** The line to a piece that the one acting looks at. @param {string} id */
  drawSight(id) {
    const sight = this.scene?.sights?.find((x) => x.piece === id);
    const from = this.middle(sight?.viewer ?? "");
    const to = this.middle(id);
    if (sight && from && to) this.lines.sight(sight, from, to, blockerWord);
  }

  /** After a new question what the pointer is on may mean something else. */
  retell() {
    const was = this.told;
    this.told = null;
    if (was && (this.targets.has(was) || this.units.drawn.has(was))) return this.tell(was);
    if (was) this.hooks.hover(null, { pieces: [], spaces: [] });
    this.trace();
  }

  // ---------------------------------------------------------------------------------------------- what happened

  /** Lines that were not there before. A scene may bring the whole log or only its end. @param {Line[]} log */
  freshLines(log) {
    const before = this.log;
    this.log = log;
    if (!before) return [];
    const same = log.length >= before.length && before.every((line, i) => line.text === log[i]?.text);
    const undone = log.length < before.length && log.every((line, i) => line.text === before[i]?.text);
    return same ? log.slice(before.length) : undone ? [] : log;
  }

  /** Dice and what they decided, where it happened. @param {Line[]} lines */
  tellResults(lines) {
    const kit = this.units.kit;
    for (const line of lines.slice(-6)) {
      const at = [...(line.pieces ?? []).slice(-1), ...(line.spaces ?? [])].flatMap((id) => this.middle(id) ?? [])[0];
      if (!at || (!line.dice?.length && !line.outcome)) continue;
      const tone = kit.tones?.[`${line.kind}/${line.outcome}`] ?? kit.tones?.[line.outcome ?? ""] ?? "";
      this.results.show(at, line.dice ?? [], line.outcome ? word("outcome", line.outcome) : "", tone);
    }
  }

  // ---------------------------------------------------------------------------------------------- focus

  focusedId() {
    const node = this.play.contains(document.activeElement) ? document.activeElement : null;
    return node?.getAttribute("data-id") ?? node?.getAttribute("data-key") ?? "";
  }

  /** @param {string} id */
  focusOn(id) {
    const node = this.spotNodes.get(id) ?? this.units.piles.get(id)?.node;
    if (node === document.activeElement) return;
    (node?.hasAttribute("tabindex") ? node : this.pane).focus({ preventScroll: true });
  }
}

/** What is in the way, as a tag says it. @param {Sight} sight */
const blockerWord = (sight) => (sight.blocker ? t("web-blocked", { what: sight.label || word("terrain", sight.blocker).toLowerCase() }) : "");

/** @param {EventTarget | null} target */
const onCard = (target) => target instanceof Element && target.closest(".hexcard") !== null;

/** @param {Element} node @param {string} name @param {string | null} value */
function set(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** @param {SVGElement} node @param {string} name @param {string} value */
function setVar(node, name, value) {
  if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value);
}
