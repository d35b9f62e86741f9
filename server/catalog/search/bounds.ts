import { colourOf } from './colours.ts';
import { foldedWords, isSize, stemOf } from './stems.ts';
import type { PriceBound } from './prices.ts';
import type { Term } from './terms.ts';

/** The size and the colours that a search names: one variant in stock has to have them together. */
export interface VariantBound {
  /** Folded; any of them will do. */
  readonly sizes: readonly string[];
  /** Names of families, and keys of shades; any of them will do. */
  readonly colours: readonly string[];
}

export interface SearchBounds extends PriceBound, VariantBound {}

export const NO_BOUNDS: SearchBounds = { minPrice: null, maxPrice: null, sizes: [], colours: [] };

/** Returns the size and the colours that terms name; a shade comes with its families. */
export function variantBoundOf(terms: readonly Term[]): VariantBound {
  const wordsOf = (part: Term['part']) =>
    terms.filter((term) => term.part === part).map(({ words }) => words);
  return {
    sizes: wordsOf('SIZE').flatMap((words) => words.slice(-1)),
    colours: wordsOf('COLOUR').flatMap((words) => {
      const key = words.map(stemOf).join(' ');
      const { families = [], isFamily = true } = colourOf(key) ?? {};
      return isFamily ? families : [key, ...families];
    }),
  };
}

interface Variant {
  readonly values: readonly string[];
  readonly sizes: readonly string[];
  readonly colours: readonly string[];
}

export const isVariantBound = ({ sizes, colours }: VariantBound): boolean =>
  sizes.length > 0 || colours.length > 0;

/** Says of a variant whether it has the size and one of the colours. */
export function variantBoundMatcher(bound: VariantBound): (variant: Variant) => boolean {
  const known = new Map<string, boolean>();
  const isMeant = (size: string) => {
    const before = known.get(size);
    if (before !== undefined) return before;
    const is = foldedWords(size).some((word) => isSize(word) && bound.sizes.includes(word));
    known.set(size, is);
    return is;
  };
  return ({ values, sizes, colours }) =>
    (bound.sizes.length === 0 || values.some(isMeant) || sizes.some(isMeant)) &&
    (bound.colours.length === 0 || bound.colours.some((colour) => colours.includes(colour)));
}
