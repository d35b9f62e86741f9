import { useRef } from 'react';

import { passkeyTexts } from '../../../text/passkeys.fr.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { createPasskey, describePasskeyProblem } from '../../../ui/passkeys/webauthn.ts';
import type { Reply } from '../../../apollo/usePayload.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { AdminForm } from '../../form/AdminForm.tsx';

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
          ...StaffPasskeys_passkey
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`);

type Props = { device: string | undefined; onClose: () => void };

const MAX_NAME = 40;

const texts = passkeyTexts.form;

export function AddPasskey({ device, onClose }: Props) {
  const addPasskey = useAddPasskey();
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="items__intro">{texts.text}</p>
      <AdminForm
        fields={{ name: device ?? texts.defaultName }}
        submit={texts.submit}
        isWide
        send={({ name }) => addPasskey(name)}
        onDone={() => {
          toast.success(texts.done);
          onClose();
        }}
      >
        {(field) => (
          <Field
            {...field('name')}
            label={texts.name}
            hint={texts.nameHint}
            maxLength={MAX_NAME}
            autoComplete="off"
            required
          />
        )}
      </AdminForm>
    </Dialog>
  );
}

/** The function resolves to undefined if the browser's dialog was dismissed. */
function useAddPasskey() {
  const start = useAdminMutation(startPasskeyRegistrationMutation);
  const addition = useAdminMutation(addPasskeyMutation);
  // Of a key that the device has created, whose name was refused: another one is not needed.
  const created = useRef<string | null>(null);

  const create = async (name: string): Promise<Reply | undefined> => {
    if (created.current === null) {
      const started = await start.send({});
      if (!started?.options) return started;
      created.current = await createPasskey(started.options);
    }
    if (created.current === null) return undefined;
    const reply = await addition.send({ response: created.current, name });
    if (reply && !reply.userErrors.some(({ field }) => field === 'name')) created.current = null;
    return reply;
  };
  return (name: string) =>
    create(name).catch((error: unknown): Reply => ({
      userErrors: [{ message: describePasskeyProblem(error) }],
    }));
}
