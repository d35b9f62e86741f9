import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Carrier } from '../../../server/shipment/carrier/carrier.ts';
import { testCarrier } from '../../../server/shipment/carrier/local.ts';
import { shipOrders } from '../../../server/shipment/shipment.service.ts';
import { openAdmin, openStaff } from '../../support/shop/admin.ts';
import { startOzon, ozonCredentials, OZON_KEYS } from '../../support/carriers/ozon.ts';
import { senditCredentials, startSendit } from '../../support/carriers/sendit.ts';
import { startShop } from '../../support/shop/shop.ts';
import { ordersOf, parcelsOf } from './shipment.documents.ts';

const sendit = await startSendit();
const ozon = await startOzon();
const shop = await startShop({ carriers: { senditUrl: sendit.url, ozonUrl: ozon.url } });
const admin = await openAdmin(shop);
const parcels = parcelsOf(admin);
const place = ordersOf(shop);
afterAll(async () => {
  await shop.close();
  await Promise.all([sendit.close(), ozon.close()]);
});

async function confirmed(contact: object = {}): Promise<string> {
  const id = await place(contact);
  await parcels.move([id], 'CONFIRMED');
  return id;
}

const saved = async (input: object) => (await parcels.saveCarrier(input)).carrier?.id ?? '';
const senditId = await saved({ kind: 'SENDIT', name: 'Sendit', credentials: senditCredentials });
const ozonId = await saved({ kind: 'OZON', name: 'Ozon', credentials: ozonCredentials });
await parcels.testCarrier(senditId);
await parcels.testCarrier(ozonId);

beforeEach(() => {
  sendit.fail(null);
  ozon.fail(null);
  sendit.refuse(null);
  ozon.refuse(null);
});

const adapters = [
  {
    name: 'Sendit',
    id: senditId,
    standIn: sendit,
    create: /POST .*\/deliveries$/,
    known: () => sendit.deliveries.length,
    number: /^DH\d+$/,
  },
  {
    name: 'Ozon',
    id: ozonId,
    standIn: ozon,
    create: /\/add-parcel$/,
    known: () => ozon.parcels.length,
    number: /^BV-\d+-1$/,
  },
] as const;

const MINUTE = 61_000;

describe.each(adapters)('$name', ({ id: carrierId, standIn, create, known, number }) => {
  test('is given the parcels of the orders that can be shipped, and the others are refused', async () => {
    const [good, pending, dear, other] = [
      await confirmed(),
      await place(),
      await confirmed({ phone: '0612345670', city: 'Nulle part ailleurs' }),
      await confirmed({ name: 'A;B' }),
    ];
    const preview = await parcels.preview([good, pending, dear, other], carrierId);
    expect(preview.map(({ problems }) => problems.map(({ code, field }) => [code, field]))).toEqual(
      [[], [['NOT_ALLOWED_NOW', null]], [['INVALID', 'city']], [['INVALID', 'name']]],
    );
    expect(preview[0]).toMatchObject({
      carrierCity: { id: '58' },
      amount: { amount: expect.any(Number) },
    });
    const before = known();
    const { shipments, userErrors } = await parcels.ship([good, pending, dear, other], carrierId);
    expect(shipments).toMatchObject([
      {
        status: 'CREATED',
        trackingNumber: expect.stringMatching(number),
        order: { status: 'CONFIRMED' },
      },
    ]);
    expect(userErrors.map(({ field }) => field)).toEqual([
      'orderIds.1',
      'orderIds.2',
      'orderIds.3',
    ]);
    expect(known()).toBe(before + 1);
  });

  test('gets no second parcel by the same key, by another one, or by two presses at once', async () => {
    const [one, two] = [await confirmed(), await confirmed()];
    const before = known();
    const first = await parcels.ship([one], carrierId, { key: `twice-${carrierId}` });
    const again = await parcels.ship([one], carrierId, { key: `twice-${carrierId}` });
    expect(again).toEqual(first);
    const other = await parcels.ship([one], carrierId);
    expect([other.shipments, other.userErrors[0]?.code]).toEqual([[], 'NOT_ALLOWED_NOW']);
    const conflict = await parcels.ship([one, two], carrierId, { key: `twice-${carrierId}` });
    expect(conflict.userErrors[0]?.code).toBe('IDEMPOTENCY_CONFLICT');
    await Promise.all([parcels.ship([two], carrierId), parcels.ship([two], carrierId)]);
    expect(known()).toBe(before + 2);
  });

  test.each(['LOST', 'DONE_ERROR'] as const)(
    'that made a parcel and answered by %s has one, and it is found by its reference',
    async (fault) => {
      const id = await confirmed();
      const before = known();
      standIn.fail(fault, create);
      const { shipments, userErrors } = await parcels.ship([id], carrierId);
      expect(shipments).toMatchObject([{ status: 'UNCERTAIN', trackingNumber: null }]);
      expect(userErrors).toEqual([]);
      standIn.fail(null);
      // The attempt may still be under way.
      await shop.followShipments();
      expect((await parcels.ofOrder(id))[0]?.status).toBe('UNCERTAIN');
      shop.pass(MINUTE);
      await shop.followShipments();
      expect(await parcels.ofOrder(id)).toMatchObject([
        { status: 'CREATED', trackingNumber: expect.stringMatching(number) },
      ]);
      expect(known()).toBe(before + 1);
    },
  );

  test.each(['DOWN', 'HANG', 'ERROR', 'NONSENSE', 'REDIRECT', 'TIMEOUT'] as const)(
    'that did nothing and answered by %s is given the parcel again once it is looked up',
    async (fault) => {
      const id = await confirmed();
      const before = known();
      standIn.fail(fault, create);
      const { shipments } = await parcels.ship([id], carrierId);
      expect(shipments).toMatchObject([{ status: 'UNCERTAIN' }]);
      const refreshed = await parcels.refresh([shipments[0]?.id ?? '']);
      expect(refreshed.userErrors[0]?.code).toBe('NOT_ALLOWED_NOW');
      standIn.fail(null);
      shop.pass(MINUTE);
      await shop.followShipments();
      expect((await parcels.ofOrder(id))[0]?.status).toBe('CREATED');
      expect(known()).toBe(before + 1);
    },
  );

  test('that refuses in an answer of status 200 has its words said, and the order can go again', async () => {
    const id = await confirmed();
    standIn.refuse('Adresse incomplète');
    const { shipments, userErrors } = await parcels.ship([id], carrierId);
    expect(shipments).toEqual([]);
    expect(userErrors).toMatchObject([
      {
        code: 'CARRIER_REFUSED',
        field: 'orderIds.0',
        message: expect.stringContaining('Adresse incomplète'),
      },
    ]);
    standIn.refuse(null);
    expect((await parcels.ship([id], carrierId)).shipments).toMatchObject([{ status: 'CREATED' }]);
  });

  test('that is silent for long is a task, which a look-up still settles', async () => {
    const id = await confirmed();
    standIn.fail('DOWN');
    await parcels.ship([id], carrierId);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      shop.pass(17 * MINUTE);
      await shop.followShipments();
    }
    const ofOrder = async () => (await parcels.tasks()).filter(({ order }) => order?.id === id);
    expect(await ofOrder()).toMatchObject([{ kind: 'UNCERTAIN' }]);
    standIn.fail(null);
    shop.pass(33 * MINUTE);
    await shop.followShipments();
    expect((await parcels.ofOrder(id))[0]?.status).toBe('CREATED');
  });

  test('that does not know a parcel after a silence lets go of it, and another carrier may take it', async () => {
    const id = await confirmed();
    const before = known();
    standIn.fail('DOWN');
    const { shipments } = await parcels.ship([id], carrierId);
    const uncertain = shipments[0]?.id ?? '';
    standIn.fail(null);
    // The request may still be under way.
    expect((await parcels.cancel(uncertain)).userErrors).toMatchObject([
      { code: 'NOT_ALLOWED_NOW' },
    ]);
    standIn.fail('DOWN');
    shop.pass(MINUTE);
    expect((await parcels.cancel(uncertain)).userErrors).toMatchObject([
      { code: 'CARRIER_UNAVAILABLE' },
    ]);
    standIn.fail(null);
    expect((await parcels.cancel(uncertain)).shipment?.status).toBe('CANCELLED');
    await shop.followShipments();
    expect(known()).toBe(before);
    expect((await parcels.ship([id], 'test')).shipments).toMatchObject([{ status: 'CREATED' }]);
  });

  test('is not given again what was cancelled while it was silent', async () => {
    const id = await confirmed();
    const before = known();
    standIn.fail('DOWN');
    await parcels.ship([id], carrierId);
    await parcels.move([id], 'CANCELLED');
    standIn.fail(null);
    shop.pass(MINUTE);
    await shop.followShipments();
    expect([await parcels.ofOrder(id), known()]).toEqual([[], before]);
  });
});

describe('Sendit', () => {
  const shipped = async (contact: object = {}) => {
    const id = await confirmed(contact);
    const { shipments } = await parcels.ship([id], senditId);
    return { id, shipment: shipments[0], code: shipments[0]?.trackingNumber ?? '' };
  };

  test('is given whole dirhams, the reference and the district', async () => {
    const { code, shipment } = await shipped({ phone: '0612345678' });
    expect(sendit.deliveries.find((each) => each.code === code)).toMatchObject({
      reference: shipment?.id,
      district_id: '58',
      phone: '0612345678',
      amount: (shipment?.amount.amount ?? 0) / 100,
    });
  });

  test('whose session has ended is logged in to again', async () => {
    sendit.expire();
    expect((await shipped()).shipment?.status).toBe('CREATED');
  });

  test('is found among many parcels of one phone', async () => {
    for (let count = 0; count < 6; count += 1) await shipped({ phone: '0699999999' });
    const id = await confirmed({ phone: '0699999999' });
    sendit.fail('LOST', /POST .*\/deliveries$/);
    await parcels.ship([id], senditId);
    sendit.fail(null);
    for (let count = 0; count < 6; count += 1) await shipped({ phone: '0699999999' });
    const [uncertain] = await parcels.ofOrder(id);
    const { shipments } = await parcels.refresh([uncertain?.id ?? '']);
    expect(shipments).toMatchObject([{ status: 'CREATED' }]);
  });

  test('cancels a parcel, and the order can go again under another reference', async () => {
    const { id, shipment, code } = await shipped();
    expect(await parcels.cancel(shipment?.id ?? '')).toMatchObject({
      shipment: { status: 'CANCELLED', canCancel: false },
      userErrors: [],
    });
    expect(sendit.deliveries.some((each) => each.code === code)).toBe(false);
    const again = await parcels.ship([id], senditId);
    expect(again.shipments[0]?.id).toBe(shipment?.id.replace(/-1$/, '-2'));
  });

  test('is queried where its parcels are', async () => {
    const { id, shipment, code } = await shipped();
    const delivery = sendit.deliveries.find((each) => each.code === code);
    Object.assign(delivery ?? {}, { status: 'TRANSIT', lastActionAt: '2026-11-02 09:30:00' });
    const { shipments } = await parcels.refresh([shipment?.id ?? '']);
    expect(shipments).toMatchObject([
      { status: 'IN_TRANSIT', order: { status: 'SHIPPED', parcelNumber: code } },
    ]);
    Object.assign(delivery ?? {}, { status: 'DELIVERED', lastActionAt: '2026-11-03 09:30:00' });
    // Three hours would end the session of staff.
    await shop.store.transaction(async ({ shipments: port }) => {
      const stored = await port.shipment(shipment?.id ?? '');
      if (stored) await port.save({ ...stored, nextCheckAt: stored.createdAt });
    });
    await shop.followShipments();
    expect(await parcels.ofOrder(id)).toMatchObject([
      { status: 'DELIVERED', order: { status: 'DELIVERED' } },
    ]);
  });

  test('gives its labels as a PDF, and another carrier has none', async () => {
    const staff = await openStaff(shop, 'etiquettes@exemple.ma', 'STAFF');
    const labels = async (ids: readonly string[]) =>
      (
        await staff.request<{
          shipmentLabels: { pdf: string | null; userErrors: ReadonlyArray<{ code: string }> };
        }>('query ($ids: [ID!]!) { shipmentLabels(ids: $ids) { pdf userErrors { code } } }', {
          ids,
        })
      ).data.shipmentLabels;
    const { shipment } = await shipped();
    const { pdf } = await labels([shipment?.id ?? '']);
    expect(Buffer.from(pdf ?? '', 'base64').toString()).toBe('%PDF-1.4 labels');
    const played = (await parcels.ship([await confirmed()], 'test')).shipments[0]?.id ?? '';
    expect(await labels([played])).toEqual({
      pdf: null,
      userErrors: [{ code: 'NOT_ALLOWED_NOW' }],
    });
    const both = await labels([played, shipment?.id ?? '']);
    expect(both.userErrors).toEqual([{ code: 'INVALID' }]);
  });

  test('with other keys refuses, and neither message nor log has them', async () => {
    const wrong = senditCredentials.map((each) =>
      each.name === 'secretKey' ? { ...each, value: 'wrong-secret-of-the-tests' } : each,
    );
    const id = await saved({ kind: 'SENDIT', name: 'Faux', credentials: wrong });
    const { userErrors } = await parcels.testCarrier(id);
    expect(userErrors).toMatchObject([{ code: 'CARRIER_REFUSED' }]);
    expect(JSON.stringify([userErrors, shop.logged, shop.lines])).not.toContain('wrong-secret');
  });
});

describe('Ozon Express', () => {
  const shipped = async () => {
    const id = await confirmed();
    const { shipments } = await parcels.ship([id], ozonId);
    return { id, number: shipments[0]?.trackingNumber ?? '', shipmentId: shipments[0]?.id ?? '' };
  };

  test('is queried in lists, and its sentences move the orders', async () => {
    const [one, two] = [await shipped(), await shipped()];
    ozon.say(one.number, 'Ramassé', '2026-11-02 09:00');
    ozon.say(one.number, 'En cours de livraison', '2026-11-03 09:00');
    ozon.say(two.number, 'Client injoignable', '2026-11-03 10:00', 'Rappeler demain');
    ozon.requested.length = 0;
    shop.pass(21 * MINUTE);
    await shop.followShipments();
    expect(ozon.requested).toEqual(['POST /tracking']);
    expect(await parcels.ofOrder(one.id)).toMatchObject([
      { status: 'OUT_FOR_DELIVERY', order: { status: 'SHIPPED', parcelNumber: one.number } },
    ]);
    const { events = [] } = (await parcels.ofOrder(two.id))[0] ?? {};
    expect(events.find(({ status }) => status === 'ATTEMPT_FAILED')).toEqual({
      at: '2026-11-03T10:00:00+00:00',
      status: 'ATTEMPT_FAILED',
      text: 'Rappeler demain',
    });
    // The same history again changes nothing.
    const before = await parcels.ofOrder(one.id);
    shop.pass(21 * MINUTE);
    await shop.followShipments();
    expect(await parcels.ofOrder(one.id)).toEqual(before);
  });

  test('has what it says of the unknown as a task, once', async () => {
    const { id, number } = await shipped();
    ozon.say(number, 'Chez le voisin', '2026-11-02 09:00');
    for (let turn = 0; turn < 2; turn += 1) {
      shop.pass(21 * MINUTE);
      await shop.followShipments();
    }
    const tasks = (await parcels.tasks()).filter(({ order }) => order?.id === id);
    expect(tasks).toMatchObject([
      { kind: 'UNKNOWN_STATE', text: expect.stringContaining('Chez le voisin') },
    ]);
    expect(await parcels.closeTask(tasks[0]?.id ?? '')).toMatchObject({ userErrors: [] });
    expect((await parcels.closeTask(tasks[0]?.id ?? '')).userErrors).toMatchObject([
      { code: 'UNKNOWN_TASK' },
    ]);
  });

  test('cancels on its site alone, and has no labels', async () => {
    const { shipmentId } = await shipped();
    expect(await parcels.cancel(shipmentId)).toMatchObject({
      shipment: null,
      userErrors: [{ code: 'NOT_ALLOWED_NOW' }],
    });
  });

  test('with another key repeats it in its answer, and the shop does not', async () => {
    const wrong = ozonCredentials.map((each) =>
      each.name === 'apiKey' ? { ...each, value: 'wrong-key-of-the-tests' } : each,
    );
    const id = await saved({ kind: 'OZON', name: 'Faux', credentials: wrong });
    const { userErrors } = await parcels.testCarrier(id);
    expect(userErrors).toMatchObject([
      { code: 'CARRIER_REFUSED', message: expect.stringContaining('Please verify your API Key …') },
    ]);
    expect(JSON.stringify(userErrors)).not.toMatch(/wrong-key|424242/);
  });
});

interface Cities {
  readonly readAt: string | null;
  readonly unmapped: number;
  readonly cities: readonly object[];
  readonly mappings: ReadonlyArray<{ readonly cityId: string }>;
}
const mapped = (cities: Cities | null, id: string) =>
  cities?.mappings.find(({ cityId }) => cityId === id);

test('a carrier that answers late leaves its parcel uncertain in the shop’s answer, and known after its own', async () => {
  const id = await confirmed();
  const replies: Array<() => void> = [];
  const late: Carrier = {
    ...testCarrier,
    createShipment: (parcel) =>
      new Promise((resolve) => {
        replies.push(() => resolve({ trackingNumber: `LATE-${parcel.reference}` }));
      }),
  };
  const carriers = { ...shop.within.carriers, connect: () => late };
  const input = {
    orderIds: [id],
    carrierId: 'test',
    idempotencyKey: 'a-late-answer',
    parcels: [],
  };
  const { shipments } = await shipOrders({ ...shop.within, carriers, actor: 'tests' }, input, 1);
  expect(shipments).toMatchObject([{ status: 'UNCERTAIN', trackingNumber: null }]);
  await expect.poll(async () => (await shop.store.read.shipments.ofOrder(id))[0]?.attempts).toBe(1);
  for (const reply of replies) reply();
  await expect
    .poll(async () => await parcels.ofOrder(id))
    .toMatchObject([{ status: 'CREATED', trackingNumber: expect.stringMatching(/^LATE-/) }]);
});

describe('cities of a carrier', () => {
  const CITIES = `{
    readAt unmapped cities { id name district }
    mappings { cityId name isAutomatic carrierCity { id district } candidates { id } }
  }`;
  const citiesOf = async (id: string) =>
    (
      await admin.request<{ carrierCities: Cities | null }>(
        `query ($id: ID!) { carrierCities(carrierId: $id) ${CITIES} }`,
        { id },
      )
    ).data.carrierCities;
  const map = async (cityId: string, carrierCityId: string | null) =>
    (
      await admin.request<{ mapCity: { cities: Cities | null; userErrors: readonly object[] } }>(
        `mutation ($carrierId: ID!, $cityId: ID!, $carrierCityId: ID) {
          mapCity(carrierId: $carrierId, cityId: $cityId, carrierCityId: $carrierCityId) {
            cities ${CITIES} userErrors { code field }
          }
        }`,
        { carrierId: senditId, cityId, carrierCityId },
      )
    ).data.mapCity;
  test('are mapped by name where there is one, without those that it does not serve', async () => {
    const cities = await citiesOf(senditId);
    expect(cities?.cities).toHaveLength(5);
    expect(mapped(cities, 'rabat')).toMatchObject({ isAutomatic: true, carrierCity: { id: '58' } });
    expect(mapped(cities, 'oujda')).toMatchObject({ carrierCity: null, candidates: [] });
    expect(cities?.unmapped).toBe((cities?.mappings.length ?? 0) - 2);
  });

  test('with several districts are chosen by staff, and then parcels go there', async () => {
    const id = await confirmed({ city: 'Casablanca' });
    const refused = await parcels.ship([id], senditId);
    expect(refused).toMatchObject({ shipments: [], userErrors: [{ code: 'INVALID' }] });
    expect(mapped(await citiesOf(senditId), 'casablanca')).toMatchObject({
      carrierCity: null,
      candidates: [{ id: '1' }, { id: '2' }],
    });
    const { cities } = await map('casablanca', '2');
    expect(mapped(cities, 'casablanca')).toMatchObject({
      isAutomatic: false,
      carrierCity: { id: '2', district: 'Casablanca - Ain Sebaâ' },
    });
    const { shipments } = await parcels.ship([id], senditId);
    const code = shipments[0]?.trackingNumber;
    expect(sendit.deliveries.find((each) => each.code === code)?.district_id).toBe('2');
    // Reading them anew does not forget the choice.
    await parcels.testCarrier(senditId);
    expect(mapped(await citiesOf(senditId), 'casablanca')).toMatchObject({
      carrierCity: { id: '2' },
    });
    const undone = await map('casablanca', null);
    expect(mapped(undone.cities, 'casablanca')).toMatchObject({ carrierCity: null });
  });

  test('are refused where one of the two is unknown', async () => {
    expect((await map('nulle-part', '2')).userErrors).toEqual([
      { code: 'INVALID', field: 'cityId' },
    ]);
    expect((await map('rabat', '99')).userErrors).toEqual([
      { code: 'INVALID', field: 'carrierCityId' },
    ]);
    expect(await citiesOf('no-such-carrier')).toBe(null);
  });
});

describe('credentials', () => {
  test('are written and never read: the last four characters are', async () => {
    const list = await parcels.carriers();
    const [file, played] = list;
    expect([file?.id, played?.id]).toEqual(['file', 'test']);
    const found = list.find(({ id }) => id === senditId);
    expect(found?.credentials).toEqual([
      { name: 'publicKey', isSet: true, lastFour: '1a2b' },
      { name: 'secretKey', isSet: true, lastFour: '3c4d' },
      { name: 'webhookSecret', isSet: true, lastFour: '5e6f' },
      { name: 'pickupDistrictId', isSet: true, lastFour: '46' },
    ]);
    const customerId = list.find(({ id }) => id === ozonId)?.credentials[0];
    expect(customerId).toEqual({ name: 'customerId', isSet: true, lastFour: '' });
  });

  test('that are omitted stay, and a blank one goes', async () => {
    const id = await saved({ kind: 'OZON', name: 'Autre', credentials: ozonCredentials });
    const { carrier } = await parcels.saveCarrier({ id, name: 'Autre nom' }, 1);
    expect(carrier?.credentials.every(({ isSet }) => isSet)).toBe(true);
    const credentials = [{ name: 'apiKey', value: ' ' }];
    const without = await parcels.saveCarrier({ id, credentials }, 2);
    expect(without.carrier?.credentials).toMatchObject([{ isSet: true }, { isSet: false }]);
    const order = await confirmed();
    expect((await parcels.ship([order], id)).userErrors).toMatchObject([
      { code: 'CARRIER_REFUSED' },
    ]);
    const late = await parcels.saveCarrier({ id, name: 'Trop tard' }, 1);
    expect(late).toMatchObject({
      carrier: { version: 3 },
      userErrors: [{ code: 'VERSION_CONFLICT' }],
    });
  });

  test.each([
    [{ name: 'Sans sorte' }, 'REQUIRED', 'kind'],
    [{ kind: 'SENDIT', name: ' ' }, 'REQUIRED', 'name'],
    [{ kind: 'TEST', name: 'Essai' }, 'INVALID', 'kind'],
    [
      { kind: 'OZON', name: 'X', credentials: [{ name: 'secretKey', value: 'x' }] },
      'INVALID',
      'credentials.0',
    ],
    [
      { kind: 'OZON', name: 'X', credentials: [{ name: 'apiKey', value: 'x'.repeat(501) }] },
      'INVALID',
      'credentials.0.value',
    ],
    [{ kind: 'FILE', name: 'X', cashLimit: -1 }, 'INVALID', 'cashLimit'],
    [{ kind: 'FILE', name: 'X', trackingUrl: 'http://x.ma/{numero}' }, 'INVALID', 'trackingUrl'],
    [{ kind: 'FILE', name: 'X', trackingUrl: 'https://x.ma/' }, 'INVALID', 'trackingUrl'],
    [{ id: 'no-such-carrier', name: 'X' }, 'UNKNOWN_CARRIER', 'id'],
  ])('%j is refused with %s on %s', async (input, code, field) => {
    const { carrier, userErrors } = await parcels.saveCarrier(input);
    expect([carrier, userErrors[0]?.code, userErrors[0]?.field]).toEqual([null, code, field]);
  });
});

test('no key of Ozon is in a log or a request that the tests noted', () => {
  expect(JSON.stringify([shop.logged, shop.lines, ozon.requested])).not.toContain(OZON_KEYS.apiKey);
});
