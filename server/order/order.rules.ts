import { isBlank } from '#shared/forms/form.ts';
import {
  cardPickupForm,
  cardShippingForm,
  counterForm,
  findOrderForm,
  pickupForm,
  shippingForm,
} from '#shared/forms/order.ts';
import type { CartCode } from '../cart/discount/discount.rules.ts';
import { titlesOf } from '../catalog/translation/translation.rules.ts';
import type { CartLineRecord } from '../cart/cart.store.ts';
import type { PricedCart, PricedLine, PricingWarning } from '../cart/cart.pricing.ts';
import {
  picturesOfVariant,
  unallocated,
  namedVariantTitle,
} from '../catalog/catalog.variant.rules.ts';
import { readText, readWith } from '../shared/form.ts';
import type { Language, Titles } from '#shared/language.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import type { Centimes } from '#shared/money.ts';
import { TERMS_VERSION } from '#shared/policies.ts';
import { COUNTRY_TARIFF, type Tariff } from '#shared/pricing.ts';
import type { DeliveryWay } from '../delivery/delivery.options.rules.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import { writtenDigits } from './order.number.rules.ts';
import type {
  OrderCodeRecord,
  OrderDeliveryRecord,
  OrderLineRecord,
  OrderRecord,
  ShippingInfo,
} from './order.store.ts';

export class OrderRefusal extends Refusal {
  readonly cart: PricedCart;

  constructor(cart: PricedCart, ...problems: readonly Problem[]) {
    super(...problems);
    this.name = 'OrderRefusal';
    this.cart = cart;
  }
}

const guestShipping = shippingForm('GUEST_ORDER');
const guestPickup = pickupForm('GUEST_ORDER');
const staffShipping = shippingForm('FIELD');
const staffPickup = pickupForm('FIELD');

/** Needs no address where the order is fetched. Refuses with REQUIRED, INVALID. */
export const readGuestShipping = (input: object, isFetched = false): ShippingInfo =>
  isFetched ? readWith(guestPickup, input) : readWith(guestShipping, input);

/**
 * Reads what staff write, and names each blank field. An order that is paid by card may have no phone, one that is
 * fetched no address. Refuses with REQUIRED, INVALID.
 */
export function readShippingOf(
  { paymentMethod }: Pick<OrderRecord, 'paymentMethod'>,
  input: object,
  isFetched = false,
): ShippingInfo {
  if (paymentMethod === 'CARD') {
    return isFetched ? readWith(cardPickupForm, input) : readWith(cardShippingForm, input);
  }
  return isFetched ? readWith(staffPickup, input) : readWith(staffShipping, input);
}

/** Requires nothing at the counter. Refuses with INVALID. */
export const readCounterContact = (input: object): ShippingInfo => readWith(counterForm, input);

/** Reads the digits of an order's number, however it was typed. Refuses with REQUIRED, INVALID. */
export function readSought(input: object) {
  const { number, phone } = readWith(findOrderForm, input);
  return { digits: writtenDigits(number), phone };
}

/** Empty where none is given: a return needs no reason (law 31-08, article 36). Refuses with INVALID. */
export function readReturnReason(reason: string | null | undefined): string {
  return isBlank(reason) ? '' : readText(reason, 'reason');
}

/** Card orders that were cancelled before a payment are hidden. */
export function isListed({ history, refunds }: OrderRecord): boolean {
  const isUnpaid = refunds.length === 0 && history.at(-2)?.status === 'PAYMENT_PENDING';
  return !(isUnpaid && isCancelled(history));
}

function isCancelled(history: OrderRecord['history']): boolean {
  return history.at(-1)?.status === 'CANCELLED';
}

/**
 * Refuses with EMPTY_CART, with REQUIRED for altered lines that the shopper does not accept as such, and with the cart
 * as it is now (`OrderRefusal`): with what its warnings say, or PRICE_CHANGED if its discount code does not apply, or if
 * it costs more than expected, in centimes.
 */
export function requireOrderable(
  cart: PricedCart,
  {
    expectedTotal,
    acceptsAlterations,
    city,
  }: {
    readonly expectedTotal: Centimes | null;
    readonly acceptsAlterations: boolean;
    readonly city: Titles | null;
  },
): void {
  if (cart.warnings.length > 0) {
    throw new OrderRefusal(
      cart,
      ...cart.warnings.map((warning) => ({ ...orderProblem(cart, warning), field: 'lines' })),
    );
  }
  if (cart.lines.length === 0) throw emptyCart();
  const { discountCode } = cart;
  if (discountCode?.problem) {
    const { problem } = discountCode;
    throw new OrderRefusal(cart, { ...problem, field: 'discountCode' });
  }
  if (!acceptsAlterations && cart.lines.some(({ alterations }) => alterations.length > 0)) {
    throw new Refusal({ code: 'REQUIRED', reason: 'ALTERATIONS', field: 'acceptsAlterations' });
  }
  if (expectedTotal !== null && cart.payable > expectedTotal) {
    throw new OrderRefusal(cart, priceChanged(cart, expectedTotal, city));
  }
}

/** Counted stock that ran out is reported with its quantity, 0. */
export function orderProblem({ lines }: PricedCart, warning: PricingWarning): Problem {
  if (warning.code !== 'OUT_OF_STOCK') return warning;
  const line = lines.find(({ variant }) => variant.id === warning.variantId);
  return line && unallocated(line.variant) === 0
    ? { code: 'INSUFFICIENT_STOCK', available: 0 }
    : warning;
}

/** A cheaper cart may fall below free delivery and cost more; a city may cost more than the page said. */
function priceChanged(
  { total, shipping, payable, tariff }: PricedCart,
  expectedTotal: Centimes,
  titles: Titles | null,
): Problem {
  const about = { code: 'PRICE_CHANGED', field: 'expectedTotal', payable } as const;
  const { freeFrom } = tariff;
  if (shipping > 0 && freeFrom !== null && expectedTotal >= freeFrom) {
    return { ...about, reason: 'DELIVERY', fee: shipping, freeFrom };
  }
  const isOfCity = shipping > 0 && !isSameTariff(tariff, COUNTRY_TARIFF) && expectedTotal >= total;
  return isOfCity && titles
    ? { ...about, reason: 'CITY', fee: shipping, titles }
    : { ...about, reason: 'PRICE' };
}

const isSameTariff = (a: Tariff, b: Tariff) =>
  a.guestFee === b.guestFee && a.customerFee === b.customerFee && a.freeFrom === b.freeFrom;

/** Copies what was promised. */
export function freezeDelivery(
  { id: optionId, kind, promised, allowsTrying, pickupPoint }: DeliveryWay,
  { guestFee, customerFee, freeFrom }: Tariff,
): OrderDeliveryRecord {
  const place = pickupPoint && {
    id: pickupPoint.id,
    name: pickupPoint.name,
    street: pickupPoint.street,
    city: pickupPoint.city,
    openingHours: pickupPoint.openingHours,
  };
  return {
    optionId,
    kind,
    tariff: { guestFee, customerFee, freeFrom },
    earliest: promised?.earliest ?? null,
    latest: promised?.latest ?? null,
    allowsTrying,
    pickupPoint: place,
    readyAt: null,
    pickedUp: null,
  };
}

/** The delivery of an order as it is shown. */
export interface ShownDelivery extends OrderDeliveryRecord {
  readonly fee: Centimes;
}

export function shownDelivery({ delivery, shipping }: OrderRecord): ShownDelivery | null {
  return delivery && { ...delivery, fee: shipping };
}

export function emptyCart(): Refusal {
  return new Refusal({ code: 'EMPTY_CART', reason: 'CART' });
}

export function freezeLine({
  product,
  variant,
  alterations,
  price,
  originalPrice,
  quantity,
  total,
  ...offered
}: PricedLine): OrderLineRecord {
  const { FR: title, ...titles } = titlesOf(product);
  return {
    productId: product.id,
    variantId: variant.id,
    variantTitle: namedVariantTitle(product, variant),
    title,
    titles,
    brand: product.brand,
    image: picturesOfVariant(product, variant)[0]?.url ?? product.image,
    price,
    originalPrice,
    quantity,
    total,
    // In the place that it has in upgraded orders: `promisesSame` compares their texts.
    alterations,
    ...offerOf(originalPrice, offered),
  };
}

/** Returns what says of a price that it was reduced; nothing of one as it was entered. */
export function offerOf(
  originalPrice: Centimes,
  { campaignId, listedPrice }: Pick<PricedLine, 'campaignId' | 'listedPrice'>,
): Pick<OrderLineRecord, 'campaignId' | 'listedPrice'> {
  return {
    ...(campaignId !== null && { campaignId }),
    ...(listedPrice !== originalPrice && { listedPrice }),
  };
}

type Sold = Pick<OrderLineRecord, 'title' | 'titles'>;

/** Returns the titles at the time of the sale. */
export function soldTitlesOf({ title, titles }: Sold): Titles {
  return { ...titles, FR: title };
}

/** Returns the French title where it was not translated. */
export function soldTitleIn(language: Language, line: Sold): string {
  return soldTitlesOf(line)[language] ?? line.title;
}

function freezeCode(given: CartCode | null): OrderCodeRecord | null {
  if (!given?.record) return null;
  const { id, code, percent, amount, isFreeDelivery, products, isForSalePieces } = given.record;
  const terms = { percent, amount, isFreeDelivery, products, isForSalePieces };
  return { id, code, saving: given.saving, ...terms };
}

export function freezeOrder(
  cart: PricedCart,
  about: Pick<
    OrderRecord,
    | 'id'
    | 'number'
    | 'customerId'
    | 'status'
    | 'placedAt'
    | 'paymentMethod'
    | 'channel'
    | 'language'
    | 'shippingInfo'
    | 'delivery'
    | 'notes'
    | 'vatPercent'
  >,
): OrderRecord {
  const { quantity, total, originalTotal, discount, shipping, payable } = cart;
  return {
    ...about,
    joinedAt: null,
    lines: cart.lines.map(freezeLine),
    quantity,
    total,
    originalTotal,
    discount,
    discountCode: freezeCode(cart.discountCode),
    shipping,
    payable,
    history: [{ status: about.status, at: about.placedAt }],
    parcelNumber: null,
    awaitsParcel: false,
    isCarriersFault: false,
    parcelReturnedAt: null,
    undo: null,
    returns: [],
    exchanges: [],
    sewing: [],
    settlements: [],
    refunds: [],
    creditNotes: [],
    changes: [],
    holdsStock: false,
    termsVersion: TERMS_VERSION,
    invoice: null,
    invoiced: null,
    anonymisedAt: null,
    buyerDeletedAt: null,
    contacts: [],
    confirmedByCustomerAt: null,
  };
}

/** Lines that were added meanwhile stay. */
export function withoutBought(
  lines: readonly CartLineRecord[],
  bought: readonly OrderLineRecord[],
): readonly CartLineRecord[] {
  const boughtQuantity = new Map(bought.map((line) => [lineKeyOf(line), line.quantity]));
  return lines
    .map((line) => ({
      ...line,
      quantity: line.quantity - (boughtQuantity.get(lineKeyOf(line)) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}
