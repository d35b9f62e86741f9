import type { TRANSLATIONS } from '#shared/language.ts';
import type { Centimes } from '#shared/money.ts';
import { fold } from '#shared/fold.ts';
import { discountPercent } from '#shared/pricing.ts';
import { audienceOf } from '../catalog.audience.rules.ts';
import { frameWidthOf } from '../catalog.options.rules.ts';
import { lowestPriceOf } from '../catalog.price.rules.ts';
import type { FrameRecord, ProductRecord } from '../catalog.store.ts';
import {
  isAvailable,
  isColour,
  enteredPriceOf,
  quantityAvailable,
} from '../catalog.variant.rules.ts';
import { everyKindOf } from '../kind/kind.rules.ts';
import { isLowStock } from '../staff/list.rules.ts';
import { coloursOfVariants, familiesAmong } from '../search/colours.ts';
import type { SameSizes } from '../sizes/same-sizes.rules.ts';
import { variantTextsOf } from '../staff/stock-levels.rules.ts';
import { FAMILY, WIDTH, type Choices, type Dimension } from './choices.ts';

/** Properties of a variant for loops over all variants. */
export interface IndexedVariant {
  /** One for each option, in the order of `optionNames`. */
  readonly values: readonly string[];
  /** Other names of its size in the product's guide, such as 40 where it is M. */
  readonly sizes: readonly string[];
  /** Names of families, and keys of shades. */
  readonly colours: readonly string[];
  /** Numbers of what it is chosen by. */
  readonly choices: readonly number[];
  readonly price: Centimes;
  readonly isReduced: boolean;
  readonly isAvailable: boolean;
  /** Infinity where it is not counted. */
  readonly quantity: number;
  readonly frame: FrameRecord | null;
}

/**
 * Returns the properties of a product for loops over the catalogue, close together in memory: to follow the
 * records of 10,000 products with all their variants takes ten times as long. `ordinal` is its place in
 * arrays about products, which no other product ever has.
 */
export function indexedProduct(
  product: ProductRecord,
  ordinal: number,
  sameSizes: SameSizes,
  choices: Choices,
) {
  const titleIn = (language: (typeof TRANSLATIONS)[number]) =>
    fold(product.translations.find((each) => each.language === language)?.title ?? '');
  const title = fold(product.title);
  const price = lowestPriceOf(product);
  const coloursOf = coloursOfVariants(product);
  const sizeAt = product.options.findIndex((option) => !isColour(option));
  const variants = product.variants.map((variant): IndexedVariant => {
    const { values, frame } = variant;
    const sizes = sameSizes(product.sizeGuide, values[sizeAt]);
    const colours = coloursOf(values);
    const chosenBy: ReadonlyArray<readonly [name: Dimension, values: readonly string[]]> = [
      ...values.map((value, at) => [product.options[at]?.name ?? '', [value]] as const),
      [product.options[sizeAt]?.name ?? '', sizes],
      [FAMILY, familiesAmong(colours)],
      [WIDTH, frame ? [frameWidthOf(frame)] : []],
    ];
    return {
      values,
      sizes,
      colours,
      choices: chosenBy.flatMap(([name, all]) => all.map((each) => choices.numberOf(name, each))),
      price: enteredPriceOf(product, variant).price,
      isReduced: discountPercent(enteredPriceOf(product, variant)) > 0,
      isAvailable: isAvailable(product, variant),
      quantity: quantityAvailable(product, variant) ?? Infinity,
      frame,
    };
  });
  let variantText: string | undefined;
  return {
    product,
    ordinal,
    position: product.position,
    category: product.categoryName,
    brand: product.brand,
    rating: product.ratings.value,
    outOfStock: product.outOfStock,
    isLowStock: isLowStock(product),
    occasions: product.occasions,
    kinds: everyKindOf(product),
    audience: audienceOf(product),
    /** Equals `lowestPriceOf`. */
    price,
    /** Whether every variant costs the same. */
    hasOnePrice: variants.every((variant) => variant.price === price),
    /** Folded. */
    title,
    /** Folded: the title, then the brand. */
    name: `${title} ${fold(product.brand)}`.trim(),
    /** Folded; empty without a translation. */
    translatedTitles: { AR: titleIn('AR'), EN: titleIn('EN') },
    /** Numbers of the values of its options. */
    ownChoices: product.options.flatMap(({ name, values }) =>
      values.map(({ value }) => choices.numberOf(name, value)),
    ),
    swatches: product.options.flatMap(({ values }) =>
      values.flatMap(({ value, swatch }) => (swatch === null ? [] : [[value, swatch] as const])),
    ),
    variants,
    /** Lines as `variantTextsOf`: made at the first search by staff. */
    get variantText(): string {
      return (variantText ??= variantTextsOf(product).join('\n'));
    },
  };
}

export type IndexedProduct = Readonly<ReturnType<typeof indexedProduct>>;
