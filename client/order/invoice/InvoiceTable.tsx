import { graphql } from '../../generated/shop/index.ts';
import type { InvoiceTable_OrderFragment } from '../../generated/shop/graphql.ts';
import { totalsRows } from '../../cart/totalsRows.ts';
import { orderTexts } from '../order.fr.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { lineTitle } from '../../../server/shared/isomorphic/order.fr.ts';
import { isBoughtInShop } from '../detail/orderProgress.ts';
import './InvoiceTable.css';

graphql(`
  fragment InvoiceTable_line on OrderLine {
    variantId
    variantTitle
    title
    brand
    price {
      amount
    }
    quantity
    total {
      amount
    }
  }
`);

graphql(`
  fragment InvoiceTable_order on Order {
    id
    paymentMethod
    lines {
      ...InvoiceTable_line
    }
    total {
      amount
    }
    shipping {
      amount
    }
    payable {
      amount
    }
    invoice {
      lines {
        ...InvoiceTable_line
      }
      total {
        amount
      }
      shipping {
        amount
      }
      payable {
        amount
      }
      vat {
        amount
      }
    }
  }
`);

type Props = { order: InvoiceTable_OrderFragment };

export function InvoiceTable({ order }: Props) {
  const texts = orderTexts.invoice;
  const { invoice } = order;
  const charged = invoice ?? order;
  const sums = totalsRows(
    {
      ...charged,
      subtotal: charged.total,
      discount: undefined,
      shipping: isBoughtInShop(order) ? undefined : charged.shipping,
    },
    { ...orderTexts.prices, subtotal: texts.subtotal, total: texts.total },
  );
  if (invoice) {
    const { amount: vat } = invoice.vat;
    const net = { label: texts.net, sum: formatMoney(charged.payable.amount - vat) };
    sums.splice(-1, 0, net, { label: texts.vat, sum: formatMoney(vat) });
  }
  return (
    <table className="invoice-table">
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.price}</th>
          <th scope="col">{texts.quantity}</th>
          <th scope="col">{texts.sum}</th>
        </tr>
      </thead>
      <tbody>
        {charged.lines.map(({ variantId, variantTitle, title, brand, price, quantity, total }) => (
          <tr key={variantId}>
            <th scope="row">
              {lineTitle(title, variantTitle)} <span className="invoice-table__brand">{brand}</span>
            </th>
            <td>{formatMoney(price.amount)}</td>
            <td>{quantity}</td>
            <td>{formatMoney(total.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, sum }) => (
          <tr key={label}>
            <th scope="row" colSpan={3}>
              {label}
            </th>
            <td>{sum}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
