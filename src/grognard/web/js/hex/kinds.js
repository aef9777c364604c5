// What kinds of ground there are, by ordinary words: how each is drawn, and how far its silhouette is drawn in.

/** @typedef {"clear" | "field" | "trees" | "marsh" | "water" | "river" | "house" | "strewn" | "other"} Manner */
/** @typedef {{manner: Manner, draw: string, inset: number}} HexKind */

/** Words for the same ground. @type {Record<string, string>} */
const SAME = {
  "": "clear", open: "clear", plain: "clear", grass: "clear", meadow: "clear", road: "clear", snow: "clear", hill: "clear", hills: "clear",
  crops: "low-crops", grain: "wheat", corn: "cornfield", maize: "cornfield", field: "plowed", fields: "plowed", ploughed: "plowed", "plowed-field": "plowed",
  "elephant-grass": "high-grass", paddy: "rice-paddy", scrub: "brush", bushes: "brush", wood: "woods", forest: "woods", trees: "woods", "heavy-woods": "woods",
  swamp: "marsh", bog: "marsh", lake: "water", pond: "water", sea: "water", stream: "river", house: "wood-building", building: "wood-building",
  village: "wood-building", town: "stone-building", church: "stone-building", factory: "stone-building", ruins: "rubble", debris: "rubble", cemetery: "graves", churchyard: "graves",
};

/** @type {Record<string, HexKind>} */
const KINDS = {
  clear: { manner: "clear", draw: "", inset: 1 },
  graves: { manner: "clear", draw: "", inset: 1 },
  "low-crops": { manner: "field", draw: "low", inset: 11 / 12 },
  wheat: { manner: "field", draw: "wheat", inset: 11 / 12 },
  cornfield: { manner: "field", draw: "corn", inset: 11 / 12 },
  plowed: { manner: "field", draw: "plow", inset: 11 / 12 },
  vineyard: { manner: "field", draw: "vine", inset: 11 / 12 },
  "high-grass": { manner: "field", draw: "tall", inset: 11 / 12 },
  "rice-paddy": { manner: "field", draw: "paddy", inset: 11 / 12 },
  brush: { manner: "trees", draw: "brush", inset: 5 / 6 },
  orchard: { manner: "trees", draw: "orchard", inset: 5 / 6 },
  "light-woods": { manner: "trees", draw: "light", inset: 5 / 6 },
  woods: { manner: "trees", draw: "woods", inset: 11 / 12 },
  "light-jungle": { manner: "trees", draw: "jungle", inset: 5 / 6 },
  "heavy-jungle": { manner: "trees", draw: "thick", inset: 11 / 12 },
  marsh: { manner: "marsh", draw: "marsh", inset: 11 / 12 },
  water: { manner: "water", draw: "water", inset: 1 },
  river: { manner: "river", draw: "river", inset: 1 },
  bridge: { manner: "river", draw: "bridge", inset: 1 },
  ford: { manner: "river", draw: "ford", inset: 1 },
  "wood-building": { manner: "house", draw: "wood", inset: 2 / 3 },
  "stone-building": { manner: "house", draw: "stone", inset: 2 / 3 },
  "tall-building": { manner: "house", draw: "stone", inset: 2 / 3 },
  hut: { manner: "house", draw: "hut", inset: 2 / 3 },
  rubble: { manner: "strewn", draw: "rubble", inset: 2 / 3 },
};

/** A ground that nobody drew: a quiet tint over the whole hex, with its name. @type {HexKind} */
const OTHER = { manner: "other", draw: "other", inset: 11 / 12 };

/** The word by which a terrain is drawn. @param {string} terrain */
export const wordOf = (terrain) => {
  const word = terrain.toLowerCase().replace(/[ _]/g, "-");
  return SAME[word] ?? word;
};

/** @param {string} terrain @returns {HexKind} */
export const kindOf = (terrain) => KINDS[wordOf(terrain)] ?? OTHER;

/** @typedef {"road" | "path" | "rail" | "wall" | "hedge" | "bocage" | "cliff" | "fence" | "stream" | "other"} Line */
/** Lines between neighbouring centres, and on the side between two hexes. @type {Record<string, Line>} */
const LINES = {
  road: "road", "paved-road": "road", highway: "road", street: "road", track: "path", path: "path", trail: "path", footpath: "path", rail: "rail", railway: "rail",
  wall: "wall", "stone-wall": "wall", hedge: "hedge", hedgerow: "bocage", bocage: "bocage", cliff: "cliff", fence: "fence", river: "stream", stream: "stream", ditch: "stream", canal: "stream",
};

/** @param {string | undefined} kind @returns {Line} */
export const lineOf = (kind) => LINES[(kind ?? "").toLowerCase().replace(/-\d$/, "")] ?? "other";
