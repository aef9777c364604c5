// How Lock 'n Load looks: its picture in the lobby. Men, weapons and badges are those of every board of hexes. All drawn for this project.

import { s } from "../js/dom.js";

/** @type {import("../js/faces.js").Faces} */
export const faces = { aliases: { half: "rifles", crew: "rifles", team: "mg", "heavy-mg": "mg", "automatic-rifle": "mg", satchel: "mines", claymore: "mines" }, faces: {} };

/**
 * Dawn over a village in the hedgerows: parachutes far off, the church, men along the bank.
 * @param {boolean} tall
 */
export function picture(tall) {
  const chutes = [[88, 70, 0.9], [150, 44, 0.6], [214, 92, 1.1], [300, 38, 0.5], [540, 60, 0.75], [590, 104, 1]].map(([x, y, k]) => chute(x ?? 0, y ?? 0, k ?? 1));
  const bushes = Array.from({ length: 27 }, (_, i) => s("circle", { cx: i * 25 - 6, cy: 268 - 10 * Math.sin(i * 1.7) + (i % 3) * 5, r: 19 + 6 * Math.sin(i * 2.3), fill: i % 2 ? "#3d5a31" : "#48683a" }));
  return s("svg", { class: "picture", viewBox: tall ? "330 0 250 360" : "0 0 640 360", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    s("defs", {},
      s("linearGradient", { id: "dawn", x1: 0, y1: 0, x2: 0, y2: 1 },
        s("stop", { offset: 0, "stop-color": "#40566b" }),
        s("stop", { offset: 0.55, "stop-color": "#c9a582" }),
        s("stop", { offset: 1, "stop-color": "#efd6a8" }))),
    s("rect", { width: 640, height: 360, fill: "url(#dawn)" }),
    chutes,
    s("path", { d: "M0 214 Q120 176 250 206 T520 192 T640 204 V360 H0z", fill: "#8f9a6c" }),
    s("path", { d: "M0 236 Q160 210 330 232 T640 224 V360 H0z", fill: "#a3a86f" }),
    s("path", { d: "M246 232 L286 300 L232 360 H330 L318 300 L268 231z", fill: "#d9c596" }),
    s("path", { d: "M372 226 V168 L420 146 L468 168 V226z", fill: "#7b828b", stroke: "#2f363e", "stroke-width": 2 }),
    s("path", { d: "M366 170 L420 138 L474 170", fill: "none", stroke: "#4c535c", "stroke-width": 7 }),
    s("path", { d: "M468 226 V96 H506 V226z", fill: "#8b929b", stroke: "#2f363e", "stroke-width": 2 }),
    s("path", { d: "M463 98 L487 40 L511 98z", fill: "#4c535c", stroke: "#2f363e", "stroke-width": 2 }),
    s("path", { d: "M487 40 V22 M480 29 H494", stroke: "#2f363e", "stroke-width": 3 }),
    s("path", { d: "M479 120 h16 v20 h-16z M396 186 h12 v20 h-12z M432 186 h12 v20 h-12z", fill: "#262c33" }),
    s("path", { d: "M314 232 V204 L338 190 L362 204 V232z M520 230 V206 L548 190 L576 206 V230z", fill: "#a06b41", stroke: "#4a2d17", "stroke-width": 2 }),
    s("path", { d: "M0 276 Q320 250 640 276 V300 H0z", fill: "#5d4c33" }),
    bushes,
    s("path", { d: "M0 292 Q320 268 640 292 V360 H0z", fill: "#5f7142" }),
    soldier(tall ? 404 : 150, 338, 1.2), soldier(tall ? 500 : 250, 346, 1.34), tall ? [] : [soldier(430, 342, 1.28), soldier(545, 350, 1.42)]);
}

/** @param {number} x @param {number} y @param {number} k */
function chute(x, y, k) {
  return s("g", { transform: `translate(${x} ${y}) scale(${k})` },
    s("path", { d: "M-20 0 A20 18 0 0 1 20 0 Q15 -5 10 0 Q5 -5 0 0 Q-5 -5 -10 0 Q-15 -5 -20 0z", fill: "#e9e2cf", stroke: "#6f6a5c", "stroke-width": 1.4 }),
    s("path", { d: "M-20 0 L0 27 L20 0 M-10 0 L0 27 L10 0", fill: "none", stroke: "#6f6a5c", "stroke-width": 0.9 }),
    s("path", { d: "M-2.6 27 h5.2 v9 h-5.2z", fill: "#2f3a33" }));
}

/** A paratrooper seen from behind, rifle at the ready. @param {number} x @param {number} y @param {number} k */
function soldier(x, y, k) {
  return s("g", { transform: `translate(${x} ${y}) scale(${k})`, stroke: "#1a1f18", "stroke-width": 1.4, "stroke-linejoin": "round" },
    s("path", { d: "M-13 24 L-11 -8 H11 L14 24 H5 L0 4 L-4 24z", fill: "#4a5240" }),
    s("path", { d: "M-15 -6 L-17 -38 Q0 -47 17 -38 L15 -6 Q0 0 -15 -6z", fill: "#5c6450" }),
    s("path", { d: "M-9 -12 V-34 H9 V-12z", fill: "#6e6a4a" }),
    s("path", { d: "M-16 -36 Q-26 -28 -21 -16 L-8 -20", fill: "none", stroke: "#5c6450", "stroke-width": 8, "stroke-linecap": "round" }),
    s("path", { d: "M-34 -10 L26 -30", stroke: "#2c241a", "stroke-width": 4.4, "stroke-linecap": "round" }),
    s("circle", { cx: 0, cy: -48, r: 8.4, fill: "#c9a27e" }),
    s("path", { d: "M-12 -48 Q-12 -63 0 -63 Q12 -63 12 -48 L14 -46 H-14z", fill: "#47503a" }));
}
