// Tracks as something to see: pips for short ones, cards for what is drawn down, a meter for long ones.

import { h } from "./dom.js";
import { manners, t } from "./words.js";

/** @typedef {import("./net.js").Track} Track */

/**
 * Where tracks are shown. In a lesson on a phone they lie in one row that can be scrolled, so the keyboard must reach it, and its end fades
 * where it goes on.
 * @returns {HTMLElement}
 */
export function tracksBox() {
  const box = h("div", { class: "tracks-box", role: "group", "aria-label": t("web-tracks"), tabindex: innerWidth <= 760 ? "0" : null });
  const fold = () => box.classList.toggle("more", box.scrollWidth - box.scrollLeft - box.clientWidth > 8);
  box.addEventListener("scroll", fold);
  new ResizeObserver(fold).observe(box);
  new MutationObserver(fold).observe(box, { childList: true });
  return box;
}

/**
 * @param {Track[]} tracks
 * @param {boolean} [all] with those that lie below the board elsewhere, as a number
 * @returns {HTMLElement}
 */
export function tracksView(tracks, all = false) {
  return h("dl", { class: "tracks" }, tracks.filter((track) => all || !isStrip(track)).map((track) => trackView(isStrip(track) ? { ...track, cells: [] } : track)));
}

/** Whether a track lies below the board. @param {Track} track */
const isStrip = (track) => manners().tracks?.[track.id] === "strip" && Boolean(track.cells?.length);

/**
 * Tracks that lie below the board, box by box; on a small screen beside the boxes.
 * @param {Track[]} tracks
 * @returns {HTMLElement[]}
 */
export function stripsView(tracks) {
  return tracks.filter(isStrip).map((track) => h("section", { class: "strip", data: { track: track.id }, "aria-label": track.name },
    h("p", { class: "strip-name" }, h("b", {}, track.name), h("span", {}, t("web-track-of", { value: track.value, high: track.high ?? 0 }))),
    h("ol", { class: "strip-cells", tabindex: "0", "aria-label": track.name }, (track.cells ?? []).map(cellView))));
}

/** @param {import("./net.js").TrackCell} cell */
function cellView(cell) {
  return h("li", { class: "cell", "aria-current": cell.state === "now" ? "step" : null, data: { state: cell.state ?? "", bright: cell.bright ? "yes" : "", ...(cell.side ? { side: cell.side } : {}) }, title: [cell.text, cell.note].filter(Boolean).join(": ") || null },
    h("b", {}, cell.label), cell.text ? h("span", {}, cell.text) : null);
}

/**
 * @param {Track} track
 * @returns {HTMLElement}
 */
function trackView(track) {
  const low = track.low ?? 0;
  const high = track.high ?? 0;
  const span = high - low;
  const words = high ? t("web-track-of", { value: track.value, high }) : String(track.value);
  let drawing = null;
  let kind = "plain";
  if (track.cells?.length) {
    return h("div", { class: "track celled", data: { track: track.id, kind: "cells" } },
      h("dt", {}, track.name),
      h("dd", {}, h("ol", { class: "cells", "aria-hidden": "true" }, track.cells.map(cellView)),
        h("span", { class: "unseen" }, [words, ...track.cells.flatMap((cell) => cell.text ?? [])].join("; "))));
  }
  if (manners().tracks?.[track.id] === "cards") {
    kind = "cards";
    drawing = h("span", { class: "track-cards", "aria-hidden": "true" }, repeat(Math.min(track.value, 14), () => h("i", { class: "full" })));
  } else if (high && span <= 8) {
    kind = "pips";
    const first = low > 0 ? low : 1;
    drawing = h("span", { class: "pips", "aria-hidden": "true" }, repeat(high - first + 1, (i) => h("i", { class: first + i <= track.value ? "full" : "" })));
  } else if (high) {
    kind = "meter";
    drawing = h("span", { class: "meter", "aria-hidden": "true", vars: { "--share": `${(100 * (track.value - low)) / span}%` } }, h("i"));
  }
  const level = manners().tracks?.[track.id] === "danger" && high ? (track.value - low) / (span || 1) : -1;
  return h(
    "div",
    { class: "track", data: { track: track.id, kind, danger: level < 0 ? "" : level < 0.34 ? "low" : level < 0.67 ? "mid" : "high" } },
    h("dt", {}, track.name),
    h("dd", {}, drawing, h("b", { title: words }, String(track.value)), high && kind !== "cards" ? h("small", {}, `/${high}`) : null),
  );
}

/**
 * @param {number} count
 * @param {(index: number) => HTMLElement} make
 * @returns {HTMLElement[]}
 */
function repeat(count, make) {
  return Array.from({ length: Math.max(0, count) }, (_, i) => make(i));
}
