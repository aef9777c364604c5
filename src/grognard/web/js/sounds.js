// Short sounds, made here of tones and noise: for dice, moves, shots, falls, and that it is one's turn.

import { prefer } from "./settings.js";
import { effectOf } from "./words.js";

/** @typedef {import("./net.js").Line} Line */
/**
 * A tone, or noise around one, from one pitch (Hz) to another.
 * @typedef {{from: number, to?: number, noise?: boolean, at?: number, lasts: number, loud: number}} Voice
 */

/** The sounds by name: those of a kit's effects have theirs. @type {Record<string, Voice[]>} */
export const SOUNDS = {
  dice: [0, 0.06, 0.11, 0.19].map((at, i) => ({ from: 2600 - 300 * i, noise: true, at, lasts: 0.05, loud: 1.5 - 0.3 * i })),
  move: [{ from: 420, noise: true, lasts: 0.08, loud: 0.6 }, { from: 150, to: 110, lasts: 0.09, loud: 0.4 }],
  flash: [{ from: 1400, to: 300, noise: true, lasts: 0.22, loud: 1 }, { from: 170, to: 50, lasts: 0.18, loud: 0.6 }],
  fall: [{ from: 240, to: 70, lasts: 0.35, loud: 0.5 }, { from: 180, noise: true, at: 0.24, lasts: 0.12, loud: 0.7 }],
  turn: [{ from: 660, lasts: 0.25, loud: 0.35 }, { from: 880, at: 0.13, lasts: 0.45, loud: 0.35 }],
};

const VOLUME = 0.2;
const MOST = 3; // at once, besides that it is one's turn
const APART = 0.1; // seconds between those that begin together
const SILENCE = 0.0001; // as near to none as an exponential comes

/** Where they are played; browsers allow none before the page was touched. @type {AudioContext | null} */
let context = null;
/** When those that are heard now will have ended. @type {number[]} */
let ends = [];

/** Get ready to play, from within a click or a key. */
function wake() {
  if (!prefer.sounds || !("AudioContext" in window) || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
}
for (const kind of ["pointerup", "keydown"]) document.addEventListener(kind, wake, true);

/** Let whoever has just switched sounds on hear one. */
export async function demonstrate() {
  wake();
  await context?.resume();
  play("turn");
}

/**
 * @param {string} name
 * @param {number} [delay] in seconds
 */
function play(name, delay = 0) {
  if (!prefer.sounds || context?.state !== "running") return;
  const now = context.currentTime;
  ends = ends.filter((end) => end > now);
  if (ends.length >= MOST && name !== "turn") return;
  const parts = (SOUNDS[name] ?? []).map((voice) => sing(/** @type {AudioContext} */ (context), voice, now + delay));
  ends.push(Math.max(...parts));
}

/**
 * @param {AudioContext} audio
 * @param {Voice} voice
 * @param {number} when
 * @returns {number} when it ends
 */
function sing(audio, { from, to = from, noise, at = 0, lasts, loud }, when) {
  const [begin, end] = [when + at, when + at + lasts];
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENCE, begin);
  volume.gain.exponentialRampToValueAtTime(loud * VOLUME, begin + 0.005);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  volume.connect(audio.destination);
  const { source, frequency } = noise ? hiss(audio, volume, lasts) : tone(audio, volume);
  frequency.setValueAtTime(from, begin);
  frequency.exponentialRampToValueAtTime(to, end);
  source.start(begin);
  source.stop(end);
  return end;
}

/** @param {AudioContext} audio @param {AudioNode} into */
function tone(audio, into) {
  const source = audio.createOscillator();
  source.connect(into);
  return { source, frequency: source.frequency };
}

/** @param {AudioContext} audio @param {AudioNode} into @param {number} lasts */
function hiss(audio, into, lasts) {
  const source = audio.createBufferSource();
  source.buffer = audio.createBuffer(1, lasts * audio.sampleRate, audio.sampleRate);
  source.buffer.getChannelData(0).forEach((_, i, all) => (all[i] = 2 * Math.random() - 1));
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  source.connect(band).connect(into);
  return { source, frequency: band.frequency };
}

/** What one match lets hear: each line of its log once, when the board shows it. */
export class Sounds {
  constructor() {
    this.told = 0;
  }

  /** These lines are no news. @param {Line[]} lines */
  skip(lines) {
    this.told = lines.length;
  }

  /**
   * @param {Line[]} lines the log, as far as it is shown
   * @param {boolean} [turn] whether this seat has just come to be asked
   */
  tell(lines, turn = false) {
    const fresh = document.hidden ? [] : lines.slice(this.told);
    this.told = Math.max(this.told, lines.length);
    const names = new Set(fresh.flatMap((line) => [line.dice?.length ? "dice" : "", effectOf(line)]));
    names.delete("");
    [...names, ...(turn ? ["turn"] : [])].forEach((name, i) => play(name, i * APART));
  }
}
