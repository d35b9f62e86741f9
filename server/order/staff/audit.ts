import type { Change } from '../../audit/audit.ts';
import { lineTitle } from '#shared/texts/order.fr.ts';
import { versionOf } from '../change/change.rules.ts';
import { sumOf } from '../order.money.rules.ts';
import type { OrderRecord, OrderStatus } from '../order.store.ts';

const ACTIONS: Readonly<Partial<Record<OrderStatus, `order.${string}`>>> = {
  CONFIRMED: 'order.confirm',
  PREPARED: 'order.prepare',
  SHIPPED: 'order.ship',
  DELIVERED: 'order.deliver',
  CANCELLED: 'order.cancel',
  REFUSED: 'order.refuse',
  RETURNED: 'order.return',
};

/**
 * `before` is null for a new order. Of the address the log has what an anonymised order still has, and of the rest only
 * which fields were corrected: entries outlive the customer's data.
 */
export function orderChange(
  before: OrderRecord | null,
  after: OrderRecord,
  action?: string,
): Change {
  return {
    action: action ?? ACTIONS[after.status] ?? 'order.move',
    subject: after.number,
    before: before && { ...loggedOrder(before), corrected: [] },
    after: { ...loggedOrder(after), ...(before && { corrected: correctedFields(before, after) }) },
  };
}

const PERSONAL = ['name', 'phone', 'email', 'street'] as const;

const correctedFields = (before: OrderRecord, after: OrderRecord) =>
  PERSONAL.filter((field) => before.shippingInfo[field] !== after.shippingInfo[field]);

function loggedOrder(order: OrderRecord) {
  const { status, parcelNumber, isCarriersFault, payable, refunds, lines, returns, delivery } =
    order;
  const { city, region, postalCode } = order.shippingInfo;
  return {
    status,
    parcelNumber,
    isCarriersFault,
    version: versionOf(order),
    payable,
    readyAt: delivery?.readyAt ?? null,
    collected: delivery?.pickedUp?.collected ?? null,
    refunded: sumOf(refunds),
    refusedReturns: returns.filter(({ refusedAt }) => refusedAt !== null).length,
    lines: lines.map(
      ({ title, variantTitle, alterations, quantity }) =>
        `${quantity} × ${lineTitle(title, variantTitle, alterations)}`,
    ),
    city,
    region,
    postalCode,
  };
}
