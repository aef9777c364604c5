// Why not: what somebody points at who cannot choose it is explained in a sentence, with its section.

import { announce, h } from "./dom.js";
import { chip } from "./log.js";

/** @typedef {import("./net.js").WhyMessage} WhyMessage */

const MOMENT = 450; // milliseconds somebody looks at a thing before wondering
const LINGER = 1600; // and time to reach the chip after looking elsewhere

/** A sentence beside the board. It is asked for once for each thing and question. */
export class WhyBox {
  /**
   * @param {(about: string) => void} ask the table is asked; `hear` is told what it says
   * @param {() => void} told something is said now
   */
  constructor(ask, told) {
    this.ask = ask;
    this.told = told;
    /** @type {Map<string, WhyMessage>} what was said at this question */
    this.said = new Map();
    /** @type {string | null} what is pointed at */
    this.about = null;
    /** Whether somebody asked for it, by a finger that rests or a key. */
    this.wanted = false;
    this.game = "";
    this.open = false;
    /** What is spoken of. */
    this.shown = "";
    /** A question was just put: nothing is said of where the pointer happens to lie. */
    this.quiet = true;
    this.pixel = "";
    this.timer = 0;
    this.passing = 0;
    this.node = h("div", { class: "why", hidden: true });
    this.node.addEventListener("pointerenter", () => this.stay());
    this.node.addEventListener("pointerleave", () => this.leave());
  }

  /** Hears whether somebody moves the pointer over the board, or the focus to a thing on it. @param {HTMLElement} board */
  watch(board) {
    board.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.closest("[data-id], [data-place]")) this.quiet = false;
    }, true);
    board.addEventListener("pointermove", (event) => {
      const pixel = `${event.clientX} ${event.clientY}`; // what is drawn anew makes browsers report a pointer that lies still
      const moved = pixel !== this.pixel;
      this.pixel = pixel;
      if (!moved || !this.quiet) return;
      this.quiet = false;
      this.wonder(this.about);
    });
  }

  /**
   * Another question, or none: what was said of the last one is out of date.
   * @param {string} game
   * @param {boolean} open whether this seat is asked
   */
  renew(game, open) {
    this.said.clear();
    this.game = game;
    this.open = open;
    this.quiet = true;
    this.stay();
    this.hide();
  }

  /**
   * @param {string | null} about what is pointed at, if it cannot be chosen
   * @param {boolean} [atOnce]
   */
  wonder(about, atOnce = false) {
    clearTimeout(this.timer);
    this.about = about;
    this.wanted = atOnce;
    if (!about) this.leave();
    else if (this.open && (atOnce || !this.quiet)) this.timer = setTimeout(() => this.tell(about), atOnce ? 0 : MOMENT);
    if (about && this.shown && about !== this.shown) this.passing ||= setTimeout(() => this.hide(), MOMENT);
  }

  /** What is pointed at speaks for itself: what was said of anything else goes at once. @param {string[]} ids */
  giveWay(ids) {
    if (ids.length && !ids.includes(this.shown)) this.hide();
  }

  leave() {
    clearTimeout(this.timer);
    if (!this.node.hidden) this.timer = setTimeout(() => this.node.contains(document.activeElement) || this.hide(), LINGER);
  }

  /** Nothing is under way any more. */
  stay() {
    clearTimeout(this.timer);
    clearTimeout(this.passing);
    this.passing = 0;
  }

  /** @param {string} about */
  tell(about) {
    const said = this.said.get(about);
    if (said) this.show(said);
    else this.ask(about);
  }

  /** @param {WhyMessage} message */
  hear(message) {
    this.said.set(message.about, message);
    if (message.about === this.about) this.show(message);
  }

  /** @param {WhyMessage} message */
  show(message) {
    if (message.idle && !this.wanted) return this.hide(); // whoever only passes over it need not hear that nothing bars it
    clearTimeout(this.passing);
    this.passing = 0;
    this.shown = message.about;
    const section = chip(this.game, message.rule ?? "");
    this.node.replaceChildren(h("p", {}, message.text), ...(section ? [section] : []));
    this.node.hidden = false;
    this.told();
    if (document.activeElement?.closest(".board")) announce(message.text);
  }

  hide() {
    clearTimeout(this.passing);
    this.passing = 0;
    this.shown = "";
    this.node.hidden = true;
    this.node.replaceChildren();
  }

  destroy() {
    this.stay();
  }
}
