/** Compares by a text, for `toSorted`; units of UTF-16. */
export function byText<T>(textOf: (item: T) => string): (a: T, b: T) => number {
  return (a, b) => {
    const [x, y] = [textOf(a), textOf(b)];
    return x < y ? -1 : x > y ? 1 : 0;
  };
}
