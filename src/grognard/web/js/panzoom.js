// Looking at a part of the board: wheel, drag, pinch and keys move one transform. No inertia.

/** @typedef {import("./svg.js").Box} Box */

export const DRAG = 5; // pixels before a press becomes a drag
const STEP = 1.25;
const REST = 220; // milliseconds after which nobody moves it any more

export class PanZoom {
  /**
   * @param {SVGSVGElement | HTMLElement} pane in which the board is looked at
   * @param {(k: number, x: number, y: number) => void} move moves and scales what is drawn
   * @param {() => void} changed called after every change
   * @param {() => void} [rested] called when the view has come to rest
   */
  constructor(pane, move, changed, rested = () => {}) {
    this.pane = pane;
    this.place = move;
    this.changed = changed;
    this.rested = rested;
    /** How far one can look away: shares of the scale at which all is seen, or of 1. */
    this.least = 0.7;
    this.most = 8;
    /** @type {Box} what must fit */
    this.whole = { x: 0, y: 0, w: 100, h: 100 };
    /** Pixels around it that stay free. */
    this.frame = 0;
    this.k = 1;
    this.x = 0;
    this.y = 0;
    this.fitted = true;
    this.moving = false;
    this.width = 0;
    this.height = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.resting = undefined;
    /** True from the first movement of a drag until after the click that ends it. */
    this.dragged = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.pointers = new Map();
    this.stop = new AbortController();
    const on = { signal: this.stop.signal };
    const heard = /** @type {HTMLElement} */ (pane); // for the types of events: an svg hears the same
    heard.addEventListener("wheel", (e) => this.wheel(e), { ...on, passive: false });
    heard.addEventListener("pointerdown", (e) => this.down(e), on);
    heard.addEventListener("pointermove", (e) => this.move(e), on);
    heard.addEventListener("pointerup", (e) => this.up(e), on);
    heard.addEventListener("pointercancel", (e) => this.up(e), on);
    heard.addEventListener("click", (e) => this.click(e), { ...on, capture: true });
    heard.addEventListener("keydown", (e) => this.key(e), on);
    this.watcher = new ResizeObserver(() => this.resized());
    this.watcher.observe(pane);
  }

  /** @param {Box} whole */
  setWhole(whole) {
    this.whole = whole;
    this.resized();
  }

  resized() {
    const { width, height } = this.pane.getBoundingClientRect();
    if (!width || !height) return;
    const middle = this.unit(this.width / 2, this.height / 2);
    this.width = width;
    this.height = height;
    if (this.fitted) this.fit();
    else this.look(middle.x, middle.y, this.k);
  }

  fitScale() {
    const room = (/** @type {number} */ pixels) => Math.max(pixels - 2 * this.frame, pixels / 2);
    return Math.min(room(this.width) / this.whole.w, room(this.height) / this.whole.h) || 1;
  }

  fit() {
    const { x, y, w, h } = this.whole;
    this.look(x + w / 2, y + h / 2, this.fitScale(), true);
  }

  /** The board point under a pixel of the pane. @param {number} px @param {number} py */
  unit(px, py) {
    return { x: (px - this.x) / this.k, y: (py - this.y) / this.k };
  }

  /** Puts a board point in the middle of the view. @param {number} x @param {number} y @param {number} k @param {boolean} [fitted] */
  look(x, y, k, fitted = false) {
    this.set(k, this.width / 2 - x * k, this.height / 2 - y * k, fitted);
  }

  /** @param {number} factor @param {number} [px] @param {number} [py] the pixel that stays where it is */
  zoom(factor, px = this.width / 2, py = this.height / 2) {
    const fit = this.fitScale();
    const k = Math.min(Math.max(this.k * factor, Math.min(fit, 1) * this.least), Math.max(fit, 1) * this.most);
    const at = this.unit(px, py);
    this.set(k, px - at.x * k, py - at.y * k);
  }

  /** @param {number} k @param {number} x @param {number} y @param {boolean} [fitted] */
  set(k, x, y, fitted = false) {
    const { whole } = this;
    // At least a third of the view always shows the board.
    const left = this.width / 3 - (whole.x + whole.w) * k;
    const right = (this.width * 2) / 3 - whole.x * k;
    const top = this.height / 3 - (whole.y + whole.h) * k;
    const bottom = (this.height * 2) / 3 - whole.y * k;
    this.k = k;
    this.x = Math.min(Math.max(x, left), right);
    this.y = Math.min(Math.max(y, top), bottom);
    this.fitted = fitted;
    if (!this.moving) this.pane.classList.add("moving");
    this.moving = true;
    this.place(k, this.x, this.y);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rest(), REST);
    this.changed();
  }

  rest() {
    clearTimeout(this.resting);
    this.moving = false;
    this.pane.classList.remove("moving");
    this.rested();
  }

  /** The part of the board in view. @returns {Box} */
  view() {
    const at = this.unit(0, 0);
    return { x: at.x, y: at.y, w: this.width / this.k, h: this.height / this.k };
  }

  /** @param {{clientX: number, clientY: number}} e */
  pixel(e) {
    const box = this.pane.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  }

  /** @param {WheelEvent} e */
  wheel(e) {
    e.preventDefault();
    const at = this.pixel(e);
    const lines = e.deltaMode === 1 ? 16 : 1;
    this.zoom(Math.exp(-Math.max(-200, Math.min(200, e.deltaY * lines)) * 0.0018), at.x, at.y);
  }

  /** @param {PointerEvent} e */
  down(e) {
    if (e.pointerType === "mouse" && e.button > 1) return;
    if (!this.pointers.size) this.dragged = false;
    this.pointers.set(e.pointerId, this.pixel(e));
    this.from = this.pixel(e);
  }

  /** @param {PointerEvent} e */
  move(e) {
    const before = this.pointers.get(e.pointerId);
    if (!before) return;
    if (e.pointerType === "mouse" && !e.buttons) return this.up(e); // released where we could not see it
    const now = this.pixel(e);
    if (!this.dragged) {
      const far = this.from ? Math.hypot(now.x - this.from.x, now.y - this.from.y) : 0;
      if (far < DRAG && this.pointers.size < 2) return;
      this.dragged = true;
      this.pane.classList.add("dragging");
      for (const id of this.pointers.keys()) this.pane.setPointerCapture(id);
    }
    const others = [...this.pointers].filter(([id]) => id !== e.pointerId).map(([, at]) => at);
    const other = others[0];
    this.pointers.set(e.pointerId, now);
    if (!other) {
      this.set(this.k, this.x + now.x - before.x, this.y + now.y - before.y);
      return;
    }
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    this.set(this.k, this.x + (now.x - before.x) / 2, this.y + (now.y - before.y) / 2);
    if (was > 0 && is > 0) this.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  /** @param {PointerEvent} e */
  up(e) {
    this.pointers.delete(e.pointerId);
    if (!this.pointers.size) this.pane.classList.remove("dragging");
  }

  /** A pointer carries something else than the view. @param {number} id */
  leave(id) {
    this.pointers.delete(id);
  }

  /** A drag that ends on something clickable is not a click on it. @param {MouseEvent} e */
  click(e) {
    if (!this.dragged) return;
    e.stopPropagation();
    e.preventDefault();
    this.dragged = false;
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const far = Math.min(this.width, this.height) / 6;
    /** @type {Record<string, () => void>} */
    const keys = {
      "+": () => this.zoom(STEP),
      "=": () => this.zoom(STEP),
      "-": () => this.zoom(1 / STEP),
      0: () => this.fit(),
      ArrowLeft: () => this.set(this.k, this.x + far, this.y),
      ArrowRight: () => this.set(this.k, this.x - far, this.y),
      ArrowUp: () => this.set(this.k, this.x, this.y + far),
      ArrowDown: () => this.set(this.k, this.x, this.y - far),
    };
    const act = keys[e.key];
    if (!act) return;
    e.preventDefault();
    e.stopPropagation();
    act();
  }

  destroy() {
    this.stop.abort();
    clearTimeout(this.resting);
    this.watcher.disconnect();
  }
}
