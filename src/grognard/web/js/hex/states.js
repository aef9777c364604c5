// What comes and goes on a ground of hexes: smoke, craters, fire, wrecks, works that are dug, houses that fall; flags, events, entries; night, and zones.

import { el } from "../svg.js";
import { linePath, n1, ringsPath } from "./regions.js";
import { kindOf } from "./kinds.js";
import { bush } from "./trees.js";
import { seeded } from "./seeds.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("./grid.js").Hex} Hex */
/** @typedef {import("./grid.js").HexGrid} HexGrid */
/** @typedef {{id: string, terrain?: string, marks?: string[]}} SpaceState */
/** @typedef {(hex: Hex, grid: HexGrid, rnd: () => number, key: string, slot: (side: string) => string) => SVGElement[]} Drawing */

/** @param {string} cls @param {string} d */
const path = (cls, d) => el("path", { class: cls, d });

/** Nine puffs over the whole hexagon: smoke blocks as a whole hexagon. @type {Drawing} */
function smoke(hex, grid, rnd) {
  const puffs = grid.corners.map((c) => ({ x: hex.x + c.x * 0.64, y: hex.y + c.y * 0.64, r: 17 + rnd() * 3 }));
  puffs.push({ x: hex.x - 14, y: hex.y - 10, r: 22 }, { x: hex.x + 15, y: hex.y - 7, r: 21 }, { x: hex.x, y: hex.y + 14, r: 22 });
  const d = puffs.map((p) => bush(rnd, p.x, p.y, p.r)).join("");
  const shine = puffs.slice(-3).map((p) => bush(rnd, p.x - 4, p.y - 5, p.r * 0.55)).join("");
  return [path("hx-smoke-shadow", linePath(grid.inset({ x: hex.x + 3, y: hex.y + 4 }, 0.92))), path("hx-smoke", d), path("hx-smoke-shine", shine)];
}

/** A ragged bowl, and two small ones. @type {Drawing} */
function crater(hex, _grid, rnd) {
  const bowls = [[hex.x - 4, hex.y + 3, 25], [hex.x + 27, hex.y - 19, 10], [hex.x - 27, hex.y + 25, 8]];
  let [lip, pit, earth] = ["", "", ""];
  for (const [x, y, r] of /** @type {[number, number, number][]} */ (bowls)) {
    const ring = (/** @type {number} */ part) => linePath(Array.from({ length: 14 }, (_, i) => {
      const far = r * part * (0.88 + rnd() * 0.24);
      return { x: x + far * Math.cos(i * 0.4488), y: y + far * 0.82 * Math.sin(i * 0.4488) };
    }));
    lip += ring(1);
    pit += ring(0.62);
    for (let i = 0; i < r * 0.9; i++) {
      const a = rnd() * 6.28;
      const far = r * (1.1 + rnd() * 0.35);
      earth += `M${n1(x + far * Math.cos(a))} ${n1(y + far * 0.82 * Math.sin(a))}l${n1(3 * Math.cos(a))} ${n1(2.5 * Math.sin(a))}`;
    }
  }
  return [path("hx-crater-earth", earth), path("hx-crater", lip), path("hx-crater-pit", pit)];
}

/** @type {Drawing} */
function fire(hex, _grid, rnd) {
  let [outer, inner] = ["", ""];
  for (const [dx, dy, size] of /** @type {[number, number, number][]} */ ([[-26, 14, 1], [25, 10, 1.1], [-6, 36, 0.9], [-20, -18, 0.8], [20, -22, 0.9]])) {
    const k = size * (0.9 + rnd() * 0.2);
    const flame = (/** @type {number} */ s) => `M${n1(hex.x + dx)} ${n1(hex.y + dy)}c${n1(-9 * s)} 0 ${n1(-11 * s)} ${n1(-9 * s)} ${n1(-6 * s)} ${n1(-15 * s)}c${n1(s)} ${n1(4 * s)} ${n1(3 * s)} ${n1(4 * s)} ${n1(4 * s)} ${n1(-1 * s)}c${n1(s * 0.6)} ${n1(-5 * s)} ${n1(-s)} ${n1(-7 * s)} ${n1(2.5 * s)} ${n1(-11 * s)}c0 ${n1(7 * s)} ${n1(10 * s)} ${n1(10 * s)} ${n1(9 * s)} ${n1(19 * s)}c0 ${n1(5 * s)} ${n1(-4 * s)} ${n1(8 * s)} ${n1(-9.5 * s)} ${n1(8 * s)}z`;
    outer += flame(k);
    inner += flame(k * 0.5);
  }
  return [path("hx-fire", outer), path("hx-fire-core", inner)];
}

/** A hull that will not drive again. @type {Drawing} */
function wreck(hex, _grid, rnd) {
  const turn = n1(rnd() * 360);
  return [el("g", { transform: `translate(${n1(hex.x)} ${n1(hex.y)}) rotate(${turn})` },
    path("hx-wreck-burn", "M-34-6c2-16 20-24 36-20s33 8 31 25-18 26-34 24-35-13-33-29z"),
    path("hx-wreck", "M-22-14h42l4 5v18l-4 5h-42l-3-4v-20zM-22-9h45M-22 9h45M-6-7h14l3 4v7l-3 4h-13l-4-5zM11 0l19-5"))];
}

/** Pits around the middle. @type {Drawing} */
function foxhole(hex, _grid, rnd) {
  const turn = rnd();
  const d = Array.from({ length: 6 }, (_, i) => {
    const a = turn + i * 1.0472;
    const [x, y] = [hex.x + 35 * Math.cos(a), hex.y + 32 * Math.sin(a)];
    return `M${n1(x - 6)} ${n1(y)}a6 4.6 0 1 0 12 0a6 4.6 0 1 0-12 0z`;
  }).join("");
  return [path("hx-dug", d)];
}

/** A zigzag all the way round. @type {Drawing} */
function trench(hex, grid) {
  const ring = grid.corners.flatMap((c, i) => {
    const next = /** @type {Point} */ (grid.corners[(i + 1) % 6]);
    return [0, 1, 2, 3].map((k) => {
      const part = 0.74 + (k % 2 ? 0.09 : 0);
      return { x: hex.x + (c.x + ((next.x - c.x) * k) / 4) * part, y: hex.y + (c.y + ((next.y - c.y) * k) / 4) * part };
    });
  });
  return [path("hx-trench-edge", linePath(ring)), path("hx-trench", linePath(ring))];
}

/** A block with slits all round, or only to the side it faces: `bunker-2`. @type {Drawing} */
function bunker(hex, grid, _rnd, key) {
  const at = `translate(${n1(hex.x)} ${n1(hex.y)})`;
  const face = /-(\d)$/.exec(key)?.[1];
  if (face !== undefined) {
    const way = /** @type {Point} */ (grid.ways[Number(face)]);
    const turn = (Math.atan2(way.x, -way.y) * 180) / Math.PI;
    return [el("g", { transform: `${at} rotate(${n1(turn)})` }, path("hx-bunker-lane", "M-40-26L-56-44M40-26L56-44M0-34V-52"), path("hx-bunker", "M-34-22L-22-32H22L34-22V22L24 30H-24L-34 22z"), path("hx-bunker-slit", "M-25-25L-19-28H19L25-25"))];
  }
  return [el("g", { transform: at }, path("hx-bunker", "M-29-25h58l7 8v34l-7 8h-58l-7-8v-34z"), path("hx-bunker-slit", "M-20-20h40M-30-10v20M30-10v20M-20 20h40"))];
}

/** Coils all along the rim. @type {Drawing} */
function wire(hex, grid) {
  let d = "";
  grid.corners.forEach((c, i) => {
    const next = /** @type {Point} */ (grid.corners[(i + 1) % 6]);
    for (let k = 0; k < 5; k++) {
      const [x, y] = [hex.x + (c.x + ((next.x - c.x) * k) / 5) * 0.8, hex.y + (c.y + ((next.y - c.y) * k) / 5) * 0.8];
      d += `M${n1(x - 4.4)} ${n1(y - 3)}l8.8 6m0-6l-8.8 6M${n1(x - 4)} ${n1(y)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`;
    }
  });
  return [path("hx-wire", d)];
}

/** @type {Drawing} */
function mines(hex) {
  const d = [[-30, -18], [0, -32], [30, -18], [30, 18], [0, 32], [-30, 18]].map(([x, y]) => `M${n1(hex.x + (x ?? 0) - 4.5)} ${n1(hex.y + (y ?? 0))}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zm4.5-4.5v-3.4`).join("");
  return [path("hx-mines", d)];
}

/** Stones and beams where a house stood. @type {(hex: Hex, grid: HexGrid, rnd: () => number) => SVGElement[]} */
export function rubble(hex, grid, rnd) {
  let [stones, beams] = ["", ""];
  for (let i = 0; i < 34; i++) {
    const [a, far] = [rnd() * 6.28, 31 * Math.sqrt(rnd())];
    const [x, y, r] = [hex.x + far * Math.cos(a), hex.y + far * Math.sin(a), 1.8 + rnd() * 3.2];
    stones += linePath([{ x: x - r, y: y + r * 0.4 }, { x: x - r * 0.3, y: y - r * 0.8 }, { x: x + r, y: y - r * 0.3 }, { x: x + r * 0.5, y: y + r * 0.8 }]);
    if (i % 6 === 0) beams += `M${n1(x - 8 * Math.cos(a * 3))} ${n1(y - 8 * Math.sin(a * 3))}L${n1(x + 8 * Math.cos(a * 3))} ${n1(y + 8 * Math.sin(a * 3))}`;
  }
  return [path("hx-rubble-floor", ringsPath([grid.inset(hex, 2 / 3)])), path("hx-rubble-beams", beams), path("hx-rubble", stones)];
}

/** A tree laid across. @type {Drawing} */
function block(hex) {
  return [el("g", { transform: `translate(${n1(hex.x)} ${n1(hex.y)})` }, path("hx-block", "M-34-12l68 8M-32 12l66-10M-26-18l8 34M-4-14l6 30M18-12l6 26"))];
}

/** An arrow over the rim, where somebody comes on. @type {Drawing} */
function entry(hex, grid, _rnd, key, slot) {
  const out = grid.ways.filter((_, way) => !hex.beside[way]);
  const sum = out.reduce((p, way) => ({ x: p.x + way.x, y: p.y + way.y }), { x: 0, y: 0 });
  const turn = (Math.atan2(-sum.x, sum.y) * 180) / Math.PI;
  const far = (Math.hypot(sum.x, sum.y) || 1) / (grid.cut.has(hex.id) ? -14 : 30);
  return [el("g", { class: `side-${slot(sideOf(key))}`, transform: `translate(${n1(hex.x + sum.x / far)} ${n1(hex.y + sum.y / far)}) rotate(${n1(turn)})` }, path("hx-entry", "M-5 11V1h-7L0-11 12 1H5v10z"))];
}

/** A flag in the corner of a hex: a cloth for slots with round counters, a pennant for the others. @type {Drawing} */
function control(hex, _grid, _rnd, key, slot) {
  const of = slot(sideOf(key));
  const cloth = of === "b" || of === "d" ? "M0-24L19-18 0-12z" : "M0-24h17v11H0z";
  return [el("g", { class: `side-${of}`, transform: `translate(${n1(hex.x - 33)} ${n1(hex.y + 34)})` }, path("hx-pole", "M0 0V-25"), path("hx-flag", cloth))];
}

/** A star at the foot of the flag: who holds this counts. @type {Drawing} */
function victory(hex) {
  return [el("g", { transform: `translate(${n1(hex.x - 33)} ${n1(hex.y + 34)})` }, path("hx-star", "M0-8.4L2.3-2.8 8.2-2.4 3.7 1.4 5.1 7.2 0 4 -5.1 7.2-3.7 1.4-8.2-2.4-2.3-2.8z"))];
}

/** A sealed letter: what it says is nobody's business yet. @type {Drawing} */
function sealed(hex) {
  return [el("g", { transform: `translate(${n1(hex.x + 27)} ${n1(hex.y + 27)})` }, path("hx-letter", "M-12-8h24V8h-24z"), path("hx-letter-fold", "M-12-8L0 2 12-8"), path("hx-seal", "M0-2.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z"))];
}

/** A gun dug in, its trails spread; one that will not fire again is crossed out. @type {Drawing} */
function emplaced(hex, _grid, _rnd, key) {
  const cross = key.endsWith("spiked") ? [path("hx-spiked", "M-15-13l30 26M15-13l-30 26")] : [];
  return [el("g", { transform: `translate(${n1(hex.x)} ${n1(hex.y)})` }, path("hx-pit", "M-24 4a24 22 0 0 1 48 0q0 16-24 18-24-2-24-18z"), path("hx-gun", "M-1.8-28h3.6V0h-3.6zM-13-3q13-6 26 0v4q-13-5-26 0zM-4 0h8v8h-8z"), path("hx-gun-trail", "M-2 8l-9 12M2 8l9 12M-14-2v8M14-2v8"), ...cross)];
}

/** Where shells are to fall: a ring with a cross-hair. @type {Drawing} */
function strike(hex) {
  return [el("g", { transform: `translate(${n1(hex.x)} ${n1(hex.y)})` }, path("hx-strike", "M30 0A30 30 0 1 1-30 0 30 30 0 0 1 30 0zM0-40v18M0 22v18M-40 0h18M22 0h18"))];
}

/** A light that hangs over a hex. @type {Drawing} */
function flare(hex) {
  const rays = Array.from({ length: 12 }, (_, i) => `M${n1(15 * Math.cos(i * 0.5236))} ${n1(15 * Math.sin(i * 0.5236))}L${n1((i % 2 ? 25 : 33) * Math.cos(i * 0.5236))} ${n1((i % 2 ? 25 : 33) * Math.sin(i * 0.5236))}`).join("");
  return [el("g", { transform: `translate(${n1(hex.x)} ${n1(hex.y - 14)})` }, path("hx-flare-ray", rays), path("hx-flare", "M0-10a10 10 0 1 1 0 20 10 10 0 0 1 0-20z"))];
}

/** The side a mark names: `control-us`. @param {string} key */
const sideOf = (key) => key.slice(key.indexOf("-") + 1);

/** Marks that lie over whole hexes, as one area: by night what is dark, and where one sets up. */
const AREAS = ["dark", "zone"];
/** Marks that counters show, or the want of another mark: they are told in words alone. */
const SILENT = ["spotted", "melee", "lit", ...AREAS];

/** From the lowest to the highest. @type {[string, RegExp, Drawing][]} */
const MARKS = [
  ["entry", /^entry-/, entry],
  ["crater", /^(crater|craters|shell-hole)/, crater],
  ["trench", /^trench/, trench],
  ["foxhole", /^(foxhole|hasty)/, foxhole],
  ["bunker", /^(bunker|pillbox)/, bunker],
  ["mines", /^mine/, mines],
  ["wire", /^(wire|barbed)/, wire],
  ["block", /^(road-?block|abatis)/, block],
  ["wreck", /^wreck/, wreck],
  ["flames", /^(fire|flames|burning)/, fire],
  ["smoke", /smoke/, smoke],
  ["gun", /^gun/, emplaced],
  ["control", /^control-/, control],
  ["victory", /^victory/, victory],
  ["event", /^event/, sealed],
  ["strike", /^strike/, strike],
  ["flare", /^flare/, flare],
];

/** @param {string} mark */
const drawsMark = (mark) => SILENT.includes(mark) || MARKS.some(([, like]) => like.test(mark));

/** A label. @param {Hex} hex @param {string} text @param {number} [down] from the middle */
function chip(hex, text, down = 0) {
  const wide = 12 + text.length * 6.2;
  return el("g", { class: "hx-chip hx-from2", transform: `translate(${n1(hex.x)} ${n1(hex.y + down)})` },
    el("rect", { x: n1(-wide / 2), y: -8, width: n1(wide), height: 16, rx: 8 }), el("text", { y: 3.8 }, text));
}

/**
 * What is marked on the spaces of a ground: what is printed there, and what came in play. A mark that nobody drew is written.
 * @param {HexGrid} grid @param {SpaceState[]} states @param {(mark: string) => string} [word] a mark in words
 * @param {(side: string) => string} [slot] that picks the colour of a side @param {boolean} [alone] without what is printed
 * @returns {SVGElement}
 */
export function drawHexStates(grid, states, word, slot = () => "c", alone = false) {
  const layer = el("g", { class: "hx-states", "aria-hidden": "true" });
  const now = new Map(states.map((state) => [state.id, state]));
  const marked = grid.hexes.flatMap((hex) => {
    const marks = [...new Set([...(alone ? [] : hex.marks), ...(now.get(hex.id)?.marks ?? [])])].filter((key) => key !== "graves");
    return marks.length || now.has(hex.id) ? [{ hex, marks, terrain: now.get(hex.id)?.terrain ?? "" }] : [];
  });
  for (const { hex, terrain } of marked) {
    if (kindOf(terrain).draw === "rubble" && kindOf(hex.terrain).draw !== "rubble") layer.append(mark("rubble", hex, rubble(hex, grid, seeded(`${hex.id}/rubble`))));
  }
  for (const area of alone ? [...AREAS, "lit"] : AREAS) layer.append(...over(area, grid, marked.filter(({ marks }) => marks.includes(area)).map(({ hex }) => hex)));
  for (const [name, like, draw] of MARKS) {
    for (const { hex, marks } of marked) {
      const key = marks.find((one) => like.test(one));
      if (!key) continue;
      const g = mark(name, hex, draw(hex, grid, seeded(`${hex.id}/${name}`), key, slot));
      g.classList.add(`hx-as-${key}`);
      const label = word?.(key) ?? /\d+$/.exec(key)?.[0] ?? "";
      if (name === "smoke" && label) g.append(chip(hex, label));
      layer.append(g);
    }
  }
  for (const { hex, marks } of marked) {
    marks.filter((key) => !drawsMark(key)).forEach((key, n) => layer.append(mark("other", hex, [chip(hex, word?.(key) ?? key.replace(/-/g, " "), 37 - 17 * n)])));
  }
  return layer;
}

/** Hexes that are marked together, with the line where that ends. @param {string} area @param {HexGrid} grid @param {Hex[]} hexes */
function over(area, grid, hexes) {
  const among = new Set(hexes);
  const rim = hexes.flatMap((hex) => hex.beside.flatMap((other, way) => (other && !among.has(other) ? [linePath(grid.side(hex, way), false)] : [])));
  return hexes.length ? [path(`hx-area hx-${area}`, hexes.map((hex) => linePath(grid.outline(hex))).join("")), path(`hx-area hx-${area}-rim`, rim.join(""))] : [];
}

/** @param {string} name @param {Hex} hex @param {SVGElement[]} nodes */
const mark = (name, hex, nodes) => el("g", { class: `hx-mark hx-is-${name}`, "data-on": hex.id }, ...nodes);
