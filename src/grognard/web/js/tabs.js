// Tabs that the arrow keys walk through; on a phone the chosen one closes again.

import { h } from "./dom.js";
import { t } from "./words.js";

export class Tabs {
  /** @param {[string, HTMLElement][]} parts name of each tab and what it shows */
  constructor(parts) {
    this.buttons = parts.map(([name, panel]) => {
      panel.id = `tab-${name}`;
      panel.setAttribute("role", "tabpanel");
      panel.tabIndex = 0;
      panel.classList.add("tab-panel");
      panel.setAttribute("aria-labelledby", `tab-button-${name}`);
      return h("button", { type: "button", role: "tab", id: `tab-button-${name}`, "aria-controls": `tab-${name}`, data: { tab: name }, on: { click: () => this.choose(name, true) } }, t(`web-tab-${name}`));
    });
    this.panels = parts.map(([, panel]) => panel);
    this.list = h("div", { class: "tabs", role: "tablist", "aria-label": t("web-tabs") }, this.buttons);
    this.list.addEventListener("keydown", (event) => {
      const at = this.buttons.findIndex((b) => b.getAttribute("aria-selected") === "true");
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!by) return;
      const next = this.buttons[(at + by + this.buttons.length) % this.buttons.length];
      if (next) {
        this.choose(next.dataset.tab ?? "");
        next.focus();
      }
      event.preventDefault();
      event.stopPropagation();
    });
    this.node = h("div", { class: "tabbed" }, this.list, h("div", { class: "tab-panels" }, this.panels));
    this.chosen = "";
    /** @type {(name: string) => void} */
    this.told = () => {};
    this.choose(parts[0]?.[0] ?? "");
  }

  /**
   * @param {string} name
   * @param {boolean} [byHand]
   */
  choose(name, byHand = false) {
    const again = byHand && this.chosen === name;
    this.node.classList.toggle("open", byHand ? !(again && this.node.classList.contains("open")) : this.node.classList.contains("open"));
    this.chosen = name;
    for (const button of this.buttons) {
      const on = button.dataset.tab === name;
      button.setAttribute("aria-selected", String(on));
      button.tabIndex = on ? 0 : -1;
    }
    for (const panel of this.panels) panel.hidden = panel.id !== `tab-${name}`;
    this.told(name);
  }
}
