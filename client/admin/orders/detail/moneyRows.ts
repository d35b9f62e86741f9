import { formatMoney } from '#shared/money.format.ts';
import type { PaymentMethod } from '../../../generated/admin/graphql.ts';
import { frOrders } from '../../../text/admin/orders.fr.ts';

type Money = { amount: number };
type Sums = { paymentMethod: PaymentMethod; total: Money; shipping: Money };

const texts = frOrders.detail;

/**
 * Lists the parts of the total: the subtotal is the sum of the lines above it, at the prices paid.
 */
export function moneyRows({ paymentMethod, total, shipping }: Sums) {
  const rows = [{ label: texts.subtotal, text: formatMoney(total.amount) }];
  // Taken along at the counter: nothing was delivered.
  if (paymentMethod === 'PAID_IN_SHOP') return rows;
  const text = shipping.amount === 0 ? texts.free : formatMoney(shipping.amount);
  return [...rows, { label: texts.shipping, text }];
}
