// Beside a real board: what lies there otherwise than here is shown by clicks, or told in the words of a position.

import { dialog, h } from "./dom.js";
import { KEEP, READY } from "./draft.js";
import { t } from "./words.js";

/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").Option} Option */
/** @typedef {import("./net.js").Stands} Stands */

const PIECE = "piece ";
const PLACE = "place ";
const WORDS = "words";

/** One counter of the real board: which, where, and how. A draft: nothing is laid until it is ready. */
export class Correction {
  /**
   * @param {Scene} scene the board as it is here
   * @param {{ask: (id: string) => void, again: () => void, words: () => void}} told asks the table how a counter stands; shows this anew; goes on in words
   * @param {string} chosen the counter that is selected, if any
   */
  constructor(scene, told, chosen) {
    this.base = scene;
    this.told = told;
    /** @type {Stands | null} */
    this.stands = null;
    this.id = "";
    this.place = "";
    /** What is said of each trait. @type {string[]} */
    this.ways = [];
    if (chosen && scene.pieces.some((piece) => piece.id === chosen)) this.take(chosen);
  }

  /** @param {string} id */
  take(id) {
    this.id = id;
    this.told.ask(id);
  }

  /** @param {import("./net.js").StandsMessage} message */
  hear(message) {
    if (message.about !== this.id || !message.stands) return;
    this.stands = message.stands;
    this.place = message.stands.place;
    this.ways = message.stands.traits.map((trait) => trait.now ?? "");
    this.told.again();
  }

  /** @param {string} text of what was chosen */
  choose(text) {
    if (text === WORDS) return this.told.words();
    if (text === KEEP) this.back();
    else if (text.startsWith(PIECE)) this.take(text.slice(PIECE.length));
    else if (text.startsWith(PLACE)) this.place = text.slice(PLACE.length);
    else {
      const [trait, way] = text.split("=");
      this.ways[Number(trait)] = way ?? "";
    }
    this.told.again();
  }

  /** Lets go of the counter. @returns {boolean} whether one was chosen */
  back() {
    if (!this.stands) return false;
    this.stands = null;
    this.id = "";
    this.told.again();
    return true;
  }

  /** What is laid, in the words of a position; nothing while all is as here. */
  said() {
    const { stands } = this;
    if (!stands) return "";
    const stays = this.place === stands.place;
    if (stays && stands.traits.every((trait, i) => (trait.now ?? "") === this.ways[i])) return "";
    const marks = [...this.ways.filter(Boolean), ...(stays ? stands.kept ?? [] : [])];
    return `${this.place}: ${stands.unit}${marks.length ? ` (${marks.join(", ")})` : ""}${stays && stands.under ? ` ${stands.under}` : ""}`;
  }

  /** The board with the counter where it is said to be, and what else can be said as a question. @returns {Scene} */
  scene() {
    const { base, stands } = this;
    const space = base.board.spaces.find((x) => x.name === this.place);
    const pieces = stands && space ? base.pieces.map((piece) => (piece.id === this.id ? { ...piece, place: space.id, ghost: Boolean(this.said()) } : piece)) : base.pieces;
    return { ...base, pieces, ask: { seat: base.seat, kind: "draft", rule: "", ...(stands ? this.how(stands) : this.which()) }, sights: [], undo: true, undo_why: "" };
  }

  /** Which counter? */
  which() {
    /** @type {Option[]} */
    const options = this.base.pieces.map((piece) => ({ text: `${PIECE}${piece.id}`, label: piece.name, pieces: [piece.id] }));
    return { prompt: t("web-beside-which"), options: [{ text: WORDS, label: t("web-beside-else") }, ...options] };
  }

  /** Where is it, and how? @param {Stands} stands */
  how(stands) {
    /** @type {Option[]} */
    const options = stands.traits.flatMap((trait, i) => trait.ways.filter(([way]) => way !== this.ways[i]).map(([way, label]) => ({ text: `${i}=${way}`, group: trait.ways.length > 2 ? trait.name : t("web-beside-state"), label: label === trait.name ? t("web-beside-no", { trait: trait.name }) : label })));
    options.push(...stands.away.filter(([name]) => name !== this.place).map(([name, label]) => ({ text: PLACE + name, group: t("web-beside-off"), label })));
    options.push(...this.base.board.spaces.filter((space) => space.name && space.name !== this.place).map((space) => ({ text: PLACE + space.name, label: space.name, spaces: [space.id], unlisted: true })));
    options.push(this.said() ? { text: READY, label: t("web-beside-lay") } : { text: KEEP, label: t("web-draft-keep") });
    const unit = this.base.pieces.find((piece) => piece.id === this.id)?.name ?? stands.unit;
    const then = this.said() ? this.words(stands, this.place, this.ways) : t("web-beside-same");
    return { prompt: t("web-beside-how", { unit, now: this.words(stands, stands.place, stands.traits.map((trait) => trait.now ?? "")), then }), about: this.id, options };
  }

  /** A place and what is so there. @param {Stands} stands @param {string} place @param {string[]} ways */
  words(stands, place, ways) {
    const where = stands.away.find(([name]) => name === place)?.[1] ?? place;
    return [where, ...stands.traits.flatMap((trait, i) => (ways[i] ? [trait.ways.find(([way]) => way === ways[i])?.[1] ?? ways[i] ?? ""] : []))].join(", ");
  }
}

/**
 * The real board says otherwise, in words.
 * @param {(text: string) => void} tell
 */
export function openBoard(tell) {
  const text = h("input", { type: "text", maxlength: "180", required: true, autocomplete: "off", "aria-label": t("web-beside-correct"), placeholder: t("web-beside-example") });
  const form = h("form", { class: "board-form", on: { submit: (/** @type {Event} */ event) => {
    event.preventDefault();
    box.close();
    tell(text.value);
  } } }, text, h("button", { type: "submit", class: "primary" }, t("web-beside-lay")));
  const box = dialog(t("web-beside-correct"), t("web-close"), h("p", {}, t("web-beside-about")), form);
  text.focus();
}
