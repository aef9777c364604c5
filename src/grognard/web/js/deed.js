// A deed before it is done: the small questions that follow it in one card, changed freely and given as a whole.

import { announce, h } from "./dom.js";
import { chip } from "./log.js";
import { headline, t } from "./words.js";

/** @typedef {import("./net.js").Plan} Plan */
/** @typedef {import("./net.js").Option} Option */
/** @typedef {import("./net.js").Question} Question */

export class Deed {
  /** @param {{prepare: (answers: string[], wishes: Record<string, string>) => void, changed: () => void, goOn: (plan: Plan) => void, point: (option: Option | null) => void, aim: () => void}} told */
  constructor(told) {
    this.told = told;
    /** @type {Plan | null} */
    this.plan = null;
    /** The space beside its end that it is to face, as the hand has it. */
    this.toward = "";
    /** @type {Question[]} */
    this.questions = [];
    /** @type {Record<string, string>} what is wished, by the name of the question */
    this.wishes = {};
    /** @type {Record<string, string>} what the hand points at, by the name of the question */
    this.tried = {};
    /** Whether the table has yet to say what follows. */
    this.waits = false;
    this.game = "";
    this.title = h("h3", { class: "deed-title" });
    this.threat = h("p", { class: "option-threat" });
    this.rows = h("div", { class: "deed-rows" });
    this.notes = h("div", { class: "deed-notes" });
    this.node = h("section", { class: "deed", hidden: true, "aria-label": t("web-deed") }, this.title, this.threat, this.rows, this.notes);
  }

  /**
   * @param {Plan} plan
   * @param {string} game whose sections are cited
   * @param {string} threat who may answer it, in words
   * @param {string} [toward]
   */
  begin(plan, game, threat, toward = "") {
    this.plan = plan;
    this.game = game;
    this.toward = toward;
    this.questions = [];
    this.wishes = {};
    this.tried = {};
    this.title.textContent = plan.deed || plan.label;
    this.threat.textContent = threat;
    this.rows.replaceChildren();
    this.notes.replaceChildren();
    this.node.hidden = !plan.answers.length;
    this.inquire();
  }

  /** Asks the table what follows. */
  inquire() {
    this.waits = true;
    this.told.prepare(this.plan?.answers ?? [], this.wishes);
  }

  end() {
    this.plan = null;
    this.questions = [];
    this.waits = false;
    this.node.hidden = true;
  }

  /** @param {import("./net.js").PreparedMessage} message */
  hear(message) {
    if (!this.plan || message.answers.join() !== this.plan.answers.join()) return;
    this.waits = false;
    this.questions = message.questions ?? [];
    if (this.plan.answers.length && !this.questions.length && message.more) return this.told.goOn(this.plan); // nothing is done yet
    if (!this.plan.answers.length && this.questions.length < 2) return this.end(); // the question that is open says it all
    this.turn(this.toward);
    this.node.hidden = false;
    this.draw();
    this.told.changed();
  }

  /** It is to face the side the hand points at. @param {string} toward @returns {boolean} whether that is another than before */
  turn(toward) {
    this.toward = "";
    for (const question of this.questions) {
      const facing = question.turns && question.options.find((o) => toward && o.spaces?.includes(toward));
      if (!facing || facing.text === question.chosen) continue;
      this.pick(question, facing);
      return true;
    }
    return false;
  }

  /** @param {Question} question @param {Option} option */
  pick(question, option) {
    question.chosen = option.text;
    this.wishes[question.name] = option.text;
    announce(`${question.title}: ${option.label}`);
  }

  /** Something was chosen: what comes after it may hang on that. @param {Question} question @param {Option} option */
  choose(question, option) {
    this.pick(question, option);
    this.draw();
    if (question === this.questions.at(-1)) this.told.changed();
    else this.inquire();
  }

  /** The next answer to a question; after the last the first again. @param {Question | undefined} question @param {number} [by] */
  step(question, by = 1) {
    if (!question) return false;
    const at = question.options.findIndex((o) => o.text === question.chosen);
    const next = question.options[(at + by + question.options.length) % question.options.length];
    if (next) this.choose(question, next);
    return true;
  }

  /** All answers that were settled. @returns {string[]} */
  answers() {
    return this.questions.map((question) => question.chosen);
  }

  /** @returns {Option[]} what is chosen at each question */
  chosen() {
    return this.questions.flatMap((question) => question.options.find((o) => o.text === question.chosen) ?? []);
  }

  /** The one whose dice fall. @returns {Option | null} */
  roll() {
    return this.chosen().find((option) => option.odds?.length) ?? null;
  }

  /** Where each would stand and face: who acts, and the others of a group. @returns {import("./boardtypes.js").Goal[]} */
  goals() {
    /** @type {Map<string, import("./boardtypes.js").Goal>} */
    const goals = new Map();
    for (const { about: piece = "", name, turns, options, chosen } of this.questions) {
      const to = options.find((o) => o.text === (this.tried[name] ?? chosen))?.spaces?.at(-1);
      if (!to) continue;
      const goal = goals.get(piece) ?? { piece, space: "", faces: "" };
      goals.set(piece, { ...goal, [turns ? "faces" : "space"]: to });
    }
    return [...goals.values()];
  }

  /** What is to be expected, in a few words: what the dice bring, and what it costs. @returns {string} */
  outlook() {
    const roll = this.roll();
    const price = this.chosen().filter((option) => option.number !== undefined && option !== roll).flatMap((option) => option.brief || []);
    return [...(roll ? [headline(roll)] : []), ...price].join(" · ");
  }

  draw() {
    this.rows.replaceChildren(...this.questions.filter((question) => question.options.length > 1).map((question) => this.row(question)));
    this.notes.replaceChildren(...this.questions.flatMap((question) => (question.notes ?? []).map((note) => h("p", {}, note))));
  }

  /** @param {Question} question */
  row(question) {
    return h("div", { class: "deed-row", data: { name: question.name } },
      h("p", { class: "deed-name" }, h("span", { id: `deed-${question.name}` }, question.title), chip(this.game, question.rule)),
      h("div", { class: "deed-ways", role: "radiogroup", "aria-labelledby": `deed-${question.name}` }, question.options.map((option) => this.way(question, option))));
  }

  /** @param {Question} question @param {Option} option */
  way(question, option) {
    const [place = "", ...price] = (option.brief || option.label).split(" · "); // "B04 · 1 AP"
    const name = option.number === undefined ? place : String(option.number);
    const more = option.number === undefined ? price.join(" · ") : option.odds?.length ? headline(option) : option.brief ?? "";
    const chosen = option.text === question.chosen;
    return h("button", { type: "button", role: "radio", class: "deed-way", "aria-checked": String(chosen), "aria-label": option.label, title: option.label, tabindex: chosen ? "0" : "-1", data: { text: option.text }, on: {
      click: () => this.choose(question, option),
      keydown: (/** @type {KeyboardEvent} */ event) => this.walk(event, question),
      mouseenter: () => this.point(question, option),
      mouseleave: () => this.point(question, null),
    } }, h("b", {}, name), more ? h("small", {}, more) : null);
  }

  /** What is pointed at is shown: a way to face by who would face it. @param {Question} question @param {Option | null} option */
  point(question, option) {
    if (!question.turns) return this.told.point(option);
    this.tried = option ? { [question.name]: option.text } : {};
    this.told.aim();
  }

  /** Arrows walk through the answers of a row. @param {KeyboardEvent} event @param {Question} question */
  walk(event, question) {
    const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    this.step(question, by);
    const now = this.rows.querySelector(`[data-name="${question.name}"] [aria-checked=true]`);
    if (now instanceof HTMLElement) now.focus();
  }

  /**
   * A letter of the game's goes on to the next answer of the question it stands for; comma and full stop turn.
   * @param {string} key
   * @param {string[]} verbs that the letter stands for
   * @returns {boolean}
   */
  key(key, verbs) {
    if (this.node.hidden) return false;
    const turning = this.questions.find((question) => question.turns);
    if (key === "," || key === ".") return this.step(turning, key === "," ? -1 : 1);
    return this.step(this.questions.find((question) => question.options.length > 1 && question.options.some((o) => verbs.includes(o.text.split(" ")[0] ?? ""))));
  }
}
