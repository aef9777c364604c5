// A moment of a replay: its link, and playing on from it.

import { dialog, h, icon, ICONS, toast } from "./dom.js";
import { enter } from "./lobby.js";
import { api, known, sentence } from "./net.js";
import { t, theSide } from "./words.js";

/** @typedef {import("./net.js").Made} Made */
/** @typedef {import("./net.js").Status} Status */

/**
 * Whether all of a match may be known to who looks at it: then it can be played on from any moment.
 * @param {Status} status
 * @returns {boolean}
 */
export function isOpen(status) {
  return Boolean(status.over) || ((status.sides ?? []).length < 2 && (status.seat ?? -1) >= 0);
}

/**
 * What can be done with a moment of a match.
 * @param {Status} status
 * @param {() => number} at the moment that is shown
 * @returns {{buttons: HTMLElement[], show: (at: number, last: number) => void}}
 */
export function momentTools(status, at) {
  const match = known().find((k) => k.token === status.token || k.watch === status.token || k.here?.some((x) => x.token === status.token));
  const watch = (status.seat ?? -1) < 0 ? status.token : match?.watch;
  const play = h("button", { type: "button", class: "play-on", on: { click: () => playOn(status, at()) } }, icon(ICONS.play), t("web-play-on"));
  // Whoever only looks on counts other moments as long as a match runs.
  const link = watch && status.over ? h("button", { type: "button", class: "moment-link", on: { click: () => void copy(`#/r/${watch}/at/${at()}`) } }, icon(ICONS.share), t("web-moment-link")) : null;
  return {
    buttons: [isOpen(status) ? play : null, link].filter((x) => x !== null),
    show: (now, last) => {
      play.disabled = Boolean(status.over) && now >= last;
    },
  };
}

/** @param {string} hash */
async function copy(hash) {
  const url = `${location.origin}${location.pathname}${hash}`;
  try {
    await navigator.clipboard.writeText(url);
    toast(t("web-copied"));
  } catch {
    const field = h("input", { type: "text", readonly: true, value: url, "aria-label": t("web-moment-link") });
    dialog(t("web-moment-link"), t("web-close"), h("p", {}, t("web-copy-by-hand")), field);
    field.select();
  }
}

/**
 * Begin a match from a moment: at once where one plays alone, else after asking who plays.
 * @param {Status} status
 * @param {number} at
 */
function playOn(status, at) {
  const sides = status.sides ?? [];
  let going = false; // a second click makes no second match
  /** @param {string[]} seats */
  const go = async (seats) => {
    if (going) return;
    going = true;
    try {
      const made = /** @type {Made} */ (await api(`/api/branch/${encodeURIComponent(status.token)}`, { body: { at, seats } }));
      document.querySelectorAll("dialog[open]").forEach((box) => /** @type {HTMLDialogElement} */ (box).close());
      enter(made);
      toast(t("web-played-on"));
    } catch (error) {
      toast(sentence(error), "bad");
      going = false;
    }
  };
  if (sides.length < 2) {
    void go(["me"]);
    return;
  }
  const own = Math.max(0, status.seat ?? 0);
  const order = [...sides.keys()].sort((a, b) => Number(b === own) - Number(a === own));
  dialog(t("web-play-on"), t("web-close"),
    h("p", {}, t("web-play-on-about")),
    h("div", { class: "play-on-choices" },
      order.map((seat, n) => h("button", { type: "button", class: n ? "" : "primary", on: { click: () => void go(sides.map((_, i) => (i === seat ? "me" : "bot"))) } }, t("web-play-on-as", { side: theSide(sides[seat] ?? "") }))),
      h("button", { type: "button", on: { click: () => void go(sides.map(() => "me")) } }, t("web-play-on-both"))));
}
