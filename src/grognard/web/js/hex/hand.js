// The hand on a hex board: what a pointer or a finger is on, by arithmetic alone, and what a click, a tap or a rest there means.

import { h } from "../dom.js";
import { KEEP } from "../draft.js";
import { DRAG } from "../panzoom.js";
import { HIGH } from "./places.js";
import { membersOf } from "./piles.js";

/** @typedef {import("../svg.js").Point} Point */
/** @typedef {import("./board.js").HexBoard} HexBoard */
/** @typedef {import("./grid.js").Hex} Hex */
/** @typedef {import("./units.js").Shown} Shown */
/** @typedef {{id: string, from: Point, picture: HTMLElement | null, dropped: {clientX: number, clientY: number} | null}} Carried */
/** @typedef {{p: Point, hex: Hex | null, shown: Shown | null, id: string}} Hit what a point lies on: the hex, the pile, the counter */

const FINGER = 44; // pixels a hex should measure to be hit by a finger
const NEAR = 75; // pixels of a hex after coming nearer
const PRESS = 500; // milliseconds after which a finger rests

export class Hand {
  /** @param {HexBoard} board */
  constructor(board) {
    this.board = board;
    /** @type {ReturnType<typeof setTimeout> | undefined} a finger that may come to rest */
    this.pressing = undefined;
    /** Whether the click to come ends a long press. */
    this.pressed = false;
    /** @type {{clientX: number, clientY: number} | null} where the mouse is, on the board */
    this.last = null;
    /** @type {Carried | null} a counter of a draft in the hand */
    this.carried = null;
    const on = { signal: board.stop.signal };
    const { pane } = board;
    pane.addEventListener("pointerdown", (e) => this.press(e), on);
    pane.addEventListener("pointermove", (e) => this.over(e), on);
    pane.addEventListener("pointerleave", (e) => this.over(e), on);
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
      pane.addEventListener(end, (e) => {
        clearTimeout(this.pressing);
        this.release(e);
      }, on);
    }
    pane.addEventListener("click", (e) => this.click(e), on);
    pane.addEventListener("wheel", () => board.camera.halt(), on);
  }

  /** What a pixel lies on, by arithmetic alone. @param {{clientX: number, clientY: number}} e @returns {Hit} */
  hit(e) {
    const { look } = this.board.camera;
    const pixel = look.pixel(e);
    const p = look.unit(pixel.x, pixel.y);
    const hex = this.board.places?.at(p) ?? null;
    const found = this.board.units.at(p, hex?.id ?? "");
    const room = hex && !found ? this.board.places?.roomAt(p, hex, (id) => this.board.lights.spotNodes.has(id) || this.board.units.byHex.has(id)) : null;
    return { p, hex: found ? found.shown.pile.hex : room ?? hex, shown: found?.shown ?? null, id: found?.id ?? "" };
  }

  /** The one thing that can be picked at a point: the counter, the hex, or the only counter of the pile that can. @param {Hit} hit @returns {string} */
  targetAt(hit) {
    if (hit.id && this.board.targets.has(hit.id)) return hit.id;
    if (hit.hex && this.board.targets.has(hit.hex.id)) return hit.hex.id;
    const [one, ...more] = this.pickable(hit);
    return one && !more.length ? one : "";
  }

  /** The hex beside that of a point to whose side the point is nearest; none where it is near the middle. @param {Hit} hit @returns {string} */
  toward({ p, hex }) {
    const [x, y] = hex ? [p.x - hex.x, p.y - hex.y] : [0, 0];
    const far = Math.hypot(x, y);
    if (!hex || far < HIGH * 0.16) return "";
    return this.board.places?.at({ x: hex.x + (x / far) * HIGH, y: hex.y + (y / far) * HIGH })?.id ?? "";
  }

  /** Counters of the pile at a point that can be picked. @param {Hit} hit @returns {string[]} */
  pickable(hit) {
    return hit.shown ? membersOf(hit.shown.pile).map((p) => p.id).filter((id) => this.board.targets.has(id)) : [];
  }

  /** @param {PointerEvent} e */
  press(e) {
    this.board.stayHere();
    this.board.motion.finish();
    clearTimeout(this.pressing);
    this.pressed = false;
    if (onCard(e.target)) return;
    if (e.pointerType !== "touch") return this.takeUp(e);
    this.board.hooks.wonder?.(null);
    const hit = this.hit(e);
    this.pressing = setTimeout(() => this.rest(hit), PRESS);
  }

  /** A finger rests: on a pile it opens the inspector, on a hex it draws the line of sight from what is selected, or asks why not. @param {Hit} hit */
  rest(hit) {
    if (this.board.camera.look.dragged || !hit.hex) return;
    this.pressed = true;
    if (hit.shown) {
      this.board.inspector.stretch(true);
      this.board.inspect(hit.hex.id);
    } else if (this.board.selected.length) {
      this.board.looking = 1;
      this.board.pointed = hit.hex.id;
      this.board.trace.askSight();
    } else this.board.hooks.wonder?.(hit.hex.id, true);
  }

  /** @param {MouseEvent} e */
  click(e) {
    if (onCard(e.target)) return;
    if (this.pressed) {
      this.pressed = false;
      return;
    }
    const touch = e instanceof PointerEvent && e.pointerType === "touch";
    const hit = this.hit(e);
    const { look } = this.board.camera;
    if (touch && hit.hex && HIGH * look.k < FINGER) return this.board.camera.glide(hit.hex.x, hit.hex.y, NEAR / HIGH);
    this.act(hit, { x: e.clientX, y: e.clientY }, touch);
  }

  /** Does what a click on a thing means. @param {Hit} hit @param {Point} at where a menu may open @param {boolean} [shy] shows first and does it the second time */
  act(hit, at, shy = false) {
    const { hex, shown, id } = hit;
    if (!hex) return this.board.letGo();
    if (shown && shown.pile.key === this.board.units.open && !id) return;
    const plans = this.board.lights.plansAt(hex.id, id);
    const target = this.targetAt(hit);
    if (plans.length && !(target && this.board.chosen.size)) {
      const news = this.board.told !== hex.id;
      this.board.tell(hex.id);
      if (shy && news) return;
      return this.board.hooks.pick((this.board.targets.get(target) ?? []).map((o) => o.text), at, this.board.paths.get(hex.id), plans, shy ? "" : this.toward(hit));
    }
    const ids = shown ? this.idsOf(shown, id) : [];
    const looked = this.selects(ids) && this.board.selected.join() !== ids.join();
    if (looked) this.board.select(ids);
    if (looked && this.board.promised) return;
    if (target) return this.board.pick(target, at);
    if (this.pickable(hit).length > 1 && shown) return this.board.units.spread(shown.pile.key);
    if (looked) return;
    if (shown) return this.choosePile(shown, id);
    this.board.letGo();
    if (shy) this.board.hooks.wonder?.(hex.id, true);
  }

  /** Whether a click looks at these before it answers anything: not where a set is marked, nor at what dice are aimed at. @param {string[]} ids */
  selects(ids) {
    return ids.length > 0 && !this.board.scene?.ask?.marking && !ids.some((id) => this.board.targets.get(id)?.some((o) => o.rolls));
  }

  /**
   * What a click on a counter of a pile selects: all of the pile; where the counter can be picked, it and those picked
   * with it; of an open pile the counter alone.
   * @param {Shown} shown @param {string} id
   */
  idsOf(shown, id) {
    const all = shown.pile.pieces.map((p) => p.id);
    const picked = (this.board.targets.get(id) ?? []).flatMap((o) => o.pieces ?? []);
    if (shown.pile.key === this.board.units.open && id) return [id];
    return picked.length ? all.filter((x) => picked.includes(x)) : all;
  }

  /** A click on a pile selects it; another one spreads it out. @param {Shown} shown @param {string} id */
  choosePile(shown, id) {
    const ids = this.idsOf(shown, id);
    const again = this.board.selected.join() === ids.join();
    if (again && shown.pile.pieces.length > 1 && this.board.units.open !== shown.pile.key) this.board.units.spread(shown.pile.key);
    else if (again) this.board.letGo();
    else this.board.select(ids);
  }

  /** A press on a counter of a draft may become a drag: then it goes along, and not the view. @param {PointerEvent} e */
  takeUp(e) {
    const id = this.targetAt(this.hit(e));
    const drafted = this.board.scene?.ask?.kind === "draft" && !this.board.scene.ask.about;
    if (e.button || !drafted || !this.board.units.drawn.has(id) || this.board.targets.get(id)?.length !== 1) return;
    this.board.camera.look.leave(e.pointerId);
    this.carried = { id, from: { x: e.clientX, y: e.clientY }, picture: null, dropped: null };
  }

  /** What is carried follows the pointer; as soon as it leaves its place, where it may go is asked for. @param {PointerEvent} e @param {Carried} carried */
  carry(e, carried) {
    if (!carried.picture) {
      if (Math.hypot(e.clientX - carried.from.x, e.clientY - carried.from.y) < DRAG) return;
      this.board.pane.setPointerCapture(e.pointerId);
      carried.picture = h("div", { class: "in-hand" }, this.board.picture(carried.id));
      this.board.pane.append(carried.picture);
      this.board.pick(carried.id, carried.from);
    }
    const { x, y } = this.board.camera.look.pixel(e);
    Object.assign(carried.picture.style, { left: `${x}px`, top: `${y}px` });
  }

  /** It is let go of where the pointer is. @param {PointerEvent} e */
  release(e) {
    const { carried } = this;
    if (!carried?.picture) {
      this.carried = null;
      return;
    }
    this.pressed = true; // the click that ends it means nothing
    carried.dropped = { clientX: e.clientX, clientY: e.clientY };
    this.putDown();
  }

  /** Lays down what was let go of, once it is known where it may go; where it may not, it stays where it was. */
  putDown() {
    const { carried } = this;
    if (!carried?.dropped || this.board.scene?.ask?.about !== carried.id) return;
    const target = this.targetAt(this.hit(carried.dropped));
    carried.picture?.remove();
    this.carried = null;
    if (target) this.board.pick(target, { x: carried.dropped.clientX, y: carried.dropped.clientY });
    else this.board.hooks.pick([KEEP], carried.from);
  }

  /** @param {PointerEvent} e */
  over(e) {
    if (this.carried && !this.carried.dropped) this.carry(e, this.carried);
    if (e.pointerType === "touch") return;
    this.last = e.type === "pointerleave" || onCard(e.target) ? null : { clientX: e.clientX, clientY: e.clientY };
    if (!this.board.camera.look.moving) this.rested();
  }

  /** The view has come to rest under the pointer, or the pointer moves over a view at rest. */
  rested() {
    if (!this.board.camera.look.dragged) this.point(this.last && this.hit(this.last));
  }

  /** The pointer is on something, or on nothing. @param {Hit | null} hit */
  point(hit) {
    const hex = hit?.hex ?? null;
    const target = hit ? this.targetAt(hit) : "";
    const plans = hex ? this.board.lights.plansAt(hex.id, hit?.id) : [];
    const can = Boolean(target || plans.length || (hit && this.pickable(hit).length));
    this.board.pane.classList.toggle("pointing", can);
    const moved = (hex?.id ?? "") !== this.board.pointed;
    this.board.pointed = hex?.id ?? "";
    this.board.tell(target || (plans.length ? hex?.id ?? null : hit?.id || null));
    this.board.hooks.wonder?.(can || !hex ? null : hit?.id || hex.id);
    if (moved && this.board.looking === 1) this.board.trace.askSight();
  }
}

/** @param {EventTarget | null} target */
const onCard = (target) => target instanceof Element && target.closest(".hexcard") !== null;
