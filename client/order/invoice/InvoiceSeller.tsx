import { graphql } from '../../apollo/generated/index.ts';
import type { InvoiceSeller_MerchantFragment } from '../../apollo/generated/graphql.ts';
import { fr } from '../../text/fr.ts';

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
  const texts = fr.order.invoice;
  const facts = ['address', 'phone', 'email', 'ice', 'rc', 'taxId'] as const;
  return (
    <section aria-labelledby="invoice-seller">
      <h2 id="invoice-seller">{texts.seller}</h2>
      <p className="invoice__seller">
        <strong>{fr.shop.name}</strong>
        <span>{texts.merchant.legalName(merchant.legalName ?? texts.toComplete)}</span>
        {facts.map((fact) => (
          <span key={fact}>{texts.merchant[fact](merchant[fact] ?? texts.toComplete)}</span>
        ))}
      </p>
    </section>
  );
}
