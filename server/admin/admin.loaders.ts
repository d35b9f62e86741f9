import DataLoader from 'dataloader';
import type { CustomerRecord } from '../account/account.store.ts';
import type { AnyProduct, CategoryRecord } from '../catalog/catalog.store.ts';
import type { RecipientHistory } from '../order/contact/order.contact.rules.ts';
import { soldQuantities } from '../order/staff/order.dashboard.ts';
import type { GuestRecord } from '../order/guest/order.guest.store.ts';
import type { BuyerCounts } from '../order/order.lists.store.ts';
import type { OrderRecord } from '../order/order.store.ts';
import type { StaffRecord } from '../staff/staff.store.ts';
import type { WebhookRecord } from '../webhook/webhook.store.ts';
import type { AdminContext } from '../staff/staff.viewer.ts';

interface Loaders {
  readonly staffByEmail: DataLoader<string, StaffRecord | null>;
  readonly ordersByNumber: DataLoader<string, OrderRecord | null>;
  /** Archived ones too. */
  readonly products: DataLoader<string, AnyProduct | null>;
  readonly categories: DataLoader<string, CategoryRecord | null>;
  readonly webhooks: DataLoader<string, WebhookRecord | null>;
  readonly customers: DataLoader<string, CustomerRecord | null>;
  /** By buyer, see `buyerOf`. */
  readonly orderCounts: DataLoader<string, BuyerCounts>;
  /** By phone, as `nationalPhone` writes it. */
  readonly guests: DataLoader<string, GuestRecord | null>;
  readonly orders: DataLoader<string, OrderRecord | null>;
  /** By variant; see `soldQuantities`. */
  readonly soldQuantities: DataLoader<string, number>;
  /** By phone, as `nationalPhone` writes it. */
  readonly recipients: DataLoader<string, RecipientHistory | null>;
}

const ofRequests = new WeakMap<AdminContext, Loaders>();

/** One query for all rows of a list. Nothing is cached: a mutation reads what it changed. */
export function loadersOf(context: AdminContext): Loaders {
  const known = ofRequests.get(context);
  if (known) return known;
  const { accounts, catalog, orders, staff, webhooks } = context.store.read;
  const loaders: Loaders = {
    staffByEmail: loaderOf(async () => mapBy(await staff.all(), ({ email }) => email), null),
    ordersByNumber: loaderOf(
      async (numbers) => mapBy(await orders.ordersNumbered(numbers), ({ number }) => number),
      null,
    ),
    products: loaderOf<AnyProduct, null>(
      async (ids) =>
        new Map<string, AnyProduct>([
          ...(await catalog.archivedById(ids)),
          ...(await catalog.productsById(ids)),
        ]),
      null,
    ),
    categories: loaderOf(async () => mapBy(await catalog.categories(), ({ id }) => id), null),
    webhooks: loaderOf(async () => mapBy(await webhooks.all(), ({ id }) => id), null),
    customers: loaderOf((ids) => accounts.customersById(ids), null),
    orderCounts: loaderOf((ids) => orders.countsOf(ids), { orders: 0, refused: 0 }),
    guests: loaderOf((phones) => orders.guestsByPhone(phones), null),
    orders: loaderOf((ids) => orders.ordersById(ids), null),
    soldQuantities: loaderOf(() => soldQuantities(context), 0),
    recipients: loaderOf((phones) => orders.ofRecipients(phones), null),
  };
  ofRequests.set(context, loaders);
  return loaders;
}

const mapBy = <T>(rows: readonly T[], keyOf: (row: T) => string) =>
  new Map(rows.map((row) => [keyOf(row), row]));

function loaderOf<T, Missing>(
  find: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  missing: Missing,
): DataLoader<string, T | Missing> {
  return new DataLoader(
    async (ids) => {
      const found = await find([...new Set(ids)]);
      return ids.map((id) => found.get(id) ?? missing);
    },
    { cache: false },
  );
}
