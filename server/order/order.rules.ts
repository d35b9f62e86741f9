import { addressRules } from '../address/address.rules.ts';
import type { CartLineRecord } from '../cart/cart.store.ts';
import type { PricedCart, PricingWarning } from '../cart/cart.pricing.ts';
import {
  picturesOfVariant,
  unallocated,
  namedVariantTitle,
} from '../catalog/catalog.variant.rules.ts';
import {
  blank,
  isBlank,
  readEmail,
  readForm,
  requiredText,
  type FieldRule,
} from '../shared/form.ts';
import type { Centimes } from '../shared/money.ts';
import { readPhone } from '../shared/phone.ts';
import { TERMS_VERSION } from '../shared/policies.ts';
import { FREE_DELIVERY_FROM } from '../shared/pricing.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import type { OrderLineRecord, OrderRecord, ShippingInfo } from './order.store.ts';

const NUMBER_PREFIX = 'BV-';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;

export class OrderRefusal extends Refusal {
  readonly cart: PricedCart;

  constructor(cart: PricedCart, ...problems: readonly Problem[]) {
    super(...problems);
    this.name = 'OrderRefusal';
    this.cart = cart;
  }
}

const phone: FieldRule<string> = (value, field) => {
  if (isBlank(value)) throw blank('GUEST_ORDER', field);
  return readPhone(value, field);
};

const optionalEmail: FieldRule<string | null> = (value, field) =>
  isBlank(value) ? null : readEmail(value, field);

export function readGuestShipping(input: object): ShippingInfo {
  const { name, ...address } = addressRules('GUEST_ORDER');
  return readForm(input, { name, phone, email: optionalEmail, ...address });
}

/** The prefix and blanks may be missing or in lower case. */
export const searchedNumber: FieldRule<string> = (value, field) => {
  const text = requiredText('FIND_ORDER')(value, field).replace(/\s/gu, '').toUpperCase();
  return NUMBER_PREFIX + text.replace(/^BV[-\u2010-\u2015]?/u, '');
};

export const searchedPhone: FieldRule<string> = (value, field) => {
  if (isBlank(value)) throw blank('FIND_ORDER', field);
  return readPhone(value, field);
};

export function readReturnReason(reason: string): string {
  return requiredText('RETURN_REASON')(reason, 'reason');
}

/** Card orders that were cancelled before a payment are hidden. */
export function isListed({ history, refund }: OrderRecord): boolean {
  return !(history.at(-2)?.status === 'PAYMENT_PENDING' && isCancelled(history) && !refund);
}

function isCancelled(history: OrderRecord['history']): boolean {
  return history.at(-1)?.status === 'CANCELLED';
}

export function readIdempotencyKey(key: string): string {
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new Refusal({ code: 'INVALID', reason: 'IDEMPOTENCY_KEY', field: 'idempotencyKey' });
  }
  return key;
}

export function requireOrderable(cart: PricedCart, expectedTotal: Centimes | null): void {
  if (cart.warnings.length > 0) {
    throw new OrderRefusal(
      cart,
      ...cart.warnings.map((warning) => ({ ...orderProblem(cart, warning), field: 'lines' })),
    );
  }
  if (cart.lines.length === 0) throw emptyCart();
  if (expectedTotal !== null && cart.payable > expectedTotal) {
    throw new OrderRefusal(cart, priceChanged(cart, expectedTotal));
  }
}

/** Counted stock that ran out is reported with its quantity, 0. */
function orderProblem({ lines }: PricedCart, warning: PricingWarning): Problem {
  if (warning.code !== 'OUT_OF_STOCK') return warning;
  const line = lines.find(({ variant }) => variant.id === warning.variantId);
  return line && unallocated(line.variant) === 0
    ? { code: 'INSUFFICIENT_STOCK', available: 0 }
    : warning;
}

/** A cheaper cart may fall below free delivery and cost more. */
function priceChanged({ shipping, payable }: PricedCart, expectedTotal: Centimes): Problem {
  const about = { code: 'PRICE_CHANGED', field: 'expectedTotal', payable } as const;
  return shipping === 0 || expectedTotal < FREE_DELIVERY_FROM
    ? { ...about, reason: 'PRICE' }
    : { ...about, reason: 'DELIVERY', fee: shipping };
}

export function emptyCart(): Refusal {
  return new Refusal({ code: 'EMPTY_CART' });
}

export function freezeOrder(
  cart: PricedCart,
  about: Pick<
    OrderRecord,
    'id' | 'number' | 'customerId' | 'status' | 'placedAt' | 'paymentMethod' | 'shippingInfo'
  >,
): OrderRecord {
  const { quantity, total, originalTotal, discount, shipping, payable } = cart;
  const lines = cart.lines.map(({ product, variant, quantity: ordered, total: sum, ...line }) => ({
    productId: product.id,
    variantId: variant.id,
    variantTitle: namedVariantTitle(product, variant),
    title: product.title,
    brand: product.brand,
    image: picturesOfVariant(product, variant)[0]?.url ?? product.image,
    price: line.price,
    originalPrice: line.originalPrice,
    quantity: ordered,
    total: sum,
  }));
  return {
    ...about,
    lines,
    quantity,
    total,
    originalTotal,
    discount,
    shipping,
    payable,
    history: [{ status: about.status, at: about.placedAt }],
    parcelNumber: null,
    returnRequest: null,
    refund: null,
    holdsStock: false,
    termsVersion: TERMS_VERSION,
    invoice: null,
    anonymisedAt: null,
    notes: [],
    contacts: [],
    confirmedByCustomerAt: null,
  };
}

/** Lines that were added meanwhile stay. */
export function withoutBought(
  lines: readonly CartLineRecord[],
  bought: readonly OrderLineRecord[],
): readonly CartLineRecord[] {
  const boughtQuantity = new Map(bought.map(({ variantId, quantity }) => [variantId, quantity]));
  return lines
    .map((line) => ({
      ...line,
      quantity: line.quantity - (boughtQuantity.get(line.variantId) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * `BV-`, a number up to 9999, then `1000`. A half full range gets another digit, so that retries
 * stay rare. `random` is in [0, 1).
 */
export function orderNumber(ordersSoFar: number, random: number): string {
  let range = 9999;
  while (ordersSoFar * 2 >= range) range = range * 10 + 9;
  return `${NUMBER_PREFIX}${Math.floor(random * range) + 1}1000`;
}
