import colours from '../../../seed/colours.json' with { type: 'json' };
import { fold } from '#shared/fold.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { isColour } from '../catalog.variant.rules.ts';
import { foldedWords, isConnecting, keyOf, stemOf } from './stems.ts';

interface Colour {
  /** « canard » is blue and green. */
  readonly families: readonly string[];
  /** True for « rouge » and « red »; « bordeaux » is one of its shades. */
  readonly isFamily: boolean;
}

const COLOURS = new Map<string, Colour>();
for (const { name, words, shades } of colours.families) {
  for (const key of new Set([name, ...words].map(keyOf))) {
    COLOURS.set(key, { families: [name], isFamily: true });
  }
  for (const key of new Set(shades.flat().map(keyOf))) {
    const families = COLOURS.get(key)?.families ?? [];
    COLOURS.set(key, { families: [...families, name], isFamily: false });
  }
}

export const COLOUR_WORDS: readonly string[] = colours.families.flatMap(
  ({ name, words, shades }) => [name, ...words, ...shades.flat()],
);

/** Each in several languages. */
export const SHADE_SYNONYMS: readonly (readonly string[])[] = colours.families.flatMap(
  ({ shades }) => shades.flatMap((shade) => (typeof shade === 'string' ? [] : [shade])),
);

/** Returns the words of the named families; other names are left out. */
export const wordsOfFamilies = (names: ReadonlySet<string>): readonly string[] =>
  colours.families.flatMap(({ name, words }) => (names.has(name) ? [name, ...words] : []));

/** Undefined where the words of a key name no colour together. */
export const colourOf = (key: string): Colour | undefined => COLOURS.get(key);

export type Coloured = Pick<ProductRecord, 'title' | 'description' | 'details' | 'options'>;

const LABELS: ReadonlySet<string> = new Set(colours.labels);
const isLabel = (label: string) => LABELS.has(fold(label));

export const colourValuesOf = ({ options }: Pick<Coloured, 'options'>): readonly string[] =>
  options
    .filter((option) => isColour(option) || isLabel(option.name))
    .flatMap(({ values }) => values.map(({ value }) => value));

/**
 * Returns the colours of its variants; else those that a detail « Couleur », the title, the other
 * details or the description names: a stone or a lining counts only where nothing else does.
 */
export function coloursOf(product: Coloured): {
  /** Names of families, and keys of shades. */
  readonly names: ReadonlySet<string>;
  readonly isFromText: boolean;
} {
  const { title, description, details } = product;
  const labelled = details.filter(({ label }) => isLabel(label));
  const sources = [
    () => colourValuesOf(product),
    () => labelled.map(({ value }) => value),
    () => [title],
    () => details.map(({ value }) => value),
    () => [description ?? ''],
  ];
  for (const [at, texts] of sources.entries()) {
    const names = new Set(texts().flatMap(coloursIn));
    if (names.size > 0) return { names, isFromText: at > 2 };
  }
  return { names: new Set(), isFromText: false };
}

/** « terre cuite » is one colour of two words. */
function coloursIn(text: string): readonly string[] {
  const stems = foldedWords(text)
    .filter((word) => !isConnecting(word))
    .map(stemOf);
  return stems.flatMap((stem, at) =>
    [stem, `${stem} ${stems[at + 1]}`].flatMap((key) => {
      const colour = COLOURS.get(key);
      if (!colour) return [];
      return colour.isFamily ? colour.families : [...colour.families, key];
    }),
  );
}
