// Pictures for the lobby, drawn by us.

import { s } from "./dom.js";

/**
 * The picture of a game.
 * @param {string} game
 * @param {boolean} [tall] for a space higher than wide
 * @returns {SVGElement}
 */
export function picture(game, tall = false) {
  if (game === "incursion") return incursion(tall);
  return game === "telemark" ? telemark(tall) : hexes();
}

/**
 * A tunnel under the Rock: a man in armour with a lamp on his shoulder, and those who come the other way.
 * @param {boolean} tall
 */
function incursion(tall) {
  const ribs = [0, 1, 2, 3, 4].map((i) => {
    const k = 1 - i * 0.17;
    const w = 300 * k;
    const y = 176 - 16 * i * 0.2;
    return s("path", { d: `M${320 - w} ${y + 210 * k} V${y - 60 * k} Q${320 - w} ${y - 170 * k} 320 ${y - 170 * k} Q${320 + w} ${y - 170 * k} ${320 + w} ${y - 60 * k} V${y + 210 * k}`, fill: "none", stroke: ["#5b6670", "#4d5862", "#414b54", "#363f47", "#2b333a"][i], "stroke-width": 15 * k });
  });
  return s("svg", { class: "picture", viewBox: tall ? "190 0 250 360" : "0 0 640 360", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    s("defs", {},
      s("radialGradient", { id: "lamp", cx: 0.5, cy: 0.48, r: 0.62 },
        s("stop", { offset: 0, "stop-color": "#f6d98d" }),
        s("stop", { offset: 0.34, "stop-color": "#8a8262" }),
        s("stop", { offset: 1, "stop-color": "#1b2228" }))),
    s("rect", { width: 640, height: 360, fill: "url(#lamp)" }),
    ribs,
    s("path", { d: "M0 360 L214 236 H426 L640 360z", fill: "#252d33" }),
    s("path", { d: "M128 360 L250 236 M512 360 L390 236 M320 360 V236 M36 339 H604 M118 292 H522 M182 256 H458", stroke: "#3a444c", "stroke-width": 2 }),
    s("path", { d: "M258 236 V150 Q258 122 286 122 H354 Q382 122 382 150 V236z", fill: "#0d1114" }),
    s("path", { d: "M252 236 V150 Q252 116 286 116 H354 Q388 116 388 150 V236", fill: "none", stroke: "#2f7a45", "stroke-width": 9 }),
    s("path", { d: "M296 104 h48 v9 h-48z", fill: "#3f8f4f" }),
    walker(292, 240, 0.82, "#5c6b4f"), walker(346, 242, 0.86, "#66704f"), walker(320, 254, 1.05, "#4e5a43"),
    armour(tall ? 262 : 150, 344, tall ? 1.2 : 1.5), tall ? [] : armour(500, 350, 1.36));
}

/**
 * One of the dead: arms before it, a helmet, a torn coat.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 */
function walker(x, y, size, fill) {
  return s("g", { transform: `translate(${x} ${y}) scale(${size})`, stroke: "#14191c", "stroke-width": 1 },
    s("path", { d: "M-8 0 L-6 -26 H6 L9 0 H3 L0 -18 L-3 0z", fill: "#30382c" }),
    s("path", { d: "M-10 -24 L-9 -48 Q0 -54 9 -48 L10 -24 L4 -20 L0 -24 L-5 -19z", fill }),
    s("path", { d: "M-8 -46 L-17 -40 L-24 -42 M8 -46 L15 -38 L23 -40", fill: "none", stroke: fill, "stroke-width": 5, "stroke-linecap": "round" }),
    s("circle", { cx: 0, cy: -58, r: 6.5, fill: "#a9b389" }),
    s("path", { d: "M-9 -58 Q-9 -68 0 -68 Q9 -68 9 -58 L11 -56 H-11z", fill: "#3d4650" }),
    s("path", { d: "M-3.4 -57 h2 M1.6 -57 h2", stroke: "#c4402f", "stroke-width": 2 }));
}

/**
 * A soldier in powered armour, seen from behind.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function armour(x, y, size) {
  return s("g", { transform: `translate(${x} ${y}) scale(${size})`, stroke: "#0f1c2b", "stroke-width": 1.6, "stroke-linejoin": "round" },
    s("path", { d: "M-22 20 L-18 -34 H-3 L-4 20z M22 20 L18 -34 H3 L4 20z", fill: "#2b4a6c" }),
    s("path", { d: "M-26 -36 L-30 -78 Q0 -96 30 -78 L26 -36 Q0 -28 -26 -36z", fill: "#355f8c" }),
    s("path", { d: "M-17 -42 V-74 H17 V-42z", fill: "#24405f" }),
    s("path", { d: "M-9 -50 h18 M-9 -57 h18 M-9 -64 h18", stroke: "#ffbd4a", "stroke-width": 3 }),
    s("path", { d: "M-30 -80 Q-46 -76 -42 -50 L-34 -26 L-24 -30 L-28 -60z M30 -80 Q46 -76 42 -50 L36 -34 L28 -40 L28 -60z", fill: "#41719f" }),
    s("path", { d: "M34 -44 L40 -88 L46 -88 L44 -40z", fill: "#1a232c" }),
    s("path", { d: "M-13 -86 Q-13 -106 0 -106 Q13 -106 13 -86z", fill: "#2b4a6c" }),
    s("circle", { cx: -29, cy: -88, r: 6, fill: "#ffe9a8", stroke: "#8a6a1d" }));
}

/**
 * Vemork by night: the plant on its ledge, the gorge, and skiers on the plateau.
 * @param {boolean} tall
 */
function telemark(tall) {
  const windows = [];
  for (let floor = 0; floor < 5; floor += 1) {
    for (let bay = 0; bay < 9; bay += 1) {
      windows.push(s("rect", { x: 417 + bay * 17.4, y: 171 + floor * 15.5, width: 8, height: 8.5, fill: (floor * 7 + bay * 5) % 9 < 5 ? "#ffc862" : "#2a4257" }));
    }
  }
  const pipes = [0, 1, 2, 3, 4].map((i) => s("path", { d: `M${500 + i * 9} 164 L${596 + i * 10} 40`, stroke: "#0f2233", "stroke-width": 3.4, fill: "none" }));
  const stars = [[60, 40], [120, 74], [188, 30], [250, 58], [330, 26], [392, 66], [470, 34], [540, 22], [22, 96], [300, 98], [155, 112]];
  return s("svg", { class: "picture", viewBox: tall ? "352 0 250 360" : "0 0 640 360", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    s("defs", {},
      s("linearGradient", { id: "night", x1: 0, y1: 0, x2: 0, y2: 1 },
        s("stop", { offset: 0, "stop-color": "#0e2438" }),
        s("stop", { offset: 0.62, "stop-color": "#2c5674" }),
        s("stop", { offset: 1, "stop-color": "#86a9b8" })),
      s("linearGradient", { id: "snow", x1: 0, y1: 0, x2: 0, y2: 1 },
        s("stop", { offset: 0, "stop-color": "#f4f8fa" }),
        s("stop", { offset: 1, "stop-color": "#c3d5df" }))),
    s("rect", { width: 640, height: 360, fill: "url(#night)" }),
    stars.map(([cx, cy], i) => s("circle", { cx, cy, r: i % 3 ? 1.1 : 1.7, fill: "#e9f3f8", opacity: 0.85 })),
    s("circle", { cx: 138, cy: 84, r: 30, fill: "#f7f1dc" }),
    s("circle", { cx: 127, cy: 77, r: 5.5, fill: "#e6dcbd" }),
    s("circle", { cx: 148, cy: 94, r: 4, fill: "#e6dcbd" }),
    s("path", { d: "M0 214 L92 128 L150 186 L236 96 L330 196 L408 130 L474 190 L640 96 L640 360 L0 360z", fill: "#52788f" }),
    s("path", { d: "M236 96 L204 130 L226 126 L238 142 L252 124 L268 130z M92 128 L66 152 L88 148 L98 160 L116 152z M408 130 L388 148 L406 146 L416 156 L430 150z", fill: "#dde9ef" }),
    s("path", { d: "M330 360 L372 268 L398 250 L640 236 L640 360z", fill: "#1b3143" }),
    s("path", { d: "M470 70 L640 20 L640 260 L396 260 L420 200z", fill: "#233d52" }),
    pipes,
    s("path", { d: "M404 250 L404 164 L580 164 L580 250z", fill: "#3d586c" }),
    s("path", { d: "M404 164 L580 164 L574 154 L410 154z", fill: "#dfe9ee" }),
    windows,
    s("rect", { x: 580, y: 196, width: 44, height: 54, fill: "#344c5e" }),
    s("path", { d: "M578 196 L626 196 L620 188 L584 188z", fill: "#dfe9ee" }),
    s("rect", { x: 592, y: 212, width: 9, height: 11, fill: "#ffc862" }),
    s("path", { d: "M378 252 L640 244 L640 262 L372 272z", fill: "#e7eff3" }),
    s("path", { d: "M0 360 L0 256 C70 232 130 262 190 268 C250 274 288 262 338 300 L362 360z", fill: "url(#snow)" }),
    s("path", { d: "M30 330 C90 300 150 292 226 300", stroke: "#8fabba", "stroke-width": 1.4, fill: "none" }),
    s("path", { d: "M26 338 C90 308 150 300 222 308", stroke: "#8fabba", "stroke-width": 1.4, fill: "none" }),
    skier(92, 306, 1),
    skier(150, 294, 0.94),
    skier(206, 298, 0.9),
    pine(18, 300, 1.25), pine(48, 276, 0.8), pine(268, 300, 0.95), pine(300, 318, 1.15), pine(352, 258, 0.55), pine(338, 268, 0.5),
    tall ? [
      s("path", { d: "M250 370 L250 322 C330 292 400 318 470 320 C540 322 590 300 700 310 L700 370z", fill: "url(#snow)" }),
      skier(398, 325, 0.8), skier(440, 331, 0.8), skier(482, 332, 0.8),
      pine(362, 332, 0.9), pine(382, 350, 1.1), pine(548, 330, 0.9), pine(580, 342, 1.2),
    ] : []);
}

/**
 * A man on skis with a rucksack, leaning into his poles.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function skier(x, y, size) {
  return s("g", { transform: `translate(${x} ${y}) scale(${size})`, fill: "#14202b", stroke: "#14202b", "stroke-linecap": "round" },
    s("path", { d: "M-17 3 L19 -1 Q23 -2 24 -5", "stroke-width": 2, fill: "none" }),
    s("path", { d: "M-5 1 L-1 -10 L5 -1", "stroke-width": 3.4, fill: "none" }),
    s("path", { d: "M-2 -9 L5 -24", "stroke-width": 7, fill: "none" }),
    s("path", { d: "M-7 -13 L-1 -25 L2 -22 L-3 -10z", "stroke-width": 2 }),
    s("circle", { cx: 7.5, cy: -30, r: 4, stroke: "none" }),
    s("path", { d: "M5 -21 L13 -15 M13 -17 L9 2", "stroke-width": 1.8, fill: "none" }));
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function pine(x, y, size) {
  return s("g", { transform: `translate(${x} ${y}) scale(${size})` },
    s("rect", { x: -2, y: 0, width: 4, height: 9, fill: "#172733" }),
    s("path", { d: "M0 -42 L10 -22 L5 -22 L14 -8 L8 -8 L17 4 L-17 4 L-8 -8 L-14 -8 L-5 -22 L-10 -22z", fill: "#1d3d40" }),
    s("path", { d: "M0 -42 L5 -32 L-3 -27 L-6 -30z M-10 -14 L-4 -18 L2 -12z", fill: "#eaf2f5" }));
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
