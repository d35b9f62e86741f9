import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { labels } from '../../../text/admin/labels.fr.ts';
import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { describeProblem, useAdminMutation } from '../../apollo/useAdminMutation.ts';
import type { AdminSetUpPageQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { EmailField, Field } from '../../../ui/form/Field.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { AdminForm } from '../../form/AdminForm.tsx';
import { writeMe } from '../me.ts';
import { StaffEntry } from './StaffEntry.tsx';

const setUpPageQuery = graphql(`
  query AdminSetUpPage($token: String!) {
    setup(token: $token) {
      email
      name
      role
    }
  }
`);

const texts = frAdmin.setup;

export function SetUpPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const token = parameters.get('token') ?? '';
  const { data, error, refetch } = useQuery(setUpPageQuery, {
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  const [changed, setChanged] = useState<string | null>(null);
  if (changed !== null) {
    return (
      <StaffEntry title={texts.title} text={changed}>
        <ButtonLink to={adminPaths.logIn()} isWide>
          {texts.logIn}
        </ButtonLink>
      </StaffEntry>
    );
  }
  if (error) {
    return (
      <main>
        <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (!data) return <Loader />;
  const { setup } = data;
  if (!setup) {
    return (
      <StaffEntry title={texts.title} text={texts.unusable}>
        <ButtonLink to={adminPaths.logIn()} isWide>
          {texts.logIn}
        </ButtonLink>
      </StaffEntry>
    );
  }
  return (
    <StaffEntry title={texts.title} text={textOf(setup)}>
      <SetUpForm
        token={token}
        invited={setup.email}
        name={setup.name}
        // The used token leaves the history.
        onDone={() => void navigate(adminPaths.home(), { replace: true })}
        onPasskeyRequired={setChanged}
      />
    </StaffEntry>
  );
}

function textOf({ email, name, role }: NonNullable<AdminSetUpPageQuery['setup']>): string {
  if (email === null) return texts.first;
  return name === null ? texts.invited(labels.role[role]) : texts.renewed;
}

const setUpAccountMutation = graphql(`
  mutation AdminSetUpAccount($token: String!, $input: SetUpInput!) {
    payload: setUpAccount(token: $token, input: $input) {
      me {
        ...Me
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

type Props = {
  token: string;
  /** The e-mail of the invitation; null where the owner chooses it. */
  invited: string | null;
  /** Null for a new account. */
  name: string | null;
  onDone: () => void;
  /** The password is set, and the session is opened by a passkey. */
  onPasskeyRequired: (text: string) => void;
};

function SetUpForm({ token, invited, name, onDone, onPasskeyRequired }: Props) {
  const { send } = useAdminMutation(setUpAccountMutation, { update: writeMe });
  return (
    <AdminForm
      fields={{ email: invited ?? '', name: name ?? '', password: '' }}
      submit={name === null ? texts.submit : texts.renew}
      isWide
      send={async (input) => {
        const reply = await send({ token, input });
        const required = reply?.userErrors.find(({ code }) => code === 'PASSKEY_REQUIRED');
        if (required) onPasskeyRequired(required.message);
        return reply;
      }}
      onDone={onDone}
    >
      {(field) => (
        <>
          <EmailField
            {...field('email')}
            label={texts.email}
            autoComplete="username"
            readOnly={invited !== null}
            required
          />
          <Field {...field('name')} label={texts.name} autoComplete="name" required />
          <PasswordField
            {...field('password')}
            label={texts.password}
            hint={texts.passwordHint}
            autoComplete="new-password"
            required
          />
        </>
      )}
    </AdminForm>
  );
}
