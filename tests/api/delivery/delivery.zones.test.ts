import { beforeEach, describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { latestEntry } from '../admin/admin.answers.ts';
import {
  addedPickup,
  addedZone,
  AGDAL,
  ORIENTAL,
  removePoint,
  removeZone,
  savePoint,
  saveZone,
  setClosedDays,
} from './delivery.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

const stored = () => shop.store.read.delivery.load();
const codes = (answer: { readonly userErrors: ReadonlyArray<{ code: string; field: unknown }> }) =>
  answer.userErrors.map(({ code, field }) => `${code} ${String(field)}`);

beforeEach(async () => {
  const { zones, pickupPoints } = await stored();
  for (const { id } of zones) await removeZone(admin, id);
  for (const { id } of pickupPoints) await removePoint(admin, id);
  await setClosedDays(admin, []);
});

describe('delivery zones', () => {
  test('are added, changed, listed and removed, each time with an entry in the log', async () => {
    const added = await saveZone(admin, { ...ORIENTAL, regions: ['Oriental'] });
    expect(added).toEqual({
      userErrors: [],
      deliveryZone: {
        ...ORIENTAL,
        id: expect.any(String),
        version: 1,
        regions: ['Oriental'],
        guestFee: { amount: 6_500 },
        customerFee: { amount: 2_500 },
        freeFrom: { amount: 150_000 },
        isServed: true,
      },
    });
    expect(await latestEntry(shop)).toMatchObject({ action: 'zone.create', subject: 'Oriental' });
    const { id = '', version } = added.deliveryZone ?? {};
    const changed = await saveZone(admin, { ...ORIENTAL, id, freeFrom: null }, version);
    expect(changed.deliveryZone).toMatchObject({ id, version: 2, regions: [], freeFrom: null });
    expect(await latestEntry(shop)).toMatchObject({ action: 'zone.update' });
    const { data } = await admin.request<object>('{ deliveryZones { id version } }');
    expect(data).toEqual({ deliveryZones: [{ id, version: 2 }] });
    expect(await removeZone(admin, id, 2)).toEqual({ deliveryZones: [], userErrors: [] });
    expect(await latestEntry(shop)).toMatchObject({ action: 'zone.delete', subject: 'Oriental' });
  });

  test('that others changed meanwhile are not overwritten, and the payload has them', async () => {
    const { id } = await addedZone(admin, ORIENTAL);
    await saveZone(admin, { ...ORIENTAL, id, name: 'Est' }, 1);
    const before = await stored();
    const late = await saveZone(admin, { ...ORIENTAL, id, guestFee: 1 }, 1);
    expect(codes(late)).toEqual(['VERSION_CONFLICT expectedVersion']);
    expect(late.deliveryZone).toMatchObject({ name: 'Est', version: 2 });
    const removed = await removeZone(admin, id, 1);
    expect(codes(removed)).toEqual(['VERSION_CONFLICT expectedVersion']);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['an unknown city', { cityIds: ['sale', 'atlantis'] }, ['INVALID cityIds.1']],
    ['a foreign city', { cityIds: ['paris'] }, ['INVALID cityIds.0']],
    ['an unknown region', { cityIds: [], regions: ['Provence'] }, ['INVALID regions.0']],
    ['a city of another zone', {}, ['INVALID cityIds.0']],
    ['a negative fee', { cityIds: [], guestFee: -1 }, ['INVALID guestFee']],
    ['days the wrong way round', { cityIds: [], minDays: 5 }, ['INVALID maxDays']],
    ['a blank name', { cityIds: [], name: '' }, ['REQUIRED name']],
    ['an unknown id', { cityIds: [], id: 'nothing' }, ['UNKNOWN_ZONE id']],
  ])('refuse %s, and nothing is written', async (_, wrong, problems) => {
    await addedZone(admin, ORIENTAL);
    const before = await stored();
    expect(codes(await saveZone(admin, { ...ORIENTAL, ...wrong }))).toEqual(problems);
    expect(await stored()).toEqual(before);
  });

  test('name what is wrong in a sentence', async () => {
    await addedZone(admin, ORIENTAL);
    const { userErrors } = await saveZone(admin, { ...ORIENTAL, name: 'Autre' });
    expect(userErrors.map(({ message }) => message)).toEqual([
      '«\u00a0Oujda\u00a0» fait déjà partie de la zone «\u00a0Oriental\u00a0».',
    ]);
  });

  test('saved at once for one city are one zone', async () => {
    const saved = await Promise.all(
      Array.from({ length: 5 }, (_, n) => saveZone(admin, { ...ORIENTAL, name: `Zone ${n}` })),
    );
    expect(saved.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1);
    expect((await stored()).zones).toHaveLength(1);
  });
});

describe('closed days', () => {
  test('replace the earlier ones, in order and once each', async () => {
    const dates = ['2026-05-27', '2026-03-20', '2026-05-27'];
    const sorted = ['2026-03-20', '2026-05-27'];
    expect(await setClosedDays(admin, dates)).toEqual({ closedDays: sorted, userErrors: [] });
    expect(await latestEntry(shop)).toMatchObject({ action: 'closedDays.update' });
    const { data } = await admin.request<object>('{ closedDays }');
    expect(data).toEqual({ closedDays: sorted });
  });

  test('that are no days are refused, and nothing is written', async () => {
    await setClosedDays(admin, ['2026-03-20']);
    const refused = await setClosedDays(admin, ['2026-05-27', '2026-02-30', 'demain']);
    expect(codes(refused)).toEqual(['INVALID dates.1', 'INVALID dates.2']);
    expect((await stored()).closedDays).toEqual(['2026-03-20']);
  });
});

test.each([['20260320'], ['true'], ['["2026-03-20"]']])(
  'a day is no %s: the request is refused whole',
  async (value) => {
    const codeOf = async (document: string, variables: object = {}) =>
      (await admin.request(document, variables)).errors.map(({ extensions }) => extensions.code);
    const written = `mutation { setClosedDays(dates: [${value}]) { closedDays } }`;
    expect(await codeOf(written)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    const document = 'mutation ($dates: [Date!]!) { setClosedDays(dates: $dates) { closedDays } }';
    expect(await codeOf(document, { dates: [JSON.parse(value)] })).toEqual(['BAD_USER_INPUT']);
  },
);

describe('pickup points', () => {
  test('are added, changed, listed and removed', async () => {
    const added = await savePoint(admin, AGDAL);
    expect(added.pickupPoint).toEqual({
      ...AGDAL,
      id: expect.any(String),
      version: 1,
      isOpen: true,
    });
    expect(await latestEntry(shop)).toMatchObject({ action: 'pickupPoint.create' });
    const { id = '' } = added.pickupPoint ?? {};
    const closed = await savePoint(admin, { ...AGDAL, id, isOpen: false }, 1);
    expect(closed.pickupPoint).toMatchObject({ version: 2, isOpen: false });
    const late = await savePoint(admin, { ...AGDAL, id }, 1);
    expect(codes(late)).toEqual(['VERSION_CONFLICT expectedVersion']);
    const { data } = await admin.request<object>('{ pickupPoints { id isOpen } }');
    expect(data).toEqual({ pickupPoints: [{ id, isOpen: false }] });
    expect(await removePoint(admin, id)).toEqual({ pickupPoints: [], userErrors: [] });
    expect(codes(await removePoint(admin, id))).toEqual(['UNKNOWN_PICKUP_POINT id']);
  });

  test.each(['name', 'street', 'city', 'openingHours'])(
    'need a %s, and nothing is written without',
    async (field) => {
      await addedPickup(admin);
      const before = await stored();
      const refused = await savePoint(admin, { ...AGDAL, [field]: ' ' });
      expect(codes(refused)).toEqual([`REQUIRED ${field}`]);
      expect(await stored()).toEqual(before);
    },
  );
});

describe('the cut-off hour', () => {
  const update = async (cutOffHour: number | null) => {
    const { version } = await shop.store.read.settings.load();
    const { data } = await admin.request<{
      payload: { userErrors: ReadonlyArray<{ code: string; field: string }> };
    }>(
      `mutation ($input: SettingsInput!, $version: Int!) {
        payload: updateSettings(input: $input, expectedVersion: $version) {
          userErrors { code field }
        }
      }`,
      { input: { cutOffHour }, version },
    );
    return data.payload.userErrors;
  };
  const QUERY = '{ settings { stored { cutOffHour } defaults { cutOffHour } } }';

  test('is 14 unless the owner says otherwise', async () => {
    expect(await update(24)).toEqual([]);
    const { data } = await admin.request<object>(QUERY);
    expect(data).toEqual({
      settings: { stored: { cutOffHour: 24 }, defaults: { cutOffHour: 14 } },
    });
    expect(await update(0)).toEqual([]);
    expect(await update(null)).toEqual([]);
  });

  test.each([-1, 25])('of %i is refused', async (hour) => {
    const before = await shop.store.read.settings.load();
    expect(await update(hour)).toEqual([{ code: 'INVALID', field: 'cutOffHour' }]);
    expect(await shop.store.read.settings.load()).toEqual(before);
  });
});
