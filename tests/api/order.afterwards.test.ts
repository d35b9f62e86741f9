import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveOrder } from '../../server/order/order.states.ts';
import type { OrderRecord, OrderStatus } from '../../server/order/order.store.ts';
import { order } from '../store/records.ts';
import { startShop, type TestShop } from '../support/shop.ts';
import { ADD_TO_CART, contents } from './documents.ts';
import { afterwardsOf, type Access } from './order.afterwards.documents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TO_THE_DOOR = ['CONFIRMEE', 'PREPAREE', 'EXPEDIEE', 'LIVREE'] as const;
const UNKNOWN = {
  code: 'UNKNOWN_ORDER',
  field: 'orderId',
  message: 'Cette commande n’existe pas, ou ce lien ne l’ouvre pas.',
};
const TOO_LATE = {
  code: 'NOT_ALLOWED_NOW',
  field: null,
  message: 'Cette commande ne peut plus être annulée. Notre service client peut encore vous aider.',
};
const NO_RETURN = {
  code: 'NOT_ALLOWED_NOW',
  field: null,
  message: 'Un retour peut être demandé une fois, dans les 7 jours qui suivent la livraison.',
};

let shop: TestShop;
let ask: ReturnType<typeof afterwardsOf>;
beforeAll(async () => {
  shop = await startShop();
  ask = afterwardsOf(shop);
});
afterAll(() => shop.close());

async function record(id: string): Promise<OrderRecord> {
  const found = await shop.store.read.orders.order(id);
  if (!found) throw new Error(`There is no order ${id}`);
  return found;
}

/** Moves an order on as the shopkeeper does. */
function move(id: string, statuses: readonly OrderStatus[], now = new Date()): Promise<void> {
  return shop.store.transaction(async ({ orders }) => {
    let moved = await record(id);
    for (const status of statuses) moved = moveOrder(moved, status, now);
    await orders.save(moved);
  });
}

/** A visitor's order in the state that these moves lead to, and what opens it. */
async function guestOrder(...statuses: readonly OrderStatus[]): Promise<Required<Access>> {
  const { id: orderId, trackingKey } = await ask.place();
  await move(orderId, statuses);
  return { orderId, trackingKey };
}

/** A line of an order; what it cost does not matter. */
function line(productId: string, title: string, quantity: number): OrderRecord['lines'][number] {
  const about = { brand: 'Belle Vue', image: '/images/x.svg', price: 100, originalPrice: 100 };
  return { ...about, productId, title, quantity, total: 100 * quantity };
}

/** A new customer with a paid order of their own. */
async function customerWithOrder(change: Partial<OrderRecord> = {}) {
  const { token } = await shop.customer();
  const { data } = await shop.graphql<{ me: { id: string } }>('{ me { id } }', {}, token);
  const orderId = crypto.randomUUID();
  const begun = order(orderId, {
    number: `BV-${orderId}`,
    customerId: data.me.id,
    status: 'PAIEMENT_EN_COURS',
    history: [{ status: 'PAIEMENT_EN_COURS', at: '2025-05-01T10:00:00.000Z' }],
    paymentMethod: 'CARD',
    ...change,
  });
  await shop.store.transaction(({ orders }) => orders.save(moveOrder(begun, 'PAYEE', new Date())));
  return { token, orderId };
}

describe('an order opens', () => {
  test('to whoever has its link', async () => {
    const { orderId, trackingKey } = await guestOrder();
    expect(await ask.track(orderId, trackingKey)).toMatchObject({
      id: orderId,
      status: 'EN_ATTENTE',
      history: [{ status: 'EN_ATTENTE' }],
      canCancel: true,
    });
  });

  test('to nobody by its id or number alone, with a wrong key or another order’s', async () => {
    const { orderId, trackingKey } = await guestOrder();
    const other = await guestOrder();
    const { number } = await record(orderId);
    const changed = `${trackingKey.startsWith('a') ? 'b' : 'a'}${trackingKey.slice(1)}`;
    const keys = ['', ' ', changed, `${trackingKey}a`, other.trackingKey, orderId, number];
    const opened = await Promise.all(keys.map((key) => ask.track(orderId, key)));
    expect(opened).toEqual(keys.map(() => null));
    expect(await ask.track(number, trackingKey)).toBeNull();
    expect(await ask.track('__proto__', trackingKey)).toBeNull();
  });

  test('to its customer, and to no other customer', async () => {
    const { token, orderId } = await customerWithOrder();
    const other = await customerWithOrder();
    expect(await ask.own(orderId, token)).toMatchObject({ id: orderId, status: 'PAYEE' });
    expect(await ask.own(orderId, other.token)).toBeNull();
    const visitors = await guestOrder();
    expect(await ask.own(visitors.orderId, token)).toBeNull();
  });
});

describe('cancelling', () => {
  test.each([[[]], [['CONFIRMEE']]] as const)('is done by the link after %j', async (moves) => {
    const access = await guestOrder(...moves);
    const { order: cancelled, userErrors } = await ask.cancel(access);
    expect(userErrors).toEqual([]);
    expect(cancelled).toMatchObject({ status: 'ANNULEE', canCancel: false, refund: null });
    expect(cancelled?.history.at(-1)?.status).toBe('ANNULEE');
    expect(await ask.track(access.orderId, access.trackingKey)).toEqual(cancelled);
  });

  test('is done by its customer, whose card gets everything back', async () => {
    const { token, orderId } = await customerWithOrder();
    const { order: cancelled } = await ask.cancel({ orderId }, token);
    expect(cancelled).toMatchObject({
      status: 'ANNULEE',
      refund: { amount: { amount: 349_000 }, doneAt: null },
    });
  });

  test('is refused without the key, with a wrong one, and to another customer', async () => {
    const { orderId } = await guestOrder();
    const own = await customerWithOrder();
    const other = await customerWithOrder();
    const refused = { order: null, userErrors: [UNKNOWN] };
    expect(await ask.cancel({ orderId })).toEqual(refused);
    expect(await ask.cancel({ orderId, trackingKey: 'nope' })).toEqual(refused);
    expect(await ask.cancel({ orderId }, own.token)).toEqual(refused);
    expect(await ask.cancel({ orderId: own.orderId }, other.token)).toEqual(refused);
    expect(await ask.cancel({ orderId: own.orderId })).toEqual(refused);
    expect(await ask.cancel({ orderId: 'nope' }, own.token)).toEqual(refused);
    expect((await record(orderId)).status).toBe('EN_ATTENTE');
    expect((await record(own.orderId)).status).toBe('PAYEE');
  });

  test.each(['PREPAREE', 'EXPEDIEE', 'LIVREE'] as const)('is too late once %s', async (state) => {
    const way = TO_THE_DOOR.slice(0, TO_THE_DOOR.indexOf(state) + 1);
    const access = await guestOrder(...way);
    expect(await ask.cancel(access)).toEqual({ order: null, userErrors: [TOO_LATE] });
    expect((await record(access.orderId)).status).toBe(state);
  });

  test('is done once, and its mail written once, by ten at once', async () => {
    const { id: orderId, trackingKey } = await ask.place({ email: 'nadia@example.com' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask.cancel({ orderId, trackingKey })),
    );
    expect(answers.filter((answer) => answer.order !== null)).toHaveLength(1);
    const refusals = answers.flatMap(({ userErrors }) => userErrors);
    expect(refusals).toEqual(Array.from({ length: 9 }, () => TOO_LATE));
    const { history } = await record(orderId);
    expect(history.map(({ status }) => status)).toEqual(['EN_ATTENTE', 'ANNULEE']);
    const mail = await shop.store.read.mails.mail(`ORDER_CANCELLED-${orderId}`);
    expect(mail).toMatchObject({ kind: 'ORDER_CANCELLED', to: 'nadia@example.com' });
  });
});

describe('sending back', () => {
  test('is possible until the end of the seventh day after delivery', async () => {
    const access = await guestOrder(...TO_THE_DOOR.slice(0, 3));
    await move(access.orderId, ['LIVREE'], new Date('2025-05-02T10:00:00.000Z'));
    expect(await ask.track(access.orderId, access.trackingKey)).toMatchObject({
      returnUntil: '2025-05-09T23:59:59+01:00',
      canRequestReturn: false,
    });
    expect(await ask.sendBack(access, 'Trop grand')).toEqual({
      order: null,
      userErrors: [NO_RETURN],
    });
  });

  test('is asked for once, with its reason', async () => {
    const access = await guestOrder(...TO_THE_DOOR);
    const { order: asked, userErrors } = await ask.sendBack(access, '  Trop grand ');
    expect(userErrors).toEqual([]);
    expect(asked).toMatchObject({
      status: 'LIVREE',
      canRequestReturn: false,
      returnRequest: { reason: 'Trop grand' },
    });
    expect(await ask.sendBack(access, 'Encore')).toEqual({ order: null, userErrors: [NO_RETURN] });
    expect((await record(access.orderId)).returnRequest?.reason).toBe('Trop grand');
  });

  test('wants a reason of at most 200 characters', async () => {
    const access = await guestOrder(...TO_THE_DOOR);
    const blank = await ask.sendBack(access, '   ');
    expect(blank.userErrors).toEqual([
      {
        code: 'REQUIRED',
        field: 'reason',
        message: 'Veuillez indiquer la raison de votre retour.',
      },
    ]);
    for (const reason of ['x'.repeat(201), 'Deux\u0000mots']) {
      const { userErrors } = await ask.sendBack(access, reason);
      expect(userErrors).toMatchObject([{ code: 'INVALID', field: 'reason' }]);
    }
    expect((await record(access.orderId)).returnRequest).toBeNull();
  });

  test('is refused before delivery, without the key, and to another customer', async () => {
    const shipped = await guestOrder(...TO_THE_DOOR.slice(0, 3));
    expect((await ask.sendBack(shipped, 'Trop grand')).userErrors).toEqual([NO_RETURN]);
    const { orderId } = await guestOrder(...TO_THE_DOOR);
    const { token } = await customerWithOrder();
    for (const answer of [
      await ask.sendBack({ orderId }, 'Trop grand'),
      await ask.sendBack({ orderId, trackingKey: 'nope' }, 'Trop grand'),
      await ask.sendBack({ orderId }, 'Trop grand', token),
    ]) {
      expect(answer).toEqual({ order: null, userErrors: [UNKNOWN] });
    }
  });

  test('is over after seven days', async () => {
    const access = await guestOrder(...TO_THE_DOOR);
    shop.pass(8 * DAY_MS);
    expect(await ask.sendBack(access, 'Trop grand')).toEqual({
      order: null,
      userErrors: [NO_RETURN],
    });
    shop.pass(-8 * DAY_MS);
  });
});

describe('ordering again', () => {
  test('fills the cart with what is to be had and names the rest; twice adds nothing', async () => {
    const { token, orderId } = await customerWithOrder({
      lines: [
        line('jupe-plissee-safran', 'Jupe plissée Safran', 3),
        line('caftan-celeste', 'Caftan Céleste', 2),
        line('robe-maille-cotelee', 'Robe en maille côtelée', 1),
        line('cape-atlas', 'Cape Atlas', 1),
      ],
    });
    await shop.graphql(ADD_TO_CART, { productId: 'caftan-celeste' }, token);
    for (const answer of [await ask.reorder(orderId, token), await ask.reorder(orderId, token)]) {
      const { cart, userErrors } = answer;
      expect(contents(cart)).toEqual(['caftan-celeste x 1', 'jupe-plissee-safran x 3']);
      expect(userErrors.map(({ code, message }) => `${code} ${message}`)).toEqual([
        'UNKNOWN_PRODUCT « Cape Atlas » n’est plus au catalogue.',
        'OUT_OF_STOCK « Robe en maille côtelée » est en rupture de stock.',
      ]);
    }
  });

  test('is for the customer whose order it is', async () => {
    const { orderId } = await customerWithOrder();
    const other = await customerWithOrder();
    const { cart, userErrors } = await ask.reorder(orderId, other.token);
    expect(contents(cart)).toEqual([]);
    expect(userErrors).toEqual([UNKNOWN]);
    const { errors } = await shop.graphql('mutation { reorder(orderId: "x") { cart { id } } }');
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
