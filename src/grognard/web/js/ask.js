// The question: one sentence, its options with their odds, and Undo and Done in their fixed place.

import { announce, h, icon, ICONS, toast } from "./dom.js";
import { cardView, inPlay, pieceWords, toldCards } from "./cards.js";
import { clearest, spotsOf } from "./clear.js";
import { Deed } from "./deed.js";
import { chip, die, modifierList } from "./log.js";
import { Marker } from "./marking.js";
import { orderNotes } from "./orders.js";
import { Sheets } from "./sheets.js";
import { headline, manners, percent, signed, t, theSide, word } from "./words.js";

/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").Option} Option */
/** @typedef {import("./net.js").Odds} Odds */
/** @typedef {import("./net.js").Plan} Plan */
/** @typedef {import("./net.js").Stage} Stage */
/** @typedef {import("./log.js").Pointing} Pointing */

/**
 * A stage of a chain: what is decided, how, and what follows each outcome.
 * @param {Stage} stage
 * @param {number} further
 * @returns {HTMLElement}
 */
function stageLine(stage, further = 2) {
  const comes = stage.numerator < stage.denominator ? ` (${percent(stage.numerator, stage.denominator)})` : "";
  const odds = stage.odds.map((o) => `${o.label} ${percent(o.numerator, o.denominator)}${o.more ? " …" : ""}`).join(" · ");
  const after = afterLines(stage.odds, further - 1);
  return h("li", {}, h("span", {}, `${stage.label}${comes}: `), h("b", {}, odds), after.length ? h("ul", {}, after) : null);
}

/**
 * What follows each outcome that something follows: so many stages further, for the card must not hide the board.
 * @param {Odds[]} odds
 * @param {number} further
 * @returns {HTMLElement[]}
 */
function afterLines(odds, further = 2) {
  if (!further) return [];
  return odds.filter((o) => o.then?.length)
    .map((o) => h("li", {}, h("span", {}, `${o.label}:`), h("ul", {}, (o.then ?? []).map((stage) => stageLine(stage, further)))));
}

/**
 * A share of a bar.
 * @param {Odds} line
 * @returns {HTMLElement}
 */
function share(line) {
  return h("i", { class: `share ${line.tone || "plain"}`, vars: { "--share": `${(100 * line.numerator) / line.denominator}%` } });
}

const DONE = ["done", "skip", "halt", "stay", "end"];

/**
 * How much of a row an option takes where there are many.
 * @param {Option} option
 * @param {string} [label] what its button says
 * @returns {string}
 */
export function room(option, label = option.label) {
  return option.rolls || option.note || option.threats?.length || label.length > 24 ? "" : " short";
}

const MANY = 5; // options: more are set close together, under the headings the game gives them

const QUICK = 350; // milliseconds: a second click that comes sooner is the same one

/**
 * Headings in the order they are listed: what rolls dice is not to be looked for, so it comes before all but where one can go.
 * @param {string[]} heads as the game has them
 * @param {Option[]} options
 * @returns {string[]}
 */
function ordered(heads, options) {
  const any = (/** @type {string} */ head, /** @type {(o: Option) => boolean} */ is) => options.some((o) => o.group === head && is(o));
  const rank = (/** @type {string} */ head, /** @type {number} */ i) => (i === 0 && any(head, (o) => Boolean(o.spaces?.length)) ? 0 : any(head, (o) => Boolean(o.rolls)) ? 1 : any(head, (o) => Boolean(o.spaces?.length || o.pieces?.length)) ? 2 : 3);
  const ranks = new Map(heads.map((head, i) => [head, rank(head, i)]));
  return [...heads].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/**
 * Options in the order they are listed, each group with its heading where there are many and several groups.
 * @param {Option[]} options
 * @param {boolean} [always] whether even few have headings
 * @returns {{head: string, options: Option[]}[]}
 */
function grouped(options, always = false) {
  const heads = [...new Set(options.map((o) => o.group ?? ""))];
  const placed = (/** @type {string} */ head) => Number(!options.some((o) => (o.group ?? "") === head && (o.spaces?.length || o.pieces?.length)));
  if (always) return [...heads].sort((a, b) => placed(a) - placed(b)).map((head) => ({ head, options: options.filter((o) => (o.group ?? "") === head) }));
  if (options.length <= MANY || heads.filter(Boolean).length < 2) return [{ head: "", options }];
  return [...ordered(heads.filter(Boolean), options), ""].map((head) => ({ head, options: options.filter((o) => (o.group ?? "") === head) }));
}

/**
 * The keys of options: a number has its own, the others those that are left, in order.
 * @param {Option[]} options
 * @returns {Map<Option, string>}
 */
function keysOf(options) {
  const digit = (/** @type {Option} */ o) => (o.number !== undefined && o.number >= 0 && o.number <= 9 ? String(o.number) : "");
  const taken = new Set(options.map(digit));
  const free = [..."1234567890"].filter((key) => !taken.has(key));
  return new Map(options.map((o) => [o, digit(o) || (o.number === undefined ? free.shift() ?? "" : "")]));
}

/**
 * The option that ends what is being done, if there is one: it has its own button.
 * @param {Option[]} options
 * @returns {Option | null}
 */
export function doneOf(options) {
  for (const text of [...DONE, ...(manners().done ?? [])]) {
    const found = options.find((o) => o.text === text && !o.pieces?.length && !o.spaces?.length);
    if (found) return found;
  }
  return null;
}

/**
 * Who may fire, with how many times if it is more than once.
 * @param {Scene} scene
 * @param {string[]} [threats]
 * @returns {string}
 */
export function threatWords(scene, threats = []) {
  const names = [...new Set(threats)].map((id) => {
    const times = threats.filter((x) => x === id).length;
    const name = scene.pieces.find((p) => p.id === id)?.name ?? "";
    return times > 1 ? `${name} ×${times}` : name;
  });
  return names.length ? t("web-threats", { names: names.join(", ") }) : "";
}

/** The part of the panel where the player answers. */
export class AskPanel {
  /** @param {{answer: (text: string) => void, mark: (texts: string[]) => void, commit: (texts: string[]) => void, marked: (marker: Marker) => void, undo: (by: "click" | "answer") => void, roll: () => void, correct: () => void, point: (pointing: Pointing) => void, further: (at: {x: number, y: number}) => void, plan: (plan: Plan) => void, prepare: (answers: string[], wishes: Record<string, string>) => void, draft: () => void, armed: (plan: Plan | null) => void, orders: () => void, order: (id: string, value: string) => void, skip: () => void, letGo: () => void, kind: (kind: string) => void, picture: (id: string) => Element | null, side: () => string}} told */
  constructor(told) {
    this.told = told;
    /** @type {Option[]} */
    this.listed = [];
    /** @type {HTMLElement[]} one for each of them */
    this.items = [];
    /** @type {Map<Option, string>} */
    this.keys = new Map();
    /** @type {Option | null} */
    this.done = null;
    /** @type {Marker | null} the set that is being marked */
    this.marker = null;
    /** @type {Plan[]} what the selection could do */
    this.plans = [];
    /** @type {Plan | null} what rolls dice, and waits to be wanted a second time */
    this.armed = null;
    this.armedAt = 0;
    /** @type {Plan | null} the deed that was last read out */
    this.announced = null;
    /** Whether it is to be committed as soon as the table has agreed to it. */
    this.hasty = false;
    this.game = "";
    /** @type {Scene | null} */
    this.scene = null;
    this.busy = false;
    /** @type {import("./net.js").Card[]} cards carried out since the player's last answer */
    this.came = [];
    this.walking = false;
    this.shownAt = 0;
    this.playing = h("div", { class: "in-play", role: "group", "aria-label": word("zone", "play"), tabindex: "0" });
    this.prompt = h("h2", { class: "prompt", id: "prompt", tabindex: "-1" });
    this.rule = h("span", { class: "ask-rule" });
    this.options = h("ul", { class: "options", "aria-labelledby": "prompt" });
    this.options.addEventListener("scroll", () => this.fold());
    new ResizeObserver(() => this.fold()).observe(this.options);
    this.further = h("button", { type: "button", class: "further", "aria-haspopup": "menu", "aria-keyshortcuts": "W", hidden: true, on: { click: () => this.told.further(this.further.getBoundingClientRect()) } });
    this.notes = h("div", { class: "ask-notes" });
    /** A row of answers that is offered as a whole. */
    this.whole = h("button", { type: "button", class: "whole", "aria-keyshortcuts": "W", hidden: true });
    /** Kinds of ways, of which the board shows one at a time. */
    this.kinds = h("div", { class: "way-kinds", role: "group", "aria-label": t("web-kinds"), hidden: true });
    /** The kind that is looked at, as long as there are ways of it. */
    this.kind = "";
    /** What can be settled before the deed that is armed is done. */
    this.deed = new Deed({ prepare: (answers, wishes) => this.told.prepare(answers, wishes), changed: () => this.prepared(), goOn: (plan) => {
      this.disarm();
      this.told.plan(plan);
    }, point: (option) => this.told.point(option ? { spaces: option.spaces } : {}) });
    /** What the dice of a set can bring, should it be committed. */
    this.outlook = h("div", { class: "outlook", hidden: true });
    /** What is to be known before dice fall. */
    this.sheets = new Sheets({ point: told.point, mark: (texts) => this.markAll(texts), picture: told.picture });
    /** What happened last, whatever can be seen of the log. */
    this.latest = h("div", { class: "latest", "aria-hidden": "true" });
    this.node = h("section", { class: "ask", "aria-labelledby": "prompt" }, this.latest, this.playing, h("div", { class: "ask-head" }, this.prompt, this.rule), this.notes, this.whole, this.kinds, this.options, this.further, this.sheets.node, this.deed.node, this.outlook);
    this.undoButton = h("button", { type: "button", class: "undo", on: { click: () => this.takeBack() } });
    this.doneButton = h("button", { type: "button", class: "done", on: { click: (/** @type {MouseEvent} */ e) => (this.armed ? this.take(this.armed, "", true) : this.done && this.give(this.done.text, e)) } });
    this.ordersButton = h("button", { type: "button", class: "orders", "aria-keyshortcuts": "O", hidden: true, on: { click: () => this.told.orders() } }, h("span", {}, t("web-orders")), h("kbd", {}, "O"));
    this.skipButton = h("button", { type: "button", class: "skip-ahead", "aria-keyshortcuts": "S", hidden: true, on: { click: () => this.skipAhead() } }, h("span", {}, t("web-skip-ahead")), h("kbd", {}, "S"));
    /** Orders for the moment, each with its key. */
    this.moments = h("div", { class: "order-moments" });
    /** Beside a real board: the program rolls instead, or is put right. */
    this.rollButton = h("button", { type: "button", class: "roll-here", on: { click: () => this.told.roll() } }, t("web-beside-roll"));
    this.beside = h("div", { class: "beside", hidden: true }, this.rollButton, h("button", { type: "button", class: "board-says", on: { click: () => this.told.correct() } }, t("web-beside-correct")));
    this.node.append(this.skipButton, this.moments, this.ordersButton, this.beside);
    this.actions = h("div", { class: "actions" }, this.undoButton, this.doneButton);
    this.showUndo();
  }

  /** What takes back the last click; before a deed is done it lets go of that. */
  showUndo() {
    const back = !this.deed.node.hidden && this.armed?.answers.length;
    this.undoButton.replaceChildren(icon(ICONS.undo), h("span", {}, t(back ? "web-deed-back" : "web-undo")), h("kbd", {}, back ? "Esc" : "U"));
    this.undoButton.disabled = !back && (!this.scene?.undo || this.walking);
    this.undoButton.title = back ? "" : this.scene?.undo_why ?? "";
  }

  /**
   * @param {Scene} scene
   * @param {boolean} [walking] the next answer is on its way: nothing is to be chosen in between
   */
  show(scene, walking = false) {
    const had = this.node.contains(document.activeElement) || this.actions.contains(document.activeElement);
    const ask = scene.ask ?? null;
    this.game = scene.game;
    this.scene = scene;
    this.busy = false;
    this.walking = walking;
    this.shownAt = performance.now();
    this.node.classList.toggle("busy", walking);
    this.actions.classList.toggle("busy", walking);
    this.hasty = false;
    this.plans = [];
    this.armed = null;
    this.deed.end();
    this.node.classList.remove("preparing", "planning");
    this.marker = ask?.marking ? new Marker(ask.marking, ask.options.map((o) => o.text)) : null;
    this.done = this.marker ? this.marker.commit : ask ? doneOf(ask.options) : null;
    this.playing.replaceChildren(...toldCards(this.came.filter((c) => c.id !== ask?.about)), ...inPlay(scene));
    requestAnimationFrame(() => this.playing.querySelector(".told-card[open] .card-lines [data-state=taken]")?.scrollIntoView({ block: "nearest" }));
    const rule = ask ? chip(scene.game, ask.rule) : null;
    this.note(scene);
    const asked = ask ? ask.prompt : scene.over ? t("web-over") : t("web-waiting", { seat: theSide(scene.waiting ?? "") });
    this.prompt.textContent = asked;
    this.rule.replaceChildren(...(rule ? [rule] : []));
    this.prompt.classList.toggle("waiting", !ask);
    this.skipButton.hidden = Boolean(ask) || Boolean(scene.over) || scene.seat < 0;
    this.list(scene);
    this.further.hidden = true;
    this.kinds.hidden = true;
    this.whole.hidden = true;
    this.showUndo();
    this.beside.hidden = !scene.beside || !ask;
    this.rollButton.hidden = ask?.kind !== "die" && ask?.kind !== "drawn";
    this.showDone();
    this.outlook.hidden = true;
    this.sheets.show(scene);
    this.showMarks();
    if (ask?.settles && this.arms() && !walking) this.prepare({ answers: [], label: ask.prompt });
    if (had) this.rest();
  }

  /** What others do need not be looked at step by step. */
  skipAhead() {
    this.skipButton.disabled = true;
    this.told.skip();
  }

  /** What is to be kept in mind: orders, and what is answered by itself. @param {Scene} scene */
  note(scene) {
    const ask = scene.ask;
    const given = ask?.order ? ask.options.find((o) => o.text === ask.order) : null;
    const side = ask || scene.over ? "" : this.told.side();
    const notes = [...(side ? [t("web-waiting-held", { side: theSide(side) })] : []), ...(scene.notes ?? []), ...orderNotes(scene.orders), ...(given ? [t("web-given", { label: given.label })] : [])];
    this.notes.replaceChildren(...notes.map((note) => h("p", {}, note)));
    this.ordersButton.hidden = !scene.orders?.length || Boolean(scene.over);
    this.moments.replaceChildren(...(scene.over ? [] : scene.orders ?? []).flatMap((order) => {
      if (!order.key) return [];
      const on = order.value !== order.values[0];
      return h("button", { type: "button", class: "moment", "aria-pressed": String(on), "aria-keyshortcuts": order.key.toUpperCase(), data: { key: order.key }, on: { click: () => this.told.order(order.id, order.values[on ? 0 : 1] ?? "") } }, h("span", {}, order.label), h("kbd", {}, order.key.toUpperCase()));
    }));
  }

  /** An order was given or taken back: the question is the same. @param {Scene} scene */
  ordered(scene) {
    this.scene = scene;
    this.note(scene);
  }

  /** What can be answered, or what the selection could do, as buttons. @param {Scene} scene */
  list(scene) {
    const ask = scene.ask ?? null;
    const planned = this.planned();
    const groups = planned.length ? grouped(planned, true) : grouped(this.listable(scene));
    this.listed = groups.flatMap((group) => group.options);
    this.keys = keysOf(this.listed);
    const headed = groups.some((group) => group.head);
    this.items = this.listed.map((option, i) => this.item(option, i, ask?.kind === "die", headed));
    let at = 0;
    this.options.replaceChildren(...groups.flatMap(({ head, options }) => {
      const items = this.items.slice(at, (at += options.length));
      return headed && items.length ? [h("li", { class: "group-head", "aria-hidden": "true" }, head), ...items] : items;
    }));
    this.options.scrollTop = 0;
    requestAnimationFrame(() => this.fold());
    this.options.classList.toggle("dice-row", ask?.kind === "die");
    this.options.classList.toggle("many", this.listed.length > MANY);
    this.options.hidden = !this.listed.length;
  }

  /** What the selection could do, but for ways further off: they are on the board and in their own list. @returns {Option[]} */
  planned() {
    return this.plans.flatMap((plan, i) => (plan.group || !plan.space ? [{ text: `plan ${i}`, label: plan.odds ? `${plan.label} · ${plan.odds}` : plan.label, brief: plan.brief && plan.odds ? `${plan.brief} · ${plan.odds}` : plan.brief, group: plan.group || t("web-plan-other"), pieces: plan.pieces, spaces: plan.spaces, threats: plan.threats }] : []));
  }

  /** What the selection could do came from the table; nothing is selected without any. @param {Plan[]} plans @param {string} [names] of what is selected */
  setPlans(plans, names = "") {
    if (this.deed.plan?.answers.length !== 0) this.disarm(); // what is open is settled whatever is looked at
    this.node.classList.toggle("planning", plans.length > 0);
    this.prompt.textContent = plans.some((plan) => plan.deed) && names ? names : this.scene?.ask?.prompt ?? this.prompt.textContent;
    this.offerKinds(plans.map((plan) => plan.kind ?? ""));
    if (!plans.length && !this.plans.length) return;
    this.plans = plans;
    if (this.scene) this.list(this.scene);
  }

  /** What can be drafted as it is offered: a whole set-up. @param {Plan[]} plans */
  offerWhole([plan]) {
    this.whole.hidden = !plan;
    if (!plan) return;
    this.whole.replaceChildren(h("span", {}, plan.label), h("kbd", {}, "W"));
    this.whole.onclick = () => !this.busy && this.told.draft();
  }

  /** Which kinds of ways there are: with one alone there is nothing to choose. @param {string[]} kinds of all of them */
  offerKinds(kinds) {
    const found = [...new Set(kinds.filter(Boolean))];
    this.kinds.hidden = found.length < 2;
    const now = found.includes(this.kind) ? this.kind : found[0];
    this.kinds.replaceChildren(...found.map((kind) => h("button", { type: "button", "aria-pressed": String(kind === now), data: { kind }, on: { click: () => this.chooseKind(kind) } }, h("span", {}, word("kind", kind)), h("kbd", {}, (manners().kinds?.[kind] ?? "").toUpperCase()))));
    if (now && now !== this.kind) this.told.kind(now);
  }

  /** @param {string} kind */
  chooseKind(kind) {
    this.kind = kind;
    for (const button of this.kinds.querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.dataset.kind === kind));
    this.told.kind(kind);
    announce(word("kind", kind));
  }

  /** The fixed button: what waits to be wanted again, else what ends this. */
  showDone() {
    const label = this.armed ? [this.armed.label, this.armed.odds].filter(Boolean).join(" · ") : this.done?.label ?? t("web-done");
    const outlook = this.armed && !this.deed.node.hidden ? this.deed.outlook() : "";
    this.doneButton.disabled = this.walking || !(this.armed || this.done);
    this.doneButton.classList.toggle("armed", this.armed !== null);
    this.doneButton.replaceChildren(h("span", {}, this.deed.plan && this.armed ? t("web-deed-do") : label, outlook ? h("small", {}, outlook) : null), h("kbd", {}, "⏎"));
    this.showUndo();
  }

  /** Whether what rolls dice waits for a second click here. */
  arms() {
    return Boolean(this.scene?.kit?.arms);
  }

  /**
   * A plan was wanted. Where dice are in it and the board arms, or where something can be settled before it is given, it
   * is given when it is wanted again.
   * @param {Plan} plan
   * @param {string} [toward] the space it is to face, as the hand has it
   * @param {boolean} [sure] whether it cannot be the same click still
   */
  take(plan, toward = "", sure = false) {
    if (this.busy || this.walking) return;
    const same = this.armed?.answers.join() === plan.answers.join();
    const again = same && (sure || performance.now() - this.armedAt > QUICK);
    const prepares = plan.deed || (same && this.deed.plan);
    if (!this.arms() || !(plan.rolls || prepares) || (again && !prepares)) {
      this.disarm();
      this.told.plan(plan);
      return;
    }
    if (again && !this.deed.turn(toward)) return this.carryOut();
    if (again) this.deed.draw();
    if (same) return this.prepared();
    if (plan.deed) return this.prepare(plan, toward);
    this.arm(plan);
    announce(t("web-armed", { label: [plan.label, plan.odds].filter(Boolean).join(", ") }));
  }

  /** @param {Plan} plan */
  arm(plan) {
    this.armed = plan;
    this.armedAt = performance.now();
    this.showDone();
    this.told.armed(plan);
  }

  /** What can be settled before it is given is asked for. @param {Plan} plan @param {string} [toward] */
  prepare(plan, toward = "") {
    this.hasty = false;
    this.deed.begin(plan, this.game, this.scene ? threatWords(this.scene, plan.threats) : "", toward);
    this.node.classList.toggle("preparing", plan.answers.length > 0);
    if (plan.answers.length) this.arm(plan);
  }

  /** What is settled is shown: what is to be expected of it, and where it leads. */
  prepared() {
    const { plan } = this.deed;
    if (!plan || this.deed.node.hidden) return;
    const news = this.announced !== plan;
    this.announced = plan;
    this.node.classList.add("preparing");
    this.armed = plan;
    const outlook = this.deed.outlook();
    const roll = this.deed.roll();
    this.told.armed({ ...plan, odds: roll ? headline(roll) : outlook, faces: this.deed.faces(), goals: this.deed.goals() });
    this.showDone();
    this.foresee(roll);
    if (news) announce(t("web-armed", { label: [plan.deed || plan.label, outlook].filter(Boolean).join(", ") }));
    if (this.hasty) this.carryOut();
  }

  /** All of it is given; what the table has not yet told is waited for. */
  carryOut() {
    const { plan } = this.deed;
    this.hasty = this.deed.waits;
    if (!plan || this.hasty) return;
    const answers = [...plan.answers, ...this.deed.answers()];
    this.told.letGo();
    this.disarm();
    this.told.plan({ ...plan, answers });
  }

  /** An option was clicked on the board. @param {string} text */
  touch(text) {
    const option = this.scene?.ask?.options.find((o) => o.text === text);
    if (!option?.rolls || this.marker || !this.arms() || option.deed) return this.give(text);
    this.take({ answers: [text], label: option.label, rolls: true, odds: headline(option), pieces: option.pieces, spaces: option.spaces });
  }

  /** @returns {boolean} whether something waited */
  disarm() {
    const had = this.armed !== null;
    this.armed = null;
    this.deed.end();
    this.node.classList.remove("preparing");
    this.outlook.hidden = true;
    if (had) {
      this.showDone();
      this.told.armed(null);
    }
    return had;
  }

  /** What stands in the list: the options but for the one with its own button; of a set the ways to mark it. @param {Scene} scene @returns {Option[]} */
  listable(scene) {
    const options = scene.ask?.options ?? [];
    return this.marker ? [...this.marker.buttons(), ...this.others(options)] : options.filter((o) => o !== this.done && !o.unlisted);
  }

  /** Where a set is marked: what can be answered instead. @param {Option[]} options @returns {Option[]} */
  others(options) {
    return options.filter((o) => o.text !== this.marker?.word.text && (this.marker?.find(o.text)[0] ?? 0) < 0);
  }

  /** Everything that can be chosen on the board. @param {Scene} scene @returns {Option[]} */
  choices(scene) {
    const options = scene.ask?.options ?? [];
    return this.marker ? [...this.marker.choices(), ...this.others(options)] : options;
  }

  /** Shows what is marked, and whether it can be committed. */
  showMarks() {
    const marker = this.marker;
    this.options.classList.toggle("marks", marker !== null);
    if (!marker) return;
    this.listed.forEach((option, i) => {
      const button = this.items[i]?.querySelector(".option");
      if (marker.find(option.text)[0] < 0) return;
      button?.setAttribute("aria-pressed", String(marker.isPressed(option.text)));
      button?.classList.toggle("barred", marker.isBarred(option.text));
    });
    this.done = marker.waits ? marker.word : marker.commit;
    this.doneButton.disabled = !this.done || this.walking;
    const hope = marker.waits ? "" : marker.commit?.headline;
    this.doneButton.replaceChildren(h("span", {}, this.setLabel(marker), hope ? h("small", {}, hope) : null), h("kbd", {}, "⏎"));
    if (!marker.waits) this.foresee(marker.commit);
    this.told.marked(marker);
    this.sheets.marked(marker);
  }

  /** A whole set was chosen. @param {string[]} texts the ways of those in it */
  markAll(texts) {
    const marker = this.marker;
    if (!marker || this.busy || this.walking) return;
    marker.set(texts);
    this.hasty = false;
    this.showMarks();
    this.told.mark(marker.texts());
  }

  /** What the button of a set says: how many are in it, unless the game has a word of its own for what they do. @param {Marker} marker */
  setLabel(marker) {
    const count = DONE.includes(marker.word.text) ? marker.count() : -1;
    if (count > 0) return t("web-set-these", { count });
    const pieces = new Set(this.scene?.pieces.map((p) => p.id));
    const people = marker.members.every((m) => m.ways.every((way) => way.pieces?.some((id) => pieces.has(id))));
    return count === 0 && people && marker.commit ? t("web-set-nobody") : marker.word.label;
  }

  /** What the dice of the commit can bring. @param {Option | null} commit */
  foresee(commit) {
    const odds = commit?.odds ?? [];
    this.outlook.hidden = !odds.length;
    if (commit && odds.length) this.outlook.replaceChildren(...this.explanation(commit, "outlook").children);
  }

  /** @param {import("./net.js").MarkedMessage} message */
  marked(message) {
    if (!this.marker?.hear(message)) return;
    this.showMarks();
    if (this.hasty && this.done) this.give(this.done.text);
    this.hasty = false;
  }

  /** Shows whether the list goes on below. */
  fold() {
    const { scrollHeight, scrollTop, clientHeight } = this.options;
    this.options.classList.toggle("more", scrollHeight - scrollTop - clientHeight > 8);
  }

  /** The focus rests on the question, not on an answer: Enter means what the fixed button says, until it is moved. */
  rest() {
    this.prompt.focus({ preventScroll: true });
  }

  /**
   * @param {Option} option
   * @param {number} index
   * @param {boolean} asDie
   * @param {boolean} headed whether it stands under the heading of its group
   * @returns {HTMLElement}
   */
  item(option, index, asDie, headed) {
    const key = this.keys.get(option) ?? "";
    const brief = headed ? option.brief : "";
    const threat = this.scene ? threatWords(this.scene, option.threats) : "";
    const warned = Boolean(threat && brief && this.plans.length);
    const card = this.scene?.cards.find((c) => option.pieces?.includes(c.id) && c.id !== this.scene?.ask?.about);
    const note = this.noteOf(option, index, card);
    const button = h("button", { type: "button", class: "option", "aria-keyshortcuts": key || null, data: { text: option.text }, on: { click: (/** @type {MouseEvent} */ e) => this.give(option.text, e) } },
      key ? h("kbd", {}, key) : null,
      asDie ? die(Number(option.label)) : h("span", { class: "option-label" }, brief ? h("span", { class: "unseen" }, `${option.group}: `) : null, brief || option.label, note ? h("small", { class: "option-note" }, note) : null, threat ? h("small", { class: warned ? "unseen" : "option-threat" }, threat) : null));
    if (warned) button.title = threat;
    const item = h("li", { class: `option-item${option.rolls ? " rolls" : ""}${warned ? " warned" : ""}${asDie ? "" : room(warned ? { ...option, threats: [] } : option, brief || option.label)}` }, button);
    if (card) item.append(h("div", { class: "odds" }, cardView(card)));
    else if (!option.rolls) item.append(...this.gistOf(option));
    if (option.odds?.length) this.addOdds(item, option, index);
    const pointing = { pieces: option.pieces ?? [], spaces: option.spaces ?? [], threats: option.threats ?? [], lines: option.lines ?? [], lays: option.lays ?? [], company: option.company };
    item.addEventListener("mouseenter", () => {
      this.told.point(pointing);
      this.explain(item);
    });
    item.addEventListener("mouseleave", () => {
      this.told.point({});
      this.hush(item);
    });
    item.addEventListener("focusin", () => {
      this.told.point(pointing);
      if (button.matches(":focus-visible") || !button.matches(":focus")) this.explain(item);
    });
    item.addEventListener("focusout", (event) => {
      if (event.relatedTarget instanceof Node && item.contains(event.relatedTarget)) return;
      this.told.point({});
      this.hush(item);
    });
    return item;
  }

  /**
   * What an option is good for, once where several say the same: as the game puts it, or what its card does, where
   * there are not too many.
   * @param {Option} option
   * @param {number} index
   * @param {import("./net.js").Card} [card]
   * @returns {string}
   */
  noteOf(option, index, card) {
    if (option.note) return this.listed.slice(0, index).some((o) => o.note === option.note) ? "" : option.note;
    return card && this.listed.length <= 5 ? ((card.text ?? []).at(1) ?? "") : "";
  }

  /**
   * The pieces an option points at and what they are good for, beside it, unless it says so itself.
   * @param {Option} option
   * @returns {HTMLElement[]}
   */
  gistOf(option) {
    const gists = this.scene?.gists ?? {};
    const pieces = option.note ? [] : (this.scene?.pieces ?? []).filter((p) => option.pieces?.includes(p.id) && gists[p.face]);
    return pieces.length ? [h("div", { class: "odds gists" }, pieces.map((p) => h("p", {}, pieceWords(p, gists[p.face]))))] : [];
  }

  /**
   * The odds of options, which come after the question: they join what is there, under pointer and focus.
   * @param {Option[]} options
   */
  tell(options) {
    const marker = this.marker;
    const commit = marker && !marker.texts().length ? options.find((o) => o.text === marker.word.text) : null;
    if (marker?.commit && commit) {
      marker.commit = commit;
      this.showMarks();
    }
    this.listed.forEach((listed, i) => {
      const option = options.find((o) => o.text === listed.text);
      const item = this.items[i];
      if (!option || !item || item.querySelector(".odds-lines")) return;
      this.addOdds(item, option, i);
      if (item.matches(":hover, .pointed") || item.querySelector(":focus-visible")) this.explain(item);
    });
  }

  /** There are ways to spaces further off: a list of them, for whoever has no pointer. @param {number} count */
  offer(count) {
    this.further.hidden = !count;
    this.further.replaceChildren(h("span", {}, t("web-path-further", { count })), h("kbd", {}, "W"));
  }

  /**
   * @param {Element} item
   * @param {Option} option
   * @param {number} index
   */
  addOdds(item, option, index) {
    const odds = option.odds ?? [];
    const id = `odds-${index}`;
    const button = item.querySelector(".option");
    button?.setAttribute("aria-describedby", id);
    button?.append(h("span", { class: "option-odds", "aria-hidden": "true" },
      h("span", { class: "odds-bar" }, odds.map(share)),
      h("span", {}, headline(option))));
    item.append(this.explanation(option, id));
  }

  /**
   * The odds as bars and the modifiers line by line.
   * @param {Option} option
   * @param {string} id
   * @returns {HTMLElement}
   */
  explanation(option, id) {
    const odds = option.odds ?? [];
    const modifiers = option.modifiers ?? [];
    const chain = (option.chain?.length ?? 0) > 1 ? (option.chain ?? []).map((stage) => stageLine(stage)) : afterLines(option.chain?.[0]?.odds ?? []);
    const spoken = [...odds.map((o) => `${o.label} ${percent(o.numerator, o.denominator)}`), option.means ?? "", ...(option.parts ?? []), ...modifiers.map((m) => `${m.name} ${signed(m.value)}`)].filter(Boolean).join("; ");
    return h("div", { class: "odds" },
      h("p", { class: "unseen", id }, spoken),
      h("p", { class: "odds-title", "aria-hidden": "true" }, option.label),
      odds.length ? h("ul", { class: "odds-lines", "aria-hidden": "true" },
        odds.map((o) => h("li", {},
          h("span", { class: "odds-label" }, o.label),
          h("span", { class: "odds-track" }, share(o)),
          h("b", {}, percent(o.numerator, o.denominator)),
          h("small", {}, `${o.numerator}/${o.denominator}`)))) : null,
      option.means ? h("p", { class: "odds-means", "aria-hidden": "true" }, option.means) : null,
      option.parts?.length ? h("p", { class: "odds-means", "aria-hidden": "true" }, option.parts.join(" · ")) : null,
      modifiers.length ? modifierList(this.game, modifiers) : null,
      chain.length ? h("ul", { class: "odds-chain", tabindex: "0" }, chain) : null);
  }

  /**
   * Put the explanation beside its option, inside the window.
   * @param {Element} item
   */
  explain(item) {
    const box = item.querySelector(".odds");
    for (const other of this.items) if (other !== item) this.hush(other);
    if (!(box instanceof HTMLElement)) return;
    box.classList.add("shown");
    if (getComputedStyle(box).position !== "fixed") return;
    const at = item.getBoundingClientRect();
    const size = box.getBoundingClientRect();
    const beside = (item.closest(".panel")?.getBoundingClientRect().left ?? at.left) - size.width - 10;
    const left = beside > 8 ? beside : Math.min(at.right + 10, innerWidth - size.width - 8);
    const inside = (/** @type {number} */ top) => Math.max(60, Math.min(top, innerHeight - size.height - 12));
    const places = [at.top - 6, at.bottom + 6 - size.height, 60].map((top) => ({ left, top: inside(top) }));
    const board = item.closest(".match")?.querySelector(".board");
    const place = board ? clearest([...places, { left: 14, top: inside(innerHeight) }], size, spotsOf(board, this.decidedAt(item))) : places[0];
    box.style.left = `${place?.left}px`;
    box.style.top = `${place?.top}px`;
  }

  /** What is decided about: what an option points at, who acts, what the question is about. @param {Element} item */
  decidedAt(item) {
    const option = this.listed[this.items.findIndex((other) => other === item)];
    const acting = (this.scene?.pieces ?? []).filter((p) => p.acts).map((p) => p.id);
    return [...(option?.pieces ?? []), ...(option?.spaces ?? []), ...acting, this.scene?.ask?.about ?? ""];
  }

  /** @param {Element} item */
  hush(item) {
    item.querySelector(".odds")?.classList.remove("shown");
  }

  /**
   * Mark the options the board's pointer is over.
   * @param {string[] | null} texts
   */
  mark(texts) {
    let explained = false;
    for (const item of this.items) {
      const button = item.querySelector(".option");
      const on = button instanceof HTMLElement && (texts ?? []).includes(button.dataset.text ?? "");
      item.classList.toggle("pointed", on);
      if (on && !explained) {
        explained = true;
        item.scrollIntoView({ block: "nearest" });
        this.explain(item);
      } else if (!item.matches(":hover, :focus-within")) this.hush(item);
    }
  }

  /**
   * @param {string} text
   * @param {MouseEvent} [event]
   */
  give(text, event) {
    if (this.busy) return;
    if (event?.detail) this.rest();
    const plan = this.plans[text.startsWith("plan ") ? Number(text.slice(5)) : -1];
    if (plan) return this.take(plan);
    // The second click of a double click must not answer the next question, which lies in the same place.
    if (event && event.detail > 1 && performance.now() - this.shownAt < 350) return;
    const marker = this.marker;
    if (marker && marker.find(text)[0] >= 0) {
      marker.press(text);
      this.hasty = false;
      this.showMarks();
      this.told.mark(marker.texts());
      return;
    }
    this.hasty = Boolean(marker?.waits);
    if (this.hasty) return;
    const option = this.scene?.ask?.options.find((o) => o.text === text);
    if (option?.grave && this.arms()) return this.take({ answers: [text], label: t("web-once-more", { label: option.label }), rolls: true });
    if (option?.deed && this.arms()) return this.take({ answers: [text], label: option.label, deed: option.deed, pieces: option.pieces, space: option.spaces?.at(-1), spaces: option.spaces, threats: option.threats });
    this.wait();
    if (marker && text === marker.word.text) this.told.commit(marker.texts());
    else this.told.answer(text);
  }

  /** @param {"click" | "answer"} [by] */
  takeBack(by = "click") {
    if (this.busy || this.walking) return;
    if (!this.deed.node.hidden && this.armed?.answers.length && this.disarm()) return;
    if (this.undoButton.disabled) {
      if (this.scene?.undo_why) toast(this.scene.undo_why);
      return;
    }
    this.wait();
    this.told.undo(by);
  }

  wait() {
    this.busy = true;
    this.came = [];
    this.node.classList.add("busy");
    this.actions.classList.add("busy");
  }

  /** The answer could not be sent, or was refused: the same question stands. */
  release() {
    this.busy = false;
    this.node.classList.remove("busy");
    this.actions.classList.remove("busy");
  }

  /** What a letter stands for. @param {string} key */
  verbsOf(key) {
    return Object.entries(manners().keys ?? {}).flatMap(([verb, letter]) => (letter === key ? [verb] : []));
  }

  /**
   * A letter of the game's steps through the answers it stands for; Enter takes the one that has the focus.
   * @param {string} key
   * @returns {boolean} whether there is one
   */
  stepTo(key) {
    const verbs = this.verbsOf(key);
    const means = (/** @type {string} */ text) => verbs.includes(text.split(" ")[0] ?? "");
    const answers = (/** @type {Option} */ o) => (o.text.startsWith("plan ") ? this.plans[Number(o.text.slice(5))]?.answers ?? [] : [o.text]);
    const found = this.listed.flatMap((o, i) => (answers(o).some(means) ? [this.items[i]?.querySelector("button.option")] : []));
    if (this.done && means(this.done.text)) found.push(this.doneButton);
    if (!found.length) return false;
    this.disarm();
    const next = found[(found.indexOf(document.activeElement) + 1) % found.length];
    if (next instanceof HTMLElement) next.focus();
    return true;
  }

  /** What the fixed button says, or the only answer there is. @returns {boolean} whether there is one */
  enter() {
    const { armed } = this;
    const only = this.done ?? (this.listed.length === 1 && !this.marker ? this.listed[0] : null);
    if (armed) this.take(armed, "", true);
    else if (only) this.give(only.text);
    return Boolean(armed ?? only);
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key meant something here
   */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || this.walking) return false;
    if (/^[0-9]$/.test(event.key)) {
      const option = this.listed.find((o) => this.keys.get(o) === event.key);
      if (!option) return false;
      if (this.options.contains(document.activeElement)) this.rest();
      this.give(option.text);
      return true;
    }
    if (event.key === "u" || event.key === "U") {
      this.takeBack(event.shiftKey ? "answer" : "click");
      return true;
    }
    if ((event.key === "w" || event.key === "W") && !this.whole.hidden && !this.busy) {
      this.whole.click();
      return true;
    }
    if ((event.key === "w" || event.key === "W") && !this.further.hidden && !this.busy) {
      this.further.click();
      return true;
    }
    const target = event.target;
    const onThing = target instanceof Element && target.closest("button, a, summary, input, select, [role=button], [role=tab], [role=menuitem], svg [tabindex]");
    if (event.key === "Enter" && this.armed) {
      this.take(this.armed, "", true);
      return true;
    }
    if (this.deed.key(event.key, this.verbsOf(event.key.toLowerCase()))) return true;
    if (event.key === "Escape" && (this.armed || this.plans.length)) {
      if (!this.disarm()) this.told.letGo();
      return true;
    }
    const kind = Object.entries(manners().kinds ?? {}).find(([, key]) => key === event.key.toLowerCase())?.[0];
    if (kind && !this.kinds.hidden && this.kinds.querySelector(`[data-kind="${kind}"]`)) {
      this.chooseKind(kind);
      return true;
    }
    if (this.stepTo(event.key.toLowerCase())) return true;
    if ((event.key === "s" || event.key === "S") && !this.skipButton.hidden) {
      this.skipAhead();
      return true;
    }
    const moment = this.moments.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
    if (moment instanceof HTMLElement) {
      moment.click();
      return true;
    }
    if ((event.key === "o" || event.key === "O") && !this.ordersButton.hidden) {
      this.told.orders();
      return true;
    }
    if (event.key === "Enter" && !onThing) return this.enter();
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && (this.node.contains(document.activeElement) || this.actions.contains(document.activeElement) || document.activeElement === document.body || document.activeElement?.id === "page")) {
      const all = [...this.node.querySelectorAll("button.whole:not([hidden]), button.option, button.further:not([hidden])"), ...this.actions.querySelectorAll("button:not(:disabled)")];
      const at = all.indexOf(/** @type {Element} */ (document.activeElement));
      const next = all[at < 0 ? 0 : (at + (event.key === "ArrowDown" ? 1 : -1) + all.length) % all.length];
      if (next instanceof HTMLElement) next.focus();
      return true;
    }
    return false;
  }
}

/**
 * A small menu where several options point at the thing that was clicked, or of ways that can be walked.
 * @param {(Option & {note?: string})[]} options
 * @param {{x: number, y: number}} at
 * @param {(text: string) => void} chosen
 * @param {(text: string | null) => void} [looked] told what is looked at, and at the end that nothing is
 */
export function menu(options, at, chosen, looked = () => {}) {
  document.querySelector(".menu")?.remove();
  const before = document.activeElement;
  const close = (/** @type {boolean} */ back) => {
    box.remove();
    looked(null);
    document.removeEventListener("pointerdown", outside, true);
    if (back && before instanceof HTMLElement) before.focus();
    else if (back && before instanceof SVGElement) before.focus();
  };
  const outside = (/** @type {Event} */ event) => {
    if (!(event.target instanceof Node && box.contains(event.target))) close(false);
  };
  const box = h("div", { class: "menu", role: "menu", "aria-label": t("web-menu") },
    options.map((o) => h("button", { type: "button", role: "menuitem", class: "menu-item", tabindex: "-1", on: { click: () => {
      close(true);
      chosen(o.text);
    }, focus: () => looked(o.text), pointerenter: () => looked(o.text) } }, h("span", {}, o.label), o.odds?.length || o.note ? h("small", {}, o.note ?? o.odds?.map((x) => `${x.label} ${percent(x.numerator, x.denominator)}`).join(" · ")) : null)));
  box.addEventListener("keydown", (event) => {
    const items = [...box.querySelectorAll("button")];
    const i = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    if (event.key === "Escape") close(true);
    else if (event.key === "ArrowDown") items[(i + 1) % items.length]?.focus();
    else if (event.key === "ArrowUp") items[(i - 1 + items.length) % items.length]?.focus();
    else if (event.key === "Tab") close(true);
    else if (/^[1-9]$/.test(event.key)) items[Number(event.key) - 1]?.click();
    else if (event.key !== "Enter" && event.key !== " ") return;
    event.stopPropagation();
    if (event.key.startsWith("Arrow") || event.key === "Tab") event.preventDefault();
  });
  document.body.append(box);
  const size = box.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(at.x, innerWidth - size.width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(at.y, innerHeight - size.height - 8))}px`;
  document.addEventListener("pointerdown", outside, true);
  box.querySelector("button")?.focus();
}
