import type { ReactNode } from 'react';

import type { DocumentHead_MerchantFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frOrders } from '../../../text/admin/orders.fr.ts';
import { invoiceTexts } from '../../../text/invoice.fr.ts';
import { formatPlace } from '../../../ui/format/place.ts';
import { merchantFacts } from '../../../text/merchantFacts.ts';
import type { InvoicePaper_InvoiceFragment } from '../../../generated/admin/graphql.ts';
import { PrintParty } from './PrintFrame.tsx';

graphql(`
  fragment DocumentHead_merchant on Merchant {
    legalName
    address
    ice
    rc
    taxId
    phone
    email
  }
`);

type Props = {
  title: string;
  facts: ReadonlyArray<readonly [label: string, value: ReactNode]>;
  merchant: DocumentHead_MerchantFragment;
  buyer: InvoicePaper_InvoiceFragment['shippingInfo'];
};

/** What begins an invoice or a credit note: its facts, seller and buyer. */
export function DocumentHead({ title, facts, merchant, buyer }: Props) {
  const { name, street, phone, email } = buyer;
  return (
    <>
      <header className="print-sheet__header">
        <div>
          <p>{frOrders.print.shop}</p>
          <p className="print-sheet__title">{title}</p>
        </div>
        <dl className="facts document__facts">
          {facts.map(([label, value]) => (
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
          name={frOrders.print.shop}
          lines={merchantFacts.map((fact) => {
            const value = merchant[fact];
            return value ? invoiceTexts.merchant[fact](value) : null;
          })}
        />
        <PrintParty
          title={invoiceTexts.buyer}
          name={name}
          lines={[street, formatPlace(buyer), phone && frOrders.print.phone(phone), email]}
        />
      </div>
    </>
  );
}
