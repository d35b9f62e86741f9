import { phoneOf } from '#shared/phone-number.ts';
import { countedWith, type RecipientHistory } from '#shared/under-way.ts';
import type { AdminRecipientQuery } from '../../../generated/admin/graphql.ts';
import type { OrderValues } from './newOrder.ts';

type Order = AdminRecipientQuery['orders']['nodes'][number];

export type KnownRecipient = {
  /** Address of the latest order that has one; null if none has. */
  taken: Pick<OrderValues, 'name' | 'street' | 'city' | 'region' | 'postalCode' | 'email'> | null;
  /** Counts all orders with the phone. */
  history: RecipientHistory;
  last: Order;
};

// Of a number of Morocco, what is the same in 0612345678, +212612345678 and 00212612345678.
const subscriberDigits = 9;
const subscriber = (phone: string) => phoneOf(phone).replace(/\D/g, '').slice(-subscriberDigits);

/** Finds who ordered, from the orders that were found by the phone, newest first; null for none. */
export function findRecipient(phone: string, orders: readonly Order[]): KnownRecipient | null {
  const own = orders.filter(
    ({ shippingInfo }) => subscriber(shippingInfo.phone ?? '') === subscriber(phone),
  );
  const [last] = own;
  if (!last) return null;
  return {
    taken: own.map(addressOf).find((address) => address !== null) ?? null,
    // The history of an order is of the others.
    history: last.isCarriersFault
      ? last.recipientHistory
      : countedWith(last.recipientHistory, last.status, 1),
    last,
  };
}

function addressOf({ shippingInfo }: Order): KnownRecipient['taken'] {
  const { name, street, city, region, postalCode, email } = shippingInfo;
  return name && street ? { name, street, city, region, postalCode, email: email ?? '' } : null;
}
