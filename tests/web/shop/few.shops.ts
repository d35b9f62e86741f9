import { expect } from 'vitest';
import { ADD_IMAGE, MOVE, saveBy } from '../../api/admin/products.documents.ts';
import { saveIdentity } from '../../api/settings/identity.documents.ts';
import { addOwner, ownerOf } from '../../support/browser/back-office.ts';
import { startBuiltShop, type RunningShop } from '../../support/browser/browser.ts';
import { png } from '../../support/pictures.ts';
import type { TestAdmin } from '../../support/shop/admin.ts';

/** The only product of a shop. */
export const ABAYA = 'abaya-lina';
/** One of the imported shoes, with a size guide. */
export const SHOE = 'mocassin-nora';

const KINDS = ['Mocassin', 'Babouche', 'Bottine', 'Sandale'];
const NAMES = ['Nora', 'Lina', 'Salma', 'Aya', 'Zineb'];
const SIZES = ['37', '38', '39', '40'];

/** Twenty shoes as Shopify exports them since 2025: four categories, and a price that is struck here and there. */
const SHOPIFY = [
  'URL handle,Title,Description,Vendor,Type,Option1 name,Option1 value,SKU,Price,Compare-at price,Inventory quantity,Status',
  ...KINDS.flatMap((kind, column) =>
    NAMES.flatMap((name, row) => {
      const handle = `${kind}-${name}`.toLowerCase();
      const price = 290 + column * 110 + row * 30;
      const struck = row === 1 ? price + 100 : '';
      const about = `${kind} ${name},<p>Cuir souple.</p><p>Semelle cousue.</p>,Nora,${kind}s`;
      return SIZES.map(
        (size, place) =>
          `${handle},${place === 0 ? about : ',,,'},Pointure,${size},${handle}-${size},${price}.00,${struck},${place === 0 ? row % 2 : 8},active`,
      );
    }),
  ),
].join('\n');

const GUIDE = {
  title: 'Pointures femme',
  columns: ['FR', 'UK', 'Pied (cm)'],
  rows: SIZES.map((size, place) => [size, String(4 + place), String(23.5 + place)]),
  note: 'Mesurez le pied le soir.',
  lengthNote: null,
};

const IDENTITY = {
  name: 'Pas à Pas',
  sentence: { fr: 'Chaussures cousues main', ar: 'أحذية مخيطة باليد', en: 'Hand-sewn shoes' },
  city: { fr: 'Fès', ar: 'فاس', en: 'Fez' },
  since: 1987,
  orderPrefix: 'PAS-',
};

/** Opens a shop in which nothing is done yet. */
export const openEmptyShop = (): Promise<RunningShop> => openBy(async () => {});

/** Opens a shop with one product, which has no picture. */
export const openSmallShop = (): Promise<RunningShop> =>
  openBy(async (owner) => {
    await send(owner, 'saveCategory(input: { name: "Abayas" })');
    await save(owner, {
      title: 'Abaya Lina',
      brand: 'Lina',
      categoryName: 'Abayas',
      price: 45_000,
      variants: [{ values: [], stockOnHand: 20 }],
    });
  });

/** Opens a shop of twenty shoes that came from Shopify: one has a size guide, three have a picture. */
export const openShoeShop = (): Promise<RunningShop> =>
  openBy(async (owner) => {
    await saveIdentity(owner, IDENTITY);
    const variables = { file: null, from: 'SHOPIFY', drafts: false };
    const { data } = await owner.upload<{ importProducts: { added: readonly string[] } }>(
      MOVE,
      variables,
      [fileOf('file', 'text/csv', new TextEncoder().encode(SHOPIFY))],
    );
    expect(data.importProducts.added).toHaveLength(20);
    const guide = JSON.stringify(GUIDE).replaceAll(/"(\w+)":/g, '$1:');
    await send(owner, `saveSizeGuide(input: ${guide})`);
    await save(owner, { id: SHOE, sizeGuide: 'pointures-femme' });
    for (const [place, productId] of [SHOE, 'babouche-nora', 'bottine-lina'].entries()) {
      const files = [fileOf('files.0', 'image/png', new Uint8Array(png(600 + place, 750)))];
      await owner.upload(ADD_IMAGE, { productId, files: [null], alt: 'De côté' }, files);
    }
  });

async function openBy(fill: (owner: TestAdmin) => Promise<void>): Promise<RunningShop> {
  const shop = await startBuiltShop({ SEED: 'empty' }, addOwner);
  await fill(ownerOf(shop));
  return shop;
}

const fileOf = (path: string, type: string, bytes: Uint8Array<ArrayBuffer>) => ({
  path: `variables.${path}`,
  name: path,
  type,
  bytes,
});

async function save(owner: TestAdmin, input: object): Promise<void> {
  expect((await saveBy(owner, input)).userErrors).toEqual([]);
}

async function send(owner: TestAdmin, field: string): Promise<void> {
  const document = `mutation { payload: ${field} { userErrors { field message } } }`;
  const { data } = await owner.request<{ payload: { userErrors: readonly object[] } }>(document);
  expect(data.payload.userErrors).toEqual([]);
}
