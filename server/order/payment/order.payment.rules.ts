import type { ProviderPayment } from '../../payment/payment.provider.ts';
import { CURRENCY } from '../../shared/money.ts';
import type { OrderRecord, PaymentRecord, RefundRecord } from '../order.store.ts';

/** A payment that the provider knows. */
export type KnownPayment = PaymentRecord & { readonly providerOrderId: string };

/** What a provider's payment means for ours. */
export type Verdict =
  /** The money is the shop's. */
  | 'PAID'
  /** The bank has agreed and the money waits to be taken. */
  | 'TO_CAPTURE'
  /** Not decided. */
  | 'PENDING'
  /** The card was not charged, or the money went back. */
  | 'UNPAID'
  /** Of another order, amount or currency: not this payment at all. */
  | 'FOREIGN';

const VERDICTS = {
  CAPTURED: 'PAID',
  AUTHORIZED: 'TO_CAPTURE',
  CREATED: 'PENDING',
  FAILED: 'UNPAID',
  REFUNDED: 'UNPAID',
} as const satisfies Record<ProviderPayment['status'], Verdict>;

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** Asked about at most this often; the pause then doubles with the payment's age. */
const SHORTEST_PAUSE = MINUTE;

/** For so long a refund belongs to whoever asks for it, which takes less. */
const REFUND_LEASE = MINUTE;

/** A refund that keeps failing is asked for at least this often. */
const LONGEST_REFUND_PAUSE = 6 * HOUR;

/** After this an attempt without money is given up. */
const LIFETIME = 24 * HOUR;

export function isKnown(payment: PaymentRecord): payment is KnownPayment {
  return payment.providerOrderId !== null;
}

/** Puts a provider's payment beside ours: order, amount and currency must be ours, then the status tells. */
export function compare(payment: PaymentRecord, found: ProviderPayment): Verdict {
  const isOurs =
    payment.providerOrderId !== null &&
    found.orderId === payment.providerOrderId &&
    found.amount === payment.amount &&
    found.currency === CURRENCY;
  return isOurs ? VERDICTS[found.status] : 'FOREIGN';
}

/**
 * Whether the provider should be asked now what became of a payment: after a minute, then whenever
 * its age has doubled.
 */
export function isDue({ startedAt, checkedAt }: PaymentRecord, now: Date): boolean {
  const started = Date.parse(startedAt);
  const last = checkedAt === null ? started : Date.parse(checkedAt);
  return now.getTime() - last >= Math.max(SHORTEST_PAUSE, last - started);
}

/**
 * Whether the provider should be asked now to send money back: at once, then whenever its age has
 * doubled, up to every 6 hours. `evenIfRecent` forgets that pause, but takes a refund from nobody
 * who may be asking for it right now.
 */
export function isRefundDue(
  { requestedAt, askedAt, doneAt }: RefundRecord,
  now: Date,
  evenIfRecent: boolean,
): boolean {
  if (doneAt !== null) return false;
  if (askedAt === undefined) return true;
  const requested = Date.parse(askedAt);
  const age = evenIfRecent ? 0 : requested - Date.parse(requestedAt);
  return now.getTime() - requested >= Math.min(Math.max(REFUND_LEASE, age), LONGEST_REFUND_PAUSE);
}

/** Whether an open payment has waited long enough for its money. */
export function isExpired({ state, startedAt }: PaymentRecord, now: Date): boolean {
  return state === 'OPEN' && now.getTime() - Date.parse(startedAt) >= LIFETIME;
}

/** Whether the money came when the order had been cancelled already, so that it goes back. */
export function isPaidTooLate({ refund, history }: OrderRecord): boolean {
  return refund !== null && !history.some(({ status }) => status === 'PAID');
}

/** Whether two orders promise the same: the same goods at the same price to the same place. */
export function promisesSame(a: OrderRecord, b: OrderRecord): boolean {
  return promise(a) === promise(b);
}

function promise({ lines, payable, shippingInfo }: OrderRecord): string {
  return JSON.stringify([lines, payable, shippingInfo]);
}
