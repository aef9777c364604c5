// The buttons beside the board that look closer, further away, or at the whole of it.

import { h, icon, ICONS, toast } from "./dom.js";
import { t } from "./words.js";

/**
 * @param {() => import("./board.js").BoardView | null | undefined} view
 * @param {() => void} [layers] what can be laid over the board is wanted
 * @param {boolean} [sight] whether lines of sight can be looked along
 * @returns {HTMLElement}
 */
export function zoomButtons(view, layers, sight = false) {
  /** @param {string} label @param {string} path @param {() => void} act */
  const button = (label, path, act) => h("button", { type: "button", class: "round", "aria-label": label, title: label, on: { click: act } }, icon(path));
  return h("div", { class: "zoom", role: "group", "aria-label": t("web-zoom") },
    button(t("web-zoom-in"), ICONS.plus, () => view()?.zoom(1.4)),
    button(t("web-zoom-out"), ICONS.minus, () => view()?.zoom(1 / 1.4)),
    button(t("web-zoom-fit"), ICONS.whole, () => view()?.fit()),
    sight ? h("button", { type: "button", class: "round sight-tool", "aria-label": t("web-sight-tool"), title: `${t("web-sight-tool")} (V)`, "aria-keyshortcuts": "V", hidden: true, on: { click: () => toast(t(`web-sight-tool-${view()?.lookAbout() ?? "none"}`)) } }, icon(ICONS.eye)) : null,
    layers ? h("button", { type: "button", class: "round layers", "aria-label": t("web-layers"), title: `${t("web-layers")} (Z)`, "aria-keyshortcuts": "Z", "aria-haspopup": "menu", hidden: true, on: { click: layers } }, icon(ICONS.layers)) : null);
}
