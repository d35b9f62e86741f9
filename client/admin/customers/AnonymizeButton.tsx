import { useNavigate } from 'react-router-dom';

import { frPeople } from '../../text/admin/people.fr.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import type { CustomerKind, CustomerOrders_OrderFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { ConfirmButton } from '../page/ConfirmButton.tsx';

const anonymizeCustomerMutation = graphql(`
  mutation AdminAnonymizeCustomer($id: ID!, $cancelOrders: Boolean!) {
    payload: anonymizeCustomer(id: $id, cancelOrders: $cancelOrders) {
      id
      userErrors {
        message
      }
    }
  }
`);

type Order = Pick<CustomerOrders_OrderFragment, 'number' | 'status' | 'moves'>;
type Props = { customer: { id: string; kind: CustomerKind; orders: readonly Order[] } };

const texts = frPeople.customers;
const numbersOf = (orders: readonly Order[]) => orders.map(({ number }) => number).join(', ');

export function AnonymizeButton({ customer: { id, kind, orders } }: Props) {
  const navigate = useNavigate();
  const { run } = useAdminMutation(anonymizeCustomerMutation, {
    done: texts.anonymized,
    // Nothing of the customer stays in the cache, neither in lists nor in orders.
    update: (cache, { data }) => {
      if (typeof data?.payload.id !== 'string') return;
      cache.evict({ id: cache.identify({ __typename: 'Customer', id: data.payload.id }) });
      for (const fieldName of ['customers', 'orders', 'order']) {
        cache.evict({ id: 'ROOT_QUERY', fieldName });
      }
      cache.gc();
    },
  });
  const cancelled = orders.filter(({ moves }) => moves.includes('CANCELLED'));
  const shipped = orders.filter(({ status }) => status === 'SHIPPED');
  const anonymize = async () => {
    const isGone = await run({ id, cancelOrders: cancelled.length + shipped.length > 0 });
    if (isGone) await navigate(adminPaths.customers(), { replace: true });
  };
  return (
    <ConfirmButton
      label={texts.anonymize}
      title={texts.anonymizeTitle}
      confirm={cancelled.length > 0 ? texts.anonymizeAndCancel : texts.anonymizeConfirm}
      action={anonymize}
    >
      <p>{kind === 'GUEST' ? texts.anonymizeGuestText : texts.anonymizeText}</p>
      {cancelled.length > 0 ? <p>{texts.anonymizeCancels(numbersOf(cancelled))}</p> : null}
      {shipped.length > 0 ? <p>{texts.anonymizeShipped(numbersOf(shipped))}</p> : null}
    </ConfirmButton>
  );
}
