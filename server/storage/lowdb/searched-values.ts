import { Signatures } from '../../shared/signatures.ts';
import { hasText, textOf, type Where } from '../rows.ts';

/** Sorted values, whose texts are searched; a text's place in the signatures stays when values move. */
export class SearchedValues {
  readonly #signatures = new Signatures();
  /** By the place of a value. */
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

  /** Whether the value at a place has what is searched. */
  matcherOf(where: Where): (place: number, value: string) => boolean {
    const found = this.#signatures.find(where.containing ?? []);
    return (place, value) => found.has(this.#textPlaces[place] ?? 0) && hasText(value, where);
  }
}
