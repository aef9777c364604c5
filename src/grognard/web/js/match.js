// The match page: the board, and beside it everything else one seat may see and do.

import { AskPanel } from "./ask.js";
import { BoardView } from "./board.js";
import { Brief } from "./brief.js";
import { boxesTab, cardsTab } from "./cards.js";
import { announce, byId, h, icon, ICONS, toast } from "./dom.js";
import { Drafting } from "./drafting.js";
import { tellEnd, verdict } from "./ending.js";
import { GiveWay } from "./giveway.js";
import { hearing } from "./hearing.js";
import { Layers } from "./layers.js";
import { openLinks } from "./links.js";
import { die, LogView, luckTab, nameThings } from "./log.js";
import { keep, known, Wire } from "./net.js";
import { openOrders } from "./orders.js";
import { Pointer } from "./pointing.js";
import { framesOf, lastOf, Player, Recap, trailsOf } from "./recap.js";
import { animated, Bell, prefer } from "./settings.js";
import { Sheets } from "./sheets.js";
import { Sounds } from "./sounds.js";
import { Tabs } from "./tabs.js";
import { stripsView, tracksBox, tracksView } from "./tracks.js";
import { WhyBox } from "./why.js";
import { t } from "./words.js";
import { zoomButtons } from "./zoom.js";

const CAME = 3; // cards that came out by themselves: no more stand above the question

/** @typedef {import("./net.js").Scene} Scene */
/** @typedef {import("./net.js").SceneMessage} SceneMessage */
/** @typedef {import("./net.js").Line} Line */
/** @typedef {import("./net.js").Path} Path */

/** One seat of one match. */
export class MatchPage {
  /**
   * @param {HTMLElement} root
   * @param {string} token
   * @param {boolean} [shared] whether other seats of the match are played on this screen too
   */
  constructor(root, token, shared = false) {
    this.token = token;
    this.shared = shared;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Line[]} */
    this.lines = [];
    /** How many lines there were when this player last answered. */
    this.since = 0;
    this.number = 0;
    this.bell = new Bell();
    this.sounds = new Sounds();
    this.stay = false;
    this.timer = 0;
    this.hung = 0;
    /** @type {string[]} answers of the plan that was chosen that are still to be given */
    this.route = [];
    /** Whether the table has yet to say what came of them. */
    this.sent = false;
    /** Whether what others do is not shown step by step, until this seat is asked. */
    this.hurried = false;
    /** @type {Path[]} ways to spaces further off, at this question */
    this.ways = [];
    this.drafting = new Drafting(this);
    this.pointer = new Pointer(this);
    /** Why the plan stopped. */
    this.stopped = "";
    this.root = root;
    this.boardBox = h("div", { class: "board" });
    this.under = h("div", { class: "under", "aria-hidden": "true", hidden: true });
    this.why = new WhyBox((about) => this.wire.send({ type: "why", ask: this.number, about, ...(this.selected.length ? { chosen: this.selected.slice(0, 20) } : {}) }), () => {
      this.pointer.clear([this.why.shown]);
      this.view.glance(this.why.shown);
    });
    /** One card beside the board: what is pointed at, and why it cannot be chosen. */
    this.told = h("div", { class: "board-told" }, this.under, this.why.node);
    this.why.watch(this.boardBox);
    this.head = new Brief();
    this.tracks = tracksBox();
    this.log = new LogView((p) => this.point(p), (index) => {
      location.hash = `#/r/${this.token}/line/${index}`;
    }, (index) => this.wire.recall([index])[0]);
    this.cards = h("div");
    this.boxes = h("div");
    this.luck = h("div");
    const logPanel = h("div", {}, this.log.node);
    this.tabs = new Tabs([["log", logPanel], ["cards", this.cards], ["boxes", this.boxes], ["luck", this.luck]]);
    this.tabs.told = () => this.log.toEnd();
    /** @param {import("./recap.js").Frame} frame */
    const look = (frame) => {
      this.view.show(frame.scene, { animate: animated() });
      if (frame.step) this.view.explain(frame.step);
    };
    this.player = new Player((frame) => {
      look(frame);
      this.recap.follow(frame);
      this.sounds.tell(frame.scene.log ?? []);
    });
    this.recap = new Recap(look, () => this.draw(), this.player, (lines) => this.view.retellResults(lines));
    /** Sheets that lie beside the board. */
    this.beside = new Sheets({ point: (p) => this.point(p), mark: () => {}, picture: () => null }, true);
    /** Boxes of tracks that lie below the board. */
    this.strips = h("div", { class: "strips", hidden: true });
    this.layers = new Layers((about) => this.wire.send({ type: "overlays", ask: this.number, about }), (overlay) => this.view.lay(overlay));
    /** What is selected on the board. @type {string[]} */
    this.selected = [];
    /** Whether it was selected at this question. */
    this.clickedOn = false;
    this.ask = new AskPanel({
      answer: (text) => this.answer(text),
      mark: (texts) => this.wire.send({ type: "mark", ask: this.number, texts }),
      commit: (texts) => this.commit(texts),
      marked: (marker) => this.view.choose(marker.chosen()),
      undo: (by) => this.undo(by),
      roll: () => this.send({ type: "roll", ask: this.number }),
      correct: () => this.drafting.beginCorrection(),
      point: (p) => this.point(p),
      further: (at) => this.pointer.further(at),
      plan: (plan) => this.follow(plan.answers),
      prepare: (answers, wishes) => this.wire.send({ type: "prepare", ask: this.number, answers, wishes }),
      draft: () => this.drafting.begin(),
      armed: (plan) => this.view.setArmed(plan),
      orders: () => this.openOrders(),
      order: (id, value) => this.order(id, value),
      skip: () => this.skip(),
      letGo: () => this.view.letGo(),
      kind: (kind) => this.view.setKind(kind),
      picture: (id) => this.view.picture(id),
      side: () => this.side(),
    });
    this.end = h("section", { class: "end", hidden: true, "aria-label": t("web-over") });
    /** What is looked at on a small board lies here, in place of what the match is about. */
    const shelf = h("div", { class: "shelf" });
    const panel = h("aside", { class: "panel", "aria-label": t("web-panel") }, h("div", { class: "headroom" }, this.head.node, this.tracks, shelf), this.tabs.node, this.end, this.recap.node, this.ask.node, this.ask.actions);
    this.room = new GiveWay(panel, this.ask.node, [[this.ask.options, 132, 210], [this.ask.playing, 132], [this.ask.outlook, 280], [this.ask.sheets.node, 380]], () => this.head.fold(), () => this.head.unread);
    this.log.node.addEventListener("toggle", (event) => event.target instanceof HTMLDetailsElement && event.target.open && this.tabs.node.classList.add("open"), true);
    root.replaceChildren(h("main", { class: "match loading" }, h("section", { class: "board-box", "aria-label": t("web-board") }, this.boardBox, zoomButtons(() => this.view, () => this.lay(), true), this.told, this.layers.legend, this.strips), panel));
    root.firstElementChild?.addEventListener("click", (event) => {
      const at = event instanceof MouseEvent && event.detail && event.target instanceof Element ? event.target.closest("summary, .zoom button, [role=tab]") : null;
      if (at instanceof HTMLElement && at === document.activeElement) at.blur(); // opened by hand: Enter is the question's
    });
    this.view = new BoardView(this.boardBox, {
      shelf,
      side: () => this.side(),
      pick: (texts, at, path, plans, toward) => this.pointer.pick(texts, at, path, plans, toward),
      select: (ids, still) => this.select(ids, still),
      hover: (texts, under, path) => this.pointer.hover(texts, under, path),
      wonder: (id, atOnce) => this.why.wonder(id, atOnce),
      order: (id, value) => this.order(id, value),
      look: (about, to) => this.wire.send({ type: "view", ask: this.number, about: this.drafting.standing(about), ...(to ? { to } : {}) }),
    });
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
    /** What lies on the board and has the focus since it was clicked: Enter is not meant for it. @type {Element | null} */
    this.clicked = null;
    this.boardBox.addEventListener("focusin", () => {
      this.clicked = null;
    });
    this.boardBox.addEventListener("click", (event) => {
      if (event.detail) this.clicked = document.activeElement;
      const { armed, deed } = this.ask;
      if (armed && !deed.plan && !armed.space && !armed.spaces?.length && !armed.pieces?.length) this.ask.disarm(); // it has no place there: something else is looked at
    });
    this.boardBox.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.ask.lookedAt() && this.ask.disarm()) {
        event.preventDefault();
        event.stopPropagation(); // what is selected stays so
        return;
      }
      const meant = event.key === "Enter" && event.target === this.clicked && !(event.target instanceof HTMLButtonElement);
      // An option with this key comes before the view of the board.
      if (meant ? !this.ask.enter() : event.key !== "0" || !this.ask.key(event)) return;
      event.preventDefault();
      event.stopPropagation();
    }, true);
    this.hears = hearing(this);
    this.wire = new Wire(token, this.hears);
  }

  /** Another side takes over at this screen, with nothing to hide: the board stays as it is looked at. @param {string} token */
  sit(token) {
    this.wire.close();
    this.token = token;
    this.number = 0;
    this.route = [];
    this.selected = [];
    this.view.letGo();
    this.wire = new Wire(token, this.hears);
  }

  /** @param {SceneMessage} message */
  show(message) {
    const scene = message.scene;
    const from = message.log_from ?? 0;
    if (this.scene && message.ask === this.number && from === this.lines.length && !scene.log?.length && this.number) {
      this.scene = { ...scene, log: this.lines }; // an order was given: the question is the same
      this.ask.ordered(this.scene);
      if (!this.player.playing()) this.draw(false);
      return;
    }
    clearTimeout(this.hung);
    this.drafting.draft = null;
    this.player.end();
    if (from > this.lines.length) {
      this.wire.again();
      return;
    }
    this.number = message.ask;
    if (this.tabs.chosen === "log" && innerWidth > 760) this.tabs.node.classList.remove("open"); // it was opened to read of the last one
    this.ways = [];
    const had = this.lines.length;
    this.lines = this.lines.slice(0, from).concat(scene.log ?? []);
    this.since = this.scene ? Math.min(this.since, from) : Math.max(0, this.lines.length - 2);
    scene.log = this.lines;
    const first = this.scene === null;
    const before = this.scene;
    const read = new Set((this.scene?.cards ?? []).filter((c) => c.zone === "hand" || c.zone === "kept" || c.parts?.length).map((c) => c.id));
    const wasOver = Boolean(this.scene?.over);
    this.scene = scene;
    if (first) {
      if (!this.shared) keep({ token: this.token, added: known().find((k) => k.token === this.token)?.added ?? Date.now() });
      document.querySelector(".match")?.classList.remove("loading");
    }
    this.head.show(scene, this.lines.length);
    nameThings(scene);
    this.tracks.replaceChildren(tracksView(scene.tracks, innerWidth <= 760));
    const strips = stripsView(scene.tracks);
    this.strips.hidden = !strips.length;
    this.strips.replaceChildren(...strips);
    this.strips.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
    const layers = document.querySelector(".zoom .layers");
    if (layers instanceof HTMLElement) layers.hidden = !scene.kit?.overlays;
    const sight = document.querySelector(".zoom .sight-tool");
    if (sight instanceof HTMLElement) sight.hidden = scene.board.kind !== "hexes";
    const fresh = this.log.show(scene.game, this.lines);
    if (scene.seat < 0 || from < had) this.ask.came = [];
    if (!first) this.ask.came.push(...fresh.flatMap((line) => (line.card && !read.has(line.card.id) ? [line.card] : [])));
    this.ask.came = this.ask.came.slice(-CAME);
    this.cards.replaceChildren(cardsTab(scene));
    this.beside.show(scene);
    this.boxes.replaceChildren(...stripsView(scene.tracks), this.beside.node, boxesTab(scene, (texts, at) => this.pointer.pick(texts, at)));
    this.luck.replaceChildren(luckTab(this.lines, scene.proof));
    const answering = this.ask.node.contains(document.activeElement) || this.ask.actions.contains(document.activeElement);
    const goes = this.goesOn(message, fresh);
    this.view.choose({ pieces: [], spaces: [] });
    this.ask.show(scene, goes);
    this.remember(before, message, from < had);
    const frames = before && !this.hurried && happened(message, fresh) ? framesOf(before, message.beats ?? [], scene, this.lines, from).slice(0, -1) : [];
    const rings = this.bell.ring(Boolean(scene.ask && !scene.ask.order), scene.title, scene.ask?.prompt ?? "");
    const news = message.type === "change" && from === had; // else it was seen before, or while nobody was here
    if (!news) this.sounds.skip(this.lines);
    const moving = !first && !this.hurried;
    if (scene.ask || scene.over) this.hurry(false);
    this.player.play(frames, () => {
      this.recap.home();
      this.draw(moving);
      this.view.setTrails(this.recap.node.hidden ? [] : trailsOf(this.recap.frames));
      this.sounds.tell(this.lines, rings && news);
    });
    this.why.renew(scene.game, Boolean(scene.ask));
    this.ask.node.hidden = Boolean(scene.over);
    this.ask.actions.hidden = scene.seat < 0 || (Boolean(scene.over) && !scene.undo);
    this.ask.doneButton.hidden = Boolean(scene.over);
    this.end.hidden = !scene.over;
    if (scene.over && !wasOver) {
      tellEnd(this.end, scene, this.seat(), this.lines);
      if (answering) this.end.querySelector("a")?.focus();
    }
    const said = first ? [] : fresh.slice(-6).map((line) => line.text);
    const choices = scene.ask && !answering ? optionWords(scene.ask.options) : "";
    announce([...said, scene.ask ? scene.ask.prompt : scene.over ? verdict(scene, this.seat()) : "", choices].filter(Boolean).join(" "));
    this.ask.latest.replaceChildren(...lastOf(this.lines.slice(this.since)).map((line) => h("p", {}, line.text, (line.dice ?? []).map(die))));
    this.room.renew();
    document.querySelector(".match")?.setAttribute("data-ask", String(this.number));
    clearTimeout(this.timer);
    if (goes) {
      this.timer = setTimeout(() => this.follow(this.route), animated() ? 240 : 0);
      return;
    }
    this.layers.renew();
    if (scene.ask?.options.some((o) => o.rolls || o.leads)) this.wire.send({ type: "odds", ask: this.number });
    if (scene.ask?.walks) this.wire.send({ type: "plans", ask: this.number, about: [] });
    this.forced(scene);
  }

  /** Asks what can be laid over the board, for what is selected. */
  lay() {
    return Boolean(this.scene?.kit?.overlays) && this.layers.choose(this.selected[0] ?? "");
  }

  /** The side that is played here, where others are played elsewhere. */
  side() {
    const sides = this.wire.status?.sides ?? [];
    return sides.length > 1 && !this.shared ? sides[this.scene?.seat ?? -1] ?? "" : "";
  }

  /** What the end is told by. */
  seat() {
    return { token: this.token, shared: this.shared, sides: this.wire.status?.sides };
  }

  /** What others do is shown at once from now on, and what is being shown ends. */
  skip() {
    this.hurry(true);
    this.player.end();
    this.draw(false);
  }

  /** @param {boolean} on */
  hurry(on) {
    this.hurried = on;
    this.ask.skipButton.disabled = on;
  }

  /** The board as it is. @param {boolean} [moving] */
  draw(moving = true) {
    const scene = this.drafting.scene();
    if (!scene) return;
    const drawn = scene.ask?.marking ? { ...scene, ask: { ...scene.ask, options: this.ask.choices(scene) } } : scene;
    this.view.show(drawn, { animate: moving && animated() });
    this.ask.draw(scene);
    if (this.ways.length) this.view.setPaths(this.ways); // they may have come while it was shown how it came to this
  }

  /**
   * Keep how it came to this, for whoever wants to see it again when asked next.
   * @param {Scene | null} before
   * @param {SceneMessage} message
   * @param {boolean} back whether something was taken back
   */
  remember(before, message, back) {
    if (back) this.recap.clear();
    const others = !before?.ask || happened(message, this.lines.slice(message.log_from ?? this.lines.length));
    if (before && !back && others) {
      if (!this.recap.frames.length) this.recap.add(framesOf(before, [], before, this.lines.slice(0, message.log_from ?? 0)));
      this.recap.add(framesOf(before, message.beats ?? [], message.scene, this.lines, message.log_from ?? this.lines.length));
    }
    if (message.scene.ask && !this.route.length) this.recap.offer();
    else this.recap.node.hidden = true;
  }

  /**
   * Something was selected on the board: what could be done with it?
   * @param {string[]} ids
   * @param {boolean} [still] it was so at the last question
   * @returns {boolean} whether plans for it will come
   */
  select(ids, still = false) {
    this.clickedOn = !still;
    if (ids.length && this.recap.leave()) return true; // the board reports what is selected when it is drawn anew
    if (ids.join() !== this.selected.join()) this.why.said.clear();
    this.selected = ids;
    if (ids.length) this.under.hidden = true; // the inspector says it
    if (this.drafting.draft) return false;
    if (!ids.length) this.ask.setPlans([]);
    if (!ids.length || !this.scene?.ask || this.scene.ask.marking) return false;
    return this.wire.send({ type: "plans", ask: this.number, about: ids });
  }

  openOrders() {
    const orders = this.scene?.orders ?? [];
    if (orders.length) openOrders(orders, (id, value) => this.order(id, value));
  }

  /** @param {string} id @param {string} value */
  order(id, value) {
    this.wire.send({ type: "order", id, value });
  }

  /**
   * Whether the rest of a plan is to be given now: it stopped for another's question, and nothing came of that.
   * @param {SceneMessage} message
   * @param {Line[]} fresh
   * @returns {boolean}
   */
  goesOn({ scene, stopped, given }, fresh) {
    if (this.sent) {
      this.route = stopped ? this.route.slice(given ?? 0) : [];
      this.stopped = stopped ?? "";
    }
    const waits = !scene.ask && !scene.over;
    const first = this.sent;
    this.sent = false;
    const rolled = fresh.some((line) => line.dice?.length);
    if (!this.route.length || (waits && !rolled)) return false;
    const next = this.route[0];
    if (!first && !rolled && scene.ask?.options.some((o) => o.text === next)) return true;
    this.route = [];
    toast(!first && rolled ? t("web-answered") : this.stopped);
    return false;
  }

  /** The token of the side that looks at the screen. */
  eyes() {
    return this.token;
  }

  /** What the top bar offers while this page is shown. */
  tools() {
    return [
      h("a", { class: "ghost round of-match", href: `#/r/${this.token}`, title: t("web-replay"), "aria-label": t("web-replay") }, icon(ICONS.play)),
      h("a", { class: "ghost round of-match", href: `/api/save/${this.token}`, download: "", title: t("web-save"), "aria-label": t("web-save") }, icon(ICONS.save)),
      h("button", { type: "button", class: "ghost round of-match", title: t("web-links"), "aria-label": t("web-links"), on: { click: () => openLinks(this.token) } }, icon(ICONS.share)),
      h("span", { class: "top-rule of-match", "aria-hidden": "true" }),
    ];
  }

  /**
   * A single option can be taken by itself, but not the one just taken back.
   * @param {Scene} scene
   */
  forced(scene) {
    clearTimeout(this.timer);
    const only = scene.ask?.options.length === 1 ? scene.ask.options[0] : null;
    if (!only || !prefer.forced || this.stay || scene.ask?.kind === "die") return;
    const number = this.number;
    this.timer = setTimeout(() => {
      if (this.number !== number || this.ask.busy) return;
      toast(t("web-forced", { label: only.label }));
      this.ask.give(only.text);
    }, 700);
  }

  /** The player does something: what was shown of what others did has been seen. */
  act() {
    this.stay = false;
    this.since = this.lines.length;
    this.route = [];
    this.recap.clear();
    this.view.forget();
  }

  /** @param {string} text */
  answer(text) {
    if (this.drafting.draft) return this.drafting.choose(text);
    this.act();
    this.send({ type: "answer", ask: this.number, text });
  }

  /** @param {string[]} texts */
  commit(texts) {
    this.act();
    this.send({ type: "commit", ask: this.number, texts });
  }

  /** @param {"click" | "answer"} by how much is taken back */
  undo(by) {
    if (this.drafting.draft) return this.drafting.leave();
    this.stay = true;
    this.route = [];
    this.send({ type: "undo", ask: this.number, by });
  }

  /** Give the answers of a plan, until something happens. @param {string[]} answers */
  follow(answers) {
    if (this.ask.busy) return;
    if (!this.route.length) this.act();
    this.stay = false;
    this.route = answers;
    this.sent = true;
    this.ask.wait();
    this.send({ type: "plan", ask: this.number, answers });
  }

  /** @param {Record<string, any>} message */
  send(message) {
    if (!this.wire.send(message)) {
      this.ask.release();
      toast(t("web-connection-lost"), "bad");
      return;
    }
    clearTimeout(this.hung);
    this.hung = setTimeout(() => this.wire.again(), 15000);
  }

  /** @param {import("./log.js").Pointing} pointing */
  point(pointing) {
    this.view.highlight({ pieces: pointing.pieces ?? [], spaces: pointing.spaces ?? [], threats: pointing.threats ?? [], lines: pointing.lines ?? [], lays: pointing.lays ?? [], company: pointing.company });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (document.querySelector("dialog[open], .menu")) return;
    const target = event.target;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return;
    if (this.scene?.over || event.defaultPrevented) return;
    if (event.key === "Escape" && this.drafting.draft) {
      this.drafting.leave();
      event.preventDefault();
      return;
    }
    if ((event.key === "z" || event.key === "Z") && !event.ctrlKey && !event.metaKey && this.lay()) {
      event.preventDefault();
      return;
    }
    if ((event.key === "," || event.key === ".") && this.ask.deed.key(event.key, [])) {
      event.preventDefault();
      return;
    }
    if (this.recap.key(event)) {
      event.preventDefault();
      return;
    }
    if (target instanceof Node && this.boardBox.contains(target) && !/^[1-9uUwWoOhHsSmMaAtTcCfFkKlLxXpPqQeEjJ]$|^Enter$/.test(event.key)) return;
    if (event.key === "Enter" && target instanceof Element && this.boardBox.contains(target) && !target.matches(".hexboard, svg.board") && !this.ask.armed) return;
    if (this.ask.key(event)) event.preventDefault();
  }

  destroy() {
    clearTimeout(this.timer);
    clearTimeout(this.hung);
    document.removeEventListener("keydown", this.keys);
    document.querySelector(".menu")?.remove();
    byId("banner").hidden = true;
    byId("banner").replaceChildren();
    this.wire?.close();
    this.player.destroy();
    this.why.destroy();
    this.view.destroy();
  }
}

/**
 * The options as they are read out: all of a few, else how many there are.
 * @param {import("./net.js").Option[]} options
 * @returns {string}
 */
function optionWords(options) {
  return options.length > 6 ? t("web-options-count", { count: options.length }) : `${options.map((o) => o.label).join("; ")}.`;
}

/** Whether there is more to show than the end: positions in between, or how something was decided. @param {SceneMessage} message @param {Line[]} fresh */
function happened(message, fresh) {
  return Boolean(message.beats?.length) || fresh.some((line) => line.steps?.length);
}
