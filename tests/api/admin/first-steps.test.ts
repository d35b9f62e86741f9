import { afterEach, describe, expect, test } from 'vitest';
import { openAdmin, type TestAdmin } from '../../support/shop/admin.ts';
import { startShop, type TestShop, type TestShopOptions } from '../../support/shop/shop.ts';
import { order } from '../../store/contract/records.ts';
import { latestEntry } from './admin.answers.ts';
import { saveBy } from './products.documents.ts';

let shop: TestShop;
let owner: TestAdmin;
afterEach(() => shop.close());

async function open(options: TestShopOptions) {
  shop = await startShop(options);
  owner = await openAdmin(shop);
}

interface Step {
  readonly code: string;
  readonly isDone: boolean;
  readonly isSetAside: boolean;
}
const STEPS = 'firstSteps { code isDone isSetAside }';
const steps = async () =>
  (await owner.request<{ firstSteps: readonly Step[] }>(`{ ${STEPS} }`)).data.firstSteps;
const codes = (of: readonly Step[]) => of.map(({ code }) => code);
const done = async () => codes((await steps()).filter(({ isDone }) => isDone));

const setAside = async (code: string, isSetAside = true) =>
  (
    await owner.request<{
      payload: {
        readonly firstSteps: readonly Step[];
        readonly userErrors: ReadonlyArray<{ readonly code: string; readonly message: string }>;
      };
    }>(
      `mutation ($code: FirstStepCode!, $isSetAside: Boolean!) {
        payload: setFirstStepAside(code: $code, isSetAside: $isSetAside) { ${STEPS} userErrors { code message } }
      }`,
      { code, isSetAside },
    )
  ).data.payload;

async function updateSettings(input: object): Promise<void> {
  const { data } = await owner.request<{ settings: { version: number } }>(
    '{ settings { version } }',
  );
  await owner.request(
    `mutation ($input: SettingsInput!, $version: Int!) {
      updateSettings(input: $input, expectedVersion: $version) { userErrors { code } }
    }`,
    { input, version: data.settings.version },
  );
}
const saveName = () =>
  owner.request(
    'mutation { saveIdentity(input: { name: "Sabots" }, expectedVersion: 0) { userErrors { code } } }',
  );
const saveCategory = () =>
  owner.request('mutation { saveCategory(input: { name: "Chaussures" }) { userErrors { code } } }');
const saveProduct = async (input: object) => {
  const sabot = { title: 'Sabot', brand: 'Sabots', categoryName: 'Chaussures', price: 30_000 };
  const { userErrors } = await saveBy(owner, { ...sabot, ...input });
  expect(userErrors).toEqual([]);
};

const COMPANY = { legalName: 'Sabots SARL', address: '1, rue Haute', ice: '001525713000089' };
const LEGAL = { cndp: 'D-1/2026', phone: '0612345678', email: 'bonjour@exemple.ma' };

describe('the first steps of a shop that was opened empty', () => {
  test('tick themselves one by one, and are gone with the last', async () => {
    await open({ isSeeded: false });
    expect(codes(await steps())).toEqual([
      'NAME',
      'INVOICES',
      'CATEGORY',
      'PRODUCT',
      'DELIVERY',
      'PAYMENT',
      'MAILS',
      'LEGAL',
    ]);
    expect(await done()).toEqual([]);

    await updateSettings(COMPANY);
    expect(await done()).toEqual([]);
    await saveName();
    expect(await done()).toEqual(['NAME']);
    await updateSettings({ taxId: '40123456' });
    expect(await done()).toEqual(['NAME', 'INVOICES']);

    await saveCategory();
    await saveProduct({ isDraft: true });
    expect(await done()).toEqual(['NAME', 'INVOICES', 'CATEGORY']);
    await saveProduct({});
    expect(await done()).toEqual(['NAME', 'INVOICES', 'CATEGORY', 'PRODUCT']);

    await updateSettings({ takesCards: false, ...LEGAL });
    expect((await setAside('DELIVERY')).userErrors).toEqual([]);
    expect(await done()).toEqual(['NAME', 'INVOICES', 'CATEGORY', 'PRODUCT', 'PAYMENT', 'LEGAL']);
    expect(await latestEntry(shop)).toMatchObject({
      action: 'settings.update',
      after: '{"stepsSetAside":["DELIVERY"]}',
    });
    expect((await setAside('MAILS')).firstSteps).toEqual([]);
    expect(codes((await setAside('MAILS', false)).firstSteps)).toContain('MAILS');
  });

  test('are not set aside where the shop could not sell without them', async () => {
    await open({ isSeeded: false });
    const before = await steps();
    const { firstSteps, userErrors } = await setAside('INVOICES');
    expect(firstSteps).toEqual(before);
    expect(userErrors).toMatchObject([{ code: 'NOT_ALLOWED_NOW' }]);
  });

  test('find delivery, payment and mails done where the shop has them', async () => {
    await open({ isSeeded: false, settings: { sendsMails: true, takesCards: false } });
    await owner.request(
      `mutation { saveDeliveryZone(input: { name: "Nord", regions: ["Tanger-Tétouan-Al Hoceïma"],
        guestFee: 4000, minDays: 1, maxDays: 2 }) { userErrors { code } } }`,
    );
    expect(await done()).toEqual(['DELIVERY', 'PAYMENT', 'MAILS']);
  });

  test('come back for a shop that has sold only while nothing is on sale', async () => {
    await open({ isSeeded: false });
    await saveName();
    await saveCategory();
    await shop.store.transaction(({ orders }) => orders.save(order('sold')));
    expect(codes(await steps())).toContain('PRODUCT');
    await saveProduct({});
    expect(await steps()).toEqual([]);
  });
});

test('a shop of the demonstration has no first steps', async () => {
  await open({});
  expect(await steps()).toEqual([]);
});

test('cards that an owner switched off are offered to no shopper', async () => {
  await open({});
  const isOffered = async () => (await shop.graphql('{ cardCheckout { isAvailable } }')).data;
  expect(await isOffered()).toEqual({ cardCheckout: { isAvailable: true } });
  await updateSettings({ takesCards: false });
  expect(await isOffered()).toEqual({ cardCheckout: { isAvailable: false } });
  await updateSettings({ takesCards: null });
  expect(await isOffered()).toEqual({ cardCheckout: { isAvailable: true } });
});
