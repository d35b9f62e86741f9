import { v4 as uuid } from 'uuid';
import { requireAddress } from '../address/address.rules.ts';
import { pricedCartOf } from '../cart/cart.service.ts';
import type { ShopContext } from '../context.ts';
import { fr } from '../shop/messages.fr.ts';
import { CURRENCY } from '../shop/money.ts';
import { Refusal } from '../shop/problems.ts';
import { requireCustomer } from '../shop/viewer.ts';
import type { Ports } from '../store/store.ts';
import { freeOrderNumber, madeBefore, readAttempt, type Attempt } from './order.placing.ts';
import { freezeOrder, requireOrderable, withoutBought } from './order.rules.ts';
import { moveOrder } from './order.states.ts';
import type { OrderRecord, PaymentRecord } from './order.store.ts';

/** A payment that the provider knows, as the browser's script needs it. */
export type OpenPayment = PaymentRecord & { readonly providerOrderId: string };

/**
 * Turns the customer's cart into an order that awaits its card payment. The amount is the server's.
 * Refuses with UNKNOWN_ADDRESS, EMPTY_CART, UNKNOWN_PRODUCT, OUT_OF_STOCK, PRICE_CHANGED, INVALID,
 * IDEMPOTENCY_CONFLICT.
 */
export async function startCardPayment(
  context: ShopContext,
  asked: {
    readonly addressId: string;
    readonly idempotencyKey: string;
    readonly expectedTotal?: number | null | undefined;
  },
): Promise<OpenPayment> {
  const { store, payments } = context;
  const customerId = requireCustomer(context);
  const { addressId, idempotencyKey, expectedTotal = null } = asked;
  const attempt = readAttempt(customerId, idempotencyKey, { addressId, expectedTotal });
  const payment = await store.transaction(async (ports) => {
    const madeId = await madeBefore(ports, attempt);
    const made = madeId === undefined ? undefined : await ports.orders.payment(madeId);
    return made ?? openPayment(context, ports, customerId, { ...asked, attempt });
  });
  if (isOpen(payment)) return payment;
  const created = await payments.createOrder({
    amount: payment.amount,
    currency: CURRENCY,
    receipt: payment.id,
  });
  return store.transaction(async ({ orders }) => {
    // The same key may have come twice at once: the provider order that was saved first stands.
    const saved = (await orders.payment(payment.id)) ?? payment;
    const open = { ...saved, providerOrderId: saved.providerOrderId ?? created.id };
    await orders.savePayment(open);
    return open;
  });
}

function isOpen(payment: PaymentRecord): payment is OpenPayment {
  return payment.providerOrderId !== null;
}

async function openPayment(
  { clock, random }: ShopContext,
  ports: Ports,
  customerId: string,
  asked: {
    readonly addressId: string;
    readonly expectedTotal?: number | null | undefined;
    readonly attempt: Attempt;
  },
): Promise<PaymentRecord> {
  const address = requireAddress(await ports.addresses.load(customerId), asked.addressId);
  const customer = await ports.accounts.customer(customerId);
  const cart = await pricedCartOf(ports, customerId);
  requireOrderable(cart, asked.expectedTotal ?? null);
  const { name, street, city, region, postalCode } = address;
  const now = clock().toISOString();
  const order = freezeOrder(cart, {
    id: uuid(),
    number: await freeOrderNumber(ports, random),
    customerId,
    status: 'PAIEMENT_EN_COURS',
    placedAt: now,
    paymentMethod: 'CARD',
    shippingInfo: {
      name,
      phone: null,
      email: customer?.email ?? null,
      street,
      city,
      region,
      postalCode,
    },
  });
  const payment: PaymentRecord = {
    id: uuid(),
    orderId: order.id,
    customerId,
    amount: order.payable,
    providerOrderId: null,
    providerPaymentId: null,
    startedAt: now,
    paidAt: null,
    state: 'OPEN',
    checkedAt: null,
  };
  const { scope, key, fingerprint } = asked.attempt;
  await ports.orders.save(order);
  await ports.orders.savePayment(payment);
  await ports.orders.saveKey(scope, key, { fingerprint, madeId: payment.id });
  return payment;
}

/**
 * Confirms a payment with what the provider's dialog gave, once the provider has vouched for it:
 * the order is paid and its lines leave the cart in one step. Asked twice it gives the same order.
 * Refuses with UNKNOWN_PAYMENT, PAYMENT_REFUSED.
 */
export async function confirmCardPayment(
  context: ShopContext,
  proof: {
    readonly paymentId: string;
    readonly providerPaymentId: string;
    readonly signature: string;
  },
): Promise<OrderRecord> {
  const { store, payments, clock } = context;
  const customerId = requireCustomer(context);
  const started = await ownPayment(store.read, customerId, proof.paymentId);
  const isPaid =
    isOpen(started) &&
    (await payments.verify({
      providerOrderId: started.providerOrderId,
      providerPaymentId: proof.providerPaymentId,
      signature: proof.signature,
      amount: started.amount,
    }));
  if (!isPaid) throw new Refusal({ code: 'PAYMENT_REFUSED', message: fr.order.paymentRefused });
  return store.transaction(async (ports) => {
    const payment = await ownPayment(ports, customerId, proof.paymentId);
    const order = await ports.orders.order(payment.orderId);
    if (!order) throw new Error(`Payment ${payment.id} names no order`);
    if (payment.paidAt !== null) return order;
    const paid = moveOrder(order, 'PAYEE', clock());
    await ports.orders.save(paid);
    await ports.orders.savePayment({
      ...payment,
      providerPaymentId: proof.providerPaymentId,
      paidAt: clock().toISOString(),
      state: 'PAID',
    });
    const lines = await ports.carts.load(customerId);
    await ports.carts.save(customerId, withoutBought(lines, order.lines));
    return paid;
  });
}

async function ownPayment(ports: Ports, customerId: string, id: string): Promise<PaymentRecord> {
  const payment = await ports.orders.payment(id);
  if (!payment || payment.customerId !== customerId) {
    throw new Refusal({
      code: 'UNKNOWN_PAYMENT',
      field: 'paymentId',
      message: fr.order.unknownPayment,
    });
  }
  return payment;
}
