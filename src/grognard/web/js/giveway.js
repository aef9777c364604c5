// Room for the question: where it does not fit, the goal folds, then the log, and at last all of the question scrolls. While a match is new its goal is worth more than its log.

export class GiveWay {
  /**
   * @param {HTMLElement} panel
   * @param {HTMLElement} ask the part of it in which the question stands
   * @param {[HTMLElement, number, number?][]} lists of it that scroll by themselves (answers, cards, odds), how many pixels are to be seen of one that goes on below, and how many once the goal has been read
   * @param {() => void} fold folds what is read once
   * @param {() => boolean} unread whether that has not been read yet
   */
  constructor(panel, ask, lists, fold, unread) {
    this.panel = panel;
    this.ask = ask;
    this.lists = lists;
    this.fold = fold;
    this.unread = unread;
    new ResizeObserver(() => this.renew()).observe(panel);
    const parts = new ResizeObserver(() => this.look());
    for (const part of ask.children) parts.observe(part);
  }

  /** Another question, or another window: all stands as usual, if that fits. */
  renew() {
    this.panel.classList.remove("tight");
    this.look();
  }

  /** Something of the question was added. Until the next one the room it was given stays its own. */
  look() {
    if (this.panel.classList.contains("tight") || !this.cramped()) return;
    if (this.unread()) {
      this.panel.classList.add("tight");
      if (!this.cramped()) return;
      this.panel.classList.remove("tight");
    }
    this.fold();
    this.panel.classList.toggle("tight", this.cramped());
  }

  /** Whether something is cut off, or little is seen of the answers, of a card or of the odds. */
  cramped() {
    const { ask, lists } = this;
    return ask.scrollHeight > ask.clientHeight + 1 || lists.some(([list, least, wanted]) => list.clientHeight < Math.min(list.scrollHeight, this.unread() ? least : (wanted ?? least)) - 1);
  }
}
