// The ground of a hex board in plain tints.

import { el, polygonPath } from "./svg.js";

/** @param {import("./hexplaces.js").HexPlaces} places */
export function plainGround(places) {
  const { x, y, w, h } = places.sheet;
  const kinds = [...new Set(places.hexes.map((hex) => hex.terrain))];
  const paths = kinds.map((kind, i) => el("path", { class: `plain plain${i % 6}`, d: places.hexes.filter((hex) => hex.terrain === kind).map((hex) => polygonPath(hex.shape)).join("") }));
  const names = places.hexes.map((hex) => el("text", { class: "plain-name", x: hex.x, y: hex.y - 36 }, hex.name));
  return el("svg", { class: "plainground", viewBox: `${x} ${y} ${w} ${h}`, width: w, height: h, "aria-hidden": "true" }, ...paths, ...names);
}
