import type { TRANSLATIONS } from '#shared/language.ts';
import type { Centimes } from '#shared/money.ts';
import { fold } from '#shared/fold.ts';
import { discountPercent } from '#shared/pricing.ts';
import { audienceOf } from '../catalog.audience.rules.ts';
import { frameWidthOf } from '../catalog.options.rules.ts';
import { campaignsWith, priceOf, type Offers } from '../campaign/offers.rules.ts';
import { lowestPriceOf } from '../catalog.price.rules.ts';
import type { FrameRecord, ProductRecord } from '../catalog.store.ts';
import { isAvailable, isColour, quantityAvailable } from '../catalog.variant.rules.ts';
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

type RepricedVariant = Omit<IndexedVariant, 'price' | 'isReduced'> & {
  price: Centimes;
  isReduced: boolean;
};

const NO_CAMPAIGNS: readonly string[] = [];

/**
 * Returns the properties of a product for loops over the catalogue, close together in memory: to follow the
 * records of 10,000 products with all their variants takes ten times as long. `ordinal` is its place in
 * arrays about products, which no other product ever has. Its prices are set by `reprice`.
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
  const coloursOf = coloursOfVariants(product);
  const sizeAt = product.options.findIndex((option) => !isColour(option));
  const variants = product.variants.map((variant): RepricedVariant => {
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
      price: 0,
      isReduced: false,
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
    price: 0,
    /** Whether every variant costs the same. */
    hasOnePrice: true,
    /** Ids of the campaigns that run and that it is in. */
    campaigns: NO_CAMPAIGNS,
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

type RepricedProduct = ReturnType<typeof indexedProduct>;
export type IndexedProduct = Readonly<Omit<RepricedProduct, 'variants'>> & {
  readonly variants: readonly IndexedVariant[];
};

/** Sets its prices in place: at a border of campaigns nothing else changes of thousands of products. */
export function reprice(indexed: RepricedProduct, offers: Offers): void {
  const { product } = indexed;
  const price = lowestPriceOf(product, offers);
  indexed.price = price;
  indexed.hasOnePrice = true;
  for (const [at, variant] of product.variants.entries()) {
    const one = indexed.variants[at];
    if (!one) continue;
    const prices = priceOf(product, variant, offers);
    one.price = prices.price;
    one.isReduced = discountPercent(prices) > 0;
    indexed.hasOnePrice &&= prices.price === price;
  }
  const campaigns = campaignsWith(product, offers);
  indexed.campaigns = campaigns.length === 0 ? NO_CAMPAIGNS : campaigns.map(({ id }) => id);
}
