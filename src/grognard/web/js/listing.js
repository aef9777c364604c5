// Options as they are listed: their order and headings, their keys, how much room each takes, which one ends it all.

import { manners, t } from "./words.js";

/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").Option} Option */

export const DONE = ["done", "skip", "halt", "stay", "end"];

/**
 * How much of a row an option takes where there are many.
 * @param {Option} option
 * @param {string} [label] what its button says
 * @returns {string}
 */
export function room(option, label = option.label) {
  return option.rolls || option.note || option.threats?.length || label.length > 24 ? "" : " short";
}

export const MANY = 5; // options: more are set close together, under the headings the game gives them

/**
 * Headings in the order they are listed: what rolls dice is not to be looked for, so it comes before all but where one can go.
 * @param {string[]} heads as the game has them
 * @param {Option[]} options
 * @returns {string[]}
 */
function ordered(heads, options) {
  const any = (/** @type {string} */ head, /** @type {(o: Option) => boolean} */ is) => options.some((o) => o.group === head && is(o));
  const rank = (/** @type {string} */ head, /** @type {number} */ i) => (i === 0 && any(head, (o) => Boolean(o.spaces?.length)) ? 0 : any(head, (o) => Boolean(o.rolls)) ? 1 : any(head, (o) => Boolean(o.spaces?.length || o.pieces?.length)) ? 2 : 3);
  const ranks = new Map(heads.map((head, i) => [head, rank(head, i)]));
  return [...heads].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/**
 * Options in the order they are listed, each group with its heading where there are many and several groups.
 * @param {Option[]} options
 * @param {boolean} [always] whether even few have headings
 * @returns {{head: string, options: Option[]}[]}
 */
export function grouped(options, always = false) {
  const heads = [...new Set(options.map((o) => o.group ?? ""))];
  const placed = (/** @type {string} */ head) => Number(!options.some((o) => (o.group ?? "") === head && (o.spaces?.length || o.pieces?.length)));
  if (always) return [...heads].sort((a, b) => placed(a) - placed(b)).map((head) => ({ head, options: options.filter((o) => (o.group ?? "") === head) }));
  if (options.length <= MANY || heads.filter(Boolean).length < 2) return [{ head: "", options }];
  return [...ordered(heads.filter(Boolean), options), ""].map((head) => ({ head, options: options.filter((o) => (o.group ?? "") === head) }));
}

/**
 * The keys of options: a number has its own, the others those that are left, in order.
 * @param {Option[]} options
 * @returns {Map<Option, string>}
 */
export function keysOf(options) {
  const digit = (/** @type {Option} */ o) => (o.number !== undefined && o.number >= 0 && o.number <= 9 ? String(o.number) : "");
  const taken = new Set(options.map(digit));
  const free = [..."1234567890"].filter((key) => !taken.has(key));
  return new Map(options.map((o) => [o, digit(o) || (o.number === undefined ? free.shift() ?? "" : "")]));
}

/**
 * The option that ends what is being done, if there is one: it has its own button.
 * @param {Option[]} options
 * @returns {Option | null}
 */
export function doneOf(options) {
  for (const text of [...DONE, ...(manners().done ?? [])]) {
    const found = options.find((o) => o.text === text && !o.pieces?.length && !o.spaces?.length);
    if (found) return found;
  }
  return null;
}

/**
 * Who may fire, with how many times if it is more than once.
 * @param {Scene} scene
 * @param {string[]} [threats]
 * @returns {string}
 */
export function threatWords(scene, threats = []) {
  const names = [...new Set(threats)].map((id) => {
    const times = threats.filter((x) => x === id).length;
    const name = scene.pieces.find((p) => p.id === id)?.name ?? "";
    return times > 1 ? `${name} ×${times}` : name;
  });
  return names.length ? t("web-threats", { names: names.join(", ") }) : "";
}
