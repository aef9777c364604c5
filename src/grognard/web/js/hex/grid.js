// A ground of hexes at its natural scale: a hex is 96 high. Where hexes, corners and sides are, and who is beside whom.

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("../svg.js").Box} Box */
/** @typedef {{id: string, name: string, x: number, y: number, terrain?: string, level?: number, marks?: string[], shape?: [number, number][]}} GroundSpace */
/** @typedef {{a: string, b: string, kind?: string, name?: string}} GroundRoute */
/** @typedef {{kind: string, spaces: string[], shape: [number, number][]}} Outline the exact silhouette of something; clockwise, its holes the other way round */
/**
 * @typedef {object} Ground
 * @property {string} kind
 * @property {number} width
 * @property {number} height
 * @property {[number, number][]} [cell] the outline of an ordinary space around its centre
 * @property {GroundSpace[]} [spaces]
 * @property {GroundRoute[]} [routes]
 * @property {Outline[]} [outlines]
 */
/** @typedef {{n: number, id: string, name: string, x: number, y: number, terrain: string, level: number, marks: string[], beside: (Hex | null)[], room?: string, of?: Hex}} Hex a hex, or a room of one: a floor, the inside of a bunker */

export const HEIGHT = 96;
/** The hexagon of a ground that names none: flat side up, a side of 1. @type {[number, number][]} */
const PLAIN = [[-0.5, -0.8660254], [0.5, -0.8660254], [1, 0], [0.5, 0.8660254], [-0.5, 0.8660254], [-1, 0]];

/** One of a list, counted round and round. @template T @param {T[]} list @param {number} i @returns {T} */
export const at = (list, i) => /** @type {T} */ (list[((i % list.length) + list.length) % list.length]);

/** How far two points are apart. Math.hypot would be many times slower. @param {Point} a @param {Point} b */
export const gap = (a, b) => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** A point so far from one towards another. @param {Point} a @param {Point} b @param {number} part @returns {Point} */
export const between = (a, b, part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

/** The outline of an ordinary space around its centre. @param {Ground} ground */
function cellOf(ground) {
  if (ground.cell?.length === 6) return ground.cell;
  const space = ground.spaces?.find((s) => s.shape?.length === 6);
  if (!space?.shape) return PLAIN;
  const { x, y } = space;
  return space.shape.map(([px, py]) => /** @type {[number, number]} */ ([px - x, py - y]));
}

/** Drawing units in a unit of the ground. @param {Ground} ground */
export function hexUnit(ground) {
  const [a, b] = /** @type {[[number, number], [number, number]]} */ (cellOf(ground).slice(0, 2));
  return HEIGHT / Math.hypot(a[0] + b[0], a[1] + b[1]);
}

export class HexGrid {
  /** @param {Ground} ground */
  constructor(ground) {
    this.ground = ground;
    this.unit = hexUnit(ground);
    /** @type {Point[]} corners around a centre, clockwise; side n runs from corner n to the next */
    this.corners = cellOf(ground).map((p) => this.point(p));
    /** @type {Point[]} steps to the neighbours, through each side */
    this.ways = this.corners.map((p, i) => ({ x: p.x + at(this.corners, i + 1).x, y: p.y + at(this.corners, i + 1).y }));
    /** @type {Hex[]} */
    this.hexes = (ground.spaces ?? []).map((s, n) => ({
      n, id: s.id, name: s.name, x: s.x * this.unit, y: s.y * this.unit, terrain: s.terrain ?? "", level: s.level ?? 0, marks: s.marks ?? [], beside: [],
    }));
    this.byId = new Map(this.hexes.map((hex) => [hex.id, hex]));
    /** @type {Map<string, Hex[]>} */
    this.buckets = new Map();
    for (const hex of this.hexes) this.buckets.set(bucket(hex), [...(this.buckets.get(bucket(hex)) ?? []), hex]);
    for (const hex of this.hexes) hex.beside = this.ways.map((way) => this.centred({ x: hex.x + way.x, y: hex.y + way.y }));
    /** @type {Map<string, Point[]>} the printed part of hexes that the rim cuts */
    this.cut = new Map((ground.spaces ?? []).flatMap((s) => {
      const whole = !s.shape?.length || (s.shape.length === 6 && this.isWhole(s));
      return whole ? [] : [[s.id, (s.shape ?? []).map((p) => this.point(p))]];
    }));
    this.box = this.bounds();
  }

  /** @param {[number, number]} p @returns {Point} */
  point([x, y]) {
    return { x: x * this.unit, y: y * this.unit };
  }

  /** @param {GroundSpace} space */
  isWhole(space) {
    const centre = this.point([space.x, space.y]);
    return (space.shape ?? []).every((p, i) => gap(this.point(p), this.plus(centre, at(this.corners, i))) < 2);
  }

  /** @param {Point} a @param {Point} b @returns {Point} */
  plus(a, b) {
    return { x: a.x + b.x, y: a.y + b.y };
  }

  /** The hex with its centre there. @param {Point} p @returns {Hex | null} */
  centred(p) {
    for (const dx of [-24, 0, 24]) {
      for (const dy of [-24, 0, 24]) {
        const found = this.buckets.get(bucket({ x: p.x + dx, y: p.y + dy }))?.find((hex) => gap(hex, p) < 12);
        if (found) return found;
      }
    }
    return null;
  }

  /** The printed outline of a hex. @param {Hex} hex */
  outline(hex) {
    return this.cut.get(hex.id) ?? this.inset(hex, 1);
  }

  /** Its corners, drawn in. @param {Point} hex @param {number} part @returns {Point[]} */
  inset(hex, part) {
    return this.corners.map((c) => ({ x: hex.x + c.x * part, y: hex.y + c.y * part }));
  }

  /** @param {Point} hex @param {number} i @returns {Point} */
  corner(hex, i) {
    return this.plus(hex, at(this.corners, i));
  }

  /** @param {Point} hex @param {number} way @returns {[Point, Point]} */
  side(hex, way) {
    return [this.corner(hex, way), this.corner(hex, way + 1)];
  }

  /** The side of a towards its neighbour b, or -1. @param {Hex} a @param {Hex} b */
  wayTo(a, b) {
    return a.beside.indexOf(b);
  }

  /** The two hexes a route joins, if they are neighbours. @param {GroundRoute} route @returns {[Hex, Hex] | null} */
  ends(route) {
    const [a, b] = [this.byId.get(route.a), this.byId.get(route.b)];
    return a && b && this.wayTo(a, b) >= 0 ? [a, b] : null;
  }

  /** @returns {Box} */
  bounds() {
    const points = this.hexes.flatMap((hex) => this.outline(hex));
    const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
  }

  /** Whether the sheet is cut straight on all sides: the hexes fill their box. */
  straight() {
    const filled = this.hexes.reduce((sum, hex) => sum + Math.abs(area(this.outline(hex))), 0);
    return filled > 0.995 * this.box.w * this.box.h;
  }
}

/** @param {Point} p */
const bucket = (p) => `${Math.round(p.x / 48)},${Math.round(p.y / 48)}`;

/** Above 0 where it goes clockwise on the screen. @param {Point[]} ring */
export function area(ring) {
  return ring.reduce((sum, p, i) => sum + p.x * at(ring, i + 1).y - at(ring, i + 1).x * p.y, 0) / 2;
}
