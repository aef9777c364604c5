// What has happened: lines with their dice, rule chips, and how lucky each side has been.

import { cardView } from "./cards.js";
import { dialog, h, s } from "./dom.js";
import { rulebook, sentence } from "./net.js";
import { manners, number, sectionMark, sectionName, signed, t, word } from "./words.js";

/** @typedef {import("./net.js").Line} Line */
/** @typedef {import("./net.js").Modifier} Modifier */
/** @typedef {{pieces?: string[], spaces?: string[], threats?: string[], lines?: import("./net.js").SightChange[], lays?: import("./net.js").Option["lays"], company?: import("./net.js").Option["company"]}} Pointing */

const PIPS = /** @type {Record<number, [number, number][]>} */ ({
  1: [[12, 12]],
  2: [[7, 7], [17, 17]],
  3: [[7, 7], [12, 12], [17, 17]],
  4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]],
  6: [[7, 6.5], [17, 6.5], [7, 12], [17, 12], [7, 17.5], [17, 17.5]],
});

/**
 * A die showing a face: pips for one to six, the number for more.
 * @param {number} face
 * @returns {SVGElement}
 */
export function die(face) {
  const spots = PIPS[face];
  return s("svg", { class: "die", viewBox: "0 0 24 24", role: "img", "aria-label": t("web-die", { face }) },
    s("rect", { x: 1.5, y: 1.5, width: 21, height: 21, rx: 5 }),
    spots ? spots.map(([cx, cy]) => s("circle", { cx, cy, r: 2.2 })) : s("text", { x: 12, y: 16.5, "text-anchor": "middle" }, String(face)));
}

/**
 * A chip that opens the gist of a section.
 * @param {string} game
 * @param {string} rule
 * @returns {HTMLElement | null}
 */
export function chip(game, rule) {
  if (!rule) return null;
  return h("button", { type: "button", class: "chip", "aria-label": t("web-rule-open", { rule: sectionName(rule) }), on: { click: (/** @type {Event} */ event) => {
    event.stopPropagation();
    void openRule(game, rule);
  } } }, sectionMark(rule));
}

/**
 * The gist of a section, and the rulings about it, in a dialog.
 * @param {string} game
 * @param {string} rule
 */
async function openRule(game, rule) {
  try {
    const book = await rulebook(game);
    const section = book.sections.find((x) => x.id === rule);
    const rulings = (book.rulings ?? []).filter((x) => x.sections?.includes(rule));
    dialog(section ? `${/^\d/.test(rule) ? `§${rule} ` : ""}${section.title}` : sectionName(rule), t("web-close"),
      h("p", { class: "gist" }, section ? section.gist : t("web-rule-none", { rule })),
      rulings.length ? h("h3", {}, t("web-rulings")) : null,
      rulings.map((r) => h("p", { class: "ruling" }, h("b", {}, `${r.id}. `), `${r.point} `, h("span", { class: "ruled" }, r.ruling))),
      h("p", { class: "dialog-foot" }, h("a", { href: `#/learn/${game}/rule/${encodeURIComponent(rule)}`, on: { click: (/** @type {Event} */ e) => {
        const box = /** @type {HTMLElement} */ (e.currentTarget).closest("dialog");
        box?.close();
      } } }, t("web-rule-in-book"))));
  } catch (error) {
    dialog(sectionName(rule), t("web-close"), h("p", {}, sentence(error)));
  }
}

/**
 * Modifiers line by line, each with its rule.
 * @param {string} game
 * @param {Modifier[]} modifiers
 * @returns {HTMLElement}
 */
export function modifierList(game, modifiers) {
  return h("ul", { class: "modifiers" },
    modifiers.map((m) => h("li", {}, h("span", {}, m.name), h("b", {}, signed(m.value)), chip(game, m.rule))));
}

/**
 * What entered a roll; where that is not the same for all it was thrown at, for each of them.
 * @param {string} game
 * @param {{modifiers?: Modifier[], tallies?: import("./net.js").Tally[]}} told
 * @returns {HTMLElement[]}
 */
export function modifierLists(game, told) {
  if (told.tallies?.length) return told.tallies.map((tally) => h("div", { class: "tally" }, h("p", {}, tally.label), modifierList(game, tally.modifiers)));
  return told.modifiers?.length ? [modifierList(game, told.modifiers)] : [];
}

/** The list of lines. It grows and shrinks with the match and keeps to its end unless the reader scrolled away. */
export class LogView {
  /**
   * @param {(pointing: Pointing) => void} point called when a line is looked at, and with nothing when it is left
   * @param {((index: number) => void) | null} [jump] called when a line is chosen
   * @param {((index: number) => Promise<import("./net.js").Recalled> | undefined) | null} [recall] finds what was left out of a line
   */
  constructor(point, jump = null, recall = null) {
    this.point = point;
    this.jump = jump;
    this.recall = recall;
    /** @type {Line[]} */
    this.lines = [];
    this.game = "";
    this.list = h("ol", { class: "log" });
    this.node = h("div", { class: "log-box", tabindex: "0", role: "log", "aria-label": t("web-tab-log"), "aria-live": "off" }, this.list);
    this.empty = h("p", { class: "quiet" }, t("web-log-empty"));
    this.node.prepend(this.empty);
    this.following = true;
    /** How high the list and its window were when it was last looked at. */
    this.measured = "";
    this.node.addEventListener("scroll", () => {
      if (this.measured !== this.measure()) this.resized(); // pushed by what is around it, not by the reader
      else this.following = this.node.scrollTop + this.node.clientHeight >= this.node.scrollHeight - 24;
    });
    this.node.addEventListener("keydown", (event) => this.walk(event));
    new ResizeObserver(() => this.resized()).observe(this.node);
  }

  /**
   * Show these lines; those already there stay.
   * @param {string} game
   * @param {Line[]} lines
   * @returns {Line[]} the new ones
   */
  show(game, lines) {
    this.game = game;
    let same = 0;
    while (same < lines.length && same < this.lines.length && alike(lines[same], this.lines[same])) same += 1;
    while (this.list.childElementCount > same) this.list.lastElementChild?.remove();
    const fresh = lines.slice(same);
    fresh.forEach((line, i) => this.list.append(this.item(line, same + i, same > 0)));
    this.lines = lines;
    this.empty.hidden = lines.length > 0;
    if (this.following) {
      this.toEnd();
      // The rest of the panel changes now: whatever that does to the list, its end comes into view again.
      requestAnimationFrame(() => {
        this.following = true;
        this.toEnd();
      });
    }
    return fresh;
  }

  /**
   * The log is one stop for the Tab key; inside it the arrows walk from line to line and along a line.
   * @param {KeyboardEvent} event
   */
  walk(event) {
    if (!event.key.startsWith("Arrow")) return;
    const lines = [...this.list.children];
    const here = document.activeElement;
    const at = lines.findIndex((line) => line.contains(here));
    /** @param {Element | undefined} line */
    const stops = (line) => [...(line?.querySelectorAll(".line-text[type=button], summary, .chip") ?? [])].filter((x) => x.checkVisibility());
    let next = null;
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const to = at < 0 ? lines.length - 1 : Math.max(0, Math.min(lines.length - 1, at + (event.key === "ArrowDown" ? 1 : -1)));
      next = stops(lines[to])[0];
    } else if (at >= 0) {
      const along = stops(lines[at]);
      next = along[along.indexOf(/** @type {Element} */ (here)) + (event.key === "ArrowRight" ? 1 : -1)];
    }
    if (at >= 0 || next) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (next instanceof HTMLElement) next.focus();
  }

  toEnd() {
    this.node.scrollTop = this.node.scrollHeight;
    this.measured = this.measure();
  }

  measure() {
    return `${this.node.clientHeight} ${this.node.scrollHeight}`;
  }

  /** There is more or less room than before. */
  resized() {
    if (this.following) this.toEnd();
    this.measured = this.measure();
  }

  /**
   * Mark how far a replay has come.
   * @param {number} count
   */
  mark(count) {
    this.following = false;
    [...this.list.children].forEach((item, i) => {
      item.classList.toggle("ahead", i >= count);
      item.classList.toggle("now", i === count - 1);
    });
    const now = this.list.children[Math.max(0, count - 1)];
    if (now instanceof HTMLElement) {
      const top = now.offsetTop - this.list.offsetTop;
      if (top < this.node.scrollTop + 20 || top > this.node.scrollTop + this.node.clientHeight - 60) this.node.scrollTop = top - this.node.clientHeight / 2;
    }
  }

  /**
   * @param {Line} line
   * @param {number} index
   * @param {boolean} fresh
   * @returns {HTMLElement}
   */
  item(line, index, fresh) {
    const look = () => this.point({ pieces: line.pieces ?? [], spaces: line.spaces ?? [] });
    const leave = () => this.point({});
    const jump = this.jump;
    const dice = line.dice?.length ? h("span", { class: "dice" }, line.dice.map(die)) : null;
    const words = jump
      ? h("button", { type: "button", class: "line-text", title: t("web-log-jump"), on: { click: () => jump(index) } }, line.text, dice)
      : h("span", { class: "line-text" }, line.text, dice);
    const why = line.means || line.tallies?.map((tally) => tally.label).join(" · ") || (line.modifiers ?? []).map((m) => `${m.name} ${signed(m.value)}`).join(", ");
    const modifiers = line.modifiers?.length
      ? h("details", { class: "line-mods" },
          h("summary", { title: t("web-modifiers") }, why),
          modifierLists(this.game, line))
      : why ? h("small", { class: "line-means" }, why) : null;
    const card = line.card || line.more?.includes("card")
      ? this.folded(line, index, "line-card", t("web-card-read"), (told) => (told.card ? cardView(told.card) : null))
      : null;
    const how = line.steps?.length || line.more?.includes("steps")
      ? this.folded(line, index, "line-why", t("web-why-so"), (told) => (told.steps?.length ? stepsView(this.game, told.steps, this.point) : null))
      : null;
    const item = h("li", { class: `line${manners().heads?.includes(line.kind) ? " head" : ""}${fresh ? " fresh" : ""}`, data: { kind: line.kind, outcome: line.outcome ?? "" }, on: { mouseenter: look, mouseleave: leave, focusin: look, focusout: leave } },
      h("span", { class: "line-main" }, words),
      modifiers,
      card,
      how,
      chip(this.game, line.rule));
    for (const stop of item.querySelectorAll("button, summary")) stop.setAttribute("tabindex", "-1");
    return item;
  }

  /**
   * More about a line, to be opened. What was left out of it is asked for then.
   * @param {Line} line
   * @param {number} index
   * @param {string} kind
   * @param {string} title
   * @param {(told: Partial<Line>) => HTMLElement | null} view
   */
  folded(line, index, kind, title, view) {
    const here = view(line);
    const box = h("details", { class: `line-mods ${kind}` }, h("summary", {}, title), here);
    if (!here) {
      box.addEventListener("toggle", () => void this.recall?.(index)?.then((told) => {
        const found = view(Object.assign(line, told));
        for (const stop of found?.querySelectorAll("button, summary") ?? []) stop.setAttribute("tabindex", "-1");
        if (found && box.childElementCount === 1) box.append(found);
      }));
    }
    return box;
  }
}

/**
 * How something was decided, step by step: the whole table for those who argue. What is pointed at is marked on the board.
 * @param {string} game
 * @param {import("./net.js").Step[]} steps
 * @param {(pointing: Pointing) => void} point
 * @returns {HTMLElement}
 */
export function stepsView(game, steps, point) {
  const named = (/** @type {string} */ id) => names.get(id) ?? id;
  return h("ol", { class: "steps" }, steps.map((step) => h("li", {},
    h("p", {}, h("b", {}, step.title), " ", step.text ?? "", chip(game, step.rule ?? "")),
    step.marks?.length ? h("ul", { class: "step-marks" }, step.marks.map((mark) => {
      const things = mark.id.startsWith("hex") || mark.id.startsWith("space") || mark.id.startsWith("square") ? { spaces: [mark.id] } : { pieces: [mark.id] };
      return h("li", { data: { state: mark.state }, on: { mouseenter: () => point(things), mouseleave: () => point({}) } }, h("span", {}, named(mark.id)), h("small", {}, mark.label ?? ""));
    })) : null)));
}

/** What things are called in the scene that was shown last. @type {Map<string, string>} */
const names = new Map();

/** @param {import("./net.js").Scene} scene */
export function nameThings(scene) {
  for (const thing of [...scene.board.spaces, ...scene.pieces]) names.set(thing.id, thing.name);
}

/**
 * @param {Line | undefined} a
 * @param {Line | undefined} b
 * @returns {boolean}
 */
function alike(a, b) {
  const plain = (/** @type {Line | undefined} */ line) => JSON.stringify({ ...line, card: null, steps: null, more: null }); // of one asked for more is known
  return a === b || (a !== undefined && b !== undefined && plain(a) === plain(b));
}

// -- luck ------------------------------------------------------------------------------------------

/** @typedef {{got: number, expected: number, rolls: number}} Tally */

/**
 * What the dice did for each side: the successes of each sort and how many were to be expected, as the lines say.
 * @param {Line[]} lines
 * @returns {Map<string, Map<string, Tally>>}
 */
export function luckOf(lines) {
  /** @type {Map<string, Map<string, Tally>>} */
  const sides = new Map();
  for (const { luck } of lines) {
    if (!luck) continue;
    const sorts = sides.get(luck.side) ?? new Map();
    const tally = sorts.get(luck.what) ?? { got: 0, expected: 0, rolls: 0 };
    tally.got += luck.got;
    tally.expected += luck.numerator / luck.denominator;
    tally.rolls += 1;
    sides.set(luck.side, sorts.set(luck.what, tally));
  }
  return sides;
}

/**
 * Whether a side has had more of the dice than its share, in words.
 * @param {Iterable<Tally>} tallies
 * @returns {string}
 */
function verdict(tallies) {
  const more = [...tallies].reduce((sum, x) => sum + x.got - x.expected, 0);
  if (Math.abs(more) < 0.5) return t("web-luck-even");
  return t(more > 0 ? "web-luck-more" : "web-luck-less", { number: number(Math.abs(more), 1) });
}

/**
 * @param {Line[]} lines
 * @param {import("./net.js").Proof} [proof]
 * @returns {HTMLElement}
 */
export function luckTab(lines, proof) {
  const sides = luckOf(lines);
  const faces = [1, 2, 3, 4, 5, 6].map((face) => lines.reduce((sum, line) => sum + (line.dice ?? []).filter((d) => d === face).length, 0));
  const count = faces.reduce((a, b) => a + b, 0);
  const most = Math.max(...faces, 1);
  const promise = proof?.commitment ? h("p", { class: "quiet promise" }, t("web-luck-promise"), " ", h("code", {}, proof.commitment)) : null;
  return h("div", { class: "luck-tab" },
    h("p", { class: "quiet" }, t(count ? "web-luck-about" : "web-luck-none")),
    [...sides].map(([side, sorts]) => h("section", { class: "luck", data: { side } },
      h("h3", {}, word("side", side)),
      [...sorts].sort().reverse().map(([what, x]) => h("p", { data: { luck: what } }, t(`web-luck-${what}`, { got: x.got, rolls: x.rolls, expected: number(x.expected, 1) }))),
      h("p", { class: "luck-verdict" }, verdict(sorts.values())))),
    count ? h("section", { class: "luck" },
      h("h3", {}, t("web-luck-dice", { count })),
      h("ul", { class: "faces" }, faces.map((n, i) =>
        h("li", { vars: { "--share": `${(100 * n) / most}%` } }, h("i"), die(i + 1), h("span", {}, String(n)))))) : null,
    promise);
}
