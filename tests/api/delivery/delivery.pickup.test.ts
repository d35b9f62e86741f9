import { anyPhone } from '../../support/shop/phones.ts';
import { describe, expect, test } from 'vitest';
import { openAdmin, openStaff } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { loggedAbout } from '../admin/orders/orders.change.documents.ts';
import { guestOrder, HOME, place } from '../order/order.documents.ts';
import { addedPickup, addedZone, AGDAL, change, onFriday, ORIENTAL } from './delivery.documents.ts';

const shop = await sharedShop();
onFriday(shop);
const admin = await openAdmin(shop);
const staff = await openStaff(shop, 'karim@exemple.ma', 'STAFF');
const optionId = await addedPickup(admin);
await addedZone(admin, ORIENTAL);

const SKIRT = 'jupe-plissee-safran';
const PRICE = 45_900;

interface Order {
  readonly id: string;
  readonly number: string;
  readonly status: string;
}
interface Payload {
  readonly order: Order | null;
}
const ORDER = `order {
  id number status moves toCollect { amount } payable { amount } readyAt readyMessage
  pickedUp { at by collected { amount } } history { status } invoice { number }
  delivery { title kind pickupPoint { name } }
}`;

const markReady = (orderId: string) =>
  change<Payload>(staff, 'markReady', { orderId: ['ID!', orderId] }, ORDER);
const markPickedUp = (orderId: string, collected: number) =>
  change<Payload>(
    staff,
    'markPickedUp',
    { orderId: ['ID!', orderId], collected: ['Centimes!', collected] },
    ORDER,
  );
const move = (id: string, to: string) =>
  change<{ orders: readonly Order[] | null }>(
    staff,
    'moveOrders',
    { ids: ['[ID!]!', [id]], to: ['OrderStatus!', to] },
    'orders { id }',
  );

async function placed(input: object = {}): Promise<string> {
  const { name } = HOME;
  const { order, userErrors } = await place(shop, {
    lines: [{ productId: SKIRT, quantity: 1 }],
    name,
    phone: anyPhone(),
    email: 'nadia@example.com',
    deliveryOptionId: optionId,
    ...input,
  });
  if (!order) throw new Error(JSON.stringify(userErrors));
  return order.id;
}
async function confirmed(input: object = {}): Promise<string> {
  const id = await placed(input);
  await move(id, 'CONFIRMED');
  return id;
}

const stored = async (id: string) => shop.store.read.orders.order(id);
const mailsAbout = async (orderId: string) =>
  (await shop.store.read.mails.newest(100)).filter((mail) => mail.orderId === orderId);
const allocated = async () => {
  const product = await shop.store.read.catalog.product(SKIRT);
  return product?.variants.find(({ id }) => id === SKIRT)?.allocated ?? 0;
};
const codes = (answer: { readonly userErrors: ReadonlyArray<{ code: string; field: unknown }> }) =>
  answer.userErrors.map(({ code, field }) => `${code} ${String(field)}`);

describe('an order that is fetched', () => {
  test('is ready, mailed and announced once, however often that is said', async () => {
    const id = await confirmed();
    const [first] = await Promise.all([markReady(id), markReady(id), markReady(id)]);
    expect(first.userErrors).toEqual([]);
    expect(first.order).toMatchObject({
      status: 'PREPARED',
      moves: ['CANCELLED'],
      toCollect: { amount: PRICE },
      readyAt: expect.any(String),
      pickedUp: null,
      delivery: { kind: 'PICKUP', pickupPoint: { name: AGDAL.name } },
      history: [{ status: 'PENDING' }, { status: 'CONFIRMED' }, { status: 'PREPARED' }],
    });
    expect(await markReady(id)).toEqual(first);
    const kinds = (await mailsAbout(id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'ORDER_READY')).toHaveLength(1);
    const log = await loggedAbout(admin, first.order?.number ?? '');
    expect(log.filter(({ action }) => action === 'order.ready')).toHaveLength(1);
  });

  test.each([
    [
      'FR',
      'Bonjour Nadia Alami, ici Belle Vue. Votre commande # est prête\u00a0: vous pouvez la retirer à Boutique Agdal, 12, avenue de France, Rabat (Lundi à samedi, 10 h à 19 h). À régler sur place\u00a0: 459\u00a0DH. http',
    ],
    ['EN', 'Hello Nadia Alami, this is Belle Vue. Your order # is ready: you can fetch it at'],
  ])('has a message of WhatsApp in its language, %s', async (language, text) => {
    const mutation = `mutation ($input: GuestOrderInput!, $key: String!) @inContext(language: ${language}) {
      placeGuestOrder(input: $input, idempotencyKey: $key) { order { id number } }
    }`;
    const input = guestOrder([[SKIRT, 1]], { deliveryOptionId: optionId });
    const { data } = await shop.graphql<{ placeGuestOrder: { order: Order } }>(mutation, {
      input,
      key: crypto.randomUUID(),
    });
    const { id, number } = data.placeGuestOrder.order;
    await move(id, 'CONFIRMED');
    const { order } = await markReady(id);
    expect(order).toMatchObject({
      readyMessage: expect.stringContaining(text.replace('#', number)),
    });
  });

  test('is handed over for what is due: delivered, invoiced, out of stock, mailed', async () => {
    const before = await allocated();
    const id = await confirmed();
    expect(await allocated()).toBe(before + 1);
    await markReady(id);
    const { order, userErrors } = await markPickedUp(id, PRICE);
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      status: 'DELIVERED',
      toCollect: { amount: 0 },
      readyMessage: null,
      pickedUp: { by: staff.email, collected: { amount: PRICE } },
      invoice: { number: expect.stringMatching(/^F-/) },
    });
    expect(await allocated()).toBe(before);
    const history = (await stored(id))?.history.map(({ status }) => status);
    expect(history).toEqual(['PENDING', 'CONFIRMED', 'PREPARED', 'DELIVERED']);
    expect((await mailsAbout(id)).map(({ kind }) => kind)).toContain('ORDER_DELIVERED');
    expect(await markPickedUp(id, PRICE)).toEqual({ order, userErrors: [] });
  });

  test('is fetched once, though two members of staff press at once', async () => {
    const id = await confirmed();
    const all = await Promise.all(Array.from({ length: 5 }, () => markPickedUp(id, PRICE)));
    expect(all.map(({ order }) => order?.status)).toEqual(Array(5).fill('DELIVERED'));
    const invoices = all.map(({ order }) => JSON.stringify(order));
    expect(new Set(invoices).size).toBe(1);
  });

  test.each([0, PRICE - 1, PRICE + 1])('is not handed over for %i centimes', async (collected) => {
    const id = await confirmed();
    const before = await stored(id);
    const refused = await markPickedUp(id, collected);
    expect(refused.userErrors).toMatchObject([
      {
        code: 'INVALID',
        field: 'collected',
        message: 'Le montant à encaisser est de 459\u00a0DH.',
      },
    ]);
    expect(await stored(id)).toEqual(before);
  });

  test.each([
    ['unconfirmed', async () => placed()],
    [
      'cancelled',
      async () => {
        const id = await placed();
        await move(id, 'CANCELLED');
        return id;
      },
    ],
    [
      'brought by a courier',
      async () => confirmed({ deliveryOptionId: 'courier', ...HOME, email: null }),
    ],
  ])('is none that is %s, and nothing is written', async (_, make) => {
    const id = await make();
    const before = await stored(id);
    expect(codes(await markReady(id))).toEqual(['NOT_ALLOWED_NOW null']);
    expect(codes(await markPickedUp(id, before?.payable ?? 0))).toEqual(['NOT_ALLOWED_NOW null']);
    expect(await stored(id)).toEqual(before);
  });

  test('is no unknown order', async () => {
    expect(codes(await markReady('nothing'))).toEqual(['UNKNOWN_ORDER id']);
    expect(codes(await markPickedUp('nothing', 0))).toEqual(['UNKNOWN_ORDER id']);
  });

  test('is never shipped, nor delivered without its money', async () => {
    const id = await confirmed();
    expect(codes(await move(id, 'SHIPPED'))).toEqual(['NOT_ALLOWED_NOW null']);
    await markReady(id);
    expect(codes(await move(id, 'DELIVERED'))).toEqual(['NOT_ALLOWED_NOW null']);
  });

  test('says on the page of its link where, and how far it is, in the shopper’s language', async () => {
    const id = await placed();
    const tracked = `query ($id: ID!, $key: String!) @inContext(language: EN) {
      trackedOrder(id: $id, key: $key) {
        delivery { title pickupPoint { openingHours } }
        shipments { carrier trackingNumber trackingUrl status events { at status text } }
      }
    }`;
    const seen = async () => (await shop.graphql<object>(tracked, { id, key })).data;
    const key = shop.within.trackingKeys.keyOf(id);
    const delivery = {
      title: 'Pickup: Boutique Agdal',
      pickupPoint: { openingHours: AGDAL.openingHours },
    };
    expect(await seen()).toEqual({ trackedOrder: { delivery, shipments: [] } });
    await move(id, 'CONFIRMED');
    await markReady(id);
    const ready = { at: expect.any(String), status: 'READY', text: null };
    const parcel = { carrier: AGDAL.name, trackingNumber: null, trackingUrl: null };
    expect(await seen()).toEqual({
      trackedOrder: { delivery, shipments: [{ ...parcel, status: 'READY', events: [ready] }] },
    });
    await markPickedUp(id, PRICE);
    const events = [ready, { ...ready, status: 'PICKED_UP' }];
    expect(await seen()).toEqual({
      trackedOrder: { delivery, shipments: [{ ...parcel, status: 'PICKED_UP', events }] },
    });
  });
});

describe('an order by telephone', () => {
  const create = (input: object) =>
    change<{ order: (Order & { readonly payable: { readonly amount: number } }) | null }>(
      staff,
      'createOrder',
      {
        input: [
          'NewOrderInput!',
          {
            channel: 'PHONE',
            lines: [{ variantId: SKIRT, quantity: 1 }],
            shippingInfo: { ...HOME, phone: '0612345678' },
            paymentMethod: 'CASH_ON_DELIVERY',
            ...input,
          },
        ],
        idempotencyKey: ['String!', crypto.randomUUID()],
      },
      'order { id status shipping { amount } payable { amount } shippingInfo { name street cityId } delivery { kind } }',
    );
  const quoted = async (about: object) => {
    const { data, errors } = await staff.request<object | null>(
      `query ($lines: [OrderLineInput!]!, $channel: OrderChannel!, $cityId: ID, $deliveryOptionId: ID) {
        quoteOrder(lines: $lines, channel: $channel, cityId: $cityId, deliveryOptionId: $deliveryOptionId) {
          shipping { amount } payable { amount }
        }
      }`,
      { lines: [{ variantId: SKIRT, quantity: 1 }], channel: 'PHONE', ...about },
    );
    return data ?? errors.map(({ extensions }) => extensions.code);
  };

  test.each([
    ['PHONE', {}, 5_000],
    ['PHONE', { cityId: 'oujda' }, 6_500],
    ['WHATSAPP', { cityId: 'oujda' }, 6_500],
    ['SHOP', { cityId: 'oujda' }, 0],
    ['PHONE', { cityId: 'oujda', deliveryOptionId: optionId }, 0],
  ])('by %s with %j costs what the quote says: %i', async (channel, about, fee) => {
    const { cityId, deliveryOptionId } = about as { cityId?: string; deliveryOptionId?: string };
    const sums = { shipping: { amount: fee }, payable: { amount: PRICE + fee } };
    expect(await quoted({ channel, ...about })).toEqual({ quoteOrder: sums });
    const shippingInfo = { ...HOME, phone: '0612345678', cityId };
    const { order } = await create({ channel, shippingInfo, deliveryOptionId });
    expect(order).toMatchObject(sums);
  });

  test('that is fetched needs no address', async () => {
    const shippingInfo = { name: 'Nadia Alami', phone: '0612345678' };
    const { order, userErrors } = await create({ shippingInfo, deliveryOptionId: optionId });
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({ shippingInfo: { street: '' }, delivery: { kind: 'PICKUP' } });
    expect(codes(await create({ shippingInfo }))).toContain('REQUIRED shippingInfo.street');
  });

  test('that was paid at the counter and taken along has no delivery', async () => {
    const paid = { channel: 'SHOP', paymentMethod: 'PAID_IN_SHOP', shippingInfo: {} };
    const { order } = await create(paid);
    expect(order).toMatchObject({ status: 'DELIVERED', shipping: { amount: 0 }, delivery: null });
  });

  test.each([
    ['an unknown city', { shippingInfo: { ...HOME, phone: '0612345678', cityId: 'atlantis' } }],
    ['an option that is none', { deliveryOptionId: 'drone' }],
  ])('is refused %s', async (_, wrong) => {
    const before = await shop.store.read.orders.count();
    const refused = await create(wrong);
    expect(refused.userErrors.map(({ code }) => code)).toEqual(['INVALID']);
    expect(await shop.store.read.orders.count()).toBe(before);
    expect(await quoted({ cityId: 'atlantis' })).toEqual(['BAD_USER_INPUT']);
    expect(await quoted({ deliveryOptionId: 'drone' })).toEqual(['BAD_USER_INPUT']);
  });
});
