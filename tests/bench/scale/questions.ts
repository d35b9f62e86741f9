import { deepStrictEqual } from 'node:assert/strict';
import { cursorOf } from '../../../server/catalog/catalog.cursor.ts';
import type { ProductRecord, ProductSort } from '../../../server/catalog/catalog.store.ts';
import { EVER_NEW } from '../load.ts';
import { CARD, cardOf, graphql } from '../questions.ts';
import { sampleOf } from '../sample.ts';

/** A page as the shop's own asks for it. */
export const PAGE_SIZE = 24;

const VARIABLES = '$filter: ProductFilter, $sort: ProductSort!, $after: String, $new: ID!';
const FOUND = 'products(filter: $filter, sort: $sort, first: 24, after: $after)';
// Another product that there is not every time: what is asked is new, what it costs the same.
const NEW = 'none: product(id: $new) { id }';

const PAGE = `query Page(${VARIABLES}) { ${FOUND} {
  edges { cursor node { ${CARD} } } pageInfo { hasNextPage endCursor } totalCount
} ${NEW} }`;
const FACETS = `query Facets(${VARIABLES}) { ${FOUND} {
  totalCount facets { categories { value count } brands { value count } }
} ${NEW} }`;

const OPTION_FACETS = `query OptionFacets(${VARIABLES}) { ${FOUND} {
  totalCount facets { options { name values { value count } } price { min max } }
} ${NEW} }`;

interface Requested {
  readonly sort?: ProductSort;
  readonly filter?: object;
  readonly after?: string;
}

const ask = (query: string, { sort = 'FEATURED', filter = {}, after }: Requested = {}) =>
  graphql(query, { filter, sort, after, new: EVER_NEW });

export const page = (requested?: Requested) => ask(PAGE, requested);
export const facets = (requested?: Requested) => ask(FACETS, requested);
export const optionFacets = (requested?: Requested) => ask(OPTION_FACETS, requested);

/** The cursor behind which the last page of the cheapest-first list begins. */
export function lastPageCursor(products: readonly ProductRecord[]): string {
  const sorted = cheapestFirst(products);
  const before = sorted[sorted.length - PAGE_SIZE - 1];
  if (!before) throw new Error('There is no second page');
  return cursorOf('PRICE_ASC', before);
}

/** Throws unless the first and the last page are, field by field, those of these products. */
export async function checkPages(url: string, products: readonly ProductRecord[]): Promise<void> {
  const sorted = cheapestFirst(products);
  const cards = async (request: string) => {
    const { body } = await sampleOf(url, request);
    const { edges }: Page = JSON.parse(body.toString()).data.products;
    return edges.map(({ node }) => node);
  };
  const first = await cards(page({ sort: 'PRICE_ASC' }));
  deepStrictEqual(first, sorted.slice(0, PAGE_SIZE).map(cardOf));
  const last = await cards(page({ sort: 'PRICE_ASC', after: lastPageCursor(products) }));
  deepStrictEqual(last, sorted.slice(-PAGE_SIZE).map(cardOf));
}

interface Page {
  readonly edges: ReadonlyArray<{ readonly node: object }>;
}

function cheapestFirst(products: readonly ProductRecord[]): readonly ProductRecord[] {
  return products
    .filter(({ outOfStock }) => !outOfStock)
    .sort((a, b) => a.price - b.price || a.position - b.position);
}
