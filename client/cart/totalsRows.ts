import { formatMoney } from '../ui/format/money.ts';
import { codeTexts } from './code/code.fr.ts';

type Amount = { amount: number };

/** Parts of a total; a sum that is undefined has no row. */
export type Sums = {
  subtotal: Amount;
  discount: Amount | undefined;
  shipping: Amount | undefined;
  payable: Amount;
  /** Its saving is a part of the discount. Without a code, or with one that does not apply, there is no row. */
  discountCode?: { code: string; saving: Amount; reason?: string | null } | null | undefined;
};

export type TotalsTexts = Record<'subtotal' | 'discount' | 'shipping' | 'free' | 'total', string>;

type Row = { label: string; sum: string; isReduction?: boolean };

/** The rows of a total; the last is what is to be paid. */
export function totalsRows(sums: Sums, texts: TotalsTexts) {
  const { subtotal, shipping, payable, discountCode } = sums;
  const code = discountCode?.reason == null ? discountCode : null;
  const rows: Row[] = [{ label: texts.subtotal, sum: formatMoney(subtotal.amount) }];
  const reduced = (sums.discount?.amount ?? 0) - (code?.saving.amount ?? 0);
  if (sums.discount && (!code || reduced > 0)) {
    rows.push({ label: texts.discount, sum: formatMoney(-reduced), isReduction: reduced > 0 });
  }
  if (code) {
    const { amount } = code.saving;
    const sum = amount > 0 ? formatMoney(-amount) : codeTexts.freeDelivery;
    rows.push({ label: codeTexts.row(code.code), sum, isReduction: true });
  }
  if (shipping) {
    const sum = shipping.amount === 0 ? texts.free : formatMoney(shipping.amount);
    rows.push({ label: texts.shipping, sum });
  }
  return [...rows, { label: texts.total, sum: formatMoney(payable.amount) }];
}
