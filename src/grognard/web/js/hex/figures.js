// What stands on counters of a hex board: men by what they do, weapons, vehicles from above, and the badges of states. Drawn once, used by reference.

import { el } from "../svg.js";

/** @typedef {{cls?: string, d: string}} Stroke a stroke or area of a figure; without a class it is filled */
/** @typedef {{at: string, turn: number, size: number, strokes: Stroke[]}} Man one man: where his head is, and the rest of him */

/** Helmets by the slot of a side. @type {Record<string, string>} */
const HELMETS = {
  a: "M-4.4 1.2C-4.6-3.4-2.4-5 0-5s4.6 1.6 4.4 6.2l.9.5v.9H-5.3v-.9z",
  b: "M-4.2-.2C-4.2-3.8-2.2-5.2 0-5.2S4.2-3.8 4.2-.2L4.6 2.2 6 3.6v.8H3.2L2.6 2.6H-2.6L-3.2 4.4H-6v-.8L-4.6 2.2z",
  e: "M-4.4 1.4C-4.8-2.6-3.2-4.6-1.4-5.2h2.8C3.2-4.6 4.8-2.6 4.4 1.4l1.2 1.4H-5.6z",
};
const CAP = "M-4.2.8C-5.4-2.2-3.6-4.6.2-4.8c3.4-.2 5.2 1.4 4.6 3.6l-.4 1.4 2.2 1.4v.9H-4.2z";

/** @type {Record<string, Man>} */
const MEN = {
  kneels: { at: "14 11", turn: 4, size: 0.8, strokes: [{ cls: "T", d: "M13 16.2L11.6 22" }, { cls: "L", d: "M12 23l6.4-.6.6 6.8h2.4M11.2 23.4l-4 5.8h6" }, { cls: "A", d: "M14.2 17.2l4.6 1.4 3.4-2.8M12.4 17l3.2 2.4 2.6-.2" }, { cls: "g", d: "M14 16.4L30.4 14.4" }, { cls: "G", d: "M12.6 17.2l4-.8" }, { d: "M6.4 15.4h4.4l.6 6H7z" }] },
  runs: { at: "18.4 6.4", turn: 8, size: 0.8, strokes: [{ cls: "T", d: "M17.4 11.4L14.6 19" }, { cls: "L", d: "M14.6 19.6l5.4 3.2-1.2 6.4M13.8 19.8l-3.6 4.6-5.4 2.4" }, { cls: "A", d: "M17.8 12.6l3.4 4 4-1.2M15.6 13.4l-3.4 3.8 3.4 1.6" }, { cls: "g", d: "M7.6 20.4L27.4 12.6" }, { cls: "G", d: "M7.4 20.6l3.4-1.4" }, { d: "M10 11.2l4.2-1.6 2 5.4-4.4 1.8z" }] },
  stands: { at: "15.4 6", turn: 0, size: 0.8, strokes: [{ cls: "T", d: "M14.6 11.4L14.6 19" }, { cls: "L", d: "M15.6 19.6l2 4.8.6 5h2.2M13.6 19.6l-2.4 5-1.6 4.8h2.6" }, { cls: "A", d: "M15.6 12.4l5 1.2 3.2-2M13.4 12.8l3.2 3 3-1" }, { cls: "g", d: "M14.4 12L31 9.6" }, { cls: "G", d: "M13.4 12.8l4-1" }, { d: "M8 10.8h4.2v7.4H8.8z" }] },
  points: { at: "14.6 5.8", turn: 0, size: 0.83, strokes: [{ cls: "T", d: "M14.4 11.4V19.2" }, { cls: "L", d: "M15.6 19.6l2.2 5 .4 4.8h2.4M13.4 19.6l-2 5.2-1.2 4.6h2.4" }, { cls: "A", d: "M15.8 12.4l6.4-.8 5.6-3.2M13 12.6l-3 4.4 2.8 2.8" }, { d: "M27 6.4l3.2.4-.6 2.2-3 .6z" }, { d: "M9 18h4.6v5H9z" }] },
  throws: { at: "17.6 5.6", turn: 10, size: 0.84, strokes: [{ cls: "T", d: "M16.8 11L14.2 19" }, { cls: "L", d: "M14.6 19.6l6 2.6 1 6.8h2.4M13.6 19.8l-4.4 4-5 5.2" }, { cls: "A", d: "M17.4 12.2l4.6 3 4.6-2M15 12.6l-4-5-1.2-4.6" }, { cls: "g", d: "M18 17.4L30.6 11" }, { cls: "G", d: "M22 16.6l.8 4M18 17.4l3.4-1.4" }, { d: "M8 .6h3.2v3.4H8z" }] },
  heals: { at: "15 6.4", turn: 0, size: 0.8, strokes: [{ cls: "T", d: "M15 11.8V19.6" }, { cls: "L", d: "M16 20l2.6 4.6.2 4.8h2.4M14 20l-2.6 4.8-1.4 4.6h2.6" }, { cls: "A", d: "M16.2 13l4.4 4.6M13.4 13l-4.6 4.6" }, { d: "M18.4 17h7v6h-7zM6 17.4h4.6v5H6z" }, { cls: "x", d: "M21.9 18.2v3.6m-1.8-1.8h3.6" }] },
  lies: { at: "12.6 21", turn: -6, size: 0.8, strokes: [{ cls: "T", d: "M13.6 25.6L21.6 26.6" }, { cls: "L", d: "M22.4 27l7.2.8M22 26.4l6 3.4" }, { cls: "A", d: "M13 25.4l-4 2.4-3.2-2" }, { cls: "g", d: "M1 24.2L15 24" }, { cls: "G", d: "M5.6 21.8h5.6" }] },
  cowers: { at: "12.4 18.2", turn: -24, size: 0.84, strokes: [{ cls: "T", d: "M15.6 20.4L21.6 23.4" }, { cls: "L", d: "M22.6 24.6l-5.6 4.2h-5M23.4 25l2.6 4h3.4" }, { cls: "A", d: "M16.4 19.4l-2.6-5.4-4-1.6M15 21.4l-6.4 3.2" }] },
};

/** Men by face: who does what, and where. @type {Record<string, [string, string][]>} */
const GROUPS = {
  squad: [["kneels", "translate(-6.4 6.8) scale(.76)"], ["runs", "translate(14.6 6.2) scale(.76)"], ["stands", "translate(4 1) scale(.76)"]],
  "half-squad": [["kneels", "translate(-5.4 6) scale(.8)"], ["runs", "translate(12 4.6) scale(.8)"]],
  man: [["runs", ""]],
  leader: [["points", ""]],
  hero: [["throws", ""]],
  medic: [["heals", ""]],
  sniper: [["lies", ""]],
  scout: [["kneels", ""]],
  crew: [["kneels", "translate(-6 0)"]],
  "cowering-group": [["cowers", "translate(-5 5) scale(.82)"], ["cowers", "translate(10.4 3) scale(.82)"]],
  "cowering-man": [["cowers", ""]],
};

/** Weapons and other things, seen from the side, in a box of 32 by 32. @type {Record<string, Stroke[]>} */
const THINGS = {
  mg: [{ cls: "g", d: "M3 15.6H30" }, { d: "M9 13h12.6v5H9zM3.2 14.2L.6 12.8v7l7-2.6v-3z" }, { cls: "n", d: "M21.6 14h7v3.4h-7z" }, { cls: "g2", d: "M24 17.6l-3.6 9M24.4 17.6l4.4 9M12.4 18.2l1.6 5" }, { d: "M11 10.4h6v2H11z" }],
  "heavy-mg": [{ d: "M6 12h13.6v5.4H6z" }, { cls: "n", d: "M19.6 12.8h9v3.4h-9z" }, { cls: "g", d: "M28 14.4h3.4" }, { cls: "g2", d: "M15 17.6l-9.6 9.8M15 17.6l11.6 9.8M15 17.6v9" }, { d: "M3 13h3v3.4H3zM8.6 17.4h5v4h-5z" }],
  "automatic-rifle": [{ cls: "g", d: "M12 15.4H31" }, { d: "M1 13.6l9-1.4h11v4.4h-9.4L2 19.4zM12.6 16.4h4.4l.6 6h-4.2z" }, { cls: "g2", d: "M27 16l-2.6 7M27.4 16l3 7" }],
  flamethrower: [{ d: "M3 10.6c0-2.4 5-2.4 5 0V22H3zM9.4 10.6c0-2.4 5-2.4 5 0V22h-5z" }, { cls: "g2", d: "M12 22c0 5 6 4 8-1.6l7-4.8" }, { d: "M26.6 13.4c3-1 4.6-3.4 4.4-5.8-2.6.8-5.4 3-4.4 5.8z" }],
  satchel: [{ d: "M7 12h18v13H7z" }, { cls: "g2", d: "M11 12c0-6.4 10-6.4 10 0M20 9c3-4 5-3 7-6" }, { cls: "x", d: "M7 17h18M13 12v13M19 12v13" }],
  claymore: [{ d: "M5 11q11-5 22 0v9q-11-5-22 0z" }, { cls: "g2", d: "M9 19l-3 9M11 18.6l2 9M21 18.6l-2 9M23 19l3 9M16 9V4" }, { cls: "x", d: "M8 14.4q8-3.4 16 0" }],
  bazooka: [{ d: "M2 13.6h26.6v3.6H2z" }, { cls: "g2", d: "M14 17.4v5M18 17.4l1.4 4" }, { d: "M28 12.2h3v6.4h-3z" }],
  mortar: [{ cls: "G2", d: "M9 25.4L21 8.4" }, { cls: "g2", d: "M18.4 12.4l5.4 14.2M18.4 12.4l1 14.2" }, { d: "M4.6 25.4h9.6v2.4H4.6z" }, { d: "M19 6.2l3.6 2.6-1.6 2.2-3.8-2.6z" }],
  radio: [{ d: "M6 12h16v15H6z" }, { cls: "g2", d: "M19 12V2" }, { cls: "x", d: "M9 16h10M9 20h6" }],
  unknown: [{ cls: "q", d: "M10.4 11.4c0-4 2.6-6.4 5.8-6.4s5.8 2.2 5.8 5.6c0 4.8-5.8 4.8-5.8 10" }, { d: "M16.2 24a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z" }],
};

/** Vehicles and guns from above, looking up, in a box of 32 by 32; `turret` turns by itself around 16, 17. @type {Record<string, {hull: Stroke[], turret?: Stroke[]}>} */
const ABOVE = {
  gun: { hull: [{ cls: "pg", d: "M16 17V1" }, { cls: "ptu", d: "M8 13.6q8-4 16 0v3q-8-3.4-16 0z" }, { cls: "ph", d: "M13.6 15h4.8v6h-4.8z" }, { cls: "pg2", d: "M14.4 20L9.4 30M17.6 20l5 10" }, { cls: "pt", d: "M6.4 15.6h3.4v7H6.4zM22.2 15.6h3.4v7h-3.4z" }] },
  tank: {
    hull: [{ cls: "pt", d: "M7.2 4h1.8a1.6 1.6 0 0 1 1.6 1.6v21.8a1.6 1.6 0 0 1-1.6 1.6H7.2a1.6 1.6 0 0 1-1.6-1.6V5.6A1.6 1.6 0 0 1 7.2 4zM23 4h1.8a1.6 1.6 0 0 1 1.6 1.6v21.8a1.6 1.6 0 0 1-1.6 1.6H23a1.6 1.6 0 0 1-1.6-1.6V5.6A1.6 1.6 0 0 1 23 4z" }, { cls: "ph", d: "M10 6.4L12 4.4h8l2 2V27H10z" }, { cls: "pl", d: "M11.4 9.4h9.2M12 25h8" }],
    turret: [{ cls: "ptu", d: "M12 13.6c0-1.6 1.6-2.6 4-2.6s4 1 4 2.6l1 6c0 2-2 3.4-5 3.4s-5-1.4-5-3.4z" }, { cls: "pg", d: "M16 12V.4" }, { cls: "pc", d: "M17.6 15.8a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z" }],
  },
  "assault-gun": { hull: [{ cls: "pt", d: "M5.6 4h5v25h-5zM21.4 4h5v25h-5z" }, { cls: "ph", d: "M10 6.4L12 4.4h8l2 2V27H10z" }, { cls: "ptu", d: "M11 12.4l2-2h6l2 2V21H11z" }, { cls: "pg", d: "M16 11V.4" }] },
  halftrack: { hull: [{ cls: "pt", d: "M7 14h4v14H7zM21 14h4v14h-4zM8 4.6h3v6H8zM21 4.6h3v6h-3z" }, { cls: "ph", d: "M11.6 4h8.8l1.6 7v17H10V11z" }, { cls: "pl", d: "M12 12.6h8v13h-8z" }, { cls: "pg2", d: "M16 14V8" }] },
  truck: { hull: [{ cls: "pt", d: "M8 6h3v5H8zM21 6h3v5h-3zM8 20h3v6H8zM21 20h3v6h-3z" }, { cls: "ph", d: "M11.4 4h9.2l1.4 6v18H10V10z" }, { cls: "pl", d: "M10 12.4h12M13 15v11M16 15v11M19 15v11" }] },
  helicopter: { hull: [{ cls: "ph", d: "M16 4.6c3 0 4.4 3 4.4 7 0 3.4-1.2 5.6-2.6 6.6l-.8 10h-2l-.8-10c-1.4-1-2.6-3.2-2.6-6.6 0-4 1.4-7 4.4-7z" }, { cls: "pg2", d: "M12.6 28h6.8M8.8 8v9M23.2 8v9" }, { cls: "pr", d: "M4 1l24 24M28 1L4 25" }, { cls: "pd", d: "M16-1.6a14.6 14.6 0 1 1 0 29.2 14.6 14.6 0 0 1 0-29.2z" }] },
};

/** Faces that are drawn as another. @type {Record<string, string>} */
const LIKE = {
  chaplain: "medic", advisor: "leader", infantry: "squad", rifles: "squad", platoon: "squad", section: "squad", team: "half-squad", half: "half-squad", officer: "leader", commander: "leader", soldier: "man", scouts: "scout",
  "machine-gun": "mg", mg42: "mg", "light-mg": "mg", m1919: "heavy-mg", hmg: "heavy-mg", maxim: "heavy-mg", bar: "automatic-rifle", "satchel-charge": "satchel", panzerfaust: "bazooka", piat: "bazooka",
  "infantry-gun": "gun", "anti-tank-gun": "gun", atg: "gun", artillery: "gun", flak: "gun", sherman: "tank", stug: "assault-gun", carrier: "halftrack", jeep: "truck", lorry: "truck", wagon: "truck",
};

/** States, each with an outline of its own: `s` is the outline, `g` lines on it, `f` areas. @type {Record<string, {s: string, g?: string, f?: string}>} */
const BADGES = {
  moved: { s: "M-8-6H2L8 0 2 6H-8l4-6z", g: "M-3.4-3L0 0l-3.4 3M.8-3L4 0 .8 3" },
  assault: { s: "M-8-6H2L8 0 2 6H-8z", g: "M-5.2 0H3.4M.6-3L3.6 0 .6 3M-5.2-3.4v6.8" },
  crawl: { s: "M-8-4H4.5L8 1 4.5 6H-8z", g: "M-5.6 2c1.6-3 3-3 4.4 0s2.8 3 4.6-1" },
  stealth: { s: "M-8-4.4C-3-7 3-7 8-4.4 8 2 5 5.6 0 5.6S-8 2-8-4.4z", f: "M-5.6-2.4c2-1 3.6-.6 4.4 1.2-2 1-3.6.8-4.4-1.2zM5.6-2.4c-2-1-3.6-.6-4.4 1.2 2 1 3.6.8 4.4-1.2z" },
  fired: { s: "M0-9l2 4.2L6.4-6.4 4.8-2 9 0 4.8 2l1.6 4.4L2 4.8 0 9-2 4.8l-4.4 1.6L-4.8 2-9 0l4.2-2-1.6-4.4L-2-4.8z", f: "M0-2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" },
  acted: { s: "M0-7.4a7.4 7.4 0 1 1 0 14.8 7.4 7.4 0 0 1 0-14.8z", g: "M-3.6.2L-1 3 3.8-2.8" },
  shaken: { s: "M-8.6-6.6H8.6L0 8z", g: "M-3.6-3.6L-1-.8 1-3.4 3.6-.6" },
  spotted: { s: "M-9 0C-5-6.6 5-6.6 9 0 5 6.6-5 6.6-9 0z", f: "M0-2.9a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8z" },
  wounded: { s: "M0-8.4C3.6-3.6 6-1 6 2.4a6 6 0 01-12 0C-6-1-3.6-3.6 0-8.4z", g: "M0-.8v5.6M-2.8 2h5.6" },
  doomed: { s: "M-7-3.4C-7-11 7-11 7-3.4 7 0 5.6 1.4 4.2 2.2V6.6H-4.2V2.2C-5.6 1.4-7 0-7-3.4z", f: "M-4.4-3.6a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM.6-3.6a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0z" },
  melee: { s: "M0-11L11 0 0 11-11 0z", g: "M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6M-5 2.6l2.4 2.4M5 2.6L2.6 5" },
  acquired: { s: "M-7-7h14v14H-7z", g: "M3.4 0a3.4 3.4 0 1 1-6.8 0 3.4 3.4 0 0 1 6.8 0M0-6v3M0 6V3M-6 0h3M6 0H3" },
  buttoned: { s: "M-7.4 5.6V0a7.4 6.6 0 0114.8 0v5.6z", g: "M-4.4 2.6h8.8" },
  immobile: { s: "M-8-5H8V5H-8z", g: "M-4.4-2.4l8.8 4.8M4.4-2.4l-8.8 4.8" },
  foxhole: { s: "M-8-4H8L5 5.4H-5z", g: "M-4.4-1C-2 3 2 3 4.4-1" },
  hidden: { s: "M0-7.6a6.4 7.6 0 1 1 0 15.2 6.4 7.6 0 0 1 0-15.2z", g: "M-1.8-2.2c0-3.4 4.2-3 4 0C2-.4 0-.4 0 1.8M0 4.2v.2" },
  spent: { s: "M-6-8H6v2.6L1.6 0 6 5.4V8H-6V5.4L-1.6 0-6-5.4z" },
  hit: { s: "M-1-9l3.4 3.4L7-7.6 6-2.6 9.4.8 5 2.8 5 8 .6 5.6-4 8.4-4.4 3.4-9 1.4-5.6-2-7-7z" },
  ordered: { s: "M-6-8H6V8L0 4.4-6 8z", g: "M-3-3.6h6M-3-.2h6" },
  jammed: { s: "M-7.6-5.2L-2-1-1.4-8H3l-.6 6L8-3.6v5L3 2.6 5.6 8H.4L-2 3.4-7.6 6z", g: "M-4-3.4L4 3.6" },
  captured: { s: "M-7-7.4H8L4.6-3 8 1.4H-4.2V8H-7z", g: "M-3.4-5v4" },
  tripod: { s: "M-4.6-7.6h9.2L8 7.6H4.4L0-1-4.4 7.6H-8z" },
  dismounted: { s: "M-8-2.4H8V2.4H3.4L5 7H1L0 2.4-1 7h-4l1.6-4.6H-8z", g: "M-5 0H5" },
  deployed: { s: "M-8-3.4Q0-8 8-3.4V2Q0-2.6-8 2zM-6 2.6l-1.6 5h3.4zM6 2.6l1.6 5H4.2z" },
  papers: { s: "M-6-8H3L6.4-4.6V8H-6z", g: "M-3-3h5M-3 .4h6M-3 3.8h6" },
  card: { s: "M-5.4-7.8H5.4Q7-7.8 7-6.2V6.2Q7 7.8 5.4 7.8H-5.4Q-7 7.8-7 6.2V-6.2Q-7-7.8-5.4-7.8z", f: "M0-4.6L1.4-1.4 4.8-1 2.2 1.2 3 4.6 0 2.8-3 4.6-2.2 1.2-4.8-1-1.4-1.4z" },
};

/** Names of states that look alike. @type {Record<string, string>} */
const BADGES_LIKE = { "assault-moved": "assault", crawled: "crawl", "low-crawl": "crawl", crawling: "crawl", "ops-complete": "acted", ops: "acted", broken: "shaken", concealed: "hidden", dug: "foxhole", "dug-in": "foxhole", manning: "buttoned", stuck: "immobile", "face-down": "hit", "close-combat": "melee", order: "ordered" };

/** In which order badges stand on a counter: what is wrong with it, who sees it, what it did. */
const ORDER = ["shaken", "hit", "wounded", "immobile", "buttoned", "spent", "spotted", "acquired", "hidden", "stealth", "foxhole", "fired", "moved", "assault", "crawl", "acted", "ordered"];

/** @param {string} face */
export const figureOf = (face) => (face in GROUPS || face in THINGS || face in ABOVE ? face : LIKE[face] ?? "");
/** Whether a face is seen from above, and so turns. @param {string} face */
export const isAbove = (face) => figureOf(face) in ABOVE;
/** @param {string} face */
export const hasTurret = (face) => Boolean(ABOVE[figureOf(face)]?.turret);
/** The men of a turned counter. @param {string} face */
const turnedFigure = (face) => (face === "squad" || face === "half-squad" ? "cowering-group" : face in GROUPS && face !== "sniper" ? "cowering-man" : face);
/** @param {string} badge */
export const badgeOf = (badge) => (badge in BADGES ? badge : BADGES_LIKE[badge] ?? "");

/** Badges as they stand on a counter: those the game lists, as it lists them, else all. @param {string[]} badges @param {string[]} [listed] */
export function inOrder(badges, listed) {
  if (listed) return listed.filter((badge) => badges.includes(badge));
  const rank = (/** @type {string} */ badge) => (ORDER.indexOf(badgeOf(badge)) + ORDER.length + 1) % (ORDER.length + 1);
  return [...badges].sort((a, b) => rank(a) - rank(b));
}

/** The figures in use, by reference from any drawing of the page. */
export class Figures {
  constructor() {
    this.defs = el("defs", {}, turnedPattern(), unseenPattern());
    /** Hidden by its size: what it holds could not be used if it were not drawn at all. */
    this.node = el("svg", { class: "hexdefs", width: 0, height: 0, "aria-hidden": "true" }, this.defs);
    /** @type {Set<string>} */
    this.known = new Set();
  }

  /** The reference to a man or thing. @param {string} face @param {string} slot of its side @param {boolean} turned */
  figure(face, slot, turned) {
    const kind = figureOf(face);
    const shown = turned ? turnedFigure(kind) : kind;
    const id = `hexfigure-${shown}-${shown in GROUPS ? slot : "x"}`;
    return this.once(id, () => (shown in GROUPS ? group(shown, slot) : strokes(THINGS[shown] ?? [])));
  }

  /** The reference to a thing from above, or to its turret. @param {string} face @param {"hull" | "turret"} part */
  above(face, part) {
    const kind = figureOf(face);
    return this.once(`hexabove-${kind}-${part}`, () => strokes(ABOVE[kind]?.[part] ?? []));
  }

  /** The reference to a badge. @param {string} badge */
  badge(badge) {
    const { s, g = "", f = "" } = BADGES[badgeOf(badge)] ?? { s: "M-7-7h14v14H-7z" };
    return this.once(`hexbadge-${badgeOf(badge) || "other"}`, () => [el("path", { class: "bs", d: s }), ...(g ? [el("path", { class: "bg", d: g })] : []), ...(f ? [el("path", { class: "bf", d: f })] : [])]);
  }

  /** @param {string} id @param {() => SVGElement[]} draw */
  once(id, draw) {
    if (!this.known.has(id)) {
      this.known.add(id);
      this.defs.append(el("g", { id, class: id.startsWith("hexbadge") ? `hexbadge ${id.replace("hexbadge-", "b-")}` : "hexfigure" }, ...draw()));
    }
    return `#${id}`;
  }
}

/** @param {Stroke[]} all */
const strokes = (all) => all.map(({ cls, d }) => el("path", cls ? { class: cls, d } : { d }));

/** @param {string} face @param {string} slot */
function group(face, slot) {
  return (GROUPS[face] ?? []).map(([does, where]) => {
    const man = /** @type {Man} */ (MEN[does]);
    const helmet = face === "scout" ? CAP : HELMETS[slot] ?? /** @type {string} */ (HELMETS["a"]);
    const head = el("g", { transform: `translate(${man.at}) rotate(${man.turn}) scale(${man.size})` }, el("path", { d: helmet }), el("circle", { cx: 0.4, cy: 3, r: 3 }));
    return el("g", where ? { transform: where } : {}, head, ...strokes(man.strokes));
  });
}

/** What a turned counter is hatched with. */
function turnedPattern() {
  return el("pattern", { id: "hexpattern-turned", width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(-45)" }, el("path", { class: "hex-turned-line", d: "M0 2.5h5" }));
}

/** What cannot be seen is hatched with. */
function unseenPattern() {
  return el("pattern", { id: "hexpattern-unseen", width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, el("path", { class: "hex-unseen-line", d: "M0 0h7" }));
}
