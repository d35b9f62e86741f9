import type {
  OrderStatus,
  PaymentMethod,
  Recipient_InfoFragment,
} from '../../generated/shop/graphql.ts';

export type Progress = {
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly history: readonly { readonly status: OrderStatus }[];
};

const shipping: readonly OrderStatus[] = ['CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'];
const usualWay: Record<PaymentMethod, readonly OrderStatus[]> = {
  CASH_ON_DELIVERY: ['PENDING', ...shipping],
  CARD: ['PAYMENT_PENDING', 'PAID', ...shipping],
  PAID_IN_SHOP: ['DELIVERED'],
};

/** The states still to come if all goes well; none once it has ended. */
export function nextSteps({
  status,
  paymentMethod,
}: Pick<Progress, 'status' | 'paymentMethod'>): readonly OrderStatus[] {
  const way = usualWay[paymentMethod];
  const at = way.indexOf(status);
  return at < 0 ? [] : way.slice(at + 1);
}

/** A key of `orderTexts.paymentStates`. */
export function paymentState({ status, paymentMethod, history }: Progress) {
  const hasEnded = status === 'CANCELLED' || status === 'REFUSED';
  if (paymentMethod === 'CARD') {
    if (history.some((move) => move.status === 'PAID')) return 'paidByCard';
    return hasEnded ? 'notPaid' : 'checking';
  }
  if (hasEnded) return 'notPaid';
  if (paymentMethod === 'PAID_IN_SHOP') return 'paidInShop';
  return status === 'DELIVERED' || status === 'RETURNED' ? 'paidOnDelivery' : 'toPay';
}

/** Until there is an invoice, an order that goes on has an order form; null for neither. */
export function documentOf({
  invoice,
  ...order
}: Pick<Progress, 'status' | 'paymentMethod'> & {
  /** Null until it is issued. */
  readonly invoice: object | null;
}): 'INVOICE' | 'ORDER_FORM' | null {
  if (invoice) return 'INVOICE';
  const goesOn = order.status !== 'PAYMENT_PENDING' && nextSteps(order).length > 0;
  return goesOn ? 'ORDER_FORM' : null;
}

/** Paid and taken along at the counter: nothing was delivered. */
export const isBoughtInShop = ({ paymentMethod }: Pick<Progress, 'paymentMethod'>) =>
  paymentMethod === 'PAID_IN_SHOP';

/** Whether anything is known of who ordered; a sale at the counter may be nameless. */
export function hasRecipient(recipient: Recipient_InfoFragment): boolean {
  const { name, phone, email, street, city, region, postalCode } = recipient;
  return [name, phone, email, street, city, region, postalCode].some(Boolean);
}

type Sum = { readonly amount: { readonly amount: number } };

type Refunded = {
  /** All that goes to the card, as one; null if nothing does. */
  readonly refund: Sum | null;
  /** One for each refund, in cash or to the card. */
  readonly creditNotes: readonly Sum[];
};

/** In centimes. */
export function cashGivenBack({ refund, creditNotes }: Refunded): number {
  const all = creditNotes.reduce((sum, { amount }) => sum + amount.amount, 0);
  return all - (refund?.amount.amount ?? 0);
}
