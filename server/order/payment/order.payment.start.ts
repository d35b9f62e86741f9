import { v4 as uuid } from 'uuid';
import { requireAddress } from '../../address/address.rules.ts';
import type { ShopContext } from '../../context.ts';
import { ProviderUnavailable } from '../../payment/payment.provider.ts';
import { CURRENCY } from '../../shared/money.ts';
import { Refusal } from '../../shared/problems.ts';
import { requireCustomer } from '../../shared/viewer.ts';
import type { OrderPorts } from '../order.ports.ts';
import { isKnown, promisesSame, type KnownPayment } from './order.payment.rules.ts';
import { lookUp, orderPaidBy, type Outcome } from './order.payment.settle.ts';
import { madeBefore, orderOfCart, readAttempt, type Attempt } from '../order.placing.ts';
import { moveOrder } from '../order.states.ts';
import { allocateStock, announcing, followOrder, releaseStock } from '../order.stock.ts';
import type { OrderRecord } from '../order.store.ts';
import type { PaymentRecord } from './order.payment.store.ts';

export interface RequestedPayment {
  readonly addressId: string;
  readonly idempotencyKey: string;
  readonly expectedTotal?: number | null | undefined;
}

export type StartedPayment =
  | { readonly payment: KnownPayment; readonly order: null }
  | { readonly payment: null; readonly order: OrderRecord };

/**
 * Creates an order that awaits its card payment. A customer has at most one open payment: the same
 * order reuses it, another order abandons it. Refuses with UNKNOWN_ADDRESS, EMPTY_CART,
 * UNKNOWN_PRODUCT, UNKNOWN_VARIANT, OUT_OF_STOCK, INSUFFICIENT_STOCK, PRICE_CHANGED, INVALID,
 * IDEMPOTENCY_CONFLICT; PAYMENT_PENDING while the previous payment is undecided; PAYMENT_UNAVAILABLE without cards or provider: the same
 * key may be retried.
 */
export async function startCardPayment(
  context: ShopContext,
  requested: RequestedPayment,
): Promise<StartedPayment> {
  const { store } = context;
  const customerId = requireCustomer(context);
  if (!context.settings.takesCards) {
    throw new Refusal({ code: 'PAYMENT_UNAVAILABLE', reason: 'CARDS_OFF' });
  }
  const { addressId, idempotencyKey, expectedTotal = null } = requested;
  const attempt = readAttempt(customerId, idempotencyKey, { addressId, expectedTotal });

  const isRepeated = (await paymentOfKey(store.read, attempt)) !== undefined;
  const before = isRepeated ? undefined : await store.read.orders.openPayment(customerId);
  const outcome = before ? await lookUpIfReached(context, before) : 'UNPAID';
  if (before && outcome === 'PAID') return paidAlready(store.read, before);

  const payment = await store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    return (
      (await paymentOfKey(ports, attempt)) ??
      openPayment(context, ports, { customerId, requested, attempt, outcome })
    );
  });
  return payment.state === 'PAID'
    ? paidAlready(store.read, payment)
    : { payment: await atProvider(context, payment), order: null };
}

async function paidAlready(ports: OrderPorts, { id }: PaymentRecord): Promise<StartedPayment> {
  const { order } = await orderPaidBy(ports, id);
  return { payment: null, order };
}

/** The key of an abandoned payment is free again. */
async function paymentOfKey(
  ports: OrderPorts,
  attempt: Attempt,
): Promise<PaymentRecord | undefined> {
  const madeId = await madeBefore(ports, attempt);
  const made = madeId === undefined ? undefined : await ports.orders.payment(madeId);
  return made?.state === 'ABANDONED' ? undefined : made;
}

/** Unreachable provider: start anew anyway; a late payment is refunded. */
export async function lookUpIfReached(
  context: ShopContext,
  payment: PaymentRecord,
): Promise<Outcome> {
  if (!isKnown(payment)) return 'UNPAID';
  try {
    return await lookUp(context, payment);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return 'UNPAID';
    throw error;
  }
}

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
  const open = await ports.orders.openPayment(customerId);
  const waiting = open && (await ports.orders.order(open.orderId));
  // The new order may leave what the earlier one held.
  return announcing(ports, waiting ? [waiting] : [], context.clock(), async () => {
    // The shopper's own hold must not make the cart unavailable.
    const before = waiting && (await releaseStock(ports, waiting));
    const { addressId, expectedTotal = null } = requested;
    const address = requireAddress(await ports.addresses.load(customerId), addressId);
    const order = await orderOfCart(context, ports, {
      customerId,
      address,
      expectedTotal,
      status: 'PAYMENT_PENDING',
      paymentMethod: 'CARD',
    });
    if (open && before && isWaiting(before) && promisesSame(before, order)) {
      await ports.orders.save(await allocateStock(ports, before));
      await ports.orders.saveKey(scope, key, { fingerprint, madeId: open.id });
      return open;
    }
    if (open && before) {
      if (outcome === 'PENDING') throw new Refusal({ code: 'PAYMENT_PENDING' });
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
    await ports.orders.save(await allocateStock(ports, order));
    await ports.orders.savePayment(payment);
    await ports.orders.saveKey(scope, key, { fingerprint, madeId: payment.id });
    return payment;
  });
}

function isWaiting({ status }: OrderRecord): boolean {
  return status === 'PAYMENT_PENDING';
}

/** A late payment is refunded. */
export async function giveUp(
  ports: OrderPorts,
  payment: PaymentRecord,
  order: OrderRecord,
  now: Date,
): Promise<void> {
  // Staff may have cancelled the order already.
  if (isWaiting(order)) {
    await ports.orders.save(await followOrder(ports, moveOrder(order, 'CANCELLED', now), now));
  }
  await ports.orders.savePayment({ ...payment, state: 'ABANDONED' });
}

async function atProvider(
  { store, payments, log }: ShopContext,
  payment: PaymentRecord,
): Promise<KnownPayment> {
  if (isKnown(payment)) return payment;
  try {
    const { amount, id: receipt } = payment;
    const created = await payments.createOrder({ amount, currency: CURRENCY, receipt });
    return await store.transaction(async ({ orders }) => {
      // Of two concurrent requests the first one's provider order wins.
      const saved = (await orders.payment(payment.id)) ?? payment;
      const known = { ...saved, providerOrderId: saved.providerOrderId ?? created.id };
      await orders.savePayment(known);
      return known;
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ payment: payment.id, reason: error.message }, 'a card payment could not start');
    throw new Refusal({ code: 'PAYMENT_UNAVAILABLE', reason: 'NO_ANSWER' });
  }
}
