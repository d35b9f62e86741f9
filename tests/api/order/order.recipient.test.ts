import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { anyPhone } from '../../support/shop/phones.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { afterSalesOf } from './order.after-sales.documents.ts';
import { guestOrder, HOME, request } from './order.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const afterSales = afterSalesOf(shop);

interface Payload {
  readonly order: { readonly id: string; readonly trackingKey: string } | null;
  readonly isRepeated: boolean;
  readonly userErrors: readonly UserError[];
}

const place = (input: object, language = 'FR') =>
  request<Payload>(
    shop,
    `mutation ($input: GuestOrderInput!, $key: String!) @inContext(language: ${language}) {
      placeGuestOrder(input: $input, idempotencyKey: $key) {
        order { id trackingKey } isRepeated ${ERRORS}
      }
    }`,
    { input, key: crypto.randomUUID() },
  );

const skirts = (quantity: number, change: object) =>
  guestOrder([['jupe-plissee-safran', quantity]], change);
const codes = ({ userErrors }: { readonly userErrors: readonly UserError[] }) =>
  userErrors.map(({ code }) => code);
const orderCount = () => shop.store.read.orders.count();

async function ask<T>(document: string, variables: object): Promise<T> {
  const { data } = await admin.request<{ payload: T }>(document, variables);
  return data.payload;
}
const hold = (phone: string, until: string, reason = 'Deux refus en une semaine') =>
  ask<{ hold: { until: string } | null; userErrors: readonly UserError[] }>(
    `mutation ($phone: String!, $reason: String!, $until: DateTime!) {
      payload: holdRecipient(phone: $phone, reason: $reason, until: $until) { hold { until } ${ERRORS} }
    }`,
    { phone, until, reason },
  );
const aboutOrder = (id: string) =>
  ask<{
    possibleDuplicates: ReadonlyArray<{ readonly id: string }>;
    recipientHold: { readonly reason: string; readonly by: string } | null;
  }>(
    `query ($id: ID!) {
      payload: order(id: $id) { possibleDuplicates { id } recipientHold { reason by } }
    }`,
    { id },
  );
const inDays = (days: number) =>
  new Date(shop.within.clock().getTime() + days * 24 * 60 * 60 * 1000).toISOString();

describe('the same order with another key', () => {
  test('is answered with the first one, however the phone is written, and sends no second mail', async () => {
    const phone = anyPhone();
    const email = 'nadia@exemple.ma';
    const first = await place(skirts(2, { phone, email }));
    expect(first.isRepeated).toBe(false);
    const before = await orderCount();
    const written = phone.replace('06', '+2126').replaceAll(' ', '');
    const again = await place(skirts(2, { phone: written, email }));
    expect(again).toMatchObject({
      order: { id: first.order?.id },
      isRepeated: true,
      userErrors: [],
    });
    expect(await orderCount()).toBe(before);
    const mails = await shop.store.read.mails.newest(100);
    const sent = mails.filter(({ orderId, to }) => orderId === first.order?.id && to === email);
    expect(sent).toHaveLength(1);
  });

  test('is new once the first one is cancelled, and twenty at once are one', async () => {
    const input = skirts(1, { phone: anyPhone() });
    const all = await Promise.all(Array.from({ length: 20 }, () => place(input)));
    const [id] = new Set(all.map(({ order }) => order?.id));
    expect(all.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(all.every(({ order }) => order?.id === id)).toBe(true);
    const trackingKey = shop.within.trackingKeys.keyOf(id ?? '');
    await afterSales.cancel({ orderId: id ?? '', trackingKey });
    const next = await place(input);
    expect(next).toMatchObject({ isRepeated: false, userErrors: [] });
    expect(next.order?.id).not.toBe(id);
  });

  test('to another street is a new order, which staff see as a possible duplicate', async () => {
    const phone = anyPhone();
    const { order: first } = await place(skirts(1, { phone }));
    const { order: other, isRepeated } = await place(
      skirts(1, { phone, street: '9, rue Patrice' }),
    );
    expect(isRepeated).toBe(false);
    const duplicates = await aboutOrder(first?.id ?? '');
    expect(duplicates.possibleDuplicates).toEqual([{ id: other?.id }]);
  });
});

describe('the bounds of cash orders', () => {
  test('let one phone leave three orders unconfirmed, and free a place by the link', async () => {
    const phone = anyPhone();
    const placed: Payload[] = [];
    for (const name of ['A', 'B', 'C']) placed.push(await place(skirts(1, { phone, name })));
    const before = await orderCount();
    const refused = await place(skirts(1, { phone, name: 'D' }));
    expect(codes(refused)).toEqual(['LIMIT_REACHED']);
    expect(refused.userErrors[0]?.message).toMatch(/attendent encore leur confirmation.*lien reçu/);
    expect(await orderCount()).toBe(before);
    const { id = '', trackingKey = '' } = placed[0]?.order ?? {};
    await request(
      shop,
      'mutation ($id: ID!, $key: String!) { confirmOrder(id: $id, key: $key) { userErrors { code } } }',
      { id, key: trackingKey },
    );
    expect(codes(await place(skirts(1, { phone, name: 'D' })))).toEqual([]);
  });

  test('let one phone leave ten of a variant, and say so in three languages', async () => {
    const phone = anyPhone();
    await place(skirts(6, { phone }));
    expect(codes(await place(skirts(4, { phone })))).toEqual([]);
    for (const [language, words] of [
      ['FR', 'Au-delà de 10 exemplaires'],
      ['EN', 'Above 10 of the same item'],
      ['AR', '10 من القطعة نفسها'],
    ] as const) {
      const { userErrors } = await place(skirts(1, { phone }), language);
      expect(userErrors).toMatchObject([{ code: 'LIMIT_REACHED' }]);
      expect(userErrors[0]?.message).toContain(words);
    }
  });

  test('do not bound orders that staff take by telephone', async () => {
    const phone = anyPhone();
    for (const name of ['A', 'B', 'C', 'D']) {
      const { userErrors } = await ask<{ userErrors: readonly UserError[] }>(
        `mutation ($input: NewOrderInput!, $key: String!) {
          payload: createOrder(input: $input, idempotencyKey: $key) { order { id } ${ERRORS} }
        }`,
        {
          key: crypto.randomUUID(),
          input: {
            channel: 'PHONE',
            lines: [{ variantId: 'jupe-plissee-safran', quantity: 1 }],
            shippingInfo: { ...HOME, name, phone },
            paymentMethod: 'CASH_ON_DELIVERY',
          },
        },
      );
      expect(userErrors).toEqual([]);
    }
  });
});

describe('a recipient whom staff hold', () => {
  test('cannot order on delivery until its end, and never reads why', async () => {
    const phone = anyPhone();
    const { order } = await place(skirts(1, { phone }));
    expect((await hold(phone, inDays(5))).userErrors).toEqual([]);
    expect(await aboutOrder(order?.id ?? '')).toMatchObject({
      recipientHold: { reason: 'Deux refus en une semaine', by: admin.email },
    });
    const refused = await place(skirts(2, { phone }));
    expect(codes(refused)).toEqual(['LIMIT_REACHED']);
    expect(refused.userErrors[0]?.message).not.toContain('refus en');
    await ask(
      `mutation ($phone: String!) { payload: releaseRecipient(phone: $phone) { ${ERRORS} } }`,
      { phone },
    );
    expect(codes(await place(skirts(2, { phone })))).toEqual([]);
    const { data } = await admin.request<{ auditLog: { nodes: readonly object[] } }>(
      '{ auditLog(first: 4) { nodes { action subject before after } } }',
    );
    expect(data.auditLog.nodes).toContainEqual(
      expect.objectContaining({ action: 'recipient.hold', subject: 'recipient' }),
    );
    expect(JSON.stringify(data.auditLog)).not.toContain(phone.replaceAll(' ', ''));
  });

  test('is held to a time to come, within a year, with a reason', async () => {
    const phone = anyPhone();
    const problems = async (...about: Parameters<typeof hold>) =>
      (await hold(...about)).userErrors.map(({ code, field }) => `${code} ${field}`);
    expect(await problems(phone, inDays(0))).toEqual(['INVALID until']);
    expect(await problems(phone, inDays(400))).toEqual(['INVALID until']);
    expect(await problems(phone, inDays(4), ' ')).toEqual(['REQUIRED reason']);
    expect(await problems('06', inDays(4))).toEqual(['INVALID phone']);
  });

  test('is forgotten with the guest', async () => {
    const phone = anyPhone();
    const { order } = await place(skirts(1, { phone }));
    await hold(phone, inDays(5));
    const { guest } = await ask<{ guest: { id: string } }>(
      'query ($id: ID!) { payload: order(id: $id) { guest { id } } }',
      { id: order?.id },
    );
    await admin.request(
      'mutation ($id: ID!) { anonymizeCustomer(id: $id, cancelOrders: true) { userErrors { code } } }',
      { id: guest.id },
    );
    expect(await shop.store.read.orders.hold(phone.replaceAll(' ', ''))).toBeUndefined();
  });
});
