// A draft of a set-up: everything lies where it could go, is moved about freely, and nothing of it is given until it is ready.

import { changed } from "./scenes.js";
import { t } from "./words.js";

/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").Option} Option */
/** @typedef {import("./net.js").TriedMessage} TriedMessage */
/** @typedef {[string, string]} Wish what is asked, and the answer wanted */

export const READY = "done";
export const KEEP = "stay";
const STEP = "step ";

/**
 * The piece a question is about, where it is still to be put somewhere: one beside the board or carried, one of a draft.
 * @template {{id: string, place: string, under?: string, ghost?: boolean}} P
 * @param {{ask?: {about?: string} | null, pieces: P[]}} scene
 * @returns {P | null}
 */
export function inHand({ ask, pieces }) {
  const piece = ask?.about ? pieces.find((p) => p.id === ask.about) : undefined;
  return piece && (piece.ghost || piece.under || !piece.place.includes(":")) ? piece : null;
}

export class Draft {
  /**
   * @param {Scene} scene the board without it
   * @param {Wish[]} wishes
   * @param {(wishes: Wish[], at: number) => void} attempt asks the table what would come of it
   */
  constructor(scene, wishes, attempt) {
    this.base = scene;
    this.wishes = wishes;
    this.attempt = attempt;
    /** @type {Wish[][]} the drafts before this one */
    this.past = [];
    /** @type {TriedMessage | null} */
    this.tried = null;
    /** The step that is looked at: all its answers can be chosen. */
    this.at = -1;
    attempt(wishes, -1);
  }

  /** @param {TriedMessage} tried @returns {boolean} whether it is what is looked at */
  hear(tried) {
    if ((tried.at ?? -1) !== this.at) return false;
    this.tried = tried;
    this.wishes = tried.steps.map((step) => /** @type {Wish} */ ([step.name, step.text]));
    return true;
  }

  /** All answers, in the order they are asked for; none while something does not fit. @returns {string[]} */
  answers() {
    return this.fits() ? this.tried?.steps.map((step) => step.text) ?? [] : [];
  }

  fits() {
    return this.tried !== null && (this.tried.wrong ?? -1) < 0;
  }

  /** A counter is taken up, or put down. @param {string} text of what was chosen */
  choose(text) {
    if (this.at >= 0) {
      const at = this.at;
      const moved = text !== KEEP && text !== this.wishes[at]?.[1];
      if (moved) {
        this.past.push(this.wishes);
        this.wishes = this.wishes.map((wish, i) => (i === at ? /** @type {Wish} */ ([wish[0], text]) : wish));
      }
      return this.look(-1);
    }
    if (text.startsWith(STEP)) this.look(Number(text.slice(STEP.length)));
  }

  /** @param {number} at */
  look(at) {
    this.at = at;
    this.attempt(this.wishes, at);
  }

  /** Takes back the last thing. @returns {boolean} whether there was any */
  back() {
    if (this.at < 0 && !this.past.length) return false;
    if (this.at < 0) this.wishes = this.past.pop() ?? [];
    this.look(-1);
    return true;
  }

  /** The board with the draft on it, and what can be done with that as a question. @returns {Scene} */
  scene() {
    const { base, tried } = this;
    if (!tried) return base;
    const drafted = new Set(tried.pieces?.map((piece) => piece.id));
    const laid = /** @type {Scene} */ (/** @type {unknown} */ (changed(/** @type {any} */ (base), { scene: {}, pieces: tried.pieces, spaces: tried.spaces, gone: tried.gone })));
    const pieces = laid.pieces.map((piece) => (drafted.has(piece.id) ? { ...piece, ghost: true } : piece));
    return { ...laid, pieces, ask: this.at < 0 ? this.question(tried) : this.choice(tried), sights: [], undo: true, undo_why: "" };
  }

  /** Which of them is to be moved, or is it ready? @param {TriedMessage} tried @returns {import("./net.js").Ask} */
  question(tried) {
    const wrong = tried.steps[tried.wrong ?? -1];
    const prompt = wrong ? t("web-draft-wrong", { step: wrong.label, why: tried.why ?? "" }) : t("web-draft");
    /** @type {Option[]} */
    const options = tried.steps.map((step, i) => ({ text: `${STEP}${i}`, label: step.label, pieces: step.about ? [step.about] : [], spaces: step.about ? [] : step.spaces }));
    if (this.fits()) options.push({ text: READY, label: t("web-draft-ready") });
    return { seat: this.base.seat, kind: "draft", prompt, rule: tried.rule ?? "", options };
  }

  /** Where is it to go? @param {TriedMessage} tried @returns {import("./net.js").Ask} */
  choice(tried) {
    const step = tried.steps[this.at];
    return { seat: this.base.seat, kind: "draft", prompt: t("web-draft-move", { step: step?.label ?? "" }), rule: "", about: step?.about, options: [...(tried.options ?? []), { text: KEEP, label: t("web-draft-keep") }] };
  }
}
