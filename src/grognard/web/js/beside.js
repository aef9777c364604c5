// Beside a real board: what lies there otherwise than here is told in the words of a position.

import { dialog, h } from "./dom.js";
import { t } from "./words.js";

/**
 * The real board says otherwise.
 * @param {(text: string) => void} tell
 * @param {string} begun what it may be about: who is selected, and where
 */
export function openBoard(tell, begun) {
  const text = h("input", { type: "text", value: begun, maxlength: "180", required: true, autocomplete: "off", "aria-label": t("web-beside-correct"), placeholder: t("web-beside-example") });
  const form = h("form", { class: "board-form", on: { submit: (/** @type {Event} */ event) => {
    event.preventDefault();
    box.close();
    tell(text.value);
  } } }, text, h("button", { type: "submit", class: "primary" }, t("web-beside-lay")));
  const box = dialog(t("web-beside-correct"), t("web-close"), h("p", {}, t("web-beside-about")), form);
  text.focus();
}
