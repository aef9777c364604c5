// What is laid out on this page alone before it is given: a set-up that is tried out, or what a real board says.

import { Correction, openBoard } from "./beside.js";
import { announce } from "./dom.js";
import { Draft, READY } from "./draft.js";

/** @typedef {import("./match.js").MatchPage} MatchPage */

export class Drafting {
  /** @param {MatchPage} page */
  constructor(page) {
    this.page = page;
    /** @type {Draft | Correction | null} */
    this.draft = null;
    /** What was wished for in the last set-up. @type {import("./draft.js").Wish[]} */
    this.wishes = [];
  }

  /** What is on the board: the match, or a draft. */
  scene() {
    return this.draft?.scene() ?? this.page.scene;
  }

  /** From where something looks: in a draft from where it is laid. @param {string} id */
  standing(id) {
    return (this.draft && this.scene()?.pieces.find((piece) => piece.id === id)?.place) || id;
  }

  /** A set-up as it could be is laid out, to be changed; as it was, if there was one. */
  begin() {
    const { page } = this;
    if (!page.scene?.ask) return;
    this.draft = new Draft(page.scene, this.wishes, (draft, at) => {
      this.wishes = draft;
      page.send({ type: "try", ask: page.number, draft, at });
    });
  }

  /** The real board says otherwise: which counter, where is it, and how? */
  beginCorrection() {
    const { page } = this;
    if (!page.scene?.ask) return;
    this.draft = new Correction(page.scene, {
      ask: (about) => page.wire.send({ type: "stands", ask: page.number, about }),
      again: () => this.show(),
      words: () => {
        this.end();
        openBoard((text) => this.correct(text));
      },
    }, page.selected[0] ?? "");
    page.view.letGo();
    this.show();
  }

  /** @param {string} text how it is there, in the words of a position */
  correct(text) {
    this.page.send({ type: "correct", ask: this.page.number, text });
  }

  /** @param {import("./net.js").TriedMessage} message */
  tried(message) {
    if (this.draft instanceof Draft && this.draft.hear(message)) this.show();
  }

  /** @param {import("./net.js").StandsMessage} message */
  stands(message) {
    if (this.draft instanceof Correction) this.draft.hear(message);
  }

  /** What is drafted here has changed. */
  show() {
    const { page } = this;
    const scene = this.scene();
    clearTimeout(page.hung);
    if (!scene?.ask) return;
    page.why.renew(scene.game, false); // the question is one of this page alone
    page.ask.show(scene);
    page.draw();
    announce(scene.ask.prompt);
  }

  /** Something of the draft was chosen. @param {string} text */
  choose(text) {
    const { draft, page } = this;
    page.ask.release();
    if (draft instanceof Correction && text === READY) {
      this.end();
      return this.correct(draft.said());
    }
    const answers = draft instanceof Draft && text === READY && draft.at < 0 ? draft.answers() : [];
    if (answers.length) {
      this.draft = null;
      page.follow(answers);
    } else draft?.choose(text);
  }

  /** Takes back the last thing of the draft, or lets go of it. */
  leave() {
    this.page.ask.release();
    if (!this.draft?.back()) this.end();
  }

  /** Lets go of the draft: the question is the match's again. */
  end() {
    const { page } = this;
    this.draft = null;
    if (!page.scene) return;
    page.ask.show(page.scene);
    page.why.renew(page.scene.game, Boolean(page.scene.ask));
    page.draw();
    if (page.scene.ask?.walks) page.wire.send({ type: "plans", ask: page.number, about: [] });
  }
}
