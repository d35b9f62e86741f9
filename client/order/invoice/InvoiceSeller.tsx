import { graphql } from '../../generated/shop/index.ts';
import type { InvoiceSeller_MerchantFragment } from '../../generated/shop/graphql.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { merchantFacts } from '../../text/merchantFacts.ts';
import { orderTexts } from '../order.fr.ts';

// Unmasked by the pages' queries.
graphql(`
  fragment InvoiceSeller_merchant on Merchant {
    legalName
    address
    ice
    rc
    taxId
    phone
    email
  }
`);

/** With what the law requires on an invoice. */
export function InvoiceSeller({ merchant }: { merchant: InvoiceSeller_MerchantFragment }) {
  const texts = orderTexts.invoice;
  return (
    <section aria-labelledby="invoice-seller">
      <h2 id="invoice-seller">{texts.seller}</h2>
      <p className="invoice__seller">
        <strong>{shopTexts.shop.name}</strong>
        {merchantFacts.map((fact) => {
          const value = merchant[fact];
          return value ? <span key={fact}>{texts.merchant[fact](value)}</span> : null;
        })}
      </p>
    </section>
  );
}
