import { useState } from 'react';

import { DAY_MS } from '#shared/instants.ts';
import { useHydrated } from './hydration.ts';
import { localVariable } from './localVariable.ts';
import { isRecord, readEntry } from './storage.ts';

/** The order just placed, as stored in this browser. */
export type LastOrder = {
  orderNumber: string;
  /** ISO 8601. */
  orderDate: string;
  shippingInfo: {
    name: string;
    phone: string;
    email: string;
    street: string;
    city: string;
    state: string;
    codePostal: string;
    paymentMethod: 'COD' | 'CARD';
  };
  items: number;
  /** DH, not centimes. */
  totalAmount: number;
};

/** The only form that `formatDate` reads. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** In DH; a higher amount would be written in powers of ten. */
const mostAmount = 1e12;

/** How long pages without articles name the order that emptied the cart, in milliseconds. */
const recentMs = DAY_MS;

const lastOrder = localVariable<LastOrder | null>(null, {
  key: 'lastOrder',
  parse: parseLastOrder,
});

export const { save: saveLastOrder } = lastOrder;

/** The order last placed in this browser, in whichever tab. Not for rendering: see useLastOrder. */
export function readLastOrder(): LastOrder | null {
  return readEntry('lastOrder', parseLastOrder) ?? null;
}

/**
 * The order last placed in this browser, null when there is none, undefined until read: the server
 * has no localStorage.
 */
export function useLastOrder() {
  const order = lastOrder.use();
  return useHydrated() ? order : undefined;
}

/** Returns the last order, if it was placed within a day before the page was shown. */
export function useRecentOrder() {
  const order = lastOrder.use();
  const [shownAt] = useState(Date.now);
  return order && shownAt - Date.parse(order.orderDate) < recentMs ? order : null;
}

/** Undefined for anything that is not an order. */
export function parseLastOrder(value: unknown): LastOrder | undefined {
  if (!isRecord(value) || !isRecord(value['shippingInfo'])) return undefined;
  const { orderNumber, orderDate, shippingInfo, items, totalAmount } = value;
  if (typeof orderNumber !== 'string' || orderNumber === '') return undefined;
  if (!isInstant(orderDate)) return undefined;
  if (!isAmount(items) || !isAmount(totalAmount)) return undefined;
  const { name, phone, email, street, city, state, codePostal, paymentMethod } = shippingInfo;
  if (![name, street, city, state, codePostal].every((text) => typeof text === 'string')) {
    return undefined;
  }
  return {
    orderNumber,
    orderDate,
    items,
    totalAmount,
    shippingInfo: {
      name: String(name),
      phone: typeof phone === 'string' ? phone : '',
      email: typeof email === 'string' ? email : '',
      street: String(street),
      city: String(city),
      state: String(state),
      codePostal: String(codePostal),
      paymentMethod: paymentMethod === 'CARD' ? 'CARD' : 'COD',
    },
  };
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && instant.test(value) && !Number.isNaN(Date.parse(value));
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= mostAmount;
}
