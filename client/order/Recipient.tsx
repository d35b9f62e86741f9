import { graphql } from '../generated/shop/index.ts';
import { AddressText } from '../address/AddressText.tsx';
import type { Recipient_InfoFragment } from '../generated/shop/graphql.ts';

graphql(`
  fragment Recipient_info on ShippingInfo {
    name
    phone
    email
    street
    city
    region
    postalCode
  }
`);

type Props = { recipient: Recipient_InfoFragment; className?: string };

/** Shows who gets an order, and where; of a sale at the counter what is known. */
export function Recipient({ recipient: { name, phone, email, ...address }, className }: Props) {
  return (
    <address className={className}>
      {name ? <strong>{name}</strong> : null}
      <AddressText address={address} />
      {phone ? <bdi>{phone}</bdi> : null}
      {email ? <bdi>{email}</bdi> : null}
    </address>
  );
}
