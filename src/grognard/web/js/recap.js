// How it came to this: the positions in between, shown one after another, and stepped through afterwards.

import { h, icon, ICONS } from "./dom.js";
import { animated, prefer } from "./settings.js";
import { effectOf, t } from "./words.js";

/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").Beat} Beat */
/** @typedef {import("./net.js").Line} Line */
/** @typedef {import("./net.js").Step} Step */
/** A position, what is told of it, whether that is more than a move, and a step of how it was decided. @typedef {{scene: Scene, text: string, telling?: boolean, step?: Step}} Frame */

const STEP = 420; // milliseconds a position is looked at
const LONGEST = 2500; // and all of them together
const WEIGHT = 3; // a step of a decision is looked at as long as so many moves
const MOST = 200; // positions that can be stepped through
const FALLS = 3; // losses that are told again above the question

/**
 * What is worth telling again of what happened, in the order in which it did: losses, the last dice, the end of it.
 * @param {Line[]} lines
 * @returns {Line[]}
 */
export function lastOf(lines) {
  const falls = lines.filter((line) => effectOf(line) === "fall").slice(-FALLS);
  const last = lines.slice(-2);
  const [rolled] = lines.filter((line) => line.dice?.length).slice(-1);
  const told = new Set([...falls, ...(rolled && !last.includes(rolled) ? [rolled, ...last.slice(-1)] : last)]);
  return lines.filter((line) => told.has(line));
}

/** Whether a line tells of dice, of a shot or of a loss. @param {Line | undefined} line */
function telling(line) {
  return line !== undefined && (Boolean(line.dice?.length) || ["flash", "fall"].includes(effectOf(line)));
}

/** No more positions than can be stepped through: mere moves are left out first, the oldest of them before others. @param {Frame[]} frames @returns {Frame[]} */
function fewer(frames) {
  let over = frames.length - MOST;
  if (over <= 0) return frames;
  const kept = frames.filter((frame, i) => frame.telling || i === frames.length - 1 || over-- <= 0);
  return kept.slice(-MOST);
}

/**
 * The positions between one scene and the next, and the next: nothing can be chosen in them.
 * @param {Scene} before
 * @param {Beat[]} beats
 * @param {Scene} now
 * @param {Line[]} lines all of the log
 * @param {number} [from] the first line that is new
 * @returns {Frame[]}
 */
export function framesOf(before, beats, now, lines, from = lines.length) {
  const pieces = new Map(before.pieces.map((p) => [p.id, p]));
  const scene = (/** @type {number} */ line) => ({ ...before, ask: null, sights: [], pieces: [...pieces.values()], log: lines.slice(0, line + 1) });
  let at = from;
  /** How what comes next was decided. @param {number} line the one it leads to @returns {Frame[]} */
  const decided = (line) => {
    const told = lines.slice(at, line + 1).flatMap(({ steps = [] }, i) => steps.map((step) => ({ scene: scene(at + i - 1), text: `${step.title}: ${step.text ?? ""}`, telling: true, step })));
    at = Math.max(at, line + 1);
    return told;
  };
  const between = beats.flatMap((beat) => {
    const how = decided(beat.line);
    for (const id of beat.gone ?? []) pieces.delete(id);
    for (const piece of beat.pieces ?? []) pieces.set(piece.id, /** @type {import("./net.js").Piece} */ ({ ...pieces.get(piece.id), ...piece }));
    if (beat.more) return how;
    return [...how, { scene: scene(beat.line), text: lines[beat.line]?.text ?? "", telling: telling(lines[beat.line]) }];
  });
  return [...between, ...decided(lines.length - 1), { scene: { ...now, ask: null, sights: [], log: lines }, text: lines.at(-1)?.text ?? "", telling: telling(lines.at(-1)) }];
}

/** Shows positions one after another; any input ends it, the space bar goes on to the next. */
export class Player {
  /** @param {(frame: Frame) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {Frame[]} */
    this.left = [];
    /** Whether a position is being shown. */
    this.showing = false;
    /** @type {() => void} */
    this.done = () => {};
    this.timer = 0;
    this.pause = STEP;
    this.key = (/** @type {KeyboardEvent} */ event) => {
      if (!this.playing()) return;
      if (event.key !== " ") return this.end();
      event.preventDefault();
      event.stopPropagation();
      this.next();
    };
    this.press = () => this.end();
    document.addEventListener("keydown", this.key, true);
    document.addEventListener("pointerdown", this.press, true);
  }

  playing() {
    return this.left.length > 0 || this.showing;
  }

  /**
   * @param {Frame[]} frames
   * @param {() => void} done what is shown at their end
   */
  play(frames, done) {
    this.end();
    this.left = frames;
    this.done = done;
    this.pause = Math.min(STEP, LONGEST / Math.max(1, frames.reduce((sum, frame) => sum + (frame.step ? WEIGHT : 1), 0)));
    const steps = frames.some((frame) => frame.step);
    if (prefer.pace === "result" || !(animated() || (steps && prefer.pace === "step"))) return this.end(true);
    this.next();
  }

  next() {
    clearTimeout(this.timer);
    const frame = this.left.shift();
    if (!frame) return this.end(true);
    this.showing = true;
    this.show(frame);
    if (frame.step && prefer.pace === "step") return; // until the space bar is pressed
    this.timer = setTimeout(() => this.next(), this.pause * (frame.step ? WEIGHT : 1));
  }

  /** @param {boolean} [reached] whether the last position has been shown */
  end(reached = false) {
    clearTimeout(this.timer);
    const going = this.playing() || reached;
    this.left = [];
    this.showing = false;
    const done = this.done;
    this.done = () => {};
    if (going) done();
  }

  destroy() {
    clearTimeout(this.timer);
    this.left = [];
    this.done = () => {};
    document.removeEventListener("keydown", this.key, true);
    document.removeEventListener("pointerdown", this.press, true);
  }
}

/** Where things went in these positions, each way once. @param {Frame[]} frames @returns {string[][]} spaces one after another */
export function trailsOf(frames) {
  /** @type {Map<string, string[]>} */
  const ways = new Map();
  for (const piece of frames.flatMap(({ scene }) => scene.pieces)) {
    const way = ways.get(piece.id) ?? [];
    if (way.at(-1) !== piece.place) ways.set(piece.id, [...way, piece.place]);
  }
  return [...new Map([...ways.values()].filter((way) => way.length > 1).map((way) => [way.join(), way])).values()];
}

/** A strip with what happened since one's own last answer; it can be stepped through with the board as it was. */
export class Recap {
  /**
   * @param {(frame: Frame) => void} show
   * @param {() => void} back the board as it is
   * @param {Player} player
   * @param {(lines: Line[]) => void} retell shows what came of what these lines tell, and of nothing else
   */
  constructor(show, back, player, retell) {
    this.retell = retell;
    this.show = show;
    this.back = back;
    this.player = player;
    /** @type {Frame[]} */
    this.frames = [];
    this.at = 0;
    /** Whether a step is being shown, so that what the board reports of it is nobody's doing. */
    this.stepping = false;
    this.words = h("span", { class: "recap-words", "aria-live": "polite" });
    this.count = h("span", { class: "recap-count" });
    /** @param {string} label @param {string} path @param {string} key @param {() => void} act */
    const button = (label, path, key, act) => h("button", { type: "button", class: "ghost round", "aria-label": label, title: `${label} (${key})`, "aria-keyshortcuts": key, on: { click: act } }, icon(path));
    this.node = h("div", { class: "recap", role: "group", "aria-label": t("web-recap"), hidden: true },
      button(t("web-recap-back"), ICONS.back, ",", () => this.step(-1)),
      this.count,
      button(t("web-recap-on"), ICONS.next, ".", () => this.step(1)),
      this.words,
      button(t("web-recap-again"), ICONS.play, "R", () => this.again()));
  }

  /** @param {Frame[]} frames */
  add(frames) {
    this.frames = fewer([...this.frames, ...frames]);
    this.at = this.frames.length - 1;
  }

  clear() {
    this.frames = [];
    this.at = 0;
    this.node.hidden = true;
  }

  /** It is one's own turn again. */
  offer() {
    this.node.hidden = this.frames.length < 2 || !this.frames.some((frame) => frame.text); // of counters that were put there is nothing to tell
    this.tell();
  }

  /** What is being shown of it. @param {Frame} frame */
  follow(frame) {
    const at = this.frames.findIndex((other) => other === frame || (other.text === frame.text && other.step === frame.step));
    if (at < 0) return;
    this.at = at;
    this.tell();
  }

  /** All has been shown: the next step back is from its end. */
  home() {
    this.at = Math.max(0, this.frames.length - 1);
    this.tell();
  }

  tell() {
    const frame = this.frames[this.at];
    this.words.replaceChildren(...(frame?.step ? [h("b", {}, frame.step.title), ` ${frame.step.text ?? ""}`] : [frame?.text ?? ""]));
    this.node.classList.toggle("home", this.at === this.frames.length - 1);
    this.count.textContent = `${this.at + 1}/${this.frames.length}`;
  }

  /** @param {number} by */
  step(by) {
    const to = Math.max(0, Math.min(this.frames.length - 1, this.at + by));
    const frame = this.frames[to];
    if (!frame || this.node.hidden) return;
    this.at = to;
    this.tell();
    this.stepping = true;
    if (to === this.frames.length - 1) this.back();
    else this.show(frame);
    this.stepping = false;
    const log = frame.scene.log ?? [];
    this.retell(log.slice(Math.min(log.length, this.frames[to - 1]?.scene.log?.length ?? log.length)));
  }

  /** Whoever does something does it on the board as it is. @returns {boolean} whether it was shown as it had been */
  leave() {
    if (this.node.hidden || this.stepping || this.player.playing() || this.at === this.frames.length - 1) return false;
    this.home();
    this.back();
    this.retell([]);
    return true;
  }

  again() {
    if (this.node.hidden) return;
    this.retell([]);
    this.player.play([...this.frames], () => {
      this.home();
      this.back();
    });
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key meant something here
   */
  key(event) {
    if (this.node.hidden || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "," || event.key === ".") this.step(event.key === "," ? -1 : 1);
    else if (event.key === "r" || event.key === "R") this.again();
    else return event.key === "Escape" && this.leave();
    return true;
  }
}
