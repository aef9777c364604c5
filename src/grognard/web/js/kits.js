// The words and manners of games, which scenes name by a hash, and their drawings in web/games/.

import { drawAs } from "./faces.js";
import { speakOf } from "./words.js";

/**
 * @typedef {object} Kit
 * @property {Record<string, Record<string, string>>} [words] by group and key
 * @property {Record<string, {slot: string, role?: string}>} [sides]
 * @property {Record<string, string>} [effects] by the kind of an event, or kind/outcome
 * @property {Record<string, string>} [tones] by outcome
 * @property {string[]} [heads] kinds of events that head a part of the log
 * @property {string[]} [badges] drawn on counters, most telling first
 * @property {string} [prime] the badge that belongs to the values
 * @property {{places?: Record<string, string>}} [counters] which value stands where on a counter
 * @property {string[]} [boxes] in order
 * @property {string[]} [closed] boxes that are only counted until they are opened
 * @property {Record<string, string>} [tracks]
 * @property {boolean} [arms] whether what rolls dice waits for a second click
 * @property {Record<string, string>} [kinds] of ways, each with its key
 * @property {Record<string, string>} [keys] of words answers begin with
 * @property {string[]} [done] answers that end something, beside the usual ones
 * @property {boolean} [open] nothing is hidden between the sides
 * @property {boolean} [overlays] whether zones and the like can be laid over its board
 * @property {string} [drawings] the file in web/games/
 */
/** @typedef {{faces: import("./faces.js").Faces, picture: (tall: boolean) => SVGElement}} Drawings */

/** @type {Map<string, Promise<Kit>>} by hash */
const kits = new Map();
/** @type {Map<string, Drawings>} by name */
const drawings = new Map();
/** @type {Map<string, Kit>} those that are here */
const here = new Map();
const colours = new CSSStyleSheet();
document.adoptedStyleSheets.push(colours);

/**
 * A kit with its drawings, fetched once.
 * @param {string} hash
 * @returns {Promise<Kit>}
 */
export function fetchKit(hash) {
  let found = kits.get(hash);
  if (!found) {
    found = fetch(`/api/kit/${hash}`).then(async (response) => {
      if (!response.ok) throw Error(`kit: ${response.status}`);
      const kit = /** @type {Kit} */ (await response.json());
      await fetchDrawings(kit);
      here.set(hash, kit);
      return kit;
    });
    found.catch(() => kits.delete(hash));
    kits.set(hash, found);
  }
  return found;
}

/**
 * The drawings and the style of a game, as its kit names them.
 * @param {Kit} kit
 */
export async function fetchDrawings(kit) {
  const name = kit.drawings ?? "";
  if (!name || drawings.has(name)) return;
  const style = document.createElement("link");
  style.rel = "stylesheet";
  const at = new URL(`../games/${name}`, import.meta.url).href; // beside this file, in the same edition
  style.href = `${at}.css`;
  const styled = new Promise((done) => {
    style.onload = style.onerror = done;
  });
  document.head.append(style);
  drawings.set(name, await import(`${at}.js`));
  await styled;
}

/** A kit that has been fetched. @param {string} hash @returns {Kit | undefined} */
export function kitHere(hash) {
  return here.get(hash);
}

/** The drawings of a game, where it has some. @param {Kit} kit @returns {Drawings | null} */
export function drawingsOf(kit) {
  return drawings.get(kit.drawings ?? "") ?? null;
}

/** @type {Kit | null} */
let shown = null;

/**
 * From now on the page shows this game: its words, its drawings, the colours of its sides.
 * @param {Kit} kit whose drawings are here
 */
export function wear(kit) {
  if (kit === shown) return;
  shown = kit;
  speakOf(kit);
  drawAs(drawingsOf(kit)?.faces ?? { faces: {}, aliases: {} });
  document.documentElement.dataset["drawings"] = kit.drawings ?? "";
  const sides = Object.entries(kit.sides ?? {});
  colours.replaceSync(sides.map(([side, { slot }]) => `[data-side="${CSS.escape(side)}"] { --side: var(--slot-${slot}); }`).join("\n"));
}
