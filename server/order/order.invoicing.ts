import { invoiceNumber, invoiceYear, isInvoiceDue } from './order.invoice.rules.ts';
import type { OrderPorts } from './order.ports.ts';
import type { OrderRecord } from './order.store.ts';

/** In the transaction that makes them due: one that fails takes no number. */
export async function issueInvoices(
  { orders: store }: Pick<OrderPorts, 'orders'>,
  orders: readonly OrderRecord[],
  now: Date,
): Promise<readonly OrderRecord[]> {
  const year = invoiceYear(now);
  const issued: OrderRecord[] = [];
  // One by one, so that numbers follow the given order.
  for (const order of orders) {
    if (!isInvoiceDue(order)) {
      issued.push(order);
      continue;
    }
    const number = invoiceNumber(year, await store.nextInvoiceNumber(year));
    issued.push({ ...order, invoice: { number, issuedAt: now.toISOString() } });
  }
  return issued;
}

export async function issueInvoice(
  ports: Pick<OrderPorts, 'orders'>,
  order: OrderRecord,
  now: Date,
): Promise<OrderRecord> {
  const [issued = order] = await issueInvoices(ports, [order], now);
  return issued;
}
