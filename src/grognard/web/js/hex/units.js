// The counters on a hex board: draws each once, finds it its spot, moves only what changed. One pile at most is spread out, and only when asked for.

import { el, num, overlap } from "../svg.js";
import { HIGH } from "./places.js";
import { SIZE, classesOf, drawCounter, lookOf } from "./counter.js";
import { closed, membersOf, pilesOf, room, spread } from "./piles.js";
import { Sides } from "../pieces.js";
import { word } from "../words.js";

/** @typedef {import("../svg.js").Box} Box */
/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("../animate.js").Motion} Motion */
/** @typedef {import("../animate.js").Spot} Spot */
/** @typedef {import("../kits.js").Kit} Kit */
/** @typedef {import("../boardtypes.js").Piece} Piece */
/** @typedef {import("./figures.js").Figures} Figures */
/** @typedef {import("./places.js").HexPlaces} HexPlaces */
/** @typedef {import("./piles.js").Lie} Lie */
/** @typedef {import("./piles.js").Pile} Pile */
/** @typedef {{node: SVGGElement, look: string, piece: Piece, spot: Spot | null}} Drawn */
/** @typedef {{node: SVGGElement, tray: SVGGElement, count: SVGGElement, pile: Pile, lie: Lie, lies: string}} Shown */

const KEPT = ["lit", "chosen", "selected", "marked", "aimed", "buried", "away"];
const FINGER = 44; // pixels of a counter that is to be picked from a tray

/** Where a tray may lie beside its hex, in steps that just clear it. @type {[number, number][]} */
const BESIDE = [[0, -1], [0, 1], [1, 0], [-1, 0], [0.8, -1], [-0.8, -1], [0.8, 1], [-0.8, 1], [1, -0.6], [-1, -0.6], [1, 0.6], [-1, 0.6]];

export class HexUnits {
  /** @param {Motion} motion @param {Figures} figures */
  constructor(motion, figures) {
    this.motion = motion;
    this.figures = figures;
    this.layer = el("g", { class: "hex-units" });
    /** The signs between sides that stand in one hex. */
    this.melees = el("g", { class: "hex-melees", "aria-hidden": "true" });
    this.above = el("g", { class: "hex-above", "aria-hidden": "true" });
    /** Plaques of rooms in which somebody is: "up", "in". */
    this.plaques = el("g", { class: "hex-plaques", "aria-hidden": "true" });
    this.sides = new Sides();
    /** @type {Kit} */
    this.kit = {};
    /** @type {HexPlaces | null} */
    this.places = null;
    /** @type {Map<string, Drawn>} */
    this.drawn = new Map();
    /** @type {Map<string, Shown>} */
    this.piles = new Map();
    /** @type {Map<string, Shown[]>} by hex */
    this.byHex = new Map();
    /** Where sides stand in one hex, to be compared. */
    this.fought = "";
    /** The key of the pile that is spread out. */
    this.open = "";
    /** How large counters are: larger than natural where the view is from afar. */
    this.size = 1;
    this.scale = 1;
    /** @type {Box} what is in view */
    this.view = { x: 0, y: 0, w: 0, h: 0 };
    /** @type {Set<string>} hexes that a tray must not hide */
    this.spared = new Set();
  }

  /** @param {string} side */
  slot(side) {
    return this.kit.sides?.[side]?.slot ?? this.sides.of(side);
  }

  /** @param {Piece[]} pieces @param {boolean} moving */
  set(pieces, moving) {
    const places = /** @type {HexPlaces} */ (this.places);
    const here = pieces.filter((p) => places.byId.has(p.place));
    const ids = new Set(here.map((p) => p.id));
    for (const [id, drawn] of this.drawn) {
      if (ids.has(id)) continue;
      this.drawn.delete(id);
      if (!moving || !drawn.spot) drawn.node.remove();
      else {
        drawn.node.setAttribute("aria-hidden", "true");
        drawn.node.classList.remove("lit", "selected");
        this.above.append(drawn.node);
        this.motion.fade(drawn.node, 120);
      }
    }
    for (const piece of here) this.draw(piece);
    this.setPiles(pilesOf(here, places.byId), moving);
    this.lay(moving);
  }

  /** A counter as it would stand elsewhere and face. @param {Piece} piece @param {Point} at @param {Point | null} faces */
  ghost(piece, at, faces) {
    const angle = (/** @type {number} */ n, /** @type {boolean} */ corner) => this.places?.angle(n, corner) ?? 0;
    const towards = (/** @type {number} */ n) => Math.cos((angle(n, false) * Math.PI) / 180 - Math.atan2((faces?.x ?? 0) - at.x, at.y - (faces?.y ?? 0)));
    const facing = faces ? [0, 1, 2, 3, 4, 5].reduce((a, b) => (towards(b) > towards(a) ? b : a)) : piece.facing;
    const there = { ...piece, facing, acts: false, ghost: true };
    const slot = this.slot(piece.side);
    return el("g", { class: `unit ${classesOf(there, slot)}`, "data-ghost": piece.id, transform: `translate(${num(at.x)} ${num(at.y)}) scale(${num(this.size)})` }, ...drawCounter(there, slot, this.figures, angle, this.kit));
  }

  /** @param {Piece} piece */
  draw(piece) {
    const drawn = this.drawn.get(piece.id) ?? { node: el("g", { class: "unit", "data-id": piece.id }), look: "", piece, spot: null };
    this.drawn.set(piece.id, drawn);
    drawn.piece = piece;
    const look = lookOf(piece);
    if (look === drawn.look) return;
    const slot = this.slot(piece.side);
    const kept = [...drawn.node.classList].filter((c) => KEPT.includes(c));
    drawn.node.setAttribute("class", ["unit", classesOf(piece, slot), ...kept].join(" "));
    const angle = (/** @type {number} */ n, /** @type {boolean} */ corner) => this.places?.angle(n, corner) ?? 0;
    drawn.node.replaceChildren(el("title", {}, piece.name), ...drawCounter(piece, slot, this.figures, angle, this.kit));
    drawn.look = look;
  }

  /** @param {Pile[]} piles @param {boolean} moving */
  setPiles(piles, moving) {
    const keys = new Set(piles.map((pile) => pile.key));
    for (const [key, shown] of this.piles) {
      if (keys.has(key)) continue;
      this.piles.delete(key);
      shown.node.remove();
    }
    if (!keys.has(this.open)) this.open = "";
    this.byHex = new Map();
    for (const pile of piles) {
      let shown = this.piles.get(pile.key);
      if (!shown) {
        const tray = el("g", { class: "hex-tray" });
        const count = el("g", { class: "hex-count" });
        const node = el("g", { class: "pile", "data-key": pile.key }, tray, count);
        shown = { node, tray, count, pile, lie: this.closed(pile, 1), lies: "" };
        this.piles.set(pile.key, shown);
      }
      shown.pile = pile;
      this.byHex.set(pile.hex.id, [...(this.byHex.get(pile.hex.id) ?? []), shown]);
      this.fill(shown, moving);
    }
    this.order();
  }

  /** Puts the counters of a pile in drawing order: the top one last, strips just below it. @param {Shown} shown @param {boolean} moving */
  fill(shown, moving) {
    const { pile, node } = shown;
    const strips = pile.pieces.flatMap((p) => pile.gear.get(p.id) ?? []);
    const [front, ...behind] = pile.pieces;
    let before = /** @type {Node} */ (shown.count);
    for (const piece of [front, ...strips.reverse(), ...behind]) {
      const drawn = piece && this.drawn.get(piece.id);
      if (!drawn) continue;
      if (drawn.node.nextSibling !== before || drawn.node.parentNode !== node) {
        node.insertBefore(drawn.node, before);
        if (!drawn.spot && moving) this.motion.appear(drawn.node);
      }
      before = drawn.node;
    }
  }

  /** Piles lie from north to south, so that none hides the lower edge of another; the open one on top. */
  order() {
    const rank = (/** @type {Shown} */ s) => (s.pile.key === this.open ? 1e9 : (s.pile.hex.of ?? s.pile.hex).y * 1000 + (s.pile.hex.of ?? s.pile.hex).x + (s.pile.hex.room ? -0.5 : s.pile.nth));
    const wanted = [...this.piles.values()].sort((a, b) => rank(a) - rank(b)).map((s) => s.node);
    let at = this.layer.firstChild;
    for (const node of wanted) {
      if (node === at) at = node.nextSibling;
      else this.layer.insertBefore(node, at);
    }
  }

  /** Spreads a pile out, or with an empty key none. @param {string} key */
  spread(key) {
    if (key === this.open) return;
    this.open = key;
    this.order();
    this.lay(true, 120);
  }

  /** Finds each counter its spot and moves it there. @param {boolean} moving @param {number} [ms] */
  lay(moving, ms = 250) {
    const slide = moving && !this.motion.still;
    for (const shown of this.piles.values()) this.apply(shown, shown.pile.key === this.open ? this.opened(shown.pile) : this.closed(shown.pile, this.size), slide, ms);
    const fights = [...this.byHex.values()].filter((piles) => piles.filter(({ pile }) => this.kit.sides?.[pile.side]?.role !== "thing").length > 1);
    this.plaques.replaceChildren(...[...this.byHex.values()].flatMap(([one]) => (one?.pile.hex.room ? [plaque(one.pile.hex)] : [])));
    const signs = fights.map(([one]) => one?.pile.hex ?? { x: 0, y: 0 });
    const key = JSON.stringify([this.size, signs.map(({ x, y }) => [x, y])]);
    if (key === this.fought) return;
    this.fought = key;
    this.melees.replaceChildren(...signs.map(({ x, y }) => el("use", { class: "hex-melee", href: this.figures.badge("melee"), transform: `translate(${num(x)} ${num(y)}) scale(${num(1.1 * this.size)})` })));
  }

  /** A pile where it is at rest. @param {Pile} pile @param {number} s @returns {Lie} */
  closed(pile, s) {
    return closed(pile, s, /** @type {HexPlaces} */ (this.places).grid.box);
  }

  /** A pile beside its hex, where it hides least, and never it. @param {Pile} pile @returns {Lie} */
  opened(pile) {
    const s = Math.max(1, Math.min(2.4, FINGER / (SIZE * this.scale)));
    const { box } = room(pile, s);
    const out = { x: box.w / 2 + HIGH * 0.62, y: box.h / 2 + HIGH * 0.58 };
    let best = { cost: Infinity, x: pile.hex.x, y: pile.hex.y };
    for (const [i, j] of BESIDE) {
      const x = pile.hex.x + i * out.x;
      const y = pile.hex.y + j * out.y;
      const tray = { x: x - box.w / 2, y: y - box.h / 2, w: box.w, h: box.h };
      let cost = (box.w * box.h - overlap(tray, this.view)) * 4;
      for (const hex of this.places?.near({ x, y }, Math.max(box.w, box.h)) ?? []) {
        const cover = overlap(tray, { x: hex.x - HIGH / 2, y: hex.y - HIGH / 2, w: HIGH, h: HIGH });
        cost += cover * (hex === pile.hex ? 30 : this.spared.has(hex.id) ? 12 : this.byHex.has(hex.id) ? 1 : 0.3);
      }
      if (cost < best.cost - 1) best = { cost, x, y };
    }
    return spread(pile, best, s);
  }

  /** @param {Shown} shown @param {Lie} lie @param {boolean} slide @param {number} ms */
  apply(shown, lie, slide, ms) {
    for (const [id, spot] of lie.spots) {
      const drawn = this.drawn.get(id);
      if (!drawn) continue;
      drawn.node.classList.toggle("buried", lie.buried.has(id));
      drawn.node.classList.toggle("away", lie.away.has(id));
      const from = drawn.spot;
      if (from && from.x === spot.x && from.y === spot.y && from.s === spot.s) continue;
      drawn.spot = spot;
      drawn.node.setAttribute("transform", `translate(${num(spot.x)} ${num(spot.y)}) scale(${num(spot.s)})`);
      if (from && slide) this.motion.slide(drawn.node, from, spot, ms);
    }
    shown.lie = lie;
    const lies = JSON.stringify([lie.tray, lie.count]);
    if (lies === shown.lies) return;
    shown.lies = lies;
    shown.node.classList.toggle("spread", Boolean(lie.tray));
    shown.tray.replaceChildren(...(lie.tray ? trayOf(shown.pile, lie.tray) : []));
    const { count } = lie;
    shown.count.replaceChildren(...(count ? [el("circle", { cx: num(count.x), cy: num(count.y), r: num(7.4 * count.s) }), el("text", { x: num(count.x), y: num(count.y + 3.8 * count.s), "font-size": num(10.6 * count.s) }, String(count.n))] : []));
  }

  /** The pile and counter at a point of a hex, or of the open tray. @param {Point} p @param {string} hex @returns {{shown: Shown, id: string} | null} */
  at(p, hex) {
    const open = this.piles.get(this.open);
    if (open?.lie.tray && inside(p, open.lie.tray)) return { shown: open, id: this.counterAt(open, p) };
    const rooms = (this.places?.rooms.get(hex) ?? []).flatMap((room) => this.byHex.get(room.id) ?? []);
    for (const shown of [...rooms, ...(this.byHex.get(hex) ?? [])].reverse()) {
      const id = this.counterAt(shown, p);
      if (id) return { shown, id };
    }
    return null;
  }

  /** @param {Shown} shown @param {Point} p */
  counterAt(shown, p) {
    for (const piece of [...membersOf(shown.pile)].sort((a, b) => Number(Boolean(a.under)) - Number(Boolean(b.under)))) {
      const spot = shown.lie.spots.get(piece.id);
      if (!spot || shown.lie.away.has(piece.id)) continue;
      if (Math.abs(p.x - spot.x) <= (SIZE / 2) * spot.s && Math.abs(p.y - spot.y) <= (piece.under ? 8 : SIZE / 2) * spot.s) return piece.id;
    }
    return "";
  }

  /** Everything in a hex, with what is carried. @param {string} hex @returns {Piece[]} */
  inHex(hex) {
    return (this.byHex.get(hex) ?? []).flatMap((shown) => membersOf(shown.pile));
  }

  /** The pile of a piece. @param {string} id @returns {Shown | null} */
  pileOf(id) {
    const piece = this.drawn.get(id)?.piece;
    return (piece && (this.byHex.get(piece.place) ?? []).find((shown) => membersOf(shown.pile).some((p) => p.id === id))) ?? null;
  }
}

/** The name of a room, above who is in it. @param {import("./grid.js").Hex} room */
export function plaque(room) {
  const words = word("room", room.room ?? "");
  const wide = 10 + words.length * 5.6;
  return el("g", { class: "plaque", transform: `translate(${num(room.x)} ${num(room.y - 26)})` }, el("rect", { x: num(-wide / 2), y: -7, width: num(wide), height: 14, rx: 3 }), el("text", { y: 3.6 }, words));
}

/** @param {Pile} pile @param {Box} box */
function trayOf(pile, box) {
  const { x, y } = pile.hex;
  const near = { x: Math.max(box.x, Math.min(x, box.x + box.w)), y: Math.max(box.y, Math.min(y, box.y + box.h)) };
  return [el("path", { class: "tray-line", d: `M${num(x)} ${num(y)}L${num(near.x)} ${num(near.y)}` }), el("rect", { class: "tray-box", x: num(box.x), y: num(box.y), width: num(box.w), height: num(box.h), rx: 9 })];
}

/** @param {Point} p @param {Box} box */
const inside = (p, box) => p.x >= box.x && p.x <= box.x + box.w && p.y >= box.y && p.y <= box.y + box.h;
