import { FRAME_MEASURES, frameFit } from '../../shared/frame-fit.ts';
import { frameWidthOf, optionFacets, type VariantFilter } from '../catalog.options.rules.ts';
import type { FrameRecord, ProductRecord, VariantFacets, VariantRecord } from '../catalog.store.ts';
import { isAvailable } from '../catalog.variant.rules.ts';

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
  readonly fitOf: (ordinal: number) => number;
}

const NONE: readonly Values[] = [];

/** The values of all variants, each with a number; products by ordinal. */
export class OptionValues {
  readonly #forSale: Array<readonly Values[]> = [];
  readonly #soldOut: Array<readonly Values[]> = [];
  readonly #values: OptionValue[] = [];
  readonly #numbers = new Map<string, number>();
  /** Many products have the same sizes: their variants share a list. */
  readonly #lists = new Map<string, Values>();
  readonly #withSwatch = new Set<string>();

  set(ordinal: number, product: ProductRecord): void {
    for (const { value, swatch } of swatchesOf(product)) {
      if (swatch !== null) this.#withSwatch.add(value);
    }
    const forSale: Values[] = [];
    const soldOut: Values[] = [];
    for (const variant of product.variants) {
      const values = this.#valuesOf(product, variant);
      if (values.length === 0) continue;
      (isAvailable(product, variant) ? forSale : soldOut).push(values);
    }
    // As long as they are: lists grow by more than most products need.
    this.#forSale[ordinal] = forSale.length > 0 ? forSale.slice() : NONE;
    this.#soldOut[ordinal] = soldOut.length > 0 ? soldOut.slice() : NONE;
  }

  /** `matches` as `matchesOptions` of the rules; `fitOf` as `frameFitOf`, of products that match. */
  matcherOf(filter: VariantFilter): Matcher {
    const wanted = this.#wantedBy(filter);
    const matches = (values: Values) => missingFrom(values, wanted) === 0;
    const bestOf = (variants: readonly Values[], before: number) => {
      let best = before;
      for (const values of variants) {
        if (!matches(values)) continue;
        for (const value of values) best = Math.min(best, wanted.fits[value] ?? Infinity);
      }
      return best;
    };
    const forSaleOf = (ordinal: number) => this.#forSale[ordinal] ?? NONE;
    const soldOutOf = (ordinal: number) =>
      filter.includeOutOfStock ? (this.#soldOut[ordinal] ?? NONE) : NONE;
    return {
      matches:
        wanted.count === 0
          ? () => true
          : (ordinal) => forSaleOf(ordinal).some(matches) || soldOutOf(ordinal).some(matches),
      fitOf: (ordinal) => bestOf(soldOutOf(ordinal), bestOf(forSaleOf(ordinal), Infinity)),
    };
  }

  /** Of products that pass all other conditions, in the catalogue's order. */
  facets(
    ordinals: readonly number[],
    filter: VariantFilter,
    products: ReadonlyArray<ProductRecord | undefined>,
  ): Pick<VariantFacets, 'options' | 'frameWidths'> {
    const wanted = this.#wantedBy(filter);
    const counts = this.#values.map(() => 0);
    const countedIn = this.#values.map(() => -1);
    const count = (values: Values, ordinal: number) => {
      const missing = missingFrom(values, wanted);
      if (missing > 1) return;
      for (const value of values) {
        // An option's values are counted without its own filter.
        const isCounted = missing === 0 || wanted.roles[value] === 'OTHER';
        if (!isCounted || countedIn[value] === ordinal) continue;
        countedIn[value] = ordinal;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    };
    for (const ordinal of ordinals) {
      for (const values of this.#forSale[ordinal] ?? NONE) count(values, ordinal);
      if (!filter.includeOutOfStock) continue;
      for (const values of this.#soldOut[ordinal] ?? NONE) count(values, ordinal);
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

  #valuesOf({ options }: ProductRecord, { values, frame }: VariantRecord): Values {
    const own: OptionValue[] = options.map(({ name }, at) => ({ name, value: values[at] ?? '' }));
    if (frame) {
      const measures = FRAME_MEASURES.map((measure) => frame[measure]).join(' ');
      own.push({ name: null, value: frameWidthOf(frame) }, { name: null, value: measures, frame });
    }
    const key = own.map(({ name, value }) => `${name === null}\0${name}\0${value}`).join('\0');
    let list = this.#lists.get(key);
    if (!list) this.#lists.set(key, (list = own.map((value) => this.#numberOf(value))));
    return list;
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

const swatchesOf = ({ options }: ProductRecord) => options.flatMap(({ values }) => values);

/** How many filters no value meets: a variant has one value of each option. */
function missingFrom(values: Values, { count, roles }: Wanted): number {
  let missing = count;
  for (const value of values) if (roles[value] === 'WANTED') missing -= 1;
  return missing;
}
