// The silhouettes: what stands on a counter, on a mark or in a badge. All drawn for this project, in a box of 24 by 24.

import { el } from "./svg.js";

/**
 * A stroke or area of a silhouette. `w`: a line this wide; `hole`: in the colour of the counter.
 * @typedef {{d: string, w?: number, hole?: boolean}} Stroke
 */

const SHOULDERS = "M2.5 23.2c0-4.4 4-6.6 9.5-6.6s9.5 2.2 9.5 6.6z";
const NATO_FRAME = { d: "M2 5h20v14H2z", w: 1.8 };

/** @type {Record<string, Stroke[]>} */
const FACES = {
  leader: [
    { d: SHOULDERS },
    { d: "M8 8.6h8v2.9a4 4 0 0 1-8 0z" },
    { d: "M5.2 7.4C5.6 3.4 9.8 1.4 13.8 2.2c3.8.7 5.7 3.1 5.1 5.5-.2.7-.8.9-1.6.8L6.8 8.5c-1.1 0-1.7-.4-1.6-1.1z" },
    { d: "M12 17.6l.9 1.8 2 .2-1.5 1.4.4 2-1.8-1-1.8 1 .4-2-1.5-1.4 2-.2z", hole: true },
  ],
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
  charge: [
    { d: "M4.6 9h4.2v13H4.6zM9.9 9h4.2v13H9.9zM15.2 9h4.2v13h-4.2z" },
    { d: "M4 15.6h16", w: 2, hole: true },
    { d: "M12 9c0-3.4 1.3-5.2 4.2-5.4", w: 1.3 },
    { d: "M18.8 1.2v4.6M16.5 3.5h4.6M17.2 1.9l3.2 3.2M20.4 1.9l-3.2 3.2", w: 0.9 },
  ],
  pistol: [
    { d: "M1.4 6.6h12.4v4.6h-2.3l-1.2 2.7H7.6L6 21H1.6l1.8-9.6h-2z" },
    { d: "M14.6 7.2h8.4v3h-8.4z" },
    { d: "M8 13.6c3.4.6 4.6-.4 4.6-2.4", w: 1.1 },
  ],
  bren: [
    { d: "M3 11.6h20", w: 1.7 },
    { d: "M5.4 9.6h9.4v4.2H5.4z" },
    { d: "M.8 10.4h5v4.4l-5 2.6z" },
    { d: "M11 9.8C10.6 6.6 11.4 4.4 13 2.8", w: 2.9 },
    { d: "M8.2 13.6l-1.4 4.2", w: 2 },
    { d: "M18.6 12l-2.8 7.6M18.6 12l2.8 7.6", w: 1.3 },
  ],
  radio: [
    { d: "M2.6 10h18.8v11.6H2.6z" },
    { d: "M8 13a2.8 2.8 0 1 1 0 5.6A2.8 2.8 0 0 1 8 13zM13.6 14h5M13.6 17.4h5", w: 1.3, hole: true },
    { d: "M17.6 10V3", w: 1.4 },
    { d: "M14.9 1.4a4 4 0 0 0 0 4.6M20.3 1.4a4 4 0 0 1 0 4.6", w: 1.2 },
  ],
  infantry: [
    {
      d: "M5 9.6C5 5 8 2.4 12 2.4S19 5 19 9.6c0 .9.6 1.7 1.7 2.4.5.4.2 1-.4.9l-2.5-.7c-1.7-.5-9.9-.5-11.6 0l-2.5.7c-.6.1-.9-.5-.4-.9C4.4 11.3 5 10.5 5 9.6z",
    },
    { d: "M8 13c2.6-.4 5.4-.4 8 0v1.2a4 4 0 0 1-8 0z" },
    { d: "M2.5 23.2c0-3 3.8-5 9.5-5s9.5 2 9.5 5z" },
  ],
  halftrack: [
    { d: "M1.4 9.4l6.2-.8 2.8-3.2h11.2l1.2 6.8v2.2H1.4z" },
    { d: "M5.4 14a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z" },
    { d: "M12.2 15.4h7.6a2.9 2.9 0 0 1 0 5.8h-7.6a2.9 2.9 0 0 1 0-5.8z" },
    { d: "M12.6 18.3h.1M16 18.3h.1M19.4 18.3h.1M5.4 17.6h.1", w: 2, hole: true },
    { d: "M14 5.4L9.4 3", w: 1.5 },
  ],
  mountain: [
    { d: "M.8 18.6L8.4 5l3.9 6 2.9-4 8 11.6z" },
    { d: "M8.4 5L6.2 8.9l1.7 1 1.1-1.3 1.4 1.5.9-.8z", hole: true },
    { d: "M15.2 7l-1.6 2.3 1.2.9.9-1 1.2 1.1.6-.7z", hole: true },
    { d: "M2.4 22.2l19.2-2.6M2.4 19.6l19.2 2.6", w: 1.3 },
  ],
  flak: [
    { d: "M3.4 21.6h17.2", w: 2 },
    { d: "M7.4 21.4l3.2-6h3.4l3.4 6z" },
    { d: "M11.6 14.6L21 2.8", w: 2.2 },
    { d: "M9.2 17.4l3.6-4.4", w: 4.4 },
    { d: "M8.4 9.2l7.8 6.4", w: 1.8 },
    { d: "M5 3.2v3.6M3.2 5h3.6", w: 1.1 },
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
  hidden: [
    { d: "M7.8 8.4c0-3 2-4.8 4.4-4.8s4.4 1.6 4.4 4.2c0 3.6-4.4 3.6-4.4 7.6", w: 3 },
    { d: "M12.2 18.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" },
  ],
  tank: [
    { d: "M1.2 12.6h21.6l-1.6 3.6H3z" },
    { d: "M8 7.4h7.4l1.8 5.2H6.2z" },
    { d: "M15 9.4h8.4", w: 1.7 },
    { d: "M4.4 16.6h15.2a2.4 2.4 0 0 1 0 4.8H4.4a2.4 2.4 0 0 1 0-4.8z" },
    { d: "M5.4 19h.1M9.8 19h.1M14.2 19h.1M18.6 19h.1", w: 2, hole: true },
  ],
  // Incursion: armour and its wearers.
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
  // Their enemies.
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
  // Things on the floor.
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
  harpooned: [{ d: "M3 21L19 5M12.6 3.6L20.4 3.6 20.4 11.4M8 11.6v5h5", w: 2.8 }],
  helped: [{ d: "M12 21V5M5 11.4L12 4l7 7.4", w: 4 }],
  hampered: [{ d: "M12 3v16M5 12.6L12 20l7-7.4", w: 4 }],
  lent: [{ d: "M12 2.4l2.8 6.4 6.8.6-5.2 4.6 1.6 6.8-6-3.6-6 3.6 1.6-6.8-5.2-4.6 6.8-.6z" }],
  searched: [
    { d: "M10 3.4a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0-13.2z", w: 2.8 },
    { d: "M15 15l6.4 6.4", w: 3.6 },
  ],
  entry: [
    { d: "M13 3h7.6v18H13", w: 2.6 },
    { d: "M2 12h12", w: 2.8 },
    { d: "M9.4 6.6l6 5.4-6 5.4", w: 2.8 },
  ],
  elite: [{ d: "M12 3.5v17M3.5 12h17", w: 5 }],
  scout: [
    { d: "M5 5h4.2l.8 4h4l.8-4H19l3 9.6a4.3 4.3 0 1 1-8.4 1.8V14h-3.2v2.4A4.3 4.3 0 1 1 2 14.6z" },
    { d: "M6.2 16.4h.1M17.7 16.4h.1", w: 3.4, hole: true },
  ],
  demolition: [
    {
      d: "M12 .8l2.2 6 5.4-3.4-2 6.2 6 1-5 3.6 3.8 5-6.2-1-.6 5.4-3.6-4.2-3.6 4.2-.6-5.4-6.2 1 3.8-5-5-3.6 6-1-2-6.2 5.4 3.4z",
    },
  ],
  operating: [
    { d: "M5 2v20.6", w: 2.4 },
    { d: "M6 2.6l15.4 5.6L6 14z" },
  ],
  objective: [
    { d: "M12 2.4a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.2z", w: 2.6 },
    { d: "M12 8.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z" },
  ],
  exit: [
    { d: "M11 3H3.4v18H11", w: 2.6 },
    { d: "M8 12h12", w: 2.8 },
    { d: "M15.4 6.6L21.4 12l-6 5.4", w: 2.8 },
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
  "entry-allies": "entry", "entry-germans": "entry", "exit-allies": "exit", "exit-germans": "exit",
  officer: "leader", commander: "leader", hero: "leader",
  squad: "infantry", rifle: "infantry", rifles: "infantry", soldier: "infantry", grenadier: "infantry",
  mg: "bren", lmg: "bren", "machine-gun": "bren", panzer: "tank", armour: "tank", gun: "flak", "at-gun": "flak",
  unknown: "hidden", blip: "hidden", truck: "halftrack", demo: "charge", mines: "charge",
};

/** @type {[RegExp, string][]} */
const NATO = [
  [/tank|armou?r|panzer|vehicle|apc|car/, "nato-armour"],
  [/recon|scout|cavalry|patrol|sniper/, "nato-recon"],
  [/mortar|artillery|gun|howitzer|battery/, "nato-artillery"],
  [/support|weapon|mg|heavy/, "nato-support"],
  [/marker|smoke|fire|control|token|wreck|mine/, "nato-marker"],
];

/** @param {string} name @returns {boolean} */
export const hasFace = (name) => name in FACES || name in ALIASES;

/** The drawing for a name; the nearest NATO symbol for one that nobody drew. @param {string} name @returns {Stroke[]} */
function strokesOf(name) {
  const known = FACES[name] ?? FACES[ALIASES[name] ?? ""];
  if (known) return known;
  const nato = NATO.find(([words]) => words.test(name))?.[1] ?? "nato-infantry";
  return /** @type {Stroke[]} */ (FACES[nato]);
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
