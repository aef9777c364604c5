// A small menu at a point of the page: several options of one thing, ways that can be walked, what can be laid over the board.

import { h } from "./dom.js";
import { percent, t } from "./words.js";

/** @typedef {import("./net.js").Option} Option */

/**
 * A small menu where several options point at the thing that was clicked, or of ways that can be walked.
 * @param {(Option & {note?: string})[]} options
 * @param {{x: number, y: number}} at
 * @param {(text: string) => void} chosen
 * @param {(text: string | null) => void} [looked] told what is looked at, and at the end that nothing is
 */
export function menu(options, at, chosen, looked = () => {}) {
  document.querySelector(".menu")?.remove();
  const before = document.activeElement;
  const close = (/** @type {boolean} */ back) => {
    box.remove();
    looked(null);
    document.removeEventListener("pointerdown", outside, true);
    if (back && before instanceof HTMLElement) before.focus();
    else if (back && before instanceof SVGElement) before.focus();
  };
  const outside = (/** @type {Event} */ event) => {
    if (!(event.target instanceof Node && box.contains(event.target))) close(false);
  };
  const box = h("div", { class: "menu", role: "menu", "aria-label": t("web-menu") },
    options.map((o) => h("button", { type: "button", role: "menuitem", class: "menu-item", tabindex: "-1", on: { click: () => {
      close(true);
      chosen(o.text);
    }, focus: () => looked(o.text), pointerenter: () => looked(o.text) } }, h("span", {}, o.label), o.odds?.length || o.note ? h("small", {}, o.note ?? o.odds?.map((x) => `${x.label} ${percent(x.numerator, x.denominator)}`).join(" · ")) : null)));
  box.addEventListener("keydown", (event) => {
    const items = [...box.querySelectorAll("button")];
    const i = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    if (event.key === "Escape") close(true);
    else if (event.key === "ArrowDown") items[(i + 1) % items.length]?.focus();
    else if (event.key === "ArrowUp") items[(i - 1 + items.length) % items.length]?.focus();
    else if (event.key === "Tab") close(true);
    else if (/^[1-9]$/.test(event.key)) items[Number(event.key) - 1]?.click();
    else if (event.key !== "Enter" && event.key !== " ") return;
    event.stopPropagation();
    if (event.key.startsWith("Arrow") || event.key === "Tab") event.preventDefault();
  });
  document.body.append(box);
  const size = box.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(at.x, innerWidth - size.width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(at.y, innerHeight - size.height - 8))}px`;
  document.addEventListener("pointerdown", outside, true);
  box.querySelector("button")?.focus();
}
