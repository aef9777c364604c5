// The one page: its head, and which room the address leads to.

import { byId, dialog, h, icon, ICONS } from "./dom.js";
import { LearnPage, LessonPage } from "./learn.js";
import { enter, join, LobbyPage, NewPage } from "./lobby.js";
import { lostLink, openLinks } from "./links.js";
import { MatchPage } from "./match.js";
import { known, takeBack } from "./net.js";
import { ReplayPage } from "./replay.js";
import { SharedPage } from "./shared.js";
import { applyTheme, openSettings, prefer, remember } from "./settings.js";
import { demonstrate } from "./sounds.js";
import { speak, t } from "./words.js";

/** @type {{destroy(): void, tools?: () => HTMLElement[], eyes?: () => string} | null} */
let page = null;

/** Show what the address names. */
function route() {
  const eyes = page?.eyes?.() ?? "";
  page?.destroy();
  page = null;
  document.querySelectorAll("dialog[open]").forEach((box) => /** @type {HTMLDialogElement} */ (box).close());
  byId("announcer").replaceChildren();
  const root = byId("page");
  const [room = "", ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
  const [first = "", second = "", third = ""] = rest;
  document.body.dataset.room = room || "lobby";
  scrollTo(0, 0);
  if (room === "") page = new LobbyPage(root);
  else if (room === "new" && first) page = new NewPage(root, first);
  else if (room === "join" && first) void join(root, first);
  else if (room === "m" && first) {
    const shared = known().find((k) => k.here?.some((x) => x.token === first));
    if (shared?.forgotten) takeBack(shared.token);
    page = shared ? new SharedPage(root, shared, head) : new MatchPage(root, first);
    if (second === "links") {
      history.replaceState(null, "", `#/m/${first}`);
      void openLinks(first);
    }
  } else if (room === "made" && second) {
    takeOver(first, rest.slice(1));
  } else if (room === "r" && first) {
    const chair = first === eyes ? undefined : known().flatMap((k) => k.here ?? []).find((x) => x.token === first);
    page = new ReplayPage(root, first, second === "line" ? Number(third) || 0 : -1, chair?.seat, second === "at" ? Number(third) || 0 : -1);
  }
  else if (room === "learn" && first && second === "lesson") page = new LessonPage(root, first, Number(third) || 1);
  else if (room === "learn" && first) page = new LearnPage(root, first, second === "rule" ? third : "");
  else root.replaceChildren(lostLink());
  head();
}

/**
 * Enter a match that `grognard play` has made as if it had been made here. Back leads to the lobby.
 * @param {string} watch its token for spectators
 * @param {string[]} chairs each "side:who:token"
 */
function takeOver(watch, chairs) {
  const parts = chairs.map((chair) => chair.split(":"));
  const all = (/** @type {number} */ at) => parts.map((part) => part[at] ?? "");
  history.replaceState(null, "", "#/");
  enter({ sides: all(0), seats: all(1), tokens: all(2), watch });
}

/**
 * @param {string} part
 * @returns {string}
 */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The bar at the top. */
function head() {
  const other = prefer.lang === "en" ? "es" : "en";
  const dark = document.documentElement.dataset.theme === "dark";
  byId("skip").textContent = t("web-skip");
  byId("top").replaceChildren(
    h("a", { class: "brand", href: "#/", "aria-label": t("web-brand") }, h("img", { src: new URL("../icon.svg", import.meta.url).href, alt: "", width: 26, height: 26 }), h("span", {}, "Grognard")),
    h("nav", { class: "top-tools", "aria-label": t("web-tools") },
      page?.tools?.() ?? [],
      h("button", { type: "button", class: "ghost lang-switch", lang: other, "aria-label": other === "es" ? "Cambiar a español" : "Switch to English", on: { click: () => void language(other) } }, other === "es" ? "Español" : "English"),
      h("button", { type: "button", class: "ghost round", id: "theme", "aria-label": t(dark ? "web-to-light" : "web-to-dark"), title: t(dark ? "web-to-light" : "web-to-dark"), on: { click: () => {
        prefer.theme = dark ? "light" : "dark";
        remember();
        applyTheme();
        head();
        byId("theme").focus();
      } } }, icon(dark ? ICONS.sun : ICONS.moon)),
      h("button", { type: "button", class: "ghost round", "aria-label": t("web-shortcuts"), title: t("web-shortcuts"), on: { click: () => shortcuts() } }, icon(ICONS.help)),
      h("button", { type: "button", class: "ghost round", "aria-label": t("web-settings"), title: t("web-settings"), on: { click: () => openSettings({ language: (x) => void language(x), changed: head, sounds: () => void demonstrate() }) } }, icon(ICONS.gear))));
}

/** What the keys do. */
function shortcuts() {
  /** @type {[string[], string][]} */
  const keys = [
    [["1", "…", "9", "0"], t("web-key-options")],
    [["↑", "↓", "Tab"], t("web-key-walk")],
    [["Enter"], t("web-key-enter")],
    [["U"], t("web-key-undo")],
    [["⇧", "U"], t("web-key-undo-answer")],
    [["O"], t("web-key-orders")],
    [[",", ".", "R"], t("web-key-recap")],
    [["N", "⇧ N"], t("web-key-next")],
    [["M", "A", "T", "C"], t("web-key-gaits")],
    [["F", "S", "K", "L", "X", "P"], t("web-key-acts")],
    [["V"], t("web-key-sight")],
    [["G"], t("web-key-goto")],
    [["I", "B"], t("web-key-look")],
    [["W"], t("web-key-ways")],
    [["S"], t("web-key-skip")],
    [["+", "−", "0"], t("web-key-zoom")],
    [["←", "→"], t("web-key-steps")],
    [["Esc"], t("web-key-escape")],
    [["?"], t("web-key-help")],
  ];
  dialog(t("web-shortcuts"), t("web-close"), h("dl", { class: "keys" }, keys.map(([names, what]) =>
    h("div", {}, h("dt", {}, names.map((name) => h("kbd", {}, name))), h("dd", {}, what)))));
}

/** @param {string} wanted */
async function language(wanted) {
  prefer.lang = wanted;
  remember();
  try {
    await speak(wanted);
  } catch {
    unreachable();
    return;
  }
  route();
  document.querySelector(".lang-switch") instanceof HTMLElement && /** @type {HTMLElement} */ (document.querySelector(".lang-switch")).focus();
}

/** The server cannot be reached before the first page. */
function unreachable() {
  const again = h("button", { type: "button", class: "primary", on: { click: () => void begin() } }, t("web-retry"));
  byId("page").replaceChildren(h("main", { class: "narrow" }, h("div", { class: "empty", role: "alert" }, h("p", {}, t("web-trouble-offline")), again)));
}

async function begin() {
  applyTheme();
  try {
    await speak(prefer.lang);
  } catch {
    unreachable();
    return;
  }
  route();
}

window.addEventListener("hashchange", () => {
  route();
  // What was clicked is gone: whoever uses the keyboard or listens goes on at the new page.
  if (document.activeElement === document.body) byId("page").focus();
});
byId("skip").addEventListener("click", (event) => {
  event.preventDefault();
  byId("page").focus();
});
// A board that gets the focus back by itself shows a frame only to whoever uses keys.
document.addEventListener("pointerdown", () => (document.documentElement.dataset.by = "pointer"), true);
document.addEventListener("keydown", () => delete document.documentElement.dataset.by, true);
document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
  if (event.target instanceof HTMLInputElement && event.target.type !== "radio" && event.target.type !== "checkbox") return;
  shortcuts();
});
void begin();
