import { describe, expect, test } from 'vitest';
import { setStock } from '../../../../server/catalog/catalog.stock.rules.ts';
import type { OrderStatus } from '../../../../server/order/order.store.ts';
import { createWebhook } from '../../../../server/webhook/webhook.service.ts';
import { COMMAND_LINE } from '../../../../server/audit/audit.ts';
import { openAdmin } from '../../../support/shop/admin.ts';
import { sharedShop } from '../../../support/shop/shared-shop.ts';
import { guestOrder, place } from '../../order/order.documents.ts';
import type { UserError } from '../../protocol/documents.ts';
import { moved, MOVE, type MovePayload } from './orders.documents.ts';

const SECOND = 1000;
const ID = 'jabador-atlas';

const shop = await sharedShop();
const admin = await openAdmin(shop);

async function ordered(): Promise<string> {
  const input = guestOrder([[ID, 1]], { email: 'nadia@example.com' });
  const { order } = await place(shop, input);
  if (!order) throw new Error('The order was not placed');
  return order.id;
}

const MOVE_UNDOABLY = MOVE.replace('parcels: $parcels)', 'parcels: $parcels, isUndoable: true)');
const UNDO = `mutation ($ids: [ID!]!) {
  undoMoves(ids: $ids) { orders { id status moves parcelNumber } userErrors { code field message } }
}`;

async function moveUndoably(
  ids: readonly string[],
  to: OrderStatus,
  about: object = {},
): Promise<void> {
  const variables = { ids, to, ...about };
  const { data } = await admin.request<{ moveOrders: MovePayload }>(MOVE_UNDOABLY, variables);
  expect(data.moveOrders.userErrors).toEqual([]);
}

const undone = async (...ids: readonly string[]) =>
  (await admin.request<{ undoMoves: MovePayload }>(UNDO, { ids })).data.undoMoves;

const codes = ({ userErrors }: { readonly userErrors: readonly UserError[] }) =>
  userErrors.map(({ code }) => code);

async function orderOf(id: string) {
  const order = await shop.store.read.orders.order(id);
  if (!order) throw new Error(`No order ${id}`);
  return order;
}

const mailsOf = async (id: string) =>
  (await shop.store.read.mails.newest(50)).filter(({ orderId }) => orderId === id);

const dueMails = async () => {
  const due = await shop.store.read.mails.due(shop.within.clock().toISOString(), 100);
  return due.map(({ id }) => id);
};

async function stock(): Promise<readonly [onHand: number | null, allocated: number]> {
  const product = await shop.store.read.catalog.product(ID);
  const base = product?.variants.find(({ id }) => id === ID);
  return [base?.stockOnHand ?? null, base?.allocated ?? 0];
}

const secondsOf = async (id: string) => {
  const { data } = await admin.request<{ order: { undoSeconds: number } }>(
    'query ($id: ID!) { order(id: $id) { undoSeconds } }',
    { id },
  );
  return data.order.undoSeconds;
};

async function deliver(id: string): Promise<void> {
  await moved(admin, { ids: [id], to: 'CONFIRMED' });
  await moved(admin, { ids: [id], to: 'SHIPPED' });
  await moveUndoably([id], 'DELIVERED');
}

describe('the last move of an order', () => {
  test.each([
    ['PENDING', 'CONFIRMED'],
    ['CONFIRMED', 'PREPARED'],
    ['CONFIRMED', 'SHIPPED'],
    ['PREPARED', 'SHIPPED'],
    ['SHIPPED', 'DELIVERED'],
  ] as const)('from %s to %s is undone within its minute', async (from, to) => {
    const id = await ordered();
    const way: readonly OrderStatus[] = ['CONFIRMED', 'PREPARED', 'SHIPPED'];
    const before = way.slice(0, way.indexOf(from as 'CONFIRMED') + 1);
    for (const status of before) await moved(admin, { ids: [id], to: status });
    const [order, mails, onHand] = [await orderOf(id), await mailsOf(id), await stock()];

    const parcels = to === 'SHIPPED' ? [{ id, number: 'MA 1' }] : [];
    await moveUndoably([id], to, { parcels });
    expect(await secondsOf(id)).toBeGreaterThan(50);
    const { orders, userErrors } = await undone(id);
    expect(userErrors).toEqual([]);
    expect(orders).toMatchObject([{ id, status: from, parcelNumber: null }]);
    const { changes, ...now } = await orderOf(id);
    expect({ ...now, changes: [] }).toEqual(order);
    expect(changes).toMatchObject([{ what: ['UNDO'] }]);
    expect(await mailsOf(id)).toEqual(mails);
    expect(await stock()).toEqual(onHand);
    expect(await secondsOf(id)).toBe(0);

    // And it can be made again, with its mail.
    expect((await moved(admin, { ids: [id], to })).userErrors).toEqual([]);
    expect((await mailsOf(id)).length).toBe(mails.length + (to === 'PREPARED' ? 0 : 1));
  });

  test('gives back what was shipped of counted stock', async () => {
    const product = await shop.store.read.catalog.product(ID);
    if (!product) throw new Error('The catalogue has no such product');
    await shop.changeProduct(ID, setStock(product, ID, 20));
    const id = await ordered();
    await moved(admin, { ids: [id], to: 'CONFIRMED' });
    const [onHand, allocated] = await stock();
    await moveUndoably([id], 'SHIPPED');
    expect(await stock()).toEqual([19, allocated - 1]);
    await undone(id);
    expect(await stock()).toEqual([onHand, allocated]);
    await moved(admin, { ids: [id], to: 'CANCELLED' });
    expect(await stock()).toEqual([20, allocated - 1]);
  });

  test('mails the shopper once its minute is over, and not before', async () => {
    const id = await ordered();
    await moveUndoably([id], 'CONFIRMED');
    const mail = `ORDER_CONFIRMED-${id}`;
    shop.pass(59 * SECOND);
    expect(await dueMails()).not.toContain(mail);
    shop.pass(SECOND);
    expect(await dueMails()).toContain(mail);
    expect(codes(await undone(id))).toEqual(['NOT_ALLOWED_NOW']);
    expect((await orderOf(id)).status).toBe('CONFIRMED');
  });

  test('mails at once, and stays, where a program made it', async () => {
    const id = await ordered();
    await moved(admin, { ids: [id], to: 'CONFIRMED' });
    expect(await dueMails()).toContain(`ORDER_CONFIRMED-${id}`);
    expect(await secondsOf(id)).toBe(0);
    expect(codes(await undone(id))).toEqual(['NOT_ALLOWED_NOW']);
  });

  test('takes its invoice back with its number, unless another one followed', async () => {
    const [first, second] = [await ordered(), await ordered()];
    await deliver(first);
    const { invoice } = await orderOf(first);
    expect(invoice).not.toBeNull();
    expect((await undone(first)).userErrors).toEqual([]);
    expect((await orderOf(first)).invoice).toBeNull();

    await deliver(second);
    expect((await orderOf(second)).invoice?.number).toBe(invoice?.number);
    await moveUndoably([first], 'DELIVERED');
    const refused = await undone(second);
    expect(codes(refused)).toEqual(['NOT_ALLOWED_NOW']);
    expect(refused.userErrors[0]?.message).toContain(invoice?.number);
    expect((await orderOf(second)).status).toBe('DELIVERED');
    // Of both, whichever is named first.
    expect((await undone(second, first)).userErrors).toEqual([]);
  });

  test('is undone for all of the orders or none', async () => {
    const [first, second] = [await ordered(), await ordered()];
    await moveUndoably([first, second], 'CONFIRMED');
    await moved(admin, { ids: [second], to: 'CANCELLED' });
    const { userErrors } = await undone(first, second, 'unknown');
    expect(codes({ userErrors })).toEqual(['NOT_ALLOWED_NOW', 'UNKNOWN_ORDER']);
    expect((await orderOf(first)).status).toBe('CONFIRMED');
  });

  test('is in the log with its undoing, and webhooks get both at once', async () => {
    const staff = { ...shop.within, actor: COMMAND_LINE, isLoopbackAllowed: true };
    const { webhook } = await createWebhook(staff, {
      url: 'http://127.0.0.1:9/',
      events: ['order.confirmed', 'order.updated'],
    });
    const id = await ordered();
    await moveUndoably([id], 'CONFIRMED');
    await undone(id);
    const { number } = await orderOf(id);
    const { data } = await admin.request<{ auditLog: { nodes: readonly object[] } }>(
      '{ auditLog(first: 2) { nodes { action subject } } }',
    );
    expect(data.auditLog.nodes).toEqual([
      { action: 'order.undo', subject: number },
      { action: 'order.confirm', subject: number },
    ]);
    const sent = await shop.store.read.webhooks.deliveriesOf(webhook.id, { after: null, limit: 9 });
    const events = sent.map(({ payload }) => JSON.parse(payload)).toReversed();
    expect(events).toMatchObject([
      { type: 'order.confirmed', data: { id, status: 'CONFIRMED' } },
      { type: 'order.updated', data: { id, status: 'PENDING' } },
    ]);
  });
});
