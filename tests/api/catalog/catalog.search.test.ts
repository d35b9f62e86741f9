import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ids, idsOfPages, queryProducts } from './catalog.documents.ts';

const shop = await sharedShop();

const request = (variables: object) => queryProducts(shop, variables);

// What a search finds is in tests/rules/catalog/search.
describe('a search', () => {
  test('corrects an unknown word and says so, unless it is to be exact', async () => {
    const filter = { search: 'cafatn', includeOutOfStock: true };
    const corrected = await request({ filter });
    expect(corrected.correctedSearch).toBe('caftan');
    const written = await request({ filter: { ...filter, search: 'caftan' } });
    expect(written.correctedSearch).toBeNull();
    expect(corrected).toEqual({ ...written, correctedSearch: 'caftan' });
    const exact = await request({ filter: { ...filter, exactSearch: true } });
    expect(exact).toMatchObject({ totalCount: 0, correctedSearch: null });
  });

  test('is resolved in the whole catalogue, whatever else is filtered', async () => {
    // Of a title, although no dress has it.
    const page = await request({ filter: { search: 'caftan', categories: ['Robes'] } });
    expect(page).toMatchObject({ totalCount: 0, correctedSearch: null });
    expect(page.facets.categories).toContainEqual({ value: 'Traditionnels', count: 2 });
    const corrected = await request({ filter: { search: 'cafatn', categories: ['Robes'] } });
    expect(corrected).toMatchObject({ totalCount: 0, correctedSearch: 'caftan' });
  });

  test('finds what has most of its words, and names the others, unless it is to be exact', async () => {
    const filter = { search: 'Cadeau pour un mariage', includeOutOfStock: true };
    const page = await request({ filter });
    const found = await request({ filter: { ...filter, search: 'mariage' } });
    expect(found).toMatchObject({ missingWords: [], correctedSearch: null });
    expect(page).toEqual({ ...found, missingWords: ['Cadeau'] });
    expect(ids(page)).toContain('takchita-nour');
    const filtered = await request({ filter: { ...filter, categories: ['Lunettes'] } });
    expect(filtered).toMatchObject({ totalCount: 0, missingWords: ['Cadeau'] });
    const exact = await request({ filter: { ...filter, exactSearch: true } });
    expect(exact).toMatchObject({ totalCount: 0, missingWords: [] });
  });

  test('finds words that staff gave a product, which shoppers do not see', async () => {
    const filter = { search: 'nuptiale' };
    expect((await request({ filter })).totalCount).toBe(0);
    const [product] = await shop.store.read.catalog.products();
    if (!product) throw new Error('The shop has no products');
    const searched = { ...product, searchWords: 'Tenue nuptiale' };
    await shop.store.transaction(({ catalog }) => catalog.save({ products: [searched] }));
    expect(ids(await request({ filter }))).toEqual([product.id]);
    const { body } = await shop.rest('GET', `/products/${product.id}`);
    expect(JSON.stringify(body)).not.toContain('nuptiale');
  });

  test('by relevance lists titles first, and pages of any size repeat and skip nothing', async () => {
    const filter = { search: 'brodés', includeOutOfStock: true };
    const whole = ids(await request({ filter, sort: 'RELEVANCE' }));
    expect(whole.slice(0, 3)).toEqual([
      'blouse-brodee-fes',
      'gandoura-sable',
      'veste-brodee-majorelle',
    ]);
    expect(whole.length).toBeGreaterThan(3);
    for (const first of [1, 2, 5]) {
      expect(await idsOfPages(shop, { filter, sort: 'RELEVANCE', first })).toEqual(whole);
    }
  });
});
