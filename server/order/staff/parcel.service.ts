import { logChanges } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { Refusal } from '../../shared/problems.ts';
import { putBackLines } from '../order.stock.ts';
import type { OrderRecord } from '../order.store.ts';
import { orderChange } from './audit.ts';
import { changeEach, requireOrderIds } from './staff.service.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

/**
 * The refused parcels of all of the orders or of none are back, or are given up: their goods are on sale again, or
 * with `restock` of false are not. Refuses with UNKNOWN_ORDER, NOT_ALLOWED_NOW; throws BadInput.
 */
export function receiveParcels(
  context: Context,
  { ids, restock }: { readonly ids: readonly string[]; readonly restock: boolean },
): Promise<readonly OrderRecord[]> {
  requireOrderIds(ids);
  const now = context.clock();
  return context.store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const steps = await changeEach(ports, ids, (before) =>
      receiveParcel(before, { by: context.actor, now }),
    );
    const orders = steps.map(({ order }) => order);
    for (const order of restock ? orders : []) await putBackLines(ports, order.lines, now);
    await ports.orders.save(...orders);
    await ports.shipments.followOrders(orders, { by: context.actor, now });
    const action = restock ? 'order.receive-parcel' : 'order.lose-parcel';
    await logChanges(
      ports,
      context,
      steps.map(({ before, order }) => orderChange(before, order, action)),
    );
    return orders;
  });
}

/** The stock is the caller's to change, once. Refuses with NOT_ALLOWED_NOW where no parcel is awaited. */
export function receiveParcel(
  order: OrderRecord,
  { by, now }: { readonly by: string; readonly now: Date },
): OrderRecord {
  const { number, status, awaitsParcel, payable } = order;
  if (!awaitsParcel) {
    const field = 'ids';
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'NO_PARCEL', field, number, status });
  }
  const at = now.toISOString();
  const change = {
    at,
    by,
    what: ['PARCEL_BACK' as const],
    lines: [],
    payableBefore: payable,
    payableAfter: payable,
  };
  return {
    ...order,
    awaitsParcel: false,
    parcelReturnedAt: at,
    changes: [...order.changes, change],
  };
}
