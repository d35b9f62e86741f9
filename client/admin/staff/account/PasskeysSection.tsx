import { useState, useRef } from 'react';

import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { passkeyTexts } from '../../../text/passkeys.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { PasskeyAddress } from '../../../shared/passkeys/PasskeyAddress.tsx';
import { hasPasskeys, passkeyAddress } from '../../../shared/passkeys/passkeySupport.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import type { StaffPasskeys_PasskeyFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import { ItemSection } from '../../form/ItemSection.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { createPasskey, describePasskeyProblem } from '../../../shared/passkeys/webauthn.ts';
import type { Reply } from '../../../apollo/usePayload.ts';
import { AdminForm } from '../../form/AdminForm.tsx';

graphql(`
  fragment StaffPasskeys_passkey on Passkey {
    id
    name
    createdAt
    lastUsedAt
  }
`);

const removePasskeyMutation = graphql(`
  mutation AdminRemovePasskey($id: ID!) {
    payload: removePasskey(id: $id) {
      me {
        id
        passkeys {
          ...StaffPasskeys_passkey
        }
      }
      userErrors {
        message
      }
    }
  }
`);

const requirePasskeyMutation = graphql(`
  mutation AdminRequirePasskey($isRequired: Boolean!) {
    payload: requirePasskey(isRequired: $isRequired) {
      me {
        id
        requiresPasskey
      }
      userErrors {
        message
      }
    }
  }
`);

type Passkey = StaffPasskeys_PasskeyFragment;
type Props = {
  passkeys: readonly Passkey[];
  /** Whether one is needed after the password. */
  isRequired: boolean;
  /** Device of this session; proposed as the name. */
  device: string | undefined;
};

const { removal: texts, ...section } = passkeyTexts;

/** A browser without passkeys still lists and removes those of other devices. */
export function PasskeysSection({ passkeys, isRequired, device }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const removal = useAdminMutation(removePasskeyMutation, { announced: texts.done });
  const canAdd = hasPasskeys();
  if (!canAdd && passkeyAddress() === null && passkeys.length === 0) return null;

  const itemOf = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
    id,
    title: <strong>{name}</strong>,
    facts: [
      section.added(formatDate(createdAt)),
      lastUsedAt === null ? section.unused : section.used(formatDate(lastUsedAt)),
    ],
    children: (
      <ConfirmButton
        variant="quiet"
        label={texts.open}
        aria-label={`${texts.open} ${texts.openOf(name)}`}
        title={texts.title}
        confirm={texts.submit}
        dismiss={texts.dismiss}
        action={() => removal.run({ id })}
      >
        <p>{texts.text(name)}</p>
      </ConfirmButton>
    ),
  });
  return (
    <ItemSection title={section.title} intro={section.text} rows={passkeys} item={itemOf}>
      {canAdd ? (
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          {section.add}
        </Button>
      ) : (
        <PasskeyAddress />
      )}
      {passkeys.length > 0 || isRequired ? <RequirePasskey isRequired={isRequired} /> : null}
      {isAdding ? <AddPasskey device={device} onClose={() => setIsAdding(false)} /> : null}
    </ItemSection>
  );
}

function RequirePasskey({ isRequired }: Pick<Props, 'isRequired'>) {
  const { label, hint, on, off } = frAdmin.account.secondStep;
  const { run, isBusy } = useAdminMutation(requirePasskeyMutation);
  /** The choice, until the server has answered. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const require = async (next: boolean) => {
    setChosen(next);
    if (await run({ isRequired: next })) toast.success(next ? on : off);
    setChosen(null);
  };
  return (
    <div>
      <Checkbox
        label={label}
        aria-describedby="passkey-required"
        checked={chosen ?? isRequired}
        disabled={isBusy}
        onChange={({ target }) => void require(target.checked)}
      />
      <p className="note" id="passkey-required">
        {hint}
      </p>
    </div>
  );
}

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

const MAX_NAME = 40;

const formTexts = passkeyTexts.form;

function AddPasskey({ device, onClose }: { device: string | undefined; onClose: () => void }) {
  const addPasskey = useAddPasskey();
  return (
    <Dialog title={formTexts.title} onClose={onClose}>
      <p className="items__intro">{formTexts.text}</p>
      <AdminForm
        fields={{ name: device ?? formTexts.defaultName }}
        submit={formTexts.submit}
        isWide
        send={({ name }) => addPasskey(name)}
        onDone={() => {
          toast.success(formTexts.done);
          onClose();
        }}
      >
        {(field) => (
          <Field
            {...field('name')}
            label={formTexts.name}
            hint={formTexts.nameHint}
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
