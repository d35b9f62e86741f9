import { Link } from 'react-router-dom';

import { mailLink, phoneLink, whatsAppLink } from '../../../ui/format/contact.ts';
import { frOrders } from '../../../text/fr.admin.orders.ts';
import { AdminIcon } from '../../page/AdminIcon.tsx';
import type { OrderRecipient_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { Section } from '../../page/Section.tsx';

graphql(`
  fragment OrderRecipient_order on Order {
    id
    shippingInfo {
      name
      phone
      email
      street
      city
      region
      postalCode
    }
    customer {
      id
      firstName
      lastName
    }
  }
`);

type Props = { order: OrderRecipient_OrderFragment };

const texts = frOrders.detail;

export function OrderRecipient({ order: { shippingInfo, customer } }: Props) {
  const { name, phone, email, street, city, region, postalCode } = shippingInfo;
  return (
    <Section title={texts.recipient}>
      <address className="order-detail__address">
        <strong>{name}</strong>
        {street ? <span>{street}</span> : null}
        <span>
          {postalCode} {city}
        </span>
        <span>{region}</span>
      </address>
      <ul className="order-detail__contacts">
        {phone ? (
          <>
            <li>
              <a className="button button--secondary" href={phoneLink(phone)}>
                <AdminIcon name="phone" size={20} />
                {texts.call(phone)}
              </a>
            </li>
            <li>
              <a
                className="button button--secondary"
                href={whatsAppLink(phone)}
                target="_blank"
                rel="noreferrer"
              >
                <AdminIcon name="message" size={20} />
                {texts.whatsApp}
              </a>
            </li>
          </>
        ) : null}
        {email ? (
          <li>
            <a className="button button--quiet" href={mailLink(email)}>
              {texts.mail(email)}
            </a>
          </li>
        ) : null}
      </ul>
      <p className="order-detail__customer">
        {texts.customer}
        {'\u00a0: '}
        {customer ? (
          <Link to={adminPaths.customer(customer.id)}>
            {customer.firstName} {customer.lastName}
          </Link>
        ) : (
          texts.guest
        )}
      </p>
    </Section>
  );
}
