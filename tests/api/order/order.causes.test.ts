import { expect, test } from 'vitest';
import { apiSecret, openAdmin, requestAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { changesOf } from '../admin/orders/orders.change.documents.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { request } from './order.documents.ts';
import {
  exchangesOf,
  problemsOf,
  SHIRT,
  size,
  type ExchangedOrder,
} from './order.exchange.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const { leave, delivered, ask, approve, receive, complete, cancel } = exchangesOf(shop, admin);
const { receive: receiveReturn } = changesOf(admin);

const NOTE = `query ($id: ID!) {
  product(id: $id) { fitNote { tooSmall tooLarge answers delivered saidFit suggestion } }
}`;

interface Noted {
  readonly product: { readonly fitNote: { readonly delivered: number } | null };
}

const fitNote = async () => (await admin.request<Noted>(NOTE, { id: SHIRT })).data.product.fitNote;

interface Returned {
  readonly order: { readonly returnRequest: { readonly lines: readonly object[] } } | null;
  readonly userErrors: readonly UserError[];
}

const REQUEST_RETURN = `
  mutation ($orderId: ID!, $trackingKey: String, $lines: [ReturnLineInput!]!) {
    requestReturn(orderId: $orderId, trackingKey: $trackingKey, lines: $lines) {
      order { returnRequest { lines { variantId quantity cause } } } ${ERRORS}
    }
  }`;

const sendBack = ({ id: orderId, trackingKey }: ExchangedOrder, lines: readonly object[]) =>
  request<Returned>(shop, REQUEST_RETURN, { orderId, trackingKey, lines });

/** A return that the shop has received. */
async function returned(cause: string | null): Promise<ExchangedOrder> {
  await leave({ '38': 1 });
  const order = await delivered();
  await sendBack(order, [{ variantId: size('38'), quantity: 1, cause }]);
  await receiveReturn(order.id, [{ variantId: size('38'), quantity: 1, restock: true }]);
  return order;
}

async function exchanged(cause?: string): Promise<void> {
  await leave({ '38': 1, '42': 1 });
  const { order } = await ask(await delivered(), [['38', '42']], { method: 'IN_SHOP', cause });
  const id = order?.exchanges[0]?.id ?? '';
  await approve(id, 1);
  await receive(id, 2, { lines: [{ variantId: size('38'), quantity: 1, restock: true }] });
  expect((await complete(id, 3, { collected: 0 })).exchange?.status).toBe('COMPLETED');
}

test('five answers of returns and exchanges tell staff that a product runs small', async () => {
  expect(await fitNote()).toBeNull();
  const first = await returned('TOO_SMALL');
  await returned('TOO_LARGE');
  await returned(null);
  await exchanged('TOO_SMALL');
  await exchanged();
  // What is cancelled, or under way, says nothing.
  await leave({ '38': 2, '42': 1 });
  const open = await delivered();
  await sendBack(open, [{ variantId: size('38'), quantity: 1, cause: 'TOO_LARGE' }]);
  const requested = await ask(await delivered(), [['38', '42']], { cause: 'TOO_LARGE' });
  if (requested.order) await cancel(requested.order, requested.order.exchanges[0]?.id ?? '');
  await exchanged('TOO_SMALL');
  expect(await fitNote()).toBeNull();
  await exchanged('OTHER');
  expect(await fitNote()).toEqual({
    tooSmall: 3,
    tooLarge: 1,
    answers: 5,
    delivered: 9,
    saidFit: 'RUNS_SMALL',
    suggestion: 'RUNS_SMALL',
  });
  await shop.changeProduct(SHIRT, { fit: 'RUNS_SMALL' });
  expect(await fitNote()).toMatchObject({ saidFit: 'RUNS_SMALL', suggestion: null });
  const { data } = await admin.request<{ order: object }>(
    'query ($id: ID!) { order(id: $id) { returns { lines { variantId cause } } } }',
    { id: first.id },
  );
  expect(data.order).toEqual({
    returns: [{ lines: [{ variantId: size('38'), cause: 'TOO_SMALL' }] }],
  });
});

test('a token of the catalogue does not read what orders say', async () => {
  const secret = await apiSecret(shop, ['catalog:read']);
  const headers = { authorization: `Bearer ${secret}` };
  const { status, errors } = await requestAdmin(shop, NOTE, { id: SHIRT }, { headers });
  expect([status, errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
  const allowed = await apiSecret(shop, ['catalog:read', 'orders:read']);
  const both = { authorization: `Bearer ${allowed}` };
  const answer = await requestAdmin<Noted>(shop, NOTE, { id: SHIRT }, { headers: both });
  expect(answer.errors).toEqual([]);
});

test('a line has its cause, the first one where it is named twice; without a text it is the reason in figures', async () => {
  await leave({ '38': 2 });
  const order = await delivered([['38', 2]]);
  const line = { variantId: size('38'), quantity: 1 };
  const reasons = () =>
    shop.store.read.orders.returnReasons({ from: '2026-01-01', before: '2999-01-01' });
  const { order: changed } = await sendBack(order, [line, { ...line, cause: 'NOT_AS_EXPECTED' }]);
  expect(changed?.returnRequest.lines).toEqual([
    { variantId: size('38'), quantity: 2, cause: 'NOT_AS_EXPECTED' },
  ]);
  expect((await reasons()).map(({ reason }) => reason)).toContain(
    'Différent de ce que j’attendais',
  );
});

test('an unknown cause is refused, and nothing is written', async () => {
  await leave({ '38': 1, '42': 1 });
  const order = await delivered();
  const { id: orderId, trackingKey } = order;
  for (const cause of ['TOO_RED', '', 7, 'too_small']) {
    const lines = [{ variantId: size('38'), quantity: 1, cause }];
    const { status } = await shop.graphql(REQUEST_RETURN, { orderId, trackingKey, lines });
    expect(status).toBe(400);
  }
  const { order: changed, userErrors } = await ask(order, [['38', '42']], { cause: 'DEFECT' });
  expect(userErrors).toEqual([]);
  expect(changed?.exchanges).toMatchObject([{ lines: [{ cause: 'DEFECT' }] }]);
  expect(problemsOf(await ask(order, [['38', '42']], { cause: 'DEFECT' }))).toEqual([
    'NOT_ALLOWED_NOW',
  ]);
});
