// The hexes of a ground as places to point at and stand in: which one a point lies in, which way a side or a corner looks, what surrounds some of them. Pure arithmetic.

import { HEIGHT } from "./grid.js";

/** @typedef {import("../svg.js").Box} Box */
/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("./grid.js").Hex} Hex */
/** @typedef {import("./grid.js").HexGrid} HexGrid */

/** Drawing units from the middle of a hex to that of its neighbour: at scale 1 a hex is so many pixels high. */
export const HIGH = HEIGHT;
const MARGIN = 14;
/** Where a room lies in its hex, and where those outside it go while somebody is in it. */
const ROOM = { x: 19, y: -20 };
export const BESIDE_ROOM = { x: -15, y: 17 };
/** Half the plot of a room. */
const PLOT = { x: 27, y: 25 };

export class HexPlaces {
  /** @param {HexGrid} grid */
  constructor(grid) {
    this.grid = grid;
    this.unit = grid.unit;
    this.hexes = grid.hexes;
    /** @type {Map<string, Hex>} hexes, and rooms in them */
    this.byId = new Map(grid.byId);
    /** @type {Map<string, Hex[]>} rooms by the id of their hex */
    this.rooms = new Map();
    this.roomsKey = "";
    this.byName = new Map(grid.hexes.map((hex) => [hex.name.toLowerCase(), hex]));
    const { x, y, w, h } = grid.box;
    /** @type {Box} the board with a little of the table around it */
    this.sheet = { x: x - MARGIN, y: y - MARGIN, w: w + 2 * MARGIN, h: h + 2 * MARGIN };
    this.radius = Math.max(...grid.corners.map((p) => Math.hypot(p.x, p.y)));
    /** @type {Map<string, Hex[]>} hexes by the square of the drawing their middle is in */
    this.squares = new Map();
    for (const hex of grid.hexes) this.squares.set(square(hex.x, hex.y), [...(this.squares.get(square(hex.x, hex.y)) ?? []), hex]);
  }

  /** The rooms there are now: floors of houses, insides of bunkers. @param {import("../boardtypes.js").Room[]} rooms */
  setRooms(rooms) {
    const key = JSON.stringify(rooms);
    if (key === this.roomsKey) return;
    this.roomsKey = key;
    this.byId = new Map(this.grid.byId);
    this.rooms = new Map();
    for (const { id, name, space, kind } of rooms) {
      const of = this.grid.byId.get(space);
      if (!of) continue;
      const room = { ...of, id, name, room: kind, of, marks: [], beside: [], x: of.x + ROOM.x, y: of.y + ROOM.y };
      this.byId.set(id, room);
      this.byName.set(name.toLowerCase(), room);
      this.rooms.set(space, [...(this.rooms.get(space) ?? []), room]);
    }
  }

  /** The room of a hex that a point lies on, of those that are shown. @param {Point} p @param {Hex} hex @param {(id: string) => boolean} shown @returns {Hex | null} */
  roomAt(p, hex, shown) {
    return (this.rooms.get(hex.id) ?? []).find((room) => shown(room.id) && Math.abs(p.x - room.x) <= PLOT.x && Math.abs(p.y - room.y) <= PLOT.y) ?? null;
  }

  /** The hex a point lies in: that of the nearest middle, for so hexes tile. @param {Point} p @returns {Hex | null} */
  at(p) {
    const [hex] = this.near(p, this.radius + 1);
    const { x, y, w, h } = this.grid.box;
    const printed = p.x >= x && p.x <= x + w && p.y >= y && p.y <= y + h;
    return hex && printed ? hex : null;
  }

  /** Hexes whose middles are no further than this, the nearest first. @param {Point} p @param {number} far @returns {Hex[]} */
  near(p, far) {
    const steps = Math.ceil(far / HIGH);
    /** @type {Hex[]} */
    const out = [];
    for (let i = -steps; i <= steps; i++) for (let j = -steps; j <= steps; j++) out.push(...(this.squares.get(square(p.x + i * HIGH, p.y + j * HIGH)) ?? []));
    const away = (/** @type {Hex} */ hex) => Math.hypot(hex.x - p.x, hex.y - p.y);
    return out.filter((hex) => away(hex) <= far).sort((a, b) => away(a) - away(b));
  }

  /** The outline of a hex, drawn in a little so that neighbours do not cover it. @param {Hex} hex @param {number} part @returns {Point[]} */
  inset(hex, part) {
    if (hex.room) return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => ({ x: hex.x + (x ?? 0) * PLOT.x, y: hex.y + (y ?? 0) * PLOT.y }));
    return this.grid.outline(hex).map((p) => ({ x: hex.x + (p.x - hex.x) * part, y: hex.y + (p.y - hex.y) * part }));
  }

  /** Degrees clockwise from north of a side or a corner. @param {number} n @param {boolean} corner */
  angle(n, corner) {
    const { corners } = this.grid;
    const p = /** @type {Point} */ (corners[n % corners.length]);
    const q = corner ? p : /** @type {Point} */ (corners[(n + 1) % corners.length]);
    return (Math.atan2(p.x + q.x, -(p.y + q.y)) * 180) / Math.PI;
  }

  /** The sides of these hexes beyond which there is another that is none of them. @param {Set<string>} ids @returns {[Point, Point][]} */
  rim(ids) {
    return [...ids].flatMap((id) => {
      const hex = this.byId.get(id);
      return hex ? hex.beside.flatMap((other, way) => (other && !ids.has(other.id) ? [this.grid.side(hex, way)] : [])) : [];
    });
  }
}

/** @param {number} x @param {number} y */
const square = (x, y) => `${Math.floor(x / HIGH)},${Math.floor(y / HIGH)}`;
