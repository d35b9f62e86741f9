import type { AnyProduct } from '../catalog/catalog.store.ts';
import { soldQuantities } from '../order/staff/dashboard.ts';
import { grouped } from '../shared/grouped.ts';
import { loaderOf } from '../shared/loader.ts';
import { rowsOfStatements } from '../shipment/statement/statement.service.ts';
import type { AdminContext } from '../staff/staff.viewer.ts';

const ofRequests = new WeakMap<AdminContext, ReturnType<typeof loadersFor>>();

/** One query for all rows of a list. */
export function loadersOf(context: AdminContext) {
  const loaders = ofRequests.get(context) ?? loadersFor(context);
  ofRequests.set(context, loaders);
  return loaders;
}

/** Returns the order of a parcel. */
export async function requireOrder(context: AdminContext, id: string) {
  const order = await loadersOf(context).orders.load(id);
  // Orders are never deleted.
  if (!order) throw new Error('A parcel without its order');
  return order;
}

function loadersFor(context: AdminContext) {
  const { accounts, catalog, orders, shipments, staff, stockAlerts, webhooks } = context.store.read;
  return {
    staffByEmail: loaderOf(async () => mapBy(await staff.all(), ({ email }) => email), null),
    ordersByNumber: loaderOf(
      async (numbers) => mapBy(await orders.ordersNumbered(numbers), ({ number }) => number),
      null,
    ),
    /** Archived ones too. */
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
    /** Counts by buyer, see `buyerOf`. */
    orderCounts: loaderOf((ids) => orders.countsOf(ids), { orders: 0, refused: 0 }),
    /** Guests by phone, as `nationalPhone` writes it. */
    guests: loaderOf((phones) => orders.guestsByPhone(phones), null),
    orders: loaderOf((ids) => orders.ordersById(ids), null),
    /** Parcels by order, oldest first. */
    shipments: loaderOf(
      async (ids) => grouped(await shipments.ofOrders(ids), ({ orderId }) => orderId),
      [] as const,
    ),
    /** Rows of carriers' statements, as they are now. */
    statementRows: loaderOf((ids) => rowsOfStatements(context, ids), [] as const),
    /** Parcels of their exchanges by order, oldest first. */
    exchangeShipments: loaderOf(
      async (ids) => grouped(await shipments.ofExchanges(ids), ({ orderId }) => orderId),
      [] as const,
    ),
    /** Quantities by variant; see `soldQuantities`. */
    soldQuantities: loaderOf(() => soldQuantities(context), 0),
    /** Counts the alerts that wait for a variant. */
    waiting: loaderOf(async (ids) => {
      const counts = new Map<string, number>();
      for (const { variantId: id } of await stockAlerts.waiting(ids))
        counts.set(id, (counts.get(id) ?? 0) + 1);
      return counts;
    }, 0),
    /** Recipients by phone, as `nationalPhone` writes it. */
    recipients: loaderOf((phones) => orders.ofRecipients(phones), null),
  };
}

const mapBy = <T>(rows: readonly T[], keyOf: (row: T) => string) =>
  new Map(rows.map((row) => [keyOf(row), row]));
