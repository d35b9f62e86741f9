import type { ProductSort } from '../../../server/catalog/catalog.store.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cursorOf, readCursor } from '../../../server/catalog/catalog.cursor.ts';
import {
  readProductQuery,
  type ProductFilterInput,
} from '../../../server/catalog/catalog.rules.ts';
import { rankRelated } from '../../../server/catalog/catalog.related.rules.ts';
import { loadDictionary } from '../../../server/catalog/search/dictionary.ts';
import { BadInput } from '../../../server/shared/problems.ts';
import { selectProducts } from './catalog.model.ts';
import { category, product } from '../../store/contract/records.ts';

await loadDictionary();

const CATEGORIES = ['Hauts', 'Bas', 'Robes'];
const categories = CATEGORIES.map((name) => category(name, { name }));
const BRANDS = ['Belle Vue', 'Dior', 'Oakley'];
const SORTS = ['FEATURED', 'PRICE_ASC', 'PRICE_DESC'] as const;

/** Few prices and ratings, so that many products are equal in them. */
const products = fc
  .array(
    fc.record({
      categoryName: fc.constantFrom(...CATEGORIES),
      brand: fc.constantFrom(...BRANDS),
      price: fc.constantFrom(100, 200, 300),
      outOfStock: fc.boolean(),
      rating: fc.constantFrom(4.3, 4.6, 5),
    }),
    { maxLength: 40 },
  )
  .map((some) =>
    some.map(({ rating, ...rest }, index) =>
      product(`p${index + 1}`, {
        ...rest,
        position: index + 1,
        ratings: { value: rating, count: 1 },
      }),
    ),
  );

const filters: fc.Arbitrary<ProductFilterInput> = fc.record({
  categories: fc.subarray(CATEGORIES),
  brands: fc.subarray(BRANDS),
  maxRating: fc.constantFrom(null, 4.3, 4.9, 5),
  includeOutOfStock: fc.boolean(),
});

function select(
  list: ReturnType<typeof product>[],
  filter: ProductFilterInput,
  sort: ProductSort = 'FEATURED',
  first = 100,
  after: string | null = null,
) {
  const cursor = after === null ? null : readCursor(sort, after);
  return selectProducts(list, categories, readProductQuery(filter, sort, first, cursor));
}

/** Selects by the specification, once more and naively. */
function naive(list: ReturnType<typeof product>[], filter: ProductFilterInput) {
  return list
    .filter(({ outOfStock }) => filter.includeOutOfStock === true || !outOfStock)
    .filter(({ ratings }) => filter.maxRating == null || ratings.value <= filter.maxRating)
    .filter((p) => !filter.categories?.length || filter.categories.includes(p.categoryName))
    .filter((p) => !filter.brands?.length || filter.brands.includes(p.brand));
}

describe('a query', () => {
  const order = fc.constantFrom(...SORTS);

  test('keeps what the filters say, sorted by price, then in the order of the shop', () => {
    fc.assert(
      fc.property(products, filters, order, (list, filter, sort) => {
        const page = select(list, filter, sort);
        const sign = { FEATURED: 0, PRICE_ASC: 1, PRICE_DESC: -1 }[sort];
        const sorted = naive(list, filter).toSorted(
          (a, b) => sign * (a.price - b.price) || a.position - b.position,
        );
        expect(page.edges.map(({ node }) => node)).toEqual(sorted);
        expect(page.totalCount).toBe(sorted.length);
      }),
    );
  });

  test('cut into pages of any size gives every product once, in order', () => {
    const size = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(products, filters, order, size, (list, filter, sort, first) => {
        const whole = select(list, filter, sort).edges.map(({ node }) => node.id);
        const seen: string[] = [];
        let after: string | null = null;
        do {
          const page = select(list, filter, sort, first, after);
          expect(page.pageInfo.hasPreviousPage).toBe(seen.length > 0);
          expect(page.edges.length).toBeLessThanOrEqual(first);
          seen.push(...page.edges.map(({ node }) => node.id));
          expect(page.pageInfo.hasNextPage).toBe(seen.length < whole.length);
          after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
        } while (after !== null);
        expect(seen).toEqual(whole);
      }),
    );
  });

  test('goes on behind a product that has left the catalogue', () => {
    const list = [1, 2, 3, 4].map((n) => product(`p${n}`, { position: n, price: n * 100 }));
    const after = select(list, {}, 'PRICE_ASC', 2).pageInfo.endCursor;
    const rest = select(list.toSpliced(1, 1), {}, 'PRICE_ASC', 2, after);
    expect(rest.edges.map(({ node }) => node.id)).toEqual(['p3', 'p4']);
  });

  test('counts each facet as if its own dimension were not filtered', () => {
    fc.assert(
      fc.property(products, filters, (list, filter) => {
        const { facets } = select(list, filter, 'FEATURED', 1);
        const clicks = (more: ProductFilterInput) => naive(list, { ...filter, ...more }).length;
        expect(facets.categories).toEqual(
          CATEGORIES.map((value) => ({ value, count: clicks({ categories: [value] }) })),
        );
        const brands = new Set(list.map(({ brand }) => brand));
        expect(new Set(facets.brands)).toEqual(
          new Set([...brands].map((value) => ({ value, count: clicks({ brands: [value] }) }))),
        );
      }),
    );
  });
});

describe('a cursor', () => {
  test('says nothing of other orders', () => {
    const cursor = cursorOf('PRICE_ASC', product('a', { price: 100, position: 7 }));
    expect(readCursor('PRICE_ASC', cursor)).toEqual({ sort: 'PRICE_ASC', price: 100, position: 7 });
    expect(() => readCursor('PRICE_DESC', cursor)).toThrow(BadInput);
  });

  test('is no other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readCursor('FEATURED', text)).toThrow(BadInput);
      }),
    );
  });
});

describe('bounds', () => {
  test.each([0, -1, 101, 1.5, NaN, Infinity])('a page of %d is refused', (first) => {
    expect(() => readProductQuery({}, 'FEATURED', first, null)).toThrow(BadInput);
  });

  test.each([-0.1, 5.1, NaN, Infinity])('a rating of %d is refused', (maxRating) => {
    expect(() => readProductQuery({ maxRating }, 'FEATURED', 1, null)).toThrow(BadInput);
  });
});

test('related are those of the same kind first, then those of the same brand or colour', () => {
  const night = { value: 'Bleu nuit', swatch: '#1d2a4d' };
  const options = [{ name: 'Couleur', values: [night, { value: 'Noir', swatch: '#000000' }] }];
  const caftan = product('caftan', { title: 'Caftan Nour', options });
  const near = [
    product('foreign', { title: 'Gandoura', brand: 'Dior' }),
    product('house', { title: 'Gandoura' }),
    product('colour', { title: 'Gandoura', options: [{ name: 'Couleur', values: [night] }] }),
    product('kind', { title: 'Caftan court', brand: 'Dior' }),
  ];
  expect(rankRelated(near, caftan).map(({ id }) => id)).toEqual([
    'kind',
    'colour',
    'house',
    'foreign',
  ]);
});
