import { useQuery, useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import { useSession, closeSession, readSession } from '../../apollo/session.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { accountTexts } from '../account.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { isDemoAccount, renewSessionUser } from '../entry/openedSession.ts';
import { paths } from '#shared/paths.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { VerifyEmail } from '../VerifyEmail.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { usePayload } from '../../apollo/usePayload.ts';
import { namesForm } from '#shared/forms/account.ts';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';

const profilePageQuery = graphql(`
  query ProfilePage {
    me {
      id
      firstName
      lastName
      email
      emailVerified
    }
  }
`);

export function ProfilePage() {
  const session = useSession();
  const { data } = useQuery(profilePageQuery);
  const logOut = useLogOut();
  const [isFormOpen, setIsFormOpen] = useState(false);
  // The session's own copy is shown until the server responds.
  const customer = data?.me ?? session?.user;
  const isUnverified = data?.me?.emailVerified === false && !isDemoAccount(session);
  const { title, name, email, logOut: logOutLabel } = accountTexts.profile;
  return (
    <div className="profile-page">
      <DocumentHead title={accountTexts.title} />
      <section className="surface" aria-labelledby="profile-title">
        <h2 id="profile-title">{title}</h2>
        <dl className="facts profile__facts">
          <dt>{name}</dt>
          <dd>{customer ? `${customer.firstName} ${customer.lastName}` : null}</dd>
          <dt>{email}</dt>
          <dd>{customer?.email}</dd>
        </dl>
        <div className="row-3">
          <Button variant="secondary" onClick={() => setIsFormOpen(true)}>
            {accountTexts.name.edit}
          </Button>
          <Button variant="danger" onClick={logOut}>
            {logOutLabel}
          </Button>
        </div>
      </section>
      {isUnverified ? <VerifyEmail email={data.me?.email ?? ''} /> : null}
      {isFormOpen && customer ? (
        <NameForm
          firstName={customer.firstName}
          lastName={customer.lastName}
          onClose={() => setIsFormOpen(false)}
        />
      ) : null}
    </div>
  );
}

const logOutMutation = graphql(`
  mutation LogOut {
    logOut {
      userErrors {
        code
      }
    }
  }
`);

/** Logs out at once, here; the server ends the session if it can be reached. */
function useLogOut() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return () => {
    const authorization = readSession()?.token;
    // First: the guard of a protected page would redirect to log-in.
    void navigate(paths.home());
    void closeSession(client);
    toast.warning(accountTexts.profile.loggedOut);
    if (authorization === undefined) return;
    client
      .mutate({
        mutation: logOutMutation,
        fetchPolicy: 'no-cache',
        // The session is closed here already, and so may the page be soon.
        context: { headers: { authorization }, fetchOptions: { keepalive: true } },
      })
      .catch(() => undefined);
  };
}

const updateCustomerMutation = graphql(`
  mutation UpdateCustomer($input: CustomerInput!) {
    payload: updateCustomer(input: $input) {
      customer {
        id
        firstName
        lastName
        email
      }
      userErrors {
        field
        message
      }
    }
  }
`);

type Props = { firstName: string; lastName: string; onClose: () => void };

function NameForm({ firstName, lastName, onClose }: Props) {
  const { ref, values, field, send, problem, isSending } = useCheckedForm(namesForm, {
    firstName,
    lastName,
  });
  const { send: request, client } = usePayload(updateCustomerMutation);
  const { title, submit: submitLabel, saved } = accountTexts.name;
  const { fields } = accountTexts;

  const submit = async () => {
    const payload = await send(() => request({ input: values }));
    if (!payload?.customer) return;
    renewSessionUser(client, payload.customer);
    announce(saved);
    onClose();
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <Form ref={ref} className="stack-4" isBusy={isSending} onSubmit={submit}>
        <Field
          {...field('firstName')}
          label={fields.firstName}
          autoComplete="given-name"
          required
        />
        <Field {...field('lastName')} label={fields.lastName} autoComplete="family-name" required />
        <FormProblem text={problem} />
        <Button type="submit" isWide disabled={isSending}>
          {submitLabel}
        </Button>
      </Form>
    </Dialog>
  );
}
