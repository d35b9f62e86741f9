export const WIDTH: unique symbol = Symbol('width of a frame');
export const FAMILY: unique symbol = Symbol('colour family');
/** The name of an option, or what else of a variant is chosen by values. */
export type Dimension = string | typeof WIDTH | typeof FAMILY;

interface Choice {
  readonly name: Dimension;
  readonly value: string;
}

/** Numbers the values that variants are chosen by: loops over all variants compare and count numbers. */
export class Choices {
  readonly #all: Choice[] = [];
  readonly #numbers = new Map<Dimension, Map<string, number>>();

  /** Lists them by number. */
  get all(): readonly Choice[] {
    return this.#all;
  }

  /** Returns the value's number, a new one where no variant had it. */
  numberOf(name: Dimension, value: string): number {
    let ofName = this.#numbers.get(name);
    if (!ofName) this.#numbers.set(name, (ofName = new Map()));
    let number = ofName.get(value);
    if (number === undefined) {
      ofName.set(value, (number = this.#all.length));
      this.#all.push({ name, value });
    }
    return number;
  }

  /** Says by number which values are among these. */
  among(name: Dimension, values: readonly string[]): readonly boolean[] {
    const ofName = this.#numbers.get(name);
    const are = this.#all.map(() => false);
    for (const value of values) {
      const number = ofName?.get(value);
      if (number !== undefined) are[number] = true;
    }
    return are;
  }
}
