import { isProductId, isRecord, readEntry, writeEntry } from '../../apollo/storage.ts';

import type { PromisedDays } from '#shared/promised-days.ts';
import type { Place } from '../../delivery/PickupPlace.tsx';

/** `total` is in centimes, without the discount code. */
export type OrderedLine = {
  productId: string;
  variantId: string;
  title: string;
  /** Null for the only variant of a product; also where an earlier version of the shop wrote it. */
  variantTitle: string | null;
  /** Empty where an earlier version of the shop wrote it. */
  alterations: readonly string[];
  /** Null where an earlier version of the shop wrote it. */
  image: string | null;
  quantity: number;
  total: number;
};

/** The tracking link and lines of the order last placed in this browser. */
export type LastOrderTracking = {
  orderNumber: string;
  orderId: string;
  trackingKey: string;
  /** Empty where an earlier version of the shop wrote it. */
  lines: readonly OrderedLine[];
  /** Its discount code, which saved so many centimes; null without one, and where an earlier version of the shop wrote it. */
  code: { code: string; saving: number } | null;
  /** Whether a customer placed it, not a guest. */
  isCustomers: boolean;
  /** Days of the delivery; null for what is fetched, and where an earlier version of the shop wrote it. */
  promised: PromisedDays | null;
  /** Where it is fetched; null for a delivery. */
  place: Place | null;
};

export function storeTracking(tracking: LastOrderTracking) {
  writeEntry('lastOrderTracking', tracking);
}

/** Null when another order, or none, is stored. Browser only. */
export function readTracking(orderNumber: string): LastOrderTracking | null {
  const tracking = readEntry('lastOrderTracking', parseTracking);
  return tracking?.orderNumber === orderNumber ? tracking : null;
}

export function parseTracking(value: unknown): LastOrderTracking | undefined {
  if (!isRecord(value)) return undefined;
  const { orderNumber, orderId, trackingKey, lines, code, isCustomers, promised, place } = value;
  if (typeof orderNumber !== 'string' || !isKey(orderId) || !isKey(trackingKey)) return undefined;
  return {
    orderNumber,
    orderId,
    trackingKey,
    lines: Array.isArray(lines) ? lines.flatMap(parseLine) : [],
    code: parseCode(code),
    isCustomers: isCustomers === true,
    promised: parsePromised(promised),
    place: parsePlace(place),
  };
}

function parseCode(value: unknown) {
  if (!isRecord(value)) return null;
  const { code, saving } = value;
  return typeof code === 'string' && isWhole(saving) ? { code, saving } : null;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

function parsePromised(value: unknown): PromisedDays | null {
  if (!isRecord(value)) return null;
  const { earliest, latest } = value;
  return isDay(earliest) && isDay(latest) ? { earliest, latest } : null;
}

function parsePlace(value: unknown): Place | null {
  if (!isRecord(value)) return null;
  const { name, street, city, openingHours } = value;
  if (typeof name !== 'string' || typeof street !== 'string') return null;
  if (typeof city !== 'string' || typeof openingHours !== 'string') return null;
  return { name, street, city, openingHours };
}

/** Safe in a path as it is. */
function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,100}$/.test(value);
}

function parseLine(value: unknown): OrderedLine[] {
  if (!isRecord(value)) return [];
  const { productId, variantId = productId, title, quantity, total } = value;
  if (!isProductId(productId) || !isProductId(variantId)) return [];
  if (typeof title !== 'string' || !isWhole(quantity) || !isWhole(total)) return [];
  const { variantTitle, alterations = [], image } = value;
  if (!Array.isArray(alterations)) return [];
  return [
    {
      productId,
      variantId,
      title,
      variantTitle: typeof variantTitle === 'string' ? variantTitle : null,
      alterations: alterations.filter((text) => typeof text === 'string'),
      image: typeof image === 'string' && /^\/[\w./-]+$/.test(image) ? image : null,
      quantity,
      total,
    },
  ];
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
