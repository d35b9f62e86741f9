import { isRecord, readDraft, writeDraft } from '../../../apollo/storage.ts';

const maxLength = 1000;

/** A card payment whose outcome this tab does not know yet. */
export type OpenPayment = {
  paymentId: string;
  /** What the provider's dialog gave once the card was charged; null when it was left without. */
  proof: { providerPaymentId: string; signature: string } | null;
};

/** Keeps the payment over a reload: money may have moved. Null forgets it. */
export function keepOpenPayment(payment: OpenPayment | null) {
  writeDraft('cardPayment', payment);
}

/** The payment that this tab left open, if any. */
export function readOpenPayment() {
  return readDraft('cardPayment', parseOpenPayment);
}

function parseOpenPayment(value: unknown): OpenPayment | undefined {
  if (!isRecord(value) || !isShort(value['paymentId'])) return undefined;
  const { paymentId, proof } = value;
  if (!isRecord(proof)) return { paymentId, proof: null };
  const { providerPaymentId, signature } = proof;
  return isShort(providerPaymentId) && isShort(signature)
    ? { paymentId, proof: { providerPaymentId, signature } }
    : { paymentId, proof: null };
}

/** What no provider gives would make requests that are never answered, and a payment never settled. */
function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxLength;
}
