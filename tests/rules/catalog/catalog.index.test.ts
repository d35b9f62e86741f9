import { expect, test } from 'vitest';
import { readProductQuery } from '../../../server/catalog/catalog.rules.ts';
import { CatalogIndex } from '../../../server/catalog/index/catalog.index.ts';
import { selectProducts } from './catalog.model.ts';
import { product } from '../../store/contract/records.ts';
import { Program } from './catalog.index.program.ts';

test.each([1, 2])('the index in memory says what the rules say, whatever changed (%d)', (seed) => {
  for (const { what, found, expected } of new Program(seed).run(25)) {
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
