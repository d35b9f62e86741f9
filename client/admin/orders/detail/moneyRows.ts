import { formatMoney } from '../../../../server/shared/isomorphic/money.format.ts';
import { frOrders } from '../../../text/admin/orders.fr.ts';

type Money = { amount: number };
type Sums = { total: Money; shipping: Money };

const texts = frOrders.detail;

/** What the total is made of: the subtotal is the sum of the lines above it, in the prices that were paid. */
export function moneyRows({ total, shipping }: Sums) {
  return [
    { label: texts.subtotal, text: formatMoney(total.amount) },
    {
      label: texts.shipping,
      text: shipping.amount === 0 ? texts.free : formatMoney(shipping.amount),
    },
  ];
}
