/**
 * Makes objects whose properties are each made at their first use. The properties are inherited: a
 * spread copies only those that were used.
 */
export function lazily<Source, Made extends object>(makers: {
  readonly [Name in keyof Made]: (source: Source) => Made[Name];
}): (source: Source) => Made {
  class Lazy {
    readonly #source: Source;

    constructor(source: Source) {
      this.#source = source;
    }

    static {
      for (const [name, make] of Object.entries<(source: Source) => unknown>(makers)) {
        Object.defineProperty(this.prototype, name, {
          get(this: Lazy) {
            const value = make(this.#source);
            Object.defineProperty(this, name, { value, enumerable: true });
            return value;
          },
        });
      }
    }
  }
  // It has the properties of `makers`, which no type of a class can say.
  return (source) => new Lazy(source) as Lazy & Made;
}
