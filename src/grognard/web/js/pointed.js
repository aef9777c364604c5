// The card beside the board: what is pointed at, in words, and where the card lies.

import { threatWords } from "./listing.js";
import { pieceWords } from "./cards.js";
import { liesOn, spotsOf } from "./clear.js";
import { h } from "./dom.js";
import { sectionMark, t, word } from "./words.js";

/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").Path} Path */

/**
 * What lies under the pointer, in words.
 * @param {Scene} scene
 * @param {{pieces?: string[], spaces?: string[]}} under
 * @param {Path} [path] that leads there
 * @returns {HTMLElement[]}
 */
export function underPointer(scene, under, path) {
  const out = [];
  for (const id of under.spaces ?? []) {
    const room = scene.rooms?.find((x) => x.id === id);
    const space = scene.board.spaces.find((x) => x.id === (room?.space ?? id));
    if (!space) continue;
    const now = scene.board.kind === "hexes" ? scene.spaces?.find((x) => x.id === space.id) : null; // on other boards it is in the board already
    const terrain = now?.terrain || space.terrain;
    const more = [terrain ? word("terrain", terrain) : "", ...[...(space.marks ?? []), ...(now?.marks ?? [])].map((m) => word("mark", m))].filter(Boolean);
    out.push(h("p", { class: "under-space" }, h("b", {}, room?.name ?? space.name), more.length ? h("small", {}, more.join(" · ")) : null));
    for (const route of scene.board.routes ?? []) {
      if (route.name && (route.a === id || route.b === id)) out.push(h("p", { class: "under-door" }, doorWords(route)));
    }
  }
  for (const note of notesUnder(scene, under)) out.push(h("p", { class: "under-note" }, note.text, note.rule ? h("small", { class: "under-rule" }, sectionMark(note.rule)) : null));
  const pieces = (under.pieces ?? []).map((id) => scene.pieces.find((p) => p.id === id)).filter((p) => p !== undefined);
  for (const piece of pieces.slice(0, 8)) out.push(h("p", { class: "under-piece", data: { side: piece.side } }, ...pieceWords(piece, scene.gists?.[piece.face])));
  for (const piece of pieces) {
    for (const card of scene.cards.filter((c) => c.on === piece.id)) out.push(h("p", { class: "under-card" }, h("b", {}, card.name), h("small", {}, (card.text ?? [])[1] ?? "")));
    const sight = scene.sights?.find((x) => x.piece === piece.id);
    if (sight) out.push(h("p", { class: "under-sight", data: { clear: sight.clear ? "yes" : "" } }, sightWords(scene, sight)));
  }
  if (path) {
    out.push(h("p", { class: "under-path" }, h("b", {}, [path.label, path.odds].filter(Boolean).join(" · ")), h("small", {}, t(matchMedia("(hover: none)").matches ? "web-path-about-touch" : "web-path-about"))));
    const fire = threatWords(scene, path.threats);
    if (fire) out.push(h("p", { class: "under-threat" }, fire));
  }
  return out;
}

/**
 * What a game has to say of the spaces that are pointed at, or where what is pointed at stands.
 * @param {Scene} scene
 * @param {{pieces?: string[], spaces?: string[]}} under
 * @returns {{text: string, rule?: string}[]}
 */
function notesUnder(scene, under) {
  const places = [...(under.spaces ?? []), ...(under.pieces ?? []).flatMap((id) => scene.pieces.find((p) => p.id === id)?.place ?? [])];
  const spaces = new Set(places.map((id) => scene.rooms?.find((x) => x.id === id)?.space ?? id));
  return [...spaces].flatMap((id) => scene.spaces?.find((x) => x.id === id)?.notes ?? []);
}

/**
 * A door with its states: "Door G1, closed, locked".
 * @param {import("./net.js").Route} route
 * @returns {string}
 */
function doorWords(route) {
  return [route.name, word("route", route.kind ?? "route"), ...(route.marks ?? []).map((m) => word("mark", m))].join(", ");
}

/**
 * What a line of sight shows, as a sentence.
 * @param {Scene} scene
 * @param {import("./net.js").Sight} sight
 * @returns {string}
 */
function sightWords(scene, sight) {
  const name = (/** @type {string} */ id) => scene.pieces.find((p) => p.id === id)?.name ?? "";
  return t(`web-sight-${sight.clear ? "clear" : sight.blocker}`, { viewer: name(sight.viewer), piece: name(sight.piece), length: sight.length });
}

/**
 * Put the card where it lies neither on what it is about nor on the line to it.
 * @param {HTMLElement} card
 * @param {HTMLElement} board
 * @param {string[]} ids what it is about, and who looks at it
 */
export function standClear(card, board, ids) {
  if (card.offsetHeight === 0) return;
  const [from, to = from] = spotsOf(board, ids);
  if (!from || !to) return;
  const covered = () => {
    const box = card.getBoundingClientRect();
    let count = 0;
    for (let i = 0; i <= 20; i++) {
      const [x, y, r] = [from.x + ((to.x - from.x) * i) / 20, from.y + ((to.y - from.y) * i) / 20, i % 20 ? 0 : from.r];
      if (liesOn(box, { x, y, r })) count += i % 20 ? 1 : 20;
    }
    return count;
  };
  card.classList.remove("away");
  const here = covered();
  if (!here) return;
  card.classList.add("away");
  if (covered() >= here) card.classList.remove("away");
}
