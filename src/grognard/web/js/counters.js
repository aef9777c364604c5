// The pieces on the board: draws them, finds each its spot, and moves only what changed.

import { el, num, overlap, polygonPath } from "./svg.js";
import { DISC } from "./terrain.js";
import { COUNTER, Sides, drawCounter, facingArrow, lookOf } from "./pieces.js";
import { OPEN_GEAR, battle, fan, pile, restingSize, settle, shifted, stacksOf } from "./stacks.js";
import { silhouette } from "./faces.js";

/** @typedef {import("./svg.js").Box} Box */
/** @typedef {import("./svg.js").Point} Point */
/** @typedef {import("./animate.js").Spot} Spot */
/** @typedef {import("./animate.js").Motion} Motion */
/** @typedef {import("./terrain.js").Place} Place */
/** @typedef {import("./stacks.js").Stack} Stack */
/** @typedef {import("./stacks.js").Lie} Lie */
/** @typedef {import("./boardtypes.js").Piece} Piece */
/** @typedef {import("./boardtypes.js").Option} Option */
/** @typedef {{node: SVGGElement, look: string, facing: string, piece: Piece, spot: Spot | null}} Drawn a piece on the board */
/** @typedef {{node: SVGGElement, back: SVGGElement, count: SVGGElement, stack: Stack, lie: Lie, glowing: boolean}} Shown a stack on the board */

const FINGER = 36; // pixels a counter should measure to be hit by a finger

/** A scale at which counters are easy to hit. */
export const CLOSE = (FINGER * 0.85) / COUNTER;

/** Whether counters at this scale are too small for a finger; on a board of shapes, for whoever uses one. @param {number} scale @param {string} [kind] */
export const tooSmall = (scale, kind = "points") => COUNTER * scale * restingSize(kind) < FINGER * 0.7 && (kind === "points" || matchMedia("(pointer: coarse)").matches);

/** Where a battle may lie beside its space, in steps that just clear it. @type {[number, number][]} */
const BESIDE = [1, 1.35, 1.8].flatMap((out) => [0, 0.3, 0.6, 1].flatMap((far) => [[far, -1], [-far, -1], [far, 1], [-far, 1], [1, far], [1, -far], [-1, far], [-1, -far]].map(([i = 0, j = 0]) => /** @type {[number, number]} */ ([i * out, j * out]))));

export class Counters {
  /**
   * @param {Motion} motion
   * @param {() => number} scale pixels per unit
   * @param {() => Box} view what is to be seen of the board
   * @param {() => boolean} whole whether that is all of it
   */
  constructor(motion, scale, view, whole) {
    this.motion = motion;
    this.scale = scale;
    this.view = view;
    this.whole = whole;
    this.layer = el("g", { class: "layer-counters" });
    this.above = el("g", { class: "layer-above", "aria-hidden": "true" });
    this.sides = new Sides();
    this.kind = "points";
    /** @type {Box} */
    this.sheet = { x: 0, y: 0, w: 100, h: 100 };
    /** @type {Map<string, Place>} */
    this.places = new Map();
    /** @type {Map<string, Option[]>} options by the piece or space they point at */
    this.targets = new Map();
    /** @type {Map<string, Drawn>} */
    this.drawn = new Map();
    /** @type {Map<string, Shown>} */
    this.shown = new Map();
    /** @type {Map<string, Piece[]>} by bearer */
    this.gear = new Map();
    /** @type {{has(id: string): boolean}} spaces that a way leads to */
    this.reach = new Set();
    /** @type {{id: string, box: Box}[]} where the names of spaces are */
    this.names = [];
    /** @type {Set<string>} spaces with pieces */
    this.occupied = new Set();
    // Stacks are fanned out by the pointer above them, by the focus in them, or by a tap; by their keys.
    this.open = { pointer: "", focus: "", tap: "" };
  }

  /** @param {"pointer" | "focus"} by @param {string} key of the stack, or empty */
  unfold(by, key) {
    if (key === this.open[by]) return;
    this.open[by] = key;
    this.lay(true, 130);
  }

  /** A tap opens a stack; another, or one elsewhere, closes it. @param {string} key */
  tap(key) {
    const close = !key || this.open.tap === key;
    this.open = { ...this.open, tap: close ? "" : key, focus: close ? "" : this.open.focus };
    this.lay(true, 130);
  }

  close() {
    this.open = { pointer: "", focus: "", tap: "" };
    this.lay(true, 130);
  }

  /** @param {Piece[]} pieces @param {boolean} moving @param {boolean} shooting */
  set(pieces, moving, shooting) {
    const here = pieces.filter((p) => this.places.has(p.place));
    const ids = new Set(here.map((p) => p.id));
    for (const [id, drawn] of this.drawn) {
      if (ids.has(id)) continue;
      this.drawn.delete(id);
      if (!moving || !drawn.spot) drawn.node.remove();
      else {
        drawn.node.setAttribute("aria-hidden", "true");
        drawn.node.removeAttribute("tabindex");
        drawn.node.classList.remove("glow");
        this.above.append(drawn.node);
        this.motion.fade(drawn.node, shooting ? 300 : 0);
      }
    }
    this.gear = new Map();
    for (const piece of here) {
      if (piece.under && ids.has(piece.under)) this.gear.set(piece.under, [...(this.gear.get(piece.under) ?? []), piece]);
      this.draw(piece);
    }
    const stacks = stacksOf(here.map((p) => (p.under && !ids.has(p.under) ? { ...p, under: "" } : p)), this.places, this.kind);
    this.setStacks(stacks, moving);
    this.occupied = new Set(here.map((p) => p.place));
    this.lay(moving);
  }

  /** @param {Piece} piece */
  draw(piece) {
    let drawn = this.drawn.get(piece.id);
    if (!drawn) {
      const node = el("g", { "data-id": piece.id });
      drawn = { node, look: "", facing: "", piece, spot: null };
      this.drawn.set(piece.id, drawn);
    }
    drawn.piece = piece;
    const look = lookOf(piece);
    const facing = `${piece.facing ?? -1}/${piece.place}`;
    if (look === drawn.look && facing === drawn.facing) return;
    const { node } = drawn;
    if (look !== drawn.look) {
      const side = this.sides.of(piece.side);
      const kept = [...node.classList].filter((c) => ["glow", "marked", "buried", "chosen"].includes(c));
      const states = (piece.badges ?? []).map((badge) => ` is-${badge}`).join("");
      node.setAttribute("class", [`piece side-${side}${piece.under ? " small" : ""}${piece.hidden ? " facedown" : ""}${states}`, ...kept].join(" "));
      node.replaceChildren(el("title", {}, piece.name), ...drawCounter(piece, side));
      if (!kept.includes("glow")) namePiece(node, piece);
    }
    node.querySelector(".facing")?.remove();
    const place = this.places.get(piece.place);
    if ((piece.facing ?? -1) >= 0 && place) node.append(facingArrow(this.angle(place, piece.facing ?? 0), this.kind === "squares"));
    drawn.look = look;
    drawn.facing = facing;
  }

  /** @param {Place} place @param {number} facing @returns {number} degrees clockwise from north */
  angle(place, facing) {
    const n = place.shape.length;
    if (!n) return facing * 60;
    const p = /** @type {Point} */ (place.shape[facing % n]);
    const q = /** @type {Point} */ (place.shape[(facing + 1) % n]);
    return (Math.atan2((p.x + q.x) / 2 - place.x, place.y - (p.y + q.y) / 2) * 180) / Math.PI;
  }

  /** @param {Stack[]} stacks @param {boolean} moving */
  setStacks(stacks, moving) {
    const keys = new Set(stacks.map((s) => s.key));
    for (const stack of stacks) {
      let shown = this.shown.get(stack.key);
      if (!shown) {
        const node = el("g", { class: "stack", "data-key": stack.key, "data-place": stack.place.id });
        const back = el("g", { class: "back" });
        const count = el("g", { class: "tally" });
        node.append(back, count);
        this.layer.append(node);
        shown = { node, back, count, stack, lie: { spots: new Map(), buried: new Set(), tray: null, count: null, front: 0 }, glowing: false };
        this.shown.set(stack.key, shown);
      }
      shown.stack = stack;
      const members = stack.lines.flat().flatMap((p) => [p, ...(this.gear.get(p.id) ?? [])]);
      shown.glowing = members.some((p) => this.targets.has(p.id));
      this.order(shown, moving);
      const name = `${stack.place.name}: ${members.map((p) => p.name).join(", ")}`;
      const tall = members.length > 1 && !shown.glowing && !stack.battle;
      set(shown.node, "tabindex", tall ? "0" : null);
      set(shown.node, "role", tall ? "img" : "group");
      set(shown.node, "aria-label", members.length > 1 ? name : null);
    }
    for (const [key, shown] of this.shown) {
      if (keys.has(key)) continue;
      shown.node.remove();
      this.shown.delete(key);
    }
  }

  /** Puts the nodes of a stack in drawing order: gear below its bearer, the top of a pile last. @param {Shown} shown @param {boolean} moving */
  order(shown, moving) {
    const { stack, node } = shown;
    const lines = stack.lines.map((line) => (shown.glowing || stack.battle ? line : [...line].reverse()));
    const wanted = lines.flat().flatMap((p) => [...(this.gear.get(p.id) ?? []), p]);
    let before = /** @type {Node} */ (shown.count);
    for (const piece of wanted.reverse()) {
      const drawn = this.drawn.get(piece.id);
      if (!drawn) continue;
      if (drawn.node.nextSibling !== before || drawn.node.parentNode !== node) {
        const focus = drawn.node === document.activeElement;
        node.insertBefore(drawn.node, before);
        if (focus) drawn.node.focus({ preventScroll: true });
        if (!drawn.spot && moving) this.motion.appear(drawn.node);
      }
      before = drawn.node;
    }
  }

  /** Finds each piece its spot and moves it there. @param {boolean} moving @param {number} [ms] */
  lay(moving, ms = 250) {
    const slide = moving && !this.motion.still;
    const s = Math.max(1.16, Math.min(2.4, FINGER / (COUNTER * this.scale())));
    /** @type {{shown: Shown, lie: Lie}[]} */
    const open = [];
    for (const shown of this.shown.values()) {
      const { stack } = shown;
      const many = (stack.lines[0]?.length ?? 0) > 1 || stack.lines.flat().some((p) => this.gear.has(p.id));
      const gearGlows = stack.lines.flat().some((p) => this.gear.get(p.id)?.some((item) => this.targets.has(item.id)));
      const tiny = tooSmall(this.scale(), this.kind); // a single piece to be picked grows, too
      const spread = (many || (tiny && shown.glowing)) && (shown.glowing || Object.values(this.open).includes(stack.key));
      if (stack.battle) open.push({ shown, lie: this.placed(battle(stack, this.gear, s), stack) });
      else if (spread && !(stack.place.box && !tiny && !gearGlows)) open.push({ shown, lie: this.placed(fan(stack, this.gear, s, gearGlows ? OPEN_GEAR : undefined), stack) });
      else this.apply(shown, pile(stack, this.gear, this.kind), slide, ms);
    }
    const trays = open.map(({ lie }) => ({ .../** @type {Box} */ (lie.tray) }));
    settle(trays, this.room());
    open.forEach(({ shown, lie }, i) => {
      const to = /** @type {Box} */ (trays[i]);
      const from = /** @type {Box} */ (lie.tray);
      this.apply(shown, shifted(lie, to.x - from.x, to.y - from.y), slide, ms);
    });
    this.raise(open.map(({ shown }) => shown));
  }

  /** Where trays may lie: on the sheet, and beside it where that is to be seen and has no rims. @returns {Box} */
  room() {
    const view = this.view();
    const x = Math.min(this.sheet.x, view.x);
    const y = Math.min(this.sheet.y, view.y);
    const w = Math.max(this.sheet.x + this.sheet.w, view.x + view.w) - x;
    const h = Math.max(this.sheet.y + this.sheet.h, view.y + view.h) - y;
    return this.whole() && this.kind !== "squares" ? { x, y, w, h } : this.sheet;
  }

  /** A fan or a battle lies beside its space, where it hides least. @param {Lie} lie @param {Stack} stack @returns {Lie} */
  placed(lie, stack) {
    const tray = /** @type {Box} */ (lie.tray);
    const room = this.room();
    const away = { x: tray.w / 2 + DISC + 16, y: tray.h / 2 + DISC + 22 };
    let best = { cost: Infinity, dx: 0, dy: 0 };
    for (const [i, j] of BESIDE) {
      const dx = i * away.x;
      const dy = j * away.y;
      const box = { ...tray, x: tray.x + dx, y: tray.y + dy };
      let cost = (box.w * box.h - overlap(box, room)) * 3 + Math.hypot(dx, dy) * 5;
      for (const p of this.places.values()) {
        const disc = { x: p.x - DISC, y: p.y - DISC, w: DISC * 2, h: DISC * 2 };
        const weight = this.targets.has(p.id) || p === stack.place ? 6 : this.reach.has(p.id) ? 2.4 : this.occupied.has(p.id) ? 1.6 : 1;
        cost += overlap(box, disc) * weight;
      }
      for (const name of this.names) cost += overlap(box, name.box) * (name.id === stack.place.id ? 6 : 1.2);
      if (cost < best.cost - 1) best = { cost, dx, dy };
    }
    return shifted(lie, best.dx, best.dy);
  }

  /** @param {Shown} shown @param {Lie} lie @param {boolean} slide @param {number} ms */
  apply(shown, lie, slide, ms) {
    for (const [id, spot] of lie.spots) {
      const drawn = this.drawn.get(id);
      if (!drawn) continue;
      drawn.node.classList.toggle("buried", lie.buried.has(id));
      const from = drawn.spot;
      if (from && from.x === spot.x && from.y === spot.y && from.s === spot.s) continue;
      drawn.spot = spot;
      drawn.node.setAttribute("transform", `translate(${num(spot.x)} ${num(spot.y)}) scale(${num(spot.s)})`);
      if (from && slide) this.motion.slide(drawn.node, from, spot, ms);
    }
    const key = JSON.stringify([lie.tray, lie.count, lie.front, shown.stack.battle]);
    shown.lie = lie;
    if (shown.node.getAttribute("data-lie") === key) return;
    shown.node.setAttribute("data-lie", key);
    shown.node.classList.toggle("fanned", !!lie.tray);
    shown.back.replaceChildren(...(lie.tray ? this.tray(shown.stack, lie) : []));
    const { count } = lie;
    shown.count.replaceChildren(
      ...(count
        ? [
            el("circle", { cx: num(count.x), cy: num(count.y), r: num(9 * count.s) }),
            el("text", { x: num(count.x), y: num(count.y + 4.2 * count.s), "font-size": num(12 * count.s), "text-anchor": "middle" }, String(count.n)),
          ]
        : []),
    );
  }

  /** @param {Stack} stack @param {Lie} lie */
  tray(stack, lie) {
    const box = /** @type {Box} */ (lie.tray);
    const { x, y } = stack.place;
    const near = { x: Math.max(box.x, Math.min(x, box.x + box.w)), y: Math.max(box.y, Math.min(y, box.y + box.h)) };
    // Where the pile was and the way from there stay under the pointer: a fan does not close because it has opened.
    /** @type {SVGElement[]} */
    const out = [
      el("rect", { class: "foot", x: num(x - DISC), y: num(y - DISC), width: 2 * DISC, height: 2 * DISC }),
      el("path", { class: "foot", d: polygonPath([{ x, y }, near], false), "stroke-width": DISC }),
    ];
    if (Math.hypot(near.x - x, near.y - y) > DISC + 4) {
      const wide = Math.abs(near.y - y) > Math.abs(near.x - x) ? { x: 13, y: 0 } : { x: 0, y: 13 };
      const inside = { x: near.x + (box.x + box.w / 2 - near.x) * 0.12, y: near.y + (box.y + box.h / 2 - near.y) * 0.12 };
      const far = Math.hypot(near.x - x, near.y - y);
      const rim = { x: x + ((near.x - x) * DISC) / far, y: y + ((near.y - y) * DISC) / far };
      const corners = [rim, { x: inside.x + wide.x, y: inside.y + wide.y }, { x: inside.x - wide.x, y: inside.y - wide.y }];
      out.push(el("path", { class: "pointer", d: polygonPath(corners) }));
    }
    out.push(el("rect", { class: stack.battle ? "tray battle" : "tray", x: num(box.x), y: num(box.y), width: num(box.w), height: num(box.h), rx: 10 }));
    if (stack.battle) {
      const middle = box.x + box.w / 2;
      out.push(el("path", { class: "front", d: `M${num(box.x + 10)} ${num(lie.front)}H${num(box.x + box.w - 10)}` }));
      const s = Math.min(22, box.w / 6);
      out.push(el("circle", { class: "front-disc", cx: num(middle), cy: num(lie.front), r: num(s * 0.62) }), silhouette("battle", middle, lie.front, s * 0.8, "glyph front-sign"));
    }
    return out;
  }

  /** Open stacks lie on top. The others move below, so that what has the pointer or the focus stays untouched. @param {Shown[]} open */
  raise(open) {
    const top = new Set(open.map((s) => s.node));
    const { pointer, focus, tap } = this.open;
    const last = (this.shown.get(pointer) ?? this.shown.get(focus) ?? this.shown.get(tap))?.node;
    const rank = (/** @type {Element} */ n) => (n === last ? 2 : top.has(/** @type {SVGGElement} */ (n)) ? 1 : 0);
    const now = /** @type {SVGGElement[]} */ ([...this.layer.children]);
    const wanted = [...now].sort((a, b) => rank(a) - rank(b));
    if (now.every((n, i) => n === wanted[i])) return;
    const anchor = last && wanted.includes(last) ? last : wanted[wanted.length - 1];
    if (!anchor) return;
    for (const node of wanted) {
      if (node === anchor) break;
      this.layer.insertBefore(node, anchor);
    }
  }
}

/** @param {SVGGElement} node @param {Piece} piece */
export function namePiece(node, piece) {
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", piece.name);
}

/** @param {Element} node @param {string} name @param {string | null} value */
function set(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
