// The ground of points and squares: terrain patterns and symbols, the areas of spaces, routes, walls and doors.

import { chance, el, num, polygonPath, smoothPath } from "./svg.js";
import { hasFace, silhouette } from "./faces.js";

/** @typedef {import("./svg.js").Point} Point */
/** @typedef {import("./boardtypes.js").Route} Route */
/**
 * A space with its outline in drawing units.
 * @typedef {{id: string, name: string, x: number, y: number, terrain: string, marks: string[], shape: Point[], box: boolean}} Place
 */

export const DISC = 41; // radius of a space on a board of points

/** Terrain that is drawn like another. @type {Record<string, string>} */
const LIKE = {
  woods: "forest", wood: "forest", trees: "forest", orchard: "forest", hill: "mountain", hills: "mountain", ridge: "mountain",
  rough: "mountain", village: "town", building: "town", city: "town", house: "town", factory: "industrial", works: "industrial",
  lake: "water", sea: "water", river: "water", pond: "water", swamp: "marsh", bog: "marsh", grain: "field", wheat: "field",
  crops: "field", plain: "clear", open: "clear", grass: "clear", snow: "clear", room: "floor", corridor: "floor", hall: "floor", command: "floor", entry: "floor", outside: "staging",
  debris: "rubble", ruins: "rubble",
};

/** What fills an area, so that terrain can be told apart without colour. Lines and dots in a tile. @type {Record<string, {size: [number, number], d: string}>} */
const PATTERNS = {
  clear: { size: [18, 18], d: "M4 5h2M13 13h2M12 3h1M4 14h1" },
  mountain: { size: [20, 16], d: "M2 9l4-5 4 5M11 15l4-5 4 5" },
  forest: { size: [18, 18], d: "M5 2l3 6H2zM5 8v2M14 10l3 6h-6zM14 16v2" },
  industrial: { size: [9, 9], d: "M-2 2l4-4M0 9l9-9M7 11l4-4M0 0l9 9" },
  town: { size: [18, 16], d: "M2 3h5v5H2zM11 8h5v5h-5zM11 1h3v3h-3zM3 11h4v3H3z" },
  landing: { size: [24, 14], d: "M1 4c4-3 7 3 11 0M13 11c4-3 7 3 10 0" },
  staging: { size: [12, 12], d: "M-3 3l6-6M0 12L12 0M9 15l6-6" },
  water: { size: [20, 12], d: "M0 4q2.5-3 5 0t5 0M10 10q2.5-3 5 0t5 0" },
  marsh: { size: [20, 16], d: "M2 7h8M6 7V2M4 6L3 3M8 6l1-3M12 15h7M15 15v-5M13 14l-1-3M17 14l1-3" },
  field: { size: [12, 8], d: "M0 2h12M0 6h5M7 6h5" },
  floor: { size: [50, 50], d: "M0 0h50v50" },
  rubble: { size: [20, 18], d: "M2 4l3-2 2 3-3 2zM12 3l2 1-1 2-2-1zM9 12l3-2 3 2-2 3-3-1zM2 14l2-1 1 2z" },
};

/** @type {{size: [number, number], d: string}[]} for terrain without a drawing of its own, by its name */
const OTHERS = [
  { size: [10, 10], d: "M5 0v10" },
  { size: [10, 10], d: "M0 5h10M5 0v10" },
  { size: [12, 12], d: "M0 0l12 12" },
  { size: [12, 10], d: "M0 8l6-6 6 6" },
  { size: [12, 12], d: "M4 6h4M6 4v4" },
  { size: [14, 14], d: "M7 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8z" },
];

/** Terrain symbols where the silhouettes have none, in a box of 24 by 24. @type {Record<string, string>} */
const SYMBOLS = {
  mountain: "M1.5 20L9 6l4 6 2.6-3.6L22.5 20zM9 6l-2 3.8 2 1.4 1.9-1.6z",
  forest: "M8 3l6 9h-3l4 6H9v4H7v-4H1l4-6H2zM18 8l4.5 7h-2l2.5 4h-4.2v3h-1.6v-3H16l-2.2-2 2-2.4",
  industrial: "M2 21V11l5 3.4V11l5 3.4V11l4 2.6L17 4h3l1.6 17z",
  town: "M2 21v-9l5-4 5 4v9zM13.5 21V9l2-4.5L17.5 9H22v12z",
  clear: "M3 19l2.4 0M6 19l-1.6-7M8 19V9M10 19l1.6-7M13 14h8M14.6 14l-1-5M17 14V6.6M19.4 14l1-5M15 20h6",
  water: "M2 9q2.5-3.4 5 0t5 0 5 0 5 0M2 15q2.5-3.4 5 0t5 0 5 0 5 0",
  marsh: "M3 18h18M12 18V6M8 17L5.6 9M16 17l2.4-8",
  field: "M4 20V8M9 20V5M15 20V8M20 20V5M4 11l3-3M9 9l3-3M15 12l3-3",
  rubble: "M3 19l4-6 4 3 3-7 4 5 3 5z",
};

/** @param {string} terrain */
export const groundOf = (terrain) => LIKE[terrain] ?? terrain;

/** A class for colour: the terrain's own, or one of six for names nobody drew. @param {string} terrain */
function groundClass(terrain) {
  const ground = groundOf(terrain);
  if (!ground) return "ground-none";
  return ground in PATTERNS ? `ground-${ground}` : `ground-other-${Math.floor(chance(ground) * 6)}`;
}

/** @param {string} prefix @param {string} terrain */
const patternId = (prefix, terrain) => `${prefix}-${groundOf(terrain).replace(/[^a-z0-9]/gi, "_")}`;

/** Patterns of the terrain in use. @param {string} prefix @param {Place[]} places */
export function patterns(prefix, places) {
  const defs = el("defs");
  for (const ground of new Set(places.map((p) => groundOf(p.terrain)))) {
    if (!ground) continue;
    const { size, d } = PATTERNS[ground] ?? /** @type {typeof OTHERS[0]} */ (OTHERS[Math.floor(chance(ground) * 6)]);
    defs.append(
      el(
        "pattern",
        { id: patternId(prefix, ground), width: size[0], height: size[1], patternUnits: "userSpaceOnUse" },
        el("path", { d, class: `pattern ${groundClass(ground)}` }),
      ),
    );
  }
  return defs;
}

/** The outline of a space: its polygon, a box beside the map, or a drift around its point. @param {Place} place */
export function outline(place) {
  if (place.shape.length) return polygonPath(place.shape);
  if (place.box) return `M${place.x - 84} ${place.y - 64}h168v128h-168z`;
  return smoothPath(ring(place, DISC, 0.1), true);
}

/** An outline a little inside the space, for rings that neighbours do not cover. @param {Place} place */
function inner(place) {
  if (!place.shape.length) return outline(place);
  return polygonPath(place.shape.map((p) => ({ x: place.x + (p.x - place.x) * 0.91, y: place.y + (p.y - place.y) * 0.91 })));
}

/** @param {Place} place @param {number} r @param {number} rough @returns {Point[]} */
function ring(place, r, rough) {
  return Array.from({ length: 12 }, (_, i) => {
    const far = r * (1.04 + rough * (chance(`${place.id}/${i}`) - 0.5) * 2);
    const a = (i * Math.PI) / 6;
    return { x: place.x + far * Math.cos(a), y: place.y + far * Math.sin(a) };
  });
}

/** The drawing of one space, without its name. @param {Place} place @param {string} prefix @param {string} kind of board */
export function drawSpace(place, prefix, kind) {
  const g = el("g", { class: `space ${groundClass(place.terrain)}${place.box ? " offmap" : ""}`, "data-id": place.id });
  const d = outline(place);
  if (kind === "points" && !place.box) g.append(el("path", { class: "drift", d: smoothPath(ring(place, DISC + 9, 0.16), true) }));
  g.append(el("path", { class: "area", d }));
  if (place.terrain) g.append(el("path", { class: "texture", d, fill: `url(#${patternId(prefix, place.terrain)})` }));
  g.append(el("path", { class: "rim", d }), el("path", { class: "ring", d: inner(place) }));
  const sign = symbol(place, kind);
  if (sign) g.append(sign);
  g.append(...marks(place));
  if (kind === "points" && !place.box) g.append(el("circle", { class: "hit", cx: place.x, cy: place.y, r: 49 }));
  return g;
}

/** The terrain's sign; it steps aside to the rim when pieces stand in the space. @param {Place} place @param {string} kind */
function symbol(place, kind) {
  if (place.box) return silhouette("airfield", place.x, place.y + 12, 88, "sign boxsign");
  const ground = groundOf(place.terrain);
  const d = SYMBOLS[ground];
  const points = kind === "points";
  if (!d && ground !== "landing" && (!points || !ground )) {
    return ground && !(ground in PATTERNS) ? letter(place, ground) : null;
  }
  const size = points ? 34 : 17;
  const at = points ? { x: place.x, y: place.y - 1 } : { x: place.x, y: place.y + 32 };
  const g = el("g", { class: "sign" });
  if (points) {
    const aside = el("g", { class: "aside" }, el("circle", { cx: place.x - 30, cy: place.y - 29, r: 12 }));
    aside.append(drawSymbol(ground, d, place.x - 30, place.y - 29, 15));
    g.append(aside);
  }
  g.append(el("g", { class: "centre" }, drawSymbol(ground, d, at.x, at.y, size)));
  return g;
}

/** @param {Place} place @param {string} ground */
function letter(place, ground) {
  return el("text", { class: "sign letter", x: place.x, y: place.y + 38, "text-anchor": "middle" }, ground.slice(0, 3));
}

/** @param {string} ground @param {string | undefined} d @param {number} x @param {number} y @param {number} size */
function drawSymbol(ground, d, x, y, size) {
  if (!d) return silhouette(ground, x, y, size, "glyph");
  const lines = ["clear", "water", "marsh", "field"].includes(ground);
  return el("path", {
    class: lines ? "glyph strokes" : "glyph",
    d,
    transform: `translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num(size / 24)})`,
  });
}

/** What is printed in a space, as badges on its rim. @param {Place} place */
function marks(place) {
  return place.marks.map((mark, i) => {
    const corners = place.shape.length;
    const a = corners === 4 ? 2.356 - i * 0.6 : corners ? 2.55 - i * 0.6 : -0.62 + i * 0.78;
    const r = corners === 4 ? 47 : corners ? 40 : DISC;
    const x = place.box ? place.x - 80 + i * 30 : place.x + r * Math.cos(a);
    const y = place.box ? place.y - 61 : place.y + r * Math.sin(a);
    const known = hasFace(mark) ? mark : "nato-marker";
    return el("g", { class: `mark mark-${mark}` }, el("circle", { cx: num(x), cy: num(y), r: 12.5 }), silhouette(known, x, y, 15.5, "glyph"));
  });
}

// ------------------------------------------------------------------------------------------------ routes

const PATHS = new Set(["route", "road", "path", "track", "trail", "rail", "railway", "ferry"]);
const SETTLED = new Set(["town", "industrial", "clear", "field"]);

/** @param {Route} route @param {Place} a @param {Place} b @param {Place[]} places */
export function drawRoute(route, a, b, places) {
  const kind = route.kind ?? "route";
  const edge = PATHS.has(kind) ? null : sharedEdge(a, b);
  if (edge) return marked(drawEdge(kind, edge[0], edge[1]), route);
  const d = pathBetween(a, b, places);
  const settled = SETTLED.has(groundOf(a.terrain)) && SETTLED.has(groundOf(b.terrain));
  const style = kind === "route" ? (settled ? "road" : "ski") : kind;
  return el("g", { class: `route by-${style}` }, el("path", { class: "bed", d }), el("path", { class: "way", d }));
}

/** The states of a door as classes, its name for the pointer. @param {SVGGElement} edge @param {Route} route */
function marked(edge, route) {
  for (const mark of route.marks ?? []) edge.classList.add(`is-${mark}`);
  if (route.name) edge.append(el("title", {}, route.name));
  return edge;
}

/** A gentle curve between two spaces that keeps clear of the others. @param {Place} a @param {Place} b @param {Place[]} places */
function pathBetween(a, b, places) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let best = { cost: Infinity, d: "" };
  const lean = chance(a.id + b.id) > 0.5 ? 1 : -1;
  for (const bend of a.shape.length ? [0] : [0.05, -0.05, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4]) {
    const c = { x: (a.x + b.x) / 2 - dy * bend * lean, y: (a.y + b.y) / 2 + dx * bend * lean };
    let cost = Math.abs(bend) * 60;
    for (const p of places) {
      if (p === a || p === b) continue;
      for (let t = 0.1; t < 0.95; t += 0.1) {
        const x = (1 - t) * (1 - t) * a.x + 2 * t * (1 - t) * c.x + t * t * b.x;
        const y = (1 - t) * (1 - t) * a.y + 2 * t * (1 - t) * c.y + t * t * b.y;
        const gap = Math.hypot(x - p.x, y - p.y) - DISC - 20;
        if (gap < 0) cost -= gap;
      }
    }
    if (cost < best.cost) best = { cost, d: `M${num(a.x)} ${num(a.y)}Q${num(c.x)} ${num(c.y)} ${num(b.x)} ${num(b.y)}` };
  }
  return best.d;
}

/** The side two outlines have in common. @param {Place} a @param {Place} b @returns {[Point, Point] | null} */
export function sharedEdge(a, b) {
  const near = (/** @type {Point} */ p) => b.shape.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 2);
  for (let i = 0; i < a.shape.length; i++) {
    const p = /** @type {Point} */ (a.shape[i]);
    const q = /** @type {Point} */ (a.shape[(i + 1) % a.shape.length]);
    if (near(p) && near(q)) return [p, q];
  }
  return null;
}

/** A wall or door. Drawn along x, then turned into place. @param {string} kind @param {Point} p @param {Point} q */
function drawEdge(kind, p, q) {
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  const turn = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
  const g = el("g", {
    class: `edge edge-${kind.replace(/[^a-z-]/gi, "_")}`,
    transform: `translate(${num(p.x)} ${num(p.y)}) rotate(${num(turn)})`,
  });
  const L = num(length);
  const line = (/** @type {string} */ cls, /** @type {string} */ d) => g.append(el("path", { class: cls, d }));
  /** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} cls */
  const rect = (x, y, w, h, cls) => g.append(el("rect", { x: num(x), y, width: num(w), height: h, class: cls, rx: 1.5 }));
  const mid = length / 2;
  const door = Math.min(56, length * 0.6);
  if (kind.startsWith("door-")) {
    rect(0, -4, mid - door / 2, 8, "stone");
    rect(mid + door / 2, -4, mid - door / 2, 8, "stone");
    rect(mid - door / 2 - 4, -7, 6, 14, "jamb");
    rect(mid + door / 2 - 2, -7, 6, 14, "jamb");
    if (kind === "door-open") {
      line("gap", `M${num(mid - door / 2 + 3)} 0h${num(door - 6)}`);
      rect(mid - door / 2 - 1, 2, 5, door * 0.52, "leaf");
      rect(mid + door / 2 - 4, 2, 5, door * 0.52, "leaf");
    } else {
      rect(mid - door / 2 + 2, -5, door - 4, 10, "leaf");
      if (kind === "door-sealed") {
        for (let x = mid - door / 2 + 8; x < mid + door / 2 - 6; x += 10) line("hazard", `M${num(x - 3)} 4.5l6-9`);
        line("weld", `M${num(mid - 9)} -9l18 18M${num(mid + 9)} -9l-18 18`);
      } else line("seam", `M${num(mid)} -5v10M${num(mid - 7)} -1.5v3M${num(mid + 7)} -1.5v3`);
    }
  } else if (kind === "wall") {
    rect(-3, -4, length + 6, 8, "stone");
    let d = "";
    for (let x = 12; x < length - 4; x += 14) d += `M${x} -4v4M${x + 6} 0v4`;
    line("joints", d + `M0 0h${L}`);
  } else line("unknown", `M0 0h${L}`);
  return g;
}

/** Sides that no neighbour shares: the outside of a board of shapes. @param {Place[]} places */
export function outside(places) {
  /** @type {Map<string, [Point, Point] | null>} */
  const sides = new Map();
  const key = (/** @type {Point} */ p) => `${Math.round(p.x)},${Math.round(p.y)}`;
  for (const { shape } of places) {
    shape.forEach((p, i) => {
      const q = /** @type {Point} */ (shape[(i + 1) % shape.length]);
      const name = [key(p), key(q)].sort().join(" ");
      sides.set(name, sides.has(name) ? null : [p, q]);
    });
  }
  let d = "";
  for (const side of sides.values()) if (side) d += polygonPath(side, false);
  return d;
}
