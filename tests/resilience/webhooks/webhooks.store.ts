import { newestOrders } from '../../support/shop/newest-orders.ts';
import { readSeed } from '../../../server/seed/folder.ts';
import { seedStore } from '../../../server/seed/seed.ts';
import { createPasswords } from '../../../server/authentication/passwords.ts';
import type { OrderStatus } from '../../../server/order/order.store.ts';
import { openLowdbStore, type Place, openPostgresStore } from '../../../server/store.open.ts';
import type { Store } from '../../../server/store.ts';
import { EVENT_TYPES } from '../../../server/webhook/events.ts';
import { newWebhookSecret } from '../../../server/webhook/signature.ts';
import type { WebhookRecord } from '../../../server/webhook/webhook.store.ts';
import { saveOwner } from '../../bench/back-office.ts';
import { webhook } from '../../store/contract/records.ts';
import { orderKey } from './webhooks.judge.ts';

/** Bought by all. */
export const BOUGHT = 'gandoura-sable';
const ENOUGH = 1_000_000;
const MOST = 1_000_000;

const TYPES: Partial<Record<OrderStatus, string>> = {
  PENDING: 'order.placed',
  CONFIRMED: 'order.confirmed',
  SHIPPED: 'order.shipped',
  CANCELLED: 'order.cancelled',
};

const fill = async (empty: Store) =>
  seedStore(empty, await readSeed('seed'), await createPasswords(), new Date());

/** `openStore` of the server would import PostgreSQL's part later, which this program's runner refuses. */
async function withStore<T>(
  { dataDir, databaseUrl }: Place,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const lowdb = databaseUrl === null ? await openLowdbStore(dataDir) : null;
  if (lowdb?.isNew) await fill(lowdb);
  const store = lowdb ?? (await openPostgresStore(databaseUrl ?? '', fill));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A new shop with an owner who is logged in, stock to sell, and a webhook for each URL. */
export function prepare(place: Place, urls: readonly string[]): Promise<readonly WebhookRecord[]> {
  const webhooks = urls.map((url, n) =>
    webhook(`receiver-${n}`, { url, events: [...EVENT_TYPES], secret: newWebhookSecret() }),
  );
  return withStore(place, async (store) => {
    await store.transaction(async (ports) => {
      const product = await ports.catalog.product(BOUGHT);
      if (!product) throw new Error(`The catalogue has no ${BOUGHT}`);
      const variants = product.variants.map((each) => ({ ...each, stockOnHand: ENOUGH }));
      await ports.catalog.save({ products: [{ ...product, variants }] });
      await saveOwner(ports.staff);
      for (const each of webhooks) await ports.webhooks.save(each);
    });
    return webhooks;
  });
}

/** Contents of the store of a shop that does not run. */
export interface Stored {
  readonly waiting: number;
  /** The events of all orders' histories, by their keys. */
  readonly expected: readonly string[];
  /** Ids of deliveries by webhook. */
  readonly deliveryIds: ReadonlyMap<string, ReadonlySet<string>>;
}

export function readStored(place: Place, webhooks: readonly WebhookRecord[]): Promise<Stored> {
  return withStore(place, async ({ read }) => {
    const deliveryIds = new Map<string, ReadonlySet<string>>();
    for (const { id } of webhooks) {
      const found = await read.webhooks.deliveriesOf(id, { after: null, limit: MOST });
      deliveryIds.set(id, new Set(found.map((delivery) => delivery.id)));
    }
    const orders = await newestOrders(read, { limit: MOST });
    const expected = orders.flatMap(({ id, history }) =>
      history.flatMap(({ status }) => {
        const type = TYPES[status];
        return type === undefined ? [] : [orderKey(type, id)];
      }),
    );
    return { waiting: await read.webhooks.waitingCount(), expected, deliveryIds };
  });
}
