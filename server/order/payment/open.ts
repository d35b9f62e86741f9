import { v4 as uuid } from 'uuid';
import type { ShopContext } from '../../context.ts';
import { ProviderUnavailable } from '../../payment/payment.provider.ts';
import { CURRENCY } from '#shared/money.ts';
import { Refusal } from '../../shared/problems.ts';
import type { OrderRecord } from '../order.store.ts';
import { isKnown, type KnownPayment } from './payment.rules.ts';
import type { PaymentRecord } from './payment.store.ts';

export function newPayment(order: OrderRecord, customerId: string): PaymentRecord {
  return {
    id: uuid(),
    orderId: order.id,
    customerId,
    amount: order.payable,
    providerOrderId: null,
    providerPaymentId: null,
    startedAt: order.placedAt,
    paidAt: null,
    state: 'OPEN',
    checkedAt: null,
  };
}

/** Idempotent. Refuses with PAYMENT_UNAVAILABLE while the provider cannot be reached. */
export async function createAtProvider(
  { store, payments, log }: ShopContext,
  payment: PaymentRecord,
): Promise<KnownPayment> {
  if (isKnown(payment)) return payment;
  try {
    const { amount, id: receipt } = payment;
    const created = await payments.createOrder({ amount, currency: CURRENCY, receipt });
    return await store.transaction(async ({ orders }) => {
      // Of two concurrent requests the first one's provider order wins.
      const saved = (await orders.payment(payment.id)) ?? payment;
      const known = { ...saved, providerOrderId: saved.providerOrderId ?? created.id };
      await orders.savePayment(known);
      return known;
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ payment: payment.id, reason: error.message }, 'a card payment could not start');
    throw new Refusal({ code: 'PAYMENT_UNAVAILABLE', reason: 'NO_ANSWER' });
  }
}
