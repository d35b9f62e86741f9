import type { ShopContext } from '../../context.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { requireCustomer } from '../../shared/viewer.ts';
import { isKnown, isPaidTooLate } from './payment.rules.ts';
import { fetchOutcome, ifReached, orderPaidBy, recordAttempt, type Outcome } from './outcome.ts';
import type { OrderRecord } from '../order.store.ts';
import type { PaymentRecord } from './payment.store.ts';
import { releaseHold } from './unpaid.ts';

const refused: Problem = { code: 'PAYMENT_REFUSED' };
const pending: Problem = { code: 'PAYMENT_PENDING' };
const late: Problem = { code: 'NOT_ALLOWED_NOW', reason: 'PAID_TOO_LATE' };

/**
 * Checks the dialog's signature, then queries the provider. Idempotent. Refuses with
 * UNKNOWN_PAYMENT; PAYMENT_REFUSED; PAYMENT_PENDING while the provider is undecided or unreachable;
 * NOT_ALLOWED_NOW for a cancelled order.
 */
export async function confirmCardPayment(
  context: ShopContext,
  input: {
    readonly paymentId: string;
    readonly providerPaymentId: string;
    readonly signature: string;
  },
): Promise<OrderRecord> {
  const payment = await ownPayment(context, input.paymentId);
  const { providerPaymentId, signature } = input;
  const isSigned =
    isKnown(payment) &&
    context.payments.isSigned({
      // From the store: the browser is not trusted.
      providerOrderId: payment.providerOrderId,
      providerPaymentId,
      signature,
    });
  if (!isSigned) throw new Refusal(refused);
  const outcome =
    payment.providerPaymentId === providerPaymentId
      ? 'PAID'
      : await confirm(context, payment, providerPaymentId);
  if (outcome === 'PENDING') throw new Refusal(pending);
  if (outcome !== 'PAID') throw new Refusal(refused);
  const { order } = await orderPaidBy(context.store.read, payment.id);
  if (isPaidTooLate(order)) throw new Refusal(late);
  return order;
}

async function confirm(
  context: ShopContext,
  payment: PaymentRecord,
  providerPaymentId: string,
): Promise<Outcome | 'FOREIGN'> {
  // Unreachable means undecided, not refused.
  return ifReached('PENDING', async () => {
    const found = await context.payments.payment(providerPaymentId);
    // Signed but unknown at the provider: undecided.
    return found ? recordAttempt(context, payment, found) : 'PENDING';
  });
}

/**
 * Checks a payment whose dialog was closed without a result. The problem is PAYMENT_PENDING while
 * the card may still be charged. Refuses with UNKNOWN_PAYMENT.
 */
export async function checkCardPayment(
  context: ShopContext,
  paymentId: string,
): Promise<{ readonly order: OrderRecord; readonly problem: Problem | null }> {
  const payment = await ownPayment(context, paymentId);
  const outcome =
    payment.state === 'PAID' ? 'PAID' : await fetchOutcome(context, payment, 'PENDING');
  // The dialog is closed: other shoppers, and this one's cart, may have the stock again.
  if (outcome === 'UNPAID') await releaseHold(context, payment.id);
  const { order } = await orderPaidBy(context.store.read, payment.id);
  const problem = outcome === 'PENDING' ? pending : isPaidTooLate(order) ? late : null;
  return { order, problem };
}

async function ownPayment(context: ShopContext, id: string): Promise<PaymentRecord> {
  const customerId = requireCustomer(context);
  const payment = await context.store.read.orders.payment(id);
  if (payment?.customerId === customerId) return payment;
  throw new Refusal({ code: 'UNKNOWN_PAYMENT', field: 'paymentId' });
}
