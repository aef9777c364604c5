// A hex board by keys and for the ear: the focus, the next pile that can act, a hex by its address. Nothing is answered by a letter.

import { announce, h } from "../dom.js";
import { pileWords } from "./inspector.js";
import { t } from "../words.js";

/** @typedef {import("./board.js").HexBoard} HexBoard */
/** @typedef {import("./grid.js").Hex} Hex */
/** @typedef {import("./units.js").Shown} Shown */

export class Keys {
  /** @param {HexBoard} board */
  constructor(board) {
    this.board = board;
    this.address = h("input", { type: "text", autocomplete: "off", "aria-label": t("web-goto"), placeholder: t("web-goto") });
    this.goto = h("form", { class: "hexcard hex-goto", hidden: true }, this.address);
    const on = { signal: board.stop.signal };
    board.pane.append(this.goto);
    board.pane.addEventListener("focusin", (e) => this.focused(e.target), on);
    board.pane.addEventListener("keydown", (e) => this.enter(e), on);
    document.addEventListener("keydown", (e) => this.key(e), on);
    this.address.addEventListener("blur", () => this.askAddress(false), on);
    this.goto.addEventListener("submit", (e) => {
      e.preventDefault();
      this.goToHex(this.address.value);
    }, on);
  }

  /** @param {EventTarget | null} target */
  focused(target) {
    const node = target instanceof Element ? target : null;
    const id = node?.getAttribute("data-id");
    const pile = this.board.units.piles.get(node?.getAttribute("data-key") ?? "");
    if (id) this.board.tell(id);
    else if (pile) this.board.tell(this.board.lights.firstTarget(pile) || pile.pile.pieces[0]?.id || null);
    const at = id ? this.board.middle(id) : pile?.pile.hex;
    if (at && node?.matches(":focus-visible") && !this.board.camera.sees(at)) this.board.camera.goTo([at]);
  }

  /** Enter on what has the focus is a click on it. @param {KeyboardEvent} e */
  enter(e) {
    if ((e.key !== "Enter" && e.key !== " ") || !(e.target instanceof Element)) return;
    const id = e.target.getAttribute("data-id") ?? "";
    const shown = this.board.units.piles.get(e.target.getAttribute("data-key") ?? "") ?? null;
    const hex = this.board.places?.byId.get(id) ?? shown?.pile.hex ?? null;
    if (!hex || e.target.closest(".hexcard")) return;
    e.preventDefault();
    e.stopPropagation();
    const box = e.target.getBoundingClientRect();
    this.board.hand.act({ p: hex, hex, shown, id: shown ? this.board.lights.firstTarget(shown) || shown.pile.pieces[0]?.id || "" : "" }, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
  }

  /** Keys that look: nothing is answered by them. @param {KeyboardEvent} e */
  key(e) {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open], .menu")) return;
    if (e.target === this.address && e.key === "Escape") return this.askAddress(false);
    if (e.target instanceof HTMLInputElement || e.target instanceof HTMLSelectElement || e.target instanceof HTMLTextAreaElement || !this.board.pane.isConnected) return;
    const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
    /** @type {Record<string, () => boolean | void>} */
    const keys = {
      b: () => this.board.fit(),
      g: () => this.askAddress(true),
      n: () => this.next(e.shiftKey ? -1 : 1),
      i: () => this.board.inspect(this.board.inspector.about ? "" : this.hexOfInterest()),
      v: () => this.board.trace.lookAbout(),
      Escape: () => this.somethingOpen() ? this.letGo() : false,
    };
    const act = keys[key];
    if (!act || act() === false) return;
    e.preventDefault();
  }

  /** Nothing is looked at any more, and nothing on the board has the focus but the board. */
  letGo() {
    this.board.letGo();
    if (this.focusedId()) this.board.pane.focus({ preventScroll: true });
  }

  somethingOpen() {
    return Boolean(this.board.selected.length || this.board.units.open || this.board.inspector.about || this.board.view || this.board.looking);
  }

  /** The hex that is looked at: of what is selected, has the focus, or is pointed at. */
  hexOfInterest() {
    const focused = this.focusedId();
    return this.board.units.drawn.get(this.board.selected[0] ?? "")?.piece.place ?? this.board.units.piles.get(focused)?.pile.hex.id ?? (focused || this.board.pointed);
  }

  /** The next pile that can act, or the one before. @param {number} step */
  next(step) {
    const able = [...this.board.units.piles.values()].filter((shown) => this.board.lights.firstTarget(shown));
    if (!able.length) return false;
    const at = able.findIndex((shown) => shown.pile.pieces.some((p) => this.board.selected.includes(p.id)) || shown.node === document.activeElement);
    const to = /** @type {Shown} */ (able[at < 0 ? (step > 0 ? 0 : able.length - 1) : (at + step + able.length) % able.length]);
    this.board.select(this.board.hand.idsOf(to, this.board.lights.firstTarget(to)));
    if (!this.board.camera.sees(to.pile.hex)) this.board.camera.goTo([to.pile.hex]);
    to.node.focus({ preventScroll: true });
    announce(this.words(to.pile.hex));
  }

  /** A hex for the ear: what it is, and who stands there. @param {Hex} hex */
  words(hex) {
    const pieces = this.board.units.inHex(hex.id);
    return [hex.name, this.board.describe(hex), pileWords(pieces)].filter(Boolean).join(". ");
  }

  /** Shows or hides the box in which the address of a hex is typed. @param {boolean} open */
  askAddress(open) {
    this.goto.hidden = !open;
    if (!open) return;
    this.address.value = "";
    this.address.focus();
  }

  /** Goes to a hex by its address, and says what it is. @param {string} address */
  goToHex(address) {
    const hex = this.board.places?.byName.get(address.trim().toLowerCase());
    if (!hex) {
      announce(t("web-goto-none", { name: address }));
      this.address.select();
      return;
    }
    this.askAddress(false);
    this.board.camera.goTo([hex]);
    this.board.lines.clear();
    this.board.lines.hex("marked", hex.id);
    this.board.pointed = hex.id;
    (this.board.lights.spotNodes.get(hex.id) ?? this.board.units.byHex.get(hex.id)?.[0]?.node ?? this.board.pane).focus({ preventScroll: true });
    this.board.hooks.hover(null, { pieces: this.board.units.inHex(hex.id).map((p) => p.id), spaces: [hex.id] });
    this.board.hooks.wonder?.(hex.id, true);
    announce(this.words(hex));
  }

  focusedId() {
    const node = this.board.play.contains(document.activeElement) ? document.activeElement : null;
    return node?.getAttribute("data-id") ?? node?.getAttribute("data-key") ?? "";
  }

  /** @param {string} id */
  focusOn(id) {
    const node = this.board.lights.spotNodes.get(id) ?? this.board.units.piles.get(id)?.node;
    if (node === document.activeElement) return;
    (node?.hasAttribute("tabindex") ? node : this.board.pane).focus({ preventScroll: true });
  }
}
