import { formatMoney } from '#shared/money.format.ts';
import { frInvoices } from '../../../text/admin/orders/invoices.fr.ts';
import { invoiceTexts } from '../../../text/invoice.fr.ts';
import type { Sum } from '../../../shared/InvoiceTable.tsx';

const texts = frInvoices.credit;

type Amount = { amount: number };

/** Part of a line that came back, of which so many were ordered for its total. */
type ReturnedLine = { price: Amount; quantity: number; ordered: number; total: Amount };

/** A return is refunded with the fee, in full, or in part; what a code saved was not paid. */
export function returnSums(lines: readonly ReturnedLine[], refunded: number, code: string): Sum[] {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const share = lines.reduce((sum, line) => sum + savingOf(line), 0);
  // Goods of one line were paid unlike by a centime: which of them came back, the credit note does not say.
  const isInFull = share > 0 && Math.abs(refunded - subtotal + share) <= quantity;
  const saving = isInFull ? subtotal - refunded : share;
  const rest = refunded - subtotal + saving;
  const label = rest > 0 ? invoiceTexts.shipping : texts.notRefunded;
  return [
    { label: invoiceTexts.subtotal, sum: formatMoney(subtotal) },
    ...(saving > 0 ? [{ label: invoiceTexts.code(code), sum: formatMoney(-saving) }] : []),
    ...(rest === 0 ? [] : [{ label, sum: formatMoney(rest) }]),
  ];
}

const savingOf = ({ price, quantity, ordered, total }: ReturnedLine) =>
  Math.round(((price.amount * ordered - total.amount) * quantity) / ordered);
