import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { HEM, TAPER } from '../../rules/catalog/alteration/records.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { latestEntry } from './admin.answers.ts';
import { DUPLICATE, problemsIn, saveBy, type Saved } from './products.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const ALTERATION = `id title price { amount } days measure { name min max step }
  translations { language title measureName }`;

interface SavedCategory {
  readonly saveCategory: {
    readonly category: { readonly id: string; readonly version: number } | null;
    readonly userErrors: readonly UserError[];
  };
}

async function saveCategory(input: object, expectedVersion?: number) {
  const { data } = await admin.request<SavedCategory>(
    `mutation ($input: CategoryInput!, $expectedVersion: Int) {
      saveCategory(input: $input, expectedVersion: $expectedVersion) {
        category { id version alterations { ${ALTERATION} } } ${ERRORS}
      }
    }`,
    { input, expectedVersion },
  );
  return data.saveCategory;
}

/** Returns it as the back office answers it. */
const shown = ({ price, ...alteration }: typeof HEM) => ({
  ...alteration,
  price: { amount: price },
});

async function alterationsInOffice(id: string) {
  const { data } = await admin.request<{ product: object }>(
    `query ($id: ID!) {
      product(id: $id) { alterations { ${ALTERATION} } offeredAlterations { ${ALTERATION} } }
    }`,
    { id },
  );
  return data.product;
}

async function alterationsInShop(id: string, language = 'FR') {
  const { data } = await shop.graphql<{ product: { alterations: object[] } }>(
    `query ($id: ID!) @inContext(language: ${language}) {
      product(id: $id) { alterations { id title price { amount } days measure { name min max step } } }
    }`,
    { id },
  );
  return data.product.alterations;
}

/** A category with alterations, and a product of it. */
async function opened(alterations: readonly object[] = [HEM]) {
  const name = `Retouchables ${crypto.randomUUID()}`;
  const { category } = await saveCategory({ name, alterations });
  const input = { title: name, brand: 'Belle Vue', categoryName: name, price: 59_900 };
  const { product } = await saveBy(admin, input);
  return { categoryId: category?.id ?? '', productId: product?.id ?? '' };
}

describe('the alterations of a category', () => {
  test('are those of its products, in each language of the shop', async () => {
    const { categoryId, productId } = await opened([HEM, TAPER]);
    expect(await alterationsInOffice(productId)).toEqual({
      alterations: null,
      offeredAlterations: [shown(HEM), shown(TAPER)],
    });
    const hem = {
      id: 'ourlet',
      title: 'Ourlet',
      price: { amount: 0 },
      days: 2,
      measure: HEM.measure,
    };
    const taper = { id: TAPER.id, title: TAPER.title, price: { amount: 150_00 }, days: 4 };
    expect(await alterationsInShop(productId)).toEqual([hem, { ...taper, measure: null }]);
    expect(await alterationsInShop(productId, 'AR')).toMatchObject([
      { title: 'تقصير', measure: { name: 'الطول (سم)' } },
      { title: TAPER.title },
    ]);
    expect(await alterationsInShop(productId, 'EN')).toMatchObject([
      { title: 'Hem', measure: { name: 'Longueur (cm)' } },
      { title: TAPER.title },
    ]);
    expect(await latestEntry(shop)).toMatchObject({ action: 'product.save' });
    await saveCategory({ id: categoryId, alterations: [HEM] });
    expect(await latestEntry(shop)).toMatchObject({
      action: 'category.save',
      before: JSON.stringify({ alterations: [HEM, TAPER] }),
      after: JSON.stringify({ alterations: [HEM] }),
    });
    expect(await alterationsInShop(productId)).toEqual([hem]);
  });

  test('stay where they are omitted, and go with an empty list', async () => {
    const { categoryId } = await opened();
    expect(await saveCategory({ id: categoryId, description: 'Longues.' })).toMatchObject({
      category: { version: 2, alterations: [{ id: 'ourlet' }] },
    });
    const { category } = await saveCategory({ id: categoryId, alterations: [] });
    expect(category).toMatchObject({ version: 3, alterations: [] });
    const again = await saveCategory({ id: categoryId, alterations: [] });
    expect(again.category?.version).toBe(3);
  });

  test('are not changed on an older version, and not where another field is refused', async () => {
    const { categoryId } = await opened();
    await saveCategory({ id: categoryId, description: 'Longues.' }, 1);
    const stale = await saveCategory({ id: categoryId, alterations: [] }, 1);
    expect(problemsIn(stale)).toEqual(['VERSION_CONFLICT expectedVersion']);
    const wrong = await saveCategory({ id: categoryId, alterations: [], imageAlt: ' ' });
    expect(problemsIn(wrong)).toEqual(['REQUIRED imageAlt']);
    const stored = await shop.store.read.catalog.category(categoryId);
    expect(stored?.alterations).toEqual([HEM]);
  });
});

describe('the alterations of a product', () => {
  test('replace those of its category, also with none, until it has no list again', async () => {
    const { productId: id } = await opened();
    const { title, price, days } = TAPER;
    const saved = await saveBy(admin, { id, alterations: [{ title, price, days }] });
    expect(problemsIn(saved)).toEqual([]);
    const own = { ...shown(TAPER), id: 'cintrage-de-la-taille' };
    expect(await alterationsInOffice(id)).toEqual({
      alterations: [own],
      offeredAlterations: [own],
    });
    expect(await alterationsInShop(id)).toMatchObject([{ id: own.id }]);
    await saveBy(admin, { id, title: 'Pantalon' });
    expect(await alterationsInShop(id)).toHaveLength(1);
    await saveBy(admin, { id, alterations: [] });
    expect(await alterationsInOffice(id)).toEqual({ alterations: [], offeredAlterations: [] });
    await saveBy(admin, { id, alterations: null });
    expect(await alterationsInOffice(id)).toEqual({
      alterations: null,
      offeredAlterations: [shown(HEM)],
    });
    expect(await latestEntry(shop)).toMatchObject({
      action: 'product.save',
      before: JSON.stringify({ alterations: [] }),
      after: JSON.stringify({ alterations: null }),
    });
  });

  test('are those of a copy, too, and follow the product to another category', async () => {
    const { productId: id } = await opened();
    await saveBy(admin, { id, alterations: [TAPER] });
    const { data } = await admin.request<{ duplicateProduct: Saved }>(DUPLICATE, { id });
    const copy = data.duplicateProduct.product?.id ?? '';
    expect(await alterationsInOffice(copy)).toMatchObject({ alterations: [{ id: TAPER.id }] });
    await saveBy(admin, { id, alterations: null, categoryName: 'Lunettes' });
    expect(await alterationsInShop(id)).toEqual([]);
  });

  test('are not part of the specified REST answers', async () => {
    const { productId: id } = await opened();
    const answer = await shop.rest('GET', `/api/product/${id}`);
    expect(JSON.stringify(answer.body)).not.toContain('lteration');
  });
});

describe('bad lists are refused whole, at their fields, for categories and products', () => {
  const measure = { name: 'Longueur (cm)', min: 90, max: 160, step: 0.5 };
  const good = { title: 'Ourlet', price: 0, days: 2 };

  test.each<[string, readonly object[], readonly string[]]>([
    ['no title', [{ ...good, title: ' ' }], ['REQUIRED alterations.0.title']],
    ['a long title', [{ ...good, title: 'a'.repeat(81) }], ['INVALID alterations.0.title']],
    ['a control character', [{ ...good, title: 'Our\u0000let' }], ['INVALID alterations.0.title']],
    ['an id that is none', [{ ...good, id: '../x' }], ['INVALID alterations.0.id']],
    [
      'an id twice',
      [
        { ...good, id: 'a' },
        { ...good, id: 'a' },
      ],
      ['INVALID alterations.1.id'],
    ],
    ['a negative price', [{ ...good, price: -1 }], ['INVALID alterations.0.price']],
    ['a high price', [{ ...good, price: 1_000_001 }], ['INVALID alterations.0.price']],
    ['too many days', [good, { ...good, days: 61 }], ['INVALID alterations.1.days']],
    ['negative days', [{ ...good, days: -1 }], ['INVALID alterations.0.days']],
    ['eleven', Array.from({ length: 11 }, () => good), ['INVALID alterations']],
    [
      'a measure without a name, with wrong numbers',
      [{ ...good, measure: { name: '', min: -1, max: 1e9, step: 0.001 } }],
      ['REQUIRED name', 'INVALID min', 'INVALID max', 'INVALID step'].map((problem) =>
        problem.replace(' ', ' alterations.0.measure.'),
      ),
    ],
    [
      'bounds the wrong way round',
      [{ ...good, measure: { ...measure, min: 160, max: 90 } }],
      ['INVALID alterations.0.measure.max'],
    ],
    [
      'steps that do not reach the end',
      [{ ...good, measure: { ...measure, step: 0.3 } }],
      ['INVALID alterations.0.measure.step'],
    ],
    [
      'a long translation',
      [{ ...good, translations: [{ language: 'AR', title: 'ا'.repeat(81) }] }],
      ['INVALID alterations.0.translations.0.title'],
    ],
  ])('with %s', async (_, alterations, problems) => {
    const { categoryId, productId } = await opened();
    expect(problemsIn(await saveCategory({ id: categoryId, alterations }))).toEqual(problems);
    expect(problemsIn(await saveBy(admin, { id: productId, alterations }))).toEqual(problems);
    expect(await alterationsInOffice(productId)).toEqual({
      alterations: null,
      offeredAlterations: [shown(HEM)],
    });
  });

  test('in French', async () => {
    const refused = await saveCategory({
      name: 'Étoffes',
      alterations: [{ ...good, price: -1, measure: { ...measure, step: 0.3 } }],
    });
    expect(refused.userErrors.map(({ message }) => message)).toEqual([
      'Le montant doit être compris entre 0 et 10\u202f000\u00a0DH.',
      'Le pas doit diviser l’écart entre les deux mesures, en 1000 parts au plus.',
    ]);
  });
});
