// The keys of the question: digits for its options, letters of the game for what can be done, Enter, Escape and arrows.

import { manners } from "./words.js";

/** @typedef {import("./ask.js").AskPanel} AskPanel */
/** @typedef {import("./net.js").Option} Option */

/** The verbs of the game a letter stands for. @param {string} key */
function verbsOf(key) {
  return Object.entries(manners().keys ?? {}).flatMap(([verb, letter]) => (letter === key ? [verb] : []));
}

/**
 * A letter of the game's steps through the answers it stands for; Enter takes the one that has the focus.
 * @param {AskPanel} panel
 * @param {string} key
 * @returns {boolean} whether there is one
 */
function stepTo(panel, key) {
  const verbs = verbsOf(key);
  const means = (/** @type {string} */ text) => verbs.includes(text.split(" ")[0] ?? "");
  const answers = (/** @type {Option} */ o) => (o.text.startsWith("plan ") ? panel.plans[Number(o.text.slice(5))]?.answers ?? [] : [o.text]);
  const found = panel.buttons.listed.flatMap((o, i) => (answers(o).some(means) ? [panel.buttons.items[i]?.querySelector("button.option")] : []));
  if (panel.done && means(panel.done.text)) found.push(panel.doneButton);
  if (!found.length) return false;
  panel.disarm();
  const next = found[(found.indexOf(document.activeElement) + 1) % found.length];
  if (next instanceof HTMLElement) next.focus();
  return true;
}

/**
 * A key was pressed while the question is open.
 * @param {AskPanel} panel
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key meant something here
 */
export function pressed(panel, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || panel.walking) return false;
  if (/^[0-9]$/.test(event.key)) {
    const option = panel.buttons.listed.find((o) => panel.buttons.keys.get(o) === event.key);
    if (!option) return false;
    if (panel.options.contains(document.activeElement)) panel.rest();
    panel.give(option.text);
    return true;
  }
  if (event.key === "u" || event.key === "U") {
    panel.takeBack(event.shiftKey ? "answer" : "click");
    return true;
  }
  if ((event.key === "w" || event.key === "W") && !panel.whole.hidden && !panel.busy) {
    panel.whole.click();
    return true;
  }
  if ((event.key === "w" || event.key === "W") && !panel.further.hidden && !panel.busy) {
    panel.further.click();
    return true;
  }
  const target = event.target;
  const onThing = target instanceof Element && target.closest("button, a, summary, input, select, [role=button], [role=tab], [role=menuitem], svg [tabindex]");
  if (event.key === "Enter" && panel.armed) {
    panel.take(panel.armed, "", true);
    return true;
  }
  if (panel.deed.key(event.key, verbsOf(event.key.toLowerCase()))) return true;
  if (event.key === "Escape" && (panel.armed || panel.plans.length)) {
    if (!panel.disarm()) panel.told.letGo();
    return true;
  }
  const kind = Object.entries(manners().kinds ?? {}).find(([, key]) => key === event.key.toLowerCase())?.[0];
  if (kind && !panel.kinds.hidden && panel.kinds.querySelector(`[data-kind="${kind}"]`)) {
    panel.chooseKind(kind);
    return true;
  }
  if (stepTo(panel, event.key.toLowerCase())) return true;
  if ((event.key === "s" || event.key === "S") && !panel.skipButton.hidden) {
    panel.skipAhead();
    return true;
  }
  const moment = panel.moments.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
  if (moment instanceof HTMLElement) {
    moment.click();
    return true;
  }
  if ((event.key === "o" || event.key === "O") && !panel.ordersButton.hidden) {
    panel.told.orders();
    return true;
  }
  if (event.key === "Enter" && !onThing) return panel.enter();
  if ((event.key === "ArrowDown" || event.key === "ArrowUp") && (panel.node.contains(document.activeElement) || panel.actions.contains(document.activeElement) || document.activeElement === document.body || document.activeElement?.id === "page")) {
    const all = [...panel.node.querySelectorAll("button.whole:not([hidden]), button.option, button.further:not([hidden])"), ...panel.actions.querySelectorAll("button:not(:disabled)")];
    const at = all.indexOf(/** @type {Element} */ (document.activeElement));
    const next = all[at < 0 ? 0 : (at + (event.key === "ArrowDown" ? 1 : -1) + all.length) % all.length];
    if (next instanceof HTMLElement) next.focus();
    return true;
  }
  return false;
}
