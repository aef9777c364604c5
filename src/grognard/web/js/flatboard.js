// A board of points or squares as SVG: draws a scene's spaces, routes and pieces, shows what can be picked, and reports it. It knows no rules.

import { el } from "./svg.js";
import { PanZoom } from "./panzoom.js";
import { Motion } from "./animate.js";
import { Labels } from "./labels.js";
import { Rims, RIM } from "./rims.js";
import { drawPlateau } from "./plateau.js";
import { DISC, drawRoute, drawSpace, outside, patterns } from "./terrain.js";
import { CLOSE, Counters, namePiece, tooSmall } from "./counters.js";
import { Lines } from "./lines.js";
import { prefer } from "./settings.js";
import { effectOf, freshLines } from "./words.js";

/** @typedef {import("./svg.js").Box} Box */
/** @typedef {import("./svg.js").Point} Point */
/** @typedef {import("./animate.js").Spot} Spot */
/** @typedef {import("./terrain.js").Place} Place */
/** @typedef {import("./boardtypes.js").Board} Board */
/** @typedef {import("./boardtypes.js").Line} Line */
/** @typedef {import("./boardtypes.js").Option} Option */
/** @typedef {import("./boardtypes.js").Path} Path */
/** @typedef {import("./boardtypes.js").Scene} Scene */
/** @typedef {import("./boardtypes.js").Hooks} Hooks */
/** @typedef {import("./boardtypes.js").Things} Things */

const CELL = 100; // drawing units from a space to the next
const FINGER = 44; // pixels a space should measure to be hit by a finger
const PRESS = 500; // milliseconds after which a finger rests
let boards = 0;

export class FlatBoard {
  /** @param {HTMLElement} container @param {Hooks} hooks */
  constructor(container, hooks) {
    this.container = container;
    this.hooks = hooks;
    this.prefix = `board${++boards}`;
    this.defs = el("g");
    this.ground = el("g", { class: "layer-ground" });
    this.spaces = el("g", { class: "layer-spaces" });
    this.routes = el("g", { class: "layer-routes" });
    this.names = el("g", { class: "layer-names", "aria-hidden": "true" });
    this.root = el("g", { class: "root" }, this.defs);
    const rims = el("g", { class: "layer-rims", "aria-hidden": "true" });
    this.svg = el("svg", { class: "board", tabindex: 0, role: "group" }, this.root, rims);
    container.append(this.svg);
    this.motion = new Motion();
    this.counters = new Counters(this.motion, () => this.look.k, () => this.look.view(), () => this.look.fitted);
    this.lines = new Lines((id) => this.places.get(this.counters.drawn.get(id)?.piece.place ?? id) ?? null, () => this.look.k);
    this.kind = "points";
    /** Drawing units in a board unit. */
    this.unit = 1;
    /** @type {Map<string, Place>} */
    this.places = new Map();
    /** @type {Map<string, SVGGElement>} */
    this.spaceNodes = new Map();
    /** @type {Map<string, Option[]>} options by the piece or space they point at */
    this.targets = new Map();
    /** @type {Map<string, Path>} ways to spaces further off */
    this.paths = new Map();
    /** @type {Set<string>} what is in the set that is being chosen */
    this.chosen = new Set();
    /** @type {Scene | null} */
    this.scene = null;
    this.groundKey = "";
    this.routeKey = "";
    this.arrangedAt = 0;
    this.room = "";
    /** The view that was chosen for a battle. */
    this.followed = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.ticking = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} a finger that may come to rest */
    this.pressing = undefined;
    /** Whether the click to come ends a long press. */
    this.pressed = false;
    /** @type {string | null} what the pointer or the focus was last said to be on */
    this.told = null;
    /** @type {Line[] | null} */
    this.log = null;
    /** @type {Box} */
    this.sheet = { x: 0, y: 0, w: CELL, h: CELL };
    this.labels = new Labels(this.names, this.kind);
    this.rims = new Rims(rims);
    this.look = new PanZoom(this.svg, (k, x, y) => this.root.setAttribute("transform", `translate(${x} ${y}) scale(${k})`), () => this.scaled());
    this.stop = new AbortController();
    this.listen();
  }

  // ---------------------------------------------------------------------------------------------- what the shell calls

  /** @param {Scene} scene @param {{animate?: boolean}} [how] */
  show(scene, { animate = true } = {}) {
    const first = !this.scene;
    const moving = animate && !first && !this.motion.still;
    const fresh = freshLines(this.log, scene.log ?? []);
    this.log = scene.log ?? [];
    this.motion.finish();
    const held = this.svg.contains(document.activeElement) ? document.activeElement : null;
    if (scene.title) this.svg.setAttribute("aria-label", scene.title);
    if (scene.board?.spaces?.length) this.setBoard(scene.board);
    this.scene = scene;
    this.setTargets(scene.ask?.options ?? []);
    this.setPaths([]);
    const fire = moving ? this.shotAt(fresh) : [];
    this.counters.set(scene.pieces ?? [], moving, fire.length > 0);
    for (const [id, node] of this.spaceNodes) node.classList.toggle("occupied", this.counters.occupied.has(id));
    this.setGlow();
    this.setChosen();
    fire.forEach((spot, i) => this.motion.flash(this.counters.above, spot, i * 130));
    if (held && held !== this.svg && !(held.isConnected && held.hasAttribute("tabindex"))) this.svg.focus({ preventScroll: true });
    this.retell();
    this.trace();
    this.follow();
    if (!first && prefer.follow) this.bringIntoView(fresh);
  }

  /** Marks things, such as those a line of the log speaks of, or that an option points at. @param {Partial<Things>} [things] */
  highlight({ pieces = [], spaces = [], threats = [] } = {}) {
    for (const node of this.svg.querySelectorAll(".marked")) node.classList.remove("marked");
    for (const id of pieces) this.counters.drawn.get(id)?.node.classList.add("marked");
    for (const id of spaces) this.spaceNodes.get(id)?.classList.add("marked");
    if (!pieces.length && !spaces.length && !threats.length) return this.trace();
    this.lines.clear();
    for (const id of pieces) this.drawSight(id);
    this.drawThreats(threats, spaces[0]);
  }

  /** Marks what is in the set that is being chosen, until it is another. @param {{pieces: string[], spaces: string[]}} things */
  choose({ pieces, spaces }) {
    this.chosen = new Set([...pieces, ...spaces]);
    this.setChosen();
  }

  setChosen() {
    for (const [id, { node }] of this.counters.drawn) node.classList.toggle("chosen", this.chosen.has(id));
    for (const [id, node] of this.spaceNodes) node.classList.toggle("chosen", this.chosen.has(id));
  }

  /** Where one can get to by more than one answer. They come after the scene they belong to. @param {Path[]} paths */
  setPaths(paths) {
    for (const id of this.paths.keys()) this.spaceNodes.get(id)?.classList.remove("reach");
    this.paths = this.counters.reach = new Map(paths.map((path) => [path.space, path]));
    for (const id of this.paths.keys()) this.spaceNodes.get(id)?.classList.add("reach");
  }

  fit() {
    this.look.fit();
  }

  /** Closer (above 1) or further away. @param {number} factor */
  zoom(factor) {
    this.look.zoom(factor);
  }

  destroy() {
    this.stop.abort();
    this.look.destroy();
    this.motion.finish();
    clearTimeout(this.ticking);
    clearTimeout(this.pressing);
    this.svg.remove();
  }

  // ---------------------------------------------------------------------------------------------- the ground

  /** @param {Board} board */
  setBoard(board) {
    const spaces = board.spaces ?? [];
    const key = JSON.stringify([board.kind, board.width, board.height, spaces]);
    const routeKey = JSON.stringify(board.routes ?? []);
    if (key !== this.groundKey) {
      this.groundKey = key;
      this.routeKey = "";
      this.kind = board.kind;
      this.setGround(board);
    }
    if (routeKey === this.routeKey) return;
    this.routeKey = routeKey;
    const all = [...this.places.values()];
    const drawings = (board.routes ?? []).flatMap((route) => {
      const a = this.places.get(route.a);
      const b = this.places.get(route.b);
      return a && b ? [drawRoute(route, a, b, all)] : [];
    });
    this.routes.replaceChildren(...drawings);
    this.labels.setDoors(board.routes ?? [], this.places);
  }

  /** @param {Board} board */
  setGround(board) {
    const spaces = board.spaces ?? [];
    const unit = CELL / cellOf(board);
    this.unit = unit;
    const joined = new Set((board.routes ?? []).flatMap((r) => [r.a, r.b]));
    const places = spaces.map((s) => ({
      id: s.id,
      name: s.name,
      x: s.x * unit,
      y: s.y * unit,
      terrain: s.terrain ?? "",
      marks: s.marks ?? [],
      shape: (s.shape ?? []).map(([x, y]) => ({ x: x * unit, y: y * unit })),
      box: board.kind === "points" && !joined.has(s.id),
    }));
    this.places = new Map(places.map((p) => [p.id, p]));
    const corners = places.flatMap((p) => (p.shape.length ? p.shape : [{ x: p.x - CELL, y: p.y - CELL }, { x: p.x + CELL, y: p.y + CELL }]));
    const margin = this.kind === "points" ? 0 : 14;
    const west = Math.min(...corners.map((p) => p.x)) - margin;
    const north = Math.min(...corners.map((p) => p.y)) - margin;
    const east = Math.max(...corners.map((p) => p.x)) + margin;
    const south = Math.max(...corners.map((p) => p.y)) + margin;
    this.sheet = { x: west, y: north, w: east - west, h: south - north };
    Object.assign(this.counters, { places: this.places, kind: this.kind, sheet: this.sheet });
    this.svg.setAttribute("data-kind", this.kind);
    this.defs.replaceChildren(patterns(this.prefix, places));
    const layers = this.kind === "points" ? [this.routes, this.spaces] : [this.spaces, this.routes];
    this.root.replaceChildren(this.defs, this.ground, ...layers, this.names, this.counters.layer, this.lines.layer, this.counters.above);
    if (this.kind === "points") this.ground.replaceChildren(drawPlateau(places, this.sheet, this.prefix));
    else {
      const { x, y, w, h } = this.sheet;
      this.ground.replaceChildren(el("rect", { class: "sheet", x, y, width: w, height: h, rx: 8 }));
    }
    this.spaceNodes = new Map(places.map((p) => [p.id, drawSpace(p, this.prefix, this.kind)]));
    this.spaces.replaceChildren(...this.spaceNodes.values());
    if (this.kind !== "points") this.spaces.append(el("path", { class: "outside", d: outside(places) }));
    for (const place of places) this.nameSpace(place);
    this.labels.kind = this.kind;
    this.labels.set(places, this.sheet);
    this.rims.set(places, this.kind, this.sheet);
    this.svg.classList.toggle("rimmed", this.rims.any);
    this.labels.least = this.rims.any ? 7 : 5.5;
    this.look.frame = this.rims.any ? RIM : 0;
    this.arrangedAt = 0;
    this.look.setWhole({ x: west - 8, y: north - 8, w: east - west + 16, h: south - north + 16 });
  }

  /** @param {Place} place */
  nameSpace(place) {
    const node = this.spaceNodes.get(place.id);
    node?.setAttribute("role", "img");
    node?.setAttribute("aria-label", place.name);
  }

  /** The view changed: names and fans follow its scale, trays its edges, once it rests. */
  scaled() {
    clearTimeout(this.ticking);
    this.rims.follow(this.look);
    if (!this.arrangedAt) this.arrange();
    else if (this.look.k !== this.arrangedAt || this.room !== this.roomNow()) this.ticking = setTimeout(() => this.arrange(), 120);
  }

  arrange() {
    const change = Math.abs(this.look.k / (this.arrangedAt || 1) - 1);
    const room = this.roomNow();
    const moved = room !== this.room;
    this.room = room;
    this.arrangedAt = this.look.k;
    this.labels.arrange(this.look.k);
    this.counters.names = this.labels.boxes;
    this.rims.wanted = this.labels.far;
    this.rims.follow(this.look);
    if (change > 0.001 || moved) this.counters.lay(false);
  }

  /** Where trays may lie, to be compared. */
  roomNow() {
    return JSON.stringify(this.counters.room());
  }

  // ---------------------------------------------------------------------------------------------- options

  /** @param {Option[]} options */
  setTargets(options) {
    this.targets = this.counters.targets = new Map();
    for (const option of options) {
      for (const id of new Set([...(option.pieces ?? []), ...(option.spaces ?? [])])) {
        this.targets.set(id, [...(this.targets.get(id) ?? []), option]);
      }
    }
  }

  setGlow() {
    for (const [id, node] of this.spaceNodes) {
      const place = /** @type {Place} */ (this.places.get(id));
      this.glow(node, id, place.name, () => this.nameSpace(place));
    }
    const looked = new Set(this.scene?.sights?.map((sight) => sight.piece));
    for (const [id, { node, piece }] of this.counters.drawn) {
      this.glow(node, id, piece.name, () => namePiece(node, piece));
      if (this.targets.has(id)) continue;
      if (looked.has(id)) node.setAttribute("tabindex", "0");
      else node.removeAttribute("tabindex");
    }
  }

  /** @param {SVGGElement} node @param {string} id @param {string} name @param {() => void} quiet */
  glow(node, id, name, quiet) {
    const options = this.targets.get(id);
    if (!options) {
      if (!node.classList.contains("glow")) return;
      node.classList.remove("glow");
      node.removeAttribute("tabindex");
      quiet();
      return;
    }
    const labels = options.map((o) => o.label).join(", ");
    node.classList.add("glow");
    node.setAttribute("tabindex", "0");
    node.setAttribute("role", "button");
    const said = labels.includes(name) ? labels : `${name}: ${labels}`;
    const drawn = drawnWords(node);
    node.setAttribute("aria-label", !drawn || said.startsWith(drawn) ? said : `${drawn}: ${said}`);
  }

  /** What of the board glows under an event: a piece, or the space below it. @param {EventTarget | null} target @returns {string | null} */
  targetOf(target) {
    if (!(target instanceof Element)) return null;
    const id = target.closest(".glow")?.getAttribute("data-id");
    if (id) return id;
    const stack = target.closest(".stack");
    const place = stack?.getAttribute("data-place");
    return place && this.targets.has(place) ? place : null;
  }

  /** The space under an event that a path leads to. @param {EventTarget | null} target @returns {string | null} */
  endOf(target) {
    if (!(target instanceof Element)) return null;
    const place = target.closest(".stack")?.getAttribute("data-place") ?? target.closest(".space")?.getAttribute("data-id") ?? "";
    return this.paths.has(place) ? place : null;
  }

  /** What can be told about under an event: what can be picked or walked to, or else a piece. @param {EventTarget | null} target @returns {string | null} */
  thingOf(target) {
    if (!(target instanceof Element)) return null;
    return this.targetOf(target) ?? target.closest(".piece")?.getAttribute("data-id") ?? this.endOf(target);
  }

  listen() {
    const on = { signal: this.stop.signal };
    this.svg.addEventListener("pointerdown", () => this.motion.finish(), on);
    this.svg.addEventListener("keydown", () => this.motion.finish(), on);
    this.svg.addEventListener("click", (e) => this.click(e), on);
    this.svg.addEventListener("keydown", (e) => this.key(e), on);
    this.svg.addEventListener("pointerover", (e) => this.over(e), on);
    this.svg.addEventListener("pointerleave", (e) => this.over(e), on);
    this.svg.addEventListener("pointerdown", (e) => this.press(e), on);
    for (const end of ["pointerup", "pointercancel"]) this.svg.addEventListener(end, () => clearTimeout(this.pressing), on);
    this.svg.addEventListener("focusin", (e) => this.focused(e.target), on);
    this.svg.addEventListener("focusout", (e) => this.focused(e.relatedTarget), on);
  }

  /** A piece or space under an event that can neither be picked nor walked to. @param {EventTarget | null} target @returns {string | null} */
  barredOf(target) {
    if (!(target instanceof Element) || this.targetOf(target) || this.endOf(target)) return null;
    const at = (/** @type {string} */ what, /** @type {string} */ name) => target.closest(what)?.getAttribute(name);
    return at(".piece", "data-id") ?? at(".stack", "data-place") ?? at(".space", "data-id") ?? null;
  }

  /** A finger that rests on something wants to know why it cannot be chosen. @param {PointerEvent} e */
  press(e) {
    clearTimeout(this.pressing);
    this.pressed = false;
    if (e.pointerType !== "touch") return;
    this.hooks.wonder?.(null);
    const id = this.barredOf(e.target);
    this.pressing = setTimeout(() => {
      this.pressed = id !== null && !this.svg.classList.contains("dragging");
      if (this.pressed) this.hooks.wonder?.(id, true);
    }, PRESS);
  }

  /** @param {MouseEvent} e */
  click(e) {
    if (this.pressed) {
      this.pressed = false;
      return;
    }
    const end = this.endOf(e.target);
    // A finger cannot hover: its first tap shows the way, the second takes it.
    const shown = !(e instanceof PointerEvent && e.pointerType === "touch") || this.told === end;
    if (end && !shown) this.tell(end);
    const id = this.targetOf(e.target) ?? (shown ? end : null);
    if (id) return this.pick(id, { x: e.clientX, y: e.clientY });
    const key = e.target instanceof Element ? e.target.closest(".stack")?.getAttribute("data-key") ?? "" : "";
    this.counters.tap(key);
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (e.key === "Escape") this.counters.close();
    if ((e.key !== "Enter" && e.key !== " ") || !(e.target instanceof Element)) return;
    const id = this.targetOf(e.target);
    if (!id) return;
    e.preventDefault();
    e.stopPropagation();
    const box = e.target.getBoundingClientRect();
    this.pick(id, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
  }

  /** @param {string} id @param {Point} at */
  pick(id, at) {
    this.hooks.pick((this.targets.get(id) ?? []).map((o) => o.text), at, this.paths.get(id));
  }

  /** @param {PointerEvent} e */
  over(e) {
    if (e.pointerType === "touch" || this.svg.classList.contains("dragging")) return;
    const inside = e.type === "pointerleave" ? null : e.target;
    this.tell(this.thingOf(inside));
    this.hooks.wonder?.(this.barredOf(inside));
    const key = inside instanceof Element ? inside.closest(".stack")?.getAttribute("data-key") ?? "" : "";
    this.counters.unfold("pointer", key);
  }

  /** @param {EventTarget | null} target */
  focused(target) {
    const inside = target instanceof Element && this.svg.contains(target) ? target : null;
    this.tell(this.thingOf(inside));
    this.hooks.wonder?.(this.barredOf(inside));
    const key = inside?.closest(".stack")?.getAttribute("data-key") ?? "";
    this.counters.unfold("focus", key);
  }

  /** @param {string | null} id */
  tell(id) {
    if (id === this.told) return;
    this.told = id;
    this.trace();
    if (!id) return this.hooks.hover(null, { pieces: [], spaces: [] });
    const space = this.places.has(id);
    const texts = this.targets.get(id)?.map((o) => o.text) ?? null;
    this.hooks.hover(texts, { pieces: space ? [] : [id], spaces: space ? [id] : [] }, this.paths.get(id));
  }

  /** The lines to what is pointed at; while nothing is, to the one piece a question is about, such as who may be fired at. */
  trace() {
    this.lines.clear();
    const id = this.told;
    if (!id) {
      const aimed = [...this.targets.keys()].filter((x) => this.scene?.sights?.some((sight) => sight.piece === x));
      if (aimed.length === 1) this.drawSight(/** @type {string} */ (aimed[0]));
      return;
    }
    this.drawSight(id);
    const path = this.paths.get(id);
    const from = this.actor();
    if (path && from) this.lines.path(path, from);
    this.drawThreats(this.targets.get(id)?.flatMap((o) => o.threats ?? []) ?? [], this.places.has(id) ? id : undefined);
  }

  /** The line to a piece that the one acting looks at. @param {string} id */
  drawSight(id) {
    const sight = this.scene?.sights?.find((x) => x.piece === id);
    if (sight) this.lines.sight(sight, sight.at ? { x: sight.at[0] * this.unit, y: sight.at[1] * this.unit } : null);
  }

  /** Who may fire at the one acting, here or on another space. @param {string[]} threats @param {string} [space] */
  drawThreats(threats, space) {
    const at = this.places.get(space ?? "") ?? this.actor();
    if (at) this.lines.threats(threats, at);
  }

  /** Where the piece stands whose turn it is to act. @returns {Point | null} */
  actor() {
    const acting = this.scene?.pieces.find((p) => p.acts && this.counters.drawn.has(p.id));
    return (acting && (this.counters.drawn.get(acting.id)?.spot ?? null)) ?? null;
  }

  /** After a new ask: what the pointer is on may mean something else now. */
  retell() {
    const was = this.told;
    if (!was) return;
    this.told = null;
    if (this.targets.has(was) || this.counters.drawn.has(was)) this.tell(was);
    else this.hooks.hover(null, { pieces: [], spaces: [] });
  }

  // ---------------------------------------------------------------------------------------------- events of a scene

  /** Where the newest shots fell. Read before the pieces move. @param {Line[]} lines @returns {Spot[]} */
  shotAt(lines) {
    const ids = lines.slice(-8).flatMap((line) => (effectOf(line) === "flash" ? line.pieces ?? [] : []));
    return [...new Set(ids)].slice(0, 6).flatMap((id) => this.counters.drawn.get(id)?.spot ?? []);
  }

  /** On a small screen a battle or who acts is looked at from close by, unless the player chose a view; then all of the board again. */
  follow() {
    if (!this.look.fitted && this.followed !== this.lookedAt()) return;
    const small = tooSmall(this.look.fitScale(), this.kind);
    const acting = this.kind !== "points" && small && this.targets.size ? this.actor() : null;
    if (acting) {
      this.look.look(acting.x, acting.y, FINGER / CELL);
      this.followed = this.lookedAt();
      return;
    }
    const fight = [...this.counters.shown.values()].find((s) => s.stack.battle);
    if (fight && small) {
      const { x, y } = fight.stack.place;
      this.look.look(x, y, CLOSE);
      this.arrange();
      const tray = fight.lie.tray ?? { x, y, w: 0, h: 0 };
      const [west, east] = [Math.min(x - DISC, tray.x), Math.max(x + DISC, tray.x + tray.w)];
      const [north, south] = [Math.min(y - DISC, tray.y), Math.max(y + DISC, tray.y + tray.h)];
      this.look.look((west + east) / 2, (north + south) / 2, CLOSE);
      this.followed = this.lookedAt();
    } else if (!this.look.fitted) this.look.fit();
  }

  /** What is in the middle of the view, and how close. */
  lookedAt() {
    const { x, y } = this.look.unit(this.look.width / 2, this.look.height / 2);
    return `${Math.round(x)} ${Math.round(y)} ${this.look.k}`;
  }

  /** When all that can be picked, or else that just happened, is out of view, looks at it. @param {Line[]} fresh */
  bringIntoView(fresh) {
    if (this.look.fitted) return;
    const happened = fresh.slice(-3).flatMap((line) => [...(line.pieces ?? []), ...(line.spaces ?? [])]);
    const ids = this.targets.size ? [...this.targets.keys()] : happened;
    const at = ids.flatMap((id) => this.counters.drawn.get(id)?.spot ?? this.places.get(id) ?? []);
    const view = this.look.view();
    const seen = at.some((p) => p.x > view.x && p.x < view.x + view.w && p.y > view.y && p.y < view.y + view.h);
    if (!at.length || seen) return;
    const x = at.reduce((sum, p) => sum + p.x, 0) / at.length;
    const y = at.reduce((sum, p) => sum + p.y, 0) / at.length;
    this.look.look(x, y, this.look.k);
  }
}

/** Board units from one space to the next: the side of a typical shape, or the shortest gap between points. @param {Board} board */
function cellOf(board) {
  const spaces = board.spaces ?? [];
  const areas = spaces.flatMap(({ shape = [] }) => {
    let twice = 0;
    shape.forEach(([x, y], i) => {
      const [nx, ny] = /** @type {[number, number]} */ (shape[(i + 1) % shape.length]);
      twice += x * ny - nx * y;
    });
    return shape.length ? [Math.abs(twice) / 2] : [];
  });
  if (areas.length) return Math.sqrt(/** @type {number} */ (areas.sort((a, b) => a - b)[areas.length >> 1])) || 1;
  let least = Infinity;
  for (const a of spaces) for (const b of spaces) if (a !== b) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  return least < Infinity && least > 0 ? least : 1;
}

/**
 * The words drawn on a thing, in order: what a screen reader hears begins with what others see. A blank
 * between them keeps "1" and "3" from being one number.
 * @param {Element} node @returns {string}
 */
function drawnWords(node) {
  const texts = [...node.querySelectorAll("text")];
  for (const text of texts) {
    if (text.previousSibling?.nodeType !== Node.TEXT_NODE) text.before(" ");
  }
  return texts.map((text) => text.textContent?.trim()).join(" ");
}
