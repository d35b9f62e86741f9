import { graphql } from '../../generated/shop/index.ts';
import type { LastOrder_OrderFragment } from '../../generated/shop/graphql.ts';
import { isRecord, readEntry, writeEntry } from '../../apollo/storage.ts';
import { storeTracking } from './lastOrderTracking.ts';

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

graphql(`
  fragment LastOrder_order on Order {
    id
    number
    trackingKey
    placedAt
    quantity
    lines {
      productId
      variantId
      title
      variantTitle
      image
      quantity
      total {
        amount
      }
    }
    payable {
      amount
    }
    paymentMethod
    shippingInfo {
      ...Recipient_info
    }
  }
`);

/** The only form that `formatDate` reads. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** In DH; a higher amount would be written in powers of ten. */
const mostAmount = 1e12;

/** Stores an order and its tracking link for the confirmation page. */
export function storeLastOrder(
  order: LastOrder_OrderFragment,
  { isCustomers = false }: { isCustomers?: boolean } = {},
) {
  const { name, phone, email, street, city, region, postalCode } = order.shippingInfo;
  const lastOrder: LastOrder = {
    orderNumber: order.number,
    orderDate: order.placedAt,
    shippingInfo: {
      name,
      street,
      city,
      phone: phone ?? '',
      email: email ?? '',
      state: region,
      codePostal: postalCode,
      paymentMethod: order.paymentMethod === 'CARD' ? 'CARD' : 'COD',
    },
    items: order.quantity,
    totalAmount: order.payable.amount / 100,
  };
  writeEntry('lastOrder', lastOrder);
  const lines = order.lines.map(({ total, ...line }) => ({ ...line, total: total.amount }));
  const { id: orderId, number: orderNumber, trackingKey } = order;
  storeTracking({ orderNumber, orderId, trackingKey, lines, isCustomers });
}

/** The order last placed in this browser. Not for rendering: see useLastOrder. */
export function readLastOrder(): LastOrder | null {
  return readEntry('lastOrder', parseLastOrder) ?? null;
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
