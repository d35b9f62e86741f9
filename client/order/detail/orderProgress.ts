import type { OrderStatus, PaymentMethod } from '../../apollo/generated/graphql.ts';

/** What tells how far an order has come. */
export type Progress = {
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly history: readonly { readonly status: OrderStatus }[];
};

const shipping: readonly OrderStatus[] = ['CONFIRMEE', 'PREPAREE', 'EXPEDIEE', 'LIVREE'];
const usualWay: Record<PaymentMethod, readonly OrderStatus[]> = {
  CASH_ON_DELIVERY: ['EN_ATTENTE', ...shipping],
  CARD: ['PAIEMENT_EN_COURS', 'PAYEE', ...shipping],
};

/** The states that an order still has before it, should all go well; none once it has ended. */
export function nextSteps({
  status,
  paymentMethod,
}: Pick<Progress, 'status' | 'paymentMethod'>): readonly OrderStatus[] {
  const way = usualWay[paymentMethod];
  const at = way.indexOf(status);
  return at < 0 ? [] : way.slice(at + 1);
}

/** Whether it was paid, or is to be; a key of `fr.order.paymentStates`. */
export function paymentState({ status, paymentMethod, history }: Progress) {
  const hasEnded = status === 'ANNULEE' || status === 'REFUSEE';
  if (paymentMethod === 'CARD') {
    if (history.some((move) => move.status === 'PAYEE')) return 'paidByCard';
    return hasEnded ? 'notPaid' : 'checking';
  }
  if (hasEnded) return 'notPaid';
  return status === 'LIVREE' || status === 'RETOURNEE' ? 'paidAtDoor' : 'toPay';
}

/** Whether there is something to write an invoice for. */
export function hasInvoice({ status }: Pick<Progress, 'status'>) {
  return status !== 'PAIEMENT_EN_COURS' && status !== 'ANNULEE';
}
