import { formatMoney } from '../ui/format/money.ts';

type Amount = { amount: number };

/** Parts of a total; a sum that is undefined has no row. */
export type Sums = {
  subtotal: Amount;
  discount: Amount | undefined;
  shipping: Amount | undefined;
  payable: Amount;
};

export type TotalsTexts = Record<'subtotal' | 'discount' | 'shipping' | 'free' | 'total', string>;

type Row = { label: string; sum: string; isReduction?: boolean };

/** The rows of a total; the last is what is to be paid. */
export function totalsRows({ subtotal, discount, shipping, payable }: Sums, texts: TotalsTexts) {
  const rows: Row[] = [{ label: texts.subtotal, sum: formatMoney(subtotal.amount) }];
  if (discount) {
    const sum = formatMoney(-discount.amount);
    rows.push({ label: texts.discount, sum, isReduction: discount.amount > 0 });
  }
  if (shipping) {
    const sum = shipping.amount === 0 ? texts.free : formatMoney(shipping.amount);
    rows.push({ label: texts.shipping, sum });
  }
  return [...rows, { label: texts.total, sum: formatMoney(payable.amount) }];
}
