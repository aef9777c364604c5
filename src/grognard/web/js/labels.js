// Names of spaces and doors, placed so that no two overlap. At a scale where a name finds no room it waits for a closer look.

import { el, num, overlap } from "./svg.js";
import { DISC, sharedEdge } from "./terrain.js";

/** @typedef {import("./svg.js").Box} Box */
/** @typedef {import("./svg.js").Point} Point */
/** @typedef {import("./terrain.js").Place} Place */
/** @typedef {import("./boardtypes.js").Route} Route */

const WIDE = 0.6; // of the font size: a letter, when the canvas cannot measure
const ALONG = 0.1; // of an edge: how far from its end the name of a door is

/** What tells one door from another: the last word of "Door G1". @param {string} name */
const shortName = (name) => name.split(" ").at(-1) ?? name;

export class Labels {
  /** @param {SVGGElement} layer @param {string} kind of board */
  constructor(layer, kind) {
    this.layer = layer;
    this.kind = kind;
    /** @type {{place: Place, text: SVGTextElement, width: number}[]} */
    this.all = [];
    this.size = 0;
    /** Pixels a letter must measure to be read. */
    this.least = 5.5;
    this.far = false;
    this.scale = 1;
    /** @type {{id: string, box: Box}[]} where names stand that lie beside their spaces */
    this.boxes = [];
    this.doors = el("g", { class: "doornames" });
    /** @type {string[]} */
    this.doorNames = [];
    this.canvas = document.createElement("canvas").getContext("2d");
  }

  /** @param {Place[]} places @param {Box} sheet */
  set(places, sheet) {
    this.places = places;
    this.sheet = sheet;
    this.size = 0;
    this.layer.replaceChildren(this.doors);
    const font = getComputedStyle(this.layer).fontFamily || "sans-serif";
    if (this.canvas) this.canvas.font = `600 100px ${font}`;
    this.all = places.map((place) => {
      const text = el("text", { class: place.box ? "label boxlabel" : "label", "data-for": place.id }, place.name);
      this.layer.append(text);
      const width = this.canvas ? this.canvas.measureText(place.name).width / 100 : place.name.length * WIDE;
      return { place, text, width: width + 0.1 };
    });
    this.all.sort((a, b) => b.place.marks.length - a.place.marks.length || b.width - a.width);
  }

  /**
   * Names on the edges between spaces, each on the wall at the end of its edge, where no counter stands.
   * @param {Route[]} routes
   * @param {Map<string, Place>} places
   */
  setDoors(routes, places) {
    const edges = routes.flatMap((route) => {
      const a = places.get(route.a);
      const b = places.get(route.b);
      const edge = route.name && a && b ? sharedEdge(a, b) : null;
      return edge ? [{ name: shortName(route.name ?? ""), edge }] : [];
    });
    const ends = edges.flatMap(({ edge }) => edge);
    const shared = (/** @type {Point} */ p) => ends.filter((q) => Math.hypot(p.x - q.x, p.y - q.y) < 2).length > 1;
    const names = edges.map(({ name, edge: [p, q] }) => {
      const [last, first] = p.x + p.y > q.x + q.y ? [p, q] : [q, p]; // to the east or south
      const [near, other] = shared(last) && !shared(first) ? [first, last] : [last, first]; // not between two doors
      const at = { x: near.x + (other.x - near.x) * ALONG, y: near.y + (other.y - near.y) * ALONG };
      return el("text", { class: "doorname", x: num(at.x), y: num(at.y) }, name);
    });
    this.doors.replaceChildren(...names);
    this.doorNames = edges.map(({ name }) => name);
    this.hideSmall(this.scale);
  }

  /** Sets all names for a scale: pixels per unit. @param {number} k */
  arrange(k) {
    const size = this.kind === "points" ? Math.min(32, Math.max(7, 14.5 / k ** 0.6)) : 11;
    if (this.size && Math.abs(size / this.size - 1) < 0.04) {
      this.hideSmall(k);
      return;
    }
    this.size = size;
    if (this.kind === "points") this.arrangePoints(size);
    else this.arrangeShapes(size);
    this.hideSmall(k);
  }

  /** @param {number} k */
  hideSmall(k) {
    this.scale = k;
    this.far = this.size * k < this.least;
    this.layer.classList.toggle("far", this.far);
    const size = Math.min(27, Math.max(13, 11 / k));
    this.doors.setAttribute("font-size", num(size));
    this.doors.classList.toggle("off", size * k < 7.5);
    const short = size * WIDE * Math.max(0, ...this.doorNames.map((name) => name.length)) > 72; // of the 100 of a cell
    const told = short && new Set(this.doorNames.map((name) => name[0])).size === this.doorNames.length;
    this.doorNames.forEach((name, i) => {
      const text = this.doors.children[i];
      if (text) text.textContent = told ? name.slice(0, 1) : name;
    });
  }

  /** In the northern corner of each shape, as on printed maps. @param {number} size */
  arrangeShapes(size) {
    for (const { place, text, width } of this.all) {
      const top = Math.min(...place.shape.map((p) => p.y));
      const at = place.shape.filter((p) => p.y - top < 3);
      const wide = at.length > 1 ? Math.max(...at.map((p) => p.x)) - Math.min(...at.map((p) => p.x)) : 46;
      const square = place.shape.length === 4;
      const fit = Math.min(size, (wide * 0.8) / width);
      text.setAttribute("font-size", num(fit));
      text.setAttribute("text-anchor", square ? "start" : "middle");
      text.setAttribute("x", num(square ? Math.min(...at.map((p) => p.x)) + 7 : place.x));
      text.setAttribute("y", num(top + fit + (at.length > 1 ? 3 : 12)));
    }
  }

  /** @param {number} size */
  arrangePoints(size) {
    const high = size * 1.3;
    this.boxes = [];
    /** @type {Box[]} */
    const taken = [];
    const discs = (this.places ?? []).filter((p) => !p.box).map((p) => ({ x: p.x - DISC * 0.9, y: p.y - DISC * 0.9, w: DISC * 1.8, h: DISC * 1.8, p }));
    const badges = (this.places ?? []).flatMap((p) =>
      p.box ? [] : p.marks.map((_, i) => ({ x: p.x + DISC * Math.cos(-0.62 + i * 0.78) - 12, y: p.y + DISC * Math.sin(-0.62 + i * 0.78) - 12, w: 24, h: 24 })),
    );
    for (const { place, text, width } of this.all) {
      const w = width * size;
      if (place.box) {
        const left = place.marks.length ? place.marks.length * 30 - 93 : -78; // right of the badges in its corner
        const fit = Math.min(size, (78 - left) / width);
        this.put(text, place.x + (left + 78) / 2, place.y - 64 + fit * 0.5 + 7, fit);
        taken.push({ x: place.x - 86, y: place.y - 66, w: 172, h: 128 });
        continue;
      }
      const out = DISC + 3 + high / 2;
      const side = DISC + 5 + w / 2;
      const spots = [
        [0, out], [0, -out], [side, 0], [-side, 0], [w * 0.25, out], [-w * 0.25, out], [w * 0.25, -out], [-w * 0.25, -out],
        [side * 0.86, DISC * 0.75], [-side * 0.86, DISC * 0.75], [side * 0.86, -DISC * 0.75], [-side * 0.86, -DISC * 0.75],
      ];
      let best = { cost: Infinity, x: 0, y: 0, box: { x: 0, y: 0, w: 0, h: 0 } };
      spots.forEach(([dx = 0, dy = 0], i) => {
        const x = place.x + dx;
        const y = place.y + dy;
        const box = { x: x - w / 2 - 2, y: y - high / 2, w: w + 4, h: high };
        if (taken.some((other) => overlap(box, other) > 0)) return;
        let cost = i * 6;
        for (const disc of discs) cost += overlap(box, disc) * (disc.p === place ? 0.15 : 0.6);
        for (const badge of badges) cost += overlap(box, badge) * 0.9;
        if (this.sheet) cost += (box.w * box.h - overlap(box, this.sheet)) * 2;
        if (cost < best.cost) best = { cost, x, y, box };
      });
      const room = best.cost < Infinity;
      text.classList.toggle("noroom", !room);
      if (!room) continue;
      taken.push(best.box);
      this.boxes.push({ id: place.id, box: best.box });
      this.put(text, best.x, best.y, size);
    }
  }

  /** @param {SVGTextElement} text @param {number} x @param {number} y @param {number} size */
  put(text, x, y, size) {
    text.setAttribute("font-size", num(size));
    text.setAttribute("text-anchor", "middle");
    text.setAttribute("x", num(x));
    text.setAttribute("y", num(y + size * 0.36));
  }
}
