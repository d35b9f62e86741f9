import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';

import { createPasskey, describePasskeyProblem } from '../../../ui/passkeys/webauthn.ts';
import { payloadOf } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import type { Reply } from '../../page/useAdminForm.ts';

const startPasskeyRegistrationMutation = graphql(`
  mutation AdminStartPasskeyRegistration {
    payload: startPasskeyRegistration {
      options
      userErrors {
        message
      }
    }
  }
`);

const addPasskeyMutation = graphql(`
  mutation AdminAddPasskey($response: String!, $name: String!) {
    payload: addPasskey(response: $response, name: $name) {
      me {
        id
        passkeys {
          ...StaffPasskeys_passkey @unmask
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`);

/** `addPasskey` resolves to undefined if the browser's dialog was dismissed. */
export function useAddPasskey() {
  const [start] = useMutation(startPasskeyRegistrationMutation);
  const [add] = useMutation(addPasskeyMutation);
  const [isAdding, setIsAdding] = useState(false);
  // Of a key that the device has created, whose name was refused: another one is not needed.
  const created = useRef<string | null>(null);

  const create = async (name: string): Promise<Reply | undefined> => {
    if (created.current === null) {
      const started = await payloadOf(start());
      if (!started?.options) return started;
      created.current = await createPasskey(started.options);
    }
    if (created.current === null) return undefined;
    const reply = await payloadOf(add({ variables: { response: created.current, name } }));
    if (reply && !reply.userErrors.some(({ field }) => field === 'name')) created.current = null;
    return reply;
  };
  const addPasskey = async (name: string): Promise<Reply | undefined> => {
    setIsAdding(true);
    try {
      return await create(name);
    } catch (error) {
      return { userErrors: [{ message: describePasskeyProblem(error) }] };
    } finally {
      setIsAdding(false);
    }
  };
  return { addPasskey, isAdding };
}
