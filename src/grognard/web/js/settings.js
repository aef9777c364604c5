// What the player prefers, kept in this browser: language, theme, forced options, the curtain, sounds, notices.

import { dialog, h, toast } from "./dom.js";
import { t } from "./words.js";

/** @typedef {{lang: string, theme: "system" | "light" | "dark", forced: boolean, animate: boolean, follow: boolean, curtain: boolean, sounds: boolean, notify: boolean, pace: "flow" | "step" | "result", minimap: boolean}} Preferences */

const NAME = "grognard.settings";

/** @type {Preferences} */
const DEFAULTS = {
  lang: navigator.language?.startsWith("es") ? "es" : "en",
  theme: "system",
  forced: false,
  animate: true,
  follow: true,
  curtain: false,
  sounds: false,
  notify: false,
  pace: "flow",
  minimap: true,
};

/** @type {Preferences} */
export const prefer = read();

/** @returns {Preferences} */
function read() {
  try {
    const found = { ...DEFAULTS, ...JSON.parse(localStorage.getItem(NAME) ?? "{}") };
    if (!["en", "es"].includes(found.lang)) found.lang = DEFAULTS.lang;
    if (!["system", "light", "dark"].includes(found.theme)) found.theme = DEFAULTS.theme;
    if (!["flow", "step", "result"].includes(found.pace)) found.pace = DEFAULTS.pace;
    return found;
  } catch {
    return { ...DEFAULTS };
  }
}

export function remember() {
  try {
    localStorage.setItem(NAME, JSON.stringify(prefer));
  } catch {
    // Preferences then last as long as the page.
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Put the theme on the page, and the colour of its top on what the system shows above it. */
export function applyTheme() {
  const chosen = prefer.theme === "system" ? (dark.matches ? "dark" : "light") : prefer.theme;
  document.documentElement.dataset.theme = chosen;
  const top = getComputedStyle(document.documentElement).getPropertyValue("--panel");
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => meta.setAttribute("content", top));
}
dark.addEventListener("change", applyTheme);

/** Whether pieces glide: the player and the system must both be fine with it. */
export function animated() {
  return prefer.animate && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The mark in the page's title, and a notice where it was allowed, when a seat is asked something. */
export class Bell {
  constructor() {
    this.rung = false;
  }

  /**
   * @param {boolean} mine whether this seat is being asked
   * @param {string} title the match
   * @param {string} what the question
   * @returns {boolean} whether the seat has just come to be asked, and no notice says so
   */
  ring(mine, title, what) {
    document.title = mine ? t("web-title-turn", { title }) : `${title} · Grognard`;
    const rings = mine && !this.rung;
    const noticed = rings && document.hidden && prefer.notify && "Notification" in window && Notification.permission === "granted";
    if (noticed) new Notification(t("web-notice-turn", { title }), { body: what, tag: "grognard-turn" });
    this.rung = mine;
    return rings && !noticed;
  }
}

/** Ask for leave to send notices; only ever called from a click. */
async function askForNotices() {
  if (!("Notification" in window)) return false;
  const answer = await Notification.requestPermission();
  return answer === "granted";
}

/**
 * The settings, as a dialog.
 * @param {{language: (lang: string) => void, changed: () => void, sounds: () => void}} told
 */
export function openSettings(told) {
  /** @param {string} name @param {string} label @param {[string, string][]} values @param {string} now @param {(value: string) => void} chosen */
  const choice = (name, label, values, now, chosen) =>
    h("fieldset", { class: "segments" },
      h("legend", {}, label),
      h("div", { class: "segment-row" },
        values.map(([value, text]) =>
          h("label", { class: "segment" },
            h("input", { type: "radio", name, value, checked: value === now, on: { change: () => chosen(value) } }),
            h("span", {}, text)))));
  /** @param {string} label @param {string} hint @param {boolean} now @param {(on: boolean, box: HTMLInputElement) => void} chosen */
  const tick = (label, hint, now, chosen) => {
    const box = h("input", { type: "checkbox", checked: now, on: { change: () => chosen(box.checked, box) } });
    return h("label", { class: "tick" }, box, h("span", {}, h("strong", {}, label), h("small", {}, hint)));
  };
  const kept = () => {
    remember();
    told.changed();
  };
  const box = dialog(
    t("web-settings"),
    t("web-close"),
    choice("lang", t("web-language"), [["en", "English"], ["es", "Español"]], prefer.lang, (value) => {
      box.close();
      told.language(value);
    }),
    choice("theme", t("web-theme"), [["system", t("web-theme-system")], ["light", t("web-theme-light")], ["dark", t("web-theme-dark")]], prefer.theme, (value) => {
      prefer.theme = /** @type {Preferences["theme"]} */ (value);
      applyTheme();
      kept();
    }),
    tick(t("web-setting-forced"), t("web-setting-forced-hint"), prefer.forced, (on) => {
      prefer.forced = on;
      kept();
    }),
    tick(t("web-setting-animate"), t("web-setting-animate-hint"), prefer.animate, (on) => {
      prefer.animate = on;
      kept();
    }),
    choice("pace", t("web-setting-pace"), [["flow", t("web-pace-flow")], ["step", t("web-pace-step")], ["result", t("web-pace-result")]], prefer.pace, (value) => {
      prefer.pace = /** @type {Preferences["pace"]} */ (value);
      kept();
    }),
    tick(t("web-setting-follow"), t("web-setting-follow-hint"), prefer.follow, (on) => {
      prefer.follow = on;
      kept();
    }),
    tick(t("web-setting-curtain"), t("web-setting-curtain-hint"), prefer.curtain, (on) => {
      prefer.curtain = on;
      kept();
    }),
    tick(t("web-setting-sounds"), t("web-setting-sounds-hint"), prefer.sounds, (on) => {
      prefer.sounds = on;
      kept();
      if (on) told.sounds();
    }),
    tick(t("web-setting-notify"), t("web-setting-notify-hint"), prefer.notify, (on, input) => {
      void (async () => {
        prefer.notify = on && (await askForNotices());
        if (on && !prefer.notify) toast(t("web-notify-refused"), "bad");
        input.checked = prefer.notify;
        kept();
      })();
    }),
  );
}
