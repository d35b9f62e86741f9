import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/instants.ts';
import type { ProviderPayment } from '../../payment/payment.provider.ts';
import { CURRENCY } from '#shared/money.ts';
import { wasPaidByCard } from '../order.money.rules.ts';
import { COURIER } from '../../delivery/delivery.options.rules.ts';
import type { OrderRecord, RefundRecord } from '../order.store.ts';
import type { PaymentRecord } from './payment.store.ts';

export type KnownPayment = PaymentRecord & { readonly providerOrderId: string };

export type Verdict =
  | 'PAID'
  /** Authorized by the bank, not captured. */
  | 'TO_CAPTURE'
  | 'PENDING'
  /** The card was not charged, or was refunded. */
  | 'UNPAID'
  /** The payment is of another order, amount or currency. */
  | 'FOREIGN';

const VERDICTS = {
  CAPTURED: 'PAID',
  AUTHORIZED: 'TO_CAPTURE',
  CREATED: 'PENDING',
  FAILED: 'UNPAID',
  REFUNDED: 'UNPAID',
} as const satisfies Record<ProviderPayment['status'], Verdict>;

const MIN_PAUSE = MINUTE_MS;

/** Longer than a request to the provider. */
const REFUND_LEASE = MINUTE_MS;

const MAX_REFUND_PAUSE = 6 * HOUR_MS;

const LIFETIME = DAY_MS;

/** Time in which an unpaid order holds its stock. */
const HOLD = 30 * MINUTE_MS;

export function isKnown(payment: PaymentRecord): payment is KnownPayment {
  return payment.providerOrderId !== null;
}

export function compare(payment: PaymentRecord, found: ProviderPayment): Verdict {
  const isOurs =
    payment.providerOrderId !== null &&
    found.orderId === payment.providerOrderId &&
    found.amount === payment.amount &&
    found.currency === CURRENCY;
  return isOurs ? VERDICTS[found.status] : 'FOREIGN';
}

/** Returns true after a minute, then whenever the payment's age has doubled. */
export function isDue({ startedAt, checkedAt }: PaymentRecord, now: Date): boolean {
  const started = Date.parse(startedAt);
  const last = checkedAt === null ? started : Date.parse(checkedAt);
  return now.getTime() - last >= Math.max(MIN_PAUSE, last - started);
}

/**
 * Returns true at once, then whenever the refund's age has doubled, at least every 6 hours.
 * `evenIfRecent` skips the pause, except during another instance's claim.
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
  return now.getTime() - requested >= Math.min(Math.max(REFUND_LEASE, age), MAX_REFUND_PAUSE);
}

export function isExpired({ state, startedAt }: PaymentRecord, now: Date): boolean {
  return state === 'OPEN' && now.getTime() - Date.parse(startedAt) >= LIFETIME;
}

export function isHoldOver({ state, startedAt }: PaymentRecord, now: Date): boolean {
  return state === 'OPEN' && now.getTime() - Date.parse(startedAt) >= HOLD;
}

export function isPaidTooLate(order: OrderRecord): boolean {
  return order.refunds.length > 0 && order.status === 'CANCELLED' && !wasPaidByCard(order);
}

export function promisesSame(a: OrderRecord, b: OrderRecord): boolean {
  return promise(a) === promise(b);
}

function promise(order: OrderRecord): string {
  const { status, paymentMethod, lines, payable, shippingInfo, delivery, discountCode } = order;
  return JSON.stringify([
    status,
    paymentMethod,
    lines,
    payable,
    shippingInfo,
    delivery?.optionId ?? COURIER,
    discountCode?.id ?? null,
  ]);
}
