import { readSeed } from '../../../seed/folder.ts';
import { seedStore } from '../../../seed/seed.ts';
import { createPasswords } from '../../../server/account/passwords.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { hashOfToken } from '../../../server/shared/secret-token.ts';
import { openLowdbStore } from '../../../server/stores/lowdb.ts';
import type { Place } from '../../../server/stores/open-store.ts';
import { openPostgresStore } from '../../../server/stores/postgres.ts';
import type { Store } from '../../../server/stores/store.ts';
import { EVENT_TYPES } from '../../../server/webhook/events.ts';
import { newWebhookSecret } from '../../../server/webhook/signature.ts';
import type { WebhookRecord } from '../../../server/webhook/webhook.store.ts';

const SESSION = 'the session of an owner in this program';

export const COOKIE = `belle-vue-admin=${SESSION}`;
/** Bought by all. */
export const BOUGHT = 'gandoura-sable';
/** Each has a writer of its own, so that its stock is known. */
export const COUNTED = ['caftan-celeste', 'jabador-atlas'] as const;

const ENOUGH = 1_000_000;
const MOST = 1_000_000;

async function fill(empty: Store): Promise<void> {
  await seedStore(empty, await readSeed('seed'), await createPasswords(), new Date());
}

/** `openStore` of the server would import PostgreSQL's part later, which this program's runner refuses. */
async function open({ dataDir, databaseUrl }: Place): Promise<Store> {
  if (databaseUrl !== null) return openPostgresStore(databaseUrl, fill);
  const store = await openLowdbStore(dataDir);
  if (store.isNew) await fill(store);
  return store;
}

async function withStore<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await open(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A new shop with an owner who is logged in, stock to sell, and a webhook for each URL. */
export function prepare(place: Place, urls: readonly string[]): Promise<readonly WebhookRecord[]> {
  const createdAt = new Date().toISOString();
  const webhooks = urls.map((url, index) => ({
    id: `receiver-${index}`,
    url,
    events: [...EVENT_TYPES],
    isActive: true,
    secret: newWebhookSecret(),
    earlierSecret: null,
    earlierSecretUntil: null,
    createdAt,
    goneAt: null,
  }));
  return withStore(place, async (store) => {
    await store.transaction(async (ports) => {
      const product = await ports.catalog.product(BOUGHT);
      if (!product) throw new Error(`The catalogue has no ${BOUGHT}`);
      const variants = product.variants.map((each) => ({ ...each, stockOnHand: ENOUGH }));
      await ports.catalog.save({ products: [{ ...product, variants }] });
      await ports.staff.save({
        id: 'owner',
        email: 'patronne@exemple.ma',
        name: null,
        role: 'OWNER',
        passwordHash: null,
        createdAt,
        lastSeenAt: createdAt,
      });
      await ports.staff.saveSession({
        id: hashOfToken(SESSION),
        staffId: 'owner',
        createdAt,
        lastSeenAt: createdAt,
        expiresAt: new Date(Date.now() + 11 * 3_600_000).toISOString(),
        browser: null,
        system: null,
      });
      for (const webhook of webhooks) await ports.webhooks.save(webhook);
    });
    return webhooks;
  });
}

export interface Stored {
  readonly waiting: number;
  readonly orders: readonly OrderRecord[];
  /** By webhook. */
  readonly deliveryIds: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What is in the store of a shop that does not run. */
export function readStored(place: Place, webhooks: readonly WebhookRecord[]): Promise<Stored> {
  return withStore(place, async ({ read }) => {
    const deliveryIds = new Map<string, ReadonlySet<string>>();
    for (const { id } of webhooks) {
      const found = await read.webhooks.deliveriesOf(id, { after: null, limit: MOST });
      deliveryIds.set(id, new Set(found.map((delivery) => delivery.id)));
    }
    const waiting = await read.webhooks.waitingCount();
    return {
      waiting,
      deliveryIds,
      orders: await read.orders.newest({ statuses: [], limit: MOST }),
    };
  });
}
