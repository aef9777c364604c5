// Brief movement: pieces slide, shots flash, the dead fade. Anything under way can be finished at once.

import { el } from "./svg.js";

/** @typedef {{x: number, y: number, s: number}} Spot where a piece lies and how large */

/** @param {Spot} p */
const css = (p) => `translate(${p.x}px, ${p.y}px) scale(${p.s})`;

export class Motion {
  constructor() {
    /** @type {Set<Animation>} */
    this.running = new Set();
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
  }

  /** @returns {boolean} */
  get still() {
    return this.calm.matches;
  }

  /**
   * @param {Element} node @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing
   * @param {() => void} [after]
   */
  play(node, frames, timing, after) {
    const animation = node.animate(frames, timing);
    this.running.add(animation);
    const ended = () => {
      this.running.delete(animation);
      after?.();
    };
    animation.onfinish = ended;
    animation.oncancel = ended;
  }

  /** @param {SVGElement} node @param {Spot} from @param {Spot} to @param {number} [ms] */
  slide(node, from, to, ms = 250) {
    this.play(node, [{ transform: css(from) }, { transform: css(to) }], { duration: ms, easing: "cubic-bezier(.3,.7,.3,1)" });
  }

  /** @param {SVGElement} node */
  appear(node) {
    this.play(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
  }

  /** Removes the node when it has faded. @param {SVGElement} node @param {number} [delay] */
  fade(node, delay = 0) {
    this.play(node, [{ opacity: 1 }, { opacity: 0 }], { duration: 320, delay, fill: "both" }, () => node.remove());
  }

  /** A flash of fire at a spot. @param {SVGGElement} layer @param {Spot} at @param {number} delay */
  flash(layer, at, delay) {
    const points = [];
    for (let i = 0; i < 16; i++) {
      const r = i % 2 ? 13 : 30 + (i % 4) * 3;
      const a = (i * Math.PI) / 8;
      points.push(`${(r * Math.cos(a)).toFixed(1)},${(r * Math.sin(a)).toFixed(1)}`);
    }
    const star = el("g", { class: "flash", transform: `translate(${at.x} ${at.y}) scale(${at.s})` });
    const burst = el("polygon", { points: points.join(" ") });
    star.append(burst, el("circle", { r: 8 }));
    layer.append(star);
    this.play(star, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }], { duration: 420, delay, fill: "both" }, () =>
      star.remove(),
    );
    this.play(burst, [{ transform: "scale(.4)" }, { transform: "scale(1.15)" }], { duration: 420, delay, fill: "both" });
  }

  finish() {
    for (const animation of [...this.running]) animation.finish();
  }
}
