// Cards that lie over the board: where they hide least of what one decides about.

/** @typedef {{x: number, y: number, r: number, weight?: number}} Spot */

/**
 * Where things are on the screen.
 * @param {Element} board
 * @param {string[]} ids
 * @returns {Spot[]}
 */
export function spotsOf(board, ids) {
  return ids.flatMap((id) => {
    const box = id ? board.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect() : null;
    return box?.width ? [{ x: box.left + box.width / 2, y: box.top + box.height / 2, r: Math.min(box.width, box.height) / 2 }] : [];
  });
}

/** Whether a box lies on a spot. @param {{left: number, right: number, top: number, bottom: number}} box @param {Spot} spot */
export function liesOn(box, { x, y, r }) {
  return x + r > box.left && x - r < box.right && y + r > box.top && y - r < box.bottom;
}

/**
 * The place at which a card hides least; of several the first.
 * @template {{left: number, top: number}} Place
 * @param {Place[]} places
 * @param {{width: number, height: number}} size
 * @param {Spot[]} spots
 * @returns {Place}
 */
export function clearest(places, size, spots) {
  const hides = (/** @type {Place} */ { left, top }) => spots.reduce((sum, spot) => sum + (liesOn({ left, top, right: left + size.width, bottom: top + size.height }, spot) ? spot.weight ?? 1 : 0), 0);
  const counts = places.map(hides);
  return /** @type {Place} */ (places[counts.indexOf(Math.min(...counts))]);
}
