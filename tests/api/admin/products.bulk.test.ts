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

const numbered = (id: string, sku: string) =>
  `id,title,brand,category,price,sku\n${id},Numéro,Belle Vue,Robes,450,${sku}\n`;

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
    readonly products: readonly object[] | null;
    readonly headings: readonly object[] | null;
    readonly leftOut: readonly UserError[] | null;
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
      products: [
        { id: 'cabas-souk', title: 'Cabas du souk', line: 2, outcome: 'ADDED' },
        { id: CAFTAN, title: 'Caftan Céleste', line: 3, outcome: 'CHANGED' },
      ],
      headings: ['id', 'title', 'brand', 'category', 'price'].map((column) => {
        return { heading: column, column };
      }),
      leftOut: [],
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
    const lines = Array.from({ length: 9000 }, (_, at) => `essai-${at},Essai,Belle Vue,Robes,450`);
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
    expect((await trial).added).toHaveLength(9000);
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

  test('is read as spreadsheets write it, or refused with what would be right', async () => {
    const text = `Identifiant;Titre;Référence\n${CAFTAN};Caftan d’été;${CAFTAN}-X\n`;
    const latin = Buffer.from(text.replace('’', '\u0092'), 'latin1');
    const wide = Buffer.from(`\ufeff${text.replaceAll(';', '\t')}`, 'utf16le');
    const changes = [
      { id: CAFTAN, column: 'title', from: 'Caftan Céleste', to: 'Caftan d’été' },
      { id: CAFTAN, column: 'sku', from: expect.any(String), to: `${CAFTAN}-X` },
    ];
    for (const bytes of [Buffer.from(`\ufeff${text}`), latin, wide]) {
      const tried = await importing(new Uint8Array(bytes), { dryRun: true });
      expect(tried).toMatchObject({ changes, userErrors: [] });
    }
    const mac = Buffer.from(text.replace('’', "'"), 'latin1').map((byte) =>
      byte === 0xe9 ? 0x8e : byte,
    );
    const workbook = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14]);
    for (const bytes of [new Uint8Array(mac), workbook]) {
      const refused = await importing(bytes, { dryRun: true });
      expect(problemsIn(refused)).toEqual(['INVALID file']);
      expect(refused.userErrors[0]?.message).toContain('CSV UTF-8');
    }
  });

  test('whose headings the shop does not know is read once they are mapped', async () => {
    const csv = `Repère,Somme,Remarque\n${CAFTAN},3370,à revoir\n`;
    const unknown = await importing(csv, { dryRun: true });
    const headings = ['Repère', 'Somme', 'Remarque'];
    expect(problemsIn(unknown)).toEqual([
      ...headings.map((heading) => `INVALID lines.1.${heading}`),
      'INVALID lines.1.id',
    ]);
    expect(unknown.headings).toEqual(headings.map((heading) => ({ heading, column: null })));
    const mapped = (...columns: ReadonlyArray<string | null>) =>
      columns.map((column, at) => ({ heading: headings[at], column }));
    const options = { columns: mapped('id', 'price', null), dryRun: true };
    expect(await importing(csv, options)).toMatchObject({ changed: [CAFTAN], userErrors: [] });
    const wrong = await importing(csv, { columns: [...mapped('id', 'prix'), ...mapped('id')] });
    expect(problemsIn(wrong)).toEqual(['INVALID columns.1.column', 'INVALID columns.2.heading']);
    const absent = {
      columns: [...mapped('id', 'price', null), { heading: 'Autre', column: 'sku' }],
    };
    expect(problemsIn(await importing(csv, absent))).toEqual(['INVALID lines.1.Autre']);
  });

  test('can leave out what is wrong, which is named', async () => {
    const csv = [
      'id,title,brand,category,price',
      'juste,Juste,Belle Vue,Robes,450',
      'faux,Faux,Belle Vue,Robes,cher',
      'seul,Seul,Belle Vue,Inconnue,cher',
    ].join('\n');
    const options = { skipInvalid: true, createCategories: true };
    const tried = await importing(csv, { ...options, dryRun: true });
    expect(tried).toMatchObject({
      added: ['juste'],
      categories: [],
      products: [{ outcome: 'ADDED' }, { outcome: 'LEFT_OUT' }, { outcome: 'LEFT_OUT' }],
      leftOut: [{ field: 'lines.3.price' }, { field: 'lines.4.price' }],
      userErrors: [],
    });
    expect(await importing(csv, options)).toEqual(tried);
    expect(await stored('juste')).toMatchObject({ price: 45_000 });
    expect(await shop.store.read.catalog.product('faux')).toBe(undefined);
  });

  test('has article numbers that a spreadsheet spoilt, whichever product they are of', async () => {
    expect((await importing(numbered('numero', '00417'))).added).toEqual(['numero']);
    const refused = await importing(numbered('autre', '417'));
    expect(problemsIn(refused)).toEqual(['INVALID lines.2.sku']);
    expect(refused.userErrors[0]?.message).toContain('00417');
    expect((await importing(numbered('autre', '4170'))).added).toEqual(['autre']);
  });

  test('needs a token’s scope for its stocks', async () => {
    const headers = { authorization: `Bearer ${await apiSecret(shop, ['catalog:write'])}` };
    const statusOf = async (csv: string) => {
      const options = { headers, files: sent(csv) };
      return (await requestAdmin(shop, IMPORT, { file: null, dryRun: true }, options)).status;
    };
    expect(await statusOf(`id,price\n${CAFTAN},3400\n`)).toBe(200);
    expect(await statusOf(`id,variant,stock\n${CAFTAN},${SMALL},4\n`)).toBe(403);
  });
});
