// The board of a match: points and squares are drawn flat, hexes as a country one moves about in. Whoever shows scenes speaks to this alone.

import { FlatBoard } from "./flatboard.js";
import { HexBoard } from "./hex/board.js";

/** @typedef {import("./boardtypes.js").FieldOfView} FieldOfView */
/** @typedef {import("./boardtypes.js").Hooks} Hooks */
/** @typedef {import("./boardtypes.js").Path} Path */
/** @typedef {import("./boardtypes.js").Plan} Plan */
/** @typedef {import("./boardtypes.js").Scene} Scene */
/** @typedef {import("./boardtypes.js").Things} Things */

export class BoardView {
  /** @param {HTMLElement} container @param {Hooks} hooks */
  constructor(container, hooks) {
    this.container = container;
    this.hooks = hooks;
    /** @type {FlatBoard | HexBoard | null} made for the kind of the first scene */
    this.board = null;
  }

  /** @param {Scene} scene @param {{animate?: boolean}} [how] */
  show(scene, how) {
    const hexes = scene.board?.kind === "hexes";
    if (this.board && hexes !== this.board instanceof HexBoard) {
      this.board.destroy();
      this.board = null;
    }
    this.board ??= hexes ? new HexBoard(this.container, this.hooks) : new FlatBoard(this.container, this.hooks);
    this.board.show(scene, how);
  }

  /** Marks things, such as those a line of the log speaks of, or that an option points at. @param {Partial<Things>} [things] */
  highlight(things) {
    this.board?.highlight(things);
  }

  /** Marks what is in the set that is being chosen, until it is another. @param {{pieces: string[], spaces: string[]}} things */
  choose(things) {
    this.board?.choose(things);
  }

  /** Where one can get to by more than one answer. They come after the scene they belong to. @param {Path[]} paths */
  setPaths(paths) {
    this.board?.setPaths(paths);
  }

  /** @returns {Map<string, Path>} */
  get paths() {
    return this.board?.paths ?? new Map();
  }

  /** What the selection could do. @param {Plan[]} plans */
  setPlans(plans) {
    if (this.board instanceof HexBoard) this.board.setPlans(plans);
  }

  /** Looks at ways of another kind. @param {string} kind */
  setKind(kind) {
    if (this.board instanceof HexBoard) this.board.setKind(kind);
  }

  /** What waits for a second click. @param {Plan | null} plan */
  setArmed(plan) {
    if (this.board instanceof HexBoard) this.board.setArmed(plan);
  }

  /** Where others went since one was last asked, until something is selected. @param {string[][]} trails spaces one after another */
  setTrails(trails) {
    if (this.board instanceof HexBoard) this.board.setTrails(trails);
  }

  /** The player acts: how it came to this is told no longer. */
  forget() {
    if (this.board instanceof HexBoard) this.board.forget();
  }

  /** What is said of this is about the line to it. @param {string} id */
  glance(id) {
    if (this.board instanceof HexBoard) this.board.glance(id);
  }

  /** The odds of what can be chosen are known now. */
  foresee() {
    if (this.board instanceof HexBoard) this.board.trace.draw();
  }

  /** What came of this is to be seen again. @param {import("./boardtypes.js").Line[]} lines */
  retellResults(lines) {
    if (this.board instanceof HexBoard) this.board.retellResults(lines);
  }

  /** A piece as it looks, where the board has pictures of them. @param {string} id @returns {Element | null} */
  picture(id) {
    return this.board instanceof HexBoard ? this.board.picture(id) : null;
  }

  /** Nothing is selected any more. */
  letGo() {
    if (this.board instanceof HexBoard) this.board.letGo();
  }

  /** Looks from what is selected. @returns {number | null} how: 1 along a line, 2 all around, 0 no more; nothing where there is nothing to look from */
  lookAbout() {
    return this.board instanceof HexBoard && this.board.trace.lookAbout() !== false ? this.board.looking : null;
  }

  /** What a piece sees. @param {FieldOfView} view */
  setView(view) {
    if (this.board instanceof HexBoard) this.board.setView(view);
  }

  /** A step of how something was decided: what was weighed, with why not. @param {import("./boardtypes.js").Step | null} step */
  explain(step) {
    if (this.board instanceof HexBoard) this.board.explain(step);
    else this.board?.highlight({ pieces: (step?.marks ?? []).map((mark) => mark.id), spaces: [] });
  }

  /** Spaces to be seen as one area. @param {import("./boardtypes.js").Overlay | null} overlay */
  lay(overlay) {
    if (this.board instanceof HexBoard) this.board.lay(overlay);
  }

  /** Points at something as if the pointer were on it. @param {string | null} id */
  tell(id) {
    this.board?.tell(id);
  }

  /** The whole board; where that is shown already, what was shown before. */
  fit() {
    this.board?.fit();
  }

  /** Closer (above 1) or further away. @param {number} factor */
  zoom(factor) {
    this.board?.zoom(factor);
  }

  destroy() {
    this.board?.destroy();
    this.board = null;
  }
}
