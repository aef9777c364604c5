// Bushes, trees and woods: crowns dealt into layers, so that a whole wood is a handful of paths.

import { gap, HEIGHT } from "./grid.js";
import { edgesOf, inside, n1, offEdge, ringsPath, rounded, wobbled } from "./regions.js";
import { disc, patches } from "./patches.js";
import { seeded } from "./seeds.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("./grid.js").Hex} Hex */
/** @typedef {import("./regions.js").Region} Region */
/** @typedef {{x: number, y: number, r: number, hex: number, d: string, shine: string}} Crown */
/** @typedef {{least: number, most: number, apart: number, layers: number, shade: [number, number], firm: boolean, tufts?: boolean, rows?: boolean}} Growth */

/** Degrading ground shows its floor, blocking ground does not. @type {Record<string, Growth>} */
const GROWTH = {
  brush: { least: 3.4, most: 6, apart: 12.5, layers: 1, shade: [1.4, 2], firm: false, tufts: true },
  orchard: { least: 7, most: 8.2, apart: 21, layers: 1, shade: [3, 4], firm: false, rows: true },
  light: { least: 7.5, most: 10.5, apart: 20, layers: 3, shade: [3, 4], firm: false },
  jungle: { least: 6.5, most: 9.5, apart: 16.5, layers: 3, shade: [3, 4], firm: false, tufts: true },
  woods: { least: 9, most: 12, apart: 14.5, layers: 4, shade: [4, 5.5], firm: true },
  thick: { least: 10, most: 14.5, apart: 14.5, layers: 4, shade: [5, 7], firm: true },
};
const REACH = 58; // from the centre of a hex to anything in it

/** Arcs that bulge outward around a point. @param {() => number} rnd @param {number} x @param {number} y @param {number} r */
export function bush(rnd, x, y, r) {
  const bulges = 5 + Math.floor(rnd() * 3);
  const turn = rnd() * 6.28;
  const points = Array.from({ length: bulges }, (_, i) => {
    const a = turn + ((i + (rnd() - 0.5) * 0.3) * 6.2832) / bulges;
    const far = r * (0.83 + rnd() * 0.1);
    return { x: Math.round((x + far * Math.cos(a)) * 10) / 10, y: Math.round((y + far * Math.sin(a)) * 10) / 10 };
  });
  const [first] = /** @type {[Point]} */ (/** @type {unknown} */ (points));
  let d = `M${n1(first.x)} ${n1(first.y)}`;
  let before = first;
  for (const p of [...points.slice(1), first]) {
    const bend = n1(gap(before, p) * 0.57);
    d += `a${bend} ${bend} 0 0 1 ${n1(p.x - before.x)} ${n1(p.y - before.y)}`;
    before = p;
  }
  return d + "z";
}

/** @param {() => number} rnd @param {number} x @param {number} y @param {number} r @param {number} hex @returns {Crown} */
const crown = (rnd, x, y, r, hex) => ({ x, y, r, hex, d: bush(rnd, x, y, r), shine: r < 6.5 ? disc(x - r * 0.27, y - r * 0.3, r * 0.5) : bush(rnd, x - r * 0.27, y - r * 0.3, r * 0.5) });

/** Crowns of one hex, inside the silhouette, from its own chance. @param {Hex} hex @param {Region} region @param {Growth} how @param {string} purpose */
function grow(hex, region, how, purpose) {
  const rnd = seeded(`${hex.id}/${purpose}`);
  const near = edgesOf(region.rings).filter(([a, b]) => offEdge(hex, a, b) < REACH + how.most);
  /** @type {Crown[]} */
  const crowns = [];
  /** @param {number} x @param {number} y @param {number} [size] @param {number} [apart] @param {number} [most] from the edge */
  const plant = (x, y, size = 1, apart = how.apart, most = Infinity) => {
    const r = size * (how.least + rnd() * (how.most - how.least));
    const p = { x, y };
    if (crowns.some((c) => gap(c, p) < apart) || !inside(p, region.rings)) return;
    const off = Math.min(most, ...near.map(([a, b]) => offEdge(p, a, b)));
    if (off > r - 1.2 && (off < most || most === Infinity)) crowns.push(crown(rnd, x, y, r, hex.n));
  };
  if (how.rows) {
    for (let row = -2; row <= 2; row++) for (let tree = -2; tree <= 2; tree++) plant(hex.x + tree * how.apart + rnd() * 2, hex.y + row * how.apart + rnd() * 2);
  } else {
    for (let tries = 0; tries < 260; tries++) plant(hex.x + (rnd() * 2 - 1) * REACH, hex.y + (rnd() * 2 - 1) * REACH);
    // Small trees fill the edge of a wood, so that nothing of its floor is seen.
    if (how.firm) for (let tries = 0; tries < 260; tries++) plant(hex.x + (rnd() * 2 - 1) * REACH, hex.y + (rnd() * 2 - 1) * REACH, 0.62, 9.5, 13);
  }
  return crowns.filter((c) => hex.beside.every((other) => !other || gap(c, hex) <= gap(c, other)));
}

/** Of two crowns that two hexes grew too close together, the later gives way. @param {Crown[]} crowns @param {Map<number, Hex>} hexes @param {number} apart */
function thinned(crowns, hexes, apart) {
  const outer = crowns.filter((c) => gap(c, /** @type {Hex} */ (hexes.get(c.hex))) > HEIGHT / 2 - apart);
  const near = buckets(outer);
  const gone = new Set(outer.filter((c) => near(c).some((o) => o.hex < c.hex && gap(o, c) < apart)));
  return crowns.filter((c) => !gone.has(c));
}

/** Who is near whom. @param {Crown[]} crowns @returns {(c: Crown) => Crown[]} */
function buckets(crowns) {
  /** @type {Map<string, Crown[]>} */
  const found = new Map();
  const key = (/** @type {number} */ x, /** @type {number} */ y) => `${Math.floor(x / 32)},${Math.floor(y / 32)}`;
  for (const c of crowns) {
    const here = found.get(key(c.x, c.y));
    if (here) here.push(c);
    else found.set(key(c.x, c.y), [c]);
  }
  return (c) => {
    const near = [];
    for (let dx = -32; dx <= 32; dx += 32) {
      for (let dy = -32; dy <= 32; dy += 32) {
        const here = found.get(key(c.x + dx, c.y + dy));
        if (here) near.push(...here);
      }
    }
    return near;
  };
}

/** From north to south in layers, so that few crowns lie on one of their own layer. @param {Crown[]} crowns @param {number} most @returns {Crown[][]} */
export function dealt(crowns, most) {
  const sorted = [...crowns].sort((a, b) => a.y - b.y || a.x - b.x);
  const near = buckets(sorted);
  /** @type {Map<Crown, number>} */
  const layer = new Map();
  /** @type {Crown[][]} */
  const layers = [];
  for (const c of sorted) {
    let under = -1;
    for (const o of near(c)) {
      const there = layer.get(o);
      if (there !== undefined && there > under && gap(o, c) < o.r + c.r) under = there;
    }
    const n = Math.min(most - 1, under + 1);
    layer.set(c, n);
    (layers[n] ??= []).push(c);
  }
  return layers;
}

/**
 * Coats of crowns: their shadows, then layer by layer crowns and the light on them.
 * @param {Crown[][]} layers @param {string} name @param {[number, number]} shade
 */
export function coats(layers, name, shade) {
  const shadows = layers.flat().map((c) => ({ x: c.x, y: c.y, d: disc(c.x + shade[0], c.y + shade[1], c.r * 0.94) }));
  const nodes = patches(shadows, { class: "hx-shadow hx-from1" });
  for (const layer of layers) {
    nodes.push(...patches(layer, { class: `hx-crown hx-${name}-crown hx-from1` }));
    nodes.push(...patches(layer.map((c) => ({ ...c, d: c.shine })), { class: `hx-shine hx-${name}-shine hx-from2` }));
  }
  return nodes;
}

/** The edge and the floor of regions. @param {string} name @param {Region[]} regions @param {(ring: Point[]) => Point[]} drawn @returns {SVGElement[]} */
export function floorOf(name, regions, drawn) {
  const parts = regions.map((region) => ({ x: region.hexes[0]?.x ?? 0, y: region.hexes[0]?.y ?? 0, d: ringsPath(region.rings.map(drawn)) }));
  return [...patches(parts, { class: `hx-edge hx-${name}-edge` }), ...patches(parts, { class: `hx-${name}-floor` })];
}

/** What grows in regions of one kind. @param {string} name @param {Region[]} regions @returns {{floors: SVGElement[], crowns: SVGElement[]}} */
export function drawTrees(name, regions) {
  const how = /** @type {Growth} */ (GROWTH[name]);
  const floors = floorOf(name, regions, (ring) => (how.firm ? wobbled(ring, 22, 0.9) : rounded(wobbled(ring, 8, 0.4), 1)));
  const grown = regions.flatMap((region) => {
    const crowns = region.hexes.flatMap((hex) => grow(hex, region, how, name));
    return thinned(crowns, new Map(region.hexes.map((hex) => [hex.n, hex])), how.apart * 0.82);
  });
  const crowns = [];
  if (how.tufts) crowns.push(...patches(regions.flatMap((r) => r.hexes.map((hex) => ({ x: hex.x, y: hex.y, d: tufts(hex, r, grown) }))), { class: "hx-tuft hx-from2" }));
  if (grown.length) crowns.push(...coats(dealt(grown, how.layers), name, how.shade));
  return { floors, crowns };
}

/** Grass between bushes. @param {Hex} hex @param {Region} region @param {Crown[]} crowns */
function tufts(hex, region, crowns) {
  const rnd = seeded(`${hex.id}/tufts`);
  const own = crowns.filter((c) => gap(c, hex) < REACH + 8);
  let d = "";
  for (let tries = 0; tries < 16; tries++) {
    const p = { x: hex.x + (rnd() * 2 - 1) * 44, y: hex.y + (rnd() * 2 - 1) * 38 };
    if (own.every((c) => gap(c, p) > c.r + 3.5) && inside(p, region.rings)) d += tuft(p);
  }
  return d;
}

/** @param {Point} p */
export const tuft = (p) => `M${n1(p.x)} ${n1(p.y)}l-1.4-3.6m1.4 3.6v-4.6m0 4.6l1.6-3.4`;
