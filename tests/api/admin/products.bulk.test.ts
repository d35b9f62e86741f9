import { describe, expect, test } from 'vitest';
import { png, storedPath } from '../../support/pictures.ts';
import { apiSecret, openAdmin, requestAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import type { UserError } from '../protocol/documents.ts';
import { latestEntry } from './admin.answers.ts';
import { ARCHIVE, IMPORT, problemsIn, SET_PRICES } from './products.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const CAFTAN = 'caftan-celeste';
const SMALL = `${CAFTAN}.38`;
const GONE = 'jupe-plissee-safran';
await admin.request(ARCHIVE, { id: GONE });

const stored = async (id: string) => {
  const product = await shop.store.read.catalog.product(id);
  if (!product) throw new Error(`There is no product ${id}`);
  return product;
};

const sent = (csv: string | Uint8Array<ArrayBuffer>) => [
  {
    path: 'variables.file',
    name: 'catalogue.csv',
    type: 'text/csv',
    bytes: typeof csv === 'string' ? new TextEncoder().encode(csv) : csv,
  },
];

describe('prices', () => {
  interface Priced {
    readonly variants: readonly object[] | null;
    readonly products: readonly object[] | null;
    readonly userErrors: readonly UserError[];
  }
  const setPrices = async (...changes: readonly object[]) =>
    (await admin.request<{ setPrices: Priced }>(SET_PRICES, { changes })).data.setPrices;

  test('of one variant change without the others, and go back to those of the product', async () => {
    const before = await stored(CAFTAN);
    const { variants } = await setPrices({ variantId: SMALL, price: 329_050 });
    expect(variants).toEqual([
      {
        id: SMALL,
        ownPrice: 329_050,
        ownOriginalPrice: null,
        price: { amount: 329_050 },
        originalPrice: { amount: 420_000 },
      },
    ]);
    const changed = await stored(CAFTAN);
    expect(changed.variants.filter(({ price }) => price !== null)).toMatchObject([{ id: SMALL }]);
    expect(changed.version).toBe(before.version + 1);
    const entry = { action: 'product.save', subject: CAFTAN, actor: admin.email };
    expect(await latestEntry(shop)).toMatchObject(entry);
    await setPrices({ variantId: SMALL, price: null });
    const { variants: back, price } = await stored(CAFTAN);
    expect([back, price]).toEqual([before.variants, before.price]);
  });

  test('of all variants become the product’s, which lists show', async () => {
    const { id, variants } = await stored('robe-maille-cotelee');
    const both = { price: 50_000, originalPrice: 60_000 };
    const changes = variants.map((variant) => ({ variantId: variant.id, ...both }));
    const { products } = await setPrices(...changes, { variantId: CAFTAN });
    const amounts = { price: { amount: 50_000 }, originalPrice: { amount: 60_000 } };
    expect(products).toMatchObject([{ id, ...amounts }, { id: CAFTAN }]);
    expect((await stored(id)).variants).toEqual(variants);
  });

  test('are refused together, each with its reason', async () => {
    const before = await shop.store.read.catalog.products();
    const named = await setPrices(
      { variantId: SMALL, price: 1 },
      { variantId: SMALL, price: 2 },
      { variantId: GONE, price: 1 },
      { variantId: 'nulle-part', price: 1 },
      { variantId: `${CAFTAN}.99`, price: 1 },
    );
    expect(named.variants).toBe(null);
    expect(problemsIn(named)).toEqual([
      'INVALID changes.1.variantId',
      'NOT_ALLOWED_NOW changes.2.variantId',
      'UNKNOWN_PRODUCT changes.3.variantId',
      'UNKNOWN_VARIANT changes.4.variantId',
    ]);
    const priced = await setPrices(
      { variantId: SMALL, price: 0 },
      { variantId: `${CAFTAN}.42`, originalPrice: 20_000_001 },
      { variantId: CAFTAN, price: 500_000, originalPrice: 499_999 },
    );
    expect(problemsIn(priced)).toEqual([
      'INVALID changes.0.price',
      'INVALID changes.1.originalPrice',
      'INVALID changes.2.price',
    ]);
    const many = Array.from({ length: 1001 }, () => ({ variantId: SMALL, price: 1 }));
    expect(problemsIn(await setPrices(...many))).toEqual(['INVALID changes']);
    expect(await shop.store.read.catalog.products()).toEqual(before);
  });
});

describe('a CSV file', () => {
  interface Imported {
    readonly added: readonly string[] | null;
    readonly changed: readonly string[] | null;
    readonly changes: readonly object[] | null;
    readonly unchanged: number | null;
    readonly archived: readonly string[] | null;
    readonly categories: readonly string[] | null;
    readonly userErrors: readonly UserError[];
  }
  const importing = async (csv: string | Uint8Array<ArrayBuffer>, options: object = {}) => {
    const variables = { file: null, ...options };
    const answer = await admin.upload<{ importProducts: Imported }>(IMPORT, variables, sent(csv));
    return answer.data.importProducts;
  };

  test('adds and changes products as the command does, or only says so', async () => {
    const before = await shop.store.read.catalog.products();
    const csv = [
      'id,title,brand,category,price',
      'cabas-souk,Cabas du souk,Belle Vue,Sacs,450',
      `${CAFTAN},Caftan Céleste,Belle Vue,Traditionnels,3390`,
      `${GONE},,,,`,
    ].join('\n');
    const refused = await importing(csv);
    expect(refused.added).toBe(null);
    expect(problemsIn(refused)).toEqual([
      'INVALID lines.2.category',
      ...['title', 'brand'].map((column) => `REQUIRED lines.4.${column}`),
      ...['category', 'price'].map((column) => `INVALID lines.4.${column}`),
    ]);
    const right = csv.replace(/\n[^\n]*$/, '');
    const options = { createCategories: true };
    const tried = await importing(right, { ...options, dryRun: true });
    expect(tried).toEqual({
      added: ['cabas-souk'],
      changed: [CAFTAN],
      changes: [{ id: CAFTAN, column: 'price', from: '3490', to: '3390' }],
      unchanged: 0,
      archived: [],
      categories: ['Sacs'],
      userErrors: [],
    });
    expect(await shop.store.read.catalog.products()).toEqual(before);
    const { translations } = await stored(CAFTAN);
    expect(translations).toHaveLength(2);
    expect(await importing(right, options)).toEqual(tried);
    // A file has French texts alone: the others stay.
    expect(await stored(CAFTAN)).toMatchObject({ price: 339_000, translations });
    expect(await stored('cabas-souk')).toMatchObject({ price: 45_000, categoryName: 'Sacs' });
    expect(await latestEntry(shop)).toMatchObject({ action: 'product.import', actor: admin.email });
  });

  test('adds drafts where it is to, which wait to be published', async () => {
    const csv = 'id,title,brand,category,price\nattente,Attente,Belle Vue,Robes,450\n';
    const prices = `id,price\nattente,450\n${CAFTAN},3380\n`;
    const tried = await importing(csv, { drafts: true, dryRun: true });
    const done = await importing(csv, { drafts: true });
    expect(done).toEqual(tried);
    expect(done).toMatchObject({ added: ['attente'], userErrors: [] });
    expect(await shop.store.read.catalog.product('attente')).toBe(undefined);
    const draft = (await shop.store.read.catalog.archivedById(['attente'])).get('attente');
    expect(draft?.draftSince).toBe(draft?.archivedAt);
    expect(await latestEntry(shop)).toMatchObject({ action: 'product.import', subject: 'attente' });
    // Neither known products nor drafts of before change their place.
    const later = await importing(prices, { drafts: true });
    expect(later).toMatchObject({ changed: [CAFTAN], unchanged: 1, archived: ['attente'] });
    expect(await stored(CAFTAN)).toMatchObject({ price: 338_000 });
  });

  test('of thousands of lines lets others be answered meanwhile', async () => {
    const lines = Array.from({ length: 3000 }, (_, at) => `essai-${at},Essai,Belle Vue,Robes,450`);
    const csv = ['id,title,brand,category,price', ...lines].join('\n');
    const state = { isDone: false };
    const trial = importing(csv, { dryRun: true }).finally(() => {
      state.isDone = true;
    });
    let answered = 0;
    while (!state.isDone) {
      await shop.rest('GET', `/products/${CAFTAN}`);
      answered += 1;
    }
    expect((await trial).added).toHaveLength(3000);
    expect(answered).toBeGreaterThan(4);
  });

  test('of more products than a part is written whole, and logged once', async () => {
    const lines = Array.from({ length: 510 }, (_, at) => `serie-${at},Série,Belle Vue,Robes,450`);
    const csv = ['id,title,brand,category,price', ...lines].join('\n');
    expect((await importing(csv)).added).toHaveLength(510);
    const products = await shop.store.read.catalog.products();
    const last = products.filter(({ id }) => id.startsWith('serie-')).slice(-2);
    expect(last.map(({ id }) => id)).toEqual(['serie-508', 'serie-509']);
    expect(new Set(products.map(({ position }) => position)).size).toBe(products.length);
    expect(await latestEntry(shop)).toMatchObject({ action: 'product.import', subject: 'CSV' });
    expect(await importing(csv)).toMatchObject({ added: [], unchanged: 510 });
  });

  test('names pictures of the shop, and no files of its machine', async () => {
    const picture = png(200, 250);
    const path = storedPath(picture, 'png');
    await shop.store.pictures.save(path.replace('/pictures/', ''), picture);
    const file = (image: string) => `id,image,imageAlt\n${CAFTAN},${image},Caftan\n`;
    for (const image of ['package.json', '../../etc/passwd', '/etc/passwd']) {
      const refused = await importing(file(image), { dryRun: true });
      expect(problemsIn(refused)).toEqual(['INVALID lines.2.image']);
      expect(refused.userErrors[0]?.message).toContain('images de la boutique');
    }
    expect((await importing(file(path))).changed).toEqual([CAFTAN]);
    expect(await stored(CAFTAN)).toMatchObject({ image: path });
  });

  test('needs to be UTF-8, and a token’s scope for its stocks', async () => {
    const latin = new Uint8Array([...new TextEncoder().encode('id,title\na,'), 0xe9]);
    expect(problemsIn(await importing(latin))).toEqual(['INVALID file']);
    const headers = { authorization: `Bearer ${await apiSecret(shop, ['catalog:write'])}` };
    const statusOf = async (csv: string) => {
      const options = { headers, files: sent(csv) };
      return (await requestAdmin(shop, IMPORT, { file: null, dryRun: true }, options)).status;
    };
    expect(await statusOf(`id,price\n${CAFTAN},3400\n`)).toBe(200);
    expect(await statusOf(`id,variant,stock\n${CAFTAN},${SMALL},4\n`)).toBe(403);
  });
});
