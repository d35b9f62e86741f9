import { cursorOf, isBehind } from '../catalog.cursor.ts';
import { pageOf } from '../../shared/paging.ts';
import { selectRelated } from '../catalog.rules.ts';
import type {
  CategoryRecord,
  ProductRecord,
  Brand,
  Cursor,
  FacetCount,
  ProductPage,
  ProductQuery,
  VariantFacets,
} from '../catalog.store.ts';
import { pageByRelevance } from './catalog.relevance.ts';
import { CatalogSelections, type Selection } from './catalog.selections.ts';
import { StaffList } from './catalog.staff.ts';
import { ProductTable, type StoredSort } from './catalog.table.ts';

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
  readonly #table: ProductTable;
  readonly #selections: CatalogSelections;
  readonly staff: StaffList;
  #brands: readonly Brand[] | null = null;
  #list: readonly ProductRecord[] | null = null;
  #categories: readonly CategoryRecord[] = [];
  #named: ReadonlyMap<string, CategoryRecord> = new Map();

  constructor(products: Iterable<ProductRecord>, categories: Iterable<CategoryRecord>) {
    this.#table = new ProductTable(products);
    this.#selections = new CatalogSelections(this.#table);
    this.staff = new StaffList(this.#table, (search) => this.#selections.search(search));
    this.setCategories(categories);
  }

  put(product: ProductRecord): void {
    const { ordinal, before } = this.#table.put(product);
    this.#update(ordinal, before);
  }

  remove(id: string): void {
    const removed = this.#table.remove(id);
    if (removed) this.#update(removed.ordinal, removed.before);
  }

  #update(ordinal: number, before: ProductRecord | undefined): void {
    this.#selections.update(ordinal, before);
    this.staff.update(ordinal);
    this.#list = null;
    this.#brands = null;
  }

  setCategories(categories: Iterable<CategoryRecord>): void {
    this.#categories = [...categories].sort((a, b) => a.position - b.position);
    this.#named = new Map(this.#categories.toReversed().map((one) => [one.name, one]));
  }

  get categories(): readonly CategoryRecord[] {
    return this.#categories;
  }

  categoryNamed(name: string): CategoryRecord | undefined {
    return this.#named.get(name);
  }

  list(): readonly ProductRecord[] {
    this.#list ??= this.#table.productsOf(this.#table.orders.FEATURED.all);
    return this.#list;
  }

  at(positions: readonly number[]): readonly ProductRecord[] {
    const ordinals = this.#table.orders.FEATURED.all;
    return this.#table.productsOf(positions.flatMap((position) => ordinals[position - 1] ?? []));
  }

  behind(position: number, limit: number): readonly ProductRecord[] {
    const order = this.#table.orders.FEATURED;
    const start = order.firstThat((ordinal) => this.#table.positionOf(ordinal) > position);
    return this.#table.productsOf(order.all.slice(start, start + limit));
  }

  related(product: ProductRecord, count: number): readonly ProductRecord[] {
    const { price } = product;
    const nearest = (sort: StoredSort, isBeyond: (price: number) => boolean) => {
      const order = this.#table.orders[sort];
      const found: ProductRecord[] = [];
      let at = order.firstThat((ordinal) => isBeyond(this.#table.priceOf(ordinal)));
      for (; at < order.all.length && found.length < count; at += 1) {
        const next = this.#table.productsOf(order.all.slice(at, at + 1));
        found.push(...selectRelated(next, product, 1));
      }
      return found;
    };
    const dearer = nearest('PRICE_ASC', (other) => other >= price);
    const cheaper = nearest('PRICE_DESC', (other) => other < price);
    return selectRelated([...dearer, ...cheaper], product, count);
  }

  brands(): readonly Brand[] {
    this.#brands ??= this.#table.brands();
    return this.#brands;
  }

  variantFacets(query: ProductQuery): VariantFacets {
    return this.#selections.variantFacets(query);
  }

  page(query: ProductQuery): ProductPage {
    const selection = this.#selections.select(query);
    const { search, tally } = selection;
    const rankOf = (ordinal: number) =>
      query.sort === 'RELEVANCE' && search ? search.rankOf(ordinal) : 0;
    const { nodes, isFirst, isLast } =
      query.sort === 'RELEVANCE'
        ? this.#cutByRelevance(query, selection, rankOf)
        : this.#cut(query, query.sort, selection);
    const page = pageOf(nodes, {
      cursorOf: (node) => cursorOf(query.sort, node, rankOf(this.#table.ordinalOf(node))),
      totalCount: tally.total,
      hasNextPage: !isLast,
      hasPreviousPage: !isFirst,
    });
    const facets = {
      categories: countsOf(this.#categories, tally.categories),
      brands: countsOf(this.brands(), tally.brands),
    };
    // A spread would evaluate the getters.
    return Object.assign(page, { facets, correctedSearch: search?.correctedSearch ?? null });
  }

  #cutByRelevance(
    { first, after }: ProductQuery,
    { tally: { total }, passes }: Selection,
    rankOf: (ordinal: number) => number,
  ): Cut {
    const { ordinals, ...page } = pageByRelevance(this.#table.orders.FEATURED.all, first, {
      total,
      passes,
      rankOf,
      isBehind: (ordinal) => after === null || this.#isBehind(ordinal, after, rankOf),
    });
    return { nodes: this.#table.productsOf(ordinals), ...page };
  }

  #cut(
    { after, first }: ProductQuery,
    sort: StoredSort,
    { tally: { total }, passes }: Selection,
  ): Cut {
    if (total === 0) return { nodes: [], isFirst: true, isLast: true };
    const order = this.#table.orders[sort];
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
      nodes: this.#table.productsOf(page.slice(0, first)),
      isFirst,
      isLast: page.length <= first,
    };
  }

  #isBehind(ordinal: number, cursor: Cursor, rankOf?: (ordinal: number) => number): boolean {
    const product = this.#table.products[ordinal];
    return product !== undefined && isBehind(product, cursor, () => rankOf?.(ordinal) ?? 0);
  }
}

function countsOf(
  named: ReadonlyArray<{ readonly name: string }>,
  counts: ReadonlyMap<string, number>,
): readonly FacetCount[] {
  return named.map(({ name }) => ({ value: name, count: counts.get(name) ?? 0 }));
}
