import { expect, test } from 'vitest';
import { readProductQuery } from '../../../server/catalog/catalog.rules.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { CatalogIndex } from '../../../server/catalog/index/catalog.index.ts';
import { selectProducts, selectVariantFacets } from './catalog.model.ts';
import { product } from '../../store/contract/records.ts';
import { Program } from './catalog.index.program.ts';

test('the index in memory says what the rules say, whatever changed', () => {
  for (const { what, found, expected } of new Program(1).run(15)) {
    expect({ what, found }).toEqual({ what, found: expected });
  }
});

const made = (n: number, description: string) =>
  product(`p${n}`, { position: n, title: `Robe ${n}`, description });

test('a word that many products have is found in those that come by it, and in no other', () => {
  const products = Array.from({ length: 60 }, (_, n) => made(n, n < 50 ? 'Velours' : 'Lin'));
  const index = new CatalogIndex(products, []);
  const query = readProductQuery({ search: 'velours' }, 'FEATURED', 100, null);
  for (const [n, description] of [
    [55, 'Velours'],
    [3, 'Lin'],
    [60, 'Velours'],
    [55, 'Lin'],
  ] as const) {
    products[n] = made(n, description);
    index.put(products[n]);
    expect(index.page(query)).toEqual(selectProducts(products, [], query));
  }
});

const dress = (n: number, variants: ReadonlyArray<readonly [size: string, colour: string]>) =>
  product(`p${n}`, {
    position: n,
    options: [
      { name: 'Taille', values: ['36', '38', '40'].map((value) => ({ value, swatch: null })) },
      {
        name: 'Couleur',
        values: ['Noir', 'Or', 'Vert'].map((value) => ({ value, swatch: '#000000' })),
      },
    ],
    variants: variants.map((values, at) => ({ ...onlyVariant(`p${n}.${at}`), values })),
  });

test('a filter panel counts what a click on one of its values would select, beside the other options', () => {
  const products = [
    dress(1, [
      ['36', 'Noir'],
      ['38', 'Noir'],
    ]),
    dress(2, [
      ['36', 'Or'],
      ['40', 'Vert'],
    ]),
  ];
  const chosen = [
    { name: 'Taille', values: ['36'] },
    { name: 'Couleur', values: ['Noir'] },
  ];
  const query = readProductQuery({ options: chosen }, 'FEATURED', 100, null);
  const facets = new CatalogIndex(products, []).variantFacets(query);
  expect(facets).toEqual(selectVariantFacets(products, query));
  expect(facets.options.map(({ values }) => values.map(({ value }) => value))).toEqual([
    ['36', '38'],
    ['Noir', 'Or'],
  ]);
});

test('a misspelt word is found, also where it came after a correction', () => {
  const products = [made(0, 'Velours'), made(1, 'Mousseline')];
  const index = new CatalogIndex(products, []);
  const finds = (search: string) => {
    const query = readProductQuery({ search }, 'FEATURED', 100, null);
    expect(index.page(query)).toEqual(selectProducts(products, [], query));
    return index.page(query).nodes.map(({ id }) => id);
  };
  expect(finds('mouseline')).toEqual(['p1']);
  products.push(made(2, 'Organdi'));
  index.put(made(2, 'Organdi'));
  expect(finds('orgamdi')).toEqual(['p2']);
});

test('a size and a colour of a search have to be those of one variant in stock, in pages and facets', () => {
  const titled = (n: number, variants: Parameters<typeof dress>[1]) => ({
    ...dress(n, variants),
    title: 'Robe',
  });
  const products = [
    titled(1, [
      ['36', 'Noir'],
      ['38', 'Or'],
    ]),
    titled(2, [
      ['38', 'Noir'],
      ['40', 'Vert'],
    ]),
    titled(3, [['38', 'Noir']]),
  ].map((one) => ({
    ...one,
    variants: one.variants.map((each) => ({ ...each, stockOnHand: one.id === 'p3' ? 0 : 1 })),
  }));
  const index = new CatalogIndex(products, []);
  const finds = (search: string, includeOutOfStock = false) => {
    const query = readProductQuery({ search, includeOutOfStock }, 'FEATURED', 100, null);
    expect(index.page(query)).toEqual(selectProducts(products, [], query));
    expect(index.variantFacets(query)).toEqual(selectVariantFacets(products, query));
    return index.page(query).nodes.map(({ id }) => id);
  };
  expect(finds('robe noire 38')).toEqual(['p2']);
  expect(finds('robe noire 38', true)).toEqual(['p2', 'p3']);
  expect(finds('robe noire 40')).toEqual([]);
  expect(finds('robe verte ou dorée 38')).toEqual(['p1']);
  expect(finds('robe 36 40')).toEqual(['p1', 'p2']);
});
