import { tmpdir } from 'node:os';
import { createApiToken } from '../../server/api-token/api-token.service.ts';
import { documentNumber } from '../../server/order/order.invoice.rules.ts';
import type { OrderLineRecord, OrderRecord, OrderStatus } from '../../server/order/order.store.ts';
import { hashOfToken } from '../../server/shared/secret-token.ts';
import { WITHOUT_PASSKEYS, type StaffStore } from '../../server/staff/staff.store.ts';
import { copyShop } from '../../server/storage/transfer/copy.ts';
import { openLowdbStore, originInFolder, destinationInDatabase } from '../../server/store.open.ts';
import { schema } from '../../server/store.collections.ts';
import { customer, order, requestedReturn } from '../store/contract/records.ts';
import { createDatabase } from '../support/store/postgres.databases.ts';
import { startOwnPostgres } from '../support/store/postgres.server.ts';
import { fillFolder } from './catalogue.ts';
import { report } from './metrics.ts';
import { inNewFolder, startShop } from './shop.ts';

const SESSION = 'the session of an owner in a program';
export const OWNER_COOKIE = `belle-vue-admin=${SESSION}`;

const SETTINGS = ['shared_buffers=1GB', 'max_wal_size=4GB'];
const BATCH = 5_000;
const MINUTE_MS = 60_000;
const NAMES = ['Nadia Alami', 'Karim Bennani', 'Zoë Ben-Saïd', 'Salma Idrissi', 'Youssef Tazi'];
const CITIES = ['Rabat', 'Salé', 'Casablanca', 'Fès', 'Marrakech', 'Tanger', 'Agadir'];
const OPEN: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'];
const PAST: readonly OrderStatus[] = OPEN.map((_, n) =>
  n < 3 ? 'DELIVERED' : n < 4 ? 'CANCELLED' : 'RETURNED',
);
const OPEN_ORDERS = 1_000;
/** So many products were ever ordered. */
const SOLD_PRODUCTS = 5_000;

/** A shop with an owner, whose session has `OWNER_COOKIE`. */
export async function saveOwner(staff: StaffStore): Promise<void> {
  const at = new Date().toISOString();
  const times = { createdAt: at, lastSeenAt: at };
  const owner = { email: 'patronne@exemple.ma', name: null, role: 'OWNER', passwordHash: null };
  await staff.save({ id: 'owner', ...owner, role: 'OWNER', ...times, ...WITHOUT_PASSKEYS });
  const expiresAt = new Date(Date.now() + 11 * 60 * MINUTE_MS).toISOString();
  const session = { staffId: 'owner', expiresAt, browser: null, system: null };
  await staff.saveSession({ id: hashOfToken(SESSION), ...session, ...times });
}

/** The built shop at work on one of the stores. */
export interface BackOffice {
  readonly store: string;
  readonly url: string;
  readonly pid: number;
  /** Secret of an API token that reads everything. */
  readonly secret: string;
}

/** Does the same with so many products and orders, the last `toCall` of them to call, on lowdb, then on PostgreSQL. */
export function onBothStores<T>(
  products: number,
  orders: number,
  work: (shop: BackOffice) => Promise<T>,
  toCall = 0,
): Promise<readonly [T, T]> {
  return inNewFolder(async (folder) => {
    report(`${products} products, ${orders} orders`);
    await fillFolder(folder, products);
    const secret = await fillBackOffice(folder, orders, toCall);
    const run = async (store: string, DATA_DIR: string, variables = {}) => {
      report(store);
      const shop = startShop(DATA_DIR, variables);
      try {
        return await work({ store, url: await shop.ready, pid: shop.pid, secret });
      } finally {
        await shop.end();
      }
    };
    const lowdb = await run('lowdb', folder);
    const postgres = await startOwnPostgres(SETTINGS, tmpdir());
    try {
      const DATABASE_URL = await createDatabase(postgres.url);
      const [origin, copy] = [
        await originInFolder(folder),
        await destinationInDatabase(DATABASE_URL),
      ];
      await copyShop(origin, copy, schema.collections, () => {});
      await copy.close();
      await origin.close();
      const variables = { DATABASE_URL, JWT_SECRET: 's'.repeat(48) };
      return [lowdb, await inNewFolder((path) => run('PostgreSQL', path, variables))];
    } finally {
      await postgres.stop();
    }
  });
}

/** Adds what a shop of some years has; the last orders are of now. Returns the secret of an API token. */
async function fillBackOffice(folder: string, count: number, toCall: number): Promise<string> {
  const store = await openLowdbStore(folder);
  const now = Date.now();
  const products = await store.read.catalog.productsBehind(-1, SOLD_PRODUCTS);
  const sold = products.flatMap(({ id, variants }) =>
    variants.map((variant) => ({ productId: id, variantId: variant.id })),
  );
  for (let from = 0; from < count; from += BATCH) {
    const places = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => from + n);
    await store.transaction(async ({ accounts, orders, audit }) => {
      await orders.save(
        ...places.map((n) => withLines(orderAt(n, count, now, n >= count - toCall), n, sold)),
      );
      for (const n of places.filter((place) => place % 4 === 0)) {
        const [firstName = '', lastName = ''] = nameAt(n).split(' ');
        const at = new Date(now - 5 * MINUTE_MS * (count - n)).toISOString();
        await accounts.save(customer(`c${n}`, { firstName, lastName, createdAt: at }));
        const id = `0190${n.toString(16).padStart(8, '0')}-0000-7000-8000-000000000000`;
        const entry = { actor: 'patronne@exemple.ma', action: 'order.confirm', before: null };
        await audit.add({ id, at, ...entry, subject: `BV-${n}1000`, after: '"CONFIRMED"' });
      }
    });
  }
  await store.transaction(({ staff }) => saveOwner(staff));
  const scopes = ['catalog:read', 'orders:read'];
  const context = { store, clock: () => new Date(), actor: 'bench' };
  const { secret } = await createApiToken(context, { name: 'bench', scopes, expiresAt: null });
  await store.close();
  return secret;
}

const nameAt = (n: number) => NAMES[n % NAMES.length] ?? '';

type Sold = Pick<OrderLineRecord, 'productId' | 'variantId'>;

/** Two lines of what the shop sells, at paces of their own. */
function withLines(made: OrderRecord, n: number, sold: readonly Sold[]): OrderRecord {
  const [line] = made.lines;
  const lines = [7919, 104_729].flatMap((pace) => {
    const article = sold[(n * pace) % sold.length];
    return line && article ? { ...line, ...article } : [];
  });
  return { ...made, lines };
}

/** One every five minutes; the last thousand are under way, unless they are to call. */
function orderAt(n: number, count: number, now: number, isToCall: boolean): OrderRecord {
  const placedAt = new Date(now - 5 * MINUTE_MS * (count - n)).toISOString();
  const others = n < count - OPEN_ORDERS ? PAST : OPEN;
  const status = (isToCall ? undefined : others[n % OPEN.length]) ?? 'PENDING';
  const isReturned = status === 'DELIVERED' && n % 200 === 0;
  const made = order(`o${n}`, { number: `BV-${n}1000`, status, placedAt, holdsStock: false });
  const isInvoiced = status === 'DELIVERED' || status === 'RETURNED';
  const invoice = { number: documentNumber('F', new Date(placedAt), n + 1), issuedAt: placedAt };
  const [name, city] = [nameAt(n), CITIES[n % CITIES.length] ?? ''];
  const reached: readonly OrderStatus[] = status === 'PENDING' ? [] : [status];
  return {
    ...made,
    customerId: n % 3 === 0 ? null : `c${n - (n % 4)}`,
    invoice: isInvoiced ? invoice : null,
    history: (['PENDING', ...reached] as const).map((each) => ({ status: each, at: placedAt })),
    returns: isReturned ? [requestedReturn({ requestedAt: placedAt })] : [],
    shippingInfo: {
      ...made.shippingInfo,
      name,
      city,
      phone: `06${10_000_000 + n}`,
      email: `client${n}@example.com`,
    },
  };
}
