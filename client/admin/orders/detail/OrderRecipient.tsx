import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Button } from '../../../ui/button/Button.tsx';
import { mailLink } from '../../../ui/format/contact.ts';
import { frOrderChanges } from '../../../text/admin/orders/changes.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import type { OrderRecipient_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { Section } from '../../page/Section.tsx';
import { AddressForm, hasAddressDraft } from '../change/AddressForm.tsx';
import { ParcelForm } from '../change/ParcelForm.tsx';
import { PhoneLinks } from '../contact/PhoneLinks.tsx';

graphql(`
  fragment OrderRecipient_address on ShippingInfo {
    name
    phone
    email
    street
    city
    region
    postalCode
  }
`);

graphql(`
  fragment OrderRecipient_order on Order {
    id
    version
    status
    canChange
    parcelNumber
    shipments {
      id
      status
      isTyped
    }
    shippingInfo {
      ...OrderRecipient_address
    }
    customer {
      id
      firstName
      lastName
    }
    guest {
      id
      name
    }
  }
`);

const texts = frOrders.detail;

type Parcel = OrderRecipient_OrderFragment['shipments'][number];

/** The numbers of others come from their carriers. */
const isTypedOrGone = ({ isTyped, status }: Parcel) => isTyped || status === 'CANCELLED';

type Props = { order: OrderRecipient_OrderFragment; children?: ReactNode };

export function OrderRecipient({ order, children }: Props) {
  const [isEditing, setIsEditing] = useState(() => hasAddressDraft(order.id));
  if (isEditing) {
    return (
      <Section title={frOrderChanges.address.title}>
        <AddressForm order={order} onClose={() => setIsEditing(false)} />
      </Section>
    );
  }
  const { shippingInfo, customer, guest } = order;
  const { name, phone, email, street, city, region, postalCode } = shippingInfo;
  return (
    <Section title={texts.recipient}>
      <address className="order-detail__address">
        {name ? (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        ) : null}
        {[street, [postalCode, city].filter(Boolean).join(' '), region]
          .filter(Boolean)
          .map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
      </address>
      {phone || email ? (
        <div className="order-detail__contacts row-2">
          {phone ? <PhoneLinks phone={phone} /> : null}
          {email ? (
            <a className="button button--quiet" href={mailLink(email)}>
              {texts.mail(email)}
            </a>
          ) : null}
        </div>
      ) : null}
      <p className="order-detail__customer">
        <span>{`${texts.customer}\u00a0: `}</span>
        {customer ? (
          <Link to={adminPaths.customer(customer.id)}>
            <bdi>
              {customer.firstName} {customer.lastName}
            </bdi>
          </Link>
        ) : guest ? (
          <Link to={adminPaths.customer(guest.id)}>
            <bdi>{guest.name}</bdi>
            <span>{` (${texts.guest.toLowerCase()})`}</span>
          </Link>
        ) : (
          <span>{texts.guest}</span>
        )}
      </p>
      {order.canChange ? (
        <Button variant="quiet" onClick={() => setIsEditing(true)}>
          {frOrderChanges.address.title}
        </Button>
      ) : null}
      {order.status === 'SHIPPED' && order.shipments.every(isTypedOrGone) ? (
        <ParcelForm order={order} />
      ) : null}
      {children}
    </Section>
  );
}
