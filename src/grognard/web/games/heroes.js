// How Conflict of Heroes looks: herds and refugees, and its picture in the lobby. Men, guns and vehicles are those of every board of hexes. All drawn for this project.

import { s } from "../js/dom.js";

/** @type {import("../js/faces.js").Faces} */
export const faces = {
  aliases: { squad: "rifles", tank: "armour", "assault-gun": "armour", halftrack: "truck", rumour: "unknown", flamethrower: "mines" },
  faces: {
    cattle: [
      { d: "M3 10.4c2.4-2.4 6-3 11-2.2l3.4-1.8 4 .8 1.4 3.4-2.4 1.6-2.2.2-1 3.2v5.2h-2.2l-.4-4.8H9l-1 4.8H5.8V15C4 14 3 12.6 3 10.4z" },
      { d: "M17.2 6.6c-1.4-.6-2-1.6-1.8-3M20.4 6.4c1.2-.6 1.6-1.4 1.4-2.8", w: 1.3 },
      { d: "M3.2 10.6C1.8 12 1.6 13.6 2 16", w: 1.2 },
    ],
    refugees: [
      { d: "M7.4 3.4a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM16.6 7a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z" },
      { d: "M4 21l1-7.4-.6-3.8C5.4 8.8 9.4 8.8 10.4 9.8L10 13.6l1 7.4H8.8l-1.3-5.4L6.2 21zM14 21.4l.6-5.6-.4-3c.8-.8 4-.8 4.8 0l-.4 3 .6 5.6h-1.8l-.9-4-.8 4z" },
      { d: "M10.2 10.6l4.2 3.2", w: 1.3 },
      { d: "M1.6 9.4h3v3.4h-3z" },
    ],
  },
};

/**
 * The steppe in the summer of 1941: a village far off, an order card in the foreground, men going forward through the rye.
 * @param {boolean} tall
 */
export function picture(tall) {
  const rye = Array.from({ length: 54 }, (_, i) => `M${i * 12 - 4} ${352 - 9 * Math.sin(i * 1.3)}q${3 * Math.sin(i)} -24 ${2 + 3 * Math.sin(i * 2.1)} -${36 + 8 * Math.sin(i * 1.7)}`).join("");
  return s("svg", { class: "picture", viewBox: tall ? "250 0 250 360" : "0 0 640 360", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    s("defs", {},
      s("linearGradient", { id: "steppe", x1: 0, y1: 0, x2: 0, y2: 1 },
        s("stop", { offset: 0, "stop-color": "#6d8799" }),
        s("stop", { offset: 0.6, "stop-color": "#d9c9a4" }),
        s("stop", { offset: 1, "stop-color": "#f0dfb4" }))),
    s("rect", { width: 640, height: 360, fill: "url(#steppe)" }),
    s("path", { d: "M96 132c-30-6-34-30-12-40-8-22 22-34 34-16 16-20 44-4 36 16 20 6 16 34-8 36z", fill: "#5d5a55", opacity: 0.55 }),
    s("path", { d: "M0 190 Q140 160 300 184 T640 172 V360 H0z", fill: "#a9a469" }),
    s("path", { d: "M60 186v-22l16-12 16 12v20zM104 182v-18l14-10 14 10v17zM150 184v-26l20-14 20 14v24z", fill: "#8a5f3c", stroke: "#4a2d17", "stroke-width": 2 }),
    s("path", { d: "M418 176 q10-26 24-4 q14-28 28 0 q18-24 26 2 q16-18 24 4 z", fill: "#4f7142", stroke: "#2f4a2b", "stroke-width": 2 }),
    s("path", { d: "M0 222 Q180 196 360 216 T640 206 V360 H0z", fill: "#c3b366" }),
    s("path", { d: "M226 214 Q250 250 210 300 T170 360 H286 Q280 320 262 292 T244 213z", fill: "#e2cf9d" }),
    s("path", { d: "M0 268 Q200 246 420 262 T640 254 V360 H0z", fill: "#b79f4e" }),
    man(tall ? 300 : 96, 300, 1.15), man(tall ? 356 : 186, 316, 1.35), tall ? [] : [man(300, 304, 1.2)],
    s("path", { d: rye, fill: "none", stroke: "#7d6a2b", "stroke-width": 2.4, "stroke-linecap": "round" }),
    card(tall ? 398 : 470, tall ? 178 : 150, tall ? 0.8 : 1));
}

/** A rifleman who runs forward, bent. @param {number} x @param {number} y @param {number} k */
function man(x, y, k) {
  return s("g", { transform: `translate(${x} ${y}) scale(${k})`, stroke: "#2b1b12", "stroke-width": 1.4, "stroke-linejoin": "round" },
    s("path", { d: "M-16 34 L-4 8 L8 14 L16 34 H8 L2 20 L-8 34z", fill: "#6b5a35" }),
    s("path", { d: "M-10 10 L-4 -22 Q8 -28 16 -16 L10 14z", fill: "#7d6a3e" }),
    s("path", { d: "M-18 -4 L-12 -16 L-6 -12 L-8 4z", fill: "#5c4b2c" }),
    s("path", { d: "M8 -14 L26 -4", fill: "none", stroke: "#7d6a3e", "stroke-width": 8, "stroke-linecap": "round" }),
    s("path", { d: "M-14 2 L46 -14", stroke: "#3a2413", "stroke-width": 4, "stroke-linecap": "round" }),
    s("circle", { cx: 12, cy: -30, r: 8, fill: "#c99f78" }),
    s("path", { d: "M2 -32 Q4 -45 15 -44 Q25 -42 23 -30z", fill: "#56502f" }));
}

/** An order card: a head, lines struck out, one lit. @param {number} x @param {number} y @param {number} k */
function card(x, y, k) {
  const lines = [38, 62, 86, 134, 158];
  return s("g", { transform: `translate(${x} ${y}) rotate(6) scale(${k})` },
    s("rect", { x: 4, y: 6, width: 126, height: 180, rx: 9, fill: "#201a10", opacity: 0.35 }),
    s("rect", { width: 126, height: 180, rx: 9, fill: "#fbf8ef", stroke: "#1c3d2e", "stroke-width": 3 }),
    s("path", { d: "M1.5 26V9a7.5 7.5 0 0 1 7.5-7.5h108a7.5 7.5 0 0 1 7.5 7.5v17z", fill: "#2e7d5a" }),
    s("path", { d: "M98 8a4.5 4.5 0 0 1 8 0 4.5 4.5 0 1 1-3 7l1 5h-4l1-5a4.5 4.5 0 1 1-3-7z", fill: "#fff" }),
    s("path", { d: "M12 14h58", stroke: "#fff", "stroke-width": 5, "stroke-linecap": "round" }),
    s("rect", { x: 2, y: 99, width: 122, height: 24, fill: "#ffe9b0" }),
    s("path", { d: "M2 99h5v24H2z", fill: "#e58a00" }),
    s("path", { d: "M30 111h78", stroke: "#3a2a00", "stroke-width": 5, "stroke-linecap": "round" }),
    s("circle", { cx: 17, cy: 111, r: 7, fill: "#e58a00" }),
    lines.map((at) => s("g", {}, s("circle", { cx: 17, cy: at, r: 6.5, fill: "none", stroke: "#8b8a80", "stroke-width": 2 }), s("path", { d: `M30 ${at}h${at % 3 ? 66 : 80}`, stroke: "#b5b3a8", "stroke-width": 4, "stroke-linecap": "round" }))));
}
