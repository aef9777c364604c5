// The links of a match: who may have which.

import { dialog, h, toast } from "./dom.js";
import { allGames, api, isLocal, known } from "./net.js";
import { t, word } from "./words.js";

/**
 * The links of a match: one's own, those for friends, the one for spectators.
 * @param {string} token
 */
export async function openLinks(token) {
  const of = await kitOf(token);
  const match = known().find((k) => k.token === token || k.here?.some((x) => x.token === token));
  /** @param {string} label @param {string} about @param {string} secret @param {string} [room] */
  const row = (label, about, secret, room = "m") => {
    const url = `${location.origin}${location.pathname}#/${room}/${secret}`;
    const field = h("input", { type: "text", readonly: true, value: url, "aria-label": label, on: { focus: () => field.select() } });
    return h("div", { class: "link-row" },
      h("p", {}, h("strong", {}, label), " ", h("small", {}, about)),
      h("div", { class: "link-copy" }, field,
        h("button", { type: "button", on: { click: () => void (async () => {
          try {
            await navigator.clipboard.writeText(url);
            toast(t("web-copied"));
          } catch {
            field.focus();
            toast(t("web-copy-by-hand"), "bad");
          }
        })() } }, t("web-copy"))));
  };
  const friends = match?.friends ?? [];
  const invitations = friends.map((f) => row(t("web-link-friend", { seat: word("side", f.seat, of) }), t("web-link-friend-about"), f.token, "join"));
  if (friends.length) void taken(friends).then((gone) => gone.forEach((f) => invitations[friends.indexOf(f)]?.replaceChildren(h("p", {}, t("web-link-friend-taken", { seat: word("side", f.seat, of) })))));
  dialog(t("web-links"), t("web-close"),
    invitations,
    (match?.here ?? []).map((x) => row(t("web-link-here", { seat: word("side", x.seat, of) }), t("web-link-here-about"), x.token)),
    match?.here || token === match?.watch ? null : row(t("web-link-mine"), t("web-link-mine-about"), token),
    match?.watch ? row(t("web-link-watch"), t("web-link-watch-about"), match.watch) : null,
    isLocal() ? h("p", { class: "hint" }, t("web-link-local")) : null);
}

/**
 * The kit of the game of a match, which may not be shown yet.
 * @param {string} token
 * @returns {Promise<import("./kits.js").Kit>}
 */
async function kitOf(token) {
  try {
    const [there] = /** @type {import("./net.js").Status[]} */ (await api("/api/status", { body: { tokens: [token] } }));
    return (await allGames()).kits.get(there?.game ?? "") ?? {};
  } catch {
    return {};
  }
}

/**
 * The invitations that somebody has sat down with: they open nothing any more.
 * @param {import("./net.js").Chair[]} friends
 * @returns {Promise<import("./net.js").Chair[]>}
 */
async function taken(friends) {
  try {
    const there = /** @type {import("./net.js").Status[]} */ (await api("/api/status", { body: { tokens: friends.map((f) => f.token) } }));
    return friends.filter((f) => !there.some((x) => x.token === f.token));
  } catch {
    return [];
  }
}

/** The page a wrong link leads to. */
export function lostLink() {
  return h("main", { class: "narrow" },
    h("div", { class: "empty", role: "alert" },
      h("h1", {}, t("web-lost-link")),
      h("p", {}, t("web-lost-link-help")),
      h("p", {}, h("a", { class: "button primary", href: "#/" }, t("web-to-lobby")))));
}
