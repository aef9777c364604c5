// Cards that can be read, piles, and the boxes beside the board.

import { h } from "./dom.js";
import { manners, sectionMark, t, word } from "./words.js";

/** @typedef {import("./net.js").Card} Card */
/** @typedef {import("./net.js").Piece} Piece */
/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").Option} Option */

/**
 * A card that can be read, as it lies on the table.
 * @param {Card} card
 * @param {boolean} [asked] what can be chosen of it stands below, as options
 * @returns {HTMLElement}
 */
export function cardView(card, asked = false) {
  if (card.lines?.length) return linedCard(card);
  return h("article", { class: "card", data: { zone: card.zone, card: card.id, ...(card.side ? { side: card.side } : {}) } },
    h("h4", {}, card.name),
    cardWords(card, asked));
}

/**
 * A card that is read from the top down: its lines with how each fared, the one that was carried out lit.
 * @param {Card} card
 * @returns {HTMLElement}
 */
function linedCard(card) {
  const told = (card.lines ?? []).some((line) => line.state);
  return h("article", { class: "card lined", data: { zone: card.zone, card: card.id, tint: card.tint ?? "" } },
    h("h4", {}, h("span", {}, card.name), card.corner ? h("span", { class: "card-corner" }, card.corner) : null),
    h("ol", { class: `card-lines${told ? " told" : ""}` }, (card.lines ?? []).map((line, i) => h("li", { data: { state: line.state }, vars: { "--nth": String(i) } },
      h("span", { class: "card-mark", "aria-hidden": "true" }, line.mark ?? ""),
      h("span", { class: "card-line" },
        line.state ? h("span", { class: "unseen" }, `${t(`web-choice-${line.state}`)}: `) : null,
        line.text,
        line.why ? h("small", {}, line.why) : null)))),
    card.foot?.length ? h("p", { class: "card-foot" }, card.foot.map((word) => h("span", {}, word))) : null);
}

/**
 * What a card says; of one being carried out, what applies, what came of it, and why the rest cannot be.
 * @param {Card} card
 * @param {boolean} [asked]
 * @returns {HTMLElement[]}
 */
function cardWords(card, asked = false) {
  if (card.parts?.length) return card.parts.map((part) => partView(part, asked));
  return (card.text ?? []).map((line) => {
    const [head, ...rest] = line.split(": ");
    return rest.length ? h("p", {}, h("b", {}, `${head}: `), rest.join(": ")) : h("p", {}, line);
  });
}

/**
 * @param {import("./net.js").CardPart} part
 * @param {boolean} [asked]
 * @returns {HTMLElement}
 */
function partView(part, asked = false) {
  const choices = part.choices.filter((c) => !asked || c.state !== "open");
  if (!part.applies) return h("p", { class: "card-part apart" }, h("b", {}, `${part.when}: `), part.choices.map((c) => c.text).join(" / "));
  return h("div", { class: "card-part applies" },
    h("b", {}, part.when),
    asked ? h("span", {}, ` ${t("web-card-applies")}`) : null,
    choices.length ? h("ul", {}, choices.map((c) => h("li", { data: { state: c.state } },
      h("span", { class: "unseen" }, `${t(`web-choice-${c.state}`)}: `),
      c.text,
      c.why ? h("small", {}, ` (${c.why}${c.rule ? `, ${sectionMark(c.rule)}` : ""})`) : null))) : null);
}

/**
 * Cards that were carried out since the player's last answer, the latest open where there is room: what of them applied.
 * @param {Card[]} cards
 * @returns {HTMLElement[]}
 */
export function toldCards(cards) {
  const last = cards.filter((card) => card.lines?.length).at(-1);
  return cards.map((card, i) => {
    const parts = card.parts?.filter((part) => part.applies);
    if (card.lines?.length) return h("details", { class: "told-card", open: card === last && innerWidth > 760, data: { card: card.id }, on: { toggle: (/** @type {Event} */ e) => /** @type {Element} */ (e.currentTarget).querySelector("[data-state=taken]")?.scrollIntoView({ block: "nearest" }) } },
      h("summary", { class: "lined-head", data: { tint: card.tint ?? "" } }, h("span", {}, card.name), card.corner ? h("span", { class: "card-corner" }, card.corner) : null), linedCard(card));
    return h("details", { class: "told-card", open: i === cards.length - 1 && !last && innerWidth > 760, data: { card: card.id, ...(card.side ? { side: card.side } : {}) } },
      h("summary", {}, t("web-card-told", { card: card.name })),
      h("div", { class: "card" }, cardWords(parts ? { ...card, parts } : card)));
  });
}

/**
 * The card in play, where the question is asked, and the one it is about; those that lie with one of the sides are
 * among the cards.
 * @param {Scene} scene
 * @returns {HTMLElement[]}
 */
export function inPlay(scene) {
  const about = scene.ask?.about;
  return scene.cards.filter((c) => !isPile(c) && (c.id === about || (c.zone === "play" && !c.side))).map((c) => cardView(c, true));
}

/**
 * @param {Card} card
 * @returns {boolean}
 */
function isPile(card) {
  return card.id === card.zone;
}

/**
 * Every card of the scene: kept and played ones in full, piles with their count and what is known of them.
 * @param {Scene} scene
 * @returns {HTMLElement}
 */
export function cardsTab(scene) {
  const read = scene.cards.filter((c) => !isPile(c));
  const zones = [...new Set(read.map((c) => c.zone))];
  const order = ["hand", "play", "kept"];
  zones.sort((a, b) => rank(order, a) - rank(order, b));
  const piles = scene.cards.filter(isPile);
  return h("div", { class: "cards-tab" },
    zones.map((zone) =>
      h("section", {},
        h("h3", {}, word("zone", zone)),
        h("div", { class: "hand" }, read.filter((c) => c.zone === zone).map((c) => (c.lines?.length ? folded(c) : cardView(c)))))),
    zones.includes("kept") || zones.includes("hand") ? null : h("p", { class: "quiet" }, t("web-cards-none")),
    piles.length ? h("h3", {}, t("web-piles")) : null,
    h("ul", { class: "piles" },
      piles.map((pile) =>
        h("li", {},
          h("span", { class: "pile", "aria-hidden": "true", data: { empty: pile.count ? "" : "yes" } }, String(pile.count ?? 1)),
          h("span", {}, pile.name),
          h("span", { class: "unseen" }, `: ${pile.count ?? 1}`)))));
}

/** A card of many lines in a list: its name, and the rest on demand. @param {Card} card */
function folded(card) {
  return h("details", { class: "folded-card" }, h("summary", { data: { tint: card.tint ?? "" } }, h("b", {}, card.name), h("small", {}, (card.foot ?? []).join(" · "))), linedCard(card));
}

/**
 * @param {string[]} order
 * @param {string} zone
 * @returns {number}
 */
function rank(order, zone) {
  const at = order.indexOf(zone);
  return at < 0 ? order.length : at;
}

/**
 * A piece in a few words: its name, its printed values, its states.
 * @param {Piece} piece
 * @param {string} [gist] what such a piece is good for
 * @returns {HTMLElement[]}
 */
export function pieceWords(piece, gist = "") {
  const values = Object.entries(piece.values ?? {}).map(([name, value]) => `${word("value", name)} ${value}`);
  const badges = (piece.badges ?? []).map((badge) => word("badge", badge));
  const more = [...values, ...badges].join(" · ");
  return [h("b", {}, piece.name), ...(more ? [h("small", {}, more)] : []), ...(gist ? [h("small", { class: "gist" }, gist)] : [])];
}

/**
 * The boxes beside the board. A piece an option points at is a button.
 * @param {Scene} scene
 * @param {(texts: string[], at: {x: number, y: number}) => void} pick
 * @returns {HTMLElement}
 */
export function boxesTab(scene, pick) {
  const boxes = new Map(/** @type {[string, Piece[]][]} */ ([]));
  for (const piece of scene.pieces) {
    if (piece.place.includes(":")) continue;
    boxes.set(piece.place, [...(boxes.get(piece.place) ?? []), piece]);
  }
  const { boxes: order = [], closed = [] } = manners();
  const names = [...boxes.keys()].sort((a, b) => rank(order, a) - rank(order, b));
  const options = scene.ask?.options ?? [];
  return h("div", { class: "boxes-tab" },
    names.length ? null : h("p", { class: "quiet" }, t("web-boxes-none")),
    names.map((name) => {
      const pieces = boxes.get(name) ?? [];
      const list = h("ul", { class: "box-pieces" }, pieces.map((piece) => h("li", { title: scene.gists?.[piece.face] ?? null }, chipOf(piece, options, pick))));
      const head = [h("span", {}, word("box", name)), h("span", { class: "count" }, String(pieces.length))];
      return h("details", { class: "box", data: { box: name }, open: !closed.includes(name) }, h("summary", {}, head), list);
    }));
}

/**
 * @param {Piece} piece
 * @param {Option[]} options
 * @param {(texts: string[], at: {x: number, y: number}) => void} pick
 * @returns {HTMLElement}
 */
function chipOf(piece, options, pick) {
  const texts = options.filter((o) => o.pieces?.includes(piece.id)).map((o) => o.text);
  const inside = pieceWords(piece);
  if (!texts.length) return h("span", { class: "piece-chip", data: { side: piece.side } }, inside);
  const button = h("button", { type: "button", class: "piece-chip glow", data: { side: piece.side }, on: { click: () => {
    const at = button.getBoundingClientRect();
    pick(texts, { x: at.left + 8, y: at.bottom });
  } } }, inside);
  return button;
}
