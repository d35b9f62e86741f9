import { isProductId, isRecord, readEntry, writeEntry } from '../../apollo/storage.ts';

/** A line of the order last placed; `total` in centimes. */
export type OrderedLine = { productId: string; title: string; quantity: number; total: number };

/** What opens the order last placed in this browser, and what is in it; under a key of its own. */
export type LastOrderTracking = {
  orderNumber: string;
  orderId: string;
  trackingKey: string;
  /** None where an earlier version of the shop wrote it. */
  lines: readonly OrderedLine[];
};

/** Keeps what opens the order that was just placed. */
export function keepTracking({ orderNumber, orderId, trackingKey, lines }: LastOrderTracking) {
  writeEntry('lastOrderTracking', { orderNumber, orderId, trackingKey, lines });
}

/** What opens the order of this number; null when another was kept, or none. In the browser only. */
export function readTracking(orderNumber: string): LastOrderTracking | null {
  const tracking = readEntry('lastOrderTracking', parseTracking);
  return tracking?.orderNumber === orderNumber ? tracking : null;
}

/** Makes a tracking of what localStorage held; undefined when it is none. */
export function parseTracking(value: unknown): LastOrderTracking | undefined {
  if (!isRecord(value)) return undefined;
  const { orderNumber, orderId, trackingKey, lines } = value;
  if (typeof orderNumber !== 'string' || !isKey(orderId) || !isKey(trackingKey)) return undefined;
  return {
    orderNumber,
    orderId,
    trackingKey,
    lines: Array.isArray(lines) ? lines.flatMap(parseLine) : [],
  };
}

/** True for what can stand in an address as it is. */
function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,100}$/.test(value);
}

function parseLine(value: unknown): OrderedLine[] {
  if (!isRecord(value)) return [];
  const { productId, title, quantity, total } = value;
  if (!isProductId(productId) || typeof title !== 'string') return [];
  return isWhole(quantity) && isWhole(total) ? [{ productId, title, quantity, total }] : [];
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
