import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { isOpenReturn } from '#shared/under-way.ts';
import { closeSession } from '../../apollo/session.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { OpenOrdersQuery } from '../../generated/shop/graphql.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { formatDate } from '../../ui/format/date.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { knownPasswordForm } from '#shared/forms/account.ts';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import './PersonalDataPage.css';
import { accountTexts } from '../account.fr.ts';

const deleteAccountMutation = graphql(`
  mutation DeleteAccount($password: String!) {
    payload: deleteAccount(password: $password) {
      userErrors {
        field
        message
      }
    }
  }
`);

const openOrdersQuery = graphql(`
  query OpenOrders {
    me {
      id
      openOrders {
        id
        number
        status
        returnUntil
        returnRequests {
          id
          receivedAt
          refusedAt
          cancelledAt
        }
      }
    }
  }
`);

type OpenOrder = NonNullable<OpenOrdersQuery['me']>['openOrders'][number];

const texts = accountTexts.data.deletion;

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { ref, values, field, send, problem, isSending } = useCheckedForm(knownPasswordForm, {
    password: '',
  });
  const navigate = useNavigate();
  const { send: request, client } = usePayload(deleteAccountMutation);
  // The cache may lack an order that has just been placed or delivered.
  const query = useQuery(openOrdersQuery, { fetchPolicy: 'network-only' });
  const submit = async () => {
    if (!(await send(() => request(values)))) return;
    // First: the guard of a protected page would redirect to log-in.
    void navigate(paths.home());
    void closeSession(client);
    toast.success(texts.done);
  };
  return (
    <Dialog title={texts.dialogTitle} onClose={onClose}>
      <p>{texts.text}</p>
      <h3 className="delete-account__title">{texts.deletedTitle}</h3>
      <ul className="delete-account__list">
        {texts.deleted.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h3 className="delete-account__title">{texts.retainedTitle}</h3>
      <ul className="delete-account__list">
        {texts.retained.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {query.loading ? <Skeleton className="delete-account__orders" /> : null}
      <OpenOrders orders={query.data?.me?.openOrders ?? []} />
      <Form ref={ref} className="delete-account__form stack-4" isBusy={isSending} onSubmit={submit}>
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="current-password"
          required
        />
        <FormProblem text={problem} />
        <div className="delete-account__buttons row-3">
          <Button variant="secondary" onClick={onClose}>
            {texts.dismiss}
          </Button>
          <Button type="submit" variant="danger" disabled={isSending || query.loading}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Lists the orders that are not closed, with what the deletion does to each and until when it has the contact data. */
function OpenOrders({ orders }: { orders: readonly OpenOrder[] }) {
  if (orders.length === 0) return null;
  const { title, links } = texts.openOrders;
  return (
    <>
      <h3 className="delete-account__title">{title}</h3>
      <ul className="delete-account__list">
        {orders.map((order) => (
          <li key={order.id}>{describe(order)}</li>
        ))}
      </ul>
      {orders.some(isRetained) ? <p>{links}</p> : null}
    </>
  );
}

const isRetained = ({ status }: OpenOrder) => status === 'SHIPPED' || status === 'DELIVERED';

function describe({ number, status, returnUntil, returnRequests }: OpenOrder) {
  const { cancelled, shipped, returned, delivered } = texts.openOrders;
  if (status === 'SHIPPED') return shipped(number);
  if (status !== 'DELIVERED') return cancelled(number);
  const isOpen = returnRequests.some(isOpenReturn);
  return isOpen || returnUntil === null
    ? returned(number)
    : delivered(number, formatDate(returnUntil));
}
