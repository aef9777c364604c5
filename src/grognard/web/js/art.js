// Pictures for the lobby, drawn by us: a game's own, or a board of hexes.

import { s } from "./dom.js";

/** @typedef {import("./kits.js").Drawings} Drawings */

/**
 * The picture of a game.
 * @param {Drawings | null} drawings
 * @param {boolean} [tall] for a space higher than wide
 * @returns {SVGElement}
 */
export function picture(drawings, tall = false) {
  return drawings ? drawings.picture(tall) : hexes();
}

/** A board of hexes, for games without a picture of their own. */
function hexes() {
  const cells = [];
  const shades = ["#9fb89a", "#b9c8a0", "#7f9f8d", "#c9cfae", "#a9bfa5"];
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 11; column += 1) {
      const x = column * 62 + (row % 2 ? 31 : 0);
      const y = row * 54;
      const corners = [[0, -36], [31, -18], [31, 18], [0, 36], [-31, 18], [-31, -18]].map(([dx, dy]) => `${x + (dx ?? 0)},${y + (dy ?? 0)}`);
      cells.push(s("polygon", { points: corners.join(" "), fill: shades[(row * 3 + column * 2) % 5], stroke: "#5d7263", "stroke-width": 1.5 }));
    }
  }
  return s("svg", { class: "picture", viewBox: "0 0 640 360", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    cells,
    [[217, 162, "#1f5c99"], [341, 162, "#9c3a2c"], [310, 216, "#1f5c99"]].map(([x, y, fill]) =>
      s("g", { transform: `translate(${x} ${y})` },
        s("rect", { x: -20, y: -20, width: 40, height: 40, rx: 5, fill, stroke: "#fff", "stroke-width": 1.5 }),
        s("path", { d: "M-12 -8 h24 v16 h-24z M-12 -8 L12 8 M12 -8 L-12 8", stroke: "#fff", "stroke-width": 1.8, fill: "none" }))));
}
