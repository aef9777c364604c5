// Two on one screen: between the questions of one side and those of the other a page hides everything, where there is anything to hide.

import { byId, h } from "./dom.js";
import { lostLink } from "./links.js";
import { MatchPage } from "./match.js";
import { forget, Wire } from "./net.js";
import { prefer } from "./settings.js";
import { t, theSide } from "./words.js";

/** @typedef {import("./net.js").Kept} Kept */
/** @typedef {import("./net.js").Line} Line */
/** @typedef {import("./net.js").SceneMessage} SceneMessage */

const MOST = 8; // lines told while the screen changes hands
const PAUSE = 500; // the key or click that gave the last answer must not open the other side's page

/**
 * A page that hides everything until a side has the screen.
 * @param {HTMLElement} root
 * @param {string} seat
 * @param {string} title of the match
 * @param {HTMLElement | null} news what both may know
 * @param {() => void} uncover
 */
export function curtain(root, seat, title, news, uncover) {
  const side = theSide(seat);
  const since = performance.now();
  const go = h("button", { type: "button", class: "primary big", "aria-describedby": "curtain", on: { click: () => performance.now() - since > PAUSE && uncover() } }, t("web-pass-go", { side }));
  document.title = `${t("web-pass", { side })} · Grognard`;
  root.replaceChildren(h("main", { class: "curtain", data: { seat } },
    h("p", { class: "quiet" }, title),
    h("h1", { id: "curtain" }, t("web-pass", { side })),
    h("p", {}, t("web-pass-about")),
    news,
    go));
  go.focus();
}

/** A match of which this browser holds several seats. It looks on as spectators do, to see who is asked. */
export class SharedPage {
  /**
   * @param {HTMLElement} root
   * @param {Kept} match
   * @param {() => void} changed what the top bar offers is another now
   */
  constructor(root, match, changed) {
    this.root = root;
    this.here = match.here ?? [];
    this.changed = changed;
    /** Whose eyes are on the screen. */
    this.seat = "";
    /** @type {MatchPage | null} */
    this.page = null;
    /** What everybody may know of the log. @type {Line[]} */
    this.lines = [];
    /** How much of it each side was shown. @type {Map<string, number>} */
    this.told = new Map();
    this.wire = new Wire(match.watch ?? "", {
      scene: (message) => this.hear(message),
      problem: () => {},
      state: (state) => {
        if (state !== "gone") return;
        forget([match.token]);
        this.destroy();
        this.root.replaceChildren(lostLink());
      },
    });
  }

  /** @param {SceneMessage} message */
  hear(message) {
    const { scene } = message;
    const from = message.log_from ?? 0;
    if (from > this.lines.length) {
      this.wire.again();
      return;
    }
    this.lines = this.lines.slice(0, from).concat(scene.log ?? []);
    const asked = this.here.some((x) => x.seat === scene.waiting) ? scene.waiting ?? "" : this.here[0]?.seat ?? "";
    if (scene.over && this.page) return;
    if (scene.over) this.uncover(asked);
    else if (scene.waiting !== this.seat && (asked === scene.waiting || !this.page)) this.change(asked, scene);
    else this.told.set(this.seat, this.lines.length);
  }

  /**
   * Another side has the screen: behind a curtain, unless the game hides nothing between them and nobody wants one.
   * @param {string} seat
   * @param {import("./net.js").Scene} scene
   */
  change(seat, scene) {
    const chair = this.here.find((x) => x.seat === seat);
    if (!scene.kit?.open || prefer.curtain || !chair) return this.cover(seat, scene.title);
    if (!this.page) this.uncover(seat);
    else {
      this.seat = seat;
      this.told.set(seat, this.lines.length);
      this.page.sit(chair.token);
      this.changed();
    }
    this.root.querySelector(".match")?.setAttribute("data-asked", scene.kit.sides?.[seat]?.slot ?? "");
  }

  /**
   * Hide everything until the other side has the screen.
   * @param {string} seat
   * @param {string} title
   */
  cover(seat, title) {
    this.page?.destroy();
    this.page = null;
    this.seat = "";
    for (const id of ["announcer", "toasts"]) byId(id).replaceChildren();
    document.querySelectorAll("dialog[open]").forEach((box) => /** @type {HTMLDialogElement} */ (box).close());
    const fresh = this.lines.slice(this.told.get(seat) ?? this.lines.length).slice(-MOST);
    const news = fresh.length ? h("section", { class: "curtain-news", "aria-label": t("web-pass-news") }, h("h2", {}, t("web-pass-news")), h("ul", {}, fresh.map((line) => h("li", {}, line.text)))) : null;
    curtain(this.root, seat, title, news, () => this.uncover(seat));
    this.changed();
  }

  /** @param {string} seat */
  uncover(seat) {
    const chair = this.here.find((x) => x.seat === seat);
    if (!chair) return;
    this.seat = seat;
    this.told.set(seat, this.lines.length);
    this.page = new MatchPage(this.root, chair.token, true);
    this.changed();
  }

  /** The token of the side that looks at the screen, if one does. */
  eyes() {
    return this.page?.token ?? "";
  }

  /** @returns {HTMLElement[]} */
  tools() {
    return this.page?.tools() ?? [];
  }

  destroy() {
    this.wire.close();
    this.page?.destroy();
    this.page = null;
  }
}
