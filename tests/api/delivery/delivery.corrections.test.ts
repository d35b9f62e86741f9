import { afterEach, describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { seededChance } from '../../support/seeded-chance.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { changesOf } from '../admin/orders/orders.change.documents.ts';
import { guestOrder, HOME, place } from '../order/order.documents.ts';
import {
  addedPickup,
  addedZone,
  onFriday,
  ORIENTAL,
  removePoint,
  removeZone,
  saveZone,
  type Zone,
} from './delivery.documents.ts';

const shop = await sharedShop();
const inDays = onFriday(shop);
const admin = await openAdmin(shop);
const { update } = changesOf(admin);

const SKIRT = 'jupe-plissee-safran';
const PRICE = 45_900;
const home = { ...HOME, phone: '0612345678', email: 'nadia@example.com' };
const skirts = (quantity: number) => [{ variantId: SKIRT, quantity }];

const stored = async (id: string) => {
  const order = await shop.store.read.orders.order(id);
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
};
async function placed(change: object = {}): Promise<string> {
  const { order } = await place(shop, guestOrder([[SKIRT, 1]], { email: home.email, ...change }));
  if (!order) throw new Error('The order was refused');
  return order.id;
}
const mailsAbout = async (orderId: string) =>
  (await shop.store.read.mails.newest(100))
    .filter((mail) => mail.orderId === orderId)
    .map(({ kind }) => kind);

afterEach(async () => {
  const { zones, pickupPoints } = await shop.store.read.delivery.load();
  for (const { id } of zones) await removeZone(admin, id);
  for (const { id } of pickupPoints) await removePoint(admin, id);
});

describe('a correction', () => {
  test('of the lines applies the tariff that the order keeps, whatever the zone says today', async () => {
    const zone = await addedZone(admin, ORIENTAL);
    const id = await placed({ city: 'Oujda' });
    await saveZone(admin, { ...ORIENTAL, id: zone.id, guestFee: 9_900, freeFrom: 1 });
    expect(await update(id, { lines: skirts(2) })).toMatchObject({
      order: { shipping: { amount: 6_500 }, payable: { amount: 2 * PRICE + 6_500 } },
    });
    expect(await update(id, { lines: skirts(4) }, 2)).toMatchObject({
      order: { shipping: { amount: 0 }, payable: { amount: 4 * PRICE } },
    });
  });

  test('to another city takes its fee and days of today', async () => {
    const id = await placed({ city: 'Rabat' });
    await addedZone(admin, ORIENTAL);
    const shippingInfo = { ...home, city: 'Oujda' };
    expect(await update(id, { shippingInfo })).toMatchObject({
      order: { shipping: { amount: 6_500 }, payable: { amount: PRICE + 6_500 } },
    });
    expect((await stored(id)).delivery).toMatchObject({ earliest: inDays(3), latest: inDays(5) });
    const back = { ...home, city: 'Rabat' };
    expect(await update(id, { shippingInfo: back }, 2)).toMatchObject({
      order: { shipping: { amount: 5_000 } },
    });
  });

  test('that names the city of a text changes neither fee nor days, and is no news', async () => {
    await addedZone(admin, ORIENTAL);
    const id = await placed({ city: 'Hay El Qods', phone: home.phone });
    const { delivery } = await stored(id);
    const chosen = { ...home, city: 'Hay El Qods', cityId: 'oujda' };
    expect(await update(id, { shippingInfo: chosen })).toMatchObject({
      userErrors: [],
      order: { version: 2, shipping: { amount: 5_000 } },
    });
    expect(await stored(id)).toMatchObject({ delivery, shippingInfo: { cityId: 'oujda' } });
    expect(await mailsAbout(id)).not.toContain('ORDER_CHANGED');
    // A street that is corrected later leaves the choice.
    const street = '5, rue Oukaïmeden';
    await update(id, { shippingInfo: { ...home, city: 'Hay El Qods', street } }, 2);
    expect(await stored(id)).toMatchObject({ shippingInfo: { street, cityId: 'oujda' } });
    expect(await mailsAbout(id)).toContain('ORDER_CHANGED');
    const other = { ...home, city: 'Hay El Qods', street, cityId: 'rabat' };
    await update(id, { shippingInfo: other }, 3);
    expect(await stored(id)).toMatchObject({ shipping: 5_000, shippingInfo: { cityId: 'rabat' } });
  });

  test('of an order of before, which keeps no tariff, charges the country’s', async () => {
    const id = await placed({ city: 'Oujda' });
    await shop.store.transaction(async ({ orders }) => {
      const order = await orders.order(id);
      if (order) await orders.save({ ...order, delivery: null });
    });
    await addedZone(admin, ORIENTAL);
    expect(await update(id, { lines: skirts(2) })).toMatchObject({
      order: { shipping: { amount: 5_000 } },
    });
    expect((await stored(id)).delivery).toBeNull();
  });

  test('leaves an order that is fetched free of charge, and asks for no address', async () => {
    await addedZone(admin, ORIENTAL);
    const id = await placed({ deliveryOptionId: await addedPickup(admin) });
    const { name } = home;
    const shippingInfo = { name, phone: '0612345679' };
    expect(await update(id, { shippingInfo, lines: skirts(2) })).toMatchObject({
      userErrors: [],
      order: {
        shipping: { amount: 0 },
        shippingInfo: { name, phone: '0612345679', street: '', city: '' },
      },
    });
    await update(id, { shippingInfo: { ...home, city: 'Oujda' } }, 2);
    expect(await stored(id)).toMatchObject({ shipping: 0, delivery: { kind: 'PICKUP' } });
  });

  test.each([
    ['an unknown city', { cityId: 'atlantis' }],
    ['a city that is not served', { city: 'Oujda' }],
  ])('to %s is refused, and nothing is written', async (_, to) => {
    await addedZone(admin, { ...ORIENTAL, isServed: false });
    const id = await placed();
    const before = await stored(id);
    const { userErrors } = await update(id, { shippingInfo: { ...home, ...to } });
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: 'shippingInfo.cityId' }]);
    expect(await stored(id)).toEqual(before);
  });
});

/** Charges a guest in a city, by the model. */
interface ModelTariff {
  readonly guestFee: number;
  readonly freeFrom: number | null;
}
const COUNTRY: ModelTariff = { guestFee: 5_000, freeFrom: 100_000 };

test('whatever is corrected, an order costs what its city did when it was chosen', async () => {
  const chance = seededChance(68);
  const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)] as T;
  const tariffs = new Map<string, { readonly zone: Zone; readonly tariff: ModelTariff }>();
  let [city, quantity, version] = ['Rabat', 1, 1];
  let chosen = COUNTRY;
  const id = await placed({ city });

  const steps: Readonly<Record<string, () => Promise<void>>> = {
    async tariff() {
      const [name, cityId] = pick([
        ['Oujda', 'oujda'],
        ['Rabat', 'rabat'],
      ] as const);
      const tariff = {
        guestFee: Math.floor(chance() * 10_000),
        freeFrom: pick([null, PRICE, 2 * PRICE, 3 * PRICE]),
      };
      const input = { ...ORIENTAL, name, cityIds: [cityId], ...tariff };
      const before = tariffs.get(name)?.zone;
      const saved = before ? await saveZone(admin, { ...input, id: before.id }) : null;
      const zone = saved?.deliveryZone ?? (await addedZone(admin, input));
      tariffs.set(name, { zone, tariff });
    },
    async city() {
      const to = pick(['Rabat', 'Oujda', 'Tanger']);
      const { userErrors } = await update(id, { shippingInfo: { ...home, city: to } }, version);
      expect(userErrors).toEqual([]);
      if (to !== city) chosen = tariffs.get(to)?.tariff ?? COUNTRY;
      city = to;
    },
    async lines() {
      quantity = 1 + Math.floor(chance() * 4);
      const { userErrors } = await update(id, { lines: skirts(quantity) }, version);
      expect(userErrors).toEqual([]);
    },
  };

  for (let step = 0; step < 60; step += 1) {
    await steps[pick(Object.keys(steps))]?.();
    const order = await stored(id);
    version = order.changes.length + 1;
    const total = quantity * PRICE;
    const isFree = chosen.freeFrom !== null && total >= chosen.freeFrom;
    const shipping = isFree ? 0 : chosen.guestFee;
    expect([step, order.total, order.shipping, order.payable]).toEqual([
      step,
      total,
      shipping,
      total + shipping,
    ]);
  }
});
