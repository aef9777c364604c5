// Fields: the ground in one tint, its rows as a texture in one of four directions, so that neighbouring farms differ.

import { el } from "../svg.js";
import { ringsPath, wobbled } from "./regions.js";
import { patches } from "./patches.js";
import { fnv } from "./seeds.js";

/** @typedef {import("./regions.js").Region} Region */

const TURNS = [-14, 22, 74, 112];
/** Tiles: their size, and lines by class. @type {Record<string, {size: [number, number], lines: [string, string][]}>} */
const TILES = {
  low: { size: [8, 8.5], lines: [["a", "M0 4.2h8"], ["b", "M2.2 4.2h.01M6.2 4.2h.01"]] },
  wheat: { size: [9, 8], lines: [["a", "M0 2h9M0 6h9"], ["b", "M1 2l2.4-1.7M1 2l2.4 1.7M5.5 6l2.4-1.7M5.5 6l2.4 1.7"]] },
  corn: { size: [7, 10], lines: [["a", "M0 5h7"], ["b", "M1 5l2.6-3.4M1 5l2.6 3.4M4.6 5l2-2.6M4.6 5l2 2.6"]] },
  plow: { size: [20, 6.4], lines: [["a", "M0 3.2h20"], ["b", "M3 5.2h5M12 1.2h4"]] },
  vine: { size: [9, 11], lines: [["a", "M0 5.5h9"], ["b", "M2.5 5.5h.01M7 5.5h.01"]] },
  tall: { size: [11, 9], lines: [["b", "M2 8l-1-5m1 5l.4-6m-.4 6l2-4.6M7.5 4.4l-1-3.6m1 3.6l1.6-3.2M7.5 12.4l-1-3.6m1 3.6l1.6-3.2"]] },
  paddy: { size: [30, 22], lines: [["a", "M0 1h30M1 0v22"], ["b", "M7 8v-3m6 3v-3m6 3v-3m6 3v-3M7 16v-3m6 3v-3m6 3v-3m6 3v-3"]] },
};

/** Which of the four directions a field has. @param {Region} region */
const turnOf = (region) => fnv(`${region.hexes[0]?.id}/rows`) % TURNS.length;

/**
 * Fields of one kind.
 * @param {string} name @param {Region[]} regions @param {string} prefix @returns {{patterns: SVGElement[], nodes: SVGElement[]}}
 */
export function drawFields(name, regions, prefix) {
  const tile = TILES[name];
  const parts = regions.map((region) => ({ x: region.hexes[0]?.x ?? 0, y: region.hexes[0]?.y ?? 0, turn: turnOf(region), d: ringsPath(region.rings.map((ring) => wobbled(ring, 26, 1.2))) }));
  const nodes = [...patches(parts, { class: `hx-edge hx-${name}-edge` }), ...patches(parts, { class: `hx-${name}-floor` })];
  /** @type {SVGElement[]} */
  const patterns = [];
  TURNS.forEach((turn, n) => {
    const turned = parts.filter((part) => part.turn === n);
    if (!turned.length || !tile) return;
    const id = `${prefix}-${name}${n}`;
    patterns.push(el("pattern", { id, width: tile.size[0], height: tile.size[1], patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` },
      ...tile.lines.map(([cls, line]) => el("path", { class: `hx-${name}-${cls}`, d: line }))));
    nodes.push(...patches(turned, { class: "hx-from1", fill: `url(#${id})` }));
  });
  return { patterns, nodes };
}
