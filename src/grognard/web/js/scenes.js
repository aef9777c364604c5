// Scenes put together: the ground and the kit a scene names by their hashes, what is not as printed, and changes.

import { fetchKit, kitHere, wear } from "./kits.js";

/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").Board} Board */
/** @typedef {import("./net.js").Piece} Piece */
/** @typedef {{id: string, terrain?: string, marks?: string[]}} SpaceNow */
/** @typedef {{a: string, b: string, kind?: string, marks?: string[]}} EdgeNow */
/** A scene as it is sent. @typedef {Omit<Scene, "board" | "kit"> & {board: string, kit?: string, spaces?: SpaceNow[], edges?: EdgeNow[]}} Bare */
/** A record as a change tells it: its id alone, what differs, or all of a new one. @template T @typedef {string | (Partial<T> & {id: string})} Told */
/** @typedef {{scene: Record<string, any>, pieces?: (Partial<Piece> & {id: string})[], spaces?: SpaceNow[], edges?: EdgeNow[], gone?: string[]}} Change */

/** @type {Map<string, Board>} by hash */
const grounds = new Map();
/** @type {Map<string, Promise<Board>>} those on their way */
const coming = new Map();

/**
 * What has to come before a scene can be shown; null where everything is here.
 * @param {Bare} scene
 * @returns {Promise<unknown> | null}
 */
export function missing(scene) {
  const wanted = [
    ...(grounds.has(scene.board) ? [] : [fetchGround(scene.board)]),
    ...(!scene.kit || kitHere(scene.kit) ? [] : [fetchKit(scene.kit)]),
  ];
  return wanted.length ? Promise.all(wanted) : null;
}

/** @param {string} hash @returns {Promise<Board>} */
function fetchGround(hash) {
  let found = coming.get(hash);
  if (!found) {
    found = fetch(`/api/ground/${hash}`).then(async (response) => {
      if (!response.ok) throw Error(`ground: ${response.status}`);
      const ground = shaped(await response.json());
      grounds.set(hash, ground);
      return ground;
    }).finally(() => coming.delete(hash));
    coming.set(hash, found);
  }
  return found;
}

/**
 * A ground whose spaces all have their outlines.
 * @param {Board} ground
 * @returns {Board}
 */
export function shaped(ground) {
  const cell = ground.cell ?? [];
  if (!cell.length) return ground;
  const spaces = ground.spaces.map((s) => (s.shape ? s : { ...s, shape: cell.map(([x, y]) => /** @type {[number, number]} */ ([s.x + x, s.y + y])) }));
  return { ...ground, spaces };
}

/**
 * A scene as the page reads it: its board is the ground as it is now. Its game is the one shown from now on.
 * @param {Bare} scene all that it names is here
 * @returns {Scene}
 */
export function whole(scene) {
  const kit = kitHere(scene.kit ?? "") ?? {};
  wear(kit);
  return { ...scene, kit, board: boardOf(/** @type {Board} */ (grounds.get(scene.board)), scene.spaces ?? NONE, scene.edges ?? NONE) };
}

/** @type {any[]} */
const NONE = [];
/** @type {WeakMap<Board, {spaces: SpaceNow[], edges: EdgeNow[], board: Board}>} the last board made of each ground */
const made = new WeakMap();

/**
 * A ground with what is not as printed laid over it; the same object while that is the same. Hexes stay as printed.
 * @param {Board} ground
 * @param {SpaceNow[]} spaces
 * @param {EdgeNow[]} edges
 * @returns {Board}
 */
export function boardOf(ground, spaces, edges) {
  if (ground.kind === "hexes") return ground; // drawn once: what changes is drawn over it, from the scene's own lists
  const last = made.get(ground);
  if (last?.spaces === spaces && last.edges === edges) return last.board;
  const at = new Map(spaces.map((s) => [s.id, s]));
  const between = new Map(edges.map((e) => [`${e.a}/${e.b}`, e]));
  /** @template {{marks?: string[]}} T @param {T} thing @param {{marks?: string[]} | undefined} now @returns {T} */
  const marked = (thing, now) => (now ? { ...thing, ...now, marks: [...(thing.marks ?? []), ...(now.marks ?? [])] } : thing);
  const board = spaces.length || edges.length ? {
    ...ground,
    spaces: ground.spaces.map((s) => marked(s, at.get(s.id))),
    routes: (ground.routes ?? []).map((r) => marked(r, between.get(`${r.a}/${r.b}`))),
  } : ground;
  made.set(ground, { spaces, edges, board });
  return board;
}

/**
 * The scene after a change, which holds only what is no longer as before.
 * @param {Bare} before
 * @param {Change} change
 * @returns {Bare}
 */
export function changed(before, change) {
  const gone = new Set(change.gone ?? []);
  /** @template T @param {T[] | undefined} had @param {T[] | undefined} now @param {(thing: T) => string} key @returns {T[]} */
  const laid = (had = NONE, now = NONE, key) => {
    if (!now.length && !had.some((x) => gone.has(key(x)))) return had;
    const all = new Map(had.flatMap((x) => (gone.has(key(x)) ? [] : [[key(x), x]])));
    for (const thing of now) all.set(key(thing), { ...all.get(key(thing)), ...thing });
    return [...all.values()];
  };
  const told = LISTED.flatMap((name) => (name in change.scene ? [[name, listed(before[name] ?? NONE, change.scene[name])]] : []));
  return {
    ...before,
    ...change.scene,
    ...Object.fromEntries(told),
    pieces: laid(before.pieces, change.pieces, (p) => p.id),
    spaces: laid(before.spaces, change.spaces, (s) => s.id),
    edges: laid(before.edges, change.edges, (e) => `${e.a}/${e.b}`),
  };
}

/** The lists whose order counts. @type {["cards", "tracks", "sheets", "orders"]} */
const LISTED = ["cards", "tracks", "sheets", "orders"];

/** What lies there after a change. @template {{id: string}} T @param {T[]} had @param {Told<T>[]} now @returns {T[]} */
function listed(had, now) {
  const known = new Map(had.map((record) => [record.id, record]));
  return now.flatMap((told) => (typeof told === "string" ? known.get(told) ?? [] : [/** @type {T} */ ({ ...known.get(told.id), ...told })]));
}

/**
 * A long change comes in parts: lists go on where they stopped, of records each field.
 * @template T
 * @param {T} first
 * @param {T} next
 * @returns {T}
 */
export function joined(first, next) {
  if (Array.isArray(first) && Array.isArray(next)) return /** @type {T} */ ([...first, ...next]);
  if (!first || !next || typeof first !== "object" || typeof next !== "object") return next;
  const both = /** @type {Record<string, any>} */ ({ ...first });
  for (const [name, value] of Object.entries(next)) both[name] = name in both ? joined(both[name], value) : value;
  return /** @type {T} */ (both);
}
