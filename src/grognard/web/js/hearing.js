// What the table says to the page of a match, and what becomes of it there; and when it is not to be heard.

import { byId, h, toast } from "./dom.js";
import { lostLink } from "./links.js";
import { forget } from "./net.js";
import { t } from "./words.js";

/** @typedef {import("./match.js").MatchPage} MatchPage */
/** @typedef {import("./net.js").SceneMessage} SceneMessage */

/**
 * What is done with what the table says.
 * @param {MatchPage} page
 */
export function hearing(page) {
  return {
    scene: (/** @type {SceneMessage} */ message) => page.show(message),
    odds: (/** @type {import("./net.js").OddsMessage} */ message) => {
      if (message.ask !== page.number || !page.scene?.ask) return;
      page.scene.ask.options = page.scene.ask.options.map((o) => message.options.find((x) => x.text === o.text) ?? o);
      page.ask.tell(message.options);
      if (!page.player.playing()) page.view.foresee(); // else when the board is drawn as it is
    },
    plans: (/** @type {import("./net.js").PlansMessage} */ message) => {
      if (message.ask !== page.number) return;
      if (message.about.length) {
        if (message.about.join() !== page.selected.join()) return;
        page.view.setPlans(message.plans);
        page.ask.setPlans(message.plans, page.pointer.named(message.about));
        if (!message.plans.length && page.clickedOn) page.pointer.hintAgain(message.about);
        return;
      }
      page.ways = message.plans.flatMap((plan) => (plan.space ? [{ ...plan, space: plan.space, cost: plan.cost ?? 0, spaces: plan.spaces ?? [], steps: plan.answers }] : []));
      if (!page.player.playing()) page.view.setPaths(page.ways); // else when the board is drawn as it is
      page.ask.offer(page.ways.some((way) => way.spaces.length > 1) ? page.ways.length : 0);
      page.ask.offerWhole(message.plans.filter((plan) => !plan.space));
      page.ask.offerKinds(page.ways.map((way) => way.kind ?? ""));
    },
    view: (/** @type {import("./net.js").ViewMessage} */ message) => {
      if (message.ask === page.number) page.view.setView(message);
    },
    overlays: (/** @type {import("./net.js").OverlaysMessage} */ message) => {
      if (message.ask === page.number) page.layers.hear(message.overlays, (document.querySelector(".zoom .layers") ?? page.boardBox).getBoundingClientRect());
    },
    why: (/** @type {import("./net.js").WhyMessage} */ message) => {
      if (message.ask === page.number) page.why.hear(message);
    },
    marked: (/** @type {import("./net.js").MarkedMessage} */ message) => {
      if (message.ask !== page.number) return;
      if (message.why) toast(message.why, "bad");
      page.ask.marked(message);
    },
    prepared: (/** @type {import("./net.js").PreparedMessage} */ message) => {
      if (message.ask === page.number) page.ask.deed.hear(message);
    },
    tried: (/** @type {import("./net.js").TriedMessage} */ message) => {
      if (message.ask === page.number) page.drafting.tried(message);
    },
    stands: (/** @type {import("./net.js").StandsMessage} */ message) => {
      if (message.ask === page.number) page.drafting.stands(message);
    },
    problem: (/** @type {import("./net.js").ProblemMessage} */ message) => {
      page.route = [];
      page.sent = false;
      page.ask.release();
      toast(message.text, /^(table-brought|problem-resume)/.test(message.problem) ? "info" : "bad"); // news, or a refusal
    },
    state: (/** @type {import("./net.js").WireState} */ state) => connection(page, state),
  };
}

/**
 * Whether the table can be heard at all.
 * @param {MatchPage} page
 * @param {import("./net.js").WireState} state
 */
function connection(page, state) {
  const banner = byId("banner");
  if (state === "gone") {
    forget([page.token]);
    banner.hidden = true;
    page.destroy();
    document.title = "Grognard";
    page.root.replaceChildren(lostLink());
    for (const tool of document.querySelectorAll(".top-tools > .of-match")) tool.remove(); // of a match that is not there
    return;
  }
  document.querySelector(".match")?.classList.toggle("offline", state === "lost");
  banner.hidden = state !== "lost";
  if (state === "lost" && !banner.childElementCount) {
    banner.replaceChildren(
      h("span", {}, t("web-connection-lost")),
      h("button", { type: "button", on: { click: () => page.wire.retry() } }, t("web-retry")));
  }
  if (state === "open") {
    if (banner.childElementCount) toast(t("web-connection-back"));
    banner.replaceChildren();
  }
  if (state === "lost") page.ask.release();
}
