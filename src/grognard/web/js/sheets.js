// Sheets: what is to be known before dice fall, line by line. Where a line is a set that can be marked, it is a button for that.

import { h } from "./dom.js";
import { chip } from "./log.js";
import { percent, signed } from "./words.js";

/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").Sheet} Sheet */
/** @typedef {import("./net.js").SheetRow} Row */
/** @typedef {import("./log.js").Pointing} Pointing */
/** @typedef {import("./marking.js").Marker} Marker */

export class Sheets {
  /** @param {{point: (pointing: Pointing) => void, mark: (texts: string[]) => void, picture: (id: string) => Element | null}} told @param {boolean} [aside] */
  constructor(told, aside = false) {
    this.told = told;
    /** Whether it shows those that lie beside the board rather than those for the question. */
    this.aside = aside;
    /** @type {Map<string, boolean>} what was opened and closed by hand, of those that ask for the same */
    this.byHand = new Map();
    /** @type {[Row, HTMLElement][]} lines that can be chosen */
    this.rungs = [];
    this.node = h("div", { class: "sheets", hidden: true });
  }

  /** @param {Scene} scene */
  show(scene) {
    const sheets = (scene.sheets ?? []).filter((sheet) => Boolean(sheet.aside) === this.aside);
    this.rungs = [];
    this.node.hidden = !sheets.length;
    this.node.replaceChildren(...sheets.map((sheet) => this.sheet(scene, sheet)));
  }

  /** Those who face one another, as the board draws them: it has to be there first. */
  draw() {
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (this.node.querySelectorAll(".facing > span"))) {
      row.replaceChildren(...(row.dataset.ids ?? "").split(" ").flatMap((id) => this.told.picture(id) ?? []));
    }
  }

  /** @param {Scene} scene @param {Sheet} sheet */
  sheet(scene, sheet) {
    const key = `${sheet.id} ${sheet.open ?? false}`;
    const facing = sheet.facing?.length ? h("div", { class: "facing", "aria-hidden": "true" }, sheet.facing.map((ids) => h("span", { data: { ids: ids.join(" ") } }))) : null;
    const box = h("details", { class: "sheet", data: { sheet: sheet.id }, open: this.byHand.get(key) ?? sheet.open ?? false },
      h("summary", { on: { click: () => this.byHand.set(key, !box.open) } }, sheet.title),
      facing,
      sheet.note ? h("p", { class: "sheet-note" }, sheet.note) : null,
      h("ul", { class: "sheet-rows" }, sheet.rows.map((row) => this.row(scene, row))));
    return box;
  }

  /** @param {Scene} scene @param {Row} row */
  row(scene, row) {
    const [odds] = row.odds ?? [];
    const lines = (row.modifiers ?? []).map((m) => `${m.name} ${signed(m.value)} (${m.rule})`);
    const marks = row.marks;
    const words = [
      h("b", {}, row.label),
      h("span", { class: "sheet-odds" }, odds ? percent(odds.numerator, odds.denominator) : ""),
      h("small", {}, [row.means ?? "", ...lines].filter(Boolean).join(" · ")),
      odds ? h("span", { class: "odds-bar", "aria-hidden": "true" }, h("i", { class: `share ${odds.tone || "plain"}`, vars: { "--share": `${(100 * odds.numerator) / odds.denominator}%` } })) : null,
    ];
    const line = marks ? h("button", { type: "button", class: "sheet-row", "aria-pressed": "false", on: { click: () => this.told.mark(marks) } }, words) : h("div", { class: "sheet-row" }, words);
    if (marks) this.rungs.push([row, line]);
    const item = h("li", {}, line, marks ? null : chip(scene.game, row.rule ?? ""));
    const look = () => this.told.point({ pieces: row.pieces ?? [] });
    for (const [when, what] of /** @type {[string, () => void][]} */ ([["mouseenter", look], ["focusin", look], ["mouseleave", () => this.told.point({})], ["focusout", () => this.told.point({})]])) item.addEventListener(when, what);
    return item;
  }

  /** The set as it is marked now: its line is pressed. @param {Marker} marker */
  marked(marker) {
    const now = marker.inSet().sort().join();
    for (const [row, line] of this.rungs) line.setAttribute("aria-pressed", String([...(row.marks ?? [])].sort().join() === now));
  }
}
