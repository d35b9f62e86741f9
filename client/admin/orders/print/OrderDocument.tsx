import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import type { AdminOrderDocumentQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frInvoices } from '../../../text/admin/invoices.fr.ts';
import { frOrders } from '../../../text/admin/orders.fr.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { Loaded } from '../../page/Loaded.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PrintFrame } from './PrintFrame.tsx';

const orderDocumentQuery = graphql(`
  query AdminOrderDocument($id: ID!) {
    order(id: $id) {
      id
      number
      placedAt
      paymentMethod
      lines {
        ...DocumentTable_line
      }
      invoice {
        ...InvoicePaper_invoice
      }
      creditNotes {
        ...CreditNotePaper_note
      }
    }
    merchant {
      ...DocumentHead_merchant
    }
  }
`);

type Order = NonNullable<AdminOrderDocumentQuery['order']>;

export type DocumentData = {
  order: Order;
  invoice: NonNullable<Order['invoice']>;
  merchant: AdminOrderDocumentQuery['merchant'];
};

type Props = {
  /** `number` is the address's. Null for an order without this document. */
  paperOf: (data: DocumentData, number: string) => { title: string; paper: ReactNode } | null;
};

/** A document of the order that the address names. */
export function OrderDocument({ paperOf }: Props) {
  const { id = '', number = '' } = useParams();
  const result = useQuery(orderDocumentQuery, {
    variables: { id },
    // What is printed must be as it is now.
    fetchPolicy: 'network-only',
  });
  return (
    <Loaded result={result}>
      {({ order, merchant }) => {
        const document = order?.invoice
          ? paperOf({ order, invoice: order.invoice, merchant }, number)
          : null;
        const back = order
          ? { to: adminPaths.order(order.id), label: frOrders.one(order.number) }
          : { to: adminPaths.orders(), label: frOrders.title };
        if (!document) return <PageFrame title={frInvoices.none} back={back} />;
        return (
          <PrintFrame title={document.title} back={back}>
            {document.paper}
          </PrintFrame>
        );
      }}
    </Loaded>
  );
}
