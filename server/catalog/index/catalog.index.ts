import { AUDIENCES } from '#shared/catalog/product-traits.ts';
import { SIZE_OPTION } from '#shared/catalog/option-filters.ts';
import { foldJoined } from '#shared/fold.ts';
import { pageOf } from '../../shared/paging.ts';
import { VersionedCache } from '../../shared/versioned-cache.ts';
import { cursorOf, isBehind } from '../catalog.cursor.ts';
import { lowestPriceOf } from '../catalog.price.rules.ts';
import { conditionsKey, selectRelated } from '../catalog.rules.ts';
import { featuresOf, type CatalogFeature } from '../features/features.rules.ts';
import { filterOptionsOf, type ListedOption } from '../features/options.rules.ts';
import { OCCASIONS, type Occasion } from '../occasion/occasion.rules.ts';
import type {
  Brand,
  CategoryOrderRecord,
  CategoryRecord,
  FacetCount,
  OccasionCount,
  ProductPage,
  ProductQuery,
  ProductRecord,
  Search,
  ReadPart,
  SizeGuideRecord,
  VariantFacets,
} from '../catalog.store.ts';
import { campaignsWith, NO_OFFERS, type Offers } from '../campaign/offers.rules.ts';
import { placeIn, type Placed, type Places } from '../place/place.rules.ts';
import { loadDictionary } from '../search/dictionary.ts';
import { sameSizesIn, type SameSizes } from '../sizes/same-sizes.rules.ts';
import { NO_BOUNDS } from '../search/bounds.ts';
import { brandMarkOf, foldedWords } from '../search/stems.ts';
import { Choices } from './choices.ts';
import { indexedProduct, reprice, type IndexedProduct } from './indexed.ts';
import { findAsWritten, findOtherwise, type Found } from './searches.ts';
import { select, type Selection } from './selection.ts';
import { StaffList } from './staff.ts';
import { StockList } from './stock.ts';
import { countVariantValues } from './variant-filter.ts';
import type { Translate } from '../search/words.ts';
import { CatalogWords } from './words.ts';

/** Products and characters of keys: about 10 MB. */
const MAX_SELECTIONS_SIZE = 1_000_000;
const MAX_SEARCHES = 32;
const MAX_FACETS = 256;
/** Clients choose how many categories and brands they name. */
const MAX_KEY_LENGTH = 5_000;

interface Preview {
  readonly window: Offers['window'];
  readonly version: number;
  readonly index: CatalogIndex;
}

interface IndexSources {
  readonly translated: Translate | undefined;
  readonly sizeGuides: ReadonlyArray<Pick<SizeGuideRecord, 'id' | 'columns' | 'rows'>>;
}

/**
 * The whole catalogue in memory, for both stores and the demo. Pages, facets and searches are plain
 * loops over all products, equal to the models of the tests; each result is cached
 * until the next change.
 */
export class CatalogIndex {
  readonly staff: StaffList;
  readonly stock: StockList;
  readonly #products = new Map<string, ReturnType<typeof indexedProduct>>();
  readonly #words: CatalogWords;
  readonly #sameSizes: SameSizes;
  readonly #choices = new Choices();
  #categories: readonly CategoryRecord[] = [];
  /** Has the names of the categories that do not follow the list. */
  #places: ReadonlyMap<string, Places> = new Map();
  /** In the shop's order; null where it has to be sorted. */
  #ordered: IndexedProduct[] | null = null;
  #brands: readonly Brand[] | null = null;
  #features: readonly CatalogFeature[] | null = null;
  #filterOptions: readonly ListedOption[] | null = null;
  #nextOrdinal = 0;
  #version = 0;
  #offers = NO_OFFERS;
  readonly #sources: IndexSources;
  /** The last one that staff looked at. */
  #preview: Preview | null = null;
  readonly #searches = new VersionedCache<Found>(() => this.#version, { max: MAX_SEARCHES });
  readonly #selections = new VersionedCache<Selection>(() => this.#version, {
    maxSize: MAX_SELECTIONS_SIZE,
    sizeCalculation: ({ products }, key) => products.length + key.length,
  });
  readonly #variantFacets = new VersionedCache<VariantFacets>(() => this.#version, {
    max: MAX_FACETS,
    maxEntrySize: MAX_KEY_LENGTH,
    sizeCalculation: (_, key) => key.length,
  });

  /**
   * Without `translated`, colours are found by the translations that every shop knows; without `sizeGuides`,
   * sizes by their own names alone.
   */
  constructor(
    products: Iterable<ProductRecord>,
    categories: Iterable<CategoryRecord>,
    translated?: Translate,
    sizeGuides: Parameters<typeof sameSizesIn>[0] = [],
    orders: Iterable<CategoryOrderRecord> = [],
  ) {
    this.#sources = { translated, sizeGuides: [...sizeGuides] };
    this.#sameSizes = sameSizesIn(this.#sources.sizeGuides);
    const all = () => this.#all;
    const find = (search: Search) => this.#find(search);
    this.#words = new CatalogWords(all, this.#sameSizes, translated);
    this.staff = new StaffList(all, find, (filtered) => this.#placeIn(filtered));
    this.stock = new StockList(all, find, () => this.#version);
    for (const product of products) this.put(product);
    this.setCategories(categories, orders);
  }

  /** How many products there are. */
  get size(): number {
    return this.#products.size;
  }

  /** Inserts or replaces by id. Cheap where texts and position are as before. */
  put(product: ProductRecord): void {
    const before = this.#products.get(product.id);
    const ordinal = before?.ordinal ?? this.#nextOrdinal++;
    const indexed = indexedProduct(product, ordinal, this.#sameSizes, this.#choices);
    reprice(indexed, this.#offers);
    this.#words.replace(ordinal, before?.product, product);
    this.#products.set(product.id, indexed);
    const isInPlace = before?.position === product.position;
    if (before && isInPlace) this.#ordered?.splice(this.#ordered.indexOf(before), 1, indexed);
    else this.#ordered = null;
    this.#change();
  }

  /** Does nothing for an unknown id. */
  remove(id: string): void {
    const before = this.#products.get(id);
    if (!before) return;
    this.#words.replace(before.ordinal, before.product, undefined);
    this.#products.delete(id);
    this.#ordered = null;
    this.#change();
  }

  #change(): void {
    this.#version += 1;
    this.#brands = null;
    this.#features = null;
    this.#filterOptions = null;
  }

  /**
   * Returns the index with the prices of an instant. It has them until another is given;
   * an instant that staff look at has an index of its own.
   */
  at(offers: Offers): CatalogIndex {
    if (offers.isPreview) return this.#previewAt(offers);
    this.#follow(offers);
    return this;
  }

  #previewAt(offers: Offers): CatalogIndex {
    const [{ window }, version] = [offers, this.#version];
    const known = this.#preview;
    if (known?.window === window && known.version === version) return known.index;
    return (this.#preview = { window, version, index: this.#copyAt(offers) }).index;
  }

  #copyAt(offers: Offers): CatalogIndex {
    const { translated, sizeGuides } = this.#sources;
    const orders = Array.from(this.#places, ([name, places]) => ({
      id: this.categoryNamed(name)?.id ?? '',
      places: Array.from(places, ([id, position]) => ({ id, position })),
    }));
    const copy = new CatalogIndex(this.list(), this.#categories, translated, sizeGuides, orders);
    copy.#follow(offers);
    return copy;
  }

  /** Sets the prices of products in campaigns that have begun or ended; of all where struck prices are proven. */
  #follow(offers: Offers): void {
    const before = this.#offers;
    this.#offers = offers;
    if (before.window === offers.window) return;
    const isProven = [before, offers].some(({ window }) => window.struckPrices === 'PROVEN');
    const isAny = isProven || before.running.length + offers.running.length > 0;
    if (!isAny) return;
    let isChanged = false;
    for (const indexed of this.#products.values()) {
      const { product } = indexed;
      const isMoved = isProven || isInAny(product, before) || isInAny(product, offers);
      if (!isMoved) continue;
      reprice(indexed, offers);
      isChanged = true;
    }
    if (isChanged) this.#change();
  }

  /** `orders` are those of the categories that do not follow the list. */
  setCategories(
    categories: Iterable<CategoryRecord>,
    orders: Iterable<CategoryOrderRecord> = [],
  ): void {
    this.#categories = [...categories].sort((a, b) => a.position - b.position);
    const names = new Map(this.#categories.map(({ id, name }) => [id, name]));
    this.#places = new Map(
      Array.from(orders, ({ id, places }) => [
        names.get(id) ?? '',
        new Map(places.map((place) => [place.id, place.position])),
      ]),
    );
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

  /** In the shop's order; equal positions in the order in which they came. */
  get #all(): readonly IndexedProduct[] {
    return (this.#ordered ??= [...this.#products.values()].sort(
      (one, other) => one.position - other.position,
    ));
  }

  /** Returns the positions in a category's own order; those of the list where several are named, or none. */
  #placeIn(categories: readonly string[]): (product: Placed) => number {
    const [category = ''] = categories;
    const places = new Set(categories).size === 1 ? this.#places.get(category) : undefined;
    return places ? (product) => placeIn(places, product) : listed;
  }

  inCategory(name: string): readonly ProductRecord[] {
    return productsOf(this.#all.filter(({ category }) => category === name));
  }

  /** All products in the shop's order. */
  list(): readonly ProductRecord[] {
    return productsOf(this.#all);
  }

  /** Returns the products at these positions in the shop's order, from 1; missing positions are omitted. */
  placedAt(positions: readonly number[]): readonly ProductRecord[] {
    return positions.flatMap((position) => this.#all[position - 1]?.product ?? []);
  }

  /** In the shop's order, from the first one behind a position. */
  behind(position: number, limit: number): readonly ProductRecord[] {
    const start = this.#all.findIndex((indexed) => indexed.position > position);
    return start === -1 ? [] : productsOf(this.#all.slice(start, start + limit));
  }

  /** Applies `selectRelated` to the whole catalogue. */
  related(product: ProductRecord, count: number): readonly ProductRecord[] {
    const priceOf = (one: ProductRecord) =>
      this.#products.get(one.id)?.price ?? lowestPriceOf(one, this.#offers);
    return selectRelated(this.list(), product, count, priceOf);
  }

  /** In the order of their first products. */
  brands(): readonly Brand[] {
    if (this.#brands) return this.#brands;
    const counts = new Map<string, number>();
    for (const { brand } of this.#all) counts.set(brand, (counts.get(brand) ?? 0) + 1);
    this.#brands = Array.from(counts, ([name, productCount]) => ({ name, productCount }));
    return this.#brands;
  }

  /** Says whether any product was published on a later day than another. */
  hasNewer(): boolean {
    return new Set(this.#all.map(({ product }) => product.listedAt?.slice(0, 10))).size > 1;
  }

  /** Works like `featuresOf` on the whole catalogue. */
  features(): readonly CatalogFeature[] {
    return (this.#features ??= featuresOf(this.list(), this.#categories));
  }

  /** Works like `filterOptionsOf` on the whole catalogue. */
  filterOptions(): readonly ListedOption[] {
    return (this.#filterOptions ??= filterOptionsOf(this.list()));
  }

  variantFacets(query: ProductQuery): VariantFacets {
    return this.#variantFacets.getOrMake(conditionsKey(query), () => {
      const featured: ProductQuery = { ...query, sort: 'FEATURED' };
      const { products } = this.#select({
        ...featured,
        options: [],
        frameWidths: [],
        colorFamilies: [],
      });
      const { price, found } = this.#select(featured);
      return {
        ...countVariantValues(
          products,
          withPriceOf(query, found),
          found ?? NO_BOUNDS,
          this.#choices,
        ),
        price,
      };
    });
  }

  page(query: ProductQuery): ProductPage {
    const { sort, first, after } = query;
    const { products, rankOf, found, ...counts } = this.#select(query);
    const placeOf = this.#placeFor(query);
    const behind = products.findIndex(
      (indexed) => !after || isBehind(indexed, after, rankOf, placeOf(indexed.product)),
    );
    const start = behind === -1 ? products.length : behind;
    const some = products.slice(start, start + first);
    const keys = new Map(
      some.map((indexed) => {
        const placed = { price: indexed.price, position: placeOf(indexed.product) };
        return [indexed.product, { placed, rank: rankOf(indexed) }] as const;
      }),
    );
    const page = pageOf(productsOf(some), {
      cursorOf: (product) => {
        const { placed = product, rank } = keys.get(product) ?? {};
        return cursorOf(sort, placed, rank);
      },
      totalCount: products.length,
      hasNextPage: start + first < products.length,
      hasPreviousPage: start > 0,
    });
    const facets = {
      categories: countsOf(this.#categories, counts.categories),
      brands: countsOf(this.brands(), counts.brands),
      occasions: this.#occasionCounts(counts.occasions),
      audience: AUDIENCES.flatMap((value) =>
        this.#all.some(({ audience }) => audience.includes(value))
          ? [{ value, count: counts.audience.get(value) ?? 0 }]
          : [],
      ),
    };
    // A spread would evaluate the getters.
    const { correctedSearch = null, missingWords = [], unsoldKinds = [] } = found ?? {};
    const understood = (found?.understood ?? []).map((part) => this.#named(part));
    return Object.assign(page, { facets, correctedSearch, missingWords, understood, unsoldKinds });
  }

  /** Names a brand as the shop writes it, and the option that has a size, such as « Pointure ». */
  #named(part: ReadPart): ReadPart {
    if (part.kind === 'SIZE') {
      const option = this.#optionOf(part.value);
      return option === undefined ? part : { ...part, option };
    }
    if (part.kind !== 'BRAND') return part;
    const brand = this.brands().find(({ name }) => brandMarkOf(foldJoined(name)) === part.value);
    return { ...part, value: brand?.name ?? part.text };
  }

  /** Returns the option that has a size, where none of the usual name has it. */
  #optionOf(size: string): string | undefined {
    const names = new Set(
      this.#choices.all
        .filter(({ value }) => foldedWords(value).includes(size))
        .map(({ name }) => name),
    );
    if (names.has(SIZE_OPTION)) return undefined;
    return this.filterOptions().find(({ name }) => names.has(name))?.name;
  }

  /** Counts the occasions that any product of the shop has. */
  #occasionCounts(counts: Selection['occasions']): readonly OccasionCount[] {
    const isOffered = (occasion: Occasion) =>
      this.#all.some(({ occasions }) => occasions.includes(occasion));
    return OCCASIONS.filter(isOffered).map((occasion) => ({
      occasion,
      count: counts.get(occasion) ?? 0,
    }));
  }

  #select(query: ProductQuery): Selection {
    return this.#selections.getOrMake(`${query.sort} ${conditionsKey(query)}`, () => {
      const found = query.search && this.#find(query.search);
      const selection = select(this.#all, withPriceOf(query, found), found, this.#choices);
      const placeOf = this.#placeFor(query);
      return placeOf === listed
        ? selection
        : { ...selection, products: sortedBy(placeOf, selection.products) };
    });
  }

  /** One filtered category has its own order, several have the list's. */
  #placeFor({ sort, categories }: ProductQuery): (product: Placed) => number {
    return sort === 'FEATURED' ? this.#placeIn(categories) : listed;
  }

  /** Loads what corrections need, where the search has some; to be awaited before its pages and facets. */
  async prepare(search: Search | null): Promise<void> {
    if (search?.correctable === undefined) return;
    if (this.#findAsWritten(search).ranks === null) await loadDictionary();
  }

  #find(search: Search): Found {
    const written = this.#findAsWritten(search);
    const text = search.correctable;
    if (written.ranks !== null || text === undefined) return written;
    return this.#searches.getOrMake(JSON.stringify(search), () =>
      findOtherwise(this.#all, this.#words, search, text, written),
    );
  }

  #findAsWritten(search: Search): Found {
    return this.#searches.getOrMake(`as written ${JSON.stringify(search)}`, () =>
      findAsWritten(this.#all, this.#words, search),
    );
  }
}

/** Bounds the prices of a query by those that its search names. */
function withPriceOf(query: ProductQuery, found: Found | null): ProductQuery {
  const { minPrice = null, maxPrice = null } = found ?? {};
  return {
    ...query,
    minPrice: minPrice === null ? query.minPrice : Math.max(minPrice, query.minPrice ?? 0),
    maxPrice: maxPrice === null ? query.maxPrice : Math.min(maxPrice, query.maxPrice ?? Infinity),
  };
}

const listed = ({ position }: Placed) => position;

const isInAny = (product: ProductRecord, offers: Offers) =>
  campaignsWith(product, offers).length > 0;

const sortedBy = (placeOf: (product: Placed) => number, products: readonly IndexedProduct[]) =>
  products
    .map((indexed) => ({ indexed, place: placeOf(indexed.product) }))
    .sort((one, other) => one.place - other.place)
    .map(({ indexed }) => indexed);

const productsOf = (indexed: readonly IndexedProduct[]): readonly ProductRecord[] =>
  indexed.map(({ product }) => product);

function countsOf(
  named: ReadonlyArray<{ readonly name: string }>,
  counts: ReadonlyMap<string, number>,
): readonly FacetCount[] {
  return named.map(({ name }) => ({ value: name, count: counts.get(name) ?? 0 }));
}
