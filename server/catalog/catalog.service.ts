import type { Shop, ShopContext } from '../context.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts';
import type { PageInput } from '../shared/paging.ts';
import { BadInput } from '../shared/problems.ts';
import { readCursor } from './catalog.cursor.ts';
import { withChosen } from './catalog.options.rules.ts';
import { readProductQuery, type ProductFilterInput } from './catalog.rules.ts';
import { rankRelated } from './catalog.related.rules.ts';
import { sizesOf } from './catalog.variant.rules.ts';
import type { GuideOfProduct } from './sizes/sizes.rules.ts';
import type {
  AudienceCount,
  CategoryRecord,
  ProductRecord,
  Brand,
  FacetCount,
  OccasionCount,
  ProductPage,
  ProductQuery,
  ProductSort,
  SizeGuideRecord,
  VariantFacets,
} from './catalog.store.ts';
import { frenchWords } from './translation/words.rules.ts';
import { categoryIn, frenchCategories, frenchOptions } from './translation/translation.rules.ts';

const MAX_IDS = 20;
const MAX_RELATED = 12;
/** Nearest in price, of which those most alike are shown. */
const RELATED_CANDIDATES = 48;

export async function findProducts(
  context: ShopContext,
  requested: PageInput & {
    readonly filter?:
      (ProductFilterInput & { readonly campaign?: string | null | undefined }) | null | undefined;
    readonly sort: ProductSort;
  },
): Promise<FoundProducts> {
  const { filter, sort, first } = requested;
  const after = requested.after == null ? null : readCursor(sort, requested.after);
  const query = {
    ...readProductQuery(
      await frenchFilter(context, filter ?? {}),
      sort,
      first,
      after,
      context.language,
    ),
    campaign: filter?.campaign == null ? null : idOfRunning(context, filter.campaign),
  };
  return Object.assign(await context.store.read.catalog.page(query, context.offers), {
    query,
    written: filter?.search ?? '',
  });
}

/** Returns an id that no campaign has where none of that slug runs. */
const idOfRunning = ({ offers }: ShopContext, slug: string) =>
  offers.running.find((campaign) => campaign.slug === slug)?.id ?? '';

async function frenchFilter(
  { store, language, words }: ShopContext,
  filter: ProductFilterInput,
): Promise<ProductFilterInput> {
  const { categories, options } = filter;
  return {
    ...filter,
    categories: categories && frenchCategories(categories, await store.read.catalog.categories()),
    options: language === DEFAULT_LANGUAGE ? options : options && frenchOptions(words, options),
  };
}

/** Returns the words of options in a language: the shop's own and those that every shop knows. */
export async function wordsIn({ store }: Pick<ShopContext, 'store'>, language: Language) {
  if (language === DEFAULT_LANGUAGE) return frenchWords;
  return (await store.read.catalog.vocabulary()).words(language);
}

/** Returns the counts with the names of the operation's language. */
export async function categoryCountsIn(
  { store, language }: ShopContext,
  counts: readonly FacetCount[],
): Promise<ReadonlyArray<FacetCount & { readonly filterValue: string }>> {
  const categories = await store.read.catalog.categories();
  return counts.map(({ value: filterValue, count }) => {
    const category = categories.find(({ name }) => name === filterValue);
    const value = category ? categoryIn(language, category).name : filterValue;
    return { value, filterValue, count };
  });
}

export interface FoundProducts extends ProductPage {
  readonly query: ProductQuery;
  /** The search as written; empty without one. */
  readonly written: string;
}

export interface Facets {
  readonly categories: readonly FacetCount[];
  readonly brands: readonly FacetCount[];
  readonly occasions: readonly OccasionCount[];
  readonly audience: readonly AudienceCount[];
  /** Counted once, and only on request. */
  readonly variants: () => Promise<VariantFacets>;
}

export function facetsOf({ store, offers }: ShopContext, { facets, query }: FoundProducts): Facets {
  let variants: Promise<VariantFacets> | undefined;
  const count = async () =>
    withChosen(await store.read.catalog.variantFacets(query, offers), query);
  return { ...facets, variants: () => (variants ??= count()) };
}

/** Says what decides which pages may answer a search. */
export async function offeredPages({ store }: Pick<Shop, 'store'>) {
  const { catalog } = store.read;
  const [hasNewer, features] = await Promise.all([catalog.hasNewer(), catalog.features()]);
  return { hasNewer, features };
}

/** In the shop's order. */
export function allProducts({ store }: Pick<Shop, 'store'>): Promise<readonly ProductRecord[]> {
  return store.read.catalog.products();
}

/** Finds a product of the catalogue; with a valid token of its preview link, a draft as well. */
export async function findProduct(
  { store, previewTokens, clock }: Pick<Shop, 'store' | 'previewTokens' | 'clock'>,
  id: string,
  previewToken: string | null = null,
): Promise<ProductRecord | undefined> {
  const { catalog } = store.read;
  const product = await catalog.product(id);
  if (product || previewToken === null) return product;
  if (!previewTokens.opens(id, previewToken, clock())) return undefined;
  const archived = (await catalog.archivedById([id])).get(id);
  return archived?.draftSince == null ? undefined : archived;
}

/** Returns products in the order of `ids`, without unknown and repeated ones. Throws BadInput. */
export async function findProductsById(
  { store }: ShopContext,
  ids: readonly string[],
): Promise<readonly ProductRecord[]> {
  if (ids.length > MAX_IDS)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'IDS', max: MAX_IDS });
  return [...(await store.read.catalog.productsById(ids)).values()];
}

export function allCategories({ store }: ShopContext): Promise<readonly CategoryRecord[]> {
  return store.read.catalog.categories();
}

export function findCategory({ store }: ShopContext, id: string) {
  return store.read.catalog.category(id);
}

export async function categoryOf(
  { store }: ShopContext,
  { id, categoryName }: ProductRecord,
): Promise<CategoryRecord> {
  const category = await store.read.catalog.categoryNamed(categoryName);
  if (category) return category;
  throw new Error(`Product ${id} names no category of the shop`);
}

export async function sizeGuideOf(
  { store }: ShopContext,
  product: ProductRecord,
): Promise<GuideOfProduct | null> {
  if (product.sizeGuide === null) return null;
  const guide = await store.read.catalog.sizeGuide(product.sizeGuide);
  return guide ? { ...guide, sizes: sizesOf(product) } : null;
}

/** Sorted by title. */
export async function allSizeGuides({ store }: ShopContext): Promise<readonly SizeGuideRecord[]> {
  const guides = await store.read.catalog.sizeGuides();
  return guides.toSorted((one, other) => one.title.localeCompare(other.title, 'fr'));
}

/** Returns products in stock, of the same category; see `rankRelated`. Throws BadInput. */
export async function relatedProducts(
  { store, offers }: ShopContext,
  product: ProductRecord,
  first: number,
): Promise<readonly ProductRecord[]> {
  if (!Number.isInteger(first) || first < 1 || first > MAX_RELATED)
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'RELATED', max: MAX_RELATED });
  const near = await store.read.catalog.related(product, RELATED_CANDIDATES, offers);
  return rankRelated(near, product).slice(0, first);
}

export function allBrands({ store }: Pick<Shop, 'store'>): Promise<readonly Brand[]> {
  return store.read.catalog.brands();
}
