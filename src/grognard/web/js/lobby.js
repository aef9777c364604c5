// The lobby: matches to continue, games to begin, a save to bring in; and the page that sets up a match.

import { picture } from "./art.js";
import { h, icon, ICONS, toast } from "./dom.js";
import { forgottenList, leave } from "./forgotten.js";
import { drawingsOf, wear } from "./kits.js";
import { COMPUTERS, measured, measuredAbout, strength } from "./measured.js";
import { allGames, api, chairFor, forget, isLocal, keep, kept, known, sentence, Trouble } from "./net.js";
import { lang, manners, t, word } from "./words.js";

/** Matches listed before somebody asks for all of them. */
const FIRST = 12;

/** @typedef {import("./net.js").Game} Game */
/** @typedef {import("./net.js").Made} Made */
/** @typedef {import("./net.js").Status} Status */

/**
 * A place where something that failed is said, with a way to try again.
 * @param {unknown} error
 * @param {() => void} again
 * @returns {HTMLElement}
 */
export function failure(error, again) {
  return h("div", { class: "empty", role: "alert" },
    h("p", {}, sentence(error)),
    h("button", { type: "button", class: "primary", on: { click: again } }, t("web-retry")));
}

/**
 * @param {string} label "Name: what it is about", as scenarios are labelled
 * @returns {[string, string]}
 */
function parts(label) {
  const at = label.indexOf(": ");
  return at < 0 ? [label, ""] : [label.slice(0, at), label.slice(at + 2).replace(/^./, (c) => c.toUpperCase())];
}

/** The first page. */
export class LobbyPage {
  /** @param {HTMLElement} root */
  constructor(root) {
    /** @type {Map<string, string>} of the games, by name */
    this.titles = new Map();
    /** @type {Map<string, import("./kits.js").Kit>} of the games, by name */
    this.kits = new Map();
    this.problem = h("p", { class: "problem", role: "alert", hidden: true });
    this.list = h("ul", { class: "match-list" });
    this.away = h("div");
    this.continuing = h("section", { class: "continue", hidden: true });
    this.games = h("section", { class: "games", "aria-label": t("web-games") });
    this.file = h("input", { type: "file", accept: ".json,application/json", class: "unseen", tabindex: "-1", "aria-hidden": "true", on: { change: () => {
      const [file] = this.file.files ?? [];
      if (file) void this.bring(file);
      this.file.value = "";
    } } });
    this.node = h("main", { class: "lobby" },
      h("div", { class: "hero" }, h("h1", {}, t("web-hero")), h("p", {}, t("web-hero-about"))),
      this.problem,
      this.continuing,
      this.games,
      h("section", { class: "import", "aria-label": t("web-import") },
        h("div", {}, h("h2", {}, t("web-import")), h("p", {}, t("web-import-about"))),
        h("button", { type: "button", on: { click: () => this.file.click() } }, t("web-import-choose")), this.file));
    root.replaceChildren(this.node);
    document.title = "Grognard";
    this.over = (/** @type {DragEvent} */ event) => {
      event.preventDefault();
      this.node.classList.add("dropping");
    };
    this.leave = () => this.node.classList.remove("dropping");
    this.drop = (/** @type {DragEvent} */ event) => {
      event.preventDefault();
      this.leave();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void this.bring(file);
    };
    document.addEventListener("dragover", this.over);
    document.addEventListener("dragleave", this.leave);
    document.addEventListener("drop", this.drop);
    void this.load();
  }

  async load() {
    try {
      const { games, kits } = await allGames();
      this.kits = kits;
      this.titles = new Map(games.map((game) => [game.name, game.title]));
      this.games.replaceChildren(h("h2", {}, t("web-games")), h("div", { class: "game-list" }, games.map((game) => gameCard(game, kits.get(game.name) ?? {}))));
      await this.standing();
    } catch (error) {
      this.games.replaceChildren(failure(error, () => void this.load()));
    }
  }

  /** The matches this browser knows, and where each stands. */
  async standing() {
    const mine = kept();
    const all = mine.length ? /** @type {Status[]} */ (await api("/api/status", { body: { tokens: mine.map((k) => k.token) } })) : [];
    const there = new Set(all.map((x) => x.token));
    forget(mine.filter((k) => !there.has(k.token)).map((k) => k.token));
    const found = [...all];
    found.sort((a, b) => Number(a.over ?? false) - Number(b.over ?? false));
    this.list.replaceChildren(...found.slice(0, FIRST).map((x) => this.row(x)));
    const rest = found.slice(FIRST);
    const more = h("button", { type: "button", class: "show-all", on: { click: () => {
      this.list.append(...rest.map((x) => this.row(x)));
      more.remove();
      this.list.children[FIRST]?.querySelector("a")?.focus();
    } } }, t("web-show-all", { count: found.length }));
    this.continuing.replaceChildren(h("h2", {}, t("web-continue")), this.list, ...(rest.length ? [more] : []), this.away);
    this.counted();
  }

  /** What is out of sight is listed below; where nothing is left, nothing is shown. */
  counted() {
    const away = forgottenList((status) => {
      this.list.prepend(this.row(status));
      this.list.hidden = false;
      this.list.querySelector("a")?.focus();
    });
    if (away && this.away.querySelector("details")?.open) away.open = true;
    this.away.replaceChildren(...(away ? [away] : []));
    this.list.hidden = !this.list.childElementCount;
    this.continuing.hidden = this.list.hidden && !away;
  }

  /**
   * @param {Status} status
   * @returns {HTMLElement}
   */
  row(status) {
    const mine = kept().find((k) => k.token === status.token);
    const state = status.over ? "over" : status.your_turn || mine?.here ? "yours" : "waiting";
    const when = mine ? new Date(mine.added).toLocaleString(lang(), { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }) : "";
    // While two play on one screen, nothing one of them may hide is shown from here.
    const open = mine?.here && !status.over ? mine.watch ?? status.token : status.token;
    const item = h("li", { class: "match-row", data: { state } },
      h("a", { class: "match-link", href: `#/m/${status.token}` },
        h("span", { class: "match-title" }, status.title, h("small", {}, [this.titles.get(status.game ?? ""), sideOf(status, Boolean(mine?.here), this.kits.get(status.game ?? "") ?? {}), when].filter(Boolean).join(" · "))),
        h("span", { class: "match-standing" }, status.standing)),
      h("span", { class: `state ${state}` }, t(`web-state-${state}`)),
      h("a", { class: "ghost round", href: `#/r/${open}`, "aria-label": t("web-replay-of", { title: status.title }), title: t("web-replay") }, icon(ICONS.play)),
      h("a", { class: "ghost round", href: `/api/save/${open}`, download: "", "aria-label": t("web-save-of", { title: status.title }), title: t("web-save") }, icon(ICONS.save)),
      h("button", { type: "button", class: "ghost round", "aria-label": t("web-forget-of", { title: status.title }), title: t("web-forget"), on: { click: () => leave(item, status, () => this.counted()) } }, icon(ICONS.close)));
    return item;
  }

  /**
   * Bring a save in as a new match.
   * @param {File} file
   */
  async bring(file) {
    this.problem.hidden = true;
    try {
      if (file.size > 2_000_000) throw new Error("size");
      const made = /** @type {Made} */ (await api("/api/import", { raw: await file.text() }));
      enter(made);
      toast(t("web-imported"));
    } catch (error) {
      this.problem.textContent = error instanceof Error && error.message === "size" ? t("web-import-size") : `${t("web-import-failed", { file: file.name })} ${sentence(error)}`;
      this.problem.hidden = false;
      this.problem.scrollIntoView({ block: "nearest" });
    }
  }

  destroy() {
    document.removeEventListener("dragover", this.over);
    document.removeEventListener("dragleave", this.leave);
    document.removeEventListener("drop", this.drop);
  }
}

/**
 * Whose match it is, where there are several sides.
 * @param {Status} status
 * @param {boolean} both whether all of them are played on this screen
 * @param {import("./kits.js").Kit} kit of its game
 * @returns {string}
 */
function sideOf(status, both, kit) {
  const sides = status.sides ?? [];
  if (sides.length < 2) return "";
  if (both) return t("web-side-both");
  const side = sides[status.seat ?? -1];
  return side ? word("side", side, kit) : t("web-side-watch");
}

/**
 * Remember a match that was just made, and go to it.
 * @param {Made} made
 * @param {boolean} [send] whether links for friends have to be sent
 */
export function enter(made, send = true) {
  /** @param {string} who @returns {import("./net.js").Chair[]} */
  const chairs = (who) => made.tokens.flatMap((token, i) => (token && made.seats[i] === who ? [{ seat: made.sides[i] ?? "", token }] : []));
  const here = chairs("me");
  const friends = chairs("friend");
  const token = here[0]?.token ?? made.watch;
  keep({ token, added: Date.now(), watch: made.watch, friends, ...(here.length > 1 ? { here } : {}) });
  location.hash = `#/m/${token}${send && friends.length ? "/links" : ""}`;
}

/**
 * Sit down where an invitation leads: the seat becomes one's own. Who did so before goes on with it.
 * @param {HTMLElement} root
 * @param {string} invitation
 */
export async function join(root, invitation) {
  const token = chairFor(invitation);
  try {
    const seat = /** @type {{token: string, watch: string}} */ (await api(`/api/sit/${encodeURIComponent(invitation)}`, { body: { token } }));
    keep({ token, added: known().find((k) => k.token === token)?.added ?? Date.now(), watch: seat.watch });
    location.replace(`#/m/${token}`);
  } catch (error) {
    const lost = error instanceof Trouble && (error.kind === "table-used" || error.kind === "table-token");
    root.replaceChildren(h("main", { class: "narrow" }, !lost
      ? failure(error, () => void join(root, invitation))
      : h("div", { class: "empty", role: "alert" }, h("p", {}, sentence(error)), h("p", {}, h("a", { class: "button primary", href: "#/" }, t("web-to-lobby"))))));
  }
}

/**
 * @param {Game} game
 * @param {import("./kits.js").Kit} kit
 * @returns {HTMLElement}
 */
function gameCard(game, kit) {
  return h("article", { class: "game-card", data: { game: game.name } },
    h("a", { class: "game-picture", href: `#/new/${game.name}`, tabindex: "-1", "aria-hidden": "true" }, picture(drawingsOf(kit))),
    h("div", { class: "game-words" },
      h("h3", {}, game.title),
      h("p", {}, game.sentence),
      h("div", { class: "game-buttons" },
        h("a", { class: "button primary", href: `#/new/${game.name}` }, t("web-play")),
        h("a", { class: "button", href: `#/learn/${game.name}` }, icon(ICONS.book), t("web-learn")))));
}

// -- a new match -----------------------------------------------------------------------------------

/** @typedef {{scenario: string, options: Record<string, string>, dice: string, seed: string, position: string, deck: File | null, undo: boolean, seats: string[]}} Draft */

/** What was chosen so far, so that a change of language loses nothing. @type {Map<string, Draft>} */
const drafts = new Map();

/** The page where a match is set up. */
export class NewPage {
  /**
   * @param {HTMLElement} root
   * @param {string} name of the game
   */
  constructor(root, name) {
    this.root = root;
    this.name = name;
    this.left = false;
    document.title = `${t("web-new-match")} · Grognard`;
    void this.load();
  }

  async load() {
    try {
      const { games, kits } = await allGames();
      if (this.left) return;
      const game = games.find((g) => g.name === this.name);
      wear(kits.get(this.name) ?? {});
      if (game) this.show(game);
      else this.root.replaceChildren(h("main", { class: "narrow" }, h("div", { class: "empty", role: "alert" }, h("h1", {}, t("web-no-game")), h("p", {}, t("web-no-game-help")), h("p", {}, h("a", { class: "button primary", href: "#/" }, t("web-to-lobby"))))));
    } catch (error) {
      if (!this.left) this.root.replaceChildren(h("main", { class: "narrow" }, failure(error, () => void this.load())));
    }
  }

  /** @param {Game} game */
  show(game) {
    const draft = drafts.get(game.name) ?? {
      scenario: game.scenarios[0]?.name ?? "",
      options: Object.fromEntries(game.settings.map((x) => [x.name, x.values[0]?.value ?? ""])),
      dice: "fair",
      seed: "",
      position: "",
      deck: null,
      undo: false,
      seats: game.seats.map((_, i) => (i === 0 ? "me" : "bot")),
    };
    if (!drafts.has(game.name) && "edition" in draft.options && game.settings.find((x) => x.name === "edition")?.values.some((v) => v.value === lang())) draft.options["edition"] = lang();
    drafts.set(game.name, draft);
    const problem = h("p", { class: "problem", role: "alert", hidden: true });
    const seed = h("input", { type: "text", maxlength: "100", value: draft.seed, placeholder: t("web-seed-example"), "aria-label": t("web-dice-seed"), autocomplete: "off", on: { input: () => {
      draft.seed = seed.value;
    } } });
    const seedRow = h("div", { class: "seed-row", hidden: draft.dice !== "seed" }, seed);
    const position = h("textarea", { rows: "3", maxlength: "20000", spellcheck: "false", autocomplete: "off", placeholder: `${game.name}/1 ${draft.scenario} {…}`, "aria-describedby": "position-hint", on: { input: () => {
      draft.position = position.value;
    } } }, draft.position);
    const positionRow = h("label", { class: "position-row", hidden: draft.dice !== "beside" }, h("span", {}, t("web-beside-position")), position, h("small", { class: "hint", id: "position-hint" }, t("web-beside-position-hint")));
    const seating = h("p", { class: "hint", "aria-live": "polite" });
    /** @type {[import("./net.js").Scenario, HTMLElement][]} */
    const lengths = game.scenarios.map((x) => [x, h("small", { class: "measured" })]);
    const known = game.scenarios.some((x) => x.decisions);
    const sitting = () => {
      for (const [scenario, box] of lengths) box.replaceChildren(...measured(game, scenario, draft.seats).map((part) => h("span", {}, part)));
      const kind = seatingOf(draft.seats);
      seating.textContent = game.seats.length > 1 ? [t(`web-seating-${kind}`), kind === "friend" && isLocal() ? t("web-link-local") : ""].join(" ") : "";
    };
    sitting();
    const start = h("button", { type: "submit", class: "primary big" }, t("web-start"));
    const form = h("form", { class: "new-form", on: { submit: (/** @type {Event} */ event) => {
      event.preventDefault();
      void this.start(game, draft, start, problem);
    } } },
      h("fieldset", { class: "scenarios" },
        h("legend", {}, t("web-scenario")),
        h("div", { class: "scenario-list" }, lengths.map(([x, length]) => {
          const [title, about] = parts(x.label);
          return h("label", { class: "scenario" },
            h("input", { type: "radio", name: "scenario", value: x.name, checked: x.name === draft.scenario, on: { change: () => {
              draft.scenario = x.name;
            } } }),
            h("span", {}, h("strong", {}, title), about ? h("small", {}, about) : null, length));
        })),
        known ? h("p", { class: "hint" }, measuredAbout()) : null),
      h("fieldset", { class: "segments" },
        h("legend", {}, t("web-dice")),
        h("div", { class: "segment-row" }, [["fair", t("web-dice-fair")], ["seed", t("web-dice-seed")], ["typed", t("web-dice-typed")], ...(game.beside ? [["beside", t("web-dice-beside")]] : [])].map(([value, label]) =>
          h("label", { class: "segment" },
            h("input", { type: "radio", name: "dice", value, checked: value === draft.dice, on: { change: () => {
              draft.dice = value ?? "fair";
              seedRow.hidden = value !== "seed";
              positionRow.hidden = value !== "beside";
              hint.textContent = t(`web-dice-${draft.dice}-hint`);
              if (value === "seed") seed.focus();
            } } }),
            h("span", {}, label)))),
        seedRow, positionRow),
      h("fieldset", { class: "seats" },
        h("legend", {}, t("web-seats")),
        game.seats.map((seat, i) => h("div", { class: "seat" },
          h("span", { class: "seat-name", id: `seat-${i}` }, word("side", seat)),
          h("div", { class: "segment-row", role: "radiogroup", "aria-labelledby": `seat-${i}` }, ["me", ...COMPUTERS, ...(game.seats.length > 1 ? ["friend"] : [])].map((who) =>
            h("label", { class: "segment" },
              h("input", { type: "radio", name: `seat-${i}`, value: who, checked: draft.seats[i] === who, on: { change: () => {
                draft.seats[i] = who;
                sitting();
              } } }),
              h("span", {}, t(`web-seat-${who}`))))))),
        seating,
        strength(game) ? h("p", { class: "hint strength" }, strength(game)) : null),
      h("details", { class: "rules-in-play" },
        h("summary", {}, t("web-rules-in-play")),
        h("div", { class: "setting-list" },
          game.settings.map((x) => h("label", { class: "setting" },
            h("span", {}, x.label),
            x.high ? numberField(x, draft) : select(x.values, draft.options[x.name] ?? "", (value) => {
              draft.options[x.name] = value;
            }))),
          game.decks && isLocal() ? deckField(draft) : null,
          h("label", { class: "tick" },
            h("input", { type: "checkbox", checked: draft.undo, on: { change: (/** @type {Event} */ e) => {
              draft.undo = /** @type {HTMLInputElement} */ (e.currentTarget).checked;
            } } }),
            h("span", {}, h("strong", {}, t("web-free-undo")), h("small", {}, t("web-free-undo-hint")))))),
      problem,
      h("div", { class: "start-row" }, start, h("a", { class: "button", href: `#/learn/${game.name}` }, icon(ICONS.book), t("web-learn-first"))));
    const hint = h("p", { class: "hint" }, t(`web-dice-${draft.dice}-hint`));
    seedRow.after(hint);
    this.root.replaceChildren(h("main", { class: "new" },
      h("div", { class: "new-picture" }, picture(drawingsOf(manners()), innerWidth > 760)),
      h("div", { class: "new-words" }, h("h1", {}, game.title), h("p", { class: "lead" }, game.sentence), form)));
  }

  /**
   * @param {Game} game
   * @param {Draft} draft
   * @param {HTMLButtonElement} button
   * @param {HTMLElement} problem
   */
  async start(game, draft, button, problem) {
    if (draft.dice === "seed" && !draft.seed.trim()) {
      problem.textContent = t("web-seed-missing");
      problem.hidden = false;
      return;
    }
    button.disabled = true;
    problem.hidden = true;
    try {
      const made = /** @type {Made} */ (await api("/api/matches", { body: {
        game: game.name,
        scenario: draft.scenario,
        options: draft.options,
        seed: draft.dice === "seed" ? draft.seed.trim() : null,
        typed_dice: draft.dice === "typed",
        beside: draft.dice === "beside",
        position: draft.dice === "beside" ? draft.position.trim() : "",
        deck: game.decks && isLocal() && draft.deck ? { name: draft.deck.name, text: await textOf(draft.deck) } : null,
        free_undo: draft.undo,
        seats: draft.seats,
      } }));
      enter(made);
    } catch (error) {
      problem.textContent = sentence(error);
      problem.hidden = false;
      button.disabled = false;
    }
  }

  destroy() {
    this.left = true;
  }
}

/**
 * What kind of match it is going to be.
 * @param {string[]} seats who sits there
 * @returns {string}
 */
function seatingOf(seats) {
  if (seats.filter((x) => x === "me").length > 1) return "here";
  if (!seats.includes("me")) return seats.includes("friend") ? "friends" : "watch";
  return seats.includes("friend") ? "friend" : "bot";
}

/**
 * @param {{value: string, label: string}[]} values
 * @param {string} now
 * @param {(value: string) => void} chosen
 * @returns {HTMLElement}
 */
function select(values, now, chosen) {
  const box = h("select", { on: { change: () => chosen(box.value) } }, values.map((v) => h("option", { value: v.value, selected: v.value === now }, v.label)));
  return box;
}

/** What is in a file; one that has gone or may not be read is told by its name. @param {File} file @returns {Promise<string>} */
async function textOf(file) {
  try {
    return await file.text();
  } catch {
    throw new Trouble("file", t("web-deck-unread", { file: file.name }));
  }
}

/** A file of cards of one's own; it is read when the match begins. @param {Draft} draft @returns {HTMLElement} */
function deckField(draft) {
  const field = h("input", { type: "file", name: "deck", accept: ".yaml,.yml", on: { change: () => {
    draft.deck = field.files?.[0] ?? null;
  } } });
  if (draft.deck) {
    const chosen = new DataTransfer();
    chosen.items.add(draft.deck);
    field.files = chosen.files;
  }
  return h("label", { class: "setting deck" }, h("span", {}, t("web-deck"), h("small", { class: "hint" }, t("web-deck-hint"))), field);
}

/** A setting that is a number; left empty it is as usual. @param {import("./net.js").Setting} setting @param {Draft} draft @returns {HTMLElement} */
function numberField(setting, draft) {
  const usual = setting.values[0];
  const given = draft.options[setting.name] ?? "";
  /** A field that is folded away cannot be shown to be wrong. */
  const unfold = () => field.closest("details")?.setAttribute("open", "");
  const field = h("input", { type: "number", min: String(setting.low), max: String(setting.high), step: "1", value: given === usual?.value ? "" : given, placeholder: usual?.label ?? "", on: { input: () => {
    draft.options[setting.name] = field.value || (usual?.value ?? "");
  }, invalid: unfold } });
  return field;
}
