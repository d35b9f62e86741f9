import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '../support/store/postgres.databases.ts';
import type { Ledger } from './cluster.shoppers.ts';

const GUESTS = `
  SELECT ship_street AS key, number FROM orders WHERE payment_method = 'CASH_ON_DELIVERY'`;

const CARDS = `
  SELECT payments.id, provider_payment_id AS "providerPaymentId", number
    FROM payments JOIN orders ON orders.id = order_id
   WHERE payments.state = 'PAID' AND orders.status = 'PAID'`;

// Each shopper who pays by card buys once.
const CARDS_DOUBLED = `
  SELECT customer_id FROM orders
   WHERE payment_method = 'CARD' AND status <> 'CANCELLED' GROUP BY customer_id HAVING count(*) > 1`;

const HALF = `
  SELECT id FROM orders
   WHERE (SELECT sum(total) FROM order_lines WHERE order_id = orders.id) IS DISTINCT FROM total
      OR (SELECT status FROM order_moves WHERE order_id = orders.id ORDER BY place DESC LIMIT 1)
         IS DISTINCT FROM status
      OR (status <> 'PAYMENT_PENDING'
          AND NOT EXISTS (SELECT FROM mails WHERE order_id = orders.id AND kind = 'ORDER_PLACED'))
      OR NOT EXISTS (SELECT FROM idempotency_keys
                      WHERE made_id = orders.id
                         OR made_id IN (SELECT id FROM payments WHERE order_id = orders.id))
  UNION ALL
  SELECT key FROM idempotency_keys
   WHERE NOT EXISTS (SELECT FROM orders WHERE id = made_id)
     AND NOT EXISTS (SELECT FROM payments WHERE id = made_id)`;

/** Compares what the shoppers know with what the database, read without the shop, and the mail folders hold. */
export async function judge(
  url: string,
  { guests, cards, taken }: Ledger,
  folders: readonly string[],
) {
  const placed = await sql<{ key: string; number: string }>(url, GUESTS);
  const paid = await sql<{ id: string; providerPaymentId: string; number: string }>(url, CARDS);
  const numbers = new Map(placed.map(({ key, number }) => [key, number]));
  const payments = new Map(paid.map((payment) => [payment.id, payment]));
  const lostGuests = [...guests].filter(([key, number]) => numbers.get(key) !== number);
  const lostCards = [...cards].filter(([id, number]) => payments.get(id)?.number !== number);
  const unpaid = [...taken].filter(([id, by]) => payments.get(id)?.providerPaymentId !== by);
  return {
    orders: placed.length + paid.length,
    /** Acknowledged, and not there, not the same, or not paid. */
    lost: lostGuests.length + lostCards.length,
    /** More than one order of one purchase. */
    doubled: placed.length - numbers.size + (await sql(url, CARDS_DOUBLED)).length,
    /** Orders without all that belongs to them, and keys that lead nowhere. */
    half: (await sql(url, HALF)).length,
    /** Taken by the provider, without an order that is paid by it. */
    moneyWithoutOrder: unpaid.length,
    ...(await judgeMails(url, folders)),
  };
}

async function judgeMails(url: string, folders: readonly string[]) {
  const sent = await sql<{ number: string }>(
    url,
    `SELECT number FROM mails JOIN orders ON orders.id = order_id WHERE state = 'SENT'`,
  );
  const names = await Promise.all(
    folders.map((folder) => readdir(join(folder, 'outbox')).catch((): string[] => [])),
  );
  const files = names.flat().filter((name) => name.endsWith('.eml'));
  const arrived = new Set(files.map((name) => /BV-[^-]+/.exec(name)?.[0]));
  return {
    /** Noted as sent, and never written. */
    mailsLost: sent.filter(({ number }) => !arrived.has(number)).length,
    /** Sent by an instance that was killed before it could note that, and once more by another. */
    mailsTwice: files.length - new Set(files).size,
  };
}
