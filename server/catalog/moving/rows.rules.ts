import { MAX_TEXT } from '#shared/forms/form.ts';
import { readGtin } from '#shared/digits.ts';
import { foldJoined } from '#shared/fold.ts';
import { plainDirhams, readPrice, type Centimes } from '#shared/money.ts';
import { lengthOf, tidy } from '#shared/text.ts';
import type { Cells, CsvRow, FileProblem } from '../csv/columns.ts';
import { OPTION_NAMES } from '../csv/headings.rules.ts';
import { MAX_DESCRIPTION, type FoundPictures } from '../csv/import.cells.rules.ts';
import { MAX_GALLERY } from '../csv/import.lists.rules.ts';
import { escaped } from '../csv/import.options.rules.ts';
import { isColourOption } from '../search/colours.ts';
import type {
  ForeignOption,
  ForeignPicture,
  ForeignProduct,
  ForeignVariant,
  IdentifiedProduct,
} from './foreign.ts';

/** Cells of the shop's own format, and what is not as the other shop's file says. */
export interface RowsOfProduct {
  readonly rows: readonly CsvRow[];
  readonly notes: readonly FileProblem[];
}

/** `pictures` has every address: where it cannot be had, the product comes without it. */
export function rowsOf(product: IdentifiedProduct, pictures: FoundPictures): RowsOfProduct {
  const notes: FileProblem[] = [];
  const [first] = product.variants;
  const base = first && pricesIn(first);
  const described = {
    ...describingCells(product, notes),
    ...pictureCells(product, pictures, notes),
  };
  const rows = product.variants.map((variant, at): CsvRow => {
    const { line } = variant;
    // Another title than the first one is a problem, which the import names.
    const title = product.titles.slice(1).find((one) => one.line === line)?.title;
    const describing =
      at === 0 ? { ...described, ...basePrices(base) } : title !== undefined && { title };
    const cells = { ...variantCells(variant, base, notes), ...describing, id: product.id };
    return { line, cells };
  });
  return { rows, notes };
}

function describingCells(product: ForeignProduct, notes: FileProblem[]): Partial<Cells> {
  const { line, titles, description, brand, category, translations } = product;
  const cut = (text: string, field: string, max: number) =>
    shortened(text, max, () => {
      notes.push({ code: 'INVALID', reason: 'MOVED_SHORTENED', line, field, max });
    });
  if (category === '')
    notes.push({ code: 'INVALID', reason: 'MOVED_CATEGORY', line, field: 'category' });
  const words = wordsOf(product.tags);
  return {
    title: cut(titles[0]?.title ?? '', 'title', MAX_TEXT),
    ...(description !== undefined && {
      description: cut(description, 'description', MAX_DESCRIPTION),
    }),
    ...(brand !== '' && { brand: cut(brand, 'brand', MAX_TEXT) }),
    ...(category !== '' && { category: cut(category, 'category', MAX_TEXT) }),
    ...(words !== '' && { searchWords: words }),
    ...Object.fromEntries(
      Object.entries(translations).map(([field, text]) => {
        return [field, cut(text, field, field.startsWith('title') ? MAX_TEXT : MAX_DESCRIPTION)];
      }),
    ),
  };
}

/** Cuts at the end of a line or a word. */
function shortened(text: string, max: number, onCut: () => void): string {
  const whole = tidy(text);
  if (lengthOf(whole) <= max) return whole;
  onCut();
  const start = Array.from(whole).slice(0, max).join('');
  const end = Math.max(start.lastIndexOf('\n'), start.lastIndexOf(' '));
  return start.slice(0, end > max / 2 ? end : undefined).trim();
}

/** Joins as many tags as the field takes. */
function wordsOf(tags: readonly string[]): string {
  return tags.reduce((words, tag) => {
    const longer = words === '' ? tag : `${words}, ${tag}`;
    return lengthOf(longer) <= MAX_TEXT ? longer : words;
  }, '');
}

function pictureCells(
  product: IdentifiedProduct,
  found: FoundPictures,
  notes: FileProblem[],
): Partial<Cells> {
  const { line, id, titles, pictures } = product;
  const shown = new Map<string, ForeignPicture>();
  const refused = new Set<string>();
  for (const picture of pictures) {
    const taken = found.get(picture.address);
    if (!taken || refused.has(picture.address)) continue;
    if ('path' in taken) {
      if (!shown.has(taken.path)) shown.set(taken.path, picture);
      continue;
    }
    refused.add(picture.address);
    const about = { line: picture.line, field: 'gallery', text: picture.address };
    notes.push({ code: 'INVALID', reason: 'MOVED_PICTURE', ...about, picture: taken });
  }
  const max = MAX_GALLERY + 1;
  if (shown.size > max) {
    notes.push({ code: 'INVALID', reason: 'MOVED_PICTURES', line, field: 'gallery', max });
  }
  const [image, ...gallery] = firstColourFirst([...shown], product, found).slice(0, max);
  if (!image) return {};
  const alt = (text: string) =>
    shortened(text || (titles[0]?.title ?? '') || id, MAX_TEXT, () => {});
  return {
    image: image[0],
    imageAlt: alt(image[1].alt),
    gallery: gallery.map(([path]) => path).join(' | '),
    galleryAlt: gallery
      .map(([, one]) => alt(one.alt).replace(/[\\|]/g, String.raw`\$&`))
      .join(' | '),
  };
}

type Shown = readonly [path: string, picture: ForeignPicture];

/** The first picture of a product always shows its first colour. */
function firstColourFirst(
  shown: readonly Shown[],
  product: ForeignProduct,
  found: FoundPictures,
): readonly Shown[] {
  const colours = coloursOfPictures(product, found);
  const [first] = product.variants;
  const wanted = first ? colourOf(first) : '';
  const colour = colours.get(shown[0]?.[0] ?? '') ?? wanted;
  const own = shown.find(([path]) => colours.get(path) === wanted);
  return own === undefined || colour === wanted
    ? shown
    : [own, ...shown.filter((each) => each !== own)];
}

/** Empty for a variant without a colour. */
function colourOf({ options }: ForeignVariant): string {
  const option = options.find(({ name }) => isColourOption({ name: nameOf(name), values: [] }));
  return tidy(option?.value ?? '');
}

/** Returns the colours that pictures show, by their paths: those that variants of one colour alone have. */
export function coloursOfPictures(
  { variants }: Pick<ForeignProduct, 'variants'>,
  found: FoundPictures,
): ReadonlyMap<string, string> {
  const colours = new Map<string, Set<string>>();
  for (const variant of variants) {
    for (const address of variant.pictures) {
      const picture = found.get(address);
      if (!picture || !('path' in picture)) continue;
      const known = colours.get(picture.path) ?? new Set();
      colours.set(picture.path, known.add(colourOf(variant)));
    }
  }
  return new Map(
    [...colours].flatMap(([path, [colour = '', ...others]]) =>
      colour === '' || others.length > 0 ? [] : [[path, colour]],
    ),
  );
}

interface Prices {
  /** A text that is no price stays, for the import to refuse it. */
  readonly text: string;
  readonly price: Centimes | null;
  readonly original: Centimes | null;
  /** Whether a former price is left out: it is not above the price. */
  readonly isLower: boolean;
}

function pricesIn({ price: text, compareAt }: ForeignVariant): Prices {
  const price = readPrice(text);
  const former = readPrice(compareAt);
  const isLower = price !== null && former !== null && former < price;
  const original = former === null || isLower ? price : former;
  return { text, price, original, isLower };
}

const basePrices = (base: Prices | undefined): Partial<Cells> => ({
  price: base?.price == null ? (base?.text ?? '') : plainDirhams(base.price),
  originalPrice: base?.original == null ? '' : plainDirhams(base.original),
});

function variantCells(
  variant: ForeignVariant,
  base: Prices | undefined,
  notes: FileProblem[],
): Partial<Cells> {
  const { line, options, sku, gtin, stock } = variant;
  const own = pricesIn(variant);
  if (own.isLower)
    notes.push({ code: 'INVALID', reason: 'MOVED_COMPARE_AT', line, field: 'originalPrice' });
  return {
    ...(sku !== undefined && { sku }),
    ...(gtin !== undefined && { gtin: gtinOf(gtin, line, notes) }),
    options: optionsCell(options),
    ...(stock !== undefined && { stock: stockOf(stock, line, notes) }),
    ...ownPrices(own, base),
  };
}

/** Empty where they are the product's, which the first variant has. */
function ownPrices(own: Prices, base: Prices | undefined): Partial<Cells> {
  if (own.price === null) return { variantPrice: own.text === base?.text ? '' : own.text };
  const inherited = Math.max(own.price, base?.original ?? 0);
  return {
    variantPrice: own.price === base?.price ? '' : plainDirhams(own.price),
    variantOriginalPrice:
      own.original === null || own.original === inherited ? '' : plainDirhams(own.original),
  };
}

function gtinOf(text: string, line: number, notes: FileProblem[]): string {
  if (text === '' || readGtin(text) !== null) return text;
  notes.push({ code: 'INVALID', reason: 'MOVED_GTIN', line, field: 'gtin', text });
  return '';
}

/** Other shops count below zero what they sold without having it. */
function stockOf(text: string, line: number, notes: FileProblem[]): string {
  if (!/^-\d+(?:[.,]0+)?$/.test(text)) return text;
  notes.push({ code: 'INVALID', reason: 'MOVED_STOCK', line, field: 'stock', text });
  return '0';
}

const nameOf = (name: string): string => OPTION_NAMES[foldJoined(name)] ?? name;

/** Names that are plainly the same get the shop's own word, unless two of a product would have it. */
function optionsCell(options: readonly ForeignOption[]): string {
  const names = options.map(({ name }) => nameOf(name));
  const isUnique = new Set(names).size === names.length;
  return options
    .map(({ name, value }, at) => `${escaped((isUnique && names[at]) || name)}=${escaped(value)}`)
    .join(' | ');
}
