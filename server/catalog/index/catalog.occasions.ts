import { OCCASIONS, type Occasion } from '../occasion/catalog.occasion.rules.ts';

/** What products are worn for, by ordinal: a bit for each occasion, in the shop's order. */
export class OccasionColumn {
  readonly #bits: number[] = [];

  set(ordinal: number, occasions: readonly Occasion[]): void {
    this.#bits[ordinal] = bitsOf(occasions);
  }

  /** Whether a product has one of them; none mean no condition. */
  matcherOf(chosen: readonly Occasion[]): (ordinal: number) => boolean {
    const wanted = bitsOf(chosen);
    return (ordinal) => wanted === 0 || ((this.#bits[ordinal] ?? 0) & wanted) !== 0;
  }

  /** Adds one to each of a product's, by place in the shop's order. */
  count(ordinal: number, counts: number[]): void {
    let bits = this.#bits[ordinal] ?? 0;
    for (let place = 0; bits !== 0; place += 1, bits >>= 1) {
      if (bits & 1) counts[place] = (counts[place] ?? 0) + 1;
    }
  }

  /** Of any of the products, in the shop's order. */
  among(ordinals: readonly number[]): readonly Occasion[] {
    let bits = 0;
    for (const ordinal of ordinals) bits |= this.#bits[ordinal] ?? 0;
    return OCCASIONS.filter((_, place) => bits & (1 << place));
  }
}

function bitsOf(occasions: readonly Occasion[]): number {
  return occasions.reduce((bits, occasion) => bits | (1 << OCCASIONS.indexOf(occasion)), 0);
}
