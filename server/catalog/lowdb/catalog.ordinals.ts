export class SortedOrdinals {
  readonly #ordinals: number[];
  readonly #compare: (a: number, b: number) => number;

  /** Sorts in place; `compare` must never return 0. */
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

  /** Sort keys must be unchanged since it was added. */
  remove(ordinal: number): void {
    this.#ordinals.splice(this.#placeOf(ordinal), 1);
  }

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
