// The hexes of a board in drawing units: their middles and corners, which one a point lies in, which are neighbours. Pure arithmetic.

/** @typedef {import("./svg.js").Box} Box */
/** @typedef {import("./svg.js").Point} Point */
/** @typedef {import("./boardtypes.js").Board} Board */
/** @typedef {{id: string, name: string, x: number, y: number, terrain: string, level: number, marks: string[], shape: Point[]}} Hex */

/** Drawing units from the middle of a hex to that of its neighbour: at scale 1 a hex is so many pixels high. */
export const HIGH = 96;
const MARGIN = 14;

export class HexPlaces {
  /** @param {Board} board */
  constructor(board) {
    const spaces = board.spaces ?? [];
    /** Drawing units in a board unit. */
    this.unit = HIGH / apart(spaces);
    const { unit } = this;
    const cell = (board.cell ?? regular(spaces)).map(([x, y]) => ({ x: x * unit, y: y * unit }));
    /** The outline of an ordinary hex around its middle. */
    this.cell = cell;
    /** @type {Hex[]} */
    this.hexes = spaces.map((s) => {
      const x = s.x * unit;
      const y = s.y * unit;
      const shape = s.shape?.length ? s.shape.map(([px, py]) => ({ x: px * unit, y: py * unit })) : cell.map((p) => ({ x: x + p.x, y: y + p.y }));
      return { id: s.id, name: s.name, x, y, terrain: s.terrain ?? "", level: s.level ?? 0, marks: s.marks ?? [], shape };
    });
    this.byId = new Map(this.hexes.map((hex) => [hex.id, hex]));
    this.byName = new Map(this.hexes.map((hex) => [hex.name.toLowerCase(), hex]));
    /** @type {Map<string, Hex[]>} hexes by the square of the drawing their middle is in */
    this.bins = new Map();
    for (const hex of this.hexes) this.bins.set(bin(hex.x, hex.y), [...(this.bins.get(bin(hex.x, hex.y)) ?? []), hex]);
    this.sheet = around(this.hexes.flatMap((hex) => hex.shape), MARGIN);
    /** How far a corner is from the middle. */
    this.radius = Math.max(...cell.map((p) => Math.hypot(p.x, p.y)), HIGH / 2);
  }

  /** The hex a point lies in: that of the nearest middle, for so hexes tile. @param {Point} p @returns {Hex | null} */
  at(p) {
    const hex = this.near(p, HIGH)[0];
    return hex && Math.hypot(hex.x - p.x, hex.y - p.y) <= this.radius + 1 ? hex : null;
  }

  /** Hexes whose middles are no further than this, the nearest first. @param {Point} p @param {number} far @returns {Hex[]} */
  near(p, far) {
    /** @type {Hex[]} */
    const out = [];
    const steps = Math.ceil(far / HIGH);
    for (let i = -steps; i <= steps; i++) for (let j = -steps; j <= steps; j++) out.push(...(this.bins.get(bin(p.x + i * HIGH, p.y + j * HIGH)) ?? []));
    const away = (/** @type {Hex} */ hex) => Math.hypot(hex.x - p.x, hex.y - p.y);
    return out.filter((hex) => away(hex) <= far).sort((a, b) => away(a) - away(b));
  }

  /** @param {Hex} hex @returns {Hex[]} */
  neighbours(hex) {
    return this.near(hex, HIGH * 1.2).slice(1);
  }

  /** Degrees clockwise from north of a side or a corner of a hex. @param {number} n @param {boolean} corner */
  angle(n, corner) {
    const p = /** @type {Point} */ (this.cell[n % this.cell.length]);
    const q = corner ? p : /** @type {Point} */ (this.cell[(n + 1) % this.cell.length]);
    return (Math.atan2(p.x + q.x, -(p.y + q.y)) * 180) / Math.PI;
  }

  /** The sides of these hexes beyond which there is none of them. @param {Set<string>} ids @returns {[Point, Point][]} */
  rim(ids) {
    /** @type {Map<string, [Point, Point] | null>} */
    const sides = new Map();
    const key = (/** @type {Point} */ p) => `${Math.round(p.x)},${Math.round(p.y)}`;
    for (const id of ids) {
      const shape = this.byId.get(id)?.shape ?? [];
      shape.forEach((p, i) => {
        const q = /** @type {Point} */ (shape[(i + 1) % shape.length]);
        const name = [key(p), key(q)].sort().join(" ");
        sides.set(name, sides.has(name) ? null : [p, q]);
      });
    }
    return [...sides.values()].flatMap((side) => (side ? [side] : []));
  }
}

/** @param {number} x @param {number} y */
const bin = (x, y) => `${Math.floor(x / HIGH)},${Math.floor(y / HIGH)}`;

/** How far neighbours are apart: the least distance from one of the first hexes to another. @param {{x: number, y: number}[]} spaces */
function apart(spaces) {
  let least = Infinity;
  for (const a of spaces.slice(0, 12)) for (const b of spaces) if (a !== b) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  return least < Infinity && least > 0 ? least : 1;
}

/** A hex for boards that tell no cell: flat above, or with a corner there where neighbours lie in a row. @param {{x: number, y: number}[]} spaces @returns {[number, number][]} */
function regular(spaces) {
  const far = apart(spaces);
  const rows = spaces.some((a) => spaces.slice(0, 12).some((b) => a !== b && Math.abs(a.y - b.y) < far / 20 && Math.abs(a.x - b.x) < far * 1.05));
  const r = far / Math.sqrt(3);
  return Array.from({ length: 6 }, (_, i) => {
    const turn = ((rows ? i * 60 - 90 : i * 60 - 120) * Math.PI) / 180;
    return /** @type {[number, number]} */ ([r * Math.cos(turn), r * Math.sin(turn)]);
  });
}

/** @param {Point[]} points @param {number} margin @returns {Box} */
function around(points, margin) {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs, Infinity) - margin;
  const y = Math.min(...ys, Infinity) - margin;
  return points.length ? { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y } : { x: 0, y: 0, w: HIGH, h: HIGH };
}
