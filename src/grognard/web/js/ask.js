// The question: one sentence, its options with their odds, and Undo and Done in their fixed place.

import { announce, h, icon, ICONS, toast } from "./dom.js";
import { pressed } from "./askkeys.js";
import { inHand } from "./draft.js";
import { inPlay, toldCards } from "./cards.js";
import { Deed } from "./deed.js";
import { DONE, doneOf, grouped, threatWords } from "./listing.js";
import { chip } from "./log.js";
import { Marker } from "./marking.js";
import { explanation } from "./odds.js";
import { OptionButtons } from "./options.js";
import { orderNotes } from "./orders.js";
import { Sheets } from "./sheets.js";
import { headline, manners, t, theSide, word } from "./words.js";

/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").Option} Option */
/** @typedef {import("./net.js").Plan} Plan */
/** @typedef {import("./log.js").Pointing} Pointing */

const QUICK = 350; // milliseconds: a second click that comes sooner is the same one

/** The part of the panel where the player answers. */
export class AskPanel {
  /** @param {{answer: (text: string) => void, mark: (texts: string[]) => void, commit: (texts: string[]) => void, marked: (marker: Marker) => void, undo: (by: "click" | "answer") => void, roll: () => void, correct: () => void, point: (pointing: Pointing) => void, further: (at: {x: number, y: number}) => void, plan: (plan: Plan) => void, prepare: (answers: string[], wishes: Record<string, string>) => void, draft: () => void, armed: (plan: Plan | null) => void, orders: () => void, order: (id: string, value: string) => void, skip: () => void, letGo: () => void, kind: (kind: string) => void, picture: (id: string) => Element | null, side: () => string}} told */
  constructor(told) {
    this.told = told;
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
    /** The counter the question is about, where it does not stand on the board. */
    this.about = h("span", { class: "ask-about", hidden: true });
    this.rule = h("span", { class: "ask-rule" });
    this.buttons = new OptionButtons({ give: (text, event) => this.give(text, event), point: told.point });
    this.options = this.buttons.node;
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
    }, point: (option) => this.told.point(option ? { spaces: option.spaces } : {}), aim: () => this.aim() });
    /** What the dice of a set can bring, should it be committed. */
    this.outlook = h("div", { class: "outlook", hidden: true });
    /** What is to be known before dice fall. */
    this.sheets = new Sheets({ point: told.point, mark: (texts) => this.markAll(texts), picture: told.picture });
    /** What happened last, whatever can be seen of the log. */
    this.latest = h("div", { class: "latest", "aria-hidden": "true" });
    this.node = h("section", { class: "ask", "aria-labelledby": "prompt" }, this.latest, this.playing, h("div", { class: "ask-head" }, this.about, this.prompt, this.rule), this.notes, this.whole, this.kinds, this.options, this.further, this.sheets.node, this.deed.node, this.outlook);
    this.undoButton = h("button", { type: "button", class: "undo", on: { click: () => this.takeBack() } });
    this.doneButton = h("button", { type: "button", class: "done", on: { click: (/** @type {MouseEvent} */ e) => (this.armed ? this.take(this.armed, "", true) : this.done && this.give(this.done.text, e)) } });
    this.ordersButton = h("button", { type: "button", class: "orders", "aria-keyshortcuts": "O", hidden: true, on: { click: () => this.told.orders() } }, h("span", {}, t("web-orders")), h("kbd", {}, "O"));
    this.skipButton = h("button", { type: "button", class: "skip-ahead", "aria-keyshortcuts": "S", hidden: true, on: { click: () => this.skipAhead() } }, h("span", {}, t("web-skip-ahead")), h("kbd", {}, "S"));
    /** Orders for the moment, each with its key. */
    this.moments = h("div", { class: "order-moments" });
    /** Beside a real board: the program rolls instead, or is put right. */
    this.rollButton = h("button", { type: "button", class: "roll-here", on: { click: () => this.told.roll() } }, t("web-beside-roll"));
    this.beside = h("div", { class: "beside", hidden: true }, this.rollButton, h("button", { type: "button", class: "board-says", on: { click: () => this.told.correct() } }, t("web-beside-correct")));
    this.node.append(h("div", { class: "ask-orders" }, this.skipButton, this.moments, this.ordersButton), this.beside);
    this.actions = h("div", { class: "actions" }, this.undoButton, this.doneButton);
    this.showUndo();
  }

  /** Whether what waits is looked at before it is done, so that one can go back from it. */
  lookedAt() {
    return Boolean(this.armed?.sheets?.length || (!this.deed.node.hidden && this.armed?.answers.length));
  }

  /** What takes back the last click; before a deed is done it lets go of that. */
  showUndo() {
    const back = this.lookedAt();
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
    this.node.classList.remove("preparing", "planning", "weighing");
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

  /** Pictures, once the board has them. @param {Scene} scene */
  draw(scene) {
    const piece = inHand(scene);
    const picture = piece ? this.told.picture(piece.id) : null;
    this.about.hidden = !picture;
    this.about.replaceChildren(...(picture ? [picture] : []));
    this.sheets.draw();
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
    this.buttons.scene = scene;
    this.note(scene);
  }

  /** What can be answered, or what the selection could do, as buttons. @param {Scene} scene */
  list(scene) {
    const planned = this.planned();
    this.buttons.show(scene, planned.length ? grouped(planned, true) : grouped(this.listable(scene)), this.plans.length > 0);
    this.markKinds();
  }

  /** Answers that only begin a way of a kind that is offered: on a phone the kind and a hex say the same in less room. */
  markKinds() {
    const offered = new Set(this.kinds.hidden ? [] : [...this.kinds.querySelectorAll("button")].map((button) => button.dataset.kind));
    for (const button of this.options.querySelectorAll("button[data-text]")) button.closest("li")?.classList.toggle("as-kind", button instanceof HTMLElement && offered.has(button.dataset.text));
  }

  /** What the selection could do, but for ways further off: they are on the board and in their own list. @returns {Option[]} */
  planned() {
    return this.plans.flatMap((plan, i) => (plan.group || !plan.space ? [{ text: `plan ${i}`, label: plan.odds ? `${plan.label} · ${plan.odds}` : plan.label, brief: plan.brief && plan.odds ? `${plan.brief} · ${plan.odds}` : plan.brief, group: stepwise(plan) ? t("web-plan-steps") : plan.group || t("web-plan-other"), pieces: plan.pieces, spaces: plan.spaces, threats: plan.threats }] : []));
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
    this.markKinds();
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
    const to = this.armed?.pieces?.length ? undefined : this.scene?.board.spaces.find((space) => space.id === this.armed?.space)?.name;
    const [label, ...more] = [...(to ? [`→ ${to}`] : []), ...(this.armed?.label ?? this.done?.label ?? t("web-done")).split(" · ")];
    const ends = this.done && !this.marker ? headline(this.done) : "";
    const weighed = Boolean(this.armed?.sheets?.length) || this.deed.node.hidden;
    const outlook = !this.armed ? ends : weighed ? this.armed.odds : this.deed.outlook();
    const told = [...more, outlook].filter(Boolean).join(" · "); // what it costs and what is to be expected have their own line
    this.doneButton.disabled = this.walking || !(this.armed || this.done);
    this.doneButton.classList.toggle("armed", this.armed !== null);
    this.doneButton.replaceChildren(h("span", {}, this.deed.plan && this.armed ? t("web-deed-do") : label, told ? h("small", {}, told) : null), h("kbd", {}, "⏎"));
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
    if (plan.sheets?.length) this.lay(plan.sheets);
  }

  /** What is to be known of what waits, or of the question again. @param {import("./net.js").Sheet[]} [sheets] */
  lay(sheets) {
    if (!this.scene) return;
    this.node.classList.toggle("weighing", Boolean(sheets));
    this.sheets.show(sheets ? { ...this.scene, sheets } : this.scene);
    this.sheets.draw();
  }

  /** What can be settled before it is given is asked for. @param {Plan} plan @param {string} [toward] */
  prepare(plan, toward = "") {
    this.hasty = false;
    this.deed.begin(plan, this.game, this.scene ? threatWords(this.scene, plan.threats) : "", toward);
    this.node.classList.toggle("preparing", plan.answers.length > 0);
    if (plan.answers.length) this.arm(plan);
  }

  /** On the board: where it leads, and what is to be expected of it. */
  aim() {
    const { plan } = this.deed;
    const roll = this.deed.roll();
    if (plan && !this.deed.node.hidden) this.told.armed({ ...plan, odds: roll ? headline(roll) : this.deed.outlook(), goals: this.deed.goals() });
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
    this.aim();
    this.showDone();
    this.foresee(this.deed.roll());
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
    if (this.armed?.sheets?.length) this.lay();
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
    this.buttons.listed.forEach((option, i) => {
      const button = this.buttons.items[i]?.querySelector(".option");
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
    if (commit && odds.length) this.outlook.replaceChildren(...explanation(this.game, commit, "outlook").children);
  }

  /** @param {import("./net.js").MarkedMessage} message */
  marked(message) {
    if (!this.marker?.hear(message)) return;
    this.showMarks();
    if (this.hasty && this.done) this.give(this.done.text);
    this.hasty = false;
  }

  /** The focus rests on the question, not on an answer: Enter means what the fixed button says, until it is moved. */
  rest() {
    this.prompt.focus({ preventScroll: true });
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
    const done = !marker && options.find((o) => o.text === this.done?.text);
    if (done) {
      this.done = done;
      this.showDone();
    }
    this.buttons.tell(options);
  }

  /** There are ways to spaces further off: a list of them, for whoever has no pointer. @param {number} count */
  offer(count) {
    this.further.hidden = !count;
    this.further.replaceChildren(h("span", {}, t("web-path-further", { count })), h("kbd", {}, "W"));
  }

  /** Mark the options the board's pointer is over. @param {string[] | null} texts */
  mark(texts) {
    this.buttons.mark(texts);
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
    if (this.lookedAt() && this.disarm()) return;
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

  /** What the fixed button says, or the only answer there is. @returns {boolean} whether there is one */
  enter() {
    const { armed } = this;
    const only = this.done ?? (this.buttons.listed.length === 1 && !this.marker ? this.buttons.listed[0] : null);
    if (armed) this.take(armed, "", true);
    else if (only) this.give(only.text);
    return Boolean(armed ?? only);
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key meant something here
   */
  key(event) {
    return pressed(this, event);
  }
}

/** Whether a plan only begins to move, so that who goes and each step is chosen after it. @param {Plan} plan */
function stepwise(plan) {
  return !plan.space && !plan.pieces?.length && (plan.answers.at(-1) ?? "") in (manners().kinds ?? {});
}
