/** Slots of the catalogue's index, kept in one order. Slots are numbers from 0; each has one product. */
export class SortedOrdinals {
  readonly #ordinals: number[];
  readonly #compare: (a: number, b: number) => number;

  /** Sorts `slots`, which it keeps as its own. `compare` must never call two slots equal. */
  constructor(ordinals: number[], compare: (a: number, b: number) => number) {
    this.#ordinals = ordinals.sort(compare);
    this.#compare = compare;
  }

  get all(): readonly number[] {
    return this.#ordinals;
  }

  add(ordinal: number): void {
    this.#ordinals.splice(this.#placeOf(ordinal), 0, ordinal);
  }

  /** Takes a slot out; what `compare` reads of it must still be as it was when it came in. */
  remove(ordinal: number): void {
    this.#ordinals.splice(this.#placeOf(ordinal), 1);
  }

  /** Index of the first slot for which `isBehind` holds; it must hold for all that follow it too. */
  firstThat(isBehind: (ordinal: number) => boolean): number {
    let low = 0;
    let high = this.#ordinals.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const ordinal = this.#ordinals[middle];
      if (ordinal === undefined || isBehind(ordinal)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #placeOf(ordinal: number): number {
    return this.firstThat((other) => this.#compare(other, ordinal) >= 0);
  }
}
