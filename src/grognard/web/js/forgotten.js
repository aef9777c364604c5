// Matches put out of sight in the lobby: each can be taken back for a while, and brought back at any time.

import { h } from "./dom.js";
import { api, forget, forgotten, putAway, sentence, takeBack } from "./net.js";
import { t } from "./words.js";

/** @typedef {import("./net.js").Status} Status */

/** How long a match that was put out of sight can be taken back in its place, in milliseconds. */
const WHILE = 12_000;

/** Where each match that can still be taken back stands in the list. @type {Map<string, HTMLElement>} */
const leaving = new Map();

/**
 * Put a match of the list out of sight. In its place stands how to take that back, for a while.
 * @param {HTMLElement} row
 * @param {Status} status
 * @param {() => void} changed
 */
export function leave(row, status, changed) {
  putAway(status.token);
  const back = h("button", { type: "button", "aria-label": t("web-forget-back-of", { title: status.title }), on: { click: () => {
    clearTimeout(timer);
    takeBack(status.token);
    left.replaceWith(row);
    row.querySelector("a")?.focus();
    changed();
  } } }, t("web-forget-back"));
  const left = h("li", { class: "match-row leaving" }, h("span", { class: "match-link", role: "status" }, t("web-forgotten", { title: status.title })), back);
  leaving.set(status.token, left);
  row.replaceWith(left);
  back.focus();
  changed();
  const timer = setTimeout(() => {
    const list = left.closest("section");
    const had = left.contains(document.activeElement);
    left.remove();
    if (had) /** @type {HTMLElement | null | undefined} */ (list?.querySelector(".match-row a, .forgotten summary"))?.focus();
    changed();
  }, WHILE);
}

/**
 * The matches out of sight, folded; where there are none, nothing. They are asked after when it is opened.
 * @param {(status: Status) => void} brought called with each that comes back
 * @returns {HTMLDetailsElement | null}
 */
export function forgottenList(brought) {
  const gone = () => forgotten().filter((k) => !leaving.get(k.token)?.isConnected);
  const count = gone().length;
  if (!count) return null;
  const list = h("ul", { class: "match-list" });
  const head = h("summary", {}, t("web-forgotten-list", { count }));
  const box = h("details", { class: "forgotten", on: { toggle: () => {
    if (box.open) void fill();
  } } }, head, h("p", { class: "quiet" }, t("web-forgotten-about")), list);
  async function fill() {
    try {
      const tokens = gone().map((k) => k.token);
      const found = /** @type {Status[]} */ (await api("/api/status", { body: { tokens } }));
      const there = new Map(found.map((x) => [x.token, x]));
      forget(tokens.filter((token) => !there.has(token)));
      list.replaceChildren(...tokens.flatMap((token) => row(there.get(token)) ?? []));
      recount();
    } catch (error) {
      list.replaceChildren(h("li", { class: "match-row" }, h("span", { class: "match-link", role: "alert" }, sentence(error))));
    }
  }
  function recount() {
    head.textContent = t("web-forgotten-list", { count: list.childElementCount });
    if (!list.childElementCount) box.remove();
  }
  /** @param {Status | undefined} status */
  function row(status) {
    if (!status) return null;
    const item = h("li", { class: "match-row" },
      h("span", { class: "match-link" }, h("span", { class: "match-title" }, status.title), h("span", { class: "match-standing" }, status.standing)),
      h("button", { type: "button", "aria-label": t("web-bring-back-of", { title: status.title }), on: { click: () => {
        takeBack(status.token);
        item.remove();
        recount();
        brought(status);
      } } }, t("web-bring-back")));
    return item;
  }
  return box;
}
