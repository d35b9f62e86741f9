import { useState } from 'react';

import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { EmailField } from '../../../ui/form/Field.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PasskeyLogIn } from '../../../shared/passkeys/PasskeyLogIn.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { AdminForm } from '../../form/AdminForm.tsx';
import { writeMe, type Me } from '../me.ts';
import { describePasskeyProblem, signWithPasskey } from '../../../shared/passkeys/webauthn.ts';
import type { Reply } from '../../../apollo/usePayload.ts';

const adminLogInMutation = graphql(`
  mutation AdminLogIn($email: String!, $password: String!) {
    payload: logIn(email: $email, password: $password) {
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

type LogInReply = Reply & { me?: Me | null };

type Props = {
  /** Address of the session that has ended. */
  email?: string;
  onLoggedIn?: (me: Me) => void;
};

const texts = frAdmin.logIn;

export function LogInForm({ email = '', onLoggedIn }: Props) {
  const { send } = useAdminMutation(adminLogInMutation, { update: writeMe });
  const logInWithPasskey = useLogInWithPasskey();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const pressPasskey = async () => {
    setIsBusy(true);
    const reply = await logInWithPasskey();
    setIsBusy(false);
    setProblem(reply?.userErrors[0]?.message ?? null);
    if (reply?.me) onLoggedIn?.(reply.me);
  };

  const passkeyButton = (isDisabled: boolean) => (
    <PasskeyLogIn disabled={isDisabled} onPress={() => void pressPasskey()} />
  );
  return (
    <AdminForm
      fields={{ email, password: '' }}
      submit={texts.submit}
      isWide
      send={async (values): Promise<LogInReply | undefined> => {
        setProblem(null);
        const reply = await send(values);
        const isNext = reply?.userErrors.some(({ code }) => code === 'PASSKEY_REQUIRED');
        return isNext ? ((await logInWithPasskey()) ?? reply) : reply;
      }}
      onDone={({ me }) => {
        if (me) onLoggedIn?.(me);
      }}
      other={{ isBusy, problem, button: passkeyButton }}
    >
      {(field) => (
        <>
          <EmailField {...field('email')} label={texts.email} autoComplete="username" required />
          <PasswordField
            {...field('password')}
            label={texts.password}
            autoComplete="current-password"
            required
          />
        </>
      )}
    </AdminForm>
  );
}

const startPasskeyLogInMutation = graphql(`
  mutation AdminStartPasskeyLogIn {
    payload: startPasskeyLogIn {
      options
      userErrors {
        message
      }
    }
  }
`);

const logInWithPasskeyMutation = graphql(`
  mutation AdminLogInWithPasskey($response: String!) {
    payload: logInWithPasskey(response: $response) {
      me {
        ...Me
      }
      userErrors {
        message
      }
    }
  }
`);

/** The function resolves to undefined if the browser's dialog was dismissed. */
function useLogInWithPasskey() {
  const start = useAdminMutation(startPasskeyLogInMutation);
  const logIn = useAdminMutation(logInWithPasskeyMutation, { update: writeMe });
  return async (): Promise<LogInReply | undefined> => {
    const started = await start.send({});
    if (!started?.options) return started;
    try {
      const response = await signWithPasskey(started.options);
      return response === null ? undefined : await logIn.send({ response });
    } catch (error) {
      return { userErrors: [{ message: describePasskeyProblem(error) }] };
    }
  };
}
