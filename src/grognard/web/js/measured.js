// How long a mission takes and how strong the computer is, in words, from what many matches have shown.

import { t, theSide, word } from "./words.js";

/** @typedef {import("./net.js").Game} Game */
/** @typedef {import("./net.js").Scenario} Scenario */

/** Who can sit on a chair and is no person. */
export const COMPUTERS = ["bot", "strong"];

/** Seconds somebody takes for a decision: the only figure here that nobody measured, and it is said with the others. */
const PACE = 10;

/**
 * Some minutes as people say them: "8 min", "1 h 20 min".
 * @param {number} minutes
 * @returns {string}
 */
function duration(minutes) {
  const step = minutes < 10 ? 1 : minutes < 60 ? 5 : 10;
  const round = Math.max(1, Math.round(minutes / step) * step);
  const hours = Math.floor(round / 60);
  const rest = round % 60;
  return [hours ? t("web-hours", { count: hours }) : "", rest ? t("web-minutes", { count: rest }) : ""].filter(Boolean).join(" ");
}

/**
 * What a mission asks of those who play it, and what the computer makes of it.
 * @param {Game} game
 * @param {Scenario} scenario
 * @param {string[]} seats who sits there
 * @returns {string[]}
 */
export function measured(game, scenario, seats) {
  const { decisions, won } = scenario;
  if (!decisions || won === undefined) return [];
  const count = (/** @type {(who: string) => boolean} */ wanted) => decisions.reduce((sum, n, i) => sum + (wanted(seats[i] ?? "") ? n : 0), 0);
  const own = count((who) => who === "me");
  const people = count((who) => !COMPUTERS.includes(who));
  const share = Math.round(100 * won);
  return [
    own ? t("web-measured-length", { decisions: own, time: duration((people * PACE) / 60) }) : "",
    game.seats.length > 1 ? t("web-measured-sides", { side: word("side", game.seats[0] ?? ""), won: share }) : t("web-measured-won", { won: share }),
  ].filter(Boolean);
}

/**
 * How good the computer is, for the whole game.
 * @param {Game} game
 * @returns {string}
 */
export function strength(game) {
  const shares = game.scenarios.flatMap((x) => x.random ?? []);
  if (!shares.length) return "";
  const most = Math.max(...shares);
  return game.seats.length > 1
    ? t("web-strength-sides", { least: Math.floor(100 - 100 * most), side: theSide(game.seats[0] ?? "") })
    : t("web-strength-alone", { most: Math.ceil(100 * most) });
}

/** How the figures came about. */
export function measuredAbout() {
  return t("web-measured-about", { pace: PACE });
}
