import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';

import { frPeople } from '../../text/fr.admin.people.ts';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { mailLink } from '../../ui/format/contact.ts';
import { formatDate } from '../../ui/format/date.ts';
import { describeProblem } from '../apollo/problems.ts';
import { graphql } from '../generated/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { useListSearch } from '../page/listAddress.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { useStaff } from '../staff/me.ts';
import { AnonymizeButton } from './AnonymizeButton.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import './Customers.css';

const customerPageQuery = graphql(`
  query AdminCustomerPage($id: ID!) {
    customer(id: $id) {
      id
      firstName
      lastName
      email
      emailVerified
      createdAt
      orderCount
      orders(first: 100) {
        ...CustomerOrders_order @unmask
      }
    }
  }
`);

const texts = frPeople.customers;

export function CustomerPage() {
  const { id = '' } = useParams();
  const back = { to: adminPaths.customers(useListSearch()), label: texts.title };
  const { role } = useStaff();
  const { data, error, refetch } = useQuery(customerPageQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loader />;
  const { customer } = data;
  if (!customer) {
    return (
      <PageFrame title={texts.unknown} back={back}>
        {null}
      </PageFrame>
    );
  }
  const { firstName, lastName, email, emailVerified, createdAt, orders } = customer;
  return (
    <PageFrame title={`${firstName} ${lastName}`.trim() || email} back={back}>
      <div className="admin-columns admin-columns--two">
        <CustomerOrders orders={orders} />
        <section className="surface admin-section" aria-labelledby="contact-title">
          <h2 id="contact-title">{texts.contact}</h2>
          <div className="customer__contact">
            <a href={mailLink(email)}>{email}</a>
            <p className="customer__fact">{emailVerified ? texts.verified : texts.unverified}</p>
            <p className="customer__fact">{texts.since(formatDate(createdAt))}</p>
          </div>
          {role === 'OWNER' ? <AnonymizeButton id={id} orders={orders} /> : null}
        </section>
      </div>
    </PageFrame>
  );
}
