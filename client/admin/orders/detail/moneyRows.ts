import { formatMoney } from '#shared/money.format.ts';
import type { PaymentMethod } from '../../../generated/admin/graphql.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';

type Money = { amount: number };
type Sums = {
  paymentMethod: PaymentMethod;
  total: Money;
  shipping: Money;
  discountCode: { code: string; saving: Money } | null;
};

const texts = frOrders.detail;

/** Lists the parts of the total: the subtotal is the sum of the lines above it. */
export function moneyRows({ paymentMethod, total, shipping, discountCode }: Sums) {
  const saving = discountCode?.saving.amount ?? 0;
  const rows: { label: string; text: string }[] = [
    { label: texts.subtotal, text: formatMoney(total.amount + saving) },
  ];
  if (discountCode) {
    const text = saving > 0 ? formatMoney(-saving) : texts.freeByCode;
    rows.push({ label: texts.code(discountCode.code), text });
  }
  // Taken along at the counter: nothing was delivered.
  if (paymentMethod === 'PAID_IN_SHOP') return rows;
  const text = shipping.amount === 0 ? texts.free : formatMoney(shipping.amount);
  return [...rows, { label: texts.shipping, text }];
}
