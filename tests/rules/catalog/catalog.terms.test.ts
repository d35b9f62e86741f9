import { expect, test } from 'vitest';
import { CatalogTerms } from '../../../server/catalog/lowdb/catalog.terms.ts';
import { termOf } from '../../../server/catalog/catalog.search.terms.ts';
import { product } from '../../store/records.ts';

const holders = (terms: CatalogTerms, word: string) =>
  Array.from(terms.ranks([termOf(word)]), (rank) => Math.min(rank, 1));

test('words of a catalogue are read little by little, with what changes meanwhile', () => {
  const products = Array.from({ length: 1_000 }, (_, n) =>
    product(`p${n}`, { description: 'Gland de soie' }),
  );
  const terms = new CatalogTerms(products);
  expect(terms.readSome()).toBe(true);
  // One that was read, one that was not, and a new one.
  for (const at of [0, 999, 1_000]) {
    products[at] = product(`p${at}`, { description: 'Perles de verre' });
    terms.put(at);
  }
  const some = new CatalogTerms(products);
  while (some.readSome());
  for (const read of [terms, some]) {
    const [perles, soie] = [holders(read, 'perle'), holders(read, 'soies')];
    expect(perles.flatMap((has, at) => (has ? [at] : []))).toEqual([0, 999, 1_000]);
    expect(soie.filter((has) => has === 1)).toHaveLength(998);
    expect([soie[0], soie[1], soie[999], soie[1_000]]).toEqual([0, 1, 0, 0]);
    expect(read.count('perles')).toBe(3);
  }
  delete products[1];
  terms.put(1);
  expect(holders(terms, 'soie')[1]).toBe(0);
});
