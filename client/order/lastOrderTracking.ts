import { isRecord, readEntry, writeEntry } from '../apollo/storage.ts';

/** What opens the order last placed in this browser; kept beside it, under a key of its own. */
export type LastOrderTracking = { orderNumber: string; orderId: string; trackingKey: string };

/** Keeps what opens the order that was just placed. */
export function keepTracking({ orderNumber, orderId, trackingKey }: LastOrderTracking) {
  writeEntry('lastOrderTracking', { orderNumber, orderId, trackingKey });
}

/** What opens the order of this number; null when another was kept, or none. Not for rendering. */
export function readTracking(orderNumber: string): LastOrderTracking | null {
  const tracking = readEntry('lastOrderTracking', parseTracking);
  return tracking?.orderNumber === orderNumber ? tracking : null;
}

/** Makes a tracking of what localStorage held; undefined when it is none. */
export function parseTracking(value: unknown): LastOrderTracking | undefined {
  if (!isRecord(value)) return undefined;
  const { orderNumber, orderId, trackingKey } = value;
  return typeof orderNumber === 'string' && isKey(orderId) && isKey(trackingKey)
    ? { orderNumber, orderId, trackingKey }
    : undefined;
}

/** True for what can stand in an address as it is. */
function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,100}$/.test(value);
}
