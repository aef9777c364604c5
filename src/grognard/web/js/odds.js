// The odds of an option: on its button, as bars, and what follows each outcome.

import { h } from "./dom.js";
import { modifierList } from "./log.js";
import { headline, percent, signed } from "./words.js";

/** @typedef {import("./net.js").Option} Option */
/** @typedef {import("./net.js").Odds} Odds */
/** @typedef {import("./net.js").Stage} Stage */

/**
 * A stage of a chain: what is decided, how, and what follows each outcome.
 * @param {Stage} stage
 * @param {number} further
 * @returns {HTMLElement}
 */
function stageLine(stage, further = 2) {
  const comes = stage.numerator < stage.denominator ? ` (${percent(stage.numerator, stage.denominator)})` : "";
  const odds = stage.odds.map((o) => `${o.label} ${percent(o.numerator, o.denominator)}${o.more ? " …" : ""}`).join(" · ");
  const after = afterLines(stage.odds, further - 1);
  return h("li", {}, h("span", {}, `${stage.label}${comes}: `), h("b", {}, odds), after.length ? h("ul", {}, after) : null);
}

/**
 * What follows each outcome that something follows: so many stages further, for the card must not hide the board.
 * @param {Odds[]} odds
 * @param {number} further
 * @returns {HTMLElement[]}
 */
function afterLines(odds, further = 2) {
  if (!further) return [];
  return odds.filter((o) => o.then?.length)
    .map((o) => h("li", {}, h("span", {}, `${o.label}:`), h("ul", {}, (o.then ?? []).map((stage) => stageLine(stage, further)))));
}

/**
 * A share of a bar.
 * @param {Odds} line
 * @returns {HTMLElement}
 */
function share(line) {
  return h("i", { class: `share ${line.tone || "plain"}`, vars: { "--share": `${(100 * line.numerator) / line.denominator}%` } });
}

/**
 * The odds on a button: a bar, and what it is chosen for.
 * @param {Option} option
 * @returns {HTMLElement}
 */
export function oddsOn(option) {
  return h("span", { class: "option-odds", "aria-hidden": "true" },
    h("span", { class: "odds-bar" }, (option.odds ?? []).map(share)),
    h("span", {}, headline(option)));
}

/**
 * The odds as bars and the modifiers line by line.
 * @param {string} game
 * @param {Option} option
 * @param {string} id
 * @returns {HTMLElement}
 */
export function explanation(game, option, id) {
  const odds = option.odds ?? [];
  const modifiers = option.modifiers ?? [];
  const chain = (option.chain?.length ?? 0) > 1 ? (option.chain ?? []).map((stage) => stageLine(stage)) : afterLines(option.chain?.[0]?.odds ?? []);
  const spoken = [...odds.map((o) => `${o.label} ${percent(o.numerator, o.denominator)}`), option.means ?? "", ...(option.parts ?? []), ...modifiers.map((m) => `${m.name} ${signed(m.value)}`)].filter(Boolean).join("; ");
  return h("div", { class: "odds" },
    h("p", { class: "unseen", id }, spoken),
    h("p", { class: "odds-title", "aria-hidden": "true" }, option.label),
    odds.length ? h("ul", { class: "odds-lines", "aria-hidden": "true" },
      odds.map((o) => h("li", {},
        h("span", { class: "odds-label" }, o.label),
        h("span", { class: "odds-track" }, share(o)),
        h("b", {}, percent(o.numerator, o.denominator)),
        h("small", {}, `${o.numerator}/${o.denominator}`)))) : null,
    option.means ? h("p", { class: "odds-means", "aria-hidden": "true" }, option.means) : null,
    option.parts?.length ? h("p", { class: "odds-means", "aria-hidden": "true" }, option.parts.join(" · ")) : null,
    modifiers.length ? modifierList(game, modifiers) : null,
    chain.length ? h("ul", { class: "odds-chain", tabindex: "0" }, chain) : null);
}
