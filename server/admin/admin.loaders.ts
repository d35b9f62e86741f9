import DataLoader from 'dataloader';
import type { CustomerRecord } from '../account/account.store.ts';
import type { OrderRecord } from '../order/order.store.ts';
import type { AdminContext } from './admin.context.ts';

interface Loaders {
  readonly customers: DataLoader<string, CustomerRecord | null>;
  readonly orderCounts: DataLoader<string, number>;
  readonly orders: DataLoader<string, OrderRecord | null>;
}

const ofRequests = new WeakMap<AdminContext, Loaders>();

/** One query for all rows of a list. Nothing is cached: a mutation reads what it changed. */
export function loadersOf(context: AdminContext): Loaders {
  const known = ofRequests.get(context);
  if (known) return known;
  const { accounts, orders } = context.store.read;
  const loaders: Loaders = {
    customers: loaderOf((ids) => accounts.customersById(ids), null),
    orderCounts: loaderOf((ids) => orders.countsOf(ids), 0),
    orders: loaderOf((ids) => orders.ordersById(ids), null),
  };
  ofRequests.set(context, loaders);
  return loaders;
}

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
