/** Types in the order of the documentation. */
export const EVENT_TYPES = [
  'order.placed',
  'order.updated',
  'order.paid',
  'order.confirmed',
  'order.shipped',
  'order.ready',
  'order.delivered',
  'order.settled',
  'order.cancelled',
  'order.refused',
  'order.returned',
  'return.requested',
  'return.cancelled',
  'return.received',
  'refund.made',
  'shipment.updated',
  'exchange.requested',
  'exchange.approved',
  'exchange.received',
  'exchange.shipped',
  'exchange.completed',
  'exchange.refused',
  'exchange.cancelled',
  'exchange.expired',
  'exchange.failed',
  'product.created',
  'product.updated',
  'product.archived',
  'stock.changed',
  'campaign.started',
  'campaign.ended',
  'customer.deleted',
  'appointment.booked',
  'appointment.cancelled',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Sent on demand alone: webhooks need not subscribe to it. */
export const TEST_EVENT = 'webhook.test';

/** Never personal data. */
export interface ShopEvent {
  readonly type: EventType;
  readonly data: { readonly id: string };
}

/** Returns the payload that is sent and signed, byte by byte. */
export function payloadOf(
  { type, data }: { readonly type: string; readonly data: object },
  timestamp: string,
): string {
  return JSON.stringify({ type, timestamp, data });
}
