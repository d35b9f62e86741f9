import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router-dom';

import type { AdminOrderDocumentQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frInvoices } from '../../../text/admin/orders/invoices.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { invoiceTexts } from '../../../text/invoice.fr.ts';
import { merchantFacts } from '../../../text/merchantFacts.ts';
import { formatPlace } from '../../../ui/format/contact.ts';
import { InvoiceTable } from '../../../shared/InvoiceTable.tsx';
import { ShopMark } from '../../../page/ShopMark.tsx';
import { useShop } from '../../../page/shop.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { Loaded } from '../../page/Loaded.tsx';
import { PageFrame } from '../../page/PageFrame.tsx';
import './PrintFrame.css';
import { PrintFrame, PrintParty, PrintSheet } from './PrintFrame.tsx';

graphql(`
  fragment OrderDocument_line on OrderLine {
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

const orderDocumentQuery = graphql(`
  query AdminOrderDocument($id: ID!) {
    order(id: $id) {
      id
      number
      placedAt
      paymentMethod
      vatPercent
      lines {
        ...OrderDocument_line
        total {
          amount
        }
      }
      discountCode {
        code
      }
      invoice {
        number
        issuedAt
        lines {
          ...OrderDocument_line
        }
        total {
          amount
        }
        discountCode {
          code
          saving {
            amount
          }
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
          ...OrderRecipient_address
        }
      }
      exchanges {
        number
        lines {
          ...ExchangeDocument_line
        }
        documents {
          kind
          number
          issuedAt
          amount {
            amount
          }
          vat {
            amount
          }
        }
      }
      creditNotes {
        number
        issuedAt
        amount {
          amount
        }
        vat {
          amount
        }
        reason
        lines {
          variantId
          quantity
        }
        method
      }
    }
    merchant {
      legalName
      address
      ice
      rc
      taxId
      phone
      email
    }
  }
`);

type Order = NonNullable<AdminOrderDocumentQuery['order']>;
export type InvoicedOrder = Order & { invoice: NonNullable<Order['invoice']> };

type Document = {
  /** Name with its number. */
  name: string;
  title: string;
  facts: ReadonlyArray<readonly [label: string, value: string]>;
  table: ComponentProps<typeof InvoiceTable>;
};

type Props = {
  /** `number` is the address's. Null for an order without this document. */
  documentOf: (order: InvoicedOrder, number: string) => Document | null;
};

/** A document of the order that the address names. */
export function OrderDocument({ documentOf }: Props) {
  const { id = '', number = '' } = useParams();
  const { name: shopName } = useShop();
  const result = useQuery(orderDocumentQuery, {
    variables: { id },
    // What is printed must be as it is now.
    fetchPolicy: 'network-only',
  });
  return (
    <Loaded result={result}>
      {({ order, merchant }) => {
        const invoice = order?.invoice;
        const document = invoice ? documentOf({ ...order, invoice }, number) : null;
        const back = order
          ? { to: adminPaths.order(order.id), label: frOrders.one(order.number) }
          : { to: adminPaths.orders(), label: frOrders.title };
        if (!invoice || !document) return <PageFrame title={frInvoices.none} back={back} />;
        const { name, phone, email, ...place } = invoice.shippingInfo;
        return (
          <PrintFrame title={document.name} back={back}>
            <PrintSheet label={document.name}>
              <header className="print-sheet__header">
                <div>
                  <p>
                    <ShopMark />
                  </p>
                  <p className="print-sheet__title">{document.title}</p>
                </div>
                <dl className="facts order-document__facts">
                  {document.facts.map(([label, value]) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </header>
              <div className="print-sheet__parties">
                <PrintParty
                  title={invoiceTexts.seller}
                  name={shopName}
                  lines={merchantFacts.map((fact) => {
                    const value = merchant[fact];
                    return value ? invoiceTexts.merchant[fact](value) : null;
                  })}
                />
                <PrintParty
                  title={invoiceTexts.buyer}
                  name={name}
                  lines={[
                    place.street,
                    formatPlace(place),
                    phone && frOrders.print.phone(phone),
                    email,
                  ]}
                />
              </div>
              <InvoiceTable {...document.table} />
            </PrintSheet>
          </PrintFrame>
        );
      }}
    </Loaded>
  );
}
