import { isRecord, writeDraft } from '../../../apollo/storage.ts';
import { readCustomerDraft, writeCustomerDraft } from '../../../apollo/customerDraft.ts';

const maxLength = 1000;

/** A card payment whose outcome this tab does not know yet. */
export type OpenPayment = {
  paymentId: string;
  /** Given by the provider's dialog once the card was charged; null when it was closed without. */
  confirmation: { providerPaymentId: string; signature: string } | null;
};

/** Stores the payment of this customer over a reload: money may have moved. */
export function storeOpenPayment(customerId: string, payment: OpenPayment) {
  writeCustomerDraft('cardPayment', customerId, payment);
}

export function forgetOpenPayment() {
  writeDraft('cardPayment', null);
}

export function readOpenPayment(): OpenPayment | undefined {
  const value = readCustomerDraft('cardPayment');
  if (!isShort(value?.['paymentId'])) return undefined;
  const { paymentId, confirmation } = value;
  if (!isRecord(confirmation)) return { paymentId, confirmation: null };
  const { providerPaymentId, signature } = confirmation;
  return isShort(providerPaymentId) && isShort(signature)
    ? { paymentId, confirmation: { providerPaymentId, signature } }
    : { paymentId, confirmation: null };
}

/**
 * A longer text comes from no provider; the server would refuse it, and the payment would stay
 * open.
 */
function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxLength;
}
