import { anyPhone } from '../../support/shop/phones.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { newestOrders } from '../../support/shop/newest-orders.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { guestOrder, HOME, request } from '../order/order.documents.ts';
import { newShopper } from '../order/order.shopper.ts';
import {
  addedPickup,
  addedZone,
  AGDAL,
  onFriday,
  ORIENTAL,
  removePoint,
  removeZone,
  savePoint,
} from './delivery.documents.ts';

const shop = await sharedShop();
const inDays = onFriday(shop);
const admin = await openAdmin(shop);
const shopper = await newShopper(shop);

const ORDER = `{
  id shipping { amount } payable { amount }
  shippingInfo { name phone street city region postalCode cityId }
  delivery {
    title kind fee { amount } earliest latest pickupPoint { name street city openingHours }
  }
}`;

interface Order {
  readonly id: string;
  readonly shippingInfo: Readonly<Record<string, string | null>>;
}
interface Payload {
  readonly order: Order | null;
  readonly cart: { readonly payable: { readonly amount: number } } | null;
  readonly userErrors: readonly UserError[];
}

/** One skirt of 459 DH. */
const skirt = (change: object = {}) => guestOrder([['jupe-plissee-safran', 1]], change);
const toOujda = { street: '3, rue Zerktouni', city: 'Oujda', region: 'Oriental' };

async function place(input: object, key: string = crypto.randomUUID()): Promise<Payload> {
  return request<Payload>(
    shop,
    `mutation ($input: GuestOrderInput!, $key: String!) {
      placeGuestOrder(input: $input, idempotencyKey: $key) {
        order ${ORDER} cart { payable { amount } } ${ERRORS}
      }
    }`,
    { input, key },
  );
}

const ask = <T>(document: string, variables: object = {}) =>
  request<T>(shop, document, variables, shopper.token);

const placeOrder = (variables: object) =>
  ask<Payload>(
    `mutation ($addressId: ID, $phone: String, $key: String!, $expectedTotal: Centimes, $deliveryOptionId: ID) {
      placeOrder(
        addressId: $addressId, phone: $phone, idempotencyKey: $key, expectedTotal: $expectedTotal,
        deliveryOptionId: $deliveryOptionId
      ) { order ${ORDER} cart { payable { amount } } ${ERRORS} }
    }`,
    { key: crypto.randomUUID(), ...variables },
  );

interface Started {
  readonly payment: { readonly id: string; readonly amount: { readonly amount: number } } | null;
  readonly userErrors: readonly UserError[];
}
const startPayment = (variables: object) =>
  ask<Started>(
    `mutation ($addressId: ID, $key: String!, $deliveryOptionId: ID) {
      startCardPayment(addressId: $addressId, idempotencyKey: $key, deliveryOptionId: $deliveryOptionId) {
        payment { id amount { amount } } ${ERRORS}
      }
    }`,
    { key: crypto.randomUUID(), ...variables },
  );

interface Address {
  readonly id: string;
  readonly city: string;
  readonly cityId: string | null;
}
const addAddress = (input: object) =>
  ask<{ addresses: readonly Address[]; userErrors: readonly UserError[] }>(
    `mutation ($input: AddressInput!) {
      addAddress(input: $input) { addresses { id city cityId } ${ERRORS} }
    }`,
    { input: { ...HOME, phone: '0612345678', ...input } },
  );

const orderCount = async () => (await newestOrders(shop.store.read)).length;
const codes = ({ userErrors }: { readonly userErrors: readonly UserError[] }) =>
  userErrors.map(({ code, field }) => `${code} ${field}`);

afterEach(async () => {
  const { zones, pickupPoints } = await shop.store.read.delivery.load();
  for (const { id } of zones) await removeZone(admin, id);
  for (const { id } of pickupPoints) await removePoint(admin, id);
});

describe('a guest’s order', () => {
  test('has the country’s delivery without a city, and keeps what was promised', async () => {
    const { order } = await place(skirt({ city: 'Trifouilly' }));
    expect(order).toMatchObject({
      shipping: { amount: 5_000 },
      shippingInfo: { city: 'Trifouilly', cityId: null },
      delivery: {
        title: 'Livraison à domicile',
        kind: 'COURIER',
        fee: { amount: 5_000 },
        earliest: inDays(1),
        latest: inDays(3),
        pickupPoint: null,
      },
    });
  });

  test.each([
    ['chosen', { city: 'Oujda', cityId: 'oujda' }, 'Oujda'],
    ['written', { city: 'OUJDA' }, 'OUJDA'],
    ['written in Arabic', { city: 'وجدة' }, 'وجدة'],
    ['chosen beside what is no city', { city: 'Hay El Qods', cityId: 'oujda' }, 'Hay El Qods'],
    ['chosen where the text names another one', { city: 'Rabat', cityId: 'oujda' }, 'Oujda'],
  ])('to a city that is %s pays its fee and has its days', async (_, address, city) => {
    await addedZone(admin, ORIENTAL);
    const { order } = await place(skirt({ ...toOujda, ...address }));
    expect(order).toMatchObject({
      shipping: { amount: 6_500 },
      payable: { amount: 52_400 },
      shippingInfo: { city, cityId: 'oujda' },
      delivery: { fee: { amount: 6_500 }, earliest: inDays(3), latest: inDays(5) },
    });
  });

  test('costs no more than the page said: the fee of the city is refused with the sum', async () => {
    await addedZone(admin, ORIENTAL);
    const before = await orderCount();
    const refused = await place(skirt({ ...toOujda, expectedTotal: 50_900 }));
    expect(refused).toMatchObject({
      order: null,
      cart: { payable: { amount: 52_400 } },
      userErrors: [
        {
          code: 'PRICE_CHANGED',
          message:
            'Oujda\u00a0: la livraison y coûte 65\u00a0DH, le total est maintenant de 524\u00a0DH.',
        },
      ],
    });
    expect(await orderCount()).toBe(before);
    const placed = await place(skirt({ ...toOujda, expectedTotal: 52_400 }));
    expect(placed.userErrors).toEqual([]);
  });

  test('needs name and phone alone where it is fetched', async () => {
    const deliveryOptionId = await addedPickup(admin);
    const { name, phone, lines } = skirt();
    const { order, userErrors } = await place({ name, phone, lines, deliveryOptionId });
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      shipping: { amount: 0 },
      payable: { amount: 45_900 },
      shippingInfo: { name, street: '', city: '', region: '', postalCode: '', cityId: null },
      delivery: {
        title: 'Retrait\u00a0: Boutique Agdal',
        kind: 'PICKUP',
        fee: { amount: 0 },
        earliest: null,
        latest: null,
        pickupPoint: AGDAL,
      },
    });
  });

  test('that is fetched keeps its pickup point when the shop changes or closes it', async () => {
    const deliveryOptionId = await addedPickup(admin);
    const { order } = await place(skirt({ deliveryOptionId }));
    const id = deliveryOptionId.replace('pickup:', '');
    await savePoint(admin, { ...AGDAL, id, name: 'Autre', isOpen: false });
    const stored = await shop.store.read.orders.order(order?.id ?? '');
    expect(stored?.delivery?.pickupPoint).toEqual({ id, ...AGDAL });
  });

  test('with one key is one order, and with another option a conflict', async () => {
    const deliveryOptionId = await addedPickup(admin);
    const key = crypto.randomUUID();
    const phone = anyPhone();
    const fetched = skirt({ deliveryOptionId, phone });
    const first = await place(fetched, key);
    expect(await place(fetched, key)).toEqual(first);
    expect(codes(await place(skirt({ phone }), key))).toEqual([
      'IDEMPOTENCY_CONFLICT idempotencyKey',
    ]);
    const other = crypto.randomUUID();
    const brought = skirt({ name: 'Salma Bennis' });
    const plain = await place(brought, other);
    // The courier is what is meant without an option.
    expect(await place({ ...brought, deliveryOptionId: 'courier' }, other)).toEqual(plain);
  });
});

describe('what is refused, with nothing written', () => {
  test.each([
    ['an unknown city', { cityId: 'atlantis' }, ['INVALID cityId']],
    ['a foreign city', { city: 'Paris', cityId: 'paris' }, ['INVALID cityId']],
    ['an option that is none', { deliveryOptionId: 'drone' }, ['INVALID deliveryOptionId']],
    ['a pickup point that is none', { deliveryOptionId: 'pickup:x' }, ['INVALID deliveryOptionId']],
    ['a city that is not served', toOujda, ['INVALID deliveryOptionId']],
    ['its courier', { ...toOujda, deliveryOptionId: 'courier' }, ['INVALID deliveryOptionId']],
    ['no address for the courier', { street: null }, ['REQUIRED street']],
  ])('%s', async (_, wrong, problems) => {
    await addedZone(admin, { ...ORIENTAL, isServed: false });
    const before = await orderCount();
    const refused = await place(skirt(wrong));
    expect(codes(refused)).toEqual(problems);
    expect(refused.order).toBeNull();
    expect(await orderCount()).toBe(before);
  });

  test('a pickup point that closed meanwhile', async () => {
    const deliveryOptionId = await addedPickup(admin);
    await savePoint(admin, {
      ...AGDAL,
      id: deliveryOptionId.replace('pickup:', ''),
      isOpen: false,
    });
    const refused = await place(skirt({ deliveryOptionId }));
    expect(refused.userErrors).toMatchObject([
      {
        code: 'INVALID',
        field: 'deliveryOptionId',
        message: 'Ce mode de livraison n’est pas proposé pour cette ville. Choisissez-en un autre.',
      },
    ]);
  });

  test('a pickup without a name or phone', async () => {
    const deliveryOptionId = await addedPickup(admin);
    const refused = await place(skirt({ deliveryOptionId, name: ' ', phone: '' }));
    expect(codes(refused)).toEqual(['REQUIRED name', 'REQUIRED phone']);
  });

  test('an unknown city of an address', async () => {
    const { addresses } = await addAddress({});
    const refused = await addAddress({ cityId: 'atlantis' });
    expect(codes(refused)).toEqual(['INVALID cityId']);
    expect(refused.addresses).toEqual(addresses);
  });

  test('no address, and no way that needs none', async () => {
    const problems = ['REQUIRED addressId'];
    expect(codes(await placeOrder({ phone: '0612345678' }))).toEqual(problems);
    expect(codes(await startPayment({}))).toEqual(problems);
  });
});

describe('a customer’s order', () => {
  const addressIn = async (city: object) => {
    const { addresses } = await addAddress(city);
    const address = addresses.at(-1);
    if (!address) throw new Error('There is no address');
    return address;
  };

  test.each([
    ['chosen', { city: 'Oujda', cityId: 'oujda' }],
    ['written', { city: 'oujda' }],
  ])('goes to the city of its address, %s, at the fee of accounts', async (_, city) => {
    await addedZone(admin, ORIENTAL);
    await shopper.add('jupe-plissee-safran');
    const address = await addressIn(city);
    expect(address.cityId).toBe('oujda');
    const { order } = await placeOrder({ addressId: address.id });
    expect(order).toMatchObject({
      shipping: { amount: 2_500 },
      shippingInfo: { cityId: 'oujda' },
      delivery: { fee: { amount: 2_500 }, earliest: inDays(3) },
    });
  });

  test('is free of charge while nothing is set up', async () => {
    await shopper.add('jupe-plissee-safran');
    const { id: addressId } = await addressIn({});
    const { order } = await placeOrder({ addressId });
    expect(order).toMatchObject({ shipping: { amount: 0 }, delivery: { fee: { amount: 0 } } });
  });

  test.each([
    ['Salé', 'sale'],
    ['Trifouilly', null],
  ])('an address that moves to %s no longer has the city of before', async (city, cityId) => {
    const { id } = await addressIn({ city: 'Oujda', cityId: 'oujda' });
    const { addresses } = await ask<{ addresses: readonly Address[] }>(
      `mutation ($id: ID!, $input: AddressInput!) {
        updateAddress(id: $id, input: $input) { addresses { id city cityId } }
      }`,
      { id, input: { ...HOME, city } },
    );
    expect(addresses.find((each) => each.id === id)).toMatchObject({ cityId });
  });

  test('is fetched under the customer’s name with a phone, and no address', async () => {
    const deliveryOptionId = await addedPickup(admin);
    await shopper.add('jupe-plissee-safran');
    expect(codes(await placeOrder({ deliveryOptionId }))).toEqual(['REQUIRED phone']);
    const { order } = await placeOrder({ deliveryOptionId, phone: '06 12 34 56 78' });
    expect(order).toMatchObject({
      payable: { amount: 45_900 },
      shippingInfo: { phone: '0612345678', street: '', city: '' },
      delivery: { kind: 'PICKUP' },
    });
    expect(order?.shippingInfo['name']).not.toBe('');
  });

  test('that a card pays costs what its option says, and another option is another payment', async () => {
    await addedZone(admin, ORIENTAL);
    const deliveryOptionId = await addedPickup(admin);
    await shopper.add('jupe-plissee-safran');
    const { id: addressId } = await addressIn({ city: 'Oujda', cityId: 'oujda' });
    const first = await startPayment({ addressId });
    expect(first.payment?.amount).toEqual({ amount: 48_400 });
    expect((await startPayment({ addressId })).payment?.id).toBe(first.payment?.id);
    // In Rabat both cost the same.
    const { id: inMorocco } = await addressIn({});
    const brought = await startPayment({ addressId: inMorocco });
    const fetched = await startPayment({ addressId: inMorocco, deliveryOptionId });
    expect([brought.payment?.amount, fetched.payment?.amount]).toEqual([
      { amount: 45_900 },
      { amount: 45_900 },
    ]);
    expect(fetched.payment?.id).not.toBe(brought.payment?.id);
    const wrong = await startPayment({ addressId, deliveryOptionId: 'pickup:x' });
    expect(codes(wrong)).toEqual(['INVALID deliveryOptionId']);
  });

  test('is refused in a city that is not served', async () => {
    await addedZone(admin, { ...ORIENTAL, isServed: false });
    const { id: addressId } = await addressIn({ city: 'Oujda' });
    const before = await orderCount();
    for (const refused of [await placeOrder({ addressId }), await startPayment({ addressId })]) {
      expect(codes(refused)).toEqual(['INVALID deliveryOptionId']);
    }
    expect(await orderCount()).toBe(before);
  });
});

describe('REST', () => {
  test('keeps the address’s specified fields, and names its city to the shop', async () => {
    const { _id, ...home } = { _id: crypto.randomUUID(), ...HOME, city: 'Casa' };
    const { region: state, postalCode: codePostal, ...same } = home;
    const address = { _id, ...same, state, codePostal };
    const { body } = await shop.rest<{ address: ReadonlyArray<Record<string, unknown>> }>(
      'POST',
      '/user/address',
      { address },
      shopper.token,
    );
    const saved = body.address.find((each) => each['_id'] === _id);
    expect(Object.keys(saved ?? {}).toSorted()).toEqual(
      [...Object.keys(address), 'createdAt', 'updatedAt'].toSorted(),
    );
    const { me } = (
      await shop.graphql<{ me: { addresses: readonly Address[] } }>(
        '{ me { addresses { id city cityId } } }',
        {},
        shopper.token,
      )
    ).data;
    expect(me.addresses.find(({ id }) => id === _id)).toMatchObject({
      city: 'Casa',
      cityId: 'casablanca',
    });
  });
});
