// What runs from centre to centre: roads, paths and rails, and rivers with what crosses them.

import { el } from "../svg.js";
import { at, between, gap } from "./grid.js";
import { chained, throughAll } from "./chains.js";
import { linePath, n1, rounded } from "./regions.js";
import { kindOf, lineOf } from "./kinds.js";
import { seeded } from "./seeds.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("./grid.js").Hex} Hex */
/** @typedef {import("./grid.js").HexGrid} HexGrid */
/** @typedef {[Hex, Hex]} Step */

/** The steps of a kind of line. @param {HexGrid} grid @param {import("./kinds.js").Line} line @returns {Step[]} */
export function stepsOf(grid, line) {
  return (grid.ground.routes ?? []).flatMap((route) => {
    const ends = lineOf(route.kind) === line ? grid.ends(route) : null;
    return ends ? [ends] : [];
  });
}

/** @param {HexGrid} grid @returns {Step[]} from each hex of water that flows to the next */
function flowing(grid) {
  const wet = grid.hexes.filter((hex) => kindOf(hex.terrain).manner === "river");
  return wet.flatMap((hex) => hex.beside.flatMap((other) => (other && other.n > hex.n && kindOf(other.terrain).manner === "river" ? [/** @type {Step} */ ([hex, other])] : [])));
}

/**
 * Long lines through centres. Between two centres they bend a little; at the rim they leave straight.
 * @param {HexGrid} grid @param {Step[]} steps @param {string} purpose @param {number | null} bend @returns {Point[][]}
 */
function linesThrough(grid, steps, purpose, bend) {
  /** @type {Map<Hex, number>} */
  const met = new Map();
  for (const hex of steps.flat()) met.set(hex, (met.get(hex) ?? 0) + 1);
  const knot = (/** @type {Hex} */ hex) => ({ key: hex.id, what: hex, p: hex });
  return chained(steps.map(([a, b]) => [knot(a), knot(b)])).map((chain) => {
    const hexes = chain.map((k) => k.what);
    const points = hexes.flatMap((hex, i) => {
      const next = hexes[i + 1];
      return next && bend !== null ? [hex, swayed(hex, next, purpose, bend)] : [hex];
    });
    const [first, last] = [at(hexes, 0), at(hexes, -1)];
    const before = met.get(first) === 1 ? rimPoints(grid, at(hexes, 1), first) : [];
    const after = met.get(last) === 1 ? rimPoints(grid, at(hexes, -2), last) : [];
    return [...before.reverse(), ...points, ...after];
  });
}

/** The middle between two centres, a little to one side. @param {Hex} a @param {Hex} b @param {string} purpose @param {number} bend @returns {Point} */
function swayed(a, b, purpose, bend) {
  const rnd = seeded(`${[a.id, b.id].sort().join("/")}/${purpose}`);
  const off = (rnd() * 2 - 1) * bend;
  const long = gap(a, b);
  return { x: (a.x + b.x) / 2 - (off * (b.y - a.y)) / long, y: (a.y + b.y) / 2 + (off * (b.x - a.x)) / long };
}

/** How a line goes on over the rim from its last hex. @param {HexGrid} grid @param {Hex} from @param {Hex} last @returns {Point[]} */
function rimPoints(grid, from, last) {
  const way = grid.wayTo(from, last);
  const out = [way, way + 1, way - 1].map((w) => (w + 6) % 6).find((w) => !last.beside[w]);
  if (out === undefined) return [];
  const beyond = grid.plus(last, at(grid.ways, out));
  return [between(last, beyond, 0.5), beyond];
}

/** @param {string} cls @param {string} d */
const line = (cls, d) => el("path", { class: cls, d });

/** Rivers. @param {HexGrid} grid @returns {SVGElement[]} */
export function drawRivers(grid) {
  const steps = flowing(grid);
  const alone = grid.hexes.filter((hex) => kindOf(hex.terrain).manner === "river" && !steps.some((step) => step.includes(hex)));
  const d = linesThrough(grid, steps, "river", null).map((points) => linePath(rounded(points, 3, false), false)).join("") + alone.map((hex) => `M${n1(hex.x - 1)} ${n1(hex.y)}h2`).join("");
  return d ? [line("hx-bank-line", d), line("hx-river", d), line("hx-flow hx-from1", d)] : [];
}

/** Roads, paths, rails, bridges and fords. @param {HexGrid} grid @param {Hex[]} houses @returns {SVGElement[]} */
export function drawWays(grid, houses) {
  const nodes = [];
  const [paths, roads, rails] = [stepsOf(grid, "path"), stepsOf(grid, "road"), stepsOf(grid, "rail")];
  const garden = paths.length ? "" : gardenPaths(houses, roads);
  if (garden) nodes.push(line("hx-garden-path hx-from1", garden));
  const crossings = crossed(grid, [...roads, ...paths, ...rails]);
  if (crossings.fords) nodes.push(line("hx-ford", crossings.fords));
  const trail = linesThrough(grid, paths, "path", 6).map(throughAll).join("");
  if (trail) nodes.push(line("hx-path", trail));
  const road = linesThrough(grid, roads, "road", 2.4).map(throughAll).join("");
  if (road) nodes.push(line("hx-road-edge", road), line("hx-road", road), line("hx-road-track hx-from2", road));
  const rail = linesThrough(grid, rails, "rail", 0).map(throughAll).join("");
  if (rail) nodes.push(line("hx-rail-bed", rail), line("hx-rail-ties hx-from1", rail), line("hx-rail", rail), line("hx-rail-gap", rail));
  if (crossings.rails) nodes.push(line("hx-bridge", crossings.rails));
  return nodes;
}

/** From a house to the road beside it. @param {Hex[]} houses @param {Step[]} roads */
function gardenPaths(houses, roads) {
  const paved = new Set(roads.flat());
  return houses.map((house) => {
    const to = paved.has(house) ? null : house.beside.find((other) => other && paved.has(other));
    return to ? throughAll([house, swayed(house, to, "garden", 5), to]) : "";
  }).join("");
}

/** The rails of bridges, and fords, along what leads over the water. @param {HexGrid} grid @param {Step[]} steps */
function crossed(grid, steps) {
  let [rails, fords] = ["", ""];
  for (const hex of grid.hexes) {
    const draw = kindOf(hex.terrain).draw;
    if (draw !== "bridge" && draw !== "ford") continue;
    const [a, b] = over(grid, hex, steps);
    const way = [between(hex, a, 0.4), hex, between(hex, b, 0.4)];
    if (draw === "ford") fords += throughAll(way);
    else for (const off of [-9, 9]) rails += throughAll(sideways(way, off));
  }
  return { rails, fords };
}

/** A short way moved to one side. @param {Point[]} way @param {number} off @returns {Point[]} */
function sideways(way, off) {
  const [a, b] = [at(way, 0), at(way, -1)];
  const long = gap(a, b) || 1;
  return way.map((p) => ({ x: p.x - (off * (b.y - a.y)) / long, y: p.y + (off * (b.x - a.x)) / long }));
}

/** The two neighbours a crossing joins: along a road, or else across the water. @param {HexGrid} grid @param {Hex} hex @param {Step[]} steps @returns {[Point, Point]} */
function over(grid, hex, steps) {
  const ends = steps.filter((step) => step.includes(hex)).map(([a, b]) => (a === hex ? b : a));
  if (ends.length > 1) return [at(ends, 0), at(ends, 1)];
  const wet = hex.beside.findIndex((other) => other && kindOf(other.terrain).manner === "river");
  const way = at(grid.ways, wet + 1);
  const turned = ends[0] ?? grid.plus(hex, way);
  return [turned, { x: 2 * hex.x - turned.x, y: 2 * hex.y - turned.y }];
}

/** The direction of the road at a hex or beside it. @param {Step[]} roads @returns {(hex: Hex) => number | null} */
export function streets(roads) {
  return (hex) => {
    const own = roads.filter((step) => step.includes(hex));
    const near = own.length ? own : roads.filter(([a, b]) => hex.beside.includes(a) || hex.beside.includes(b));
    const [best] = near.map(([a, b]) => ({ a, b, far: gap(hex, between(a, b, 0.5)) })).sort((x, y) => x.far - y.far || x.a.n - y.a.n);
    return best ? Math.atan2(best.b.y - best.a.y, best.b.x - best.a.x) : null;
  };
}
