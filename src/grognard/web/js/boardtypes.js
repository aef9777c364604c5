// The records of a Scene that the board draws, as types. docs/scene.md is their specification.

/** @typedef {[number, number][]} Shape corners in board units */
/** @typedef {{id: string, name: string, x: number, y: number, terrain?: string, level?: number, marks?: string[], shape?: Shape}} Space */
/** @typedef {{a: string, b: string, kind?: string, name?: string, marks?: string[]}} Route */
/** @typedef {{kind: string, spaces: string[], shape: Shape}} Outline an exact silhouette on the ground */
/** @typedef {{width: number, height: number, kind: string, cell?: Shape, spaces?: Space[], routes?: Route[], outlines?: Outline[]}} Board */
/**
 * @typedef {object} Piece
 * @property {string} id
 * @property {string} name
 * @property {string} [printed] what stands on the counter, where that is not its name
 * @property {string} side
 * @property {string} face
 * @property {string} place
 * @property {number} [order]
 * @property {string} [under]
 * @property {Record<string, number>} [values]
 * @property {Record<string, string>} [boxed] values that stand in a box, and of which kind it is
 * @property {string[]} [badges]
 * @property {number} [facing] the side it looks at
 * @property {number} [corner] the corner it looks at
 * @property {number} [second] where its turret looks, a side or a corner as the piece itself
 * @property {boolean} [hidden]
 * @property {boolean} [acts] it is the one acting
 * @property {boolean} [turned] its other side is up
 * @property {boolean} [ghost] it is not there yet: part of a draft
 */
/** @typedef {{text: string, label: string, pieces?: string[], spaces?: string[], threats?: string[], lines?: SightChange[], lays?: Partial<Space>[], company?: Company | null, rolls?: boolean, unlisted?: boolean, headline?: string, chance?: number, odds?: import("./net.js").Odds[]}} Option */
/** @typedef {{spaces: string[], label: string}} Company who could act along with an option, and who brings them in */
/** @typedef {{a: string, b: string, cut?: boolean}} SightChange what an option would do to a line of sight */
/** @typedef {{space: string, label: string}} Hindrance */
/** @typedef {{viewer: string, piece: string, length: number, squares?: string[], clear?: boolean, blocker?: string, at?: [number, number] | null, hinders?: Hindrance[], label?: string, where?: string, rule?: string}} Sight */
/** @typedef {{about: string, spaces?: string[], hindered?: string[], sight?: (Sight & {space?: string}) | null}} FieldOfView what a piece sees, or the line from it to one space */
/** @typedef {{id: string, state: string, label?: string}} StepMark something that was weighed */
/** @typedef {{title: string, text?: string, rule?: string, marks?: StepMark[], lines?: [string, string][]}} Step of how something was decided */
/** @typedef {{id: string, name: string, spaces: string[], whose?: string}} Overlay spaces to be seen on demand */
/** @typedef {{space: string, cost: number, label: string, steps: string[], spaces: string[], threats?: string[], shots?: number[], costs?: number[], kind?: string, lock?: number, rolls?: boolean, odds?: string, sheets?: import("./net.js").Sheet[]}} Path */
/**
 * Something a selection could do, as a row of answers.
 * @typedef {object} Plan
 * @property {string} [group] the heading it stands under
 * @property {string} label
 * @property {string} [space] where it ends
 * @property {string[]} [spaces] those it comes through, the last one included
 * @property {string[]} [pieces] what it is aimed at
 * @property {string} [kind] of way: a walk, a crawl
 * @property {number} [cost]
 * @property {number[]} [costs] spent at each of its spaces
 * @property {string[]} [threats] pieces of the enemy that may answer on the way, once for each time
 * @property {number[]} [shots] how many of them at each of its spaces; else they all answer at its end
 * @property {boolean} [rolls]
 * @property {number} [lock] the first of its spaces from which there is no way back, counted from 0; -1: none
 * @property {string} [odds] what is to be expected of it, in a few words
 * @property {import("./net.js").Sheet[]} [sheets] more than that, line by line
 * @property {string} [deed] what is done, where small questions follow that can be settled before
 * @property {string} [brief] its label where the heading says the rest
 * @property {Goal[]} [goals] where each who goes along with it would stand
 * @property {string[]} answers
 */
/** @typedef {{piece: string, space: string, faces: string}} Goal where a piece would stand, or where the plan ends; and the space beside that it would face */
/** @typedef {{kind?: string, prompt?: string, options: Option[], walks?: boolean, about?: string, marking?: unknown}} Ask */
/** @typedef {{text: string, kind: string, outcome?: string, tone?: string, dice?: number[], luck?: {side: string, got: number} | null, pieces?: string[], spaces?: string[]}} Line */
/** @typedef {{id: string, name: string, space: string, kind: string}} Room a part of a space that is a place of its own */
/** @typedef {{title?: string, board: Board, pieces: Piece[], spaces?: Partial<Space>[], rooms?: Room[], orders?: import("./net.js").Order[], ask?: Ask | null, sights?: Sight[], log?: Line[], gists?: Record<string, string>}} Scene what the board reads of it */
/** @typedef {{pieces: string[], spaces: string[], threats?: string[], lines?: SightChange[], lays?: Partial<Space>[], company?: Company | null}} Things */
/**
 * @typedef {object} Hooks
 * @property {(texts: string[], at: {x: number, y: number}, path?: Path, plans?: Plan[], toward?: string) => void} pick what was clicked: the options it stands for, and the plans of the selection that lead there; the space beside it that the hand is nearest to
 * @property {(texts: string[] | null, what: Things, path?: Path, plans?: Plan[]) => void} hover
 * @property {(id: string | null, atOnce?: boolean) => void} [wonder] told what is pointed at that cannot be chosen
 * @property {(ids: string[], still?: boolean) => boolean} [select] told what is selected, or that it still is at another question; true where plans for it will come
 * @property {(id: string, value: string) => void} [order] a standing order was given
 * @property {() => string} [side] the side that is played here, if it is one of several
 * @property {HTMLElement} [shelf] where what is looked at lies beside a small board
 * @property {(about: string, to?: string) => void} [look] asked what a piece sees, or for the line from it to a space; `setView` is told
 */

export {};
