import type { Ports } from '../../context.ts';
import type { OrderRecord } from '../order.store.ts';

/**
 * Makes the orders that a guest placed with a customer's e-mail the customer's. Within the transaction
 * that verifies the e-mail, and never before: who has not read its mails may not be the guest.
 */
export async function joinGuestOrders(
  { orders }: Pick<Ports, 'orders'>,
  { id, email }: { readonly id: string; readonly email: string },
  now: Date,
): Promise<void> {
  const found = await orders.guestOrdersOf(email);
  if (found.length > 0) await orders.save(...found.map((order) => joinedTo(id, order, now)));
}

function joinedTo(customerId: string, order: OrderRecord, now: Date): OrderRecord {
  return { ...order, customerId, joinedAt: now.toISOString() };
}
