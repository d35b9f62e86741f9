import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mails, type MailRecord } from '../../server/mail/mail.store.ts';
import {
  counters,
  idempotencyKeys,
  orders,
  type OrderRecord,
} from '../../server/order/order.store.ts';
import { seriesOf } from '../../server/order/order.invoice.rules.ts';
import { payments, type PaymentRecord } from '../../server/order/payment/payment.store.ts';
import type { Collection } from '../../server/storage/collection.ts';
import { sql } from '../support/store/postgres.databases.ts';
import type { Ledger } from './cluster.shoppers.ts';
import { countGaps, countUncredited } from './sellers.ts';

interface Found {
  readonly orders: readonly OrderRecord[];
  readonly payments: readonly PaymentRecord[];
  readonly mails: readonly MailRecord[];
  /** Ids of the records that idempotency keys made. */
  readonly made: ReadonlySet<string>;
  /** The last number of each series of documents. */
  readonly lastNumbers: ReadonlyMap<string, number>;
}

async function readAll(url: string): Promise<Found> {
  const rowsOf = async <R extends object>({ name }: Collection<R>) =>
    (await sql<{ row: R }>(url, `SELECT row FROM documents WHERE collection = '${name}'`)).map(
      ({ row }) => row,
    );
  const keys = await rowsOf(idempotencyKeys);
  return {
    orders: await rowsOf(orders),
    payments: await rowsOf(payments),
    mails: await rowsOf(mails),
    made: new Set(keys.map(({ madeId }) => madeId)),
    lastNumbers: new Map((await rowsOf(counters)).map(({ id, lastNumber }) => [id, lastNumber])),
  };
}

/** Orders without all that belongs to them, and keys that lead nowhere. */
function countHalf({ orders: placed, payments: started, mails: queued, made }: Found): number {
  const announced = new Set(
    queued.filter(({ kind }) => kind === 'ORDER_PLACED').map(({ orderId }) => orderId),
  );
  const paidFor = new Set(started.filter(({ id }) => made.has(id)).map(({ orderId }) => orderId));
  const isHalf = ({ id, lines, total, history, status, shippingInfo: { email } }: OrderRecord) =>
    lines.reduce((sum, line) => sum + line.total, 0) !== total ||
    history.at(-1)?.status !== status ||
    (status !== 'PAYMENT_PENDING' && email !== null && !announced.has(id)) ||
    !(made.has(id) || paidFor.has(id));
  const known = new Set([...placed, ...started].map(({ id }) => id));
  return placed.filter(isHalf).length + [...made].filter((id) => !known.has(id)).length;
}

/** Each shopper who pays by card buys once. */
function countDoubledCards({ orders: placed }: Found): number {
  const byCard = placed.filter(
    ({ paymentMethod, status }) => paymentMethod === 'CARD' && status !== 'CANCELLED',
  );
  return byCard.length - new Set(byCard.map(({ customerId }) => customerId)).size;
}

/** Compares what the shoppers know with what the database, read without the shop, and the mail folders hold. */
export async function judge(
  url: string,
  { guests, cards, taken, returned }: Ledger,
  folders: readonly string[],
) {
  const found = await readAll(url);
  const placed = found.orders.filter(({ paymentMethod }) => paymentMethod === 'CASH_ON_DELIVERY');
  const numbers = new Map(placed.map(({ shippingInfo, number }) => [shippingInfo.street, number]));
  const paidOrders = new Map(
    found.orders.filter(({ status }) => status === 'PAID').map(({ id, number }) => [id, number]),
  );
  const paid = new Map(
    found.payments
      .filter(({ state, orderId }) => state === 'PAID' && paidOrders.has(orderId))
      .map((payment) => [payment.id, payment]),
  );
  const lostGuests = [...guests].filter(([key, number]) => numbers.get(key) !== number);
  const lostCards = [...cards].filter(
    ([id, number]) => paidOrders.get(paid.get(id)?.orderId ?? '') !== number,
  );
  const sold = new Map(found.orders.map((order) => [order.id, order]));
  const lostReturns = [...returned].filter((id) => sold.get(id)?.creditNotes.length !== 1);
  const unpaid = [...taken].filter(([id, by]) => paid.get(id)?.providerPaymentId !== by);
  return {
    orders: placed.length + paid.size,
    /** Acknowledged, and not there, not the same, or not paid. */
    lost: lostGuests.length + lostCards.length + lostReturns.length,
    /** More than one order of one purchase. */
    doubled: placed.length - numbers.size + countDoubledCards(found),
    half: countHalf(found),
    invoiced: found.lastNumbers.get(seriesOf('F', new Date())) ?? 0,
    credited: found.lastNumbers.get(seriesOf('A', new Date())) ?? 0,
    gaps: countGaps(found.orders, (series) => found.lastNumbers.get(series) ?? 0),
    uncredited: countUncredited(found.orders),
    /** Taken by the provider, without an order that is paid by it. */
    moneyWithoutOrder: unpaid.length,
    ...(await judgeMails(found, folders)),
  };
}

async function judgeMails(found: Found, folders: readonly string[]) {
  const numbers = new Map(found.orders.map(({ id, number }) => [id, number]));
  const sent = found.mails.flatMap(({ state, orderId }) =>
    state === 'SENT' ? (numbers.get(orderId ?? '') ?? []) : [],
  );
  const names = await Promise.all(
    folders.map((folder) => readdir(join(folder, 'outbox')).catch((): string[] => [])),
  );
  const files = names.flat().filter((name) => name.endsWith('.eml'));
  const arrived = new Set(files.map((name) => /BV-[^-]+/.exec(name)?.[0]));
  return {
    /** Noted as sent, and never written. */
    mailsLost: sent.filter((number) => !arrived.has(number)).length,
    /** Sent by an instance that was killed before it could note that, and once more by another. */
    mailsTwice: files.length - new Set(files).size,
  };
}
