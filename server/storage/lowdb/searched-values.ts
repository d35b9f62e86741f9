import type { SearchTokens } from '../../shared/search-tokens.ts';
import { isAmong, Signatures } from '../../shared/signatures.ts';
import { textOf } from '../rows.ts';

/** Sorted values, whose texts are searched; a text's place in the signatures stays when values move. */
export class SearchedValues {
  readonly #signatures = new Signatures();
  /** Places of texts, by the place of a value. */
  readonly #textPlaces: number[] = [];
  readonly #free: number[] = [];

  constructor(values: readonly string[]) {
    for (const [place, value] of values.entries()) {
      this.#textPlaces.push(place);
      this.#signatures.set(place, textOf(value));
    }
  }

  insert(place: number, value: string): void {
    const textPlace = this.#free.pop() ?? this.#textPlaces.length;
    this.#textPlaces.splice(place, 0, textPlace);
    this.#signatures.set(textPlace, textOf(value));
  }

  remove(place: number): void {
    this.#free.push(...this.#textPlaces.splice(place, 1));
  }

  /** The values that may have what is searched, for `next`. */
  find(containing: SearchTokens): Uint32Array {
    return this.#signatures.find(containing);
  }

  /** The first place from `place` on, in steps of 1 or -1, of one that was found; else `end`. */
  next(found: Uint32Array, place: number, end: number, step: number): number {
    const textPlaces = this.#textPlaces;
    let at = place;
    while (at !== end && !isAmong(found, textPlaces[at] ?? 0)) at += step;
    return at;
  }
}
