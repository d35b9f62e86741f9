import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CATEGORY_PICTURE } from '../../../server/catalog/catalog.category.picture.ts';
import { MAX_CATEGORIES } from '../../../server/catalog/catalog.category.rules.ts';
import { COLUMNS } from '../../../server/catalog/catalog.csv.ts';
import {
  openTestAdminSocket,
  SPARE_PICTURE,
  type TestAdminSocket,
} from '../../support/shop/admin-socket.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
let socket: TestAdminSocket;
async function open(isSeeded: boolean): Promise<void> {
  shop = await startShop({ isSeeded });
  socket = await openTestAdminSocket(shop);
}
afterEach(async () => {
  await socket.close();
  await shop.close();
});

const SEEDED = ['Hauts', 'Bas', 'Robes', 'Traditionnels', 'Lunettes'];
const HEADER = COLUMNS.join(',');
const rowOf = (id: string, category: string) =>
  `${id},Titre,Belle Vue,,${category},899,1099,non,,,,`;

/** The categories as the shop shows them now. */
async function shown() {
  const { data } = await shop.graphql<{
    categories: ReadonlyArray<{ id: string; name: string; image: string }>;
  }>('{ categories { id name image } }');
  return data.categories;
}
const names = async () => (await shown()).map(({ name }) => name);

describe('in a shop with products', () => {
  beforeEach(() => open(true));

  test('are listed in the shop’s order, with how many products they have', async () => {
    await socket.run('products.archive', { ids: ['caftan-celeste'] });
    const { categories } = await socket.run('categories.list', {});
    expect(categories.map(({ name }) => name)).toEqual(SEEDED);
    const { products, archivedProducts } = categories[3] ?? {};
    const { products: inCategory } = await socket.run('products.list', {
      category: 'Traditionnels',
    });
    expect({ products, archivedProducts }).toEqual({
      products: inCategory.length,
      archivedProducts: 1,
    });
  });

  test('are added behind all others, at once, with a picture of their own or none', async () => {
    const { category } = await socket.run('categories.add', { name: '  Sacs & pochettes ' });
    expect(category).toEqual({
      id: 'sacs-pochettes',
      position: 6,
      name: 'Sacs & pochettes',
      description: '',
      ...CATEGORY_PICTURE,
    });
    const ceintures = {
      name: 'أحزمة',
      description: 'Cuir',
      image: SPARE_PICTURE,
      imageAlt: 'Cuir',
    };
    const added = await socket.run('categories.add', ceintures);
    expect(added.category).toMatchObject({ id: 'categorie', position: 7, ...ceintures });
    expect((await shown()).slice(5)).toEqual([
      { id: 'sacs-pochettes', name: 'Sacs & pochettes', image: CATEGORY_PICTURE.image },
      { id: 'categorie', name: 'أحزمة', image: SPARE_PICTURE },
    ]);
    const { body } = await shop.rest<{ categories: ReadonlyArray<{ categoryName: string }> }>(
      'GET',
      '/categories',
    );
    expect(body.categories.at(-1)?.categoryName).toBe('أحزمة');
  });

  test.each([
    [{ name: '' }, 'REQUIRED'],
    [{ name: ' \u200b ' }, 'REQUIRED'],
    [{ name: '&!' }, 'INVALID'],
    [{ name: 'x'.repeat(201) }, 'INVALID'],
    [{ name: 'a\nb' }, 'INVALID'],
    [{ name: 'robés' }, 'INVALID'],
    [{ name: 'Sacs', description: 'x'.repeat(201) }, 'INVALID'],
    [{ name: 'Sacs', image: '/images/none.svg', imageAlt: 'x' }, 'INVALID'],
    [{ name: 'Sacs', image: 'https://example.com/x.svg', imageAlt: 'x' }, 'INVALID'],
    [{ name: 'Sacs', image: SPARE_PICTURE }, 'INVALID'],
    [{ name: 'Sacs', position: 1 }, 'BAD_INPUT'],
  ])('are not added of %j: %s', async (input, code) => {
    expect(await socket.refuse('categories.add', input)).toMatchObject({ code });
    expect(await names()).toEqual(SEEDED);
  });

  test('are as many as one filter may name', async () => {
    for (let count = SEEDED.length; count < MAX_CATEGORIES; count += 1) {
      await socket.run('categories.add', { name: `Rayon ${count}` });
    }
    expect(await socket.refuse('categories.add', { name: 'Sacs' })).toMatchObject({
      code: 'LIMIT_REACHED',
    });
    expect(await names()).toHaveLength(MAX_CATEGORIES);
  });

  test('are renamed with their products, archived ones too', async () => {
    await socket.run('products.archive', { ids: ['caftan-celeste'] });
    const before = await shop.store.read.catalog.product('takchita-nour');
    const requested = { category: 'TRADITIONNELS', name: 'Tenues traditionnelles' };
    expect(await socket.run('categories.rename', requested)).toMatchObject({
      before: 'Traditionnels',
      category: { id: 'traditionnels', name: requested.name, position: 4 },
    });
    const { data } = await shop.graphql(
      `{ products(filter: { categories: ["${requested.name}"], includeOutOfStock: true }) {
           totalCount facets { categories { value } } }
         old: products(filter: { categories: ["Traditionnels"] }) { totalCount } }`,
    );
    expect(data).toMatchObject({ old: { totalCount: 0 } });
    const listed = await socket.run('products.list', { category: requested.name });
    expect(data).toMatchObject({ products: { totalCount: listed.products.length } });
    const [product] = listed.products;
    const { body } = await shop.rest<{ product: { categoryName: string } }>(
      'GET',
      `/products/${product?.id}`,
    );
    expect(body.product.categoryName).toBe(requested.name);
    await socket.run('products.unarchive', { ids: ['caftan-celeste'] });
    expect(await shop.store.read.catalog.product('caftan-celeste')).toMatchObject({
      categoryName: requested.name,
    });
    expect(await shop.store.read.catalog.product('takchita-nour')).toEqual({
      ...before,
      categoryName: requested.name,
      version: (before?.version ?? 0) + 1,
      updatedAt: expect.any(String),
    });
  });

  test('are renamed to their own name with other accents, and to no other’s', async () => {
    await socket.run('categories.rename', { category: 'robes', name: 'Robès' });
    expect(await names()).toEqual(SEEDED.map((name) => (name === 'Robes' ? 'Robès' : name)));
    for (const [category, name] of [
      ['robes', 'HAUTS'],
      ['Chapeaux', 'Sacs'],
      ['robes', ' '],
    ] as const) {
      await socket.refuse('categories.rename', { category, name });
    }
    expect(await names()).toContain('Robès');
  });

  test('with products, archived ones too, are not deleted, nor is any beside them', async () => {
    await socket.run('categories.add', { name: 'Sacs' });
    const { products } = await socket.run('products.list', { category: 'Robes' });
    const full = await socket.refuse('categories.delete', { categories: ['sacs', 'robes'] });
    expect(full).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
      message: expect.stringContaining(
        `« Robes » n’est pas vide\u00a0: ${products.length} produits.`,
      ),
    });
    await socket.run('products.archive', { ids: products.map(({ id }) => id) });
    expect(await socket.refuse('categories.delete', { categories: ['Robes'] })).toMatchObject({
      message: expect.stringContaining(`${products.length} produits archivés`),
    });
    expect(await names()).toEqual([...SEEDED, 'Sacs']);
    await socket.run('products.delete', { ids: products.map(({ id }) => id) });
    const { categories } = await socket.run('categories.delete', { categories: ['sacs', 'robes'] });
    expect(categories.map(({ name }) => name)).toEqual(['Sacs', 'Robes']);
    expect(await names()).toEqual(SEEDED.filter((name) => name !== 'Robes'));
    expect(await socket.refuse('categories.delete', { categories: ['Robes'] })).toMatchObject({
      code: 'INVALID',
    });
  });
});

describe('in an empty shop', () => {
  beforeEach(() => open(false));
  const csv = [
    HEADER,
    rowOf('robe-lin', 'Robes'),
    rowOf('sac-cuir', 'Sacs'),
    rowOf('robe-soie', 'ROBÉS'),
  ].join('\n');

  test('a file is refused with a sentence that says what to do', async () => {
    const { problems } = await socket.refuse('products.import', { csv });
    expect(problems).toHaveLength(3);
    expect(problems[0]).toEqual({
      line: 2,
      column: 'category',
      message:
        'Cette catégorie n’existe pas. La boutique n’a encore aucune catégorie. Ajoutez-la avec « categories add », ou relancez avec --create-categories.',
    });
    expect(await names()).toEqual([]);
  });

  test('a file fills it, and creates the categories where that is asked for', async () => {
    const requested = { csv, createCategories: true };
    const tried = await socket.run('products.import', { ...requested, dryRun: true });
    expect(tried.categories).toEqual([
      { id: 'robes', name: 'Robes' },
      { id: 'sacs', name: 'Sacs' },
    ]);
    expect(await names()).toEqual([]);
    const { added, ...done } = await socket.run('products.import', requested);
    expect(done).toMatchObject({ categories: tried.categories, unchanged: 0 });
    expect(added.map(({ category }) => category)).toEqual(['Robes', 'Sacs', 'Robes']);
    expect(await names()).toEqual(['Robes', 'Sacs']);
    const { data } = await shop.graphql(
      '{ products { nodes { id image } facets { categories { value count } } } }',
    );
    expect(data).toMatchObject({
      products: {
        nodes: ['robe-lin', 'sac-cuir', 'robe-soie'].map((id) => ({
          id,
          image: CATEGORY_PICTURE.image,
        })),
        facets: {
          categories: [
            { value: 'Robes', count: 2 },
            { value: 'Sacs', count: 1 },
          ],
        },
      },
    });
  });

  test('a bad line creates no category either', async () => {
    const bad = { csv: `${csv}\n${rowOf('nope', '&!')}`, createCategories: true };
    const { problems } = await socket.refuse('products.import', bad);
    expect(problems).toMatchObject([{ line: 5, column: 'category' }]);
    expect(await names()).toEqual([]);
  });
});
