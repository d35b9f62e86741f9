/** A variant as lists of products show it: the schema's scalar of this name. */
export interface ListedVariant {
  readonly id: string;
  readonly title: string;
  readonly size: string | null;
  readonly color: string | null;
  /** The colour for a screen; null of what comes in none. */
  readonly swatch: string | null;
  readonly availableForSale: boolean;
}

/** Those of a colour, then those of every colour; all of them where there are none of its own. */
export function picturesOfColour<P>(
  pictures: readonly P[],
  color: string | null,
  colorOf: (picture: P) => string | null,
): readonly P[] {
  const own = color === null ? [] : pictures.filter((picture) => colorOf(picture) === color);
  const common = pictures.filter((picture) => colorOf(picture) === null);
  return own.length === 0 ? pictures : [...own, ...common];
}
