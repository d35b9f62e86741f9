import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Page {
  readonly nodes: ReadonlyArray<{ readonly id: string }>;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
  readonly facets: {
    readonly categories: ReadonlyArray<{ readonly value: string; readonly count: number }>;
    readonly brands: ReadonlyArray<{ readonly value: string; readonly count: number }>;
  };
}

const PRODUCTS = `query ($filter: ProductFilter, $sort: ProductSort! = FEATURED, $first: Int! = 24, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id } totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    facets { categories { value count } brands { value count } }
  }
}`;

async function ask(variables: object = {}): Promise<Page> {
  const { data, errors } = await shop.graphql<{ products: Page }>(PRODUCTS, variables);
  expect(errors).toEqual([]);
  return data.products;
}

const ids = ({ nodes }: Page) => nodes.map(({ id }) => id);
const search = async (text: string) => ids(await ask({ filter: { search: text } }));

describe('filters', () => {
  test('nothing asked for gives the first 24 of the 41 products in stock', async () => {
    const page = await ask();
    expect(page.totalCount).toBe(41);
    expect(page.nodes).toHaveLength(24);
    expect(ids(page).slice(0, 3)).toEqual([
      'chemisier-plastron-blanc',
      'jean-droit-brut',
      'caftan-celeste',
    ]);
  });

  test('out of stock comes in its place when asked for', async () => {
    const page = await ask({ filter: { includeOutOfStock: true }, first: 100 });
    expect(page.totalCount).toBe(46);
    expect(ids(page)[11]).toBe('pantalon-large-lin');
  });

  test('one category keeps its products', async () => {
    expect(ids(await ask({ filter: { categories: ['Robes'] } }))).toEqual([
      'robe-chemise-rayee',
      'robe-portefeuille-grenade',
      'robe-jacaranda',
      'robe-bougainvillier',
      'petite-robe-noire',
      'robe-trapeze-ocre',
    ]);
  });

  test('two brands keep the products of either', async () => {
    expect(ids(await ask({ filter: { brands: ['Gucci', 'Dior'] } }))).toEqual([
      'lunettes-oversize-ambre',
      'lunettes-ovales-sans-cercle',
      'lunettes-rondes-rubis',
    ]);
  });

  test('all conditions hold together', async () => {
    const filter = { categories: ['Robes'], brands: ['Dior'] };
    expect(ids(await ask({ filter }))).toEqual([]);
  });

  test('an unknown category gives nothing', async () => {
    expect((await ask({ filter: { categories: ['robes'] } })).totalCount).toBe(0);
  });

  test('the rating filter keeps what is rated at most the chosen value', async () => {
    expect(ids(await ask({ filter: { maxRating: 4.3 } }))).toEqual([
      'caraco-satin-emeraude',
      'sarouel-terracotta',
      'lunettes-demi-cerclees-grises',
    ]);
    expect((await ask({ filter: { maxRating: 5 } })).totalCount).toBe(41);
    expect((await ask({ filter: { maxRating: 0 } })).totalCount).toBe(0);
  });

  test('null means no condition', async () => {
    const filter = { categories: null, brands: null, maxRating: null, search: null };
    expect((await ask({ filter: { ...filter, includeOutOfStock: null } })).totalCount).toBe(41);
    expect((await ask({ filter: null })).totalCount).toBe(41);
  });
});

describe('search', () => {
  test('« celeste » finds « Céleste »', async () => {
    expect(await search('celeste')).toEqual(['caftan-celeste']);
    expect(await search('  CÉLESTE ')).toEqual(['caftan-celeste']);
  });

  test.each(['rayban', 'ray ban', 'Ray-Ban', 'RAY BAN'])('« %s » finds Ray-Ban', async (text) => {
    expect(await search(text)).toEqual([
      'lunettes-aviateur-dorees',
      'lunettes-carrees-noires',
      'lunettes-hexagonales-bleues',
    ]);
  });

  test.each(['', '   ', '\t'])('blanks « %s » filter nothing', async (text) => {
    expect((await ask({ filter: { search: text } })).totalCount).toBe(41);
  });

  test.each(['%', '_', '.*', '\\', "'"])(
    'a sign « %s » is no wildcard and finds nothing',
    async (text) => {
      expect(await search(text)).toEqual([]);
    },
  );
});

describe('order', () => {
  test('cheapest first', async () => {
    expect(ids(await ask({ sort: 'PRICE_ASC', first: 4 }))).toEqual([
      'caraco-satin-emeraude',
      'mariniere-bouregreg',
      'sarouel-terracotta',
      'jupe-plissee-safran',
    ]);
  });

  test('dearest first, equal prices in the order of the shop', async () => {
    expect(ids(await ask({ sort: 'PRICE_DESC', first: 4 }))).toEqual([
      'takchita-nour',
      'takchita-emeraude',
      'lunettes-perles-noires',
      'masque-dore-baroque',
    ]);
  });
});

describe('pages', () => {
  test.each(['FEATURED', 'PRICE_ASC', 'PRICE_DESC'])(
    '%s: seven by seven come all, once',
    async (sort) => {
      const whole = ids(await ask({ sort, first: 100 }));
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Page = await ask({ sort, first: 7, after });
        expect(page.pageInfo.hasPreviousPage).toBe(seen.length > 0);
        expect(page.totalCount).toBe(41);
        seen.push(...ids(page));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(seen).toEqual(whole);
      expect(new Set(seen).size).toBe(41);
    },
  );

  test('a page that holds all says that nothing follows', async () => {
    const { pageInfo } = await ask({ first: 41 });
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
  });

  test('an empty page has no cursors', async () => {
    const { pageInfo } = await ask({ filter: { categories: ['nope'] } });
    expect(pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });
});

describe('facets', () => {
  test('count what a click would give: each dimension as if it were not itself filtered', async () => {
    const { facets } = await ask({ filter: { brands: ['Dior'] } });
    expect(facets.categories).toEqual([
      { value: 'Hauts', count: 0 },
      { value: 'Bas', count: 0 },
      { value: 'Robes', count: 0 },
      { value: 'Traditionnels', count: 0 },
      { value: 'Lunettes', count: 2 },
    ]);
    expect(facets.brands).toEqual([
      { value: 'Belle Vue', count: 26 },
      { value: 'Ray-Ban', count: 3 },
      { value: 'Oakley', count: 3 },
      { value: 'Chanel', count: 2 },
      { value: 'Dior', count: 2 },
      { value: 'Gucci', count: 1 },
      { value: 'Versace', count: 2 },
      { value: 'Armani', count: 2 },
    ]);
  });
});

describe('bounds', () => {
  test.each([
    [{ first: 0 }, 'first doit être un entier de 1 à 100.'],
    [{ first: -1 }, 'first doit être un entier de 1 à 100.'],
    [{ first: 101 }, 'first doit être un entier de 1 à 100.'],
    [{ after: 'nope' }, 'Le curseur after n’est pas valable pour cette liste.'],
    [{ after: '' }, 'Le curseur after n’est pas valable pour cette liste.'],
    [{ filter: { maxRating: 5.1 } }, 'maxRating doit être un nombre de 0 à 5.'],
    [{ filter: { maxRating: -0.1 } }, 'maxRating doit être un nombre de 0 à 5.'],
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

  test('a cursor of another order is refused', async () => {
    const { pageInfo } = await ask({ sort: 'PRICE_ASC' });
    const { errors } = await shop.graphql(PRODUCTS, { after: pageInfo.endCursor });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('100 products a page and 200 letters of search are within', async () => {
    expect((await ask({ first: 100 })).nodes).toHaveLength(41);
    expect(await search('x'.repeat(200))).toEqual([]);
  });
});
