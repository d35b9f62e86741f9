/** Slots of the catalogue's index, kept in one order. Slots are numbers from 0; each has one product. */
export class SortedSlots {
  readonly #slots: number[];
  readonly #compare: (a: number, b: number) => number;

  /** Sorts `slots`, which it keeps as its own. `compare` must never call two slots equal. */
  constructor(slots: number[], compare: (a: number, b: number) => number) {
    this.#slots = slots.sort(compare);
    this.#compare = compare;
  }

  get all(): readonly number[] {
    return this.#slots;
  }

  add(slot: number): void {
    this.#slots.splice(this.#placeOf(slot), 0, slot);
  }

  /** Takes a slot out; what `compare` reads of it must still be as it was when it came in. */
  remove(slot: number): void {
    this.#slots.splice(this.#placeOf(slot), 1);
  }

  /** Index of the first slot for which `isBehind` holds; it must hold for all that follow it too. */
  firstThat(isBehind: (slot: number) => boolean): number {
    let low = 0;
    let high = this.#slots.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const slot = this.#slots[middle];
      if (slot === undefined || isBehind(slot)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #placeOf(slot: number): number {
    return this.firstThat((other) => this.#compare(other, slot) >= 0);
  }
}
