// What happened in a match that is over: losses and gains over time in one picture, the decisive roll, the luck.

import { h, s } from "./dom.js";
import { chip, die, luckTab } from "./log.js";
import { api, sentence } from "./net.js";
import { percent, t, word } from "./words.js";

/** @typedef {{id: string, name?: string, side?: string, steps: [number, number][]}} Curve */
/** @typedef {{at: number, text: string, rule: string, dice?: number[], numerator?: number, denominator?: number}} Roll */
/** @typedef {{first: number, last: number, chapters: number[], answers: number[], curves: Curve[], decisive?: Roll}} Account */
/** @typedef {import("./net.js").Scene} Scene */

/** The picture, in its own units: its width, and of a band of curves the height and the room above it. */
const WIDE = 360;
const HIGH = 46;
const ABOVE = 26;
const RIGHT = 18;

/**
 * The account of a match, which comes a moment after the end.
 * @param {string} token
 * @param {Scene} scene
 * @returns {HTMLElement}
 */
export function accountOf(token, scene) {
  const box = h("section", { class: "account", "aria-label": t("web-account") });
  const load = async () => {
    try {
      const account = /** @type {Account} */ (await api(`/api/account/${encodeURIComponent(token)}`));
      box.replaceChildren(...told(account, token, scene));
    } catch (error) {
      box.replaceChildren(h("p", { class: "quiet" }, sentence(error)), h("button", { type: "button", on: { click: () => void load() } }, t("web-retry")));
    }
  };
  void load();
  return box;
}

/**
 * @param {Account} account
 * @param {string} token
 * @param {Scene} scene
 * @returns {HTMLElement[]}
 */
function told(account, token, scene) {
  const { decisive } = account;
  const chance = decisive?.denominator ? t("web-account-chance", { chance: percent(decisive.numerator ?? 0, decisive.denominator) }) : "";
  return [
    h("h3", {}, t("web-account")),
    picture(account, token),
    ...(decisive ? [h("div", { class: "decisive" },
      h("h3", {}, t("web-account-decisive")),
      h("p", {}, decisive.text, " ", (decisive.dice ?? []).map(die), chip(scene.game, decisive.rule)),
      h("p", { class: "quiet" }, [t("web-account-decisive-about"), chance].filter(Boolean).join(" ")),
      h("a", { class: "button", href: `#/r/${token}/at/${decisive.at}` }, t("web-account-moment")))] : []),
    h("div", { class: "account-luck" }, h("h3", {}, t("web-tab-luck")), luckTab(scene.log ?? [])),
  ];
}

/** What a curve counts. @param {Curve} curve */
function nameOf(curve) {
  return curve.name || t("web-account-lost", { side: word("side", curve.side ?? "") });
}

/**
 * Losses, and below them what was gained, over the answers of the match. A click leads to that moment.
 * @param {Account} account
 * @param {string} token
 * @returns {HTMLElement}
 */
function picture(account, token) {
  const bands = [account.curves.filter((c) => !c.name), account.curves.filter((c) => c.name)].filter((band) => band.length);
  const high = bands.length * (HIGH + ABOVE) + 16;
  const span = Math.max(1, account.last - account.first);
  const x = (/** @type {number} */ at) => ((at - account.first) / span) * (WIDE - RIGHT);
  const svg = s("svg", { viewBox: `0 0 ${WIDE} ${high}`, role: "img", "aria-label": t("web-account-picture") },
    account.chapters.map((at) => s("line", { class: "chapter", x1: x(at), x2: x(at), y1: ABOVE - 8, y2: high - 16 })),
    bands.map((band, i) => [
      s("text", { x: 0, y: i * (HIGH + ABOVE) + ABOVE - 8 }, t(band[0]?.name ? "web-account-gains" : "web-account-losses")),
      drawn(band, account, x, i * (HIGH + ABOVE) + ABOVE),
    ]).flat(),
    account.decisive ? decided(x(account.decisive.at), high) : null,
    s("text", { x: 0, y: high - 3 }, t("web-account-begin")),
    s("text", { x: WIDE - RIGHT, y: high - 3, "text-anchor": "end" }, t("web-account-end")));
  svg.addEventListener("click", (event) => {
    const box = svg.getBoundingClientRect();
    const share = ((/** @type {MouseEvent} */ (event).clientX - box.left) / box.width) * (WIDE / (WIDE - RIGHT));
    location.hash = `#/r/${token}/at/${account.first + Math.round(Math.min(1, Math.max(0, share)) * span)}`;
  });
  return h("figure", { class: "account-picture" },
    h("figcaption", {}, h("ul", {}, bands.flatMap((band) => band.map((curve, n) =>
      h("li", { class: "curve", data: { side: curve.side ?? "", nth: String(n) } }, h("i"), h("span", {}, nameOf(curve)), h("b", {}, String(curve.steps.at(-1)?.[1] ?? 0))))))),
    svg);
}

/**
 * Where the decisive roll was.
 * @param {number} x
 * @param {number} high
 * @returns {SVGElement}
 */
function decided(x, high) {
  const left = x > WIDE / 2;
  return s("g", { class: "decided" },
    s("line", { x1: x, x2: x, y1: 4, y2: high - 16 }),
    s("text", { x: x + (left ? -5 : 5), y: 10, "text-anchor": left ? "end" : "start" }, t("web-account-decisive")));
}

/**
 * The curves of one band, each with its last value beside it.
 * @param {Curve[]} band
 * @param {Account} account
 * @param {(at: number) => number} x
 * @param {number} top
 * @returns {SVGElement}
 */
function drawn(band, account, x, top) {
  const most = Math.max(1, ...band.flatMap((c) => c.steps.map(([, value]) => value)));
  const y = (/** @type {number} */ value) => top + HIGH * (1 - value / most);
  /** @type {number[]} */
  const taken = [];
  return s("g", {},
    s("line", { class: "axis", x1: 0, x2: WIDE - RIGHT, y1: y(0), y2: y(0) }),
    band.map((curve, n) => {
      const path = curve.steps.map(([at, value], i) => (i ? `H${x(at).toFixed(1)}V${y(value).toFixed(1)}` : `M${x(at).toFixed(1)} ${y(value).toFixed(1)}`)).join("") + `H${x(account.last).toFixed(1)}`;
      const last = curve.steps.at(-1)?.[1] ?? 0;
      const free = !taken.some((other) => Math.abs(other - y(last)) < 11);
      if (free) taken.push(y(last));
      return s("g", { class: "curve", "data-side": curve.side ?? "", "data-nth": String(n) },
        s("path", { d: path }),
        free ? s("text", { x: WIDE - RIGHT + 4, y: y(last) + 4 }, String(last)) : null);
    }));
}
