import { frOrders } from '../../../text/admin/orders.fr.ts';
import type { PrintSender_MerchantFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { PrintParty } from './PrintFrame.tsx';

graphql(`
  fragment PrintSender_merchant on Merchant {
    legalName
    address
    phone
  }
`);

type Props = { merchant: PrintSender_MerchantFragment };

const texts = frOrders.print;

/** The shop's name alone where nothing else is configured. */
export function PrintSender({ merchant: { legalName, address, phone } }: Props) {
  return (
    <PrintParty
      title={texts.sender}
      name={texts.shop}
      lines={[legalName, address, phone && texts.phone(phone)]}
    />
  );
}
