import { randomBytes } from 'node:crypto';
import { CURRENCY, type Centimes } from '#shared/money.ts';
import { isSameSecret } from '../shared/secret-token.ts';
import type { ProviderPayment } from './payment.provider.ts';

interface TestBank {
  open(amount: Centimes): string;
  charge(orderId: string, status: 'CREATED' | 'CAPTURED'): ProviderPayment | undefined;
  refuse(orderId: string): ProviderPayment | undefined;
  payment(id: string): ProviderPayment | undefined;
  attempts(orderId: string): readonly ProviderPayment[];
  refund(paymentId: string, amount: Centimes): void;
}

/**
 * Ids contain amount, nonce and signature, so that orders and reported payments outlive a restart;
 * only undecided charges are lost. An order has at most one charge and one refusal, so memory is
 * bounded by the orders.
 */
export function createTestBank(sign: (text: string) => string): TestBank {
  const charges = new Map<string, ProviderPayment>();
  const refusals = new Map<string, ProviderPayment>();
  const seal = (text: string) => sign(text).slice(0, 32);
  const idOf = (kind: 'order' | 'pay' | 'refused', rest: string) =>
    `${kind}_${rest}_${seal(`${kind}|${rest}`)}`;

  /** The part that the ids of an order and its payment share; undefined for a foreign id. */
  function restOf(kind: 'order' | 'pay', id: string): string | undefined {
    const [, amount = '', nonce = ''] = id.split('_');
    const rest = `${amount}_${nonce}`;
    return isSameSecret(id, idOf(kind, rest)) ? rest : undefined;
  }

  function attempt(
    kind: 'pay' | 'refused',
    rest: string,
    status: ProviderPayment['status'],
  ): ProviderPayment {
    const amount = Number(rest.split('_')[0]);
    const orderId = idOf('order', rest);
    return { id: idOf(kind, rest), orderId, amount, currency: CURRENCY, status, refunded: 0 };
  }

  function payment(id: string): ProviderPayment | undefined {
    const rest = restOf('pay', id);
    if (rest === undefined) return undefined;
    // After a restart: only captured charges were reported.
    return charges.get(rest) ?? attempt('pay', rest, 'CAPTURED');
  }

  return {
    open: (amount) => idOf('order', `${amount}_${randomBytes(8).toString('hex')}`),
    charge(orderId, status) {
      const rest = restOf('order', orderId);
      if (rest === undefined) return undefined;
      const before = charges.get(rest);
      if (before && before.status !== 'CREATED') return before;
      const charged = attempt('pay', rest, status);
      charges.set(rest, charged);
      return charged;
    },
    refuse(orderId) {
      const rest = restOf('order', orderId);
      if (rest === undefined) return undefined;
      const refused = attempt('refused', rest, 'FAILED');
      refusals.set(rest, refused);
      return refused;
    },
    payment,
    attempts(orderId) {
      const rest = restOf('order', orderId) ?? '';
      return [charges.get(rest), refusals.get(rest)].filter((found) => found !== undefined);
    },
    refund(id, amount) {
      const rest = restOf('pay', id);
      const paid = payment(id);
      if (rest === undefined || !paid) throw new Error('The test bank knows no such payment');
      const refunded = Math.min(paid.amount, paid.refunded + amount);
      const status = refunded === paid.amount ? 'REFUNDED' : paid.status;
      charges.set(rest, { ...paid, refunded, status });
    },
  };
}
