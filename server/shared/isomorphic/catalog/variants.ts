/** Returns the pictures of a colour, then those of every colour; all of them where there are none of its own. */
export function picturesOfColour<P>(
  pictures: readonly P[],
  color: string | null,
  colorOf: (picture: P) => string | null,
): readonly P[] {
  const own = color === null ? [] : pictures.filter((picture) => colorOf(picture) === color);
  const common = pictures.filter((picture) => colorOf(picture) === null);
  return own.length === 0 ? pictures : [...own, ...common];
}
