import { describe, expect, test } from 'vitest';
import { CATEGORY_PICTURE } from '../../../server/catalog/category/picture.ts';
import { png, storedPath, SVG } from '../../support/pictures.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { latestEntry } from './admin.answers.ts';
import {
  ARCHIVE,
  archiveBy,
  problemsIn,
  saveBy,
  unarchiveBy,
  type Saved,
} from './products.documents.ts';

const CATEGORY = `id name description image imageAlt translations { language name description }`;
const SAVE = `mutation ($input: CategoryInput!) {
  payload: saveCategory(input: $input) { category { ${CATEGORY} } ${ERRORS} }
}`;
const SET_IMAGE = `mutation ($id: ID!, $file: Upload!, $alt: String!) {
  payload: setCategoryImage(id: $id, file: $file, alt: $alt) { category { ${CATEGORY} } ${ERRORS} }
}`;
const DELETE = `mutation ($id: ID!) {
  payload: deleteCategory(id: $id) { categories { id } ${ERRORS} }
}`;

interface Payload {
  readonly category: { readonly id: string } | null;
  readonly categories: ReadonlyArray<{ readonly id: string }> | null;
  readonly userErrors: readonly UserError[];
}

const shop = await sharedShop();
const admin = await openAdmin(shop);

const send = async (document: string, variables: object) =>
  (await admin.request<{ payload: Payload }>(document, variables)).data.payload;
const save = (input: object) => send(SAVE, { input });
const remove = (id: string) => send(DELETE, { id });
const setImage = async (id: string, bytes: Buffer, alt = 'Un sac tressé') => {
  const file = {
    path: 'variables.file',
    name: 'sac.png',
    type: 'image/png',
    bytes: new Uint8Array(bytes),
  };
  const variables = { id, alt, file: null };
  return (await admin.upload<{ payload: Payload }>(SET_IMAGE, variables, [file])).data.payload;
};
/** A product without a picture of its own. */
const addProduct = async (categoryName: string, change: object = {}) => {
  const input = { title: `Sac ${categoryName}`, brand: 'Belle Vue', categoryName, price: 10_000 };
  return (await saveBy(admin, { ...input, ...change })).product?.id ?? '';
};

test('a category’s texts are changed in each language, and shoppers read them', async () => {
  const translations = [{ language: 'EN', name: 'Bags', description: 'Woven by hand.' }];
  const { category } = await save({ name: 'Sacs', description: 'Tressés main.', translations });
  expect(category).toMatchObject({ description: 'Tressés main.', translations });
  const id = category?.id ?? '';
  const readIn = async (language: string) => {
    const document = `query ($id: ID!) @inContext(language: ${language}) {
      category(id: $id) { name description }
    }`;
    const { data } = await shop.graphql<{ category: object }>(document, { id });
    return data.category;
  };
  expect(await readIn('EN')).toEqual({ name: 'Bags', description: 'Woven by hand.' });
  expect(await readIn('AR')).toEqual({ name: 'Sacs', description: 'Tressés main.' });
  // What is omitted stays, and a blank description is the French one.
  await save({ id, translations: [{ language: 'EN', name: 'Handbags' }] });
  expect(await readIn('EN')).toEqual({ name: 'Handbags', description: 'Woven by hand.' });
  await save({ id, translations: [{ language: 'EN', name: 'Handbags', description: ' ' }] });
  expect(await readIn('EN')).toEqual({ name: 'Handbags', description: 'Tressés main.' });
  expect(problemsIn(await save({ id, description: 'x'.repeat(2001) }))).toEqual([
    'INVALID description',
  ]);
  expect(problemsIn(await save({ id, imageAlt: ' ' }))).toEqual(['REQUIRED imageAlt']);
});

test('a category’s picture is replaced, also on its products that show no other', async () => {
  const { category } = await save({ name: 'Paniers' });
  const id = category?.id ?? '';
  const listed = await addProduct('Paniers');
  const draft = await addProduct('Paniers', { isDraft: true });
  const picture = png(200, 250);
  const set = { image: storedPath(picture, 'png'), imageAlt: 'Un sac tressé' };
  expect((await setImage(id, picture)).category).toMatchObject(set);
  const { catalog } = shop.store.read;
  expect(await catalog.product(listed)).toMatchObject({ ...set, version: 2 });
  expect((await catalog.archivedById([draft])).get(draft)).toMatchObject(set);
  expect(await latestEntry(shop)).toMatchObject({ action: 'category.save', subject: id });
  // The products still show no picture of their own.
  const other = png(240, 300);
  await setImage(id, other);
  expect(await catalog.product(listed)).toMatchObject({ image: storedPath(other, 'png') });
});

test('a category’s picture is refused where it is none, and nothing changes', async () => {
  const before = await shop.store.read.catalog.category('robes');
  expect(problemsIn(await setImage('robes', SVG))).toEqual(['INVALID file']);
  expect(problemsIn(await setImage('robes', png(200, 250), ' '))).toEqual(['REQUIRED alt']);
  expect(problemsIn(await setImage('inconnue', png(200, 250)))).toEqual(['UNKNOWN_CATEGORY id']);
  expect(await shop.store.read.catalog.category('robes')).toEqual(before);
});

test('a category is removed once no product names it, archived ones included', async () => {
  const id = (await save({ name: 'Étoles du soir' })).category?.id ?? '';
  const product = await addProduct('Étoles du soir');
  await admin.request<{ archiveProduct: Saved }>(ARCHIVE, { id: product });
  const refused = await remove(id);
  expect(problemsIn(refused)).toEqual(['NOT_ALLOWED_NOW category']);
  expect(refused.userErrors[0]?.message).toContain('Donnez-leur d’abord une autre catégorie');
  await saveBy(admin, { id: product, categoryName: 'Robes' });
  const { categories } = await remove(id);
  expect(categories?.map((each) => each.id)).not.toContain(id);
  expect(await shop.store.read.catalog.category(id)).toBeUndefined();
  expect(await latestEntry(shop)).toMatchObject({ action: 'category.delete', subject: id });
  expect(problemsIn(await remove(id))).toEqual(['UNKNOWN_CATEGORY id']);
});

describe('names of categories', () => {
  test('are added behind all others, each with an id of its own and a picture', async () => {
    const before = await shop.store.read.catalog.categories();
    const added = async (name: string) => {
      const { category } = await save({ name });
      return shop.store.read.catalog.category(category?.id ?? '');
    };
    const last = Math.max(...before.map(({ position }) => position));
    const about = { description: '', ...CATEGORY_PICTURE, version: 1 };
    expect(await added('  Sacs & pochettes ')).toEqual({
      ...about,
      id: 'sacs-pochettes',
      name: 'Sacs & pochettes',
      position: last + 1,
      translations: [],
      alterations: [],
    });
    expect(await added('أحزمة')).toMatchObject({ ...about, id: 'categorie', position: last + 2 });
  });

  test.each(['', ' \u200b ', '&!', 'x'.repeat(201), 'a\u0000b', 'robés'])(
    'are not %j',
    async (name) => {
      const before = await shop.store.read.catalog.categories();
      expect(problemsIn(await save({ name }))).toEqual([
        expect.stringMatching(/^(?:REQUIRED|INVALID) name$/),
      ]);
      expect(await shop.store.read.catalog.categories()).toEqual(before);
    },
  );

  test('change in their products too, archived ones included', async () => {
    const { catalog } = shop.store.read;
    await archiveBy(admin, 'caftan-celeste');
    const before = await catalog.product('takchita-nour');
    const name = 'Tenues traditionnelles';
    await save({ id: 'traditionnels', name });
    expect(await catalog.category('traditionnels')).toMatchObject({ name, position: 4 });
    const { data } = await shop.graphql<Record<'now' | 'earlier', { totalCount: number }>>(
      `{ now: products(filter: { categories: ["${name}"], includeOutOfStock: true }) {
           totalCount }
         earlier: products(filter: { categories: ["Traditionnels"], includeOutOfStock: true }) { totalCount } }`,
    );
    expect(data.now.totalCount).toBeGreaterThan(0);
    expect(data.earlier).toEqual(data.now);
    await unarchiveBy(admin, 'caftan-celeste');
    expect(await catalog.product('caftan-celeste')).toMatchObject({ categoryName: name });
    expect(await catalog.product('takchita-nour')).toEqual({
      ...before,
      categoryName: name,
      version: (before?.version ?? 0) + 1,
      updatedAt: expect.any(String),
    });
  });

  test('may get other accents, and not become another’s', async () => {
    expect((await save({ id: 'robes', name: 'Robès' })).userErrors).toEqual([]);
    expect(problemsIn(await save({ id: 'robes', name: 'HAUTS' }))).toEqual(['INVALID name']);
    expect(problemsIn(await save({ id: 'robes', name: ' ' }))).toEqual(['REQUIRED name']);
    expect(await shop.store.read.catalog.category('robes')).toMatchObject({ name: 'Robès' });
    await save({ id: 'robes', name: 'Robes' });
  });
});
