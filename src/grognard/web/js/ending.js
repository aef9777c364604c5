// The end of a match: who won, how, and what to do next.

import { accountOf } from "./account.js";
import { h, icon, ICONS, toast } from "./dom.js";
import { enter } from "./lobby.js";
import { api, sentence } from "./net.js";
import { verifier } from "./verify.js";
import { sideWon, t } from "./words.js";

/** @typedef {import("./net.js").Scene} Scene */

/** What the end is told by: the seat's token, whether others sit at the same screen, the sides of the match. @typedef {{token: string, shared: boolean, sides?: string[]}} Seat */

/** Nobody won. @param {Scene} scene */
const drawn = (scene) => scene.result?.winner === "draw";

/** @param {Scene} scene */
const won = (scene) => !drawn(scene) && Boolean(scene.seat <= 0 ? scene.result?.won : !scene.result?.won);

/** Who won, in a word. @param {Scene} scene @param {Seat} seat @returns {string} */
export function verdict(scene, { shared, sides }) {
  if (drawn(scene)) return t("web-draw");
  const first = scene.result?.won;
  if (typeof first !== "boolean") return t("web-over");
  if (scene.seat >= 0 && !shared) return t(won(scene) ? "web-won" : "web-lost");
  const winner = sides?.[first ? 0 : 1];
  return winner ? sideWon(winner) : t("web-over");
}

/**
 * @param {HTMLElement} node where it is told
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {import("./net.js").Line[]} lines
 */
export function tellEnd(node, scene, seat, lines) {
  const last = [...lines].reverse().find((l) => l.kind.endsWith("over")) ?? lines.at(-1);
  node.dataset.won = drawn(scene) ? "draw" : String(won(scene) || seat.shared);
  const [check, proof] = verifier(scene.proof ?? {});
  const again = seat.sides?.length === 2 && scene.seat >= 0;
  node.replaceChildren(...[
    h("h2", {}, verdict(scene, seat)),
    last ? h("p", { class: "end-how" }, last.text) : null,
    h("div", { class: "end-buttons" },
      again ? h("button", { type: "button", class: "primary rematch", on: { click: () => void rematch(seat.token) } }, t("web-rematch")) : null,
      h("a", { class: again ? "button" : "button primary", href: `#/new/${scene.game}` }, t("web-new-match")),
      h("a", { class: "button", href: `#/r/${seat.token}` }, icon(ICONS.play), t("web-replay")),
      h("a", { class: "button", href: `/api/save/${seat.token}`, download: "" }, icon(ICONS.save), t("web-save")),
      check),
    proof,
    accountOf(seat.token, scene),
  ].filter((x) => x !== null));
}

/** The same again with the sides swapped; the other player finds it by the same button. @param {string} token */
async function rematch(token) {
  try {
    const made = /** @type {import("./net.js").Made} */ (await api(`/api/rematch/${token}`, { body: {} }));
    enter(made, false);
    if (made.seats.includes("friend")) toast(t(made.found ? "web-rematch-found" : "web-rematch-told"));
  } catch (error) {
    toast(sentence(error), "bad");
  }
}
