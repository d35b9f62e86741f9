import { formatMoney } from '../../../../server/shared/isomorphic/money.format.ts';
import { lineTitle } from '../../../../server/shared/isomorphic/order.fr.ts';
import { graphql } from '../../../generated/admin/index.ts';
import type { DocumentTable_LineFragment } from '../../../generated/admin/graphql.ts';
import { invoiceTexts } from '../../../text/invoice.fr.ts';
import './Document.css';

graphql(`
  fragment DocumentTable_line on OrderLine {
    variantId
    variantTitle
    title
    brand
    price {
      amount
    }
    quantity
  }
`);

export type Sum = { label: string; text: string };

type Props = {
  /** Its accessible name. */
  label: string;
  lines: readonly DocumentTable_LineFragment[];
  /** The last one is what is to be paid, or paid back. */
  sums: readonly Sum[];
};

/** The lines of an invoice or a credit note, and what they add up to. */
export function DocumentTable({ label, lines, sums }: Props) {
  return (
    <table className="print-table document__table" aria-label={label}>
      {lines.length > 0 ? (
        <thead>
          <tr>
            <th scope="col">{invoiceTexts.product}</th>
            <th scope="col">{invoiceTexts.price}</th>
            <th scope="col">{invoiceTexts.quantity}</th>
            <th scope="col">{invoiceTexts.sum}</th>
          </tr>
        </thead>
      ) : null}
      <tbody>
        {lines.map(({ variantId, variantTitle, title, brand, price, quantity }) => (
          <tr key={variantId}>
            <th scope="row">
              {lineTitle(title, variantTitle)}
              <span className="print-table__note">{brand}</span>
            </th>
            <td>{formatMoney(price.amount)}</td>
            <td>{quantity}</td>
            <td>{formatMoney(price.amount * quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label: name, text }) => (
          <tr key={name}>
            <th scope="row" colSpan={3}>
              {name}
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** Net, VAT and gross. */
export function vatSums(gross: number, vat: number, total: string): readonly Sum[] {
  return [
    { label: invoiceTexts.net, text: formatMoney(gross - vat) },
    { label: invoiceTexts.vat, text: formatMoney(vat) },
    { label: total, text: formatMoney(gross) },
  ];
}
