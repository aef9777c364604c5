// How Heroes of Telemark looks: its silhouettes and its picture in the lobby. All drawn for this project.

import { s } from "../js/dom.js";

const SHOULDERS = "M2.5 23.2c0-4.4 4-6.6 9.5-6.6s9.5 2.2 9.5 6.6z";

/** @type {import("../js/faces.js").Faces} */
export const faces = {
  aliases: { leader: "officer", infantry: "rifles", bren: "mg", flak: "gun", halftrack: "truck", charge: "mines", hidden: "unknown" },
  faces: {
    commando: [
      { d: "M14.6 1.9a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" },
      { d: "M7.6 6.6l3.9-1.3-1.6 7.6-4.3-1.6z" },
      { d: "M13.2 8.6l-2.4 5", w: 3.6 },
      { d: "M10.8 13.6l3.8 2.6-1.7 5M10.4 13.8l-2.1 3.1-3.4 3.4", w: 2.5 },
      { d: "M13 8.8l4.6 3.4", w: 2 },
      { d: "M17.4 10.6l2.4 10.2", w: 1.1 },
      { d: "M1.2 21.9h17.6c1.8 0 3-.7 3.7-1.9", w: 1.5 },
    ],
    engineer: [
      { d: "M5 13h14v9.5H5z" },
      { d: "M12 13V4.6", w: 2.2 },
      { d: "M6.4 3.6h11.2", w: 2.8 },
      { d: "M12.9 14.4l-3.6 4.2h2.4l-1 3.2 3.9-4.5h-2.5z", hole: true },
      { d: "M19 19c2.4 0 3.6 1.3 3.6 3.7", w: 1.2 },
    ],
    partisan: [
      { d: SHOULDERS },
      { d: "M8 9.2h8v2.4a4 4 0 0 1-8 0z" },
      { d: "M6.8 7.2C6.8 3.8 9.2 2 12 2s5.2 1.8 5.2 5.2z" },
      { d: "M6.4 8h11.2", w: 1.9 },
      { d: "M20.4 2.4v17.4", w: 1.5 },
      { d: "M19.2 14.8h2.4v6h-2.4z" },
      { d: "M6.4 17.8l6.8 5.4", w: 1.3, hole: true },
    ],
    camp: [
      { d: "M12 4.2L22.4 21H1.6z" },
      { d: "M12 11.4l4 9.8H8z", hole: true },
      { d: "M12 4.6l-1.6-3M12 4.6l1.6-3", w: 1.2 },
    ],
    "air-strike": [
      {
        d: "M12 1.2c1 0 1.7 1.5 1.7 3.4v4.3l9 4.3v2.4l-9-2.3v4.5l3 2.1v1.8L12 20.6l-4.7 1.1v-1.8l3-2.1v-4.5l-9 2.3v-2.4l9-4.3V4.6c0-1.9.7-3.4 1.7-3.4z",
      },
      { d: "M7 8.4v3M17 8.4v3M4.2 10v2.4M19.8 10v2.4", w: 1.3 },
    ],
    supplies: [
      { d: "M3 9h18v12.5H3z" },
      { d: "M3 13h18M8.4 9v12.5M15.6 9v12.5", w: 1.1, hole: true },
      { d: "M5 9l7-6.4L19 9", w: 1.3 },
    ],
    pistol: [
      { d: "M1.4 6.6h12.4v4.6h-2.3l-1.2 2.7H7.6L6 21H1.6l1.8-9.6h-2z" },
      { d: "M14.6 7.2h8.4v3h-8.4z" },
      { d: "M8 13.6c3.4.6 4.6-.4 4.6-2.4", w: 1.1 },
    ],
    radio: [
      { d: "M2.6 10h18.8v11.6H2.6z" },
      { d: "M8 13a2.8 2.8 0 1 1 0 5.6A2.8 2.8 0 0 1 8 13zM13.6 14h5M13.6 17.4h5", w: 1.3, hole: true },
      { d: "M17.6 10V3", w: 1.4 },
      { d: "M14.9 1.4a4 4 0 0 0 0 4.6M20.3 1.4a4 4 0 0 1 0 4.6", w: 1.2 },
    ],
    mountain: [
      { d: "M.8 18.6L8.4 5l3.9 6 2.9-4 8 11.6z" },
      { d: "M8.4 5L6.2 8.9l1.7 1 1.1-1.3 1.4 1.5.9-.8z", hole: true },
      { d: "M15.2 7l-1.6 2.3 1.2.9.9-1 1.2 1.1.6-.7z", hole: true },
      { d: "M2.4 22.2l19.2-2.6M2.4 19.6l19.2 2.6", w: 1.3 },
    ],
    gestapo: [
      { d: "M7.8 6.8C7.6 3.4 9.4 1.8 12 2.2c2.6-.4 4.4 1.2 4.2 4.6l.4 1.2H7.4z" },
      { d: "M3.2 9.6C6 7.8 18 7.8 20.8 9.6c.6.5.2 1.1-.5 1-5.6-.9-11-.9-16.6 0-.7.1-1.1-.5-.5-1z" },
      { d: "M8.6 11.6h6.8v1.6a3.4 3.4 0 0 1-6.8 0z" },
      { d: "M2.6 23.2c0-4.6 2.8-6.6 6-6.9l3.4 4.5 3.4-4.5c3.2.3 6 2.3 6 6.9z" },
    ],
    facility: [
      { d: "M1.6 21.4V11.2l5.2 3.2v-3.2l5.2 3.2v-3.2l4.4 2.8L17.2 3h3.6l1.6 18.4z" },
      { d: "M4.6 17h2.6v2.2H4.6zM9.6 17h2.6v2.2H9.6zM14.6 17h2.6v2.2h-2.6z", hole: true },
    ],
    barrels: [
      { d: "M2.4 6c0-1.7 8.4-1.7 8.4 0v13.6c0 1.7-8.4 1.7-8.4 0zM13.2 6c0-1.7 8.4-1.7 8.4 0v13.6c0 1.7-8.4 1.7-8.4 0z" },
      { d: "M2.4 10.4c2.4 1 6 1 8.4 0M2.4 15.4c2.4 1 6 1 8.4 0M13.2 10.4c2.4 1 6 1 8.4 0M13.2 15.4c2.4 1 6 1 8.4 0", w: 1.2, hole: true },
    ],
    sample: [
      { d: "M9 2h6v2h-1v5.4l5.4 9.4c.9 1.6 0 3-1.7 3H6.3c-1.7 0-2.6-1.4-1.7-3L10 9.4V4H9z" },
      { d: "M10.2 17.4h.1M13.8 19h.1M12.8 14.6h.1", w: 2.1, hole: true },
    ],
    ambush: [
      { d: "M12 4.4a7.6 7.6 0 1 1 0 15.2 7.6 7.6 0 0 1 0-15.2zM12 1v6.4M12 16.6V23M1 12h6.4M16.6 12H23", w: 1.9 },
      { d: "M12 10.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z" },
    ],
    abandoned: [
      { d: "M3.6 21.4V10.2L12 3.4l8.4 6.8v11.2z", w: 1.6 },
      { d: "M8 11.6l8 7.4M16 11.6L8 19", w: 2.2 },
    ],
    demolition: [
      {
        d: "M12 .8l2.2 6 5.4-3.4-2 6.2 6 1-5 3.6 3.8 5-6.2-1-.6 5.4-3.6-4.2-3.6 4.2-.6-5.4-6.2 1 3.8-5-5-3.6 6-1-2-6.2 5.4 3.4z",
      },
    ],
  },
};

/**
 * Vemork by night: the plant on its ledge, the gorge, and skiers on the plateau.
 * @param {boolean} tall
 */
export function picture(tall) {
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
