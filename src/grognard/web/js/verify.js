// Working out every die again from the key, with WebCrypto. The method is described in docs/dice.md.

import { h, icon, ICONS } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./net.js").Proof} Proof */
/** @typedef {{sides: number, face: number, found: number}} Roll */
/** @typedef {{keyFits: boolean, rolls: Roll[], typed: number}} Verdict */

/**
 * @param {string} hex
 * @returns {Uint8Array<ArrayBuffer>}
 */
function bytes(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/**
 * Check a finished match: the key against its hash, every roll against the key.
 * @param {Proof} proof
 * @returns {Promise<Verdict>}
 */
export async function check(proof) {
  const secret = bytes(proof.key ?? "");
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", secret));
  const promised = bytes(proof.commitment ?? "");
  const keyFits = promised.length === hash.length && hash.every((byte, i) => byte === promised[i]);
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  let block = new Uint8Array();
  let used = 0;
  const next = async () => {
    if (used % 32 === 0) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(used / 32));
      block = new Uint8Array(await crypto.subtle.sign("HMAC", key, counter));
    }
    return /** @type {number} */ (block[used++ % 32]);
  };
  const drawn = proof.drawn ?? [];
  /** @type {Roll[]} */
  const rolls = [];
  let typed = 0;
  for (let i = 0; i + 1 < drawn.length; i += 2) {
    const sides = /** @type {number} */ (drawn[i]);
    const face = /** @type {number} */ (drawn[i + 1]);
    if (sides < 0) {
      typed += 1;
      continue;
    }
    let byte = await next();
    while (byte >= 256 - (256 % sides)) byte = await next();
    rolls.push({ sides, face, found: (byte % sides) + 1 });
  }
  return { keyFits, rolls, typed };
}

/**
 * A button that checks, and the verdict it finds, roll by roll.
 * @param {Proof} proof
 * @returns {[HTMLElement, HTMLElement]}
 */
export function verifier(proof) {
  const verdict = h("div", { class: "verdict", "aria-live": "polite" });
  const button = h("button", { type: "button", class: "verify", on: { click: () => void run() } }, icon(ICONS.check), t("web-verify"));
  async function run() {
    if (!proof.key || !proof.drawn) {
      verdict.replaceChildren(h("p", {}, t("web-verify-nothing")));
      return;
    }
    if (!globalThis.crypto?.subtle) {
      verdict.replaceChildren(h("p", { class: "bad" }, t("web-verify-insecure")));
      return;
    }
    button.disabled = true;
    verdict.replaceChildren(h("p", {}, t("web-verify-running")));
    const found = await check(proof);
    button.disabled = false;
    verdict.replaceChildren(...tell(found, proof));
    verdict.dataset.verdict = found.keyFits && found.rolls.every((r) => r.face === r.found) ? "good" : "bad";
  }
  return [button, verdict];
}

/**
 * @param {Verdict} found
 * @param {Proof} proof
 * @returns {HTMLElement[]}
 */
function tell(found, proof) {
  const good = found.rolls.filter((r) => r.face === r.found).length;
  const all = found.rolls.length;
  const lines = [];
  lines.push(h("p", { class: found.keyFits ? "good" : "bad" }, t(found.keyFits ? "web-verify-key-good" : "web-verify-key-bad")));
  lines.push(h("p", { class: good === all ? "good" : "bad" }, t(good === all ? "web-verify-dice-good" : "web-verify-dice-bad", { good, all })));
  if (proof.known) lines.push(h("p", {}, t("web-verify-known", { count: proof.known })));
  if (found.typed) lines.push(h("p", {}, t("web-verify-typed", { count: found.typed })));
  lines.push(
    h("details", { class: "rolls" },
      h("summary", {}, t("web-verify-each")),
      h("p", { class: "mono" }, t("web-verify-hash", { hash: proof.commitment ?? "" })),
      h("ol", {},
        found.rolls.map((r) =>
          h("li", { class: r.face === r.found ? "good" : "bad" },
            t(r.face === r.found ? "web-verify-roll-good" : "web-verify-roll-bad", { sides: r.sides, face: r.face, found: r.found }))))),
  );
  return lines;
}
