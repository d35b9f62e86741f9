import { addressFields } from '../address/address.rules.ts';
import type { CartLineRecord } from '../cart/cart.store.ts';
import type { PricedCart } from '../cart/cart.pricing.ts';
import { isBlank, readEmail, readForm, requiredText, type FieldRule } from '../shared/form.ts';
import { fr } from '../shared/messages.fr.ts';
import { formatMoney, type Centimes } from '../shared/money.ts';
import { FREE_DELIVERY_FROM } from '../shared/pricing.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import type { OrderLineRecord, OrderRecord, ShippingInfo } from './order.store.ts';

/** Digits and `+`, 10 to 13 (specification, section 9), after these are taken out (contract, section 2). */
const PHONE = /^[0-9+]{10,13}$/;
const PHONE_FILLING = /[\s.\-\u2010-\u2015]/gu;

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;

/** A refusal that also tells how the server prices the cart now. */
export class OrderRefusal extends Refusal {
  readonly cart: PricedCart;

  constructor(cart: PricedCart, ...problems: readonly Problem[]) {
    super(...problems);
    this.name = 'OrderRefusal';
    this.cart = cart;
  }
}

const phone: FieldRule<string> = (value, field) => {
  if (isBlank(value)) {
    throw new Refusal({ code: 'REQUIRED', field, message: fr.forms.guestOrderBlank });
  }
  const digits = typeof value === 'string' ? value.replace(PHONE_FILLING, '') : '';
  if (!PHONE.test(digits)) throw new Refusal({ code: 'INVALID', field, message: fr.forms.phone });
  return digits;
};

const optionalEmail: FieldRule<string | null> = (value, field) =>
  isBlank(value) ? null : readEmail(value, field);

/** Reads who receives a guest's order, and where (specification, section 5). */
export function readGuestShipping(input: object): ShippingInfo {
  const { name, ...address } = addressFields(fr.forms.guestOrderBlank);
  return readForm(input, { name, phone, email: optionalEmail, ...address });
}

/** Reads why something is sent back. Refuses with REQUIRED, INVALID. */
export function readReturnReason(reason: string): string {
  return requiredText(fr.order.returnReasonBlank)(reason, 'reason');
}

/**
 * Whether an order belongs into the customer's list: an attempt that was cancelled before any money
 * moved is none.
 */
export function isListed({ history, refund }: OrderRecord): boolean {
  return !(history.at(-2)?.status === 'PAYMENT_PENDING' && isCancelled(history) && !refund);
}

function isCancelled(history: OrderRecord['history']): boolean {
  return history.at(-1)?.status === 'CANCELLED';
}

/** Checks an idempotency key: 8 to 128 visible ASCII characters. */
export function readIdempotencyKey(key: string): string {
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new Refusal({
      code: 'INVALID',
      field: 'idempotencyKey',
      message: fr.forms.idempotencyKey,
    });
  }
  return key;
}

/**
 * Refuses a cart that cannot be ordered as the shopper saw it: empty, with lines that cannot be
 * bought (each named), or dearer than `expectedTotal`. A cheaper one passes: the shopper gets it.
 */
export function requireOrderable(cart: PricedCart, expectedTotal: Centimes | null): void {
  if (cart.warnings.length > 0) {
    throw new OrderRefusal(
      cart,
      ...cart.warnings.map(({ code, message }) => ({ code, field: 'lines', message })),
    );
  }
  if (cart.lines.length === 0) throw emptyCart();
  if (expectedTotal !== null && cart.payable > expectedTotal) {
    throw new OrderRefusal(cart, {
      code: 'PRICE_CHANGED',
      field: 'expectedTotal',
      message: priceChanged(cart, expectedTotal),
    });
  }
}

/** A cart that fell below the threshold may have become cheaper, and yet costs more: the sentence says why. */
function priceChanged({ shipping, payable }: PricedCart, expectedTotal: Centimes): string {
  const total = formatMoney(payable);
  if (shipping === 0 || expectedTotal < FREE_DELIVERY_FROM) return fr.order.priceChanged(total);
  return fr.order.deliveryCharged(total, {
    fee: formatMoney(shipping),
    below: formatMoney(FREE_DELIVERY_FROM),
  });
}

export function emptyCart(): Refusal {
  return new Refusal({ code: 'EMPTY_CART', message: fr.cart.empty });
}

/** Freezes a priced cart into an order. */
export function freezeOrder(
  cart: PricedCart,
  about: Pick<
    OrderRecord,
    'id' | 'number' | 'customerId' | 'status' | 'placedAt' | 'paymentMethod' | 'shippingInfo'
  >,
): OrderRecord {
  const { quantity, total, originalTotal, discount, shipping, payable } = cart;
  const lines = cart.lines.map(({ product, quantity: pieces, price, total: sum }) => ({
    productId: product.id,
    title: product.title,
    brand: product.brand,
    image: product.image,
    price,
    originalPrice: product.originalPrice,
    quantity: pieces,
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
  };
}

/** What stays in a cart once these lines were bought: pieces added in the meantime are kept. */
export function withoutBought(
  lines: readonly CartLineRecord[],
  bought: readonly OrderLineRecord[],
): readonly CartLineRecord[] {
  const pieces = new Map(bought.map(({ productId, quantity }) => [productId, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (pieces.get(line.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * A candidate for an order's number: `BV-`, a number up to 9999, then `1000` as text (specification,
 * section 9). The range grows a digit whenever it is half full, so that retries stay few.
 * `random` is in [0, 1).
 */
export function orderNumber(ordersSoFar: number, random: number): string {
  let range = 9999;
  while (ordersSoFar * 2 >= range) range = range * 10 + 9;
  return `BV-${Math.floor(random * range) + 1}1000`;
}
