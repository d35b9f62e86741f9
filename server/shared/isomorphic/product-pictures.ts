/** Those of a colour, then those of every colour; all of them where the colour has none of its own. */
export function picturesOfColour<P>(
  pictures: readonly P[],
  color: string | null,
  colorOf: (picture: P) => string | null,
): readonly P[] {
  const own = pictures.filter((picture) => color !== null && colorOf(picture) === color);
  const common = pictures.filter((picture) => colorOf(picture) === null);
  return own.length === 0 && color !== null ? pictures : [...own, ...common];
}
