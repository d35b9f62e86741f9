import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ids, PRODUCTS, queryProducts } from './catalog.documents.ts';

const shop = await sharedShop();

const query = (variables?: object) => queryProducts(shop, variables);

describe('filters', () => {
  test('nothing requested gives the first 24 of the 41 products in stock', async () => {
    const page = await query();
    expect(page.totalCount).toBe(41);
    expect(page.nodes).toHaveLength(24);
    expect(ids(page).slice(0, 2)).toEqual(['chemisier-plastron-blanc', 'jean-droit-brut']);
  });

  test('out of stock comes in its place when requested', async () => {
    const page = await query({ filter: { includeOutOfStock: true }, first: 100 });
    expect(page.totalCount).toBe(46);
    expect(ids(page)[11]).toBe('pantalon-large-lin');
  });

  const RAY_BAN = [
    'lunettes-aviateur-dorees',
    'lunettes-carrees-noires',
    'lunettes-hexagonales-bleues',
  ];
  test.each<readonly [object, readonly string[]]>([
    [
      { brands: ['Gucci', 'Dior'] },
      ['lunettes-oversize-ambre', 'lunettes-ovales-sans-cercle', 'lunettes-rondes-rubis'],
    ],
    [{ categories: ['Robes'], brands: ['Dior'] }, []],
    [{ categories: ['Lunettes'], brands: ['Ray-Ban'] }, RAY_BAN],
    [{ categories: ['robes'] }, []],
    [
      { maxRating: 4.3 },
      ['caraco-satin-emeraude', 'sarouel-terracotta', 'lunettes-demi-cerclees-grises'],
    ],
    [{ maxRating: 0 }, []],
    [{ search: '  CÉLESTE ' }, ['caftan-celeste']],
    [{ search: 'rayban' }, RAY_BAN],
    // Signs are no wildcards.
    ...['%', '_', '.*', '\\', "'"].map((sign) => [{ search: sign }, []] as const),
  ])('%j gives %j', async (filter, expected) => {
    expect(ids(await query({ filter }))).toEqual(expected);
  });

  const NOTHING = { categories: null, brands: null, maxRating: null, search: null };
  test.each<readonly [object | null]>([
    [null],
    [{ ...NOTHING, includeOutOfStock: null }],
    [{ maxRating: 5 }],
    [{ search: '' }],
    [{ search: ' \t ' }],
  ])('%j is no condition', async (filter) => {
    expect((await query({ filter })).totalCount).toBe(41);
  });
});

test('a page that is empty has no cursors', async () => {
  const { pageInfo } = await query({ filter: { categories: ['nope'] } });
  const none = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  expect(pageInfo).toEqual(none);
});

const counts = (of: Readonly<Record<string, number>>) =>
  Object.entries(of).map(([value, count]) => ({ value, count }));

describe('facets', () => {
  test('count what a click would give: each dimension as if it were not itself filtered', async () => {
    const { facets } = await query({ filter: { brands: ['Dior'] } });
    expect(facets).toEqual({
      categories: counts({ Hauts: 0, Bas: 0, Robes: 0, Traditionnels: 0, Lunettes: 2 }),
      brands: counts({
        'Belle Vue': 26,
        'Ray-Ban': 3,
        Oakley: 3,
        Chanel: 2,
        Dior: 2,
        Gucci: 1,
        Versace: 2,
        Armani: 2,
      }),
    });
  });
});

describe('bounds', () => {
  test.each([
    [{ first: 0 }, 'first doit être un entier de 1 à 100.'],
    [{ first: 101 }, 'first doit être un entier de 1 à 100.'],
    [{ after: 'nope' }, 'Le curseur after n’est pas valable pour cette liste.'],
    [{ after: '' }, 'Le curseur after n’est pas valable pour cette liste.'],
    [{ filter: { maxRating: 5.1 } }, 'maxRating doit être un nombre de 0 à 5.'],
    [{ filter: { search: 'x'.repeat(201) } }, 'La recherche ne peut pas dépasser 200 caractères.'],
    [
      { filter: { brands: Array(101).fill('Dior') } },
      'Un filtre ne peut pas compter plus de 100 valeurs.',
    ],
  ])('%j is BAD_USER_INPUT', async (variables, message) => {
    const { data, errors } = await shop.graphql(PRODUCTS, variables);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('100 products a page and 200 letters of search are within', async () => {
    expect((await query({ first: 100 })).nodes).toHaveLength(41);
    const filter = { search: 'x'.repeat(200) };
    expect((await query({ filter, first: 100 })).nodes).toEqual([]);
  });
});
