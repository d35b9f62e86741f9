import { beforeEach, describe, expect, test } from 'vitest';
import { CATEGORY_PICTURE } from '../../../server/catalog/category/catalog.category.picture.ts';
import { SPARE_PICTURE, type TestAdminSocket } from '../../support/shop/admin-socket.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { archiveBy, unarchiveBy } from '../admin/products.documents.ts';
import { fileOf, startShopWithSocket } from './cli.shop.ts';

let shop: TestShop;
let socket: TestAdminSocket;
const open = async (isSeeded: boolean) => {
  ({ shop, socket } = await startShopWithSocket({ isSeeded }));
};

const SEEDED = ['Hauts', 'Bas', 'Robes', 'Traditionnels', 'Lunettes'];
const rowOf = (id: string, category: string) =>
  `${id},Titre,Belle Vue,,${category},899,1099,non,,,,`;

/** The categories as the shop shows them now. */
async function shown() {
  const { data } = await shop.graphql<{
    categories: ReadonlyArray<{ id: string; name: string; image: string }>;
  }>('{ categories { id name image } }');
  return data.categories;
}
const productsIn = async (category: string) =>
  (await shop.store.read.catalog.products()).filter(
    ({ categoryName }) => categoryName === category,
  );
const names = async () => (await shown()).map(({ name }) => name);

describe('in a shop with products', () => {
  beforeEach(() => open(true));

  test('are listed in the shop’s order, with how many products they have', async () => {
    await archiveBy(await openAdmin(shop), 'caftan-celeste');
    const { categories } = await socket.run('categories list', {});
    expect(categories.map(({ name }) => name)).toEqual(SEEDED);
    const { length } = await productsIn('Traditionnels');
    expect(categories[3]).toMatchObject({ products: length, archivedProducts: 1 });
  });

  test('are added behind all others, at once, with a picture of their own or none', async () => {
    const { category } = await socket.run('categories add', { name: '  Sacs & pochettes ' });
    expect(category).toEqual({
      id: 'sacs-pochettes',
      translations: [],
      position: 6,
      name: 'Sacs & pochettes',
      description: '',
      ...CATEGORY_PICTURE,
      version: 1,
    });
    const own = { name: 'أحزمة', description: 'Cuir', image: SPARE_PICTURE, imageAlt: 'Cuir' };
    const added = await socket.run('categories add', own);
    expect(added.category).toMatchObject({ id: 'categorie', position: 7, ...own });
    expect((await shown()).slice(5)).toEqual([
      { id: 'sacs-pochettes', name: 'Sacs & pochettes', image: CATEGORY_PICTURE.image },
      { id: 'categorie', name: 'أحزمة', image: SPARE_PICTURE },
    ]);
  });

  test.each([
    [{ name: '' }, 'REQUIRED'],
    [{ name: ' \u200b ' }, 'REQUIRED'],
    [{ name: '&!' }, 'INVALID'],
    [{ name: 'x'.repeat(201) }, 'INVALID'],
    [{ name: 'a\u0000b' }, 'INVALID'],
    [{ name: 'robés' }, 'INVALID'],
    [{ name: 'Sacs', description: 'x'.repeat(201) }, 'INVALID'],
    [{ name: 'Sacs', image: '/images/none.svg', imageAlt: 'x' }, 'INVALID'],
    [{ name: 'Sacs', image: 'https://example.com/x.svg', imageAlt: 'x' }, 'INVALID'],
    [{ name: 'Sacs', image: SPARE_PICTURE }, 'INVALID'],
    [{ name: 'Sacs', position: 1 }, 'BAD_INPUT'],
  ])('are not added of %j: %s', async (input, code) => {
    expect(await socket.refuse('categories add', input)).toMatchObject({ code });
    expect(await names()).toEqual(SEEDED);
  });

  test('are renamed with their products, archived ones too', async () => {
    const admin = await openAdmin(shop);
    await archiveBy(admin, 'caftan-celeste');
    const before = await shop.store.read.catalog.product('takchita-nour');
    const requested = { category: 'TRADITIONNELS', name: 'Tenues traditionnelles' };
    expect(await socket.run('categories rename', requested)).toMatchObject({
      before: 'Traditionnels',
      category: { id: 'traditionnels', name: requested.name, position: 4 },
    });
    const listed = await productsIn(requested.name);
    const { data } = await shop.graphql(
      `{ new: products(filter: { categories: ["${requested.name}"], includeOutOfStock: true }) {
           totalCount }
         old: products(filter: { categories: ["Traditionnels"], includeOutOfStock: true }) { totalCount } }`,
    );
    expect(data).toEqual({
      new: { totalCount: listed.length },
      old: { totalCount: listed.length },
    });
    await unarchiveBy(admin, 'caftan-celeste');
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
    await socket.run('categories rename', { category: 'robes', name: 'Robès' });
    expect(await names()).toEqual(SEEDED.map((name) => (name === 'Robes' ? 'Robès' : name)));
    for (const [category, name] of [
      ['robes', 'HAUTS'],
      ['Chapeaux', 'Sacs'],
      ['robes', ' '],
    ] as const) {
      await socket.refuse('categories rename', { category, name });
    }
    expect(await names()).toContain('Robès');
  });

  test('with products, archived ones too, are not deleted, nor is any beside them', async () => {
    await socket.run('categories add', { name: 'Sacs' });
    const ids = (await productsIn('Robes')).map(({ id }) => id);
    const both = { categories: ['sacs', 'robes'] };
    const full = await socket.refuse('categories delete', both);
    expect(full.code).toBe('NOT_ALLOWED_NOW');
    expect(full.message).toContain(
      `«\u00a0Robes\u00a0» n’est pas vide\u00a0: ${ids.length} produits.`,
    );
    const admin = await openAdmin(shop);
    for (const id of ids) await archiveBy(admin, id);
    const archived = await socket.refuse('categories delete', both);
    expect(archived.message).toContain(`${ids.length} produits archivés`);
    expect(await names()).toEqual([...SEEDED, 'Sacs']);
    await socket.run('products delete', { ids });
    const { categories } = await socket.run('categories delete', both);
    expect(categories.map(({ name }) => name)).toEqual(['Sacs', 'Robes']);
    expect(await names()).toEqual(SEEDED.filter((name) => name !== 'Robes'));
    expect((await socket.refuse('categories delete', both)).code).toBe('INVALID');
  });
});

test('a file fills an empty shop, and creates the categories where that is requested', async () => {
  await open(false);
  const rows = [rowOf('robe-lin', 'Robes'), rowOf('sac-cuir', 'Sacs'), rowOf('robe-soie', 'ROBÉS')];
  const csv = fileOf(...rows);
  const { problems } = await socket.refuse('products import', { csv });
  expect(problems).toHaveLength(3);
  expect(problems[0]).toEqual({
    line: 2,
    column: 'category',
    message:
      'Cette catégorie n’existe pas. La boutique n’a encore aucune catégorie. Ajoutez-la, ou demandez que l’import crée les catégories qui manquent (--create-categories, createCategories).',
  });
  const requested = { csv, createCategories: true };
  const tried = await socket.run('products import', { ...requested, dryRun: true });
  expect(tried.categories).toEqual([
    { id: 'robes', name: 'Robes' },
    { id: 'sacs', name: 'Sacs' },
  ]);
  const bad = { ...requested, csv: fileOf(...rows, rowOf('nope', '&!')) };
  const refused = await socket.refuse('products import', bad);
  expect(refused.problems).toMatchObject([{ line: 5, column: 'category' }]);
  expect(await names()).toEqual([]);
  const { added, ...done } = await socket.run('products import', requested);
  expect(done).toMatchObject({ categories: tried.categories, unchanged: 0 });
  expect(added.map(({ category }) => category)).toEqual(['Robes', 'Sacs', 'Robes']);
  expect(await names()).toEqual(['Robes', 'Sacs']);
  const { data } = await shop.graphql('{ products { nodes { id image } } }');
  const { image } = CATEGORY_PICTURE;
  expect(data).toEqual({
    products: { nodes: ['robe-lin', 'sac-cuir', 'robe-soie'].map((id) => ({ id, image })) },
  });
});
