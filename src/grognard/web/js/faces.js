// The silhouettes: what stands on a counter, on a mark or in a badge, as far as games share them; the others come from
// web/games/. All drawn for this project, in a box of 24 by 24.

import { el } from "./svg.js";

/**
 * A stroke or area of a silhouette. `w`: a line this wide; `hole`: in the colour of the counter.
 * @typedef {{d: string, w?: number, hole?: boolean}} Stroke
 */

const SHOULDERS = "M2.5 23.2c0-4.4 4-6.6 9.5-6.6s9.5 2.2 9.5 6.6z";
const NATO_FRAME = { d: "M2 5h20v14H2z", w: 1.8 };

/** What several games share. @type {Record<string, Stroke[]>} */
const FACES = {
  officer: [
    { d: SHOULDERS },
    { d: "M8 8.6h8v2.9a4 4 0 0 1-8 0z" },
    { d: "M5.2 7.4C5.6 3.4 9.8 1.4 13.8 2.2c3.8.7 5.7 3.1 5.1 5.5-.2.7-.8.9-1.6.8L6.8 8.5c-1.1 0-1.7-.4-1.6-1.1z" },
    { d: "M12 17.6l.9 1.8 2 .2-1.5 1.4.4 2-1.8-1-1.8 1 .4-2-1.5-1.4 2-.2z", hole: true },
  ],
  rifles: [
    {
      d: "M5 9.6C5 5 8 2.4 12 2.4S19 5 19 9.6c0 .9.6 1.7 1.7 2.4.5.4.2 1-.4.9l-2.5-.7c-1.7-.5-9.9-.5-11.6 0l-2.5.7c-.6.1-.9-.5-.4-.9C4.4 11.3 5 10.5 5 9.6z",
    },
    { d: "M8 13c2.6-.4 5.4-.4 8 0v1.2a4 4 0 0 1-8 0z" },
    { d: "M2.5 23.2c0-3 3.8-5 9.5-5s9.5 2 9.5 5z" },
  ],
  mg: [
    { d: "M3 11.6h20", w: 1.7 },
    { d: "M5.4 9.6h9.4v4.2H5.4z" },
    { d: "M.8 10.4h5v4.4l-5 2.6z" },
    { d: "M11 9.8C10.6 6.6 11.4 4.4 13 2.8", w: 2.9 },
    { d: "M8.2 13.6l-1.4 4.2", w: 2 },
    { d: "M18.6 12l-2.8 7.6M18.6 12l2.8 7.6", w: 1.3 },
  ],
  gun: [
    { d: "M3.4 21.6h17.2", w: 2 },
    { d: "M7.4 21.4l3.2-6h3.4l3.4 6z" },
    { d: "M11.6 14.6L21 2.8", w: 2.2 },
    { d: "M9.2 17.4l3.6-4.4", w: 4.4 },
    { d: "M8.4 9.2l7.8 6.4", w: 1.8 },
    { d: "M5 3.2v3.6M3.2 5h3.6", w: 1.1 },
  ],
  truck: [
    { d: "M1.4 9.4l6.2-.8 2.8-3.2h11.2l1.2 6.8v2.2H1.4z" },
    { d: "M5.4 14a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z" },
    { d: "M12.2 15.4h7.6a2.9 2.9 0 0 1 0 5.8h-7.6a2.9 2.9 0 0 1 0-5.8z" },
    { d: "M12.6 18.3h.1M16 18.3h.1M19.4 18.3h.1M5.4 17.6h.1", w: 2, hole: true },
    { d: "M14 5.4L9.4 3", w: 1.5 },
  ],
  tank: [
    { d: "M1.2 12.6h21.6l-1.6 3.6H3z" },
    { d: "M8 7.4h7.4l1.8 5.2H6.2z" },
    { d: "M15 9.4h8.4", w: 1.7 },
    { d: "M4.4 16.6h15.2a2.4 2.4 0 0 1 0 4.8H4.4a2.4 2.4 0 0 1 0-4.8z" },
    { d: "M5.4 19h.1M9.8 19h.1M14.2 19h.1M18.6 19h.1", w: 2, hole: true },
  ],
  mines: [
    { d: "M4.6 9h4.2v13H4.6zM9.9 9h4.2v13H9.9zM15.2 9h4.2v13h-4.2z" },
    { d: "M4 15.6h16", w: 2, hole: true },
    { d: "M12 9c0-3.4 1.3-5.2 4.2-5.4", w: 1.3 },
    { d: "M18.8 1.2v4.6M16.5 3.5h4.6M17.2 1.9l3.2 3.2M20.4 1.9l-3.2 3.2", w: 0.9 },
  ],
  unknown: [
    { d: "M7.8 8.4c0-3 2-4.8 4.4-4.8s4.4 1.6 4.4 4.2c0 3.6-4.4 3.6-4.4 7.6", w: 3 },
    { d: "M12.2 18.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" },
  ],
  // NATO symbols: what an unknown face becomes.
  "nato-infantry": [NATO_FRAME, { d: "M2 5l20 14M22 5L2 19", w: 1.6 }],
  "nato-armour": [NATO_FRAME, { d: "M8 8.4h8a3.6 3.6 0 0 1 0 7.2H8a3.6 3.6 0 0 1 0-7.2z", w: 1.6 }],
  "nato-recon": [NATO_FRAME, { d: "M22 5L2 19", w: 1.6 }],
  "nato-artillery": [NATO_FRAME, { d: "M12 9.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z" }],
  "nato-support": [NATO_FRAME, { d: "M12 16.4V8M8.6 11L12 7.4 15.4 11", w: 1.6 }],
  "nato-marker": [{ d: "M12 2.6L21.4 12 12 21.4 2.6 12z", w: 1.8 }],
  // Badges and marks.
  acted: [{ d: "M4 12.6l5.4 5.6L20 6.6", w: 4 }],
  reacting: [
    { d: "M12 3.4a8.6 8.6 0 1 1 0 17.2 8.6 8.6 0 0 1 0-17.2z", w: 2.4 },
    { d: "M12 .8v6.6M12 16.6v6.6M.8 12h6.6M16.6 12h6.6", w: 2.4 },
  ],
  wounded: [{ d: "M12 1.6c4.4 6.4 7 9.6 7 13.4a7 7 0 0 1-14 0c0-3.8 2.6-7 7-13.4z" }],
  dying: [
    { d: "M12 2.4a8.2 8.2 0 0 1 8.2 8.2c0 3-1.4 4.6-3 5.8v5H6.8v-5c-1.6-1.2-3-2.8-3-5.8A8.2 8.2 0 0 1 12 2.4z" },
    { d: "M8.6 11h.1M15.4 11h.1", w: 4, hole: true },
  ],
  captive: [{ d: "M4 3v18M9.4 3v18M14.6 3v18M20 3v18M2.6 6h18.8M2.6 18h18.8", w: 2 }],
  carrying: [
    { d: "M3 9h18v12H3z" },
    { d: "M8 9V5.4h8V9", w: 2.4 },
  ],
  helped: [{ d: "M12 21V5M5 11.4L12 4l7 7.4", w: 4 }],
  hampered: [{ d: "M12 3v16M5 12.6L12 20l7-7.4", w: 4 }],
  searched: [
    { d: "M10 3.4a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0-13.2z", w: 2.8 },
    { d: "M15 15l6.4 6.4", w: 3.6 },
  ],
  elite: [{ d: "M12 3.5v17M3.5 12h17", w: 5 }],
  scout: [
    { d: "M5 5h4.2l.8 4h4l.8-4H19l3 9.6a4.3 4.3 0 1 1-8.4 1.8V14h-3.2v2.4A4.3 4.3 0 1 1 2 14.6z" },
    { d: "M6.2 16.4h.1M17.7 16.4h.1", w: 3.4, hole: true },
  ],
  acts: [
    { d: "M5 2v20.6", w: 2.4 },
    { d: "M6 2.6l15.4 5.6L6 14z" },
  ],
  entry: [
    { d: "M13 3h7.6v18H13", w: 2.6 },
    { d: "M2 12h12", w: 2.8 },
    { d: "M9.4 6.6l6 5.4-6 5.4", w: 2.8 },
  ],
  exit: [
    { d: "M11 3H3.4v18H11", w: 2.6 },
    { d: "M8 12h12", w: 2.8 },
    { d: "M15.4 6.6L21.4 12l-6 5.4", w: 2.8 },
  ],
  objective: [
    { d: "M12 2.4a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.2z", w: 2.6 },
    { d: "M12 8.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z" },
  ],
  port: [
    { d: "M12 2a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 0 1 12 2z", w: 2 },
    { d: "M12 7.4V21M7.4 10.8h9.2", w: 2.2 },
    { d: "M3 14.2c.8 4.6 4 7.2 9 7.2s8.2-2.6 9-7.2", w: 2.4 },
  ],
  airfield: [{ d: "M12 1.6c.9 0 1.6 1.3 1.6 3V9l8.2 5v2.4l-8.2-2.6v4.6l2.6 2v1.9L12 21l-4.2 1.3v-1.9l2.6-2v-4.6L2.2 16.4V14l8.2-5V4.6c0-1.7.7-3 1.6-3z" }],
  landing: [
    { d: "M2 10.6C2 5.6 6.4 2 12 2s10 3.6 10 8.6c-2-1.7-4.2-1.7-6.2 0-2.4-1.8-5.2-1.8-7.6 0-2-1.7-4.2-1.7-6.2 0z" },
    { d: "M2.6 11.4l8 7M21.4 11.4l-8 7M8.6 11.4l2.6 6.8M15.4 11.4l-2.6 6.8", w: 1 },
    { d: "M9.8 18h4.4v4.4H9.8z" },
  ],
  battle: [
    { d: "M3 3l14.4 14.4M21 3L6.6 17.4", w: 2.4 },
    { d: "M14 19.4l5.4-5.4M10 19.4L4.6 14M18 18l3.6 3.6M6 18l-3.6 3.6", w: 2.2 },
  ],
};

/** Other names of the same drawing. @type {Record<string, string>} */
const ALIASES = {
  leader: "officer", commander: "officer", hero: "officer",
  infantry: "rifles", squad: "rifles", rifle: "rifles", soldier: "rifles", grenadier: "rifles",
  lmg: "mg", "machine-gun": "mg", panzer: "tank", armour: "tank", "at-gun": "gun", blip: "unknown", demo: "mines",
};

/**
 * The drawings of the game shown, and other names of drawings there.
 * @typedef {{faces: Record<string, Stroke[]>, aliases: Record<string, string>}} Faces
 */

/** @type {Faces} */
let own = { faces: {}, aliases: {} };

/** Draw the faces of a game as it wants them. @param {Faces} faces */
export function drawAs(faces) {
  own = faces;
}

/** @type {[RegExp, string][]} */
const NATO = [
  [/tank|armou?r|panzer|vehicle|apc|car/, "nato-armour"],
  [/recon|scout|cavalry|patrol|sniper/, "nato-recon"],
  [/mortar|artillery|gun|howitzer|battery/, "nato-artillery"],
  [/support|weapon|mg|heavy/, "nato-support"],
  [/marker|smoke|fire|control|token|wreck|mine/, "nato-marker"],
];

/** @param {string} name @returns {Stroke[] | undefined} */
const drawn = (name) => own.faces[name] ?? FACES[own.aliases[name] ?? ALIASES[name] ?? name];

/** @param {string} name @returns {boolean} */
export const hasFace = (name) => drawn(name) !== undefined;

/** The drawing for a name; the nearest NATO symbol for one that nobody drew. @param {string} name @returns {Stroke[]} */
function strokesOf(name) {
  const nato = NATO.find(([words]) => words.test(name))?.[1] ?? "nato-infantry";
  return drawn(name) ?? /** @type {Stroke[]} */ (FACES[nato]);
}

/**
 * A silhouette with its middle at x, y and the given width.
 * @param {string} name @param {number} x @param {number} y @param {number} size @param {string} [classes]
 */
export function silhouette(name, x, y, size, classes = "face") {
  const scale = size / 24;
  const group = el("g", {
    class: classes,
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`,
  });
  for (const s of strokesOf(name)) {
    const kind = (s.w ? "stroke" : "fill") + (s.hole ? " hole" : "");
    group.append(el("path", { d: s.d, class: kind, ...(s.w ? { "stroke-width": s.w } : {}) }));
  }
  return group;
}
