import { cursorOf, isBehind } from '../catalog.cursor.ts';
import { pageOf } from '../../shared/paging.ts';
import { compareProducts, conditionsKey, selectRelated } from '../catalog.rules.ts';
import type {
  CategoryRecord,
  ProductRecord,
  Brand,
  Cursor,
  FacetCount,
  ProductPage,
  ProductQuery,
  ProductSort,
  VariantFacets,
} from '../catalog.store.ts';
import { ProductGroups } from './catalog.groups.ts';
import { createSelectionCache, type Selection } from './catalog.selections.ts';
import { SortedOrdinals } from './catalog.ordinals.ts';
import { CatalogOptions } from './catalog.options.ts';
import { pageByRelevance } from './catalog.relevance.ts';
import { CatalogSearches } from './catalog.searches.ts';

type StoredSort = Exclude<ProductSort, 'RELEVANCE'>;

interface Cut {
  readonly nodes: readonly ProductRecord[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/**
 * Products in every sort order, counted by group: the cost of a page depends on its size, not on
 * the catalogue's. Equal to `selectProducts` of the rules.
 */
export class CatalogIndex {
  /** By ordinal, which never changes; removed products leave a gap. */
  readonly #products: Array<ProductRecord | undefined>;
  readonly #ordinals: Map<string, number>;
  readonly #groupOf: number[];
  readonly #ratings: number[];
  readonly #groups = new ProductGroups();
  readonly #orders: Readonly<Record<StoredSort, SortedOrdinals>>;
  readonly #searches: CatalogSearches;
  #options: CatalogOptions | null = null;
  #brands: readonly Brand[] | null = null;
  #list: readonly ProductRecord[] | null = null;
  #version = 0;
  readonly #selections = createSelectionCache<Selection>(() => this.#version);
  readonly #variantFacets = createSelectionCache<VariantFacets>(() => this.#version);

  #categories: readonly CategoryRecord[] = [];
  #named: ReadonlyMap<string, CategoryRecord> = new Map();

  /** Products of one position stay in the order of their table. */
  constructor(products: Iterable<ProductRecord>, categories: Iterable<CategoryRecord>) {
    this.setCategories(categories);
    const all = [...products];
    this.#products = all;
    this.#searches = new CatalogSearches(all);
    this.#ordinals = new Map(all.map(({ id }, ordinal) => [id, ordinal]));
    this.#groupOf = all.map((product) => this.#groups.add(product));
    this.#ratings = all.map(({ ratings }) => ratings.value);
    this.#orders = {
      FEATURED: this.#sorted('FEATURED'),
      PRICE_ASC: this.#sorted('PRICE_ASC'),
      PRICE_DESC: this.#sorted('PRICE_DESC'),
    };
  }

  put(product: ProductRecord): void {
    const ordinal = this.#ordinals.get(product.id) ?? this.#products.length;
    const before = this.#products[ordinal];
    const isMoved = before?.price !== product.price || before.position !== product.position;
    const orders = isMoved ? Object.values(this.#orders) : [];
    if (before) {
      for (const order of orders) order.remove(ordinal);
      this.#groups.remove(before, this.#groupOf[ordinal] ?? 0);
    }
    this.#ordinals.set(product.id, ordinal);
    this.#products[ordinal] = product;
    this.#groupOf[ordinal] = this.#groups.add(product);
    this.#ratings[ordinal] = product.ratings.value;
    this.#options?.put(ordinal, product);
    for (const order of orders) order.add(ordinal);
    this.#searches.put(ordinal, before);
    this.#clearCaches();
  }

  remove(id: string): void {
    const ordinal = this.#ordinals.get(id);
    const before = ordinal === undefined ? undefined : this.#products[ordinal];
    if (ordinal === undefined || before === undefined) return;
    for (const order of Object.values(this.#orders)) order.remove(ordinal);
    this.#groups.remove(before, this.#groupOf[ordinal] ?? 0);
    this.#options?.put(ordinal, undefined);
    this.#ordinals.delete(id);
    this.#products[ordinal] = undefined;
    this.#searches.put(ordinal, before);
    this.#clearCaches();
  }

  setCategories(categories: Iterable<CategoryRecord>): void {
    this.#categories = [...categories].sort((a, b) => a.position - b.position);
    this.#named = new Map(this.#categories.toReversed().map((one) => [one.name, one]));
    this.#version += 1;
  }

  get categories(): readonly CategoryRecord[] {
    return this.#categories;
  }

  categoryNamed(name: string): CategoryRecord | undefined {
    return this.#named.get(name);
  }

  list(): readonly ProductRecord[] {
    this.#list ??= this.#productsOf(this.#orders.FEATURED.all);
    return this.#list;
  }

  at(positions: readonly number[]): readonly ProductRecord[] {
    const ordinals = this.#orders.FEATURED.all;
    return this.#productsOf(positions.flatMap((position) => ordinals[position - 1] ?? []));
  }

  related(product: ProductRecord, count: number): readonly ProductRecord[] {
    const { price } = product;
    const nearest = (sort: StoredSort, isBeyond: (one: ProductRecord) => boolean) => {
      const order = this.#orders[sort];
      const found: ProductRecord[] = [];
      let at = order.firstThat((ordinal) => this.#isThere(ordinal, isBeyond));
      for (; at < order.all.length && found.length < count; at += 1) {
        found.push(...selectRelated(this.#productsOf(order.all.slice(at, at + 1)), product, 1));
      }
      return found;
    };
    const dearer = nearest('PRICE_ASC', (one) => one.price >= price);
    const cheaper = nearest('PRICE_DESC', (one) => one.price < price);
    return selectRelated([...dearer, ...cheaper], product, count);
  }

  brands(): readonly Brand[] {
    this.#brands ??= this.#listBrands();
    return this.#brands;
  }

  page(query: ProductQuery): ProductPage {
    const { search, found, tally, facets } = this.#selectionOf(query);
    const { total, passing } = tally;
    const [groupOf, ratings, { maxRating }] = [this.#groupOf, this.#ratings, query];
    const passes = (ordinal: number) =>
      passing[groupOf[ordinal] ?? 0] === 1 &&
      (found === null || found[ordinal] === 1) &&
      (ratings[ordinal] ?? 0) <= maxRating;
    const isRanked = query.sort === 'RELEVANCE';
    const rankOf = (ordinal: number) => (isRanked && search ? search.rankOf(ordinal) : 0);
    const { nodes, isFirst, isLast } =
      query.sort === 'RELEVANCE'
        ? this.#cutByRelevance(query, total, passes, rankOf)
        : this.#cut(query, query.sort, total, passes);
    const page = pageOf(nodes, {
      cursorOf: (node) => cursorOf(query.sort, node, rankOf(this.#ordinals.get(node.id) ?? 0)),
      totalCount: total,
      hasNextPage: !isLast,
      hasPreviousPage: !isFirst,
    });
    // A spread would evaluate the getters.
    return Object.assign(page, { facets, correctedSearch: search?.correctedSearch ?? null });
  }

  #selectionOf(query: ProductQuery): Selection {
    // Searches are unlimited: they would evict the other selections.
    if (query.search) return this.#select(query);
    const key = conditionsKey(query);
    let selection = this.#selections.get(key);
    if (!selection) this.#selections.set(key, (selection = this.#select(query)), this.#version);
    return selection;
  }

  #select(query: ProductQuery): Selection {
    const { maxRating } = query;
    const search = query.search && this.#searches.find(query.search);
    const found = this.#find(query, search?.marks ?? null);
    const counts = found ? this.#countFound(found, maxRating) : this.#groups.countUpTo(maxRating);
    const tally = this.#groups.tally(query, counts);
    return {
      search,
      found,
      tally,
      facets: {
        categories: countsOf(this.#categories, tally.categories),
        brands: countsOf(this.brands(), tally.brands),
      },
    };
  }

  /** By search, options, width and price; null without such a condition. */
  #find(query: ProductQuery, bySearch: Uint8Array | null): Uint8Array | null {
    const hasOptions = query.options.length + query.frameWidths.length > 0;
    const byOptions = hasOptions ? this.#withOptions().find(query) : null;
    return intersection([bySearch, byOptions, this.#withinPrices(query)]);
  }

  #withOptions(): CatalogOptions {
    this.#options ??= new CatalogOptions(this.#products);
    return this.#options;
  }

  #withinPrices({ minPrice, maxPrice }: ProductQuery): Uint8Array | null {
    if (minPrice === null && maxPrice === null) return null;
    const within = new Uint8Array(this.#products.length);
    const order = this.#orders.PRICE_ASC;
    const priceOf = (ordinal: number) => this.#products[ordinal]?.price ?? 0;
    const first =
      minPrice === null ? 0 : order.firstThat((ordinal) => priceOf(ordinal) >= minPrice);
    for (let at = first; at < order.all.length; at += 1) {
      const ordinal = order.all[at] ?? 0;
      if (maxPrice !== null && priceOf(ordinal) > maxPrice) break;
      within[ordinal] = 1;
    }
    return within;
  }

  variantFacets(query: ProductQuery): VariantFacets {
    if (query.search) return this.#countVariants(query);
    const key = conditionsKey(query);
    let facets = this.#variantFacets.get(key);
    if (!facets) {
      this.#variantFacets.set(key, (facets = this.#countVariants(query)), this.#version);
    }
    return facets;
  }

  #countVariants(query: ProductQuery): VariantFacets {
    const candidates = this.#matching({ ...query, options: [], frameWidths: [] });
    const priced = this.#matching({ ...query, minPrice: null, maxPrice: null });
    const isPriced = (ordinal: number) => priced[ordinal] === 1;
    const min = this.#orders.PRICE_ASC.all.find(isPriced);
    const max = this.#orders.PRICE_DESC.all.find(isPriced);
    const priceOf = (ordinal: number) => this.#products[ordinal]?.price ?? 0;
    return {
      ...this.#withOptions().facets(candidates, query),
      price:
        min === undefined || max === undefined ? null : { min: priceOf(min), max: priceOf(max) },
    };
  }

  #matching(query: ProductQuery): Uint8Array {
    const { found, tally } = this.#selectionOf(query);
    return Uint8Array.from(this.#products, (product, ordinal) =>
      product &&
      tally.passing[this.#groupOf[ordinal] ?? 0] === 1 &&
      (found === null || found[ordinal] === 1) &&
      product.ratings.value <= query.maxRating
        ? 1
        : 0,
    );
  }

  #countFound(found: Uint8Array, maxRating: number): readonly number[] {
    const counts = Array.from({ length: this.#groups.size }, () => 0);
    const [groupOf, ratings] = [this.#groupOf, this.#ratings];
    for (let ordinal = found.indexOf(1); ordinal !== -1; ordinal = found.indexOf(1, ordinal + 1)) {
      const group = groupOf[ordinal] ?? 0;
      if ((ratings[ordinal] ?? 0) <= maxRating) counts[group] = (counts[group] ?? 0) + 1;
    }
    return counts;
  }

  #cutByRelevance(
    { first, after }: ProductQuery,
    total: number,
    passes: (ordinal: number) => boolean,
    rankOf: (ordinal: number) => number,
  ): Cut {
    const { ordinals, ...page } = pageByRelevance(this.#orders.FEATURED.all, first, {
      total,
      passes,
      rankOf,
      isBehind: (ordinal) => after === null || this.#isBehind(ordinal, after, rankOf),
    });
    return { nodes: this.#productsOf(ordinals), ...page };
  }

  #cut(
    { after, first }: ProductQuery,
    sort: StoredSort,
    total: number,
    passes: (ordinal: number) => boolean,
  ): Cut {
    if (total === 0) return { nodes: [], isFirst: true, isLast: true };
    const order = this.#orders[sort];
    const ordinals = order.all;
    const start = after ? order.firstThat((ordinal) => this.#isBehind(ordinal, after)) : 0;
    let before = start - 1;
    while (before >= 0 && !passes(ordinals[before] ?? 0)) before -= 1;
    const isFirst = before < 0;
    // On the first page, the scan can stop at the last match.
    const most = isFirst ? total : Infinity;
    const page: number[] = [];
    let at = start;
    for (; at < ordinals.length && page.length < Math.min(first + 1, most); at += 1) {
      const ordinal = ordinals[at] ?? 0;
      if (passes(ordinal)) page.push(ordinal);
    }
    return {
      nodes: this.#productsOf(page.slice(0, first)),
      isFirst,
      isLast: page.length <= first,
    };
  }

  #clearCaches(): void {
    this.#list = null;
    this.#brands = null;
    this.#version += 1;
  }

  #productsOf(ordinals: readonly number[]): readonly ProductRecord[] {
    return ordinals
      .map((ordinal) => this.#products[ordinal])
      .filter((product) => product !== undefined);
  }

  #isThere(ordinal: number, passes: (product: ProductRecord) => boolean): boolean {
    const product = this.#products[ordinal];
    return product !== undefined && passes(product);
  }

  #isBehind(ordinal: number, cursor: Cursor, rankOf?: (ordinal: number) => number): boolean {
    return this.#isThere(ordinal, (product) =>
      isBehind(product, cursor, () => rankOf?.(ordinal) ?? 0),
    );
  }

  #sorted(sort: StoredSort): SortedOrdinals {
    const compare = compareProducts(sort);
    return new SortedOrdinals([...this.#products.keys()], (a, b) => {
      const one = this.#products[a];
      const other = this.#products[b];
      return (one && other ? compare(one, other) : 0) || a - b;
    });
  }

  #listBrands(): readonly Brand[] {
    const counts = this.#groups.brandCounts();
    const names = new Set<string>();
    for (const ordinal of this.#orders.FEATURED.all) {
      if (names.size === counts.size) break;
      names.add(this.#products[ordinal]?.brand ?? '');
    }
    return Array.from(names, (name) => ({ name, productCount: counts.get(name) ?? 0 }));
  }
}

function intersection(found: ReadonlyArray<Uint8Array | null>): Uint8Array | null {
  const [first, ...others] = found.filter((one) => one !== null);
  if (!first) return null;
  return others.reduce((all, one) => all.map((isIn, at) => isIn & (one[at] ?? 0)), first);
}

function countsOf(
  named: ReadonlyArray<{ readonly name: string }>,
  counts: ReadonlyMap<string, number>,
): readonly FacetCount[] {
  return named.map(({ name }) => ({ value: name, count: counts.get(name) ?? 0 }));
}
