import { FRAME_MEASURES, frameFit } from '#shared/frame-fit.ts';
import type { Centimes } from '#shared/money.ts';
import {
  frameWidthOf,
  isPriceWithin,
  optionFacets,
  type VariantFilter,
} from '../catalog.options.rules.ts';
import type { FrameRecord, ProductRecord, VariantFacets, VariantRecord } from '../catalog.store.ts';
import { isAvailable, priceOf } from '../catalog.variant.rules.ts';

/** A variant's values, and the width and measures of its frame, as numbers. */
type Values = readonly number[];

/** The value of an option; where `name` is null of the width, or of the measures of `frame`. */
interface OptionValue {
  readonly name: string | null;
  readonly value: string;
  readonly frame?: FrameRecord;
}

/** By number of a value: one that a filter wants, another one of the same option, or any option's. */
type Role = 'WANTED' | 'OTHER' | 'FREE';

interface Wanted {
  /** How many values a variant must have. */
  readonly count: number;
  readonly roles: readonly Role[];
  /** By number of a value: as `frameFit`, where it is the measures of a frame. */
  readonly fits: ReadonlyArray<number | null | undefined>;
}

interface Matcher {
  readonly matches: (ordinal: number) => boolean;
  readonly fitOf: (ordinal: number) => number | null;
  readonly pricesOf: (ordinal: number) => readonly Centimes[] | null;
}

/** Of an offer, what a filter selects. */
interface Match {
  readonly fit: number;
  readonly prices: readonly Centimes[] | null;
}

/** `price` is null where all variants of the product cost the same: the product's price then counts. */
interface OfferedVariant {
  readonly values: Values;
  readonly price: Centimes | null;
}

/** What a product's variants are and cost; many products have the same ones. */
interface Offer {
  readonly key: string;
  readonly forSale: readonly OfferedVariant[];
  readonly soldOut: readonly OfferedVariant[];
  /** How many products have it: stock makes ever new ones. */
  uses: number;
}

/** The values of all variants, each with a number; products by ordinal. */
export class OptionValues {
  /** By ordinal, the number of its offer. */
  readonly #offerOf: number[] = [];
  readonly #offers: Array<Offer | undefined> = [];
  readonly #numbersOfOffers = new Map<string, number>();
  /** Of offers that no product has any more. */
  readonly #unused: number[] = [];
  readonly #values: OptionValue[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #lists: Values[] = [];
  readonly #numbersOfLists = new Map<string, number>();
  readonly #withSwatch = new Set<string>();

  set(ordinal: number, product: ProductRecord): void {
    for (const { value, swatch } of swatchesOf(product)) {
      if (swatch !== null) this.#withSwatch.add(value);
    }
    const forSale: ListedVariant[] = [];
    const soldOut: ListedVariant[] = [];
    const prices = product.variants.map((variant) => priceOf(product, variant).price);
    const isAlike = prices.every((price) => price === prices[0]);
    for (const [at, variant] of product.variants.entries()) {
      const price = isAlike ? null : (prices[at] ?? null);
      const listed = { list: this.#listOf(product, variant), price };
      (isAvailable(product, variant) ? forSale : soldOut).push(listed);
    }
    const before = this.#offerOf[ordinal];
    this.#offerOf[ordinal] = this.#useOffer(forSale, soldOut);
    if (before !== undefined) this.#release(before);
  }

  /**
   * `matches`: whether one variant has a value of every chosen option, a chosen width, and the measures,
   * whatever it costs.
   * `fitOf`: as `frameFit` of the one that fits best, within the filter's prices if there is one; null of
   * products that do not match, Infinity without measures.
   * `pricesOf`: what the variants that match cost, whatever the filter's prices; null where the product's
   * price counts.
   */
  matcherOf(filter: VariantFilter): Matcher {
    const wanted = this.#wantedBy(filter);
    const matches = this.#offers.map((offer) => offer && matchOf(offer, filter, wanted));
    const matchAt = (ordinal: number) => matches[this.#offerOf[ordinal] ?? -1];
    return {
      matches: wanted.count === 0 ? () => true : (ordinal) => matchAt(ordinal) !== undefined,
      fitOf: (ordinal) => matchAt(ordinal)?.fit ?? null,
      pricesOf: (ordinal) => matchAt(ordinal)?.prices ?? null,
    };
  }

  /** Of products that pass all other conditions, in the catalogue's order. */
  facets(
    ordinals: readonly number[],
    filter: VariantFilter,
    products: ReadonlyArray<ProductRecord | undefined>,
  ): Pick<VariantFacets, 'options' | 'frameWidths'> {
    const wanted = this.#wantedBy(filter);
    const having = this.#offers.map(() => 0);
    for (const ordinal of ordinals) {
      const offer = this.#offerOf[ordinal] ?? -1;
      having[offer] = (having[offer] ?? 0) + 1;
    }
    const counts = this.#values.map(() => 0);
    for (const [number, offer] of this.#offers.entries()) {
      const count = having[number] ?? 0;
      if (count === 0 || !offer) continue;
      const variants = countableIn(offer, filter).filter((one) => isWithin(one, filter));
      for (const value of countedIn(variants, wanted)) {
        counts[value] = (counts[value] ?? 0) + count;
      }
    }
    // Measures of frames are no facet, and there may be many of them.
    const counted = this.#values.flatMap((value, number) =>
      value.frame ? [] : [{ ...value, count: counts[number] ?? 0 }],
    );
    const found = counted.filter((value) => value.count > 0).map(({ value }) => value);
    return optionFacets(counted, this.#swatchesOf(new Set(found), ordinals, products));
  }

  #wantedBy({ options, frameWidths, frameLike }: VariantFilter): Wanted {
    const filters = new Map<string | null, ReadonlySet<string>>(
      options.map(({ name, values }) => [name, new Set(values)]),
    );
    if (frameWidths.length > 0) filters.set(null, new Set(frameWidths));
    const fits = this.#values.map(({ frame }) => frame && frameLike && frameFit(frameLike, frame));
    const roles = this.#values.map(({ name, value, frame }, at): Role => {
      if (frame && frameLike) return fits[at] === null ? 'OTHER' : 'WANTED';
      const filter = filters.get(name);
      if (!filter) return 'FREE';
      return filter.has(value) ? 'WANTED' : 'OTHER';
    });
    return { count: filters.size + (frameLike === null ? 0 : 1), roles, fits };
  }

  /** Each value's last one. */
  #swatchesOf(
    values: ReadonlySet<string>,
    ordinals: readonly number[],
    products: ReadonlyArray<ProductRecord | undefined>,
  ): ReadonlyMap<string, string> {
    const wanted = [...values].filter((value) => this.#withSwatch.has(value)).length;
    const swatches = new Map<string, string>();
    for (let at = ordinals.length - 1; at >= 0 && swatches.size < wanted; at -= 1) {
      const product = products[ordinals[at] ?? -1];
      for (const { value, swatch } of product ? swatchesOf(product).toReversed() : []) {
        const isNew = swatch !== null && values.has(value) && !swatches.has(value);
        if (isNew) swatches.set(value, swatch);
      }
    }
    return swatches;
  }

  #useOffer(forSale: readonly ListedVariant[], soldOut: readonly ListedVariant[]): number {
    const key = `${keyOf(forSale)},${keyOf(soldOut)}`;
    let number = this.#numbersOfOffers.get(key);
    if (number === undefined) {
      const offered = ({ list, price }: ListedVariant): OfferedVariant => ({
        values: this.#lists[list] ?? [],
        price,
      });
      number = this.#unused.pop() ?? this.#offers.length;
      this.#offers[number] = {
        key,
        forSale: forSale.map(offered),
        soldOut: soldOut.map(offered),
        uses: 0,
      };
      this.#numbersOfOffers.set(key, number);
    }
    const offer = this.#offers[number];
    if (offer) offer.uses += 1;
    return number;
  }

  #release(number: number): void {
    const offer = this.#offers[number];
    if (!offer) return;
    offer.uses -= 1;
    if (offer.uses > 0) return;
    this.#numbersOfOffers.delete(offer.key);
    this.#offers[number] = undefined;
    this.#unused.push(number);
  }

  /** The number of the list of its values. */
  #listOf({ options }: ProductRecord, { values, frame }: VariantRecord): number {
    const own: OptionValue[] = options.map(({ name }, at) => ({ name, value: values[at] ?? '' }));
    if (frame) {
      const measures = FRAME_MEASURES.map((measure) => frame[measure]).join(' ');
      own.push({ name: null, value: frameWidthOf(frame) }, { name: null, value: measures, frame });
    }
    const key = own.map(({ name, value }) => `${name === null}\0${name}\0${value}`).join('\0');
    let number = this.#numbersOfLists.get(key);
    if (number === undefined) {
      number = this.#lists.push(own.map((value) => this.#numberOf(value))) - 1;
      this.#numbersOfLists.set(key, number);
    }
    return number;
  }

  #numberOf(value: OptionValue): number {
    const key = JSON.stringify([value.name, value.value]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#values.push(value) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

/** As `OfferedVariant`, by the number of the list of its values. */
interface ListedVariant {
  readonly list: number;
  readonly price: Centimes | null;
}

const keyOf = (variants: readonly ListedVariant[]) =>
  variants.map(({ list, price }) => (price === null ? list : `${list}:${price}`)).join(' ');

const swatchesOf = ({ options }: ProductRecord) => options.flatMap(({ values }) => values);

/** How many filters no value meets: a variant has one value of each option. */
function missingFrom(values: Values, { count, roles }: Wanted): number {
  let missing = count;
  for (const value of values) if (roles[value] === 'WANTED') missing -= 1;
  return missing;
}

/** The variants that a filter judges. */
const countableIn = (
  { forSale, soldOut }: Offer,
  { includeOutOfStock }: Pick<VariantFilter, 'includeOutOfStock'>,
) => (includeOutOfStock ? [...forSale, ...soldOut] : forSale);

/** Whether its own price is within the filter's; a price that is the product's is judged with the product. */
const isWithin = ({ price }: OfferedVariant, filter: VariantFilter) =>
  price === null || isPriceWithin(filter, price);

/** Undefined where no variant has all that is wanted. */
function matchOf(offer: Offer, filter: VariantFilter, wanted: Wanted): Match | undefined {
  const matching = countableIn(offer, filter).filter(
    ({ values }) => missingFrom(values, wanted) === 0,
  );
  if (matching.length === 0) return undefined;
  let fit = Infinity;
  for (const variant of matching) {
    if (!isWithin(variant, filter)) continue;
    for (const value of variant.values) fit = Math.min(fit, wanted.fits[value] ?? Infinity);
  }
  const prices = matching.flatMap(({ price }) => price ?? []);
  return { fit, prices: prices.length === 0 ? null : [...new Set(prices)] };
}

/** The values that a product with these variants is counted with: those of an option without its own filter. */
function countedIn(variants: readonly OfferedVariant[], wanted: Wanted): ReadonlySet<number> {
  const counted = new Set<number>();
  for (const { values } of variants) {
    const missing = missingFrom(values, wanted);
    if (missing > 1) continue;
    for (const value of values) {
      if (missing === 0 || wanted.roles[value] === 'OTHER') counted.add(value);
    }
  }
  return counted;
}
