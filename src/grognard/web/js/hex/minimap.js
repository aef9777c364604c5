// The small map beside a hex board: the country, whose counters are where, and a frame around what is in view that can be dragged.

import { el, num, overlap } from "../svg.js";
import { h } from "../dom.js";
import { prefer, remember } from "../settings.js";
import { t } from "../words.js";

/** @typedef {import("../svg.js").Box} Box */
/** @typedef {import("../svg.js").Point} Point */

const WIDE = 190; // pixels, at most
const HIGH = 150;
const SHARE = 0.12; // of the window, at most, where it is no phone
const MOST = 0.5; // of the board

export class Minimap {
  /** @param {(p: Point) => void} go */
  constructor(go) {
    this.go = go;
    /** @type {Box} */
    this.sheet = { x: 0, y: 0, w: 1, h: 1 };
    /** What was drawn last, to be compared. */
    this.shown = "";
    this.dot = 30;
    this.picture = h("div", { class: "minimap-ground" });
    this.dots = el("g", { class: "minimap-dots" });
    this.frame = el("rect", { class: "minimap-frame", rx: 6 });
    this.svg = el("svg", { class: "minimap-play", "aria-hidden": "true" }, this.dots, this.frame);
    this.map = h("div", { class: "minimap-map", role: "img", "aria-label": t("web-minimap") }, this.picture, this.svg);
    this.folder = h("button", { type: "button", class: "minimap-fold", on: { click: () => {
      this.fold(!prefer.minimap);
      remember();
    }, pointerdown: (/** @type {Event} */ e) => e.stopPropagation() } });
    this.node = h("div", { class: "minimap hexcard", hidden: true }, this.map, this.folder);
    this.map.addEventListener("pointerdown", (e) => this.hold(e));
    this.map.addEventListener("pointermove", (e) => {
      if (this.map.hasPointerCapture(e.pointerId)) this.hold(e);
    });
    this.fold(prefer.minimap);
  }

  /** What lies under it may be wanted: all of it but a button goes away, and stays away. @param {boolean} open */
  fold(open) {
    prefer.minimap = open;
    this.map.hidden = !open;
    this.folder.textContent = open ? "▾" : "▴";
    this.folder.title = t(open ? "web-minimap-fold" : "web-minimap-open");
    this.folder.setAttribute("aria-label", this.folder.title);
    this.folder.setAttribute("aria-expanded", String(open));
  }

  /** @param {Box} sheet @param {Node | null} picture of the ground */
  set(sheet, picture) {
    this.sheet = sheet;
    const k = Math.min((innerWidth > 760 ? Math.min(WIDE, SHARE * innerWidth) : WIDE) / sheet.w, HIGH / sheet.h);
    this.node.style.setProperty("--wide", `${Math.round(sheet.w * k)}px`);
    this.node.style.setProperty("--high", `${Math.round(sheet.h * k)}px`);
    this.svg.setAttribute("viewBox", `${num(sheet.x)} ${num(sheet.y)} ${num(sheet.w)} ${num(sheet.h)}`);
    this.picture.replaceChildren(...(picture ? [picture] : []));
    this.dot = 3.6 / k;
  }

  /** One sign for each pile: discs and squares tell the sides apart. @param {{x: number, y: number, slot: string}[]} piles */
  show(piles) {
    const r = this.dot;
    const sign = (/** @type {{x: number, y: number, slot: string}} */ { x, y, slot }) =>
      slot === "b" || slot === "d" ? `M${num(x - r)} ${num(y - r)}h${num(2 * r)}v${num(2 * r)}h${num(-2 * r)}z` : `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`;
    const slots = [...new Set(piles.map((pile) => pile.slot))];
    const paths = slots.map((slot) => ({ slot, d: piles.filter((pile) => pile.slot === slot).map(sign).join("") }));
    const key = JSON.stringify(paths);
    if (key === this.shown) return;
    this.shown = key;
    this.dots.replaceChildren(...paths.map(({ slot, d }) => el("path", { class: `minimap-dot side-${slot}`, d })));
  }

  /** Where most of the board is in view there is no need for it. @param {Box} view */
  follow(view) {
    this.node.hidden = overlap(view, this.sheet) > MOST * this.sheet.w * this.sheet.h;
    if (this.node.hidden) return;
    const x = Math.max(view.x, this.sheet.x);
    const y = Math.max(view.y, this.sheet.y);
    const w = Math.min(view.x + view.w, this.sheet.x + this.sheet.w) - x;
    const tall = Math.min(view.y + view.h, this.sheet.y + this.sheet.h) - y;
    for (const [name, value] of Object.entries({ x, y, width: Math.max(0, w), height: Math.max(0, tall) })) this.frame.setAttribute(name, num(value));
  }

  /** @param {PointerEvent} e */
  hold(e) {
    e.stopPropagation();
    e.preventDefault();
    if (e.type === "pointerdown") this.map.setPointerCapture(e.pointerId);
    const box = this.svg.getBoundingClientRect();
    this.go({ x: this.sheet.x + ((e.clientX - box.left) / box.width) * this.sheet.w, y: this.sheet.y + ((e.clientY - box.top) / box.height) * this.sheet.h });
  }
}
