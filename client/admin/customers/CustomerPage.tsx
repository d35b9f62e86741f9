import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { frPeople } from '../../text/admin/people.fr.ts';
import { customerName, mailLink } from '../../ui/format/contact.ts';
import { formatDate } from '../../ui/format/date.ts';
import type {
  AdminCustomerPageQuery,
  CustomerOrders_OrderFragment,
} from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { useListSearch } from '../list/listAddress.ts';
import { Loaded } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { useStaff } from '../staff/me.ts';
import { Section } from '../page/Section.tsx';
import { PhoneLinks } from '../orders/contact/PhoneLinks.tsx';
import { AnonymizeButton } from './AnonymizeButton.tsx';
import { frOrders } from '../../text/admin/orders/orders.fr.ts';
import { Table, type Column } from '../../ui/table/Table.tsx';
import { amountColumn, numberColumn, statusColumn } from '../orders/orderColumns.tsx';
import './Customers.css';

const customerPageQuery = graphql(`
  query AdminCustomerPage($id: ID!) {
    customer(id: $id) {
      id
      kind
      name
      email
      emailVerified
      phone
      city
      createdAt
      refusedCount
      orders(first: 100) {
        ...CustomerOrders_order
      }
    }
  }
`);

const texts = frPeople.customers;

export function CustomerPage() {
  const { id = '' } = useParams();
  const back = { to: adminPaths.customers(useListSearch()), label: texts.title };
  const result = useQuery(customerPageQuery, {
    variables: { id },
  });
  return (
    <Loaded result={result}>
      {({ customer }) =>
        customer ? (
          <Customer customer={customer} back={back} />
        ) : (
          <PageFrame title={texts.unknown} back={back} />
        )
      }
    </Loaded>
  );
}

type Props = {
  customer: NonNullable<AdminCustomerPageQuery['customer']>;
  back: { to: string; label: string };
};

function Customer({ customer, back }: Props) {
  const { role } = useStaff();
  const { kind, email, emailVerified, phone, city, createdAt, refusedCount, orders } = customer;
  const isGuest = kind === 'GUEST';
  return (
    <PageFrame
      title={customerName(customer)}
      actions={phone ? <PhoneLinks phone={phone} /> : null}
      back={back}
    >
      <div className="admin-columns admin-columns--two">
        <CustomerOrders orders={orders} />
        <Section title={texts.contact}>
          <div className="customer__contact">
            {email ? <a href={mailLink(email)}>{email}</a> : null}
            {isGuest ? null : (
              <p className="note">{emailVerified ? texts.verified : texts.unverified}</p>
            )}
            {city ? (
              <p>
                <bdi>{city}</bdi>
              </p>
            ) : null}
            <p className="note">{texts.since(formatDate(createdAt))}</p>
            {isGuest ? <p className="note">{texts.guest}</p> : null}
            {refusedCount > 0 ? <p>{texts.refused(refusedCount)}</p> : null}
          </div>
          {role === 'OWNER' ? <AnonymizeButton customer={customer} /> : null}
        </Section>
      </div>
    </PageFrame>
  );
}

graphql(`
  fragment CustomerOrders_order on Order {
    id
    number
    status
    moves
    placedAt
    payable {
      amount
    }
  }
`);

type Order = CustomerOrders_OrderFragment;
const columns: readonly Column<Order>[] = [
  numberColumn,
  statusColumn,
  { title: frOrders.columns.placed, cell: ({ placedAt }) => formatDate(placedAt) },
  amountColumn,
];

function CustomerOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <Section title={texts.ordersTitle} className="">
      {orders.length === 0 ? (
        <p>{texts.noOrders}</p>
      ) : (
        <Table label={texts.ordersTitle} columns={columns} rows={orders} keyOf={({ id }) => id} />
      )}
    </Section>
  );
}
