import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../../support/shop/admin.ts';
import { sharedShop } from '../../../support/shop/shared-shop.ts';
import { guestOrder } from '../../order/order.documents.ts';
import { afterSalesOf } from '../../order/order.after-sales.documents.ts';
import type { UserError } from '../../protocol/documents.ts';
import type { RecipientHistory } from '#shared/under-way.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const { place } = afterSalesOf(shop);

const CONTACTED = `{
  order {
    id status confirmedByCustomerAt recipientHistory { underWay delivered refused } trackingUrl
    notes { by text } contacts { by outcome note }
  }
  userErrors { code field message }
}`;

interface Contacted {
  readonly order: {
    readonly status: string;
    readonly trackingUrl: string;
    readonly notes: ReadonlyArray<{ readonly by: string; readonly text: string }>;
    readonly contacts: ReadonlyArray<{ readonly outcome: string; readonly note: string | null }>;
    readonly recipientHistory: RecipientHistory;
  } | null;
  readonly userErrors: readonly UserError[];
}

async function noted(id: string, text: string): Promise<Contacted> {
  const { data } = await admin.request<{ payload: Contacted }>(
    `mutation ($id: ID!, $text: String!) { payload: addOrderNote(id: $id, text: $text) ${CONTACTED} }`,
    { id, text },
  );
  return data.payload;
}

async function contacted(id: string, outcome: string, note?: string): Promise<Contacted> {
  const { data } = await admin.request<{ payload: Contacted }>(
    `mutation ($id: ID!, $outcome: ContactOutcome!, $note: String) {
      payload: addOrderContact(id: $id, outcome: $outcome, note: $note) ${CONTACTED}
    }`,
    { id, outcome, note },
  );
  return data.payload;
}

async function toCall(after: string | null = null, first = 20) {
  const { data } = await admin.request<{
    ordersToCall: {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly nodes: ReadonlyArray<{ readonly id: string }>;
    };
  }>(
    `query ($first: Int!, $after: String) {
      ordersToCall(first: $first, after: $after) {
        totalCount pageInfo { hasNextPage hasPreviousPage endCursor } nodes { id }
      }
    }`,
    { first, after },
  );
  return data.ordersToCall;
}

const move = (ids: readonly string[], to: string) =>
  admin.request(
    'mutation ($ids: [ID!]!, $to: OrderStatus!) { moveOrders(ids: $ids, to: $to) { userErrors { code } } }',
    { ids, to },
  );

const problemOf = ({ order, userErrors }: Contacted) => [order, userErrors[0]?.code];

describe('notes and contacts of staff', () => {
  test('stand in their order, name their author, and are logged without their texts', async () => {
    const { id, number } = await place();
    await noted(id, 'Sonner deux fois.\nCode 12B');
    await contacted(id, 'NO_ANSWER');
    const { order, userErrors } = await contacted(id, 'POSTPONED', ' après 18 h ');
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      status: 'PENDING',
      notes: [{ by: admin.email, text: 'Sonner deux fois.\nCode 12B' }],
      contacts: [
        { by: admin.email, outcome: 'NO_ANSWER', note: null },
        { by: admin.email, outcome: 'POSTPONED', note: 'après 18 h' },
      ],
    });
    const { data } = await admin.request<{
      auditLog: { nodes: ReadonlyArray<{ readonly action: string; readonly subject: string }> };
    }>('{ auditLog(first: 9) { nodes { action subject before after } } }');
    const logged = data.auditLog.nodes.filter(({ subject }) => subject === number);
    expect(logged.map(({ action }) => action)).toEqual([
      'order.contact',
      'order.contact',
      'order.note',
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/Sonner|18 h/);
  });

  test('are refused without an order, a text or room', async () => {
    const { id } = await place();
    expect(problemOf(await noted('none', 'x'))).toEqual([null, 'UNKNOWN_ORDER']);
    expect(problemOf(await contacted('none', 'CONFIRMED'))).toEqual([null, 'UNKNOWN_ORDER']);
    expect(problemOf(await noted(id, '  '))).toEqual([null, 'REQUIRED']);
    const tooLong = await noted(id, 'x'.repeat(1001));
    expect(problemOf(tooLong)).toEqual([null, 'INVALID']);
    expect(tooLong.userErrors[0]?.message).toContain('1000');
    expect(problemOf(await contacted(id, 'CONFIRMED', 'x'.repeat(1001)))).toEqual([
      null,
      'INVALID',
    ]);
  });

  test('are refused once the order is anonymised', async () => {
    const { id, number } = await place({ phone: '0699001122' });
    const { data } = await admin.request<{ order: { guest: { id: string } } }>(
      'query ($id: ID!) { order(id: $id) { guest { id } } }',
      { id },
    );
    await admin.request(
      'mutation ($id: ID!) { anonymizeCustomer(id: $id, cancelOrders: true) { id } }',
      data.order.guest,
    );
    for (const answer of [await noted(id, 'Amina rappelle'), await contacted(id, 'NO_ANSWER')]) {
      expect(problemOf(answer)).toEqual([null, 'NOT_ALLOWED_NOW']);
      expect(answer.userErrors[0]?.message).toContain(`${number} est anonymisée`);
    }
    expect(await shop.store.read.orders.order(id)).toMatchObject({ notes: [], contacts: [] });
  });
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

describe('the next call', () => {
  const contactedAt = async (id: string, outcome: string, nextAt: string | null) => {
    const { data, errors } = await admin.request<{
      payload: {
        order: {
          contacts: ReadonlyArray<{ at: string; outcome: string; nextAt: string | null }>;
        } | null;
        userErrors: ReadonlyArray<UserError>;
      };
    }>(
      `mutation ($id: ID!, $outcome: ContactOutcome!, $nextAt: DateTime) {
        payload: addOrderContact(id: $id, outcome: $outcome, nextAt: $nextAt) {
          order { contacts { at outcome nextAt } } userErrors { code field message }
        }
      }`,
      { id, outcome, nextAt },
    );
    expect(errors).toEqual([]);
    return data.payload;
  };
  test('is when staff say, or at the next try of the day, and follows no confirmation', async () => {
    const { id } = await place();
    const chosen = hours(2).toISOString().replace(/\.\d+/, '.000');
    for (const outcome of ['DUPLICATE', 'WRONG_ORDER']) {
      const { order } = await contactedAt(id, outcome, chosen);
      const last = order?.contacts.at(-1);
      expect([last?.outcome, new Date(last?.nextAt ?? '').toISOString()]).toEqual([
        outcome,
        chosen,
      ]);
    }
    const tried = (await contactedAt(id, 'NO_ANSWER', null)).order?.contacts.at(-1);
    const wait = Date.parse(tried?.nextAt ?? '') - Date.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(24 * 3_600_000);
    const confirmed = (await contactedAt(id, 'CONFIRMED', null)).order?.contacts.at(-1);
    expect(confirmed).toMatchObject({ outcome: 'CONFIRMED', nextAt: null });
  });

  test('is to come, within 60 days, and refused after a confirmation', async () => {
    const { id } = await place();
    for (const [outcome, nextAt] of [
      ['POSTPONED', hours(-1)],
      ['POSTPONED', hours(60 * 24 + 1)],
      ['CONFIRMED', hours(1)],
    ] as const) {
      const { order, userErrors } = await contactedAt(id, outcome, nextAt.toISOString());
      expect(order).toBeNull();
      expect(userErrors).toMatchObject([{ code: 'INVALID', field: 'nextAt' }]);
    }
  });

  test('can be taken back with its outcome, once', async () => {
    const { id, number } = await place();
    const undone = async (at: string) => {
      const { data } = await admin.request<{ payload: Contacted }>(
        `mutation ($id: ID!, $at: DateTime!) { payload: undoOrderContact(id: $id, at: $at) ${CONTACTED} }`,
        { id, at },
      );
      return data.payload;
    };
    const { order } = await contactedAt(id, 'CONFIRMED', null);
    const at = order?.contacts.at(-1)?.at ?? '';
    const wrong = await undone(hours(-1).toISOString());
    expect(problemOf(wrong)).toEqual([null, 'NOT_ALLOWED_NOW']);
    expect(wrong.userErrors[0]?.message).toContain(number);
    expect((await undone(at)).order?.contacts).toEqual([]);
    expect(problemOf(await undone(at))).toEqual([null, 'NOT_ALLOWED_NOW']);
    expect((await toCall(null, 100)).nodes).toContainEqual({ id });
  });
});

test('a refusal that is the carrier’s fault counts against no recipient', async () => {
  const phone = '0688776655';
  const [fault, refused, last] = [
    await place({ phone, street: '1, rue des Consuls' }),
    await place({ phone, street: '2, rue des Consuls' }),
    await place({ phone, street: '3, rue des Consuls' }),
  ];
  const ids = [fault.id, refused.id];
  for (const to of ['CONFIRMED', 'SHIPPED']) await move(ids, to);
  const blame = async (to: string) => {
    const { data } = await admin.request<{ payload: { userErrors: readonly UserError[] } }>(
      `mutation ($ids: [ID!]!, $to: OrderStatus!) {
        payload: moveOrders(ids: $ids, to: $to, isCarriersFault: true) {
          userErrors { code field }
        }
      }`,
      { ids: [fault.id], to },
    );
    return data.payload.userErrors;
  };
  expect(await blame('DELIVERED')).toEqual([{ code: 'INVALID', field: 'isCarriersFault' }]);
  expect(await blame('REFUSED')).toEqual([]);
  await move([refused.id], 'REFUSED');
  const historyOf = async ({ id }: { readonly id: string }) =>
    (await contacted(id, 'MESSAGE_SENT')).order?.recipientHistory;
  expect(await historyOf(last)).toEqual({ underWay: 0, delivered: 0, refused: 1 });
  expect(await historyOf(fault)).toEqual({ underWay: 1, delivered: 0, refused: 1 });
  expect(await historyOf(refused)).toEqual({ underWay: 1, delivered: 0, refused: 0 });
});

test.each([
  ['FR', '/track/'],
  ['AR', '/ar/track/'],
  ['EN', '/en/track/'],
])('a link to an order in %s leads to the pages in it', async (language, path) => {
  const { data } = await shop.graphql<{ placeGuestOrder: { order: { id: string } } }>(
    `mutation ($input: GuestOrderInput!, $key: String!) @inContext(language: ${language}) {
      placeGuestOrder(input: $input, idempotencyKey: $key) { order { id } }
    }`,
    { input: guestOrder([['jupe-plissee-safran', 1]]), key: crypto.randomUUID() },
  );
  const { id } = data.placeGuestOrder.order;
  const { order } = await contacted(id, 'NO_ANSWER');
  expect(order?.trackingUrl).toMatch(new RegExp(`^${shop.url}${path}${id}/`));
});

describe('orders to call', () => {
  test('are the pending ones that are unconfirmed, oldest first, page by page', async () => {
    const before = (await toCall(null, 100)).nodes.map(({ id }) => id);
    const placed = [await place(), await place(), await place(), await place()];
    const [first, second, third, fourth] = placed.map(({ id }) => id);
    expect((await toCall(null, 100)).nodes.map(({ id }) => id)).toEqual([
      ...before,
      first,
      second,
      third,
      fourth,
    ]);
    await contacted(first ?? '', 'NO_ANSWER');
    await contacted(second ?? '', 'CONFIRMED');
    await move([third ?? ''], 'CONFIRMED');
    const left = [...before, first, fourth];
    const begin = await toCall(null, left.length - 1);
    expect(begin.nodes.map(({ id }) => id)).toEqual(left.slice(0, -1));
    expect(begin).toMatchObject({ totalCount: left.length, pageInfo: { hasNextPage: true } });
    const end = await toCall(begin.pageInfo.endCursor);
    expect(end.nodes).toEqual([{ id: fourth }]);
    expect(end.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });
});

test('how other orders to the same phone ended is known, however it is written', async () => {
  const phones = ['0699887766', '+212699887766', '212699887766', '0699887766'];
  const ids: string[] = [];
  for (const [at, phone] of phones.entries()) {
    const { id } = await place({ phone, street: `${at}, rue des Consuls` });
    ids.push(id);
    if (at < 3) for (const to of ['CONFIRMED', 'SHIPPED']) await move([id], to);
  }
  const [delivered = '', refused = '', refusedToo = '', last = ''] = ids;
  await move([delivered], 'DELIVERED');
  await move([refused, refusedToo], 'REFUSED');
  const historyOf = async (id: string) => (await contacted(id, 'MESSAGE_SENT')).order;
  expect((await historyOf(last))?.recipientHistory).toEqual({
    underWay: 0,
    delivered: 1,
    refused: 2,
  });
  expect((await historyOf(refused))?.recipientHistory).toEqual({
    underWay: 1,
    delivered: 1,
    refused: 1,
  });
});
