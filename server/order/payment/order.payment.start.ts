import { v4 as uuid } from 'uuid';
import { requireAddress } from '../../address/address.rules.ts';
import { pricedCartOf } from '../../cart/cart.service.ts';
import type { ShopContext } from '../../context.ts';
import { ProviderUnavailable } from '../../payment/payment.provider.ts';
import { fr } from '../../shared/messages.fr.ts';
import { CURRENCY } from '../../shared/money.ts';
import { Refusal } from '../../shared/problems.ts';
import { requireCustomer } from '../../shared/viewer.ts';
import type { OrderPorts } from '../order.ports.ts';
import { isKnown, promisesSame, type KnownPayment } from './order.payment.rules.ts';
import { lookUp, orderPaidBy, type Outcome } from './order.payment.settle.ts';
import { freeOrderNumber, madeBefore, readAttempt, type Attempt } from '../order.placing.ts';
import { freezeOrder, requireOrderable } from '../order.rules.ts';
import { moveOrder } from '../order.states.ts';
import type { OrderRecord, PaymentRecord } from '../order.store.ts';

/** What the shopper asks for. */
export interface RequestedPayment {
  readonly addressId: string;
  readonly idempotencyKey: string;
  readonly expectedTotal?: number | null | undefined;
}

/** A payment for the browser's script, or the order when it turns out to be paid. */
export type StartedPayment =
  | { readonly payment: KnownPayment; readonly order: null }
  | { readonly payment: null; readonly order: OrderRecord };

/**
 * Turns the customer's cart into an order that awaits its card payment. The amount is the server's.
 * A customer has at most one open payment: asked again for the same order it is given again, and an
 * order at the provider can be paid once only; for another order the one before is given up.
 * Refuses with UNKNOWN_ADDRESS, EMPTY_CART, UNKNOWN_PRODUCT, OUT_OF_STOCK, PRICE_CHANGED, INVALID,
 * IDEMPOTENCY_CONFLICT; PAYMENT_PENDING while the card may still be charged for the one before;
 * PAYMENT_UNAVAILABLE when the provider gives no answer, and the same key may be tried again, or where
 * the shop takes no cards.
 */
export async function startCardPayment(
  context: ShopContext,
  requested: RequestedPayment,
): Promise<StartedPayment> {
  const { store } = context;
  const customerId = requireCustomer(context);
  if (!context.settings.takesCards) {
    throw new Refusal({ code: 'PAYMENT_UNAVAILABLE', message: fr.order.cardsOff });
  }
  const { addressId, idempotencyKey, expectedTotal = null } = requested;
  const attempt = readAttempt(customerId, idempotencyKey, { addressId, expectedTotal });

  const isRepeated = (await paymentOfKey(store.read, attempt)) !== undefined;
  const before = isRepeated ? undefined : await store.read.orders.openPayment(customerId);
  const outcome = before ? await lookUpIfReached(context, before) : 'UNPAID';
  if (before && outcome === 'PAID') return paidAlready(store.read, before);

  const payment = await store.transaction(
    async (ports) =>
      (await paymentOfKey(ports, attempt)) ??
      openPayment(context, ports, { customerId, requested, attempt, outcome }),
  );
  return payment.state === 'PAID'
    ? paidAlready(store.read, payment)
    : { payment: await atProvider(context, payment), order: null };
}

async function paidAlready(ports: OrderPorts, { id }: PaymentRecord): Promise<StartedPayment> {
  const { order } = await orderPaidBy(ports, id);
  return { payment: null, order };
}

/** What the key stands for. One that was given up must not be paid any more: its key is free again. */
async function paymentOfKey(
  ports: OrderPorts,
  attempt: Attempt,
): Promise<PaymentRecord | undefined> {
  const madeId = await madeBefore(ports, attempt);
  const made = madeId === undefined ? undefined : await ports.orders.payment(madeId);
  return made?.state === 'ABANDONED' ? undefined : made;
}

/** A provider that gives no answer stops nobody: should money come from there, it goes back. */
async function lookUpIfReached(context: ShopContext, payment: PaymentRecord): Promise<Outcome> {
  if (!isKnown(payment)) return 'UNPAID';
  try {
    return await lookUp(context, payment);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return 'UNPAID';
    throw error;
  }
}

/** The customer's open payment when it is for the same order, else a new one in its place. */
async function openPayment(
  context: ShopContext,
  ports: OrderPorts,
  {
    customerId,
    requested,
    attempt: { scope, key, fingerprint },
    outcome,
  }: {
    readonly customerId: string;
    readonly requested: RequestedPayment;
    readonly attempt: Attempt;
    readonly outcome: Outcome;
  },
): Promise<PaymentRecord> {
  const order = await orderOfCart(context, ports, customerId, requested);
  const open = await ports.orders.openPayment(customerId);
  const before = open && (await ports.orders.order(open.orderId));
  if (open && before && isWaiting(before) && promisesSame(before, order)) {
    await ports.orders.saveKey(scope, key, { fingerprint, madeId: open.id });
    return open;
  }
  if (open && before) {
    if (outcome === 'PENDING') {
      throw new Refusal({ code: 'PAYMENT_PENDING', message: fr.order.paymentPending });
    }
    await giveUp(ports, open, before, context.clock());
  }
  const payment: PaymentRecord = {
    id: uuid(),
    orderId: order.id,
    customerId,
    amount: order.payable,
    providerOrderId: null,
    providerPaymentId: null,
    startedAt: order.placedAt,
    paidAt: null,
    state: 'OPEN',
    checkedAt: null,
  };
  await ports.orders.save(order);
  await ports.orders.savePayment(payment);
  await ports.orders.saveKey(scope, key, { fingerprint, madeId: payment.id });
  return payment;
}

function isWaiting({ status }: OrderRecord): boolean {
  return status === 'PAYMENT_PENDING';
}

/** Cancels an order that was not paid. Should money come for it all the same, it goes back. */
export async function giveUp(
  { orders }: OrderPorts,
  payment: PaymentRecord,
  order: OrderRecord,
  now: Date,
): Promise<void> {
  // The shopkeeper may have cancelled the order already.
  if (isWaiting(order)) await orders.save(moveOrder(order, 'CANCELLED', now));
  await orders.savePayment({ ...payment, state: 'ABANDONED' });
}

async function orderOfCart(
  { clock, random }: ShopContext,
  ports: OrderPorts,
  customerId: string,
  { addressId, expectedTotal = null }: RequestedPayment,
): Promise<OrderRecord> {
  const address = requireAddress(await ports.addresses.load(customerId), addressId);
  const customer = await ports.accounts.customer(customerId);
  const cart = await pricedCartOf(ports, customerId);
  requireOrderable(cart, expectedTotal);
  const { name, street, city, region, postalCode } = address;
  const email = customer?.email ?? null;
  return freezeOrder(cart, {
    id: uuid(),
    number: await freeOrderNumber(ports, random),
    customerId,
    status: 'PAYMENT_PENDING',
    placedAt: clock().toISOString(),
    paymentMethod: 'CARD',
    shippingInfo: { name, phone: null, email, street, city, region, postalCode },
  });
}

/** Has the provider open its order for a payment, once. */
async function atProvider(
  { store, payments, log }: ShopContext,
  payment: PaymentRecord,
): Promise<KnownPayment> {
  if (isKnown(payment)) return payment;
  try {
    const { amount, id: receipt } = payment;
    const created = await payments.createOrder({ amount, currency: CURRENCY, receipt });
    return await store.transaction(async ({ orders }) => {
      // The same key may have come twice at once: the provider order that was saved first stands.
      const saved = (await orders.payment(payment.id)) ?? payment;
      const known = { ...saved, providerOrderId: saved.providerOrderId ?? created.id };
      await orders.savePayment(known);
      return known;
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ payment: payment.id, reason: error.message }, 'a card payment could not start');
    throw new Refusal({ code: 'PAYMENT_UNAVAILABLE', message: fr.order.paymentUnavailable });
  }
}
