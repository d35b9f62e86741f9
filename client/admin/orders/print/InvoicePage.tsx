import { invoiceTexts as texts } from '../../../text/invoice.fr.ts';
import { OrderDocument, type DocumentData } from './OrderDocument.tsx';
import { formatMoney } from '../../../../server/shared/isomorphic/money.format.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frInvoices } from '../../../text/admin/invoices.fr.ts';
import { formatDate } from '../../../ui/format/date.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { DocumentTable, vatSums } from './DocumentTable.tsx';
import { PrintSheet } from './PrintFrame.tsx';

export function InvoicePage() {
  return <OrderDocument paperOf={paperOf} />;
}

const paperOf = (data: DocumentData) => ({
  title: texts.documentTitle(data.invoice.number),
  paper: <InvoicePaper {...data} />,
});

graphql(`
  fragment InvoicePaper_invoice on Invoice {
    number
    issuedAt
    lines {
      ...DocumentTable_line
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
    shippingInfo {
      name
      phone
      email
      street
      city
      region
      postalCode
    }
  }
`);

/** As it was issued: later changes are in credit notes. */
function InvoicePaper({ order, invoice, merchant }: DocumentData) {
  const { number, issuedAt, total, shipping, payable, vat } = invoice;
  const fee = shipping.amount === 0 ? texts.free : formatMoney(shipping.amount);
  return (
    <PrintSheet label={texts.documentTitle(number)}>
      <DocumentHead
        title={texts.title}
        facts={[
          [texts.number, number],
          [texts.issued, formatDate(issuedAt)],
          [texts.order, order.number],
          [texts.ordered, formatDate(order.placedAt)],
          [texts.payment, texts.paid[order.paymentMethod]],
        ]}
        merchant={merchant}
        buyer={invoice.shippingInfo}
      />
      <DocumentTable
        label={frInvoices.lines}
        lines={invoice.lines}
        sums={[
          { label: texts.subtotal, text: formatMoney(total.amount) },
          ...(order.paymentMethod === 'PAID_IN_SHOP' ? [] : [{ label: texts.shipping, text: fee }]),
          ...vatSums(payable.amount, vat.amount, texts.total),
        ]}
      />
    </PrintSheet>
  );
}
