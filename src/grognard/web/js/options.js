// The options as buttons: each with its key, its odds on it and explained beside it, and what it points at on the board.

import { cardView, pieceWords } from "./cards.js";
import { clearest, spotsOf } from "./clear.js";
import { h } from "./dom.js";
import { keysOf, MANY, room, threatWords } from "./listing.js";
import { die } from "./log.js";
import { explanation, oddsOn } from "./odds.js";
import { headline, t, wholePercent } from "./words.js";

/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").Option} Option */

/** The list of them. */
export class OptionButtons {
  /** @param {{give: (text: string, event: MouseEvent) => void, point: (pointing: import("./log.js").Pointing) => void}} told */
  constructor(told) {
    this.told = told;
    /** @type {Scene | null} */
    this.scene = null;
    this.planning = false;
    /** @type {Option[]} */
    this.listed = [];
    /** @type {HTMLElement[]} one for each of them */
    this.items = [];
    /** @type {Map<Option, string>} */
    this.keys = new Map();
    this.node = h("ul", { class: "options", "aria-labelledby": "prompt" });
    this.node.addEventListener("scroll", () => this.fold());
    new ResizeObserver(() => this.fold()).observe(this.node);
  }

  /**
   * @param {Scene} scene
   * @param {{head: string, options: Option[]}[]} groups
   * @param {boolean} planning whether they are what the selection could do
   */
  show(scene, groups, planning) {
    const ask = scene.ask ?? null;
    this.scene = scene;
    this.planning = planning;
    this.listed = groups.flatMap((group) => group.options);
    this.keys = keysOf(this.listed);
    const headed = groups.some((group) => group.head);
    this.items = this.listed.map((option, i) => this.item(option, i, ask?.kind === "die", headed));
    let at = 0;
    this.node.replaceChildren(...groups.flatMap(({ head, options }) => {
      const items = this.items.slice(at, (at += options.length));
      return headed && items.length ? [h("li", { class: "group-head", "aria-hidden": "true" }, head), ...items] : items;
    }));
    this.node.classList.remove("brief-odds");
    this.node.scrollTop = 0;
    requestAnimationFrame(() => this.fold());
    this.node.classList.toggle("dice-row", ask?.kind === "die");
    this.node.classList.toggle("many", this.listed.length > MANY);
    this.node.hidden = !this.listed.length;
  }

  /**
   * @param {Option} option
   * @param {number} index
   * @param {boolean} asDie
   * @param {boolean} headed whether it stands under the heading of its group
   * @returns {HTMLElement}
   */
  item(option, index, asDie, headed) {
    const key = this.keys.get(option) ?? "";
    const brief = headed ? option.brief : "";
    const threat = this.scene ? threatWords(this.scene, option.threats) : "";
    const warned = Boolean(threat && brief && this.planning);
    const card = this.scene?.cards.find((c) => option.pieces?.includes(c.id) && c.id !== this.scene?.ask?.about);
    const note = this.noteOf(option, index, card);
    const button = h("button", { type: "button", class: "option", "aria-keyshortcuts": key || null, data: { text: option.text }, on: { click: (/** @type {MouseEvent} */ e) => this.told.give(option.text, e) } },
      key ? h("kbd", {}, key) : null,
      asDie ? die(Number(option.label)) : h("span", { class: "option-label" }, brief ? h("span", { class: "unseen" }, `${option.group}: `) : null, brief || option.label, note ? h("small", { class: "option-note" }, note) : null, threat ? h("small", { class: warned ? "unseen" : "option-threat" }, threat) : null));
    if (warned) button.title = threat;
    const item = h("li", { class: `option-item${option.rolls ? " rolls" : ""}${warned ? " warned" : ""}${asDie ? "" : room(warned ? { ...option, threats: [] } : option, brief || option.label)}` }, button);
    if (card) item.append(h("div", { class: "odds" }, cardView(card)));
    else if (!option.rolls) item.append(...this.gistOf(option));
    if (option.odds?.length) this.addOdds(item, option, index);
    const pointing = { pieces: option.pieces ?? [], spaces: option.spaces ?? [], threats: option.threats ?? [], lines: option.lines ?? [], lays: option.lays ?? [], company: option.company };
    item.addEventListener("mouseenter", () => {
      this.told.point(pointing);
      this.explain(item);
    });
    item.addEventListener("mouseleave", () => {
      this.told.point({});
      this.hush(item);
    });
    item.addEventListener("focusin", () => {
      this.told.point(pointing);
      if (button.matches(":focus-visible") || !button.matches(":focus")) this.explain(item);
    });
    item.addEventListener("focusout", (event) => {
      if (event.relatedTarget instanceof Node && item.contains(event.relatedTarget)) return;
      this.told.point({});
      this.hush(item);
    });
    return item;
  }

  /**
   * What an option is good for, once where several say the same: as the game puts it, or what its card does, where
   * there are not too many; of a place, who stands there.
   * @param {Option} option
   * @param {number} index
   * @param {import("./net.js").Card} [card]
   * @returns {string}
   */
  noteOf(option, index, card) {
    if (option.note) return this.listed.slice(0, index).some((o) => o.note === option.note) ? "" : option.note;
    if (!card && this.listed.length <= MANY && this.scene?.board.spaces.find((x) => x.id === option.spaces?.[0])?.name === option.label) {
      return this.scene.pieces.filter((p) => option.pieces?.includes(p.id) && !p.under).map((p) => p.name).join(", "); // a hex is told by who stands there
    }
    return card && this.listed.length <= 5 ? ((card.text ?? []).at(1) ?? "") : "";
  }

  /**
   * The pieces an option points at and what they are good for, beside it, unless it says so itself.
   * @param {Option} option
   * @returns {HTMLElement[]}
   */
  gistOf(option) {
    const gists = this.scene?.gists ?? {};
    const pieces = option.note ? [] : (this.scene?.pieces ?? []).filter((p) => option.pieces?.includes(p.id) && gists[p.face]);
    return pieces.length ? [h("div", { class: "odds gists" }, pieces.map((p) => h("p", {}, pieceWords(p, gists[p.face]))))] : [];
  }

  /** The odds of options, which come after the question: they join what is there, under pointer and focus. @param {Option[]} options */
  tell(options) {
    this.listed.forEach((listed, i) => {
      const option = options.find((o) => o.text === listed.text);
      const item = this.items[i];
      if (!option || !item || item.querySelector(".odds-lines")) return;
      this.addOdds(item, option, i);
      if (item.matches(":hover, .pointed") || item.querySelector(":focus-visible")) this.explain(item);
    });
  }

  /**
   * @param {Element} item
   * @param {Option} option
   * @param {number} index
   */
  addOdds(item, option, index) {
    const id = `odds-${index}`;
    const button = item.querySelector(".option");
    button?.setAttribute("aria-describedby", id);
    button?.append(oddsOn(option));
    const told = explanation(this.scene?.game ?? "", option, id);
    item.append(told);
    if (told.querySelector(".odds-chain") && option.chance !== undefined) this.shorten(item, told, option, option.chance);
  }

  /**
   * Where there is little room, odds that are long are their chance, and the rest of them is opened.
   * @param {Element} item
   * @param {HTMLElement} told
   * @param {Option} option
   * @param {number} chance
   */
  shorten(item, told, option, chance) {
    const label = t("web-odds-of", { label: option.label });
    const more = h("button", { type: "button", class: "odds-more", "aria-expanded": "false", "aria-label": label, on: { click: () => more.setAttribute("aria-expanded", String(item.classList.toggle("open"))) } }, "▾");
    item.querySelector(".option")?.append(h("span", { class: "option-chance", "aria-hidden": "true" }, wholePercent(chance)));
    item.querySelector(".option")?.after(more);
    told.prepend(h("p", { class: "odds-head", "aria-hidden": "true" }, headline(option)));
    item.classList.add("long");
    this.node.classList.add("brief-odds");
  }

  /**
   * Put the explanation beside its option, inside the window.
   * @param {Element} item
   */
  explain(item) {
    const box = item.querySelector(".odds");
    for (const other of this.items) if (other !== item) this.hush(other);
    if (!(box instanceof HTMLElement)) return;
    box.classList.add("shown");
    if (getComputedStyle(box).position !== "fixed") return;
    const at = item.getBoundingClientRect();
    const size = box.getBoundingClientRect();
    const beside = (item.closest(".panel")?.getBoundingClientRect().left ?? at.left) - size.width - 10;
    const left = beside > 8 ? beside : Math.min(at.right + 10, innerWidth - size.width - 8);
    const inside = (/** @type {number} */ top) => Math.max(60, Math.min(top, innerHeight - size.height - 12));
    const places = [at.top - 6, at.bottom + 6 - size.height, 60].map((top) => ({ left, top: inside(top) }));
    const board = item.closest(".match")?.querySelector(".board");
    const others = this.listed.flatMap((option) => option.pieces ?? []);
    const spots = board ? [...spotsOf(board, this.decidedAt(item)), ...spotsOf(board, others).map((spot) => ({ ...spot, weight: 0.1 }))] : [];
    const place = clearest(board ? [...places, { left: 14, top: inside(innerHeight) }] : places, size, spots);
    box.style.left = `${place?.left}px`;
    box.style.top = `${place?.top}px`;
  }

  /** What is decided about: what an option points at, who acts, what the question is about. @param {Element} item */
  decidedAt(item) {
    const option = this.listed[this.items.findIndex((other) => other === item)];
    const acting = (this.scene?.pieces ?? []).filter((p) => p.acts).map((p) => p.id);
    return [...(option?.pieces ?? []), ...(option?.spaces ?? []), ...acting, this.scene?.ask?.about ?? ""];
  }

  /** @param {Element} item */
  hush(item) {
    item.querySelector(".odds")?.classList.remove("shown");
  }

  /**
   * Mark the options the board's pointer is over.
   * @param {string[] | null} texts
   */
  mark(texts) {
    let explained = false;
    for (const item of this.items) {
      const button = item.querySelector(".option");
      const on = button instanceof HTMLElement && (texts ?? []).includes(button.dataset.text ?? "");
      item.classList.toggle("pointed", on);
      if (on && !explained) {
        explained = true;
        item.scrollIntoView({ block: "nearest" });
        if (!item.querySelector(".gists")) this.explain(item); // who stands there is told by the card beside the board
      } else if (!item.matches(":hover, :focus-within")) this.hush(item);
    }
  }

  /** Shows whether the list goes on below. */
  fold() {
    const { scrollHeight, scrollTop, clientHeight } = this.node;
    this.node.classList.toggle("more", scrollHeight - scrollTop - clientHeight > 8);
  }
}
