// How Incursion looks: its silhouettes and its picture in the lobby. All drawn for this project.

import { s } from "../js/dom.js";

/** @type {import("../js/faces.js").Faces} */
export const faces = {
  aliases: { "entry-allies": "entry", "entry-germans": "entry", "exit-allies": "exit", "exit-germans": "exit" },
  faces: {
    private: [
      { d: "M7 2.4h10l1.6 3v4.8l-1.8 2H7.2l-1.8-2V5.4z" },
      { d: "M7.4 6h9.2v2.6H7.4z", hole: true },
      { d: "M3.2 12.8h17.6l1.6 4.2-2 6.2H3.6l-2-6.2z" },
      { d: "M8.6 15.4h6.8M9.6 18h4.8", w: 1.2, hole: true },
      { d: "M19 9.6h4.4", w: 1.8 },
    ],
    incinerator: [
      { d: "M8.6 4.6h7v4.6h-7zM6 10.4h11.4v8H6zM6.4 18.8h4v4.6h-4zM13 18.8h4v4.6h-4z" },
      { d: "M2.2 8.8h3v9h-3z" },
      { d: "M9.8 6.2h4.6", w: 1.3, hole: true },
      { d: "M16.8 13.4h3.4", w: 2.2 },
      { d: "M20 14.6c-1.6-2.4.6-3.4.2-5.6 2.2 1.2 3.6 3.4 3 5.2-.4 1.4-2.4 1.6-3.2.4z" },
    ],
    gunner: [
      { d: "M8.2 2.2h7.6l1 2.6v3H7.2v-3z" },
      { d: "M9 4.6h6", w: 1.3, hole: true },
      { d: "M4.8 8.6h12.6l1 7H4zM5.2 16.4h4.6v6.8H5.2zM12.6 16.4h4.6v6.8h-4.6z" },
      { d: "M9.6 12.6h13.8M9.6 14.8h13.8M18.4 11.2v5", w: 1.3 },
      { d: "M7.4 11.6h5v4.4h-5z", hole: true },
      { d: "M10.4 16c-.4 2.6-2 3.4-3.8 3.2", w: 1.6 },
    ],
    sergeant: [
      { d: "M7 2.4h10l1.6 3v4.6l-1.8 2H7.2l-1.8-2V5.4z" },
      { d: "M7.4 5.8h9.2v2.4H7.4z", hole: true },
      { d: "M3.2 12.6h17.6l1.6 4.4-2 6.2H3.6l-2-6.2z" },
      { d: "M8 15.2l4 2.2 4-2.2M8 17.6l4 2.2 4-2.2M8 20l4 2.2 4-2.2", w: 1.2, hole: true },
    ],
    slugger: [
      { d: "M9.4 4.4h6.8v5H9.4z" },
      { d: "M10.6 6.2h4.4", w: 1.3, hole: true },
      { d: "M6.6 10.4h12v7.8h-12zM7 18.6h4.4v4.8H7zM13.8 18.6h4.4v4.8h-4.4z" },
      { d: "M7.4 12.6L3 8.4", w: 2.2 },
      { d: "M3.4 9.2L1.6 1.8", w: 2.9 },
      { d: "M18 13l4.4 1.6", w: 2 },
    ],
    gretel: [
      { d: "M12 2.2a4.4 4.4 0 0 1 4.4 4.4c0 2.6.4 4.4 1.8 6H5.8c1.4-1.6 1.8-3.4 1.8-6A4.4 4.4 0 0 1 12 2.2z" },
      { d: "M9.6 6.4h4.8v2.4a2.4 2.4 0 0 1-4.8 0z", hole: true },
      { d: "M4.6 23.2c0-5.4 2.8-8.8 7.4-8.8s7.4 3.4 7.4 8.8z" },
      { d: "M12 14.6l-1.4 3 1.4 5 1.4-5z", hole: true },
      { d: "M18.6 19.4l4-8.6", w: 1.9 },
    ],
    ilsa: [
      { d: "M7.2 6.4C7.2 3.6 9.2 2 12 2s4.8 1.6 4.8 4.4z" },
      { d: "M6 7h12", w: 1.6 },
      { d: "M8.2 8.2h7.6v2.6a3.8 3.8 0 0 1-7.6 0z" },
      { d: "M9.8 9.6h1.4M12.8 9.6h1.4", w: 1.5, hole: true },
      { d: "M5.4 23.2c0-5.2 2.6-7.8 6.6-7.8s6.6 2.6 6.6 7.8z" },
      { d: "M5.4 18.4L1.4 14M18.6 18.4l4-4.4", w: 1.6 },
      { d: "M1 14.8l3-2.8M23 14.8l-3-2.8", w: 2 },
    ],
    hans: [
      { d: "M8.4 3.4c2-1.6 5.2-1.6 7.2 0l1.2 5.4H7.2z" },
      { d: "M8.8 6.6h2.4M12.8 6.6h2.4", w: 1.5, hole: true },
      { d: "M3 23.2c-.4-7.6 3-13.4 9-13.4s9.4 5.8 9 13.4z" },
      { d: "M8.4 14.4l7.2 5.6M15.6 14.4l-7.2 5.6", w: 1.3, hole: true },
      { d: "M17.4 12L23 3.4M20.4 4l2.8-.9.2 3", w: 1.4 },
    ],
    blitzhund: [
      { d: "M2 11.4l3.4-4.2 1-3 2 2.6 4 .8 8-.2 2-3.4.4 4.8-2 3-1 3.4H8.4l-2.2-3z" },
      { d: "M8.8 14.6l-1.4 7.8M11.6 14.6l1 7.8M16.2 14.6l-.6 7.8M19.4 13.6l1.4 8.6", w: 1.9 },
      { d: "M5.8 9.2h.1", w: 1.8, hole: true },
      { d: "M12 9.4l3.4-.2-1.4 2.2 3.2-.2-4 3.2.8-2.2-2.4.2z", hole: true },
    ],
    minenzombie: [
      { d: "M11.2 1.8a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8z" },
      { d: "M12 8a6.4 6.4 0 1 1 0 12.8A6.4 6.4 0 0 1 12 8z" },
      { d: "M12 5.6v2.6M18.4 8l-2 1.8M20.6 14.4h-2.4M5.6 8l2 1.8M3.4 14.4h2.4M18 20.4l-1.6-1.6M6 20.4l1.6-1.6", w: 1.8 },
      { d: "M9.4 14.4h5.2M12 11.8V17", w: 1.4, hole: true },
      { d: "M9.6 20.4l-.8 3M14.4 20.4l.8 3", w: 2 },
    ],
    zombie: [
      { d: "M13.6 1.8a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2z" },
      { d: "M12.6 4.6h.1M15 4.6h.1", w: 1.2, hole: true },
      { d: "M13.2 8.6L11 15.4", w: 4.2 },
      { d: "M13.4 9.8L5 9.2l-3-1.6M13 12l-7.4.8-3-.4", w: 1.8 },
      { d: "M11.4 15.4l3.4 3.4-.6 4.4M10.6 15.4L8.4 19l-3 3.6", w: 2.4 },
    ],
    twitcher: [
      { d: "M8.4 4.4a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2z" },
      { d: "M7.4 7.2h.1M9.6 7.2h.1", w: 1.2, hole: true },
      { d: "M9.4 11l5.4 6.4", w: 4 },
      { d: "M9.8 12l-6 3.4.4 3.4M12.4 11.4l5-4.2 3.4 1", w: 1.8 },
      { d: "M14.6 17.4l-5.6 3.2-5 1.6M15 17.6l5.4 1.6 1.8 3", w: 2.3 },
      { d: "M2.4 3.4l2 2M1.6 8h2.4M13 2.6l-1.4 2", w: 1.2 },
    ],
    fire: [
      { d: "M12 1.4c1 4.4 6.6 6.4 6.6 13a6.7 6.7 0 0 1-13.2.6c-.4-3 1.2-4.6 1.8-7 1.4.8 2 2 2.2 3.4 2-2.4 3.2-5.4 2.6-10z" },
      { d: "M12.2 12.4c2 2 2.6 3.4 2.6 5.2a2.8 2.8 0 0 1-5.6 0c0-1.8 2.4-2.6 3-5.2z", hole: true },
    ],
    beacon: [
      { d: "M9.6 12h4.8l2.8 10.6H6.8z" },
      { d: "M12 6.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z" },
      { d: "M7.4 4.6a6.2 6.2 0 0 0 0 8.8M16.6 4.6a6.2 6.2 0 0 1 0 8.8M4.4 1.8a10 10 0 0 0 0 14.4M19.6 1.8a10 10 0 0 1 0 14.4", w: 1.5 },
    ],
    token: [
      { d: "M3 6.4h12.6l5.4 5.4v9.8H3z" },
      { d: "M6 12h8M6 15.4h11M6 18.6h8", w: 1.3, hole: true },
      { d: "M6.4 6.4c0-3 1-4.6 3.2-4.6s3.2 1.6 3.2 4.6", w: 1.4 },
    ],
    panel: [
      { d: "M3.6 2.6h16.8v19H3.6z" },
      { d: "M13.6 5.2l-5.8 7.4h4l-1.4 6.2 6-8h-4z", hole: true },
    ],
    device: [
      { d: "M12 .8c3 2.4 4 6 4 9.6v7H8v-7c0-3.6 1-7.2 4-9.6z" },
      { d: "M8 13l-4 5.4v3.2l4-2.2M16 13l4 5.4v3.2l-4-2.2M9.6 18.2h4.8l-1 4.8h-2.8z" },
      { d: "M12 7.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z", hole: true },
    ],
    trap: [
      { d: "M3 20.6L12 3.4l9 17.2z" },
      { d: "M12 9v5.6M12 17.4v.2", w: 2.2, hole: true },
    ],
    tunnel: [
      { d: "M2.4 21.6V12a9.6 9.6 0 0 1 19.2 0v9.6h-4.4V12a5.2 5.2 0 0 0-10.4 0v9.6z" },
      { d: "M12 10.4v8M8.8 15.6l3.2 3.4 3.2-3.4", w: 1.7 },
    ],
    harpooned: [{ d: "M3 21L19 5M12.6 3.6L20.4 3.6 20.4 11.4M8 11.6v5h5", w: 2.8 }],
    lent: [{ d: "M12 2.4l2.8 6.4 6.8.6-5.2 4.6 1.6 6.8-6-3.6-6 3.6 1.6-6.8-5.2-4.6 6.8-.6z" }],
  },
};

/**
 * A tunnel under the Rock: a man in armour with a lamp on his shoulder, and those who come the other way.
 * @param {boolean} tall
 */
export function picture(tall) {
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
