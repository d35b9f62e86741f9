import type { OrderRecord } from '../order/order.store.ts';
import type { ShipmentEventRecord, ShipmentRecord } from './shipment.records.ts';
import { isFinal, statusOf, type ShipmentStatus } from './shipment.states.ts';

/** The courier that every shop has: it has no interface. */
export const FILE_CARRIER = { id: 'file', kind: 'FILE', name: 'Coursier' } as const;

interface Followed {
  readonly saved: readonly ShipmentRecord[];
  /** Ids. */
  readonly removed: readonly string[];
  /** Parcels whose carrier does not know that the order is cancelled now, or another one. */
  readonly stranded: readonly ShipmentRecord[];
}

const isTyped = ({ kind, status }: ShipmentRecord) => kind === 'FILE' && status !== 'CANCELLED';

/** Returns the reference of the next parcel of an order or of an exchange. */
export function nextReference(
  { number }: { readonly number: string },
  before: readonly ShipmentRecord[],
): string {
  const counts = before.map(({ id }) => Number(id.slice(id.lastIndexOf('-') + 1)));
  return `${number}-${Math.max(0, ...counts) + 1}`;
}

/**
 * Returns the parcels of a changed order that have no interface, which say nothing by themselves: they have its parcel
 * number and its state. A shipped order with a number and without any parcel has one; one that is no longer shipped
 * has none.
 */
export function followOrder(
  shipments: readonly ShipmentRecord[],
  order: OrderRecord,
  { by, now }: { readonly by: string; readonly now: Date },
): Followed {
  const typed = shipments.filter(isTyped);
  const events = eventsOf(order);
  const stranded =
    order.status === 'CANCELLED' || isCorrected(order, now)
      ? shipments.filter(({ kind, status }) => kind !== 'FILE' && !isFinal(status))
      : [];
  if (events.length === 0) return { saved: [], removed: typed.map(({ id }) => id), stranded };
  const { parcelNumber } = order;
  const status = statusOf(events, 'CREATED');
  const isAlone = shipments.every(({ status: other }) => other === 'CANCELLED');
  if (isAlone && parcelNumber !== null && order.status === 'SHIPPED') {
    const { id: carrierId, kind, name: carrier } = FILE_CARRIER;
    const made: ShipmentRecord = {
      id: nextReference(order, shipments),
      orderId: order.id,
      exchangeId: null,
      carrierId,
      kind,
      carrier,
      status,
      trackingNumber: parcelNumber,
      trackingUrl: null,
      events,
      amount: 0,
      carrierCityId: null,
      batch: null,
      createdAt: now.toISOString(),
      by,
      attempts: 0,
      attemptedAt: null,
      nextCheckAt: null,
    };
    return { saved: [made], removed: [], stranded };
  }
  const saved = typed.map((shipment) => ({
    ...shipment,
    status,
    events,
    trackingNumber: parcelNumber,
    // The page was that of the earlier number.
    trackingUrl: parcelNumber === shipment.trackingNumber ? shipment.trackingUrl : null,
  }));
  return { saved: saved.filter((each, at) => isChanged(each, typed[at])), removed: [], stranded };
}

/** Whether what the carrier knows of it, sum and address, was corrected now. */
function isCorrected({ changes }: OrderRecord, now: Date): boolean {
  const last = changes.at(-1);
  return (
    last?.at === now.toISOString() &&
    last.what.some((what) => what === 'LINES' || what === 'ADDRESS')
  );
}

const isChanged = (one: ShipmentRecord, other: ShipmentRecord | undefined) =>
  JSON.stringify(one) !== JSON.stringify(other);

const STATES: Readonly<Partial<Record<OrderRecord['status'], ShipmentStatus>>> = {
  SHIPPED: 'COLLECTED',
  DELIVERED: 'DELIVERED',
  REFUSED: 'REFUSED',
};

function eventsOf({ history, parcelReturnedAt }: OrderRecord): readonly ShipmentEventRecord[] {
  const moves = history.flatMap(({ status, at }) => {
    const state = STATES[status];
    return state === undefined ? [] : [eventOf(state, at)];
  });
  return parcelReturnedAt === null ? moves : [...moves, eventOf('RETURNED', parcelReturnedAt)];
}

const eventOf = (status: ShipmentStatus, at: string): ShipmentEventRecord => ({
  at,
  status,
  text: null,
  key: `${status}|${at}`,
});
