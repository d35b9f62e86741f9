import { addresses, type AddressRecord } from '../address/address.store.ts';
import { documentNumber, seriesOf } from '../order/order.invoice.rules.ts';
import { counters, orders, type OrderRecord } from '../order/order.store.ts';
import { deepFreeze } from '../storage/collection.ts';
import { rowsOf, type Tables } from '../storage/lowdb/schema.ts';

/** Before format 7 there were no sessions, phone numbers of addresses, or invoice numbers. */
export function addAccounts(tables: Tables): void {
  addPhones(tables);
  numberInvoices(tables);
}

function addPhones(tables: Tables): void {
  const rows: Map<string, readonly AddressRecord[]> = rowsOf(tables, addresses);
  for (const [key, list] of rows) {
    if (list.every((address) => 'phone' in address)) continue;
    rows.set(key, deepFreeze(list.map((address) => Object.assign({ phone: null }, address))));
  }
}

/** Orders that were paid or delivered before get their numbers in the order of that time. */
function numberInvoices(tables: Tables): void {
  const rows: Map<string, OrderRecord> = rowsOf(tables, orders);
  const earlier = Array.from(rows.values()).filter((order) => !('invoice' in order));
  const invoicedAt = new Map<string, string>();
  for (const order of earlier as readonly OrderRecord[]) {
    rows.set(
      order.id,
      deepFreeze({ ...order, termsVersion: null, invoice: null, anonymisedAt: null }),
    );
    const due = order.history.find(({ status }) => status === 'PAID' || status === 'DELIVERED');
    if (due) invoicedAt.set(order.id, due.at);
  }
  const years = rowsOf(tables, counters);
  for (const [id, issuedAt] of Array.from(invoicedAt).toSorted(byTime)) {
    const order = rows.get(id);
    if (!order) continue;
    const at = new Date(issuedAt);
    const year = seriesOf('F', at);
    const lastNumber = (years.get(year)?.lastNumber ?? 0) + 1;
    years.set(year, deepFreeze({ id: year, lastNumber }));
    const invoice = { number: documentNumber('F', at, lastNumber), issuedAt };
    rows.set(id, deepFreeze({ ...order, invoice }));
  }
}

const byTime = ([, a]: readonly [string, string], [, b]: readonly [string, string]) =>
  a < b ? -1 : a > b ? 1 : 0;
