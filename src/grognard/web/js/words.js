// The words of the client, from text/<lang>/web.ftl.

/** @type {Record<string, string>} */
let words = {};
let spoken = "en";

/** What can be said before the words have come. */
const FIRST = /** @type {Record<string, Record<string, string>>} */ ({
  en: { "web-trouble-offline": "The table does not answer. Check that Grognard is still running and try again.", "web-retry": "Try again" },
  es: { "web-trouble-offline": "La mesa no responde. Comprueba que Grognard sigue en marcha y prueba otra vez.", "web-retry": "Probar otra vez" },
});

/** @returns {string} */
export function lang() {
  return spoken;
}

/**
 * One message in words. Where its `count` or `length` is one, and there is a message for that, it is that message.
 * @param {string} id
 * @param {Record<string, string | number>} [facts]
 * @returns {string}
 */
export function t(id, facts = {}) {
  const one = facts.count === 1 || facts.length === 1 ? words[`${id}-one`] : undefined;
  const text = one ?? words[id] ?? FIRST[spoken]?.[id] ?? id;
  return text.replace(/\{\s*\$([\w-]+)\s*\}/g, (_, name) => String(facts[name] ?? ""));
}

/**
 * Whether there is such a message.
 * @param {string} id
 * @returns {boolean}
 */
export function has(id) {
  return id in words;
}

/** @typedef {import("./kits.js").Kit} Kit */

/** The kit of the game that is shown. @type {Kit} */
let kit = {};

/** Speak of another game. @param {Kit} other */
export function speakOf(other) {
  kit = other;
}

/** How the game that is shown behaves. @returns {Kit} */
export function manners() {
  return kit;
}

/**
 * What an event of the log looks and sounds like: "flash", "move", "fall", or nothing.
 * @param {{kind: string, outcome?: string}} line
 * @returns {string}
 */
export function effectOf({ kind, outcome }) {
  return kit.effects?.[`${kind}/${outcome}`] ?? kit.effects?.[kind] ?? "";
}

/**
 * Lines of a log that were not there before. A scene may bring the whole log or only its end.
 * @template {{text: string}} L
 * @param {L[] | null} before
 * @param {L[]} log
 * @returns {L[]}
 */
export function freshLines(before, log) {
  if (!before) return [];
  const same = log.length >= before.length && before.every((line, i) => line.text === log[i]?.text);
  const undone = log.length < before.length && log.every((line, i) => line.text === before[i]?.text);
  return same ? log.slice(before.length) : undone ? [] : log;
}

/**
 * What a game calls a key of its scenes (a terrain, a side, a box); or all games do; or the key made presentable.
 * @param {string} group
 * @param {string} key
 * @param {Kit} [of] the game that is shown, unless told otherwise
 * @returns {string}
 */
export function word(group, key, of = kit) {
  const id = `web-${group}-${key}`;
  return of.words?.[group]?.[key] ?? (has(id) ? t(id) : key.replaceAll("-", " ").replace(/^./, (c) => c.toUpperCase()));
}

/**
 * A side as it stands in a sentence, with its article where the language wants one.
 * @param {string} side
 * @returns {string}
 */
export function theSide(side) {
  return kit.words?.["the-side"]?.[side] ?? word("side", side);
}

/**
 * That a side has won.
 * @param {string} side
 * @returns {string}
 */
export function sideWon(side) {
  return kit.words?.["won-side"]?.[side] ?? t("web-side-won", { side: word("side", side) });
}

/**
 * A section of a rulebook as it is called in passing: by its number, or by a short name.
 * @param {string} rule
 * @returns {string}
 */
export function sectionName(rule) {
  return kit.words?.["section"]?.[rule] ?? rule;
}

/**
 * A section as it is cited: "§13.1", or its short name.
 * @param {string} rule
 * @returns {string}
 */
export function sectionMark(rule) {
  return /^\d/.test(rule) ? `§${rule}` : sectionName(rule);
}

/**
 * Speak another language.
 * @param {string} wanted
 */
export async function speak(wanted) {
  spoken = wanted;
  document.documentElement.lang = wanted;
  const response = await fetch(`/api/words?lang=${wanted}`);
  if (!response.ok) throw Error(`words: ${response.status}`);
  words = await response.json();
}

/**
 * A number as it is written here.
 * @param {number} value
 * @param {number} [digits]
 * @returns {string}
 */
export function number(value, digits = 1) {
  return new Intl.NumberFormat(spoken, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
}

/**
 * A chance in percent.
 * @param {number} numerator
 * @param {number} denominator
 * @returns {string}
 */
export function percent(numerator, denominator) {
  const share = numerator / denominator;
  const whole = Math.abs(share * 100 - Math.round(share * 100)) < 1e-9;
  return new Intl.NumberFormat(spoken, { style: "percent", maximumFractionDigits: whole ? 0 : 1 }).format(share);
}

/**
 * A share in whole percent, where there is little room; what can happen is never 0 %, and what can fail never 100 %.
 * @param {number} share
 * @returns {string}
 */
export function wholePercent(share) {
  const value = Math.round(100 * share);
  if (value === 0 && share > 0) return `<${percent(1, 100)}`;
  return value === 100 && share < 1 ? `>${percent(99, 100)}` : percent(value, 100);
}

/**
 * What an option is chosen for: as the game puts it, or the first of its odds, which is what one wants of it most.
 * @param {Pick<import("./net.js").Option, "headline" | "odds">} option
 * @returns {string}
 */
export function headline(option) {
  if (option.headline) return option.headline;
  const [first] = option.odds ?? [];
  return first ? `${percent(first.numerator, first.denominator)} ${first.label}` : "";
}

/**
 * A number with its sign.
 * @param {number} value
 * @returns {string}
 */
export function signed(value) {
  return value < 0 ? `−${-value}` : `+${value}`;
}
