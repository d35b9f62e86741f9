import type {
  DeliveryKind,
  OrderStatus,
  OrderTimeline_OrderFragment,
  PaymentMethod,
  Recipient_InfoFragment,
  ShipmentStatus,
} from '../../generated/shop/graphql.ts';
import { orderTexts } from '../order.fr.ts';
import { parcelTexts } from './parcel.fr.ts';

export type Progress = {
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly history: readonly { readonly status: OrderStatus }[];
  /** Null or missing where it is not known. */
  readonly delivery?: { readonly kind: DeliveryKind } | null;
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
  delivery,
}: Pick<Progress, 'status' | 'paymentMethod' | 'delivery'>): readonly OrderStatus[] {
  const isFetched = delivery?.kind === 'PICKUP';
  const way = usualWay[paymentMethod].filter((step) => !isFetched || step !== 'SHIPPED');
  const at = way.indexOf(status);
  return at < 0 ? [] : way.slice(at + 1);
}

/** Names a state; what is fetched is not sent. */
export function statusText({ delivery }: Pick<Progress, 'delivery'>, status: OrderStatus): string {
  const { pickup } = parcelTexts;
  const isFetched = delivery?.kind === 'PICKUP';
  if (isFetched && (status === 'PREPARED' || status === 'DELIVERED'))
    return pickup.statuses[status];
  return orderTexts.statuses[status];
}

/** Says what a state means for the shopper. */
export function statusNote({ delivery, status }: Pick<Progress, 'delivery' | 'status'>): string {
  const { pickup } = parcelTexts;
  const isFetched = delivery?.kind === 'PICKUP';
  if (isFetched && (status === 'PREPARED' || status === 'DELIVERED')) {
    return pickup.statusNotes[status];
  }
  return orderTexts.statusNotes[status];
}

type Shipment = OrderTimeline_OrderFragment['shipments'][number];

/** Adds to what an order's own states say. */
const PARCEL_STEPS = [
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'ATTEMPT_FAILED',
  'RETURNING',
  'LOST',
] as const satisfies readonly ShipmentStatus[];
type ParcelStep = (typeof PARCEL_STEPS)[number];

/** A state of the order, or what the carrier said of a parcel. */
export type Step =
  | { readonly at: string; readonly status: OrderStatus; readonly shipment?: undefined }
  | { readonly at: string; readonly status: ParcelStep; readonly shipment: Shipment };

const ENDS: ReadonlySet<OrderStatus | ParcelStep> = new Set([
  'DELIVERED',
  'REFUSED',
  'RETURNED',
  'CANCELLED',
] as const);

/**
 * Lists the states of an order and of its parcels, earliest first; of one second an end is the last. What a carrier repeats
 * is one step.
 */
export function stepsOf({
  history,
  shipments,
}: Pick<OrderTimeline_OrderFragment, 'history' | 'shipments'>): readonly Step[] {
  const ofParcels = shipments.flatMap((shipment) =>
    shipment.events.flatMap(({ at, status }, place): Step[] => {
      const step = PARCEL_STEPS.find((each) => each === status);
      const isRepeated = shipment.events[place - 1]?.status === status;
      return step && !isRepeated ? [{ at, status: step, shipment }] : [];
    }),
  );
  return [...history, ...ofParcels].toSorted(
    (one, other) =>
      Date.parse(one.at) - Date.parse(other.at) ||
      Number(ENDS.has(one.status)) - Number(ENDS.has(other.status)),
  );
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
}: Pick<Progress, 'status' | 'paymentMethod' | 'delivery'> & {
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
