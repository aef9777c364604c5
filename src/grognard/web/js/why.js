// Why not: what somebody points at who cannot choose it is explained in a sentence, with its section.

import { announce, h } from "./dom.js";
import { chip } from "./log.js";

/** @typedef {import("./net.js").WhyMessage} WhyMessage */

const MOMENT = 450; // milliseconds somebody looks at a thing before wondering
const LINGER = 1600; // and time to reach the chip after looking elsewhere

/** A sentence beside the board. It is asked for once for each thing and question. */
export class WhyBox {
  /** @param {(about: string) => void} ask the table is asked; `hear` is told what it says */
  constructor(ask) {
    this.ask = ask;
    /** @type {Map<string, WhyMessage>} what was said at this question */
    this.said = new Map();
    /** @type {string | null} what is pointed at */
    this.about = null;
    this.game = "";
    this.open = false;
    this.timer = 0;
    this.node = h("div", { class: "why", hidden: true });
    this.node.addEventListener("pointerenter", () => clearTimeout(this.timer));
    this.node.addEventListener("pointerleave", () => this.leave());
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
    this.hide();
    this.wonder(this.about);
  }

  /**
   * @param {string | null} about what is pointed at, if it cannot be chosen
   * @param {boolean} [atOnce]
   */
  wonder(about, atOnce = false) {
    clearTimeout(this.timer);
    this.about = about;
    if (!about) this.leave();
    else if (this.open) this.timer = setTimeout(() => this.tell(about), atOnce ? 0 : MOMENT);
  }

  leave() {
    clearTimeout(this.timer);
    if (!this.node.hidden) this.timer = setTimeout(() => this.node.contains(document.activeElement) || this.hide(), LINGER);
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
    const section = chip(this.game, message.rule ?? "");
    this.node.replaceChildren(h("p", {}, message.text), ...(section ? [section] : []));
    this.node.hidden = false;
    if (document.activeElement?.closest(".board")) announce(message.text);
  }

  hide() {
    this.node.hidden = true;
    this.node.replaceChildren();
  }

  destroy() {
    clearTimeout(this.timer);
  }
}
