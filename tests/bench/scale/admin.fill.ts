import { customer, mail, order } from '../../store/records.ts';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { openLowdbStore } from '../../../server/stores/lowdb.ts';
import { fillFolder } from '../catalogue.ts';

/** What the back office has to list. */
export interface Amounts {
  readonly products: number;
  readonly orders: number;
  readonly customers: number;
  readonly auditEntries: number;
  readonly failedMails: number;
}

const BATCH = 5_000;
const MINUTE_MS = 60_000;
const NAMES = ['Nadia Alami', 'Karim Bennani', 'Zoë Ben-Saïd', 'Salma Idrissi', 'Youssef Tazi'];
const CITIES = ['Rabat', 'Salé', 'Casablanca', 'Fès', 'Marrakech', 'Tanger', 'Agadir'];
const PAST: readonly OrderStatus[] = [
  'DELIVERED',
  'DELIVERED',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
];
const OPEN: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'];
const OPEN_ORDERS = 1_000;

/** Fills a folder as a shop of some years has it; the last orders are of now. */
export async function fillBackOffice(path: string, amounts: Amounts): Promise<void> {
  await fillFolder(path, amounts.products);
  const store = await openLowdbStore(path);
  const now = Date.now();
  const instant = (minutesAgo: number) => new Date(now - minutesAgo * MINUTE_MS).toISOString();
  await batches(amounts.customers, (places) =>
    store.transaction(async ({ accounts }) => {
      for (const n of places) {
        const [firstName = '', lastName = ''] = (NAMES[n % NAMES.length] ?? '').split(' ');
        const createdAt = instant(10 * (amounts.customers - n));
        await accounts.save(customer(`c${n}`, { firstName, lastName, createdAt }));
      }
    }),
  );
  await batches(amounts.orders, (places) =>
    store.transaction(({ orders }) =>
      orders.save(...places.map((n) => orderAt(n, amounts, instant))),
    ),
  );
  await batches(amounts.auditEntries, (places) =>
    store.transaction(({ audit }) =>
      audit.add(
        ...places.map((n) => ({
          id: `0190${n.toString(16).padStart(4, '0')}-0000-7000-8000-000000000000`,
          at: instant(amounts.auditEntries - n),
          actor: 'patronne@exemple.ma',
          action: 'order.confirm',
          subject: `BV-${n}1000`,
          before: '{"status":"PENDING"}',
          after: '{"status":"CONFIRMED"}',
        })),
      ),
    ),
  );
  await batches(amounts.failedMails, (places) =>
    store.transaction(({ mails }) =>
      mails.add(...places.map((n) => mail(`m${n}`, { orderId: `o${n}`, state: 'FAILED' }))),
    ),
  );
  await store.close();
}

async function batches(count: number, save: (places: readonly number[]) => Promise<void>) {
  for (let from = 0; from < count; from += BATCH) {
    await save(Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => from + n));
  }
}

/** One every five minutes; the last thousand are under way. */
function orderAt(
  n: number,
  { orders, customers }: Amounts,
  instant: (ago: number) => string,
): OrderRecord {
  const placedAt = instant(5 * (orders - n));
  const isOpen = n >= orders - OPEN_ORDERS;
  const status = (isOpen ? OPEN[n % OPEN.length] : PAST[n % PAST.length]) ?? 'PENDING';
  const way: readonly OrderStatus[] = status === 'PENDING' ? ['PENDING'] : ['PENDING', status];
  return order(`o${n}`, {
    number: `BV-${n}1000`,
    customerId: n % 3 === 0 ? null : `c${n % customers}`,
    status,
    placedAt,
    history: way.map((each, step) => ({
      status: each,
      at: step === 0 ? placedAt : instant(5 * (orders - n) - 4),
    })),
    shippingInfo: {
      ...order('x').shippingInfo,
      name: NAMES[n % NAMES.length] ?? '',
      city: CITIES[n % CITIES.length] ?? '',
      phone: `06${String(10_000_000 + n)}`,
      email: `client${n}@example.com`,
    },
    returnRequest:
      status === 'DELIVERED' && n % 200 === 0
        ? { requestedAt: placedAt, reason: 'Trop grand' }
        : null,
    holdsStock: false,
  });
}
