// What the hand does with the board of a match: what is clicked, what is pointed at, and what is said of it.

import { announce, toast } from "./dom.js";
import { threatWords } from "./listing.js";
import { menu } from "./menu.js";
import { standClear, underPointer } from "./pointed.js";
import { t, word } from "./words.js";

/** @typedef {import("./match.js").MatchPage} MatchPage */
/** @typedef {import("./net.js").Path} Path */
/** @typedef {import("./net.js").Plan} Plan */

export class Pointer {
  /** @param {MatchPage} page */
  constructor(page) {
    this.page = page;
  }

  /**
   * Something on the board or in a box was clicked.
   * @param {string[]} texts
   * @param {{x: number, y: number}} at
   * @param {Path} [path] a way that leads there
   * @param {Plan[]} [all] what the selection could do there
   * @param {string} [toward] the space beside it that the hand is nearest to
   */
  pick(texts, at, path, all = [], toward = "") {
    const scene = this.page.drafting.scene();
    // An answer that leads there is enough: what a plan would give after it is asked next.
    const plans = all.filter((plan) => plan.answers.length === 1 || !texts.includes(plan.answers[0] ?? ""));
    /** @type {import("./net.js").Option[]} */
    const options = (scene ? this.page.ask.choices(scene) : []).filter((o) => texts.includes(o.text) && !plans.some((p) => p.answers.join() === o.text));
    const way = (/** @type {Plan} */ plan) => (plan.kind ? `${word("kind", plan.kind)}: ${plan.label}` : plan.label);
    for (const [i, plan] of plans.entries()) options.push({ text: `plan ${i}`, label: [way(plan), plan.odds].filter(Boolean).join(" · ") });
    if (path && !all.length) options.push({ text: path.space, label: t("web-path-walk", { cost: path.label }) });
    const chosen = (/** @type {string} */ text) => {
      const plan = plans[text.startsWith("plan ") ? Number(text.slice(5)) : -1];
      if (plan) this.page.ask.take(plan, toward);
      else if (path && text === path.space) this.walk(path);
      else this.page.ask.touch(text);
    };
    const [only] = options;
    if (options.length === 1 && only) chosen(only.text);
    else if (options.length) menu(options, at, chosen, (text) => this.page.ask.mark(text === null ? null : [text]));
  }

  /** Every way that can be walked, in a list. @param {{x: number, y: number}} at */
  further(at) {
    const scene = this.page.scene;
    if (!scene || this.page.ask.busy) return;
    const ways = [...this.page.view.paths.values()].map((path) => ({
      text: path.space,
      label: `${[...scene.board.spaces, ...(scene.rooms ?? [])].find((x) => x.id === path.space)?.name ?? ""}: ${path.label}`,
      note: threatWords(scene, path.threats) || undefined,
    }));
    const chosen = (/** @type {string} */ space) => {
      const path = this.page.view.paths.get(space);
      if (path) this.walk(path);
    };
    menu(ways, at, chosen, (space) => this.page.view.tell(space));
  }

  /** Take a way, as far as nothing happens. @param {Path} path */
  walk(path) {
    if (path.rolls) this.page.ask.take({ ...path, answers: path.steps });
    else this.page.follow(path.steps);
  }

  /**
   * @param {string[] | null} texts
   * @param {{pieces?: string[], spaces?: string[]}} [under]
   * @param {Path} [path]
   */
  hover(texts, under = {}, path) {
    this.page.ask.mark(texts);
    this.page.why.giveWay([...(under.pieces ?? []), ...(under.spaces ?? [])]);
    const scene = this.page.drafting.scene();
    const unread = { ...under, pieces: under.pieces?.filter((id) => !this.page.selected.includes(id)) }; // what is selected is described already
    const words = scene ? underPointer(scene, unread, path) : [];
    // What can be picked says its name and its options itself, but not its doors.
    const said = texts ? words.filter((x) => x.classList.contains("under-door")) : words;
    if (said.length && this.page.boardBox.contains(document.activeElement)) announce(said.map((x) => x.textContent ?? "").join(" "));
    this.page.under.replaceChildren(...words);
    this.page.under.hidden = !words.length;
    this.clear([...(under.pieces ?? []), ...(under.spaces ?? [])]);
  }

  /** The card beside the board hides nothing it is about. @param {string[]} ids */
  clear(ids) {
    standClear(this.page.told, this.page.boardBox, [...ids, this.page.scene?.pieces.find((p) => p.acts)?.id ?? ""]);
  }

  /** What stands where something can be chosen was looked at: another click there chooses it. @param {string[]} ids */
  hintAgain(ids) {
    const place = this.page.scene?.pieces.find((piece) => piece.id === ids[0])?.place ?? "";
    const there = this.page.scene?.ask?.options.filter((o) => o.spaces?.includes(place)) ?? [];
    if (there.length === 1) toast(t(matchMedia("(hover: none)").matches ? "web-again-touch" : "web-again", { prompt: this.page.scene?.ask?.prompt ?? "", label: there[0]?.label ?? "" }));
  }

  /** Pieces by name, and where they are. @param {string[]} ids @returns {string} */
  named(ids) {
    const pieces = (this.page.scene?.pieces ?? []).filter((piece) => ids.includes(piece.id));
    const space = this.page.scene?.board.spaces.find((x) => x.id === pieces[0]?.place)?.name;
    return [...pieces.map((piece) => piece.name), ...(space ? [space] : [])].join(", ");
  }
}
