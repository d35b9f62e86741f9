import type { TRANSLATIONS } from '#shared/language.ts';
import type { Centimes } from '#shared/money.ts';
import { fold } from '#shared/fold.ts';
import { lowestPriceOf } from '../catalog.price.rules.ts';
import type { FrameRecord, ProductRecord } from '../catalog.store.ts';
import { isAvailable, priceOf, quantityAvailable } from '../catalog.variant.rules.ts';
import type { Occasion } from '../occasion/catalog.occasion.rules.ts';
import { isLowStock } from '../staff/catalog.staff.list.rules.ts';
import { variantTextsOf } from '../staff/catalog.stock-levels.rules.ts';

/** Properties of a variant for loops over all variants. */
export interface IndexedVariant {
  /** One for each option, in the order of `optionNames`. */
  readonly values: readonly string[];
  readonly price: Centimes;
  readonly isAvailable: boolean;
  /** Infinity where it is not counted. */
  readonly quantity: number;
  readonly frame: FrameRecord | null;
}

/**
 * Properties of a product for loops over the catalogue, close together in memory: to follow the
 * records of 10,000 products with all their variants takes ten times as long.
 */
export class IndexedProduct {
  readonly product: ProductRecord;
  /** Its place in arrays about products; no other product ever has it. */
  readonly ordinal: number;
  readonly position: number;
  readonly category: string;
  readonly brand: string;
  readonly rating: number;
  readonly outOfStock: boolean;
  readonly isLowStock: boolean;
  readonly occasions: readonly Occasion[];
  /** Equals `lowestPriceOf`. */
  readonly price: Centimes;
  /** Whether every variant costs the same. */
  readonly hasOnePrice: boolean;
  /** Folded. */
  readonly title: string;
  /** Folded: the title, then the brand. */
  readonly name: string;
  /** Folded; empty without a translation. */
  readonly translatedTitles: Readonly<Record<(typeof TRANSLATIONS)[number], string>>;
  readonly optionNames: readonly string[];
  readonly swatches: ReadonlyArray<readonly [value: string, swatch: string]>;
  readonly variants: readonly IndexedVariant[];
  #variantText: string | undefined;

  /** `shared` gives the same string for equal texts, which are then compared without being read. */
  constructor(product: ProductRecord, ordinal: number, shared: (text: string) => string) {
    const titleIn = (language: (typeof TRANSLATIONS)[number]) =>
      fold(product.translations.find((each) => each.language === language)?.title ?? '');
    this.product = product;
    this.ordinal = ordinal;
    this.position = product.position;
    this.category = shared(product.categoryName);
    this.brand = shared(product.brand);
    this.rating = product.ratings.value;
    this.outOfStock = product.outOfStock;
    this.isLowStock = isLowStock(product);
    this.occasions = [...product.occasions];
    this.price = lowestPriceOf(product);
    this.title = fold(product.title);
    this.name = `${this.title} ${fold(product.brand)}`.trim();
    this.translatedTitles = { AR: titleIn('AR'), EN: titleIn('EN') };
    this.optionNames = product.options.map(({ name }) => shared(name));
    this.swatches = product.options.flatMap(({ values }) =>
      values.flatMap(({ value, swatch }) =>
        swatch === null ? [] : [[shared(value), swatch] as const],
      ),
    );
    this.variants = product.variants.map((variant) => ({
      values: variant.values.map(shared),
      price: priceOf(product, variant).price,
      isAvailable: isAvailable(product, variant),
      quantity: quantityAvailable(product, variant) ?? Infinity,
      frame: variant.frame,
    }));
    this.hasOnePrice = this.variants.every(({ price }) => price === this.price);
  }

  /** Lines as `variantTextsOf`: made at the first search by staff. */
  get variantText(): string {
    return (this.#variantText ??= variantTextsOf(this.product).join('\n'));
  }
}
