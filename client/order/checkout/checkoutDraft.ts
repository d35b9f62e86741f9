import type { PaymentMethod } from '../../generated/shop/graphql.ts';
import { readCustomerId } from '../../apollo/session.ts';
import { readCustomerDraft, writeCustomerDraft } from '../../apollo/customerDraft.ts';

/** The counter is in the shop. */
export type CheckoutMethod = Exclude<PaymentMethod, 'PAID_IN_SHOP'>;

/** The customer's choices, and the phone that was typed for that address, or for what is fetched. */
type CheckoutDraft = {
  method?: CheckoutMethod;
  addressId?: string;
  phone?: string;
  deliveryOptionId?: string;
  pickupPhone?: string;
};

export function readCheckoutDraft(): CheckoutDraft {
  const { method, addressId, phone, deliveryOptionId, pickupPhone } =
    readCustomerDraft('checkout') ?? {};
  return {
    ...((method === 'CARD' || method === 'CASH_ON_DELIVERY') && { method }),
    ...(typeof addressId === 'string' && { addressId }),
    ...(typeof phone === 'string' && { phone }),
    ...(typeof deliveryOptionId === 'string' && { deliveryOptionId }),
    ...(typeof pickupPhone === 'string' && { pickupPhone }),
  };
}

export function keepCheckoutDraft(changed: CheckoutDraft) {
  const customerId = readCustomerId();
  if (customerId === undefined) return;
  writeCustomerDraft('checkout', customerId, { ...readCheckoutDraft(), ...changed });
}
