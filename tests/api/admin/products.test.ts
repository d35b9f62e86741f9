import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAdmin, openStaff, type TestAdmin } from '../../support/shop/admin.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import {
  ARCHIVE,
  PRODUCTS,
  problemsIn,
  READ_PRODUCT,
  saveBy,
  UNARCHIVE,
  type ProductNode,
  type Saved,
} from './products.documents.ts';

const CAFTAN = 'caftan-celeste';

interface List {
  readonly products: {
    readonly nodes: ReadonlyArray<{ readonly id: string }>;
    readonly totalCount: number;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

describe('the products of the back office', () => {
  let shop: TestShop;
  let admin: TestAdmin;
  beforeEach(async () => {
    shop = await startShop();
    admin = await openAdmin(shop);
  });
  afterEach(() => shop.close());

  const list = async (variables: object = {}) =>
    (await admin.request<List>(PRODUCTS, variables)).data.products;
  const read = async (id: string) =>
    (await admin.request<{ product: ProductNode | null }>(READ_PRODUCT, { id })).data.product;
  const save = (input: object, expectedVersion?: number | null) =>
    saveBy(admin, input, expectedVersion);

  describe('are listed', () => {
    test('in the shop’s order, sold-out ones too, page by page', async () => {
      const all = await shop.store.read.catalog.products();
      const first = await list({ first: 20 });
      expect(first.totalCount).toBe(all.length);
      expect(first.nodes.map(({ id }) => id)).toEqual(all.slice(0, 20).map(({ id }) => id));
      const second = await list({ first: 3, after: first.pageInfo.endCursor });
      expect(second.nodes.map(({ id }) => id)).toEqual(all.slice(20, 23).map(({ id }) => id));
      expect(all.some(({ outOfStock }) => outOfStock)).toBe(true);
    });

    test('by the shop’s words, a part of an id or an article number, and categories', async () => {
      const { product } = await save({ ...NEW, variants: [{ values: [], sku: 'BV-Été_9' }] });
      const found = async (search: string, categories: readonly string[] = []) =>
        (await list({ filter: { search, categories } })).nodes.map(({ id }) => id);
      expect(await found('caftans celeste')).toContain(CAFTAN);
      expect(await found('tan-cel')).toContain(CAFTAN);
      expect(await found('v-été_')).toEqual([product?.id]);
      expect(await found('v-été_', ['Hauts'])).toEqual([]);
      expect(await found('%')).toEqual([]);
    });

    test('with little left of a counted variant, as the dashboard counts them', async () => {
      const low = await list({ filter: { lowStock: true }, first: 100 });
      expect(low.totalCount).toBe(await shop.store.read.catalog.lowStockCount());
      const before = low.nodes.map(({ id }) => id);
      const { product } = await save({ ...NEW, variants: [{ values: [], stockOnHand: 3 }] });
      const now = await list({ filter: { lowStock: true }, first: 100 });
      expect(now.nodes.map(({ id }) => id)).toEqual([...before, product?.id]);
    });

    test('apart once they are archived, latest first, and put back at their place', async () => {
      const archive = (id: string) => admin.request(ARCHIVE, { id });
      await archive(CAFTAN);
      shop.pass(1000);
      const products = await shop.store.read.catalog.products();
      await archive(products[4]?.id ?? '');
      const archived = await list({ filter: { archived: true } });
      expect(archived.nodes.map(({ id }) => id)).toEqual([products[4]?.id, CAFTAN]);
      const cursor = (await list({ filter: { archived: true }, first: 1 })).pageInfo.endCursor;
      const next = await list({ filter: { archived: true }, after: cursor });
      expect(next.nodes.map(({ id }) => id)).toEqual([CAFTAN]);
      expect((await read(CAFTAN))?.archivedAt).not.toBeNull();
      const { data } = await admin.request<{ unarchiveProduct: Saved }>(UNARCHIVE, { id: CAFTAN });
      expect(data.unarchiveProduct.product).toMatchObject({ id: CAFTAN, archivedAt: null });
      expect((await list({ filter: { archived: true } })).totalCount).toBe(1);
    });

    test('never by cursors, pages or filters that are none', async () => {
      const codes = async (variables: object) =>
        (await admin.request<List>(PRODUCTS, variables)).errors.map(
          ({ extensions }) => extensions.code,
        );
      expect(await codes({ first: 0 })).toEqual(['BAD_USER_INPUT']);
      expect(await codes({ first: 101 })).toEqual(['BAD_USER_INPUT']);
      expect(await codes({ after: 'x' })).toEqual(['BAD_USER_INPUT']);
      const { endCursor } = (await list({ first: 1 })).pageInfo;
      expect(await codes({ after: endCursor, filter: { archived: true } })).toEqual([
        'BAD_USER_INPUT',
      ]);
      const odd = Buffer.from('ARCHIVE:2025-02-30T00:00:00.000Z:a').toString('base64url');
      expect(await codes({ after: odd, filter: { archived: true } })).toEqual(['BAD_USER_INPUT']);
      expect((await list({ filter: { search: '\u0000' } })).totalCount).toBe(0);
    });

    test('for staff alone', async () => {
      const { token } = await shop.customer();
      const { status, errors } = await shop.graphql('{ products { totalCount } }', {}, token);
      expect([status, errors]).toEqual([200, []]);
      const response = await fetch(`${shop.url}/graphql/admin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify({ query: '{ products { totalCount } }' }),
      });
      expect(response.status).toBe(401);
    });

    test('beside categories with their counts and the size guides', async () => {
      const { data } = await admin.request<{
        categories: ReadonlyArray<{ name: string; productCount: number }>;
        sizeGuides: ReadonlyArray<{ id: string }>;
      }>('{ categories { id name productCount } sizeGuides { id title } }');
      const products = await shop.store.read.catalog.products();
      const count = (name: string) => products.filter((one) => one.categoryName === name).length;
      expect(data.categories.map(({ name, productCount }) => [name, productCount])).toEqual(
        (await shop.store.read.catalog.categories()).map(({ name }) => [name, count(name)]),
      );
      expect(data.sizeGuides.length).toBe((await shop.store.read.catalog.sizeGuides()).length);
    });
  });

  describe('are saved', () => {
    test('field by field: what is omitted stays, and the shop shows the change at once', async () => {
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
      const { data } = await shop.graphql<{ product: { price: { amount: number } } }>(
        `{ product(id: "${CAFTAN}") { price { amount } } }`,
      );
      expect(data.product.price.amount).toBe(123_400);
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

    test('unchanged without a new version and without an entry in the log', async () => {
      const before = await read(CAFTAN);
      const entries = await shop.store.read.audit.count();
      const { product } = await save({ id: CAFTAN, title: before?.title }, before?.version);
      expect(product).toEqual(before);
      expect(await shop.store.read.audit.count()).toBe(entries);
    });

    test('with who, when and what in the audit log', async () => {
      const staff = await openStaff(shop, 'nadia@exemple.ma', 'STAFF');
      await saveBy(staff, { id: CAFTAN, brand: 'Autre' });
      const [entry] = await shop.store.read.audit.latest({ before: null, limit: 1 });
      expect(entry).toMatchObject({
        actor: 'nadia@exemple.ma',
        action: 'product.save',
        subject: CAFTAN,
        after: JSON.stringify({ brand: 'Autre' }),
      });
    });

    test('by two people: the later one gets the product as it is now, and changes nothing', async () => {
      const other = await openStaff(shop, 'nadia@exemple.ma', 'STAFF');
      const version = (await read(CAFTAN))?.version;
      const [first, second] = await Promise.all([
        save({ id: CAFTAN, title: 'Premier' }, version),
        saveBy(other, { id: CAFTAN, title: 'Second' }, version),
      ]);
      const [won, lost] = first.userErrors.length === 0 ? [first, second] : [second, first];
      expect(won.userErrors).toEqual([]);
      expect(lost.userErrors.map(({ code }) => code)).toEqual(['VERSION_CONFLICT']);
      expect(lost.product).toEqual(won.product);
      expect((await read(CAFTAN))?.title).toBe(won.product?.title);
    });

    test('while orders take stock: neither is lost, and they are no conflict', async () => {
      const { product: made } = await save({ ...NEW, variants: [{ values: [], stockOnHand: 50 }] });
      const id = made?.id ?? '';
      const order = (at: number) =>
        shop.graphql<{ placeGuestOrder: { userErrors: object[] } }>(ORDER, {
          key: `commande-${at}-0000`,
          input: { ...GUEST, lines: [{ productId: id, quantity: 1 }] },
        });
      let version = made?.version;
      const saves = async () => {
        for (let at = 0; at < 8; at += 1) {
          const saved = await save({ id, title: `Robe ${at}` }, version);
          expect(saved.userErrors).toEqual([]);
          version = saved.product?.version;
        }
      };
      const orders = Promise.all(Array.from({ length: 8 }, (_, at) => order(at)));
      const [placed] = await Promise.all([orders, saves()]);
      expect(placed.map(({ data }) => data.placeGuestOrder.userErrors)).toEqual(
        placed.map(() => []),
      );
      expect(await read(id)).toMatchObject({
        title: 'Robe 7',
        version: 9,
        variants: [{ stockOnHand: 50, allocated: 8 }],
      });
    });

    test('in the archive, where they stay', async () => {
      await admin.request(ARCHIVE, { id: CAFTAN });
      const { product } = await save({ id: CAFTAN, title: 'Ancien caftan' });
      expect(product?.title).toBe('Ancien caftan');
      expect(product?.archivedAt).not.toBeNull();
      expect(await shop.store.read.catalog.product(CAFTAN)).toBeUndefined();
    });

    test('never under an unknown id', async () => {
      const { product, userErrors } = await save({ id: 'nulle-part', title: 'x' });
      expect([product, userErrors[0]?.code]).toEqual([null, 'UNKNOWN_PRODUCT']);
    });
  });

  describe('are added', () => {
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
      const again = await save(NEW);
      expect(again.product?.id).toBe('robe-d-ete-brodee-2');
      expect((await save({ ...NEW, title: 'قفطان' })).product?.id).toBe('produit');
    });

    test('by two at once under two ids', async () => {
      const made = await Promise.all([save(NEW), save(NEW), save(NEW)]);
      expect(made.flatMap(({ userErrors }) => userErrors)).toEqual([]);
      expect(new Set(made.map(({ product }) => product?.id)).size).toBe(3);
    });

    test('with sizes and colours, the middle size of the first colour as the base variant', async () => {
      const { product, userErrors } = await save({ ...NEW, ...SIZED });
      expect(userErrors).toEqual([]);
      expect(product?.variants.map(({ id, title }) => `${id}: ${title}`)).toEqual([
        'robe-d-ete-brodee.38-bleu-nuit: 38 / Bleu nuit',
        'robe-d-ete-brodee.38-ecru: 38 / Écru',
        'robe-d-ete-brodee: 40 / Bleu nuit',
        'robe-d-ete-brodee.40-ecru: 40 / Écru',
        'robe-d-ete-brodee.42-bleu-nuit: 42 / Bleu nuit',
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
});

const NEW = {
  title: 'Robe d’été brodée',
  brand: 'Belle Vue',
  categoryName: 'Robes',
  price: 59_900,
};

const SIZED = {
  options: [
    { name: 'Taille', values: [{ value: '38' }, { value: '40' }, { value: '42' }] },
    {
      name: 'Couleur',
      values: [
        { value: 'Bleu nuit', swatch: '#1f2a44' },
        { value: 'Écru', swatch: '#f0ead6' },
      ],
    },
  ],
  variants: [
    { values: ['38', 'Bleu nuit'] },
    { values: ['38', 'Écru'] },
    { values: ['40', 'Bleu nuit'] },
    { values: ['40', 'Écru'] },
    { values: ['42', 'Bleu nuit'] },
  ],
};

const ORDER = `mutation ($input: GuestOrderInput!, $key: String!) {
  placeGuestOrder(input: $input, idempotencyKey: $key) { userErrors { code field } }
}`;
const GUEST = {
  name: 'Nadia Alami',
  phone: '0612345678',
  street: '3, rue Oukaïmeden',
  city: 'Rabat',
  region: 'Rabat-Salé-Kénitra',
  postalCode: '10090',
};
