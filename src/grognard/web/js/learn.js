// Learning a game: its first lessons, played on the board, and the index of its rulebook.

import { doneOf, room, threatWords } from "./listing.js";
import { BoardView } from "./board.js";
import { cardView, inPlay } from "./cards.js";
import { announce, h, icon, ICONS } from "./dom.js";
import { wear } from "./kits.js";
import { failure } from "./lobby.js";
import { chip, LogView } from "./log.js";
import { underPointer } from "./pointed.js";
import { allGames, api, complete, rulebook } from "./net.js";
import { excerpt, marked, plain, wordsIn } from "./search.js";
import { animated } from "./settings.js";
import { tracksBox, tracksView } from "./tracks.js";
import { percent, sectionName, t, theSide, word } from "./words.js";
import { zoomButtons } from "./zoom.js";

/** @typedef {import("./net.js").Lesson} Lesson */
/** @typedef {import("./net.js").LessonCard} LessonCard */
/** @typedef {import("./net.js").Option} Option */
/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").Rulebook} Rulebook */
/** @typedef {import("./net.js").Ruling} Ruling */
/** @typedef {import("./net.js").Section} Section */

/**
 * @param {string} game
 * @returns {Promise<LessonCard[]>}
 */
function tutorial(game) {
  return api(`/api/lessons/${encodeURIComponent(game)}`);
}

/** The lessons and the index of a game's rulebook. */
export class LearnPage {
  /**
   * @param {HTMLElement} root
   * @param {string} game
   * @param {string} rule a section to open, if one was asked for
   */
  constructor(root, game, rule) {
    this.root = root;
    this.game = game;
    this.rule = rule;
    this.left = false;
    void this.load();
  }

  async load() {
    try {
      const [book, lessons, { kits }] = await Promise.all([rulebook(this.game), tutorial(this.game), allGames()]);
      if (this.left) return;
      wear(kits.get(this.game) ?? {});
      this.show(book, lessons);
    } catch (error) {
      if (!this.left) this.root.replaceChildren(h("main", { class: "narrow" }, failure(error, () => void this.load()), h("p", {}, h("a", { href: "#/" }, t("web-to-lobby")))));
    }
  }

  /**
   * @param {Rulebook} book
   * @param {LessonCard[]} lessons
   */
  show(book, lessons) {
    document.title = `${t("web-learn")}: ${book.title} · Grognard`;
    const found = h("p", { class: "quiet", role: "status" });
    const list = h("div", { class: "sections" });
    const search = h("input", { type: "search", class: "search", placeholder: t("web-search"), "aria-label": t("web-search"), autocomplete: "off", on: { input: () => filter() } });
    const entries = book.sections.map((section) => {
      const rulings = (book.rulings ?? []).filter((r) => r.sections?.includes(section.id));
      const head = [section.id, sectionName(section.id), section.title].join(" ");
      const texts = [section.gist, ...rulings.flatMap((r) => [`${r.id}. ${r.point}`, r.ruling, r.reason ?? "", r.other ?? ""])];
      return { node: sectionView(section, rulings, this.game), head, texts, text: plain([head, ...texts].join(" ")), id: section.id };
    });
    const filter = () => {
      const words = wordsIn(search.value);
      const named = words.length ? entries.filter((e) => words.every((w) => plain(e.head).includes(w))) : [];
      list.replaceChildren(...[...named, ...entries.filter((e) => !named.includes(e))].map((e) => e.node)); // titles first
      let count = 0;
      for (const entry of entries) {
        const on = words.every((w) => entry.text.includes(w) || entry.id.toLowerCase() === w);
        entry.node.hidden = !on;
        if (!on) continue;
        count += 1;
        markIn(entry.node, words);
        const unsaid = words.filter((w) => !plain(entry.head).includes(w));
        const where = entry.texts.map((text) => excerpt(text, unsaid)).find((found) => found !== null);
        entry.node.querySelector(".found-in")?.replaceChildren(...(where ?? []));
      }
      found.textContent = count ? t("web-search-found", { count, all: entries.length }) : t("web-search-none");
    };
    filter();
    this.root.replaceChildren(h("main", { class: "learn" },
      h("header", { class: "learn-head" }, h("h1", {}, book.title), h("p", { class: "lead" }, t("web-learn-about")),
        h("a", { class: "button primary", href: `#/new/${this.game}` }, t("web-play"))),
      lessons.length ? h("section", { class: "lessons" },
        h("h2", {}, t("web-lessons")),
        h("ol", { class: "lesson-list" }, lessons.map((lesson, i) =>
          h("li", {}, h("a", { class: "lesson-card", href: `#/learn/${this.game}/lesson/${i + 1}` }, h("span", { class: "lesson-number", "aria-hidden": "true" }, String(i + 1)), h("strong", {}, lesson.title), h("small", {}, t("web-lesson-steps", { count: lesson.steps }))))))) : null,
      h("section", { class: "book" },
        h("div", { class: "book-head" }, h("h2", {}, t("web-rulebook")), search),
        found,
        list)));
    if (this.rule) {
      const entry = entries.find((e) => e.id === this.rule);
      if (entry) {
        entry.node.open = true;
        entry.node.scrollIntoView({ block: "center" });
        entry.node.querySelector("summary")?.focus();
      }
    }
  }

  destroy() {
    this.left = true;
  }
}

/**
 * @param {Section} section
 * @param {Ruling[]} rulings
 * @param {string} game
 * @returns {HTMLDetailsElement}
 */
function sectionView(section, rulings, game) {
  const depth = /^\d/.test(section.id) ? section.id.split(".").length - 1 : 1;
  return h("details", { class: `section depth-${Math.min(depth, 2)}`, data: { section: section.id } },
    h("summary", {}, h("span", { class: "section-id" }, sectionName(section.id)), h("span", { class: "section-title" }, section.title, h("small", { class: "found-in" }))),
    h("p", { class: "gist" }, said(section.gist)),
    rulings.map((r) => h("div", { class: "ruling" },
      h("p", {}, h("b", {}, `${r.id}. `), said(r.point)),
      h("p", {}, h("em", {}, t("web-ruling-played")), " ", said(r.ruling)),
      r.reason ? h("p", {}, h("em", {}, t("web-ruling-reason")), " ", said(r.reason)) : null,
      r.other ? h("p", {}, h("em", {}, t("web-ruling-other")), " ", said(r.other)) : null,
      (r.sections ?? []).filter((id) => id !== section.id).length ? h("p", { class: "see" }, (r.sections ?? []).filter((id) => id !== section.id).map((id) => chip(game, id))) : null)));
}

/** A text in which words can be marked. @param {string} text */
function said(text) {
  return h("span", { class: "said" }, text);
}

/**
 * Mark the words that are looked for in all a section says.
 * @param {HTMLElement} section
 * @param {string[]} words
 */
function markIn(section, words) {
  for (const text of section.querySelectorAll(".said")) text.replaceChildren(...marked(text.textContent ?? "", words));
}

/**
 * The cards an option is about, to be read before it is chosen; those in play with no side are shown anyway.
 * @param {Scene} scene
 * @param {Option} [option]
 * @returns {HTMLElement[]}
 */
function cardsOf(scene, option) {
  return scene.cards.filter((c) => option?.pieces?.includes(c.id) && (c.side || c.zone !== "play")).map((c) => cardView(c));
}

/** One lesson: scene after scene, with what to do in each, by whichever side is asked. */
export class LessonPage {
  /**
   * @param {HTMLElement} root
   * @param {string} game
   * @param {number} which counted from 1
   */
  constructor(root, game, which) {
    this.root = root;
    this.game = game;
    this.which = which;
    this.at = 0;
    /** @type {BoardView | null} */
    this.view = null;
    /** @type {Lesson | null} */
    this.lesson = null;
    this.count = 0;
    this.left = false;
    this.keys = (/** @type {KeyboardEvent} */ event) => {
      if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Node && this.boardBox?.contains(event.target)) return;
      if (event.key === "ArrowRight") this.go(this.at + 1);
      else if (event.key === "ArrowLeft") this.go(this.at - 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", this.keys);
    void this.load();
  }

  async load() {
    try {
      this.count = (await tutorial(this.game)).length;
      const there = Number.isInteger(this.which) && this.which >= 1 && this.which <= this.count;
      const lesson = there ? /** @type {Lesson} */ (await api(`/api/lessons/${encodeURIComponent(this.game)}/${this.which}`)) : null;
      for (const step of lesson?.steps ?? []) step.scene = await complete(/** @type {any} */ (step.scene));
      if (this.left) return;
      if (lesson) this.build(lesson);
      else location.hash = `#/learn/${this.game}`;
    } catch (error) {
      if (!this.left) this.root.replaceChildren(h("main", { class: "narrow" }, failure(error, () => void this.load())));
    }
  }

  /** @param {Lesson} lesson */
  build(lesson) {
    this.lesson = lesson;
    document.title = `${lesson.title} · Grognard`;
    this.boardBox = h("div", { class: "board" });
    this.under = h("div", { class: "under", "aria-hidden": "true", hidden: true });
    this.log = new LogView((p) => this.view?.highlight({ pieces: p.pieces ?? [], spaces: p.spaces ?? [] }));
    this.tracks = tracksBox();
    this.happened = h("div", { class: "tabbed open replay-log" }, h("div", { class: "tab-panels" }, h("div", { class: "tab-panel" }, h("div", { class: "lesson-log" }, this.log.node))));
    this.card = h("div", { class: "in-play", role: "group", "aria-label": word("zone", "play"), tabindex: "0" });
    this.prompt = h("h2", { class: "prompt" });
    this.chip = h("span", { class: "ask-rule" });
    this.options = h("ul", { class: "options" });
    this.word = h("p", { class: "lesson-word", role: "status" });
    this.back = h("button", { type: "button", class: "undo", on: { click: () => this.go(this.at - 1) } }, icon(ICONS.back), h("span", {}, t("web-lesson-back")));
    this.next = h("button", { type: "button", class: "done", on: { click: () => this.go(this.at + 1) } }, h("span", {}, t("web-lesson-next")));
    this.step = h("span", { class: "lesson-step" });
    this.side = h("strong", { class: "lesson-side" });
    const panel = h("aside", { class: "panel", "aria-label": t("web-panel") },
      h("header", { class: "brief" },
        h("p", { class: "crumb" }, h("a", { href: `#/learn/${this.game}` }, t("web-lessons")), ` · ${t("web-lesson-number", { number: this.which, count: this.count })}`),
        h("h1", {}, lesson.title),
        h("p", { class: "lesson-text" }, lesson.lesson)),
      this.tracks,
      this.happened,
      h("section", { class: "ask lesson-ask" }, h("p", { class: "lesson-where" }, this.step, this.side), this.card, h("div", { class: "ask-head" }, this.prompt, this.chip), this.word, this.options),
      h("div", { class: "actions" }, this.back, this.next));
    this.root.replaceChildren(h("main", { class: "match lesson" }, h("section", { class: "board-box", "aria-label": t("web-board") }, this.boardBox, zoomButtons(() => this.view), this.under), panel));
    this.view = new BoardView(this.boardBox, {
      pick: (texts) => this.tried(texts),
      hover: (_, under) => {
        const scene = this.lesson?.steps[this.at]?.scene;
        if (!scene || !this.under) return;
        const words = underPointer(scene, under);
        this.under.replaceChildren(...words);
        this.under.hidden = !words.length;
      },
    });
    this.go(0);
  }

  /**
   * The learner chose something: the lesson goes on with its own choice only.
   * @param {string[]} texts
   */
  tried(texts) {
    const step = this.lesson?.steps[this.at];
    if (!step?.answer || !this.word) return;
    if (texts.includes(step.answer)) {
      this.go(this.at + 1);
      return;
    }
    const wanted = step.scene.ask?.options.find((o) => o.text === step.answer);
    this.word.textContent = t("web-lesson-other", { label: wanted?.label ?? step.answer });
  }

  /** @param {number} at */
  go(at) {
    const lesson = this.lesson;
    if (!lesson || !this.view) return;
    if (at >= lesson.steps.length) {
      location.hash = this.which < this.count ? `#/learn/${this.game}/lesson/${this.which + 1}` : `#/new/${this.game}`;
      return;
    }
    const forward = at === this.at + 1;
    this.at = Math.max(0, at);
    const step = lesson.steps[this.at];
    if (!step) return;
    const last = this.at === lesson.steps.length - 1;
    const changed = step.side !== (lesson.steps[this.at - 1] ?? step).side;
    const scene = step.scene;
    const ask = last ? null : (scene.ask ?? null);
    const wanted = ask?.options.find((o) => o.text === step.answer);
    this.view.show({ ...scene, ask }, { animate: forward && animated() });
    if (wanted) this.view.highlight({ pieces: wanted.pieces ?? [], spaces: wanted.spaces ?? [] });
    this.tracks?.replaceChildren(tracksView(scene.tracks, true));
    const fresh = this.log?.show(scene.game, scene.log ?? []) ?? [];
    this.log?.toEnd();
    this.happened?.classList.toggle("empty", !scene.log?.length);
    this.card?.replaceChildren(...inPlay(scene), ...cardsOf(scene, wanted));
    if (this.side) {
      this.side.textContent = last || !step.side ? "" : t(changed ? "web-lesson-side-now" : "web-lesson-side", { side: theSide(step.side) });
      this.side.dataset.side = step.side;
    }
    if (this.step) this.step.textContent = last ? "" : t("web-lesson-at", { at: this.at + 1, last: lesson.steps.length - 1 });
    this.prompt?.replaceChildren(ask ? ask.prompt : t(scene.over ? "web-over" : "web-lesson-over"));
    this.chip?.replaceChildren(ask ? (chip(this.game, ask.rule) ?? "") : "");
    const done = ask ? doneOf(ask.options) : null;
    const threat = (/** @type {Option} */ o) => threatWords(scene, o.threats);
    this.options?.classList.toggle("many", (ask?.options.length ?? 0) > 3);
    this.options?.replaceChildren(...(ask?.options ?? []).map((o) => h("li", { class: `option-item${room(o)}` },
      h("button", { type: "button", class: `option${o.text === step.answer ? " wanted" : ""}${o === done ? " plain" : ""}`, on: { click: () => this.tried([o.text]) } },
        h("span", { class: "option-label" }, o.label, threat(o) ? h("small", { class: "option-threat" }, threat(o)) : null),
        o.odds?.length ? h("span", { class: "option-odds" }, h("span", {}, o.odds.map((x) => `${x.label} ${percent(x.numerator, x.denominator)}`).join(" · "))) : null))));
    if (this.word) this.word.textContent = wanted ? t("web-lesson-choose", { label: wanted.label }) : last ? t("web-lesson-done") : "";
    if (this.back) this.back.disabled = this.at === 0;
    this.next?.replaceChildren(h("span", {}, t(!last ? "web-lesson-next" : this.which < this.count ? "web-lesson-next-lesson" : "web-play")));
    // On a phone all of the panel scrolls, and the lesson is read first.
    if (this.at || innerWidth > 760) this.options?.querySelector(".wanted")?.scrollIntoView({ block: "nearest" });
    if (forward) announce([...fresh.map((l) => l.text), changed && !last ? this.side?.textContent : ""].filter(Boolean).join(" "));
  }

  destroy() {
    this.left = true;
    document.removeEventListener("keydown", this.keys);
    this.view?.destroy();
  }
}
