import { describe, expect, test } from 'vitest';
import { openAdmin, openStaff } from '../../support/shop/admin.ts';
import { isInPostgres, newPlace } from '../../support/shop/shop.place.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { latestEntry } from './admin.answers.ts';

const PHONE = '+212 5 37 20 47 61';
const shop = await sharedShop();
const owner = await openAdmin(shop);

const VALUES = '{ orderEmails legalName address phone email whatsAppText }';
const SETTINGS = `{ version stored ${VALUES} defaults ${VALUES} }`;
const UPDATE = `mutation ($input: SettingsInput!, $version: Int!) {
  payload: updateSettings(input: $input, expectedVersion: $version) {
    settings ${SETTINGS}
    userErrors { code field message }
  }
}`;

interface Values {
  readonly orderEmails: readonly string[] | null;
  readonly phone: string | null;
  readonly whatsAppText: string | null;
}
interface Settings {
  readonly version: number;
  readonly stored: Values;
  readonly defaults: Values;
}
interface Payload {
  readonly settings: Settings | null;
  readonly userErrors: ReadonlyArray<{ readonly code: string; readonly field: string }>;
}

const settings = async () =>
  (await owner.request<{ settings: Settings }>(`{ settings ${SETTINGS} }`)).data.settings;
const updateFrom = async (version: number, input: object) =>
  (await owner.request<{ payload: Payload }>(UPDATE, { input, version })).data.payload;
const update = async (input: object) => updateFrom((await settings()).version, input);

const shownBy = async (from: TestShop = shop) =>
  (await from.graphql<{ shop: { merchant: object } }>('{ shop { merchant { phone email } } }')).data
    .shop.merchant;

describe('the settings', () => {
  test('begin empty, are shown once they are written, and are gone once they are emptied', async () => {
    const before = await settings();
    expect(before.stored).toEqual({
      // New orders are mailed to the shop's first owner.
      orderEmails: [owner.email],
      legalName: null,
      address: null,
      phone: null,
      email: null,
      whatsAppText: null,
    });
    expect(before.defaults).toEqual({
      ...before.stored,
      orderEmails: [],
      whatsAppText: expect.stringContaining('{lien}'),
    });
    const { settings: after } = await update({ phone: PHONE });
    expect(after).toMatchObject({ version: before.version + 1, stored: { phone: PHONE } });
    expect(await shownBy()).toEqual({ phone: PHONE, email: null });
    await update({ phone: ' ' });
    expect(await shownBy()).toEqual({ phone: null, email: null });
  });

  test('are logged with the fields that changed, and a change of nothing is none', async () => {
    await update({ phone: PHONE, address: '12, rue des Consuls, Rabat' });
    expect(await latestEntry(shop)).toMatchObject({
      actor: owner.email,
      action: 'settings.update',
      before: JSON.stringify({ phone: null, legalAddress: null }),
      after: JSON.stringify({ phone: PHONE, legalAddress: '12, rue des Consuls, Rabat' }),
    });
    const [{ version }, entry] = [await settings(), await latestEntry(shop)];
    expect((await update({ phone: PHONE })).settings?.version).toBe(version);
    expect(await latestEntry(shop)).toEqual(entry);
    await update({ phone: null, address: null });
  });

  test('of a version that is gone are refused, with what is stored now', async () => {
    const { version } = await settings();
    await update({ phone: PHONE });
    const refused = await updateFrom(version, { phone: '0611223344' });
    expect(refused).toMatchObject({
      settings: { version: version + 1, stored: { phone: PHONE } },
      userErrors: [{ code: 'VERSION_CONFLICT', field: 'expectedVersion' }],
    });
    expect(await shownBy()).toMatchObject({ phone: PHONE });
    await update({ phone: null });
  });

  test('of two at once, one is saved', async () => {
    const { version } = await settings();
    const both = await Promise.all(['Rabat 1', 'Rabat 2'].map((rc) => updateFrom(version, { rc })));
    const codes = both.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(codes).toEqual(['VERSION_CONFLICT']);
    await update({ rc: null });
  });

  test('that are wrong are refused at their fields, and change nothing', async () => {
    const before = await settings();
    const { settings: none, userErrors } = await update({
      orderEmails: ['a@exemple.ma', 'b'],
      phone: 'non',
      whatsAppText: 'Bonjour {prenom}',
    });
    expect(none).toBeNull();
    expect(userErrors.map(({ field }) => field)).toEqual([
      'orderEmails.1',
      'phone',
      'whatsAppText',
    ]);
    expect(await settings()).toEqual(before);
  });

  test('outlive a restart of their shop', async () => {
    const first = await startShop();
    const { request } = await openAdmin(first);
    await request(UPDATE, { version: 0, input: { phone: PHONE } });
    const second = await first.restart();
    expect(await shownBy(second)).toMatchObject({ phone: PHONE });
    await second.close();
  });
});

test.runIf(isInPostgres)('a change at one instance is followed at the other', async () => {
  const own = await newPlace();
  const first = await startShop({}, own);
  const second = await startShop({}, { ...own, remove: async () => {} });
  const { request } = await openAdmin(first);
  expect(await shownBy(second)).toEqual({ phone: null, email: null });
  await request(UPDATE, { version: 0, input: { phone: PHONE } });
  await expect.poll(() => shownBy(second)).toEqual({ phone: PHONE, email: null });
  await second.close();
  await first.close();
});

describe('what reads the settings', () => {
  test('staff have the text of the message, and no more', async () => {
    const staff = await openStaff(shop, 'karim@exemple.ma', 'STAFF');
    await update({ whatsAppText: 'Votre commande {numero}' });
    const { data } = await staff.request('{ whatsAppText }');
    expect(data).toEqual({ whatsAppText: 'Votre commande {numero}' });
    await update({ whatsAppText: ' ' });
    expect((await staff.request('{ whatsAppText }')).data).toEqual({
      whatsAppText: (await settings()).defaults.whatsAppText?.replace('{boutique}', 'Belle Vue'),
    });
  });

  test('the text of the message is that of the order’s language', async () => {
    await update({ whatsAppText: 'Commande {numero}', whatsAppTextAr: 'الطلبية {numero}' });
    const { data } = await owner.request(
      '{ whatsAppText AR: whatsAppText(language: AR) EN: whatsAppText(language: EN) }',
    );
    expect(data).toEqual({
      whatsAppText: 'Commande {numero}',
      AR: 'الطلبية {numero}',
      EN: expect.stringContaining('this is Belle Vue'),
    });
    await update({ whatsAppText: null, whatsAppTextAr: null });
  });

  test('what is missing is what neither owners nor the environment say', async () => {
    const missing = async () => {
      const document = '{ dashboard(days: 1) { missingSettings } }';
      const { data } = await owner.request<{
        dashboard: { readonly missingSettings: readonly string[] };
      }>(document);
      return data.dashboard.missingSettings;
    };
    expect(await missing()).toContain('SHOP_ICE');
    await update({ ice: '001525713000089' });
    expect(await missing()).not.toContain('SHOP_ICE');
    await update({ ice: null });
    expect(await missing()).not.toContain('orderEmails');
    await update({ orderEmails: null });
    expect(await missing()).toContain('orderEmails');
  });
});

test('an ICE has 15 digits, however they are spaced', async () => {
  const message = 'L’ICE compte 15 chiffres, par exemple 001525713000084.';
  for (const ice of ['12345', '0015257130000841', '00152571300008A']) {
    expect((await update({ ice })).userErrors).toMatchObject([
      { code: 'INVALID', field: 'ice', message },
    ]);
  }
  expect((await update({ ice: '001 525 713 000 084' })).userErrors).toEqual([]);
  const { data } = await owner.request('{ settings { stored { ice } } }');
  expect(data).toEqual({ settings: { stored: { ice: '001525713000084' } } });
  await update({ ice: null });
});
