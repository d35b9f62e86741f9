import { useRef, useState } from 'react';

import { passkeyTexts } from '../../text/passkeys.fr.ts';
import { MAX_PASSKEY_NAME, passkeyForm } from '#shared/forms/account.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { graphql } from '../../generated/shop/index.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { replaceCustomerList } from '../../apollo/customerLists.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import { showRefusals } from '../refusals.ts';
import { createPasskey, describePasskeyProblem } from '../../shared/passkeys/webauthn.ts';

type Props = {
  /** Proposed as the name. */
  device: string | null | undefined;
  onClose: () => void;
};

export function AddPasskey({ device, onClose }: Props) {
  const { form: texts } = passkeyTexts;
  const { ref, values, field, refuse, check } = useCheckedForm(passkeyForm, {
    name: device ?? texts.defaultName,
    password: '',
  });
  const { addPasskey, isAdding } = useAddPasskey(onClose);

  const submit = async () => {
    if (check().length > 0) return;
    const notes = await addPasskey(values);
    if (notes) refuse(notes);
  };

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="account-text">{texts.text}</p>
      <Form ref={ref} className="stack-4" isBusy={isAdding} onSubmit={submit}>
        <Field
          {...field('name')}
          label={texts.name}
          hint={texts.nameHint}
          maxLength={MAX_PASSKEY_NAME}
          autoComplete="off"
          required
        />
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="current-password"
          required
        />
        <Button type="submit" isWide disabled={isAdding}>
          {texts.submit}
        </Button>
      </Form>
    </Dialog>
  );
}

const startPasskeyRegistrationMutation = graphql(`
  mutation StartPasskeyRegistration($password: String!) {
    payload: startPasskeyRegistration(password: $password) {
      options
      userErrors {
        code
        field
        message
      }
    }
  }
`);

const addPasskeyMutation = graphql(`
  mutation AddPasskey($response: String!, $name: String!) {
    payload: addPasskey(response: $response, name: $name) {
      passkeys {
        ...ListedPasskey_passkey
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

const names = ['name', 'password'] as const;

/**
 * `addPasskey` resolves to the notes under the fields, or to null if there is nothing to note: it
 * was added, dismissed, or a toast reports why not.
 */
function useAddPasskey(onAdded: () => void) {
  const start = usePayload(startPasskeyRegistrationMutation);
  const addition = usePayload(addPasskeyMutation, {
    update: (cache, { data }) => replaceCustomerList(cache, 'passkeys', data?.payload.passkeys),
  });
  const [isAdding, setIsAdding] = useState(false);
  // Of a key that the device has created, whose name was refused: another one is not needed.
  const created = useRef<string | null>(null);

  const create = async (password: string) => {
    const payload = await start.send({ password });
    if (!payload) return null;
    if (!payload.options) return showRefusals(payload.userErrors, names);
    created.current = await createPasskey(payload.options);
    return null;
  };
  const save = async (response: string, name: string) => {
    const payload = await addition.send({ response, name });
    if (!payload) return null;
    const notes = showRefusals(payload.userErrors, names);
    if (notes.name) return notes;
    created.current = null;
    if (payload.userErrors.length > 0) return null;
    toast.success(passkeyTexts.form.done);
    onAdded();
    return null;
  };
  const addPasskey = async ({ name, password }: Record<(typeof names)[number], string>) => {
    setIsAdding(true);
    try {
      const notes = created.current === null ? await create(password) : null;
      return notes ?? (created.current === null ? null : await save(created.current, name));
    } catch (error) {
      toast.error(describePasskeyProblem(error));
      return null;
    } finally {
      setIsAdding(false);
    }
  };
  return { addPasskey, isAdding };
}
