// Stepping through a match, forward and back.

import { BoardView } from "./board.js";
import { inPlay } from "./cards.js";
import { h, icon, ICONS } from "./dom.js";
import { failure } from "./lobby.js";
import { LogView, nameThings } from "./log.js";
import { brief } from "./brief.js";
import { lostLink } from "./links.js";
import { underPointer } from "./pointed.js";
import { momentTools } from "./moment.js";
import { api, complete, known, Trouble } from "./net.js";
import { framesOf, Player } from "./recap.js";
import { animated } from "./settings.js";
import { curtain } from "./shared.js";
import { tracksBox, tracksView } from "./tracks.js";
import { t, theSide } from "./words.js";
import { zoomButtons } from "./zoom.js";

/** @typedef {import("./net.js").Replayed} Replayed */

/** The replay of a match as one seat may see it. */
export class ReplayPage {
  /**
   * @param {HTMLElement} root
   * @param {string} token
   * @param {number} [line] of the log, to begin at the moment it was written
   * @param {string} [side] that must have the screen first, as long as the match runs
   * @param {number} [at] the moment to begin at
   */
  constructor(root, token, line = -1, side = "", at = -1) {
    this.line = line;
    this.start = at;
    this.side = side;
    this.root = root;
    this.token = token;
    /** @type {Map<number, Promise<Replayed>>} */
    this.known = new Map();
    this.at = 0;
    this.first = 0;
    this.last = 0;
    this.wanted = 0;
    this.wishes = 0;
    this.playing = false;
    this.left = false;
    this.addressing = 0;
    this.timer = 0;
    /** @type {Replayed | null} */
    this.shown = null;
    /** @type {BoardView | null} */
    this.view = null;
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
    void this.begin();
  }

  /** @param {{at?: number}} [query] @returns {Promise<Replayed>} */
  async ask(query = {}) {
    const found = await api(`/api/replay/${encodeURIComponent(this.token)}`, { query });
    return { ...found, scene: await complete(found.scene) };
  }

  /**
   * @param {number} at
   * @returns {Promise<Replayed>}
   */
  fetch(at) {
    let found = this.known.get(at);
    if (!found) {
      found = this.ask({ at });
      found.catch(() => this.known.delete(at));
      this.known.set(at, found);
    }
    return found;
  }

  async begin() {
    /** @type {Replayed} */
    let whole;
    try {
      const there = /** @type {import("./net.js").Status[]} */ (await api("/api/status", { body: { tokens: [this.token] } }));
      if (!there[0]) throw new Trouble("table-token", "");
      this.moment = momentTools(there[0], () => this.at);
      const any = await this.ask();
      whole = any.at === any.last ? any : await this.fetch(any.last);
    } catch (error) {
      if (error instanceof Trouble && error.kind === "table-token") this.root.replaceChildren(lostLink());
      else this.root.replaceChildren(h("main", { class: "narrow" }, failure(error, () => void this.begin())));
      return;
    }
    if (this.left) return;
    this.known.set(whole.last, Promise.resolve(whole));
    this.first = whole.first ?? 0;
    this.last = whole.last;
    if (this.side && !whole.scene.over) curtain(this.root, this.side, whole.scene.title, null, () => void this.open(whole));
    else await this.open(whole);
  }

  /** The token of the side that looks at the screen, if one does. */
  eyes() {
    return this.view ? this.token : "";
  }

  /** @param {Replayed} whole */
  async open(whole) {
    this.build(whole);
    if (this.line >= 0) await this.jump(this.line);
    else await this.go(this.start >= 0 ? this.start : this.first);
  }

  /** @param {Replayed} whole */
  build(whole) {
    document.title = `${t("web-replay")}: ${whole.scene.title} · Grognard`;
    this.boardBox = h("div", { class: "board" });
    this.under = h("div", { class: "under", "aria-hidden": "true", hidden: true });
    this.head = h("header", { class: "brief" });
    this.tracks = tracksBox();
    this.log = new LogView(
      (p) => this.view?.highlight({ pieces: p.pieces ?? [], spaces: p.spaces ?? [] }),
      (index) => void this.jump(index));
    nameThings(whole.scene);
    this.log.show(whole.scene.game, whole.scene.log ?? []);
    this.answer = h("p", { class: "answered", "aria-live": "polite" });
    this.card = h("div", { class: "in-play" });
    this.slider = h("input", { type: "range", min: String(this.first), max: String(this.last), value: String(this.first), "aria-label": t("web-replay-position"), on: { input: () => void this.go(Number(this.slider?.value)) } });
    this.count = h("output", { class: "count" });
    /** @param {string} label @param {string} path @param {() => void} act */
    const button = (label, path, act) => h("button", { type: "button", class: "round", "aria-label": label, title: label, on: { click: act } }, icon(path));
    this.playButton = button(t("web-replay-play"), ICONS.play, () => this.toggle());
    this.playButton.classList.add("primary");
    this.playButton.dataset.role = "play";
    this.controls = h("div", { class: "replay-controls" },
      h("div", { class: "replay-slider" }, this.slider, this.count),
      h("div", { class: "replay-buttons" },
        button(t("web-replay-first"), ICONS.first, () => void this.go(this.first)),
        button(t("web-replay-back"), ICONS.back, () => void this.go(this.wanted - 1)),
        this.playButton,
        button(t("web-replay-next"), ICONS.next, () => void this.go(this.wanted + 1)),
        button(t("web-replay-last"), ICONS.last, () => void this.go(this.last))));
    const panel = h("aside", { class: "panel", "aria-label": t("web-panel") },
      this.head,
      this.tracks,
      h("div", { class: "tabbed open replay-log" }, h("div", { class: "tab-panels" }, h("div", { class: "tab-panel" }, this.log.node))),
      h("section", { class: "ask" }, this.card, this.answer),
      this.controls,
      h("div", { class: "replay-links" },
        h("a", { class: "button", href: `#/m/${known().find((k) => k.here && k.watch === this.token)?.token ?? this.token}` }, t(whole.scene.over ? "web-replay-to-end" : "web-replay-to-match")),
        h("a", { class: "button", href: `/api/save/${this.token}`, download: "" }, icon(ICONS.save), t("web-save")),
        this.moment?.buttons ?? []));
    this.root.replaceChildren(h("main", { class: "match replay" }, h("section", { class: "board-box", "aria-label": t("web-board") }, this.boardBox, zoomButtons(() => this.view), this.under), panel));
    this.beats = new Player((frame) => {
      this.view?.show(frame.scene, { animate: animated() });
      if (frame.step) this.view?.explain(frame.step);
    });
    this.view = new BoardView(this.boardBox, { pick: () => {}, hover: (_, under) => {
      if (!this.shown || !this.under) return;
      const words = underPointer(this.shown.scene, under);
      this.under.replaceChildren(...words);
      this.under.hidden = !words.length;
    } });
  }

  /** @param {number} at */
  async go(at) {
    const to = Math.max(this.first, Math.min(this.last, at));
    this.wanted = to;
    this.wishes += 1;
    if (this.slider) this.slider.value = String(to);
    /** @type {Replayed} */
    let found;
    try {
      found = await this.fetch(to);
    } catch (error) {
      if (this.wanted === to) this.wanted = this.at;
      this.stop();
      this.answer?.replaceChildren(h("span", { class: "bad" }, error instanceof Trouble ? error.message : t("web-trouble-answer")));
      return;
    }
    if (this.wanted !== to || !this.view || this.left) return;
    const step = Math.abs(to - this.at) === 1;
    const on = to - this.at === 1;
    this.at = to;
    this.moment?.show(to, this.last);
    clearTimeout(this.addressing); // browsers allow few changes of the address in a second
    this.addressing = setTimeout(() => {
      // Whoever is just leaving has another address already, though this page is still there.
      if (!this.left && location.hash.startsWith(`#/r/${this.token}`)) history.replaceState(null, "", `#/r/${this.token}/at/${to}`);
    }, 300);
    const quiet = { ...found.scene, ask: null };
    const before = this.shown?.scene;
    const frames = on && before && found.beats?.length ? framesOf(before, found.beats, found.scene, found.scene.log ?? [], before.log?.length).slice(0, -1) : [];
    this.beats?.play(frames, () => this.view?.show(quiet, { animate: step && animated() }));
    this.shown = found;
    const open = this.head?.querySelector("details")?.open;
    this.head?.replaceChildren(brief(found.scene));
    const goal = this.head?.querySelector("details");
    if (goal && open !== undefined) goal.open = open;
    this.tracks?.replaceChildren(tracksView(found.scene.tracks, true));
    this.card?.replaceChildren(...inPlay(found.scene));
    this.log?.mark(found.scene.log?.length ?? 0);
    if (this.slider) this.slider.value = String(to);
    this.slider?.setAttribute("aria-valuetext", t("web-replay-at", { at: to, last: this.last }));
    if (this.count) this.count.textContent = t("web-replay-at", { at: to, last: this.last });
    const ask = found.scene.ask;
    const next = found.answers[to];
    const label = ask?.options.find((o) => o.text === next)?.label ?? next;
    this.answer?.replaceChildren(...(ask && next !== undefined && to < this.last
      ? [h("span", { class: "answered-ask" }, ask.prompt), h("strong", {}, `→ ${label}`)]
      : [h("strong", {}, found.scene.over ? t("web-over") : to < this.last ? t("web-replay-waiting", { seat: theSide(found.scene.waiting ?? "") }) : t("web-replay-now"))]));
    if (to < this.last) void this.fetch(to + 1).catch(() => {});
    if (to === this.last) this.stop();
  }

  /**
   * Go to the first position in which a line has been written.
   * @param {number} index
   */
  async jump(index) {
    const wish = ++this.wishes;
    let low = this.first;
    let high = this.last;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const found = await this.fetch(middle);
      if (wish !== this.wishes) return; // something else was wanted meanwhile
      if ((found.scene.log?.length ?? 0) > index) high = middle;
      else low = middle + 1;
    }
    await this.go(low);
  }

  toggle() {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    this.dress();
    const from = this.at >= this.last ? this.first : this.at + 1;
    const tick = async (/** @type {number} */ to) => {
      await this.go(to);
      if (this.playing && this.at < this.last) this.timer = setTimeout(() => void tick(this.at + 1), 1100);
    };
    void tick(from);
  }

  stop() {
    this.playing = false;
    clearTimeout(this.timer);
    this.dress();
  }

  dress() {
    const label = t(this.playing ? "web-replay-pause" : "web-replay-play");
    this.playButton?.replaceChildren(icon(this.playing ? ICONS.pause : ICONS.play));
    this.playButton?.setAttribute("aria-label", label);
    this.playButton?.setAttribute("title", label);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (document.querySelector("dialog[open]") || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (target instanceof HTMLInputElement || (target instanceof Node && this.boardBox?.contains(target))) return;
    const steps = /** @type {Record<string, () => void>} */ ({
      ArrowRight: () => void this.go(this.wanted + 1),
      ArrowLeft: () => void this.go(this.wanted - 1),
      Home: () => void this.go(this.first),
      End: () => void this.go(this.last),
    });
    const act = steps[event.key] ?? (event.key === " " && !(target instanceof HTMLButtonElement) && !(target instanceof HTMLElement && target.tagName === "SUMMARY") ? () => this.toggle() : null);
    if (!act) return;
    act();
    event.preventDefault();
  }

  destroy() {
    this.left = true;
    this.stop();
    document.removeEventListener("keydown", this.keys);
    this.beats?.destroy();
    this.view?.destroy();
  }
}
