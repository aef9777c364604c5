// The stack inspector: a card on the board that lists what stands in a hex from the top down, with values and states in words. Each can be selected alone.

import { el } from "../svg.js";
import { h } from "../dom.js";
import { clearest } from "../clear.js";
import { badgeOf, inOrder } from "./figures.js";
import { classesOf, drawCounter } from "./counter.js";
import { orderChoice } from "../orders.js";
import { t, word } from "../words.js";

/** @typedef {import("../boardtypes.js").Piece} Piece */
/** @typedef {import("./units.js").HexUnits} HexUnits */
/** @typedef {{name: string, about: string, pieces: Piece[], gists: Record<string, string>, selected: Set<string>, chosen: Set<string>, orders: import("../net.js").Order[]}} Shown a hex and what stands in it */

const SMALL = "(max-width: 760px)"; // it would lie on much of the board
const EDGE = 14; // pixels between it and the edges of the board
const BUTTONS = 70; // and where the buttons of the board are

export class Inspector {
  /** @param {HexUnits} units @param {{select: (ids: string[]) => void, close: () => void, order: (id: string, value: string) => void, moved: () => void}} told @param {HTMLElement | undefined} shelf where it lies beside a small board */
  constructor(units, told, shelf) {
    this.units = units;
    this.told = told;
    this.shelf = shelf;
    /** The hex it is about, or empty. */
    this.about = "";
    this.head = h("div", { class: "inspector-head" });
    this.list = h("ul", { class: "inspector-list", tabindex: "0" });
    /** Standing orders for the hex and those in it. */
    this.orders = h("details", { class: "inspector-orders" });
    this.node = h("section", { class: "inspector hexcard", "aria-label": t("web-inspector"), hidden: true }, this.head, this.list, this.orders);
    this.node.addEventListener("pointerdown", (e) => e.stopPropagation());
    this.node.addEventListener("wheel", (e) => e.stopPropagation());
    this.node.addEventListener("click", (e) => e.stopPropagation());
  }

  /** @param {string} hex @param {Shown | null} shown nothing: it closes */
  show(hex, shown) {
    this.about = shown ? hex : "";
    this.node.hidden = !shown;
    const had = this.node.contains(document.activeElement) ? document.activeElement?.getAttribute("data-id") : null;
    if (!shown) return this.list.replaceChildren();
    this.head.replaceChildren(
      h("h2", {}, shown.name),
      h("span", { class: "inspector-about" }, shown.about),
      h("button", { type: "button", class: "inspector-more", "aria-expanded": String(this.node.classList.contains("tall")), "aria-label": t("web-inspector-more"), on: { click: () => this.more() } }),
      h("button", { type: "button", class: "inspector-close", "aria-label": t("web-close"), on: { click: () => this.told.close() } }, "×"));
    const bearers = shown.pieces.filter((p) => !p.under || !shown.pieces.some((q) => q.id === p.under));
    this.list.replaceChildren(...bearers.flatMap((p) => [p, ...shown.pieces.filter((q) => q.under === p.id)]).map((piece) => this.item(piece, shown)));
    this.orders.hidden = !shown.orders.length;
    this.orders.replaceChildren(h("summary", {}, t("web-orders")), ...shown.orders.map((order) => orderChoice(order, this.told.order)));
    if (had) /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-id="${CSS.escape(had)}"]`))?.focus();
  }

  /** Lies in the corner of the board where it hides least; of a small board beside it, unless all of it is wanted. @param {HTMLElement} pane @param {import("../clear.js").Spot[]} spots as they are on it @returns {boolean} whether it lies on the board */
  stand(pane, spots) {
    const home = this.shelf && matchMedia(SMALL).matches && !this.node.classList.contains("tall") ? this.shelf : pane;
    if (this.node.parentElement !== home) home.append(this.node);
    if (home !== pane) return false;
    const { width, height } = this.node.getBoundingClientRect();
    const [left, right, low] = [EDGE, pane.clientWidth - width - BUTTONS, pane.clientHeight - height - EDGE];
    const place = clearest([{ left, top: EDGE, at: "" }, { left, top: low, at: "low" }, { left: right, top: EDGE, at: "right" }], { width, height }, spots);
    for (const at of ["low", "right"]) this.node.classList.toggle(at, place.at === at);
    return true;
  }

  /** All of it, or the strip again. */
  more() {
    this.stretch(!this.node.classList.contains("tall"));
    this.told.moved(); // it may lie elsewhere then
    /** @type {HTMLElement | null} */ (this.head.querySelector(".inspector-more"))?.focus();
  }

  /** On a small screen it is a strip of counters, or all of it. @param {boolean} tall */
  stretch(tall) {
    this.node.classList.toggle("tall", tall);
    this.head.querySelector(".inspector-more")?.setAttribute("aria-expanded", String(tall));
  }

  /** A counter as it looks. @param {Piece} piece @param {boolean} [chosen] */
  picture(piece, chosen = false) {
    const slot = this.units.slot(piece.side);
    const angle = (/** @type {number} */ n, /** @type {boolean} */ corner) => this.units.places?.angle(n, corner) ?? 0;
    return el("svg", { class: "inspector-counter", viewBox: "-31 -31 66 66", "aria-hidden": "true" },
      el("g", { class: `unit ${classesOf({ ...piece, under: "" }, slot)}${chosen ? " chosen" : ""}` }, ...drawCounter({ ...piece, under: "" }, slot, this.units.figures, angle, this.units.kit)));
  }

  /** @param {Piece} piece @param {Shown} shown */
  item(piece, shown) {
    const on = shown.selected.has(piece.id);
    const carried = Boolean(piece.under) && shown.pieces.some((q) => q.id === piece.under);
    const alone = shown.pieces.length === 1 || (on && shown.selected.size === 1); // what it is good for: of a pile there is no room for it
    const button = h("button", { type: "button", class: "inspector-piece", "aria-label": [piece.name, valueWords(piece), stateWords(piece)].filter(Boolean).join(". "), "aria-pressed": String(on), data: { id: piece.id }, on: { click: () => this.told.select([piece.id]) } },
      this.picture(piece, shown.chosen.has(piece.id)),
      h("span", { class: "inspector-words" },
        h("b", {}, piece.name),
        h("span", { class: "inspector-values" }, valueWords(piece)),
        stateWords(piece) ? h("span", { class: "inspector-states" }, ...states(piece, this.units)) : null,
        alone && shown.gists[piece.face] ? h("small", {}, shown.gists[piece.face]) : null));
    return h("li", { class: carried ? "carried" : "" }, button);
  }
}

/** The values of a piece: "firepower 2, range 5". @param {Piece} piece */
export function valueWords(piece) {
  return Object.entries(piece.values ?? {}).map(([name, value]) => `${word("value", name)} ${value}${piece.boxed?.[name] ? ` (${word("boxed", piece.boxed[name] ?? "")})` : ""}`).join(" · ");
}

/** The states of a piece in words. @param {Piece} piece */
export function stateWords(piece) {
  return [piece.turned && !piece.badges?.length ? t("web-turned") : "", ...inOrder(piece.badges ?? []).map((badge) => word("badge", badge))].filter(Boolean).join(", ");
}

/** @param {Piece} piece @param {HexUnits} units */
function states(piece, units) {
  return [
    ...inOrder(piece.badges ?? []).filter(badgeOf).map((badge) => el("svg", { class: "inspector-badge", viewBox: "-11 -11 22 22", "aria-hidden": "true" }, el("use", { href: units.figures.badge(badge) }))),
    stateWords(piece),
  ];
}

/** A pile for the ear: "Squad 1 with MG 42, shaken; Lieutenant Hill". @param {Piece[]} pieces */
export function pileWords(pieces) {
  return pieces.filter((p) => !p.under || !pieces.some((q) => q.id === p.under)).map((p) => {
    const carried = pieces.filter((q) => q.under === p.id).map((q) => q.name);
    const states = stateWords(p);
    return `${p.name}${carried.length ? ` ${t("web-with", { names: carried.join(", ") })}` : ""}${states ? `, ${states}` : ""}`;
  }).join("; ");
}
