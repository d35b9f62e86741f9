import { TRANSLATIONS } from '#shared/language.ts';
import { pageOf, type Page } from '../../shared/paging.ts';
import { fold } from '../../shared/text.ts';
import { lowestPriceOf } from '../catalog.price.rules.ts';
import { compareProducts } from '../catalog.rules.ts';
import type { ProductRecord, StoredSort } from '../catalog.store.ts';
import { isLowStock } from '../staff/catalog.staff.list.rules.ts';
import { availableIn, variantTextsOf } from '../staff/catalog.stock-levels.rules.ts';
import { missingTranslations } from '../translation/catalog.missing.rules.ts';
import { OccasionColumn } from './catalog.occasions.ts';
import { OptionValues } from './catalog.options.ts';
import { LongTexts, Texts } from './catalog.texts.ts';

const SORTS: readonly StoredSort[] = ['FEATURED', 'PRICE_ASC', 'PRICE_DESC'];

/** A column of names that many products share, as numbers. */
export class Names {
  /** By ordinal. */
  readonly of: number[] = [];
  /** By number. */
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();

  set(ordinal: number, name: string): void {
    let number = this.#numbers.get(name);
    if (number === undefined) this.#numbers.set(name, (number = this.names.push(name) - 1));
    this.of[ordinal] = number;
  }

  numberOf(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  /** Null without names, which clients choose. */
  find(names: readonly string[]): ReadonlySet<number> | null {
    if (names.length === 0) return null;
    return new Set(names.flatMap((name) => this.#numbers.get(name) ?? []));
  }
}

/**
 * The products of the catalogue by ordinal, which grows with each new one and is never used again.
 * Loops read columns: to follow the objects of 100,000 records takes many times as long.
 */
export class ProductTable {
  readonly products: Array<ProductRecord | undefined> = [];
  /** As `lowestPriceOf`. */
  readonly prices: number[] = [];
  readonly ratings: number[] = [];
  readonly outOfStock: boolean[] = [];
  readonly lowStock: boolean[] = [];
  /** By language. */
  readonly untranslated: Readonly<Record<(typeof TRANSLATIONS)[number], boolean[]>> = {
    AR: [],
    EN: [],
  };
  readonly categories = new Names();
  readonly brands = new Names();
  readonly occasions = new OccasionColumn();
  readonly options = new OptionValues();
  /** Folded: the title, then the brand. */
  readonly texts = new Texts();
  readonly titleLengths: number[] = [];
  /** Folded titles of translations. */
  readonly translatedTitles: Readonly<Record<(typeof TRANSLATIONS)[number], Texts>> = {
    AR: new Texts(),
    EN: new Texts(),
  };
  /** Null until staff's first list of stock. */
  #available: Array<readonly number[]> | null = null;
  readonly #ordinals = new Map<string, number>();
  readonly #orders: Readonly<Record<StoredSort, number[]>> = {
    FEATURED: [],
    PRICE_ASC: [],
    PRICE_DESC: [],
  };
  readonly #unsorted = new Set<StoredSort>();
  /** Of the first products: only staff search them, and they take seconds of a large catalogue's start. */
  readonly #variants = new LongTexts();

  get size(): number {
    return this.#ordinals.size;
  }

  find(id: string): ProductRecord | undefined {
    return this.products[this.#ordinals.get(id) ?? -1];
  }

  /** Returns its ordinal. */
  put(product: ProductRecord): number {
    const ordinal = this.#ordinals.get(product.id) ?? this.products.length;
    const before = this.products[ordinal];
    const priceBefore = this.prices[ordinal];
    this.#write(ordinal, product);
    if (!before) {
      this.#ordinals.set(product.id, ordinal);
      for (const order of Object.values(this.#orders)) order.push(ordinal);
    }
    if (priceBefore !== this.prices[ordinal] || before?.position !== product.position) {
      for (const sort of SORTS) this.#unsorted.add(sort);
    }
    return ordinal;
  }

  /** Returns its ordinal; undefined for an unknown id. */
  remove(id: string): number | undefined {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return undefined;
    this.#ordinals.delete(id);
    this.products[ordinal] = undefined;
    for (const order of Object.values(this.#orders)) order.splice(order.indexOf(ordinal), 1);
    this.texts.set(ordinal, '');
    for (const titles of Object.values(this.translatedTitles)) titles.set(ordinal, '');
    this.#rewriteTexts(ordinal);
    return ordinal;
  }

  /** Does now what a first request would else wait for. */
  prepare(): void {
    for (const sort of SORTS) this.ordered(sort);
    this.texts.prepare();
    for (const titles of Object.values(this.translatedTitles)) titles.prepare();
  }

  /** Equal products stay in the order in which they came. */
  ordered(sort: StoredSort): readonly number[] {
    const order = this.#orders[sort];
    if (this.#unsorted.delete(sort)) {
      const compare = compareProducts(sort);
      // In place: what is nearly sorted is sorted in linear time.
      order.sort((a, b) => {
        const one = this.products[a];
        const other = this.products[b];
        return (one && other ? compare(one, other) : 0) || a - b;
      });
    }
    return order;
  }

  /** By ordinal, as `availableIn`. */
  get available(): ReadonlyArray<readonly number[]> {
    return (this.#available ??= this.products.map((product) =>
      product ? availableIn(product) : [],
    ));
  }

  /** Lines as `variantTextsOf`. */
  get variants(): LongTexts {
    this.prepareTexts(Infinity);
    return this.#variants;
  }

  /** Makes texts of so many more products, which staff's first search would else wait for; false when none is left. */
  prepareTexts(count: number): boolean {
    const end = Math.min(this.products.length, this.#variants.size + count);
    for (let ordinal = this.#variants.size; ordinal < end; ordinal += 1) {
      this.#variants.set(ordinal, linesOf(this.products[ordinal]));
    }
    return end < this.products.length;
  }

  /** Those that are not made yet wait for `prepareTexts`. */
  #rewriteTexts(ordinal: number): void {
    if (ordinal < this.#variants.size) this.#variants.set(ordinal, linesOf(this.products[ordinal]));
  }

  at(ordinals: readonly number[]): readonly ProductRecord[] {
    return ordinals
      .map((ordinal) => this.products[ordinal])
      .filter((product) => product !== undefined);
  }

  /** As `cutPage` of all. */
  cut(
    ordinals: readonly number[],
    start: number,
    size: number,
    cursorOf: (product: ProductRecord) => string,
  ): Page<ProductRecord> {
    return pageOf(this.at(ordinals.slice(start, start + size)), {
      cursorOf,
      totalCount: ordinals.length,
      hasNextPage: start + size < ordinals.length,
      hasPreviousPage: start > 0,
    });
  }

  #write(ordinal: number, product: ProductRecord): void {
    const title = fold(product.title);
    const text = `${title} ${fold(product.brand)}`.trim();
    this.products[ordinal] = product;
    this.prices[ordinal] = lowestPriceOf(product);
    this.ratings[ordinal] = product.ratings.value;
    this.outOfStock[ordinal] = product.outOfStock;
    this.lowStock[ordinal] = isLowStock(product);
    const missing = missingTranslations(product);
    for (const language of TRANSLATIONS) {
      this.untranslated[language][ordinal] = missing.some((each) => each.language === language);
    }
    if (this.#available) this.#available[ordinal] = availableIn(product);
    this.#rewriteTexts(ordinal);
    this.categories.set(ordinal, product.categoryName);
    this.brands.set(ordinal, product.brand);
    this.occasions.set(ordinal, product.occasions);
    this.options.set(ordinal, product);
    this.texts.set(ordinal, text);
    this.titleLengths[ordinal] = title.length;
    for (const language of TRANSLATIONS) {
      const translated = product.translations.find((each) => each.language === language);
      this.translatedTitles[language].set(ordinal, fold(translated?.title ?? ''));
    }
  }
}

const linesOf = (product: ProductRecord | undefined) =>
  product ? variantTextsOf(product).join('\n') : '';
