// The records of a Scene that the board draws, as types. docs/scene.md is their specification.

/** @typedef {{id: string, name: string, x: number, y: number, terrain?: string, level?: number, marks?: string[], shape?: [number, number][]}} Space */
/** @typedef {{a: string, b: string, kind?: string, name?: string, marks?: string[]}} Route */
/** @typedef {{kind: string, spaces: string[], shape: [number, number][]}} Outline */
/** @typedef {{width: number, height: number, kind: string, cell?: [number, number][], spaces?: Space[], routes?: Route[], outlines?: Outline[]}} Board */
/**
 * @typedef {object} Piece
 * @property {string} id
 * @property {string} name
 * @property {string} side
 * @property {string} face
 * @property {string} place
 * @property {number} [order]
 * @property {string} [under]
 * @property {Record<string, number>} [values]
 * @property {string[]} [badges]
 * @property {number} [facing]
 * @property {boolean} [hidden]
 * @property {boolean} [acts] it is the one acting
 */
/** @typedef {{text: string, label: string, pieces?: string[], spaces?: string[], threats?: string[]}} Option */
/** @typedef {{viewer: string, piece: string, length: number, squares?: string[], clear?: boolean, blocker?: string, at?: [number, number] | null}} Sight */
/** @typedef {{space: string, cost: number, label: string, steps: string[], spaces: string[], threats?: string[]}} Path */
/** @typedef {{options: Option[]}} Ask */
/** @typedef {{text: string, kind: string, outcome?: string, pieces?: string[], spaces?: string[]}} Line */
/** @typedef {{title?: string, board: Board, pieces: Piece[], ask?: Ask | null, sights?: Sight[], log?: Line[]}} Scene what the board reads of it */
/** @typedef {{pieces: string[], spaces: string[], threats?: string[]}} Things */
/**
 * @typedef {object} Hooks
 * @property {(texts: string[], at: {x: number, y: number}, path?: Path) => void} pick
 * @property {(texts: string[] | null, what: Things, path?: Path) => void} hover
 * @property {(id: string | null, atOnce?: boolean) => void} [wonder] told what is pointed at that cannot be chosen
 */

export {};
