// A set chosen by marking: which member is marked in which way, and what the table says would come of it.

/** @typedef {import("./net.js").Option} Option */
/** @typedef {import("./net.js").Member} Member */
/** @typedef {import("./net.js").Marking} Marking */
/** @typedef {import("./net.js").MarkedMessage} MarkedMessage */

const OUT = -1; // the way of a member that is not marked at all

export class Marker {
  /**
   * @param {Marking} marking
   * @param {string[]} open what can be answered now
   */
  constructor(marking, open) {
    this.members = marking.members;
    this.at = marking.at ?? 0;
    /** The way of each member as it is shown. */
    this.now = this.members.map((m) => m.now);
    /** Ways the table has agreed to. */
    this.stood = [...this.now];
    this.given = [...this.now];
    this.open = new Set(open);
    /** The commit as it is called. */
    this.word = marking.commit;
    /** @type {Option | null} the commit, with its odds, where the set may be committed */
    this.commit = open.includes(marking.commit.text) ? marking.commit : null;
    /** Whether the table has yet to say what would come of it. */
    this.waits = false;
  }

  /** Members that can still be marked. @returns {Member[]} */
  free() {
    return this.members.slice(this.at);
  }

  /** Every way that can be pressed, on the board or here. @returns {Option[]} */
  choices() {
    return this.free().flatMap((m) => m.ways.filter((_, way) => way !== m.default));
  }

  /** The ways that have a button: of a member that is simply in or out, the first. @returns {Option[]} */
  buttons() {
    return this.free().flatMap((m) => (m.default !== OUT && m.ways.length === 2 ? m.ways.slice(0, 1) : m.ways));
  }

  /** @param {string} text @returns {[number, number]} the member and the way */
  find(text) {
    const k = this.members.findIndex((m) => m.ways.some((way) => way.text === text));
    return [k, this.members[k]?.ways.findIndex((way) => way.text === text) ?? OUT];
  }

  /** @param {string} text */
  isPressed(text) {
    const [k, way] = this.find(text);
    return k >= 0 && this.now[k] === way;
  }

  /** Whether pressing it leads to a set that cannot be. @param {string} text */
  isBarred(text) {
    const [k] = this.find(text);
    const next = this.next(text);
    const member = this.members[k];
    return member !== undefined && next !== member.default && next !== this.stood[k] && !this.open.has(member.ways[next]?.text ?? "");
  }

  /** The way of its member after a press: pressed again, a way gives way to the usual one, or to the other. @param {string} text */
  next(text) {
    const [k, way] = this.find(text);
    const member = this.members[k];
    if (!member || this.now[k] !== way) return way;
    return member.default !== way ? member.default : member.ways.length === 2 ? 1 - way : way;
  }

  /** @param {string} text */
  press(text) {
    const [k] = this.find(text);
    if (k < this.at) return;
    this.now[k] = this.next(text);
    this.waits = true;
  }

  /** What differs from the usual and is not answered yet. @returns {string[]} */
  texts() {
    return this.now.flatMap((way, k) => (way !== this.given[k] ? [this.members[k]?.ways[way]?.text ?? ""] : []));
  }

  /** The table has said what would come of it. @param {MarkedMessage} message @returns {boolean} whether it concerned what is shown */
  hear(message) {
    const wanted = this.texts();
    if (wanted.length !== message.texts.length || !wanted.every((text) => message.texts.includes(text))) return false;
    if (message.why) this.now = [...this.stood];
    else {
      this.stood = [...this.now];
      this.open = new Set(message.open ?? []);
      this.commit = message.commit ?? null;
    }
    this.waits = false;
    return true;
  }

  /** How many are in the set, where nobody is in it unless marked; else -1. @returns {number} */
  count() {
    return this.members.every((m) => m.default === OUT) ? this.now.filter((way) => way !== OUT).length : -1;
  }

  /** Whether a member is in the set. @param {Member} member @param {number} k */
  isIn(member, k) {
    const now = this.now[k] ?? OUT;
    return now !== OUT && !(member.default !== OUT && now === member.ways.length - 1);
  }

  /** The ways of those that are in the set. @returns {string[]} */
  inSet() {
    return this.members.flatMap((m, k) => (this.isIn(m, k) ? [m.ways[this.now[k] ?? OUT]?.text ?? ""] : []));
  }

  /** Marks these ways, and nobody else. @param {string[]} texts */
  set(texts) {
    this.members.forEach((m, k) => {
      if (k < this.at) return;
      const way = m.ways.findIndex((o) => texts.includes(o.text));
      this.now[k] = way >= 0 || m.default === OUT ? way : m.ways.length - 1;
    });
    this.waits = true;
  }

  /** What the members that are in the set point at. @returns {{pieces: string[], spaces: string[]}} */
  chosen() {
    const ways = this.members.flatMap((m, k) => {
      return this.isIn(m, k) ? (m.ways[this.now[k] ?? OUT] ?? []) : [];
    });
    return { pieces: ways.flatMap((o) => o.pieces ?? []), spaces: ways.flatMap((o) => o.spaces ?? []) };
  }
}
