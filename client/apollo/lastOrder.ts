import { DAY_MS } from '#shared/instants.ts';
import { useEffect, useState } from 'react';

import { isRecord, onOtherTab, readEntry } from './storage.ts';

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

/** The order last placed in this browser. Not for rendering: see useLastOrder. */
export function readLastOrder(): LastOrder | null {
  return readEntry('lastOrder', parseLastOrder) ?? null;
}

/**
 * The order last placed in this browser, null when there is none, undefined until read: the server
 * has no localStorage.
 */
export function useLastOrder() {
  return useOrder(readLastOrder);
}

/** Returns the last order, if it was placed within a day. */
export function useRecentOrder() {
  return useOrder(readRecentOrder);
}

function readRecentOrder() {
  const order = readLastOrder();
  return order && Date.now() - Date.parse(order.orderDate) < recentMs ? order : null;
}

function useOrder(read: () => LastOrder | null) {
  const [order, setOrder] = useState<LastOrder | null>();
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- localStorage is read after hydration.
    setOrder(read());
    // A log-out in another tab removes the order.
    return onOtherTab((key) => {
      if (key === 'lastOrder' || key === null) setOrder(read());
    });
  }, [read]);
  return order;
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
