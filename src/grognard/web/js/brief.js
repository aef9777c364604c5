// What a match is about: title, phase, goal and story.

import { h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./net.js").Scene} Scene */

/**
 * Title, phase, goal and story of a scene.
 * @param {Scene} scene
 * @returns {HTMLElement}
 */
export function brief(scene) {
  return h("div", { class: "brief-words" },
    h("div", { class: "brief-head" },
      h("h1", {}, scene.title),
      scene.phase && !scene.over ? h("span", { class: "phase" }, scene.phase) : null),
    scene.goal ? h("details", { class: "goal", open: innerWidth > 700 }, h("summary", {}, t("web-goal")), h("p", {}, scene.goal), story(scene)) : story(scene));
}

/** The story of a mission, folded. @param {Scene} scene */
function story(scene) {
  return scene.story ? h("details", { class: "story" }, h("summary", {}, t("web-story")), h("p", {}, scene.story)) : null;
}

/** The head of a match. Its goal is open while it is new, and afterwards where there is room or the player wants it. */
export class Brief {
  constructor() {
    this.node = h("header", { class: "brief" });
    /** @type {boolean | null} what the player chose, if anything */
    this.chosen = null;
    this.shown = "";
    /** Whether the question needed the room. */
    this.folded = false;
    /** Whether the match is so new that nobody can have read it. */
    this.unread = true;
  }

  /** Makes room for the question, unless the player wants to read it. */
  fold() {
    this.folded = true;
    const goal = this.node.querySelector(".goal");
    if (goal instanceof HTMLDetailsElement && !this.chosen) goal.open = false;
  }

  /** @param {Scene} scene @param {number} lines how much has happened */
  show(scene, lines) {
    this.unread = lines < 6;
    const open = this.chosen ?? (!this.folded && !scene.ask?.marking && !scene.sheets?.some((sheet) => sheet.open) && innerWidth > 760 && !scene.over && (innerHeight >= 960 || (innerHeight >= 800 && this.unread)));
    const words = [scene.title, scene.phase, scene.over, scene.goal, open].join("\n");
    if (words === this.shown) return;
    this.shown = words;
    this.node.replaceChildren(brief(scene));
    const goal = this.node.querySelector(".goal");
    if (!(goal instanceof HTMLDetailsElement)) return;
    goal.open = open;
    goal.querySelector("summary")?.addEventListener("click", () => {
      this.chosen = !goal.open;
    });
  }
}
