// Standing orders: what is to be answered by itself from now on, given and taken back at any moment.

import { dialog, h } from "./dom.js";
import { manners, t, word } from "./words.js";

/** @typedef {import("./net.js").Order} Order */

/** What a value of an order means: of this order, or of any. @param {{id: string}} order @param {string} value */
export function orderWord(order, value) {
  const own = `${order.id.split("@")[0]}-${value}`;
  return word("order", manners().words?.order?.[own] ? own : value);
}

/**
 * The orders that are not as usual, in words.
 * @param {Order[]} [orders]
 * @returns {string[]}
 */
export function orderNotes(orders = []) {
  return orders.filter((o) => o.value !== o.values[0]).map((o) => t("web-order-given", { order: o.label, value: orderWord(o, o.value) }));
}

/**
 * An order about one thing, to be chosen from a list.
 * @param {Order} order
 * @param {(id: string, value: string) => void} give
 */
export function orderChoice(order, give) {
  const choice = h("select", { on: { change: () => give(order.id, choice.value) } }, order.values.map((value) => h("option", { value }, orderWord(order, value))));
  choice.value = order.value;
  return h("label", { class: "order-of", data: { order: order.id } }, h("span", {}, order.label), choice);
}

/**
 * All that can be ordered, to be chosen from.
 * @param {Order[]} orders
 * @param {(id: string, value: string) => void} give
 */
export function openOrders(orders, give) {
  const many = (/** @type {Order} */ order) => Boolean(order.about) || order.values.length > 5;
  dialog(t("web-orders"), t("web-close"),
    h("p", {}, t("web-orders-about")),
    orders.filter((order) => !many(order)).map((order) => h("fieldset", { class: "order" },
      h("legend", {}, order.label),
      order.values.map((value) => {
        const choice = h("input", { type: "radio", name: `order-${order.id}`, value, on: { change: () => give(order.id, value) } });
        choice.checked = value === order.value;
        return h("label", {}, choice, orderWord(order, value));
      }))),
    orders.filter(many).map((order) => orderChoice(order, give)));
}
