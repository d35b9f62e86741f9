import colours from '../../../seed/colours.json' with { type: 'json' };
import { fold } from '#shared/fold.ts';
import {
  COLOR_FAMILIES,
  sortedColorFamilies,
  type ColorFamily,
} from '#shared/catalog/product-traits.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { isColour } from '../catalog.variant.rules.ts';
import { foldedWords, isConnecting, keyOf, stemOf } from './stems.ts';

interface Colour {
  /** « canard » is blue and green. */
  readonly families: readonly string[];
  /** True for « rouge » and « red »; « bordeaux » is one of its shades. */
  readonly isFamily: boolean;
}

/** Names of families in the file, and their codes. */
const CODES: ReadonlyMap<string, ColorFamily> = new Map(
  COLOR_FAMILIES.flatMap((code) =>
    colours.families.flatMap((each) => (each.code === code ? [[each.name, code] as const] : [])),
  ),
);
const NAMES = new Map(Array.from(CODES, ([name, code]) => [code, name]));

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

type Described = Pick<ProductRecord, 'title' | 'description' | 'details' | 'options'>;
export type Coloured = Described & Pick<ProductRecord, 'colorFamilies'>;

const LABELS: ReadonlySet<string> = new Set(colours.labels);
const isLabel = (label: string) => LABELS.has(fold(label));

export const isColourOption = (option: ProductRecord['options'][number]): boolean =>
  isColour(option) || isLabel(option.name);

export const colourValuesOf = ({ options }: Pick<Described, 'options'>): readonly string[] =>
  options.filter(isColourOption).flatMap(({ values }) => values.map(({ value }) => value));

/** Names of families, and keys of shades. */
interface Names {
  readonly names: ReadonlySet<string>;
  readonly isFromText: boolean;
}

/** Returns the families that staff chose, with the shades of its texts; without a choice, `namedColours`. */
export function coloursOf(product: Coloured): Names {
  const named = namedColours(product);
  if (product.colorFamilies.length === 0) return named;
  const shades = [...named.names].filter((name) => !CODES.has(name));
  const chosen = product.colorFamilies.flatMap((code) => NAMES.get(code) ?? []);
  return { names: new Set([...chosen, ...shades]), isFromText: false };
}

/** Returns what staff chose; without a choice, the families of its options, title, details or description. */
export const colorFamiliesOf = (product: Coloured): readonly ColorFamily[] =>
  product.colorFamilies.length > 0 ? product.colorFamilies : derivedColorFamilies(product);

export const derivedColorFamilies = (product: Described): readonly ColorFamily[] =>
  familiesAmong(namedColours(product).names);

/** Returns the families among names of colours, in the order of the filter. */
export const familiesAmong = (names: Iterable<string>) =>
  sortedColorFamilies([...names].flatMap((name) => CODES.get(name) ?? []));

/**
 * Returns the families and shades of one variant by its values: those that its colour names, and those of the
 * product that no colour of it names, such as one that staff chose.
 */
export function coloursOfVariants(
  product: Coloured,
): (values: readonly string[]) => readonly string[] {
  const names = [...coloursOf(product).names];
  const at = product.options.findIndex(isColourOption);
  const named = new Map(product.options[at]?.values.map(({ value }) => [value, coloursIn(value)]));
  const inSome = new Set([...named.values()].flat());
  return (values) => {
    const own = named.get(values[at] ?? '') ?? [];
    return names.filter((name) => own.includes(name) || !inSome.has(name));
  };
}

export function colorFamiliesOfVariants(
  product: Coloured,
): (values: readonly string[]) => readonly ColorFamily[] {
  const namesOf = coloursOfVariants(product);
  return (values) => familiesAmong(namesOf(values));
}

/**
 * Returns the colours of its variants; else those that a detail « Couleur », the title, the first of the
 * other details or the description names: a lens, a stone or a lining counts only where nothing else does.
 */
function namedColours({ options, title, description, details }: Described): Names {
  const labelled = details.filter(({ label }) => isLabel(label));
  const sources = [
    () => colourValuesOf({ options }),
    () => labelled.map(({ value }) => value),
    () => [title],
    ...details.map(({ value }) => () => [value]),
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
