import { lineKeyOf } from '#shared/line-key.ts';
import { lineTitle } from '#shared/texts/order.fr.ts';
import { invoiceTexts as texts } from '../text/invoice.fr.ts';
import { describeAlteration, type LineAlteration } from '../ui/format/alteration.ts';
import { formatMoney } from '../ui/format/money.ts';
import './InvoiceTable.css';

type Line = {
  variantId: string;
  alterations?: readonly LineAlteration[];
  variantTitle: string | null;
  title: string;
  brand: string;
  price: Amount;
  quantity: number;
};
type Amount = { amount: number };
export type Sum = { label: string; sum: string };

type Props = {
  /** Its accessible name. */
  label?: string;
  lines: readonly Line[];
  /** The last one is what is to be paid, or paid back. */
  sums: readonly Sum[];
};

/** The lines of an invoice, an order form or a credit note, and what they add up to. */
export function InvoiceTable({ label, lines, sums }: Props) {
  return (
    <table className="invoice-table" aria-label={label}>
      {lines.length > 0 ? (
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.sum}</th>
          </tr>
        </thead>
      ) : null}
      <tbody>
        {lines.map(
          ({ variantId, variantTitle, title, brand, alterations = [], price, quantity }) => (
            <tr key={lineKeyOf({ variantId, alterations })}>
              <th scope="row">
                {lineTitle(title, variantTitle)}{' '}
                <span className="invoice-table__brand">{brand}</span>
                {alterations.map((alteration) => (
                  <span key={alteration.id} className="invoice-table__brand">
                    {describeAlteration(alteration)}
                  </span>
                ))}
              </th>
              <td>{formatMoney(price.amount)}</td>
              <td>{quantity}</td>
              <td>{formatMoney(price.amount * quantity)}</td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        {sums.map((each) => (
          <tr key={each.label}>
            <th scope="row" colSpan={3}>
              {each.label}
            </th>
            <td>{each.sum}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

type Charged = {
  paymentMethod: string;
  total: Amount;
  discountCode: PlacedCode | null;
  shipping: Amount;
  payable: Amount;
  vatPercent: number;
  /** An invoice alone has it. */
  vat?: Amount;
};

export function invoiceSums(charged: Charged): Sum[] {
  const { paymentMethod, total, shipping, payable, discountCode, vat, vatPercent } = charged;
  const sums = goodsSums(total, discountCode, texts);
  // Taken along at the counter: nothing was delivered.
  if (paymentMethod !== 'PAID_IN_SHOP') {
    const fee = shipping.amount === 0 ? texts.free : formatMoney(shipping.amount);
    sums.push({ label: texts.shipping, sum: fee });
  }
  if (vat) return [...sums, ...vatSums(payable, { vat, vatPercent }, texts.total)];
  return [...sums, { label: texts.total(vatPercent), sum: formatMoney(payable.amount) }];
}

type PlacedCode = { code: string; saving: Amount };

/** The goods at the prices of their lines, and what a code takes off them. */
export function goodsSums(
  total: Amount,
  discountCode: PlacedCode | null,
  { subtotal, code }: { subtotal: string; code: (code: string) => string },
): Sum[] {
  const saving = discountCode?.saving.amount ?? 0;
  const sums = [{ label: subtotal, sum: formatMoney(total.amount + saving) }];
  if (!discountCode || saving === 0) return sums;
  return [...sums, { label: code(discountCode.code), sum: formatMoney(-saving) }];
}

/** Net, VAT and gross; the amount alone where no VAT applies. */
export function vatSums(
  gross: Amount,
  { vat, vatPercent }: { vat: Amount; vatPercent: number },
  total: (vatPercent: number) => string,
): Sum[] {
  const sum = { label: total(vatPercent), sum: formatMoney(gross.amount) };
  if (vatPercent === 0) return [sum];
  return [
    { label: texts.net, sum: formatMoney(gross.amount - vat.amount) },
    { label: texts.vat(vatPercent), sum: formatMoney(vat.amount) },
    sum,
  ];
}

type ExchangedLine = {
  variantId: string;
  toVariantId: string;
  title: string;
  variantTitle: string | null;
  toVariantTitle: string | null;
  brand: string;
  quantity: number;
  paid: Amount;
  difference: Amount;
};

/** The lines of a document of an exchange: what came back, what was given for it, or both. */
export function exchangedLines(
  lines: readonly ExchangedLine[],
  kind: 'EXCHANGE_NOTE' | 'CREDIT_NOTE' | 'INVOICE',
): Line[] {
  return lines.flatMap((line, place) => {
    const { title, brand, quantity, paid, difference } = line;
    const back = {
      variantId: `${place} ${line.variantId}`,
      variantTitle: line.variantTitle,
      title,
      brand,
      price: { amount: -paid.amount },
      quantity,
    };
    const given = {
      ...back,
      variantId: `${place} → ${line.toVariantId}`,
      variantTitle: line.toVariantTitle,
      price: { amount: paid.amount + difference.amount / quantity },
    };
    if (kind === 'CREDIT_NOTE') return [back];
    if (kind === 'INVOICE') return [given];
    return [
      { ...back, title: texts.exchange.back(title) },
      { ...given, title: texts.exchange.given(title) },
    ];
  });
}
