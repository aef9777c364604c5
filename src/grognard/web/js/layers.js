// What can be laid over the board on demand: fire zones, cover.

import { menu } from "./menu.js";
import { announce, h, icon, ICONS } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./net.js").Overlay} Overlay */

export class Layers {
  /**
   * @param {(about: string) => boolean} inquire asks the table what can be laid, for what is selected
   * @param {(overlay: Overlay | null) => void} lay
   */
  constructor(inquire, lay) {
    this.inquire = inquire;
    this.lay = lay;
    /** What lies over the board: its key, and what it is about. */
    this.id = "";
    this.about = "";
    /** Whether what can be laid is to be chosen from. */
    this.choosing = false;
    this.legend = h("button", { type: "button", class: "legend", hidden: true, on: { click: () => this.put(null) } });
  }

  /** @param {string} about @returns {boolean} whether the table was asked */
  choose(about) {
    this.choosing = true;
    this.about = about;
    return this.inquire(about);
  }

  /** The position is another now. */
  renew() {
    if (this.id) this.inquire(this.about);
  }

  /** What can be laid came from the table: to choose from, or because the position is another now. @param {Overlay[]} overlays @param {DOMRect} at where the button is */
  hear(overlays, at) {
    const named = (/** @type {string} */ id) => overlays.find((overlay) => overlay.id === id) ?? null;
    if (!this.choosing) return this.put(named(this.id));
    this.choosing = false;
    const none = this.id ? [{ text: "", label: t("web-layers-none") }] : [];
    menu([...overlays.map(({ id, name }) => ({ text: id, label: name })), ...none], { x: at.left, y: at.bottom + 4 }, (id) => this.put(named(id)));
  }

  /** @param {Overlay | null} overlay */
  put(overlay) {
    this.id = overlay?.id ?? "";
    this.lay(overlay);
    this.legend.hidden = !overlay;
    this.legend.replaceChildren(h("span", {}, overlay?.name ?? ""), icon(ICONS.close));
    this.legend.setAttribute("aria-label", t("web-layers-off", { name: overlay?.name ?? "" }));
    if (overlay) announce(overlay.name);
  }
}
