import { requireAddress, withPhone } from '../address/address.rules.ts';
import type { AddressRecord } from '../address/address.store.ts';
import type { ShopContext } from '../context.ts';
import { optionalPhone } from '../shared/phone.ts';
import { Refusal } from '../shared/problems.ts';
import { requireCustomer } from '../shared/viewer.ts';
import { withinCustomersMailLimit } from './order.outbox.ts';
import { madeBefore, orderOfCart, readAttempt } from './order.placing.ts';
import type { OrderPorts } from './order.ports.ts';
import { withoutBought } from './order.rules.ts';
import { allocateStock } from './order.stock.ts';
import type { OrderRecord } from './order.store.ts';
import type { PaymentRecord } from './payment/order.payment.store.ts';
import type { Outcome } from './payment/order.payment.settle.ts';
import { orderPaidBy } from './payment/order.payment.settle.ts';
import { giveUp, lookUpIfReached } from './payment/order.payment.start.ts';

export interface RequestedOrder {
  readonly addressId: string;
  readonly phone?: string | null | undefined;
  readonly idempotencyKey: string;
  readonly expectedTotal?: number | null | undefined;
}

/**
 * Orders the customer's cart, paid on delivery; the same key and input give the same order again.
 * Abandons an open card payment; if that was paid meanwhile, its order is returned instead. Refuses
 * with UNKNOWN_ADDRESS, REQUIRED or INVALID for the phone, EMPTY_CART, UNKNOWN_PRODUCT,
 * UNKNOWN_VARIANT, OUT_OF_STOCK, INSUFFICIENT_STOCK, PRICE_CHANGED, IDEMPOTENCY_CONFLICT, and
 * PAYMENT_PENDING while the card may still be charged; throws RateLimited.
 */
export async function placeOrder(
  context: ShopContext,
  { addressId, phone: givenPhone, idempotencyKey, expectedTotal = null }: RequestedOrder,
): Promise<OrderRecord> {
  const { store, clock, limits, clientAddress } = context;
  const customerId = requireCustomer(context);
  const phone = optionalPhone(givenPhone, 'phone') ?? null;
  const paymentMethod = 'CASH_ON_DELIVERY';
  const input = { paymentMethod, addressId, phone, expectedTotal };
  const attempt = readAttempt(customerId, idempotencyKey, input);
  await limits.consume('CASH_ORDER', clientAddress);
  const isRepeated = (await madeBefore(store.read, attempt)) !== undefined;
  const open = isRepeated ? undefined : await store.read.orders.openPayment(customerId);
  const outcome = open ? await lookUpIfReached(context, open) : 'UNPAID';
  const now = clock();

  return withinCustomersMailLimit(context, customerId, (queue) =>
    store.transaction(async (ports) => {
      await ports.catalog.lockStock();
      const { scope, key, fingerprint } = attempt;
      const madeId = await madeBefore(ports, attempt);
      const made = madeId === undefined ? undefined : await ports.orders.order(madeId);
      if (made) return made;
      const paid = open && (await paidMeanwhile(ports, open));
      if (paid) {
        await ports.orders.saveKey(scope, key, { fingerprint, madeId: paid.id });
        return paid;
      }
      await abandonOpenPayment(ports, { customerId, outcome, now });
      const address = await addressWithPhone(ports, { customerId, addressId, phone, now });
      const priced = await orderOfCart(context, ports, {
        customerId,
        address,
        expectedTotal,
        status: 'PENDING',
        paymentMethod,
      });
      const order = await allocateStock(ports, priced);
      await ports.orders.save(order);
      const lines = await ports.carts.load(customerId);
      await ports.carts.save(customerId, withoutBought(lines, order.lines));
      await queue(ports, 'ORDER_PLACED', order, now);
      await ports.orders.saveKey(scope, key, { fingerprint, madeId: order.id });
      return order;
    }),
  );
}

/** A payment that came too late has cancelled its order, and is refunded. */
async function paidMeanwhile(
  ports: OrderPorts,
  { id }: PaymentRecord,
): Promise<OrderRecord | undefined> {
  const { payment, order } = await orderPaidBy(ports, id);
  return payment.state === 'PAID' && order.status !== 'CANCELLED' ? order : undefined;
}

/** Its order is cancelled first: its stock may be what is ordered now. */
async function abandonOpenPayment(
  ports: OrderPorts,
  about: { readonly customerId: string; readonly outcome: Outcome; readonly now: Date },
): Promise<void> {
  const open = await ports.orders.openPayment(about.customerId);
  if (!open) return;
  if (about.outcome === 'PENDING') throw new Refusal({ code: 'PAYMENT_PENDING' });
  const { order } = await orderPaidBy(ports, open.id);
  await giveUp(ports, open, order, about.now);
}

/** The courier needs a phone: one that is given now is saved with the address. */
async function addressWithPhone(
  { addresses }: OrderPorts,
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
  const phone = about.phone ?? address.phone;
  if (phone === null) throw new Refusal({ code: 'REQUIRED', reason: 'FIELD', field: 'phone' });
  if (phone === address.phone) return address;
  const changed = withPhone(saved, addressId, phone, now.toISOString());
  await addresses.save(customerId, changed);
  return requireAddress(changed, addressId);
}
