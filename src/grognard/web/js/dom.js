// Making elements, dialogs and short notices. Text always goes in as text, never as markup.

/** @typedef {string | number | Node | null | undefined | false} Child */

/**
 * An element. `on` holds listeners, `data` dataset entries, `vars` CSS custom properties; `class` and
 * everything else become attributes, where true means present and false, null and undefined absent.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  dress(node, props);
  node.append(...flat(children));
  return node;
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...(Child | Child[])} children
 * @returns {SVGElement}
 */
export function s(tag, props = {}, ...children) {
  const node = /** @type {SVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", tag));
  dress(node, props);
  node.append(...flat(children));
  return node;
}

/**
 * @param {HTMLElement | SVGElement} node
 * @param {Record<string, any>} props
 */
function dress(node, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, /** @type {EventListener} */ (listener));
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "vars") for (const [key, text] of Object.entries(value)) node.style.setProperty(key, String(text));
    else node.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * @param {(Child | Child[])[]} children
 * @returns {(string | Node)[]}
 */
function flat(children) {
  /** @type {(string | Node)[]} */
  const out = [];
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false || child === "") continue;
    out.push(typeof child === "number" ? String(child) : child);
  }
  return out;
}

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw Error(`no element ${id}`);
  return node;
}

/**
 * A small drawing for a button, from a 24 by 24 grid.
 * @param {string} path
 * @returns {SVGElement}
 */
export function icon(path) {
  return s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: path }));
}

export const ICONS = {
  undo: "M9 4L4 9l5 5M4 9h10a5.5 5.5 0 0 1 0 11h-4",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  share: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  close: "M6 6l12 12M18 6L6 18",
  gear: "M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  help: "M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5v.5",
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  book: "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2c2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14",
  check: "M5 13l4.5 4.5L19 7.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6",
  layers: "M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
};

/**
 * A modal dialog; Escape, the cross and a click beside it close it, and focus goes back where it was.
 * @param {string} title
 * @param {string} closing the words on the cross
 * @param {...(Child | Child[])} children
 * @returns {HTMLDialogElement}
 */
export function dialog(title, closing, ...children) {
  const id = `dialog-${Math.random().toString(36).slice(2)}`;
  const box = h(
    "dialog",
    { class: "dialog", "aria-labelledby": id },
    h("div", { class: "dialog-head" },
      h("h2", { id }, title),
      h("button", { class: "ghost round", type: "button", "aria-label": closing, on: { click: () => box.close() } }, icon(ICONS.close))),
    h("div", { class: "dialog-body" }, ...children),
  );
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  const before = document.activeElement;
  box.addEventListener("close", () => {
    box.remove();
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
    else byId("page").focus();
  });
  document.body.append(box);
  box.showModal();
  return box;
}

/**
 * A short notice that goes away by itself; one that something was refused, as soon as something else is done.
 * @param {string} text
 * @param {"info" | "bad"} [tone]
 */
export function toast(text, tone = "info") {
  const node = h("div", { class: `toast ${tone}` }, text);
  const gone = () => node.remove();
  byId("toasts").replaceChildren(node);
  setTimeout(gone, tone === "bad" ? 9000 : 4000);
  if (tone === "bad") for (const deed of ["pointerdown", "keydown"]) addEventListener(deed, gone, { once: true, capture: true });
}

/**
 * Tell a screen reader.
 * @param {string} text
 */
export function announce(text) {
  const box = byId("announcer");
  if (text) box.append(h("p", {}, text));
  while (box.childElementCount > 6) box.firstElementChild?.remove();
}
