import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import type { ReadPorts } from '../../../server/store.ts';

/** Returns the orders of `statuses`, none for all; without cancelled card orders that were never paid. */
export function newestOrders(
  { orders }: Pick<ReadPorts, 'orders'>,
  { statuses = [], limit = 1000 }: { statuses?: readonly OrderStatus[]; limit?: number } = {},
): Promise<readonly OrderRecord[]> {
  return orders.list({
    statuses,
    search: [],
    contact: null,
    from: null,
    to: null,
    hasOpenReturn: null,
    awaitsParcel: false,
    awaitsPickup: false,
    updatedSince: null,
    first: limit,
    after: null,
  });
}
