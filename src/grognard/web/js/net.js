// HTTP and WebSocket. The shapes of everything the server sends stand here, as docs/table.md and docs/scene.md say.

import { fetchKit } from "./kits.js";
import { changed, joined, missing, whole } from "./scenes.js";
import { lang, t } from "./words.js";

/** @typedef {import("./scenes.js").Bare} Bare */

/** @typedef {{id: string, name: string, x: number, y: number, terrain?: string, level?: number, marks?: string[], shape?: [number, number][]}} Space */
/** @typedef {{a: string, b: string, kind?: string, name?: string, marks?: string[]}} Route */
/** @typedef {{kind: string, spaces: string[], shape: [number, number][]}} Outline */
/** @typedef {{width: number, height: number, kind: string, cell?: [number, number][], spaces: Space[], routes?: Route[], outlines?: Outline[]}} Board */
/** @typedef {{id: string, name: string, printed?: string, side: string, face: string, place: string, order?: number, under?: string, values?: Record<string, number>, boxed?: Record<string, string>, badges?: string[], facing?: number, corner?: number, second?: number, hidden?: boolean, acts?: boolean, turned?: boolean, ghost?: boolean}} Piece */
/** @typedef {{text: string, state: string, why?: string, rule?: string, mark?: string}} CardChoice */
/** @typedef {{when: string, choices: CardChoice[], applies?: boolean}} CardPart */
/** @typedef {{id: string, name: string, zone: string, text?: string[], parts?: CardPart[], lines?: CardChoice[], corner?: string, foot?: string[], tint?: string, count?: number, on?: string, side?: string}} Card */
/** @typedef {{label: string, text?: string, note?: string, state?: string, bright?: boolean, pieces?: string[], side?: string}} TrackCell */
/** @typedef {{id: string, name: string, value: number, low?: number, high?: number, cells?: TrackCell[]}} Track */
/** @typedef {{name: string, value: number, rule: string}} Modifier */
/** What the same dice come to for some of those they are thrown at. @typedef {{label: string, modifiers: Modifier[]}} Tally */
/** @typedef {{outcome: string, label: string, numerator: number, denominator: number, tone?: string, then?: Stage[], more?: boolean}} Odds */
/** @typedef {{kind: string, label: string, rule: string, numerator: number, denominator: number, odds: Odds[], modifiers?: Modifier[], tallies?: Tally[], means?: string, part?: number}} Stage */
/** @typedef {{text: string, label: string, pieces?: string[], spaces?: string[], rolls?: boolean, leads?: boolean, grave?: boolean, odds?: Odds[], chain?: Stage[], modifiers?: Modifier[], tallies?: Tally[], threats?: string[], lines?: SightChange[], lays?: import("./boardtypes.js").Option["lays"], company?: import("./boardtypes.js").Company | null, note?: string, parts?: string[], headline?: string, chance?: number, means?: string, group?: string, brief?: string, number?: number, deed?: string, unlisted?: boolean}} Option an `unlisted` one is chosen on the board alone */
/** @typedef {{kind: string, name: string, title: string, rule: string, options: Option[], chosen: string, notes?: string[], turns?: boolean, about?: string}} Question a small one that can be settled before a deed is done */
/** @typedef {import("./boardtypes.js").SightChange} SightChange */
/** @typedef {{label: string, pieces?: string[], odds?: Odds[], modifiers?: Modifier[], means?: string, rule?: string, marks?: string[]}} SheetRow */
/** @typedef {{id: string, title: string, rows: SheetRow[], note?: string, facing?: string[][], open?: boolean, aside?: boolean}} Sheet */
/** @typedef {{ways: Option[], now: number, default: number}} Member */
/** @typedef {{members: Member[], commit: Option, at?: number}} Marking */
/** @typedef {import("./boardtypes.js").Sight} Sight */
/** @typedef {import("./boardtypes.js").Path} Path */
/** @typedef {{seat: number, kind: string, prompt: string, rule: string, options: Option[], walks?: boolean, order?: string, about?: string, marking?: Marking | null, settles?: boolean}} Ask */
/** @typedef {{side: string, what: string, got: number, numerator: number, denominator: number}} LuckLine */
/** @typedef {import("./boardtypes.js").Step} Step */
/** @typedef {import("./boardtypes.js").Overlay} Overlay */
/** @typedef {{text: string, rule: string, kind: string, outcome?: string, tone?: string, dice?: number[], modifiers?: Modifier[], tallies?: Tally[], means?: string, luck?: LuckLine, card?: Card | null, steps?: Step[], pieces?: string[], spaces?: string[], more?: ("card" | "steps")[]}} Line */
/** What is left out of a line until it is asked for. @typedef {{card?: Card | null, steps?: Step[]}} Recalled */
/** @typedef {{type: "lines", lines: (Recalled & {line: number})[]}} LinesMessage */
/** @typedef {{commitment?: string, key?: string, drawn?: number[], known?: number}} Proof */
/** @typedef {{game: string, scenario: string, title: string, seat: number, lang: string, board: Board, kit?: import("./kits.js").Kit, pieces: Piece[], spaces?: {id: string, terrain?: string, marks?: string[], notes?: {text: string, rule?: string}[]}[], rooms?: import("./boardtypes.js").Room[], cards: Card[], tracks: Track[], story?: string, goal?: string, phase?: string, ask?: Ask | null, sights?: Sight[], waiting?: string, notes?: string[], sheets?: Sheet[], orders?: Order[], gists?: Record<string, string>, log?: Line[], over?: boolean, undo?: boolean, undo_why?: string, beside?: boolean, result?: Record<string, any>, proof?: Proof}} Scene */
/** @typedef {{type: "scene" | "change", ask: number, scene: Scene, log_from?: number, beats?: Beat[], stopped?: string, given?: number, more?: boolean}} SceneMessage */
/** @typedef {{line: number, pieces?: (Partial<Piece> & {id: string})[], gone?: string[], more?: boolean}} Beat a position in between, as it differs from the one before */
/** @typedef {{id: string, about?: string, label: string, value: string, values: string[], key?: string}} Order */
/** @typedef {{type: "odds", ask: number, options: Option[]}} OddsMessage */
/** @typedef {import("./boardtypes.js").Plan} Plan */
/** @typedef {{type: "plans", ask: number, about: string[], plans: Plan[]}} PlansMessage */
/** @typedef {{type: "why", ask: number, about: string, text: string, rule?: string, idle?: boolean}} WhyMessage */
/** @typedef {import("./boardtypes.js").FieldOfView & {type: "view", ask: number, to?: string}} ViewMessage */
/** @typedef {{type: "overlays", ask: number, about: string, overlays: Overlay[]}} OverlaysMessage */
/** @typedef {{type: "marked", ask: number, texts: string[], open?: string[], commit?: Option, why?: string, rule?: string}} MarkedMessage */
/** @typedef {{type: "prepared", ask: number, answers: string[], questions?: Question[], more?: boolean}} PreparedMessage */
/** @typedef {{name: string, text: string, label: string, about?: string, spaces?: string[]}} DraftStep */
/** @typedef {{type: "tried", ask: number, steps: DraftStep[], at?: number, options?: Option[], pieces?: Piece[], spaces?: {id: string, terrain?: string, marks?: string[]}[], gone?: string[], wrong?: number, why?: string, rule?: string}} TriedMessage */
/** @typedef {{unit: string, place: string, traits: {name: string, ways: [string, string][], now?: string}[], away: [string, string][], kept?: string[], under?: string}} Stands */
/** @typedef {{type: "stands", ask: number, about: string, stands?: Stands | null}} StandsMessage */
/** @typedef {{type: "problem", problem: string, text: string}} ProblemMessage */
/** @typedef {{name: string, label: string, decisions?: number[], won?: number, random?: number[], matches?: number}} Scenario */
/** @typedef {{name: string, label: string, values: {value: string, label: string}[], low?: number, high?: number}} Setting */
/** @typedef {{name: string, kit: string, family: string, title: string, sentence: string, seats: string[], scenarios: Scenario[], settings: Setting[], beside?: boolean, decks?: boolean}} Game */
/** @typedef {{sides: string[], seats: string[], tokens: (string | null)[], watch: string, found?: boolean}} Made */
/** @typedef {{token: string, game: string, scenario: string, title: string, standing: string, your_turn?: boolean, over?: boolean, seat?: number | null, sides?: string[]}} Status */
/** @typedef {{at: number, first?: number, last: number, answers: string[], scene: Scene, beats?: Beat[]}} Replayed */
/** @typedef {{id: string, title: string, gist: string, kind: string}} Section */
/** @typedef {{id: string, sections?: string[], point: string, ruling: string, reason?: string, other?: string, option?: string}} Ruling */
/** @typedef {{title: string, sections: Section[], rulings?: Ruling[]}} Rulebook */
/** @typedef {{title: string, steps: number}} LessonCard */
/** @typedef {{title: string, lesson: string, steps: {scene: Scene, answer: string, side: string}[]}} Lesson */

/** A failure with a sentence for the player. `kind` is the server's problem key, or "offline". */
export class Trouble extends Error {
  /**
   * @param {string} kind
   * @param {string} text
   */
  constructor(kind, text) {
    super(text);
    this.kind = kind;
  }
}

/** Whether this table can be reached from this computer alone. */
export function isLocal() {
  return /^(localhost|127\..*|\[::1\])$/.test(location.hostname);
}

/**
 * Ask the server for something. Every failure is a Trouble.
 * @template T
 * @param {string} path
 * @param {{body?: any, raw?: BodyInit, query?: Record<string, string | number>}} [how]
 * @returns {Promise<T>}
 */
export async function api(path, how = {}) {
  const query = new URLSearchParams({ lang: lang() });
  for (const [name, value] of Object.entries(how.query ?? {})) query.set(name, String(value));
  const body = how.raw ?? (how.body === undefined ? undefined : JSON.stringify(how.body));
  /** @type {Response} */
  let response;
  try {
    response = await fetch(`${path}?${query}`, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body,
    });
  } catch {
    throw new Trouble("offline", t("web-trouble-offline"));
  }
  /** @type {any} */
  let answer = null;
  try {
    answer = await response.json();
  } catch {
    throw new Trouble("answer", t("web-trouble-answer"));
  }
  if (!response.ok) throw new Trouble(String(answer?.problem ?? "answer"), String(answer?.text ?? t("web-trouble-answer")));
  return answer;
}

/**
 * What can be said to somebody about anything that went wrong.
 * @param {unknown} error
 * @returns {string}
 */
export function sentence(error) {
  return error instanceof Trouble ? error.message : t("web-trouble-answer");
}

/**
 * Every game of this table, with its kit.
 * @returns {Promise<{games: Game[], kits: Map<string, import("./kits.js").Kit>}>} kits by the names of the games
 */
export async function allGames() {
  const games = /** @type {Game[]} */ (await api("/api/games"));
  try {
    const kits = await Promise.all(games.map((game) => fetchKit(game.kit)));
    return { games, kits: new Map(games.map((game, i) => [game.name, /** @type {import("./kits.js").Kit} */ (kits[i])])) };
  } catch {
    throw new Trouble("offline", t("web-trouble-offline"));
  }
}

/**
 * The rulebook of a game in the language being read, fetched once.
 * @param {string} game
 * @returns {Promise<Rulebook>}
 */
export function rulebook(game) {
  const name = `${game} ${lang()}`;
  let book = books.get(name);
  if (!book) {
    book = /** @type {Promise<Rulebook>} */ (api(`/api/rules/${encodeURIComponent(game)}`));
    book.catch(() => books.delete(name));
    books.set(name, book);
  }
  return book;
}
/** @type {Map<string, Promise<Rulebook>>} */
const books = new Map();

/** @typedef {"opening" | "open" | "lost" | "gone"} WireState */

const PATIENCE = [400, 800, 1500, 3000, 5000];

/**
 * A scene that came by itself, with all that it names.
 * @param {Bare} scene
 * @returns {Promise<Scene>}
 */
export async function complete(scene) {
  try {
    await missing(scene);
  } catch {
    throw new Trouble("offline", t("web-trouble-offline"));
  }
  return whole(scene);
}

const RECALLED = 40; // lines that can be asked for at once

/** The line to one seat of one match: it opens itself again until it is closed for good. */
export class Wire {
  /**
   * @param {string} token
   * @param {{scene: (message: SceneMessage) => void, odds?: (message: OddsMessage) => void, plans?: (message: PlansMessage) => void, why?: (message: WhyMessage) => void, view?: (message: ViewMessage) => void, overlays?: (message: OverlaysMessage) => void, marked?: (message: MarkedMessage) => void, prepared?: (message: PreparedMessage) => void, tried?: (message: TriedMessage) => void, stands?: (message: StandsMessage) => void, problem: (message: ProblemMessage) => void, state: (state: WireState) => void}} heard
   */
  constructor(token, heard) {
    this.token = token;
    this.heard = heard;
    this.tries = 0;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Status | null} what the server said of the match before the first scene */
    this.status = null;
    this.timer = 0;
    /** The lines that were asked for, and who waits for them. @type {Map<number, ((found: Recalled) => void)[]>} */
    this.asked = new Map();
    /** How many lines were here when the last scene came; of those before the first nobody was to see more at once. */
    this.count = Infinity;
    this.now = () => this.retry();
    window.addEventListener("online", this.now);
    this.heard.state("opening");
    setTimeout(() => void this.look());
  }

  open() {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.heard.state(this.tries ? "lost" : "opening");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(this.token)}?lang=${lang()}`);
    this.socket = socket;
    /** @type {any[]} what came and was not told yet, in order */
    const inbox = [];
    let telling = false;
    let greeted = false;
    /** @type {Bare | null} */
    let scene = null;
    /** What has come of a change that is not all here yet. @type {any} */
    let begun = null;
    const next = async () => {
      const message = joined(begun, inbox.shift());
      begun = null;
      if (message.type === "change" && message.more) {
        begun = { ...message, more: false };
        return;
      }
      if ("scene" in message) {
        await this.complete(message);
        const bare = scene = message.type === "change" && scene ? changed(scene, message) : /** @type {Bare} */ (message.scene);
        try {
          await missing(bare);
        } catch {
          socket.close(); // a server that was started anew knows what a scene names once it has shown it: come again
          return;
        }
        message.scene = whole(bare);
      }
      if (socket !== this.socket) return;
      if (!greeted) this.heard.state("open");
      greeted = true;
      this.tries = 0;
      this.tell(message);
    };
    this.asked.clear();
    socket.onmessage = async (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "lines") return this.recalled(message); // a change may wait for it
      inbox.push(message);
      if (telling) return;
      telling = true;
      try {
        while (inbox.length && socket === this.socket) await next();
      } finally {
        telling = false;
      }
    };
    socket.onclose = () => {
      if (socket !== this.socket || this.closed) return;
      this.tries += 1;
      this.heard.state("lost");
      const wait = PATIENCE[Math.min(this.tries, PATIENCE.length) - 1] ?? 5000;
      this.timer = setTimeout(() => void this.look(), wait);
    };
  }

  /** Lines that are new here, with what was left out of them: how it was decided is shown at once. @param {SceneMessage} message */
  async complete({ type, scene, log_from = 0 }) {
    const lines = scene.log ?? [];
    const from = type === "change" ? log_from : this.count;
    this.count = log_from + lines.length;
    const short = lines.map((line, i) => ({ line, at: log_from + i })).filter(({ line, at }) => line.more && at >= from);
    const told = this.recall(short.map(({ at }) => at));
    await Promise.all(short.map(async ({ line }, i) => Object.assign(line, await told[i])));
  }

  /** What was left out of lines of the log, once it comes. @param {number[]} lines @returns {Promise<Recalled>[]} */
  recall(lines) {
    const found = lines.map((line) => /** @type {Promise<Recalled>} */ (new Promise((tell) => this.asked.set(line, [...(this.asked.get(line) ?? []), tell]))));
    for (let at = 0; at < lines.length; at += RECALLED) this.send({ type: "lines", lines: lines.slice(at, at + RECALLED) });
    return found;
  }

  /** @param {LinesMessage} message */
  recalled({ lines }) {
    for (const { line, ...told } of lines) {
      for (const tell of this.asked.get(line) ?? []) tell(told);
      this.asked.delete(line);
    }
  }

  /** @param {any} message as the page reads it */
  tell(message) {
    if (message.type === "scene" || message.type === "change") this.heard.scene(message);
    else if (message.type === "odds") this.heard.odds?.(message);
    else if (message.type === "plans") this.heard.plans?.(message);
    else if (message.type === "view") this.heard.view?.(message);
    else if (message.type === "overlays") this.heard.overlays?.(message);
    else if (message.type === "why") this.heard.why?.(message);
    else if (message.type === "marked") this.heard.marked?.(message);
    else if (message.type === "prepared") this.heard.prepared?.(message);
    else if (message.type === "tried") this.heard.tried?.(message);
    else if (message.type === "stands") this.heard.stands?.(message);
    else if (message.type === "problem") this.heard.problem(message);
  }

  /** Open again, but first ask whether the match is there: a wrong link will not come right by trying. */
  async look() {
    try {
      const found = /** @type {Status[]} */ (await api("/api/status", { body: { tokens: [this.token] } }));
      if (!found.length) {
        this.closed = true;
        this.heard.state("gone");
        return;
      }
      this.status = found[0] ?? null;
    } catch {
      if (this.closed) return;
      this.tries += 1;
      this.heard.state("lost");
      this.timer = setTimeout(() => void this.look(), PATIENCE[Math.min(this.tries, PATIENCE.length) - 1] ?? 5000);
      return;
    }
    if (!this.closed) this.open();
  }

  retry() {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    void this.look();
  }

  /** Start over at once, for example in another language. */
  again() {
    this.hangUp();
    this.open();
  }

  /**
   * @param {Record<string, any>} message
   * @returns {boolean} whether it went out
   */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.now);
    this.hangUp();
  }

  /** One that is still being opened is closed once it is: browsers complain otherwise. */
  hangUp() {
    const old = this.socket;
    this.socket = null;
    if (old?.readyState === WebSocket.CONNECTING) old.onopen = () => old.close();
    else old?.close();
  }
}

// -- the matches this browser has seen ------------------------------------------------------------

/** @typedef {{seat: string, token: string}} Chair */
/** A match: `here` holds its seats where several are played on this screen, `forgotten` when it was put out of sight. @typedef {{token: string, added: number, watch?: string, friends?: Chair[], here?: Chair[], forgotten?: number}} Kept */

const MATCHES = "grognard.matches";
const MOST = 100;

/** Every match this browser has seen, those put out of sight too. @returns {Kept[]} */
export function known() {
  try {
    const found = JSON.parse(localStorage.getItem(MATCHES) ?? "[]");
    return Array.isArray(found) ? found.filter((k) => typeof k?.token === "string") : [];
  } catch {
    return [];
  }
}

/** Those to continue. @returns {Kept[]} */
export function kept() {
  return known().filter((k) => !k.forgotten);
}

/** Those put out of sight, the last first. @returns {Kept[]} */
export function forgotten() {
  return known().filter((k) => k.forgotten).sort((a, b) => (b.forgotten ?? 0) - (a.forgotten ?? 0));
}

/** Keep a match, or bring it back. @param {Kept} match */
export function keep(match) {
  const old = known().find((k) => k.token === match.token);
  const { forgotten: _, ...seen } = { ...old, ...match };
  const rest = known().filter((k) => k.token !== match.token);
  store([seen, ...rest]);
}

/** Put a match out of sight, where it can be brought back from. @param {string} token */
export function putAway(token) {
  store(known().map((k) => (k.token === token ? { ...k, forgotten: Date.now() } : k)));
}

/** Take back that a match was put out of sight: it is where it was. @param {string} token */
export function takeBack(token) {
  store(known().map(({ forgotten: when, ...k }) => (when && k.token !== token ? { ...k, forgotten: when } : k)));
}

/** Matches that are no more. @param {string[]} tokens */
export function forget(tokens) {
  store(known().filter((k) => !tokens.includes(k.token)));
}

/** @param {Kept[]} matches */
function store(matches) {
  try {
    const away = new Set(matches.filter((k) => k.forgotten).sort((a, b) => (b.forgotten ?? 0) - (a.forgotten ?? 0)).slice(MOST));
    const seen = new Set(matches.filter((k) => !k.forgotten).slice(MOST));
    localStorage.setItem(MATCHES, JSON.stringify(matches.filter((k) => !away.has(k) && !seen.has(k))));
  } catch {
    // A browser that keeps nothing still plays; the link in its address bar leads back.
  }
}

/** The tokens this browser sits down with, by invitation. @type {Record<string, string>} */
let chairs = {};
const CHAIRS = "grognard.chairs";

/**
 * The token for the seat of an invitation: chosen once, so that asking twice leads to the same seat.
 * @param {string} invitation
 * @returns {string}
 */
export function chairFor(invitation) {
  try {
    chairs = { ...JSON.parse(localStorage.getItem(CHAIRS) ?? "{}"), ...chairs };
  } catch {
    // Nothing is kept here: this page remembers as long as it is open.
  }
  const token = chairs[invitation] ?? btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replaceAll("+", "-").replaceAll("/", "_");
  chairs[invitation] = token;
  try {
    localStorage.setItem(CHAIRS, JSON.stringify(chairs));
  } catch {
    // As above.
  }
  return token;
}
