import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHOP_FEATURES } from '#shared/shop/shop-features.ts';
import { openAdmin, type TestAdmin } from '../../support/shop/admin.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { archiveBy, saveBy } from '../admin/products.documents.ts';
import { ERRORS } from '../protocol/documents.ts';

let shop: TestShop;
let admin: TestAdmin;
beforeAll(async () => {
  shop = await startShop({ isSeeded: false });
  admin = await openAdmin(shop);
  await admin.request(`mutation { saveCategory(input: { name: "Chaussures" }) { ${ERRORS} } }`);
});
afterAll(() => shop.close());

async function uses(): Promise<readonly string[]> {
  const { data } = await shop.graphql<{ shop: { uses: readonly string[] } }>('{ shop { uses } }');
  return data.shop.uses;
}

const SHOE = { brand: 'Maison Amal', categoryName: 'Chaussures', price: 450_00 };

const FRAME = {
  lensWidth: 54,
  bridgeWidth: 18,
  templeLength: 145,
  lensHeight: 45,
  frameWidth: 140,
};
const ofVariant = (variant: object) => ({ options: [], variants: [{ values: [], ...variant }] });

test('a shop that begins with nothing uses no feature, and a plain product none', async () => {
  expect(await uses()).toEqual([]);
  const { product, userErrors } = await saveBy(admin, { ...SHOE, title: 'Mocassin souple' });
  expect(userErrors).toEqual([]);
  expect(product).not.toBeNull();
  expect(await uses()).toEqual([]);
});

test.each([
  ['FRAMES', ofVariant({ frame: FRAME })],
  ['SILHOUETTES', { silhouette: { shape: 'TUNIC', length: 80, color: '#203040' } }],
  ['OCCASIONS', { occasions: ['EVENING'] }],
  ['ALTERATIONS', { alterations: [{ title: 'Pose d’un talon', price: 50_00, days: 2 }] }],
])('%s is used from the first product that has it to the last', async (feature, fields) => {
  const { product, userErrors } = await saveBy(admin, { ...SHOE, title: feature, ...fields });
  expect(userErrors).toEqual([]);
  expect(await uses()).toEqual([feature]);
  await archiveBy(admin, product?.id ?? '');
  expect(await uses()).toEqual([]);
});

test('what is worn every day has no page, a draft is not on sale, and a category alters its products', async () => {
  await saveBy(admin, { ...SHOE, title: 'Sandale', occasions: ['EVERYDAY'] });
  await saveBy(admin, { ...SHOE, title: 'Escarpin', occasions: ['EVENING'], isDraft: true });
  expect(await uses()).toEqual([]);
  await admin.request(`mutation { saveCategory(expectedVersion: 1, input: {
    id: "chaussures", alterations: [{ title: "Pose d’un patin", price: 5000, days: 2 }]
  }) { ${ERRORS} } }`);
  expect(await uses()).toEqual(['ALTERATIONS']);
});

test('pages of what is not used stand neither in the sitemap nor in answers to searches', async () => {
  const sitemap = async () => (await fetch(`${shop.url}/sitemap.xml`)).text();
  const SEARCH = '{ products(filter: { search: "ma monture" }) { answeringPages { path } } }';
  const answers = async () => (await shop.graphql(SEARCH)).data;
  const none = { products: { answeringPages: [] } };
  await admin.request(`mutation { saveCategory(input: { name: "Bottes" }) { ${ERRORS} } }`);
  for (const path of ['/trouver-ma-monture', '/guide-des-tailles', '/occasions', 'Bottes']) {
    expect(await sitemap()).not.toContain(path);
  }
  expect(await answers()).toEqual(none);
  const { product } = await saveBy(admin, {
    ...SHOE,
    title: 'Lunettes de lecture',
    ...ofVariant({ frame: FRAME }),
  });
  expect(await sitemap()).toContain('/trouver-ma-monture<');
  expect(await answers()).toEqual({
    products: { answeringPages: [{ path: '/trouver-ma-monture' }] },
  });
  await archiveBy(admin, product?.id ?? '');
  expect(await answers()).toEqual(none);
});

test('appointments are a feature while there are hours for them', async () => {
  const save = (version: number, weekly: readonly object[]) =>
    admin.request(
      `mutation ($input: OpeningHoursInput!, $version: Int!) {
        saveOpeningHours(input: $input, expectedVersion: $version) { ${ERRORS} }
      }`,
      { version, input: { weekly, exceptions: [], seats: [{ kind: 'PHONE', seats: 1 }] } },
    );
  await save(0, [{ weekday: 1, from: '10:00', to: '12:00' }]);
  expect(await uses()).toContain('APPOINTMENTS');
  await save(1, []);
  expect(await uses()).not.toContain('APPOINTMENTS');
});

test('the demo shop uses all', async () => {
  const demo = await startShop();
  const { data } = await demo.graphql('{ shop { uses } }');
  await demo.close();
  expect(data).toEqual({ shop: { uses: SHOP_FEATURES } });
});
