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

/** @type {{texts: string[], at: {x: number, y: number}}[]} */
const picks = [];
/** @type {(string[] | null)[]} */
const hovers = [];
const container = /** @type {HTMLElement} */ (document.getElementById("board"));
const view = new BoardView(container, {
  pick: (texts, at) => picks.push({ texts, at }),
  hover: (texts) => hovers.push(texts),
});
const answer = await fetch(`fixtures/${name}.json`);
const file = await answer.json();
// An example has its ground and its kit in place of their hashes.
await fetchDrawings(file.kit ?? {});
wear(file.kit ?? {});
const scene = /** @type {import("./boardtypes.js").Scene} */ ({ ...file, board: boardOf(shaped(file.board), file.spaces ?? [], file.edges ?? []) });
view.show(scene);
Object.assign(window, { board: { view, scene, picks, hovers } });
document.title = `${scene.title ?? name} (${name})`;
document.documentElement.dataset["ready"] = "yes";
