// Shows the example scene ?name= alone, for tests and screenshots. What the hooks report is on `window.board`.

import { BoardView } from "./board.js";
import { fetchDrawings, wear } from "./kits.js";
import { boardOf, shaped } from "./scenes.js";
import { applyTheme } from "./settings.js";

const query = new URLSearchParams(location.search);
const name = (query.get("name") ?? "hexes").replace(/[^a-z-]/g, "");
const theme = query.get("theme");
applyTheme();
if (theme) document.documentElement.dataset["theme"] = theme;

/** @type {{texts: string[], at: {x: number, y: number}, plans?: import("./boardtypes.js").Plan[]}[]} */
const picks = [];
/** @type {(string[] | null)[]} */
const hovers = [];
const container = /** @type {HTMLElement} */ (document.getElementById("board"));
/** @type {string[][]} */
const selections = [];
/** @type {(string | undefined)[][]} */
const looks = [];
const shell = new BoardView(container, {
  pick: (texts, at, _, plans) => picks.push({ texts, at, plans }),
  hover: (texts) => hovers.push(texts),
  select: (ids) => {
    selections.push(ids);
    return false;
  },
  look: (about, to) => looks.push([about, to]),
});
const answer = await fetch(`fixtures/${name}.json`);
const file = await answer.json();
// An example has its ground and its kit in place of their hashes.
await fetchDrawings(file.kit ?? {});
wear(file.kit ?? {});
const scene = /** @type {import("./boardtypes.js").Scene} */ ({ ...file, board: boardOf(shaped(file.board), file.spaces ?? [], file.edges ?? []) });
shell.show(scene);
Object.assign(window, { board: { shell, view: shell.board, scene, picks, hovers, selections, looks } });
document.title = `${scene.title ?? name} (${name})`;
document.documentElement.dataset["ready"] = "yes";
