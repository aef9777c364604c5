// Standing orders: what is to be answered by itself from now on, given and taken back at any moment.

import { dialog, h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./net.js").Order} Order */

/**
 * The orders that are not as usual, in words.
 * @param {Order[]} [orders]
 * @returns {string[]}
 */
export function orderNotes(orders = []) {
  return orders.filter((o) => o.value !== o.values[0]?.value).map((o) => t("web-order-given", { order: o.label, value: o.values.find((v) => v.value === o.value)?.label ?? "" }));
}

/**
 * All that can be ordered, to be chosen from.
 * @param {Order[]} orders
 * @param {(id: string, value: string) => void} give
 */
export function openOrders(orders, give) {
  dialog(t("web-orders"), t("web-close"),
    h("p", {}, t("web-orders-about")),
    orders.filter((order) => !order.about).map((order) => h("fieldset", { class: "order" },
      h("legend", {}, order.label),
      order.values.map(({ value, label }) => {
        const choice = h("input", { type: "radio", name: `order-${order.id}`, value, on: { change: () => give(order.id, value) } });
        choice.checked = value === order.value;
        return h("label", {}, choice, label);
      }))),
    orders.filter((order) => order.about).map((order) => {
      const choice = h("select", { on: { change: () => give(order.id, choice.value) } }, order.values.map(({ value, label }) => h("option", { value }, label)));
      choice.value = order.value;
      return h("label", { class: "order-of" }, h("span", {}, order.label), choice);
    }));
}
