import { createApiToken } from '../../server/api-token/api-token.service.ts';
import { seriesOf } from '../../server/order/order.invoice.rules.ts';
import type { OrderRecord } from '../../server/order/order.store.ts';
import type { Store } from '../../server/store.ts';
import type { Answer, Connection } from './request.ts';

export const SELL = `mutation ($key: String!) {
  made: createOrder(idempotencyKey: $key, input: {
    channel: SHOP paymentMethod: PAID_IN_SHOP lines: [{ variantId: "gandoura-sable", quantity: 1 }]
  }) { order { id } userErrors { code } }
}`;
export const TAKE_BACK = `mutation ($ids: [ID!]!) {
  made: moveOrders(ids: $ids, to: RETURNED) { orders { id } userErrors { code } }
}`;

/** The secret of an API token that sells. */
export async function makeSellerToken(store: Store): Promise<string> {
  const context = { store, clock: () => new Date(), actor: 'seller' };
  const token = { name: 'seller', scopes: ['orders:write'], expiresAt: null };
  return (await createApiToken(context, token)).secret;
}

export function postByStaff(
  { post }: Connection,
  secret: string,
  query: string,
  variables: object,
): Promise<Answer> {
  return post('/graphql/admin', JSON.stringify({ query, variables }), {
    'content-type': 'application/json',
    authorization: `Bearer ${secret}`,
  });
}

/** Numbers of the year's invoices and credit notes that no order has, or that two have. */
export function countGaps(
  orders: readonly OrderRecord[],
  lastNumberOf: (series: string) => number,
): number {
  const series = [
    [seriesOf('F', new Date()), orders.flatMap(({ invoice }) => invoice ?? [])],
    [seriesOf('A', new Date()), orders.flatMap(({ creditNotes }) => creditNotes)],
  ] as const;
  let gaps = 0;
  for (const [name, documents] of series) {
    const issued = new Set(documents.map(({ number }) => number)).size;
    gaps += Math.abs(lastNumberOf(name) - issued) + documents.length - issued;
  }
  return gaps;
}

const named = (id: string, amount: number) => `${id} ${amount}`;

/** Refunds of invoiced orders without a credit note of their amount, and credit notes without a refund. */
export function countUncredited(orders: readonly OrderRecord[]): number {
  return orders.flatMap(({ invoice, refunds, creditNotes }) => {
    const due = invoice === null ? [] : refunds.map(({ id, amount }) => named(id, amount));
    const made = creditNotes.map(({ refundId, amount }) => named(refundId, amount));
    return [
      ...due.filter((each) => !made.includes(each)),
      ...made.filter((each) => !due.includes(each)),
    ];
  }).length;
}
