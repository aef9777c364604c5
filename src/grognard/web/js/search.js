// Looking for words in a text: what counts as found, and showing where.

import { h } from "./dom.js";

/** Letters shown on either side of the first word found. */
const AROUND = 60;

/**
 * Text as it is searched: small letters without accents.
 * @param {string} text
 * @returns {string}
 */
export function plain(text) {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
}

/**
 * The words somebody looks for.
 * @param {string} typed
 * @returns {string[]}
 */
export function wordsIn(typed) {
  return plain(typed).split(/\s+/).filter(Boolean);
}

/**
 * Where the words stand in a text, first and one past the last letter of each place, in order.
 * @param {string} text
 * @param {string[]} words as `wordsIn` gives them
 * @returns {[number, number][]}
 */
function places(text, words) {
  const letters = [...text];
  const flat = letters.map(plain);
  /** @type {number[]} the letter each sign of the plain text comes from */
  const from = flat.flatMap((sign, i) => [...sign].map(() => i));
  const all = flat.join("");
  /** @type {boolean[]} */
  const on = letters.map(() => false);
  for (const word of words) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1)) {
      for (let i = at; i < at + word.length; i += 1) on[from[i] ?? 0] = true;
    }
  }
  /** @type {[number, number][]} */
  const found = [];
  on.forEach((is, i) => {
    const last = found.at(-1);
    if (is && last && last[1] === i) last[1] = i + 1;
    else if (is) found.push([i, i + 1]);
  });
  return found;
}

/**
 * A text with the words marked in it.
 * @param {string} text
 * @param {string[]} words
 * @returns {(string | Node)[]}
 */
export function marked(text, words) {
  const letters = [...text];
  const cut = (/** @type {number} */ a, /** @type {number} */ b) => letters.slice(a, b).join("");
  /** @type {(string | Node)[]} */
  const out = [];
  let at = 0;
  for (const [first, end] of places(text, words)) {
    out.push(cut(at, first), h("mark", {}, cut(first, end)));
    at = end;
  }
  return [...out, cut(at, letters.length)];
}

/**
 * The part of a text around the first of the words, marked; nothing where none of them is in it.
 * @param {string} text
 * @param {string[]} words
 * @returns {(string | Node)[] | null}
 */
export function excerpt(text, words) {
  const letters = [...text];
  const [first] = places(text, words);
  if (!first) return null;
  let from = Math.max(0, first[0] - AROUND);
  let to = Math.min(letters.length, first[1] + AROUND);
  while (from > 0 && letters[from - 1] !== " ") from -= 1;
  while (to < letters.length && letters[to] !== " ") to += 1;
  return [from ? "… " : "", ...marked(letters.slice(from, to).join(""), words), to < letters.length ? " …" : ""];
}
