import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { EmailField, Field } from '../../../ui/form/Field.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { AdminForm } from '../../form/AdminForm.tsx';
import { writeMe } from '../me.ts';

const setUpAccountMutation = graphql(`
  mutation AdminSetUpAccount($token: String!, $input: SetUpInput!) {
    payload: setUpAccount(token: $token, input: $input) {
      me {
        id
        email
        name
        role
      }
      userErrors {
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
};

const texts = frAdmin.setup;

export function SetUpForm({ token, invited, name, onDone }: Props) {
  const { send } = useAdminMutation(setUpAccountMutation, { update: writeMe });
  return (
    <AdminForm
      fields={{ email: invited ?? '', name: name ?? '', password: '' }}
      submit={name === null ? texts.submit : texts.renew}
      isWide
      send={(input) => send({ token, input })}
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
