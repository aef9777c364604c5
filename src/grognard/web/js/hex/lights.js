// What glows on a hex board: counters and hexes that can be picked, what the selection could do, what is selected and marked.

import { el, polygonPath } from "../svg.js";
import { membersOf } from "./piles.js";
import { pileWords } from "./inspector.js";
import { plaque } from "./units.js";

/** @typedef {import("../boardtypes.js").Plan} Plan */
/** @typedef {import("./board.js").HexBoard} HexBoard */
/** @typedef {import("./grid.js").Hex} Hex */
/** @typedef {import("./units.js").Shown} Shown */

const SEA = 20; // hexes that can be picked: more of them ringed as one is would hide the board
const RIM = 20; // from the end of the sheet and its margin to where a price can be read

export class Lights {
  /** @param {HexBoard} board */
  constructor(board) {
    this.board = board;
    this.spots = el("g", { class: "hex-spots" });
    /** Plaques of rooms that can be picked. */
    this.plaques = el("g", { class: "hex-plaques", "aria-hidden": "true" });
    /** @type {Map<string, SVGPathElement>} hexes that can be picked */
    this.spotNodes = new Map();
  }

  /** Plans that end in a hex or are aimed at what stands there. @param {string} hex @param {string} [piece] @returns {Plan[]} */
  plansAt(hex, piece = "") {
    const here = new Set(this.board.units.inHex(hex).map((p) => p.id));
    const aimed = this.board.plans.filter((plan) => plan.pieces?.some((id) => here.has(id)));
    const exact = aimed.filter((plan) => plan.pieces?.includes(piece));
    const ends = this.board.plans.filter((plan) => plan.space === hex && !plan.pieces?.length && this.meant(plan));
    return [...(exact.length ? exact : aimed), ...ends];
  }

  /** The kinds of ways there are, such as a walk and a crawl. @returns {string[]} */
  kinds() {
    return [...new Set(this.board.plans.flatMap((plan) => plan.kind || []))];
  }

  /** Whether a way is of the kind that is looked at: one kind at a time. @param {Plan} plan */
  meant(plan) {
    const kinds = this.kinds();
    return !plan.kind || plan.kind === (kinds.includes(this.board.kind) ? this.board.kind : kinds[0]);
  }

  /** Lights what can be picked, selected, marked; gives each a place in the order of the Tab key and words for the ear. */
  show() {
    if (!this.board.places) return;
    const selected = new Set(this.board.selected);
    const aimed = new Set(this.board.plans.flatMap((plan) => plan.pieces ?? []).filter((id) => !selected.has(id)));
    const armed = new Set(this.board.armed?.pieces ?? []);
    const ask = this.board.scene?.ask;
    const taken = ask?.kind === "draft" ? ask.about : ""; // the counter of a draft that is to be moved
    this.board.units.spared = new Set([...this.board.targets.keys(), ...this.board.plans.flatMap((plan) => [plan.space ?? ""])].flatMap((id) => this.board.units.drawn.get(id)?.piece.place ?? id));
    for (const [id, { node }] of this.board.units.drawn) {
      node.classList.toggle("lit", this.board.targets.has(id));
      node.classList.toggle("chosen", this.board.chosen.has(id) || id === taken);
      node.classList.toggle("selected", selected.has(id));
      node.classList.toggle("aimed", aimed.has(id) || armed.has(id));
      node.classList.toggle("armed", armed.has(id));
    }
    for (const shown of this.board.units.piles.values()) this.pile(shown, aimed);
    this.hexes();
  }

  /** @param {Shown} shown @param {Set<string>} aimed */
  pile(shown, aimed) {
    const members = membersOf(shown.pile);
    const options = members.flatMap((p) => this.board.targets.get(p.id) ?? []);
    const can = options.length > 0 || members.some((p) => aimed.has(p.id)) || this.board.targets.has(shown.pile.hex.id);
    shown.node.classList.toggle("holds", members.slice(1).some((p) => this.board.targets.has(p.id)));
    set(shown.node, "tabindex", can ? "0" : null);
    set(shown.node, "role", can ? "button" : "img");
    const labels = [...new Set(options.map((o) => o.label))].join(", ");
    set(shown.node, "aria-label", `${shown.pile.hex.name}: ${pileWords(members)}${labels ? `. ${labels}` : ""}`);
  }

  /** The hexes that can be picked: moves tinted by their kind, other spaces ringed. */
  hexes() {
    /** @type {Map<string, number>} what it costs to get somewhere at one step */
    const prices = new Map();
    /** @type {Map<string, {cls: string, label: string}>} */
    const wanted = new Map();
    const groups = [...new Set(this.board.plans.filter((plan) => !plan.pieces?.length).map((plan) => plan.group))];
    const otherwise = new Set(this.board.plans.flatMap((plan) => (plan.space && !this.meant(plan) ? [plan.space] : [])));
    const shaded = Boolean(this.board.view?.spaces); // what is seen is shaded: one shading at a time
    for (const plan of shaded ? [] : this.board.plans) {
      if (!plan.space || plan.pieces?.length || wanted.has(plan.space) || !this.meant(plan)) continue;
      if (plan.cost && (plan.spaces?.length ?? 0) < 2) prices.set(plan.space, plan.cost);
      const shade = plan.kind ? Number(otherwise.has(plan.space)) : Math.min(groups.indexOf(plan.group), 2);
      wanted.set(plan.space, { cls: `reach reach${shade}${plan.lock !== undefined && plan.lock >= 0 ? " watched" : ""}`, label: plan.label });
    }
    for (const [id, options] of this.board.targets) if (this.board.places?.byId.has(id)) wanted.set(id, { cls: options.every((o) => o.unlisted) ? "anywhere" : "lit", label: options.map((o) => o.label).join(", ") });
    for (const id of this.board.chosen) if (this.board.places?.byId.has(id)) wanted.set(id, { cls: "lit chosen", label: wanted.get(id)?.label ?? "" });
    for (const [id, node] of this.spotNodes) {
      if (wanted.has(id)) continue;
      node.remove();
      this.spotNodes.delete(id);
    }
    const sheet = this.board.places?.sheet ?? { y: 0, h: 0 };
    const lowest = sheet.y + sheet.h - RIM; // of a hex cut by the rim only half is there
    const sea = [...wanted.values()].filter(({ cls }) => cls === "lit").length > SEA;
    const tags = [...prices].flatMap(([id, cost]) => {
      const hex = this.board.places?.byId.get(id);
      return hex ? [el("text", { class: "spot-cost", x: hex.x + 26, y: Math.min(hex.y + 34, lowest) }, String(cost))] : [];
    });
    this.plaques.replaceChildren(...tags, ...[...wanted.keys()].flatMap((id) => {
      const room = this.board.places?.byId.get(id);
      return room?.room && !this.board.units.byHex.has(id) ? [plaque(room)] : [];
    }));
    for (const [id, { cls, label }] of wanted) {
      const hex = /** @type {Hex} */ (this.board.places?.byId.get(id));
      let node = this.spotNodes.get(id);
      if (!node) {
        node = el("path", { d: polygonPath(this.board.places?.inset(hex, 0.94) ?? []), "data-id": id, role: "button", tabindex: 0 });
        this.spotNodes.set(id, node);
        this.spots.append(node);
      }
      set(node, "class", `spot ${cls}${sea && cls === "lit" ? " sea" : ""}`);
      set(node, "aria-label", label.includes(hex.name) ? label : `${hex.name}: ${label}`);
    }
  }

  /** @param {Shown} shown */
  firstTarget(shown) {
    return membersOf(shown.pile).map((p) => p.id).find((id) => this.board.targets.has(id)) ?? "";
  }
}

/** @param {Element} node @param {string} name @param {string | null} value */
function set(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}
