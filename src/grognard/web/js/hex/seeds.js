// Chance that hangs on a text alone: a drawing is the same on every machine, and no hex moves the trees of another.

/** FNV-1a. @param {string} text @returns {number} 32 bits */
export function fnv(text) {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** A stream of numbers from 0 to 1 of its own for each text (mulberry32). @param {string} text @returns {() => number} */
export function seeded(text) {
  let state = fnv(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
