// The odds of an option: on its button, as bars, and what follows each outcome.

import { h } from "./dom.js";
import { modifierLists } from "./log.js";
import { headline, percent, signed } from "./words.js";

/** @typedef {import("./net.js").Option} Option */
/** @typedef {import("./net.js").Odds} Odds */
/** @typedef {import("./net.js").Stage} Stage */
/** What may become of one, over all ways to it: the kind of thing that decides it, and how often. @typedef {{kind: string, stages: number, ends: Map<string, Odds>}} Fate */

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
 * Adds up how each thing that is decided may end, over all ways to it.
 * @param {Stage[]} stages
 * @param {number} chance that it comes to them
 * @param {Map<string, Fate>} found by what is decided
 */
function addUp(stages, chance, found) {
  for (const stage of stages) {
    const fate = found.get(stage.label) ?? { kind: stage.kind, stages: 0, ends: new Map() };
    found.set(stage.label, fate);
    fate.stages++;
    for (const o of stage.odds) {
      const share = (chance * stage.numerator * o.numerator) / (stage.denominator * o.denominator);
      const end = fate.ends.get(o.outcome) ?? { ...o, numerator: 0, denominator: 1, then: [] };
      fate.ends.set(o.outcome, { ...end, numerator: end.numerator + share });
      addUp(o.then ?? [], share, found);
    }
  }
}

/**
 * Where one thing is decided of several, and of one it hangs on what came of another, such as checks of a stack: each of
 * them with all that may become of it, a line with a bar. Outcomes nobody thinks anything of are left out: they are the rest.
 * @param {Stage[]} chain
 * @returns {HTMLElement[]} nothing where a chain can be told from its beginning to its end
 */
function fates(chain) {
  /** @type {Map<string, Fate>} */
  const found = new Map();
  for (const o of chain.length === 1 ? chain[0]?.odds ?? [] : []) addUp(o.then ?? [], o.numerator / o.denominator, found);
  const all = [...found.values()];
  if (!all.some((fate) => fate.stages > 1) || new Set(all.map((fate) => fate.kind)).size > 1) return [];
  return [...found].map(([label, { ends }]) => {
    const told = [...ends.values()].filter((o) => o.tone);
    return h("li", { class: "fate" }, h("span", {}, label), h("span", { class: "odds-bar" }, told.map(share)), h("b", {}, told.map((o) => `${o.label} ${percent(Math.round(100 * o.numerator) || 100 * o.numerator, 100)}`).join(" · ")));
  });
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
 * The bar of an option shows what its words say: where what it is chosen for comes about further down its chain, that
 * chance and none of the first roll.
 * @param {Option} option
 * @returns {HTMLElement[]}
 */
function shares(option) {
  const odds = option.odds ?? [];
  const { chance } = option;
  const good = odds.reduce((sum, o) => (o.tone === "good" ? sum + o.numerator / o.denominator : sum), 0);
  if (!option.headline || chance === undefined || Math.abs(good - chance) < 0.005) return odds.map(share);
  return [["good", chance], ["plain", 1 - chance]].map(([tone, part]) => h("i", { class: `share ${tone}`, vars: { "--share": `${100 * Number(part)}%` } }));
}

/**
 * The odds on a button: a bar, and what it is chosen for.
 * @param {Option} option
 * @returns {HTMLElement}
 */
export function oddsOn(option) {
  return h("span", { class: "option-odds", "aria-hidden": "true" },
    h("span", { class: "odds-bar" }, shares(option)),
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
  const each = fates(option.chain ?? []);
  const chain = each.length ? [] : (option.chain?.length ?? 0) > 1 ? (option.chain ?? []).map((stage) => stageLine(stage)) : afterLines(option.chain?.[0]?.odds ?? []);
  const spoken = [...odds.map((o) => `${o.label} ${percent(o.numerator, o.denominator)}`), option.means ?? "", ...(option.parts ?? []), ...(option.tallies ?? [{ label: "", modifiers: option.modifiers ?? [] }]).flatMap((tally) => [tally.label, ...tally.modifiers.map((m) => `${m.name} ${signed(m.value)}`)])].filter(Boolean).join("; ");
  return h("div", { class: "odds" },
    h("p", { class: "unseen", id }, spoken),
    h("p", { class: "odds-title", "aria-hidden": "true" }, option.label),
    odds.length ? h("ul", { class: "odds-lines", "aria-hidden": "true" },
      odds.map((o) => h("li", {},
        h("span", { class: "odds-label" }, o.label),
        h("span", { class: "odds-track" }, share(o)),
        h("b", {}, percent(o.numerator, o.denominator)),
        h("small", {}, `${o.numerator}/${o.denominator}`)))) : null,
    each.length ? h("ul", { class: "odds-chain", tabindex: "0" }, each) : null,
    option.means ? h("p", { class: "odds-means", "aria-hidden": "true" }, option.means) : null,
    option.parts?.length ? h("p", { class: "odds-means", "aria-hidden": "true" }, option.parts.join(" · ")) : null,
    modifierLists(game, option),
    chain.length ? h("ul", { class: "odds-chain", tabindex: "0" }, chain) : null);
}
