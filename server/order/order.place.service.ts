import { v4 as uuid } from 'uuid';
import { requireAddress, withPhone } from '../address/address.rules.ts';
import type { AddressRecord } from '../address/address.store.ts';
import type { PricedCart } from '../cart/cart.pricing.ts';
import { readRequestedLines, type RequestedLine } from '../cart/cart.rules.ts';
import { pricedCartOf, quoteOf } from '../cart/cart.service.ts';
import { foldCode } from '../cart/discount/discount.rules.ts';
import {
  codeToOrder,
  codeUses,
  givenCode,
  type UsesOf,
} from '../cart/discount/discount.service.ts';
import type { Ports, ShopContext } from '../context.ts';
import {
  chosenOf,
  COURIER,
  isPickup,
  titlesOfCity,
  type DeliveryWay,
} from '../delivery/delivery.options.rules.ts';
import { cityOf, deliveryWays, promisedFor, withCity } from '../delivery/delivery.service.ts';
import { isBlank } from '#shared/forms/form.ts';
import type { Centimes } from '#shared/money.ts';
import { NO_FEE, type Tariff } from '#shared/pricing.ts';
import {
  readAttempt as readRequest,
  requireSameFingerprint,
  type Attempt as AnyAttempt,
} from '../shared/idempotency.ts';
import { currentSettings, takesCardsNow } from '../settings/settings.service.ts';
import { optionalPhone } from '../shared/phone.ts';
import { blank } from '../shared/form.ts';
import { Refusal } from '../shared/problems.ts';
import { requireCustomer } from '../shared/viewer.ts';
import { announceOrder, withinMailLimit, type QueueMail } from './order.outbox.ts';
import {
  emptyCart,
  freezeDelivery,
  freezeOrder,
  readGuestShipping,
  requireOrderable,
} from './order.rules.ts';
import { orderNumber } from './order.number.rules.ts';
import { allocateStock, announcing, releaseStock } from './order.stock.ts';
import { codeUserOf, type OrderRecord, type ShippingInfo } from './order.store.ts';
import { findRepeated, type Requested } from './recipient/recipient.rules.ts';
import { loadRecipient, requireCashAllowed } from './recipient/recipient.service.ts';
import { createAtProvider, newPayment } from './payment/open.ts';
import { fetchOutcome, orderPaidBy, type Outcome } from './payment/outcome.ts';
import { promisesSame, type KnownPayment } from './payment/payment.rules.ts';
import type { PaymentRecord } from './payment/payment.store.ts';
import { abandonPayment } from './payment/unpaid.ts';

/*
 * One path for every order. Guests, customers who pay on delivery, customers who pay by card and staff
 * (`create.service.ts`) hand in what differs; a refused order changes nothing and leaves its idempotency key free.
 */

interface GuestOrderInput {
  readonly lines: readonly RequestedLine[];
  readonly expectedTotal?: number | null | undefined;
  readonly cityId?: string | null | undefined;
  readonly deliveryOptionId?: string | null | undefined;
  readonly acceptsAlterations?: boolean | null | undefined;
  readonly discountCode?: string | null | undefined;
}

/**
 * The same key and input give the same order again.
 * Refuses with REQUIRED, INVALID, EMPTY_CART, UNKNOWN_PRODUCT, UNKNOWN_VARIANT, UNKNOWN_ALTERATION, OUT_OF_STOCK,
 * INSUFFICIENT_STOCK, PRICE_CHANGED, LIMIT_REACHED, IDEMPOTENCY_CONFLICT, TOO_MANY_ATTEMPTS; throws BadInput,
 * RateLimited.
 */
export async function placeGuestOrder(
  context: ShopContext,
  input: GuestOrderInput,
  idempotencyKey: string,
): Promise<PlacedOrder> {
  if (input.lines.length === 0) throw emptyCart();
  const optionId = input.deliveryOptionId ?? COURIER;
  const shippingInfo = withCity(readGuestShipping(input, isPickup(optionId)), input.cityId);
  const lines = readRequestedLines(input.lines);
  const expectedTotal = input.expectedTotal ?? null;
  const { discountCode } = input;
  const folded = isBlank(discountCode) ? {} : { code: foldCode(discountCode ?? '') };
  const requested = { lines, shippingInfo, expectedTotal, optionId, ...folded };
  const attempt = readAttempt('guest', idempotencyKey, requested);
  await context.limits.consume('CASH_ORDER', context.clientAddress);
  const written = await codeToOrder(context, discountCode);
  return place(context, {
    attempt,
    customerId: null,
    email: shippingInfo.email,
    paymentMethod: 'CASH_ON_DELIVERY',
    status: 'PENDING',
    ...onTheWeb(context),
    expectedTotal,
    acceptsAlterations: input.acceptsAlterations === true,
    optionId,
    readShipping: async () => shippingInfo,
    async readCart(ports, about) {
      const code = written === null ? null : await givenCode(ports, written, about);
      return quoteOf(ports, lines, { ...about, code });
    },
  });
}

interface RequestedOrder {
  /** Null where the order is fetched. */
  readonly addressId?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly idempotencyKey: string;
  readonly expectedTotal?: number | null | undefined;
  readonly deliveryOptionId?: string | null | undefined;
  readonly acceptsAlterations?: boolean | null | undefined;
}

/**
 * Orders the customer's cart, paid on delivery; the same key and input give the same order again.
 * Abandons an open card payment; if that was paid meanwhile, its order is returned instead. Refuses
 * with UNKNOWN_ADDRESS, REQUIRED or INVALID for the phone, EMPTY_CART, UNKNOWN_PRODUCT,
 * UNKNOWN_VARIANT, UNKNOWN_ALTERATION, REQUIRED for altered lines, OUT_OF_STOCK, INSUFFICIENT_STOCK, PRICE_CHANGED,
 * LIMIT_REACHED, IDEMPOTENCY_CONFLICT, and PAYMENT_PENDING while the card may still be charged; throws RateLimited.
 */
export async function placeOrder(
  context: ShopContext,
  { phone: givenPhone, idempotencyKey, expectedTotal = null, ...to }: RequestedOrder,
): Promise<PlacedOrder> {
  const customerId = requireCustomer(context);
  const { addressId, optionId } = readDestination(to);
  const phone = optionalPhone(givenPhone, 'phone') ?? null;
  const paymentMethod = 'CASH_ON_DELIVERY';
  const input = { paymentMethod, addressId, phone, expectedTotal, optionId };
  const attempt = readAttempt(customerId, idempotencyKey, input);
  await context.limits.consume('CASH_ORDER', context.clientAddress);
  return place(context, {
    attempt,
    customerId,
    paymentMethod,
    status: 'PENDING',
    ...onTheWeb(context),
    expectedTotal,
    acceptsAlterations: to.acceptsAlterations === true,
    optionId,
    async readShipping(ports, now) {
      if (addressId === null) return fetchedBy(ports, customerId, requirePhone(phone));
      const address = await addressWithPhone(ports, { customerId, addressId, phone, now });
      return shippingOf(ports, customerId, address);
    },
    readCart: (ports, about) => pricedCartOf(ports, customerId, about),
  });
}

/** Reads where an order goes: only one that is fetched needs no address. Refuses with REQUIRED. */
function readDestination({
  addressId = null,
  deliveryOptionId,
}: Pick<RequestedOrder, 'addressId' | 'deliveryOptionId'>) {
  const optionId = deliveryOptionId ?? COURIER;
  if (addressId === null && !isPickup(optionId)) throw blank('FIELD', 'addressId');
  return { addressId, optionId };
}

type RequestedPayment = Omit<RequestedOrder, 'phone'>;

type StartedPayment =
  | { readonly payment: KnownPayment; readonly order: null }
  | { readonly payment: null; readonly order: OrderRecord };

/**
 * Creates an order that awaits its card payment. A customer has at most one open payment: the same
 * order reuses it, another order abandons it. Refuses with UNKNOWN_ADDRESS, EMPTY_CART,
 * UNKNOWN_PRODUCT, UNKNOWN_VARIANT, UNKNOWN_ALTERATION, REQUIRED for altered lines, OUT_OF_STOCK, INSUFFICIENT_STOCK, PRICE_CHANGED, INVALID,
 * IDEMPOTENCY_CONFLICT; PAYMENT_PENDING while the previous payment is undecided; PAYMENT_UNAVAILABLE
 * without cards or provider, and where a code leaves nothing to pay: the same key may be retried.
 */
export async function startCardPayment(
  context: ShopContext,
  { idempotencyKey, expectedTotal = null, ...to }: RequestedPayment,
): Promise<StartedPayment> {
  const customerId = requireCustomer(context);
  const { addressId, optionId } = readDestination(to);
  if (!takesCardsNow(await currentSettings(context), context)) {
    throw new Refusal({ code: 'PAYMENT_UNAVAILABLE', reason: 'CARDS_OFF' });
  }
  const { order, payment } = await place(context, {
    attempt: readAttempt(customerId, idempotencyKey, { addressId, expectedTotal, optionId }),
    customerId,
    paymentMethod: 'CARD',
    status: 'PAYMENT_PENDING',
    ...onTheWeb(context),
    expectedTotal,
    acceptsAlterations: to.acceptsAlterations === true,
    optionId,
    async readShipping(ports) {
      if (addressId === null) return fetchedBy(ports, customerId, null);
      const address = requireAddress(await ports.addresses.load(customerId), addressId);
      return shippingOf(ports, customerId, address);
    },
    readCart: (ports, about) => pricedCartOf(ports, customerId, about),
  });
  return payment && payment.state !== 'PAID'
    ? { payment: await createAtProvider(context, payment), order: null }
    : { payment: null, order };
}

const onTheWeb = ({ language }: Pick<ShopContext, 'language'>) =>
  ({ channel: 'WEB', language, notes: [] }) as const;

interface Attempt extends AnyAttempt {
  readonly scope: string;
}

type PlacedAs = 'customerId' | 'paymentMethod' | 'status' | 'channel' | 'language' | 'notes';

interface Placing extends Pick<OrderRecord, PlacedAs> {
  readonly attempt: Attempt;
  /** E-mail of a guest. */
  readonly email?: string | null;
  readonly expectedTotal: Centimes | null;
  readonly acceptsAlterations: boolean;
  /** The delivery option; null for what is taken along at the counter. */
  readonly optionId: string | null;
  readonly readShipping: (ports: Ports, now: Date) => Promise<ShippingInfo>;
  readonly readCart: (ports: Ports, about: PricedFor) => Promise<PricedCart>;
  /** Completes the order in the same transaction, before it is saved. */
  readonly complete?: (ports: Ports, order: OrderRecord, now: Date) => Promise<OrderRecord>;
}

interface PricedFor {
  readonly now: Date;
  readonly tariff: Tariff;
  readonly usesOf: UsesOf;
}

interface Placed {
  readonly order: OrderRecord;
  /** Null unless it is paid by card. */
  readonly payment: PaymentRecord | null;
  /** Says that the shopper had sent this order already, with another key; see `findRepeated`. */
  readonly isRepeated?: boolean;
}
export type PlacedOrder = Pick<Placed, 'order' | 'isRepeated'>;

export async function place(context: ShopContext, placing: Placing): Promise<Placed> {
  const { scope, key, fingerprint } = placing.attempt;
  const earlier = await fetchEarlier(context, placing);
  const now = context.clock();
  return withinMailLimit(context, placing, (queue) =>
    context.store.transaction(async (ports) => {
      // Before any read, so that of two orders of the last item one is priced after the other.
      await ports.catalog.lockStock();
      const previous = await findPrevious(ports, placing);
      if (previous) return previous;
      const placed =
        (await paidMeanwhile(ports, placing, earlier.payment)) ??
        (await placeNew(context, ports, placing, { outcome: earlier.outcome, queue, now }));
      const madeId = placed.payment?.id ?? placed.order.id;
      await ports.orders.saveKey(scope, key, { fingerprint, madeId });
      return placed;
    }),
  );
}

async function placeNew(
  { random, settings, demo }: ShopContext,
  ports: Ports,
  placing: Placing,
  about: { readonly outcome: Outcome; readonly queue: QueueMail; readonly now: Date },
): Promise<Placed> {
  const { outcome, queue, now } = about;
  const { customerId, paymentMethod, status, channel, language, notes } = placing;
  const open = customerId === null ? undefined : await ports.orders.openPayment(customerId);
  const waiting = open && (await ports.orders.order(open.orderId));
  // The new order may leave what the earlier one held.
  return announcing(ports, waiting?.lines ?? [], now, async () => {
    // The shopper's own hold must not make the cart unavailable.
    const earlier = waiting && (await releaseStock(ports, waiting));

    const shippingInfo = await placing.readShipping(ports, now);
    const city = cityOf(shippingInfo);
    const ways = await deliveryWays(ports, { settings, now }, city);
    const way: DeliveryWay | null =
      placing.optionId === null ? null : chosenOf(ways, placing.optionId);
    // The counter charges no delivery.
    const tariff = way === null || channel === 'SHOP' ? NO_FEE : way.tariff;
    const user = codeUserOf({ customerId, shippingInfo });
    const usesOf: UsesOf = (codeId) => codeUses(ports, codeId, { user, except: waiting });
    const cart = await placing.readCart(ports, { now, tariff, usesOf });
    const isCash = channel === 'WEB' && paymentMethod === 'CASH_ON_DELIVERY';
    const recipient = isCash ? await loadRecipient(ports, shippingInfo, now) : null;
    const requested = requestedIn(cart, { customerId, shippingInfo });
    const repeated = recipient && findRepeated(recipient.underWay, requested, now);
    if (repeated) {
      if (earlier) await ports.orders.save(await allocateStock(ports, earlier));
      return { order: repeated, payment: null, isRepeated: true };
    }
    const { expectedTotal, acceptsAlterations } = placing;
    const titles = city && titlesOfCity(city);
    requireOrderable(cart, { expectedTotal, acceptsAlterations, city: titles });
    if (recipient && way?.kind === 'COURIER') {
      await requireCashAllowed(ports, { settings, demo }, { recipient, requested, ways });
    }
    const { orderPrefix, vatPercent } = await ports.identity.load();
    const priced = freezeOrder(cart, {
      id: uuid(),
      number: await freeOrderNumber(ports, orderPrefix, random),
      customerId,
      status,
      placedAt: now.toISOString(),
      paymentMethod,
      channel,
      language,
      shippingInfo,
      delivery: way && freezeDelivery(await promisedFor(ports, way, cart.lines), cart.tariff),
      notes,
      vatPercent,
    });

    if (paymentMethod === 'CARD' && priced.payable === 0) {
      throw new Refusal({ code: 'PAYMENT_UNAVAILABLE', reason: 'NOTHING_DUE' });
    }

    if (open && earlier) {
      if (promisesSame(earlier, priced)) {
        const order = await allocateStock(ports, earlier);
        await ports.orders.save(order);
        return { order, payment: open };
      }
      if (outcome === 'PENDING') throw new Refusal({ code: 'PAYMENT_PENDING' });
      await abandonPayment(ports, open, earlier, now);
    }

    const allocated = await allocateStock(ports, priced);
    const order = (await placing.complete?.(ports, allocated, now)) ?? allocated;
    await ports.orders.save(order);
    if (customerId !== null && paymentMethod === 'CARD') {
      const payment = newPayment(order, customerId);
      await ports.orders.savePayment(payment);
      return { order, payment };
    }
    await announceOrder(ports, order, { queue, now, settings });
    return { order, payment: null };
  });
}

/** Returns what was requested, in stock or not, and with a code that an earlier order may have used up. */
const requestedIn = (
  { lines, discountCode }: PricedCart,
  buyer: Pick<Requested, 'customerId' | 'shippingInfo'>,
): Requested => ({
  ...buyer,
  lines: lines.map(({ variant, alterations, requestedQuantity }) => ({
    variantId: variant.id,
    alterations,
    quantity: requestedQuantity,
  })),
  discountCode: discountCode?.record ?? null,
});

/** The attempt at an order, as its idempotency key identifies it. Refuses with INVALID. */
export function readAttempt(scope: string, key: string, requested: object): Attempt {
  return { scope, ...readRequest(key, requested) };
}

/** Refuses with IDEMPOTENCY_CONFLICT the key of another request. */
export async function requireSameRequest(ports: Ports, attempt: Attempt): Promise<void> {
  await findPreviousResult(ports, attempt);
}

/** The id that an earlier attempt with the key has made. Refuses with IDEMPOTENCY_CONFLICT. */
export async function findPreviousResult(
  { orders }: Ports,
  attempt: Attempt,
): Promise<string | undefined> {
  const used = await orders.key(attempt.scope, attempt.key);
  if (used) requireSameFingerprint(used, attempt);
  return used?.madeId;
}

async function findPrevious(
  ports: Ports,
  { attempt, paymentMethod }: Placing,
): Promise<Placed | undefined> {
  const madeId = await findPreviousResult(ports, attempt);
  if (madeId === undefined) return undefined;
  if (paymentMethod === 'CARD') {
    const payment = await ports.orders.payment(madeId);
    // The key of an abandoned payment is free again.
    return payment && payment.state !== 'ABANDONED' ? orderPaidBy(ports, madeId) : undefined;
  }
  const order = await ports.orders.order(madeId);
  return order && { order, payment: null };
}

/**
 * Fetches the outcome of the customer's open payment; outside of any transaction, as it queries the
 * provider.
 */
async function fetchEarlier(
  context: ShopContext,
  placing: Placing,
): Promise<{ readonly payment: PaymentRecord | undefined; readonly outcome: Outcome }> {
  const { read } = context.store;
  const { customerId } = placing;
  const isFirst = customerId !== null && !(await findPrevious(read, placing));
  const payment = isFirst ? await read.orders.openPayment(customerId) : undefined;
  // Without an answer the order is placed all the same, and a late payment refunded.
  const outcome = payment ? await fetchOutcome(context, payment, 'UNPAID') : 'UNPAID';
  return { payment, outcome };
}

/** The order of an earlier payment that turned out to be paid. */
async function paidMeanwhile(
  ports: Ports,
  { paymentMethod }: Placing,
  earlier: PaymentRecord | undefined,
): Promise<Placed | undefined> {
  if (!earlier) return undefined;
  const { payment, order } = await orderPaidBy(ports, earlier.id);
  if (payment.state !== 'PAID') return undefined;
  if (paymentMethod === 'CARD') return { order, payment };
  // A payment that came too late has cancelled its order, and is refunded.
  return order.status === 'CANCELLED' ? undefined : { order, payment: null };
}

async function freeOrderNumber(
  { orders }: Ports,
  orderPrefix: string,
  random: () => number,
): Promise<string> {
  const ordersSoFar = await orders.count();
  for (;;) {
    const number = orderNumber(orderPrefix, ordersSoFar, random());
    if (!(await orders.isNumberTaken(number))) return number;
  }
}

async function shippingOf(
  { accounts }: Ports,
  customerId: string,
  { name, phone, street, city, region, postalCode, cityId }: AddressRecord,
): Promise<ShippingInfo> {
  const email = (await accounts.customer(customerId))?.email ?? null;
  return withCity({ name, phone, email, street, city, region, postalCode }, cityId);
}

/** Names the customer who fetches an order, without an address. */
async function fetchedBy(
  { accounts }: Ports,
  customerId: string,
  phone: string | null,
): Promise<ShippingInfo> {
  const customer = await accounts.customer(customerId);
  const name = [customer?.firstName, customer?.lastName].filter(Boolean).join(' ');
  const email = customer?.email ?? null;
  return { name, phone, email, street: '', city: '', region: '', postalCode: '' };
}

/** Refuses with REQUIRED. */
function requirePhone(phone: string | null): string {
  if (phone === null) throw blank('FIELD', 'phone');
  return phone;
}

/** The courier needs a phone: one that is given now is saved with the address. */
async function addressWithPhone(
  { addresses }: Ports,
  about: {
    readonly customerId: string;
    readonly addressId: string;
    readonly phone: string | null;
    readonly now: Date;
  },
): Promise<AddressRecord> {
  const { customerId, addressId, now } = about;
  const saved = await addresses.load(customerId);
  const address = requireAddress(saved, addressId);
  const phone = requirePhone(about.phone ?? address.phone);
  if (phone === address.phone) return address;
  const changed = withPhone(saved, addressId, phone, now.toISOString());
  await addresses.save(customerId, changed);
  return requireAddress(changed, addressId);
}
