import { anonymiseOrders } from '../order/order.anonymise.ts';
import type { Shop } from '../context.ts';
import type { CustomerRecord } from './account.store.ts';

/**
 * Within a transaction: deletes the customer with everything but orders, which stay anonymous.
 * Refuses with NOT_ALLOWED_NOW while a card payment is open.
 */
export async function removeCustomer(
  ports: Shop['store']['read'],
  { id, email }: CustomerRecord,
  now: Date,
): Promise<{ readonly orders: number }> {
  const orders = await anonymiseOrders(ports, id, now);
  const orderIds = orders.map((order) => order.id);
  const mails = await ports.mails.ofRecipient({ customerId: id, orderIds, email });
  await ports.mails.remove(mails.map((mail) => mail.id));
  await ports.accounts.remove(id);
  return { orders: orders.length };
}
