import { describe, expect, test } from 'vitest';
import { openAdmin, openStaff } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';
import { codeOf, latestEntry } from './admin.answers.ts';
import {
  ARCHIVE,
  DUPLICATE,
  PRODUCTS,
  problemsIn,
  READ_PRODUCT,
  saveBy,
  SET_STOCK,
  UNARCHIVE,
  type ProductNode,
  type Saved,
} from './products.documents.ts';

const CAFTAN = 'caftan-celeste';
const NEW = {
  title: 'Robe d’été brodée',
  brand: 'Belle Vue',
  categoryName: 'Robes',
  price: 59_900,
};

interface List {
  readonly products: {
    readonly nodes: ReadonlyArray<{ readonly id: string }>;
    readonly totalCount: number;
    readonly pageInfo: { readonly endCursor: string | null };
  };
}

const shop = await sharedShop();
const admin = await openAdmin(shop);
const staff = await openStaff(shop, 'nadia@exemple.ma', 'STAFF');

const list = async (variables: object = {}) => {
  const { products } = (await admin.request<List>(PRODUCTS, variables)).data;
  const { nodes, totalCount, pageInfo } = products;
  return { ids: nodes.map(({ id }) => id), totalCount, cursor: pageInfo.endCursor };
};
const read = async (id: string) =>
  (await admin.request<{ product: ProductNode | null }>(READ_PRODUCT, { id })).data.product;
const save = (input: object, expectedVersion?: number | null) =>
  saveBy(admin, input, expectedVersion);

/** A new product of its own. */
async function added(change: object = {}): Promise<ProductNode> {
  const { product } = await save({ ...NEW, title: `Robe ${crypto.randomUUID()}`, ...change });
  if (!product) throw new Error('The product was refused');
  return product;
}

describe('the products of the back office are listed', () => {
  test('in the shop’s order, sold-out ones too, page by page', async () => {
    const all = await shop.store.read.catalog.products();
    const ids = all.map(({ id }) => id);
    const { totalCount, cursor, ...first } = await list({ first: 20 });
    expect([totalCount, first.ids]).toEqual([all.length, ids.slice(0, 20)]);
    expect((await list({ first: 3, after: cursor })).ids).toEqual(ids.slice(20, 23));
    expect(all.some(({ outOfStock }) => outOfStock)).toBe(true);
  });

  test('by the shop’s words, a part of an id or an article number, and categories', async () => {
    const { id } = await added({ variants: [{ values: [], sku: 'BV-Ete_9' }] });
    const found = async (search: string, categories: readonly string[] = []) =>
      (await list({ filter: { search, categories } })).ids;
    expect(await found('caftans celeste')).toContain(CAFTAN);
    expect(await found('tan-cel')).toContain(CAFTAN);
    expect(await found('v-ete_')).toEqual([id]);
    for (const [search, category] of [['v-ete_', 'Hauts'], ['%'], ['\u0000']] as const) {
      expect(await found(search, category ? [category] : [])).toEqual([]);
    }
  });

  test('with at most three left of a counted variant, as the dashboard counts them', async () => {
    const low = () => list({ filter: { lowStock: true }, first: 100 });
    const before = await low();
    expect(before.totalCount).toBe(await shop.store.read.catalog.lowStockCount());
    await added({ variants: [{ values: [], stockOnHand: 4 }] });
    const { id } = await added({ variants: [{ values: [], stockOnHand: 3 }] });
    expect((await low()).ids).toEqual([...before.ids, id]);
  });

  test('apart once they are archived, latest first, and may come back', async () => {
    const [{ id: first }, { id: second }] = [await added(), await added()];
    await admin.request(ARCHIVE, { id: first });
    shop.pass(1000);
    await admin.request(ARCHIVE, { id: second });
    const filter = { archived: true };
    const { cursor, ids } = await list({ filter, first: 1 });
    expect(ids).toEqual([second]);
    expect((await list({ filter, after: cursor })).ids).toEqual([first]);
    expect((await list({ first: 100 })).ids).not.toContain(first);
    expect((await read(first))?.archivedAt).not.toBeNull();
    // Saved there, a product stays there.
    const { product } = await save({ id: first, title: 'Ancienne robe' });
    expect(product).toMatchObject({ title: 'Ancienne robe', archivedAt: expect.any(String) });
    expect(await shop.store.read.catalog.product(first)).toBeUndefined();
    const { data } = await admin.request<{ unarchiveProduct: Saved }>(UNARCHIVE, { id: first });
    expect(data.unarchiveProduct.product).toMatchObject({ id: first, archivedAt: null });
    expect((await list({ filter })).totalCount).toBe(1);
  });

  test('in the archive by the same words: names of categories in other languages too', async () => {
    const input = { name: 'Étoles', translations: [{ language: 'EN', name: 'Zephyrs' }] };
    await admin.request(
      'mutation ($input: CategoryInput!) { saveCategory(input: $input) { userErrors { code } } }',
      { input },
    );
    const { id } = await added({ categoryName: input.name });
    await admin.request(ARCHIVE, { id });
    const found = async (search: string) =>
      (await list({ filter: { archived: true, search } })).ids;
    expect(await found('zephyrs')).toEqual([id]);
    expect(await found('plumes')).toEqual([]);
    await admin.request(UNARCHIVE, { id });
  });

  test('apart while they are drafts, which no shopper sees, are counted and then published', async () => {
    const { id } = await added({ isDraft: true, variants: [{ values: [], stockOnHand: 4 }] });
    const inShop = async () =>
      (await shop.graphql<object>('query ($id: ID!) { product(id: $id) { id } }', { id })).data;
    expect(await inShop()).toEqual({ product: null });
    expect((await list({ filter: { archived: true } })).ids).toContain(id);
    expect(await read(id)).toMatchObject({ isDraft: true });
    const counted = { variantId: id, stockOnHand: 7, expected: 4 };
    const { data } = await admin.request<{ setStock: Saved }>(SET_STOCK, counted);
    expect(data.setStock.userErrors).toEqual([]);
    expect((await save({ id, title: 'Robe du soir' })).product).toMatchObject({ isDraft: true });
    await admin.request(UNARCHIVE, { id });
    expect(await inShop()).toEqual({ product: { id } });
    expect(await latestEntry(shop)).toMatchObject({ action: 'product.publish', subject: id });
    expect(await read(id)).toMatchObject({ isDraft: false, variants: [{ stockOnHand: 7 }] });
    await admin.request(ARCHIVE, { id });
    expect(await read(id)).toMatchObject({ isDraft: false, archivedAt: expect.any(String) });
    expect((await save({ id, isDraft: true })).product).toMatchObject({ isDraft: false });
    await admin.request(UNARCHIVE, { id });
  });

  test('apart as the draft that a product was copied to, without what belongs to one product', async () => {
    const original = await added({
      title: 'Robe d’essai',
      options: [{ name: 'Taille', values: [{ value: '38' }, { value: '40' }] }],
      variants: [
        { values: ['38'], stockOnHand: 4, sku: 'BV-1', gtin: '4006381333931', ownPrice: 64_900 },
        { values: ['40'], stockOnHand: null },
      ],
    });
    const duplicate = async (id: string) =>
      (await admin.request<{ duplicateProduct: Saved }>(DUPLICATE, { id })).data.duplicateProduct;
    const { product: copy } = await duplicate(original.id);
    const id = `${original.id}-2`;
    expect(copy).toMatchObject({
      id,
      title: 'Robe d’essai (copie)',
      isDraft: true,
      version: 1,
      images: original.images,
      outOfStock: false,
      variants: [
        { id, title: '38', stockOnHand: 0, sku: null, ownPrice: 64_900 },
        { id: `${id}.40`, title: '40', stockOnHand: null },
      ],
    });
    const entry = { action: 'product.duplicate', subject: id };
    expect(await latestEntry(shop)).toMatchObject(entry);
    expect((await read(original.id))?.variants).toEqual(original.variants);
    const again = { id: `${original.id}-3`, title: 'Robe d’essai (copie)' };
    expect((await duplicate(id)).product).toMatchObject(again);
    expect(problemsIn(await duplicate('inconnu'))).toEqual(['UNKNOWN_PRODUCT id']);
  });

  test('never by cursors or pages that are none', async () => {
    const filter = { archived: true };
    const { cursor } = await list({ first: 1 });
    const odd = Buffer.from('ARCHIVE:2025-02-30T00:00:00.000Z:a').toString('base64url');
    for (const variables of [
      { first: 0 },
      { first: 101 },
      { after: 'x' },
      { after: cursor, filter },
      { after: odd, filter },
    ]) {
      expect(await codeOf(admin, PRODUCTS, variables)).toBe('BAD_USER_INPUT');
    }
  });

  test('beside categories with their counts and the size guides', async () => {
    const { data } = await admin.request<{ categories: unknown; sizeGuides: readonly object[] }>(
      '{ categories { name productCount } sizeGuides { id title } }',
    );
    const { catalog } = shop.store.read;
    const products = await catalog.products();
    expect(data.categories).toEqual(
      (await catalog.categories()).map(({ name }) => ({
        name,
        productCount: products.filter(({ categoryName }) => categoryName === name).length,
      })),
    );
    expect(data.sizeGuides.length).toBe((await catalog.sizeGuides()).length);
  });
});

describe('the products of the back office are saved', () => {
  test('field by field, under a known id: what is omitted stays, and the shop shows the change at once', async () => {
    const before = await read(CAFTAN);
    const { product, userErrors } = await save({ id: CAFTAN, price: 123_400 }, before?.version);
    expect(userErrors).toEqual([]);
    expect(product).toEqual({
      ...before,
      price: { amount: 123_400 },
      variants: expect.any(Array),
      version: (before?.version ?? 0) + 1,
      updatedAt: expect.any(String),
    });
    expect(problemsIn(await save({ id: 'nulle-part', title: 'x' }))).toEqual([
      'UNKNOWN_PRODUCT id',
    ]);
    const { data } = await shop.graphql(`{ product(id: "${CAFTAN}") { price { amount } } }`);
    expect(data).toEqual({ product: { price: { amount: 123_400 } } });
  });

  test('with nulls that clear what may be empty, and none of the rest', async () => {
    const { product } = await save({ id: CAFTAN, description: null, sizeGuide: null });
    expect(product).toMatchObject({ description: null, sizeGuide: null });
    const refused = await save({ id: CAFTAN, title: null, brand: ' ', price: null });
    expect(problemsIn(refused).toSorted()).toEqual([
      'REQUIRED brand',
      'REQUIRED price',
      'REQUIRED title',
    ]);
  });

  test('with how it fits, which the shop says too', async () => {
    const inShop = async () => (await shop.graphql(`{ product(id: "${CAFTAN}") { fit } }`)).data;
    expect(await inShop()).toEqual({ product: { fit: null } });
    const { product } = await save({ id: CAFTAN, fit: 'RUNS_SMALL' });
    expect(product).toMatchObject({ fit: 'RUNS_SMALL' });
    expect(await inShop()).toEqual({ product: { fit: 'RUNS_SMALL' } });
    expect(await latestEntry(shop)).toMatchObject({ after: JSON.stringify({ fit: 'RUNS_SMALL' }) });
    expect((await save({ id: CAFTAN, fit: null })).product).toMatchObject({ fit: null });
  });

  test('with the silhouette that drawn women wear, whose length and colour are checked', async () => {
    const silhouette = { shape: 'CAFTAN', length: 150, color: '#6F9FD0' };
    const { product } = await save({ id: CAFTAN, silhouette });
    expect(product).toMatchObject({ silhouette: { ...silhouette, color: '#6f9fd0' } });
    const wrong = { shape: 'CAFTAN', length: 12, color: 'bleu' };
    expect(problemsIn(await save({ id: CAFTAN, silhouette: wrong }))).toEqual([
      'INVALID silhouette.length',
      'INVALID silhouette.color',
    ]);
    expect((await save({ id: CAFTAN, silhouette: null })).product).toMatchObject({
      silhouette: null,
    });
  });

  test('with who and what in the audit log, where they changed; else without a version', async () => {
    const { product: before } = await saveBy(staff, { id: CAFTAN, brand: 'Autre' });
    expect(await latestEntry(shop)).toMatchObject({
      actor: staff.email,
      action: 'product.save',
      subject: CAFTAN,
      after: JSON.stringify({ brand: 'Autre' }),
    });
    const entries = await shop.store.read.audit.count();
    const { product } = await save({ id: CAFTAN, title: before?.title }, before?.version);
    expect(product).toEqual(before);
    expect(await shop.store.read.audit.count()).toBe(entries);
  });

  test('by two people: the later one gets the product as it is now, and changes nothing', async () => {
    const version = (await read(CAFTAN))?.version;
    const [first, second] = await Promise.all([
      save({ id: CAFTAN, title: 'Premier' }, version),
      saveBy(staff, { id: CAFTAN, title: 'Second' }, version),
    ]);
    const [won, lost] = first.userErrors.length === 0 ? [first, second] : [second, first];
    expect(won.userErrors).toEqual([]);
    expect(lost.userErrors.map(({ code }) => code)).toEqual(['VERSION_CONFLICT']);
    expect(lost.product).toEqual(won.product);
    expect((await read(CAFTAN))?.title).toBe(won.product?.title);
  });

  test('while orders take stock: neither is lost, and they are no conflict', async () => {
    const { id, ...made } = await added({ variants: [{ values: [], stockOnHand: 50 }] });
    let { version } = made;
    const saves = async () => {
      for (let at = 0; at < 8; at += 1) {
        const saved = await save({ id, title: `Robe ${at}` }, version);
        expect(saved.userErrors).toEqual([]);
        version = saved.product?.version ?? 0;
      }
    };
    const orders = Array.from({ length: 8 }, () => place(shop, guestOrder([[id, 1]])));
    const [placed] = await Promise.all([Promise.all(orders), saves()]);
    expect(placed.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(await read(id)).toMatchObject({
      title: 'Robe 7',
      version: 9,
      variants: [{ stockOnHand: 50, allocated: 8 }],
    });
  });
});

describe('new products of the back office are added', () => {
  test('at the end, with an id of their title, one variant and the category’s picture', async () => {
    const { product, userErrors } = await save(NEW);
    const category = await shop.store.read.catalog.categoryNamed('Robes');
    expect(userErrors).toEqual([]);
    expect(product).toMatchObject({
      id: 'robe-d-ete-brodee',
      version: 1,
      image: category?.image,
      imageAlt: category?.imageAlt,
      originalPrice: { amount: 59_900 },
      outOfStock: false,
      variants: [{ id: 'robe-d-ete-brodee', values: [], stockOnHand: null, allocated: 0 }],
    });
    const last = (await shop.store.read.catalog.products()).at(-1);
    expect(last?.id).toBe(product?.id);
    const more = await Promise.all([save(NEW), save(NEW)]);
    expect(more.flatMap(({ userErrors: errors }) => errors)).toEqual([]);
    expect(more.map((each) => each.product?.id).toSorted()).toEqual([
      'robe-d-ete-brodee-2',
      'robe-d-ete-brodee-3',
    ]);
    expect((await save({ ...NEW, title: 'قفطان' })).product?.id).toBe('produit');
  });

  test('with sizes and colours, the middle size of the first colour as the base variant', async () => {
    const colours = [
      { value: 'Bleu nuit', swatch: '#1f2a44' },
      { value: 'Écru', swatch: '#f0ead6' },
    ];
    const sizes = ['38', '40', '42'].map((value) => ({ value }));
    const all = sizes.flatMap(({ value: size }) =>
      colours.map(({ value: colour }) => ({ values: [size, colour] })),
    );
    const product = await added({
      title: 'Robe brodée',
      options: [
        { name: 'Taille', values: sizes },
        { name: 'Couleur', values: colours },
      ],
      variants: all.slice(0, 5),
    });
    expect(product.variants.map(({ id, title }) => `${id}: ${title}`)).toEqual([
      'robe-brodee.38-bleu-nuit: 38 / Bleu nuit',
      'robe-brodee.38-ecru: 38 / Écru',
      'robe-brodee: 40 / Bleu nuit',
      'robe-brodee.40-ecru: 40 / Écru',
      'robe-brodee.42-bleu-nuit: 42 / Bleu nuit',
    ]);
  });

  test('with what they need, and every problem is named by its field', async () => {
    const refused = await save({
      categoryName: 'Nulle part',
      price: 0,
      details: [{ label: '', value: 'x' }],
      sizeGuide: 'aucun',
      images: [{ url: '/images/products/caftan-celeste.svg', alt: 'x' }],
    });
    expect(refused.product).toBeNull();
    expect(problemsIn(refused).toSorted()).toEqual([
      'INVALID images.0.url',
      'INVALID price',
      'INVALID sizeGuide',
      'REQUIRED brand',
      'REQUIRED details.0.label',
      'REQUIRED title',
      'UNKNOWN_CATEGORY categoryName',
    ]);
  });
});
