import { VersionedCache } from '../../shared/versioned-cache.ts';
import { cursorOf, isBehind } from '../catalog.cursor.ts';
import { conditionsKey } from '../catalog.rules.ts';
import { OCCASIONS, type Occasion } from '../occasion/catalog.occasion.rules.ts';
import type {
  Brand,
  CategoryRecord,
  FacetCount,
  OccasionCount,
  ProductPage,
  ProductQuery,
  ProductRecord,
  Search,
  VariantFacets,
} from '../catalog.store.ts';
import { loadDictionary } from '../search/catalog.search.dictionary.ts';
import { firstThat, relatedIn } from './catalog.related.ts';
import { findAsWritten, findOtherwise, nothingIn, type Found } from './catalog.searches.ts';
import { select, type Selection } from './catalog.selection.ts';
import { StaffList } from './catalog.staff.ts';
import { StockList } from './catalog.stock.ts';
import { ProductTable, type Names } from './catalog.table.ts';
import type { Translate } from '../search/catalog.search.words.ts';
import { CatalogWords } from './catalog.words.ts';

/** Products and characters of keys: about 10 MB. */
const MAX_SELECTIONS_SIZE = 1_000_000;
const MAX_SEARCHES = 32;
const MAX_FACETS = 256;
/** A request waits for a chunk: a few milliseconds. */
const PRODUCTS_A_CHUNK = 200;
const WORDS_A_CHUNK = 300;
/** Clients choose how many categories and brands they name. */
const MAX_KEY_LENGTH = 5_000;

/**
 * The whole catalogue in memory, for both stores and the demo. Pages, facets and searches are plain
 * loops over all products, equal to the models of the tests; each result is cached
 * until the next change.
 */
export class CatalogIndex {
  readonly staff: StaffList;
  readonly stock: StockList;
  readonly #table = new ProductTable();
  readonly #words: CatalogWords;
  #categories: readonly CategoryRecord[] = [];
  #list: readonly ProductRecord[] | null = null;
  #brands: readonly Brand[] | null = null;
  #occasions: readonly Occasion[] | null = null;
  #version = 0;
  readonly #searches = new VersionedCache<Found>(() => this.#version, { max: MAX_SEARCHES });
  readonly #written = new VersionedCache<{ readonly found: Found | null }>(() => this.#version, {
    max: MAX_SEARCHES,
  });
  readonly #selections = new VersionedCache<Selection>(() => this.#version, {
    maxSize: MAX_SELECTIONS_SIZE,
    sizeCalculation: ({ ordinals }, key) => ordinals.length + key.length,
  });
  readonly #variantFacets = new VersionedCache<VariantFacets>(() => this.#version, {
    max: MAX_FACETS,
    maxEntrySize: MAX_KEY_LENGTH,
    sizeCalculation: (_, key) => key.length,
  });

  /** Without `translated`, colours are found by the translations that every shop knows. */
  constructor(
    products: Iterable<ProductRecord>,
    categories: Iterable<CategoryRecord>,
    translated?: Translate,
  ) {
    this.#words = new CatalogWords(this.#table, translated);
    const find = (search: Search) => this.#find(search);
    this.staff = new StaffList(this.#table, find);
    this.stock = new StockList(this.#table, find, () => this.#version);
    for (const product of products) this.put(product);
    this.setCategories(categories);
    this.#table.prepare();
  }

  /** How many products there are. */
  get size(): number {
    return this.#table.size;
  }

  /** A chunk of what first searches would else wait for; false when none is left. */
  prepareSearches(): boolean {
    const hasTexts = this.#table.prepareTexts(PRODUCTS_A_CHUNK);
    const hasWords = this.#words.prepareSpellings(WORDS_A_CHUNK);
    return hasTexts || hasWords;
  }

  /** Inserts or replaces by id. Cheap where texts, price and position are as before. */
  put(product: ProductRecord): void {
    const before = this.#table.find(product.id);
    const ordinal = this.#table.put(product);
    if (before) this.#words.update(ordinal, before, product);
    else this.#words.add(ordinal, product);
    this.#change();
  }

  /** Does nothing for an unknown id. */
  remove(id: string): void {
    const before = this.#table.find(id);
    const ordinal = this.#table.remove(id);
    if (ordinal === undefined || !before) return;
    this.#words.update(ordinal, before);
    this.#change();
  }

  #change(): void {
    this.#version += 1;
    this.#list = null;
    this.#brands = null;
    this.#occasions = null;
  }

  /** Takes other translations of colours; `changed` has every colour whose translations differ. */
  setTranslations(translated: Translate, changed: ReadonlySet<string>): void {
    this.#words.setTranslations(translated, changed);
    this.#change();
  }

  setCategories(categories: Iterable<CategoryRecord>): void {
    this.#categories = [...categories].sort((a, b) => a.position - b.position);
    this.#words.setCategories(this.#categories);
    this.#change();
  }

  /** In the shop's order. */
  get categories(): readonly CategoryRecord[] {
    return this.#categories;
  }

  categoryNamed(name: string): CategoryRecord | undefined {
    return this.#categories.find((category) => category.name === name);
  }

  /** All products in the shop's order. */
  list(): readonly ProductRecord[] {
    this.#list ??= this.#table.at(this.#table.ordered('FEATURED'));
    return this.#list;
  }

  /** By position in the shop's order, from 1; missing positions are omitted. */
  at(positions: readonly number[]): readonly ProductRecord[] {
    const order = this.#table.ordered('FEATURED');
    return this.#table.at(positions.flatMap((position) => order[position - 1] ?? []));
  }

  /** In the shop's order, from the first one behind a position. */
  behind(position: number, limit: number): readonly ProductRecord[] {
    const { products } = this.#table;
    const order = this.#table.ordered('FEATURED');
    const start = firstThat(order, (ordinal) => (products[ordinal]?.position ?? 0) > position);
    return this.#table.at(order.slice(start, start + limit));
  }

  /** As `selectRelated` of the whole catalogue. */
  related(product: ProductRecord, count: number): readonly ProductRecord[] {
    return relatedIn(this.#table, product, count);
  }

  /** In the order of their first products. */
  brands(): readonly Brand[] {
    if (this.#brands) return this.#brands;
    const { of: numbers, names } = this.#table.brands;
    const counts = new Map<number, number>();
    for (const ordinal of this.#table.ordered('FEATURED')) {
      const brand = numbers[ordinal] ?? 0;
      counts.set(brand, (counts.get(brand) ?? 0) + 1);
    }
    this.#brands = Array.from(counts, ([brand, productCount]) => ({
      name: names[brand] ?? '',
      productCount,
    }));
    return this.#brands;
  }

  variantFacets(query: ProductQuery): VariantFacets {
    return this.#variantFacets.getOrMake(conditionsKey(query), () => {
      const featured: ProductQuery = { ...query, sort: 'FEATURED' };
      const { ordinals } = this.#select({ ...featured, options: [], frameWidths: [] });
      const { price } = this.#select(featured);
      const { options, products } = this.#table;
      return { ...options.facets(ordinals, query, products), price };
    });
  }

  page(query: ProductQuery): ProductPage {
    const { sort, first, after } = query;
    const { ordinals, found, rankOf, categories, brands, occasions } = this.#select(query);
    const start = firstThat(ordinals, (ordinal) => {
      const product = this.#table.products[ordinal];
      return !product || !after || isBehind(product, after, () => rankOf(ordinal));
    });
    const ranks = new Map(
      ordinals
        .slice(start, start + first)
        .map((ordinal) => [this.#table.products[ordinal], rankOf(ordinal)]),
    );
    const page = this.#table.cut(ordinals, start, first, (product) =>
      cursorOf(sort, product, ranks.get(product)),
    );
    const facets = {
      categories: countsOf(this.#categories, this.#table.categories, categories),
      brands: countsOf(this.brands(), this.#table.brands, brands),
      occasions: this.#occasionCounts(occasions),
    };
    // A spread would evaluate the getters.
    const { correctedSearch = null, missingWords = [] } = found ?? {};
    return Object.assign(page, { facets, correctedSearch, missingWords });
  }

  #occasionCounts(counts: readonly number[]): readonly OccasionCount[] {
    this.#occasions ??= this.#table.occasions.among(this.#table.ordered('FEATURED'));
    return this.#occasions.map((occasion) => ({
      occasion,
      count: counts[OCCASIONS.indexOf(occasion)] ?? 0,
    }));
  }

  #select(query: ProductQuery): Selection {
    return this.#selections.getOrMake(`${query.sort} ${conditionsKey(query)}`, () =>
      select(this.#table, query, query.search && this.#find(query.search)),
    );
  }

  /** Loads what corrections need, where the search has some; to be awaited before its pages and facets. */
  async prepare(search: Search | null): Promise<void> {
    if (search?.correctable === undefined) return;
    if (this.#findAsWritten(search) === null) await loadDictionary();
  }

  #find(search: Search): Found {
    const found = this.#findAsWritten(search);
    if (found) return found;
    const text = search.correctable;
    return this.#searches.getOrMake(JSON.stringify(search), () =>
      text === undefined
        ? nothingIn(this.#table)
        : findOtherwise(this.#table, this.#words, search, text),
    );
  }

  /** Null where nothing is found. */
  #findAsWritten({ words, joined }: Search): Found | null {
    const cached = this.#written.getOrMake(JSON.stringify(words), () => ({
      found: findAsWritten(this.#table, this.#words, { words, joined }),
    }));
    return cached.found;
  }
}

function countsOf(
  named: ReadonlyArray<{ readonly name: string }>,
  numbers: Names,
  counts: readonly number[],
): readonly FacetCount[] {
  return named.map(({ name }) => ({
    value: name,
    count: counts[numbers.numberOf(name) ?? -1] ?? 0,
  }));
}
