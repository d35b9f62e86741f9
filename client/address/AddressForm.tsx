import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';

import { typedAddressForm } from '#shared/forms/address.ts';
import { addressTexts } from './address.fr.ts';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Field } from '../ui/form/Field.tsx';
import { Form } from '../ui/form/Form.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useCheckedForm } from '../ui/form/useCheckedForm.ts';
import { readAddressDraft, withDraft, writeAddressDraft } from './addressDraft.ts';
import { AddressFields, addressSentences } from './AddressFields.tsx';
import './AddressForm.css';
import { PhoneField } from './PhoneField.tsx';
import type { SavedAddress } from './useAddresses.ts';
import { addressInput, fieldsOf, useSaveAddress, type AddressInput } from './useSaveAddress.ts';

type Name = keyof AddressInput;

const required = { name: '', street: '', city: '', region: '', postalCode: '' };
const empty = { ...required, cityId: '', phone: '' };

/** The number of fields that must be filled in. */
const REQUIRED = Object.keys(required).length;

type Props = {
  /** The address to edit; a new one when omitted. */
  address?: SavedAddress | undefined;
  onClose: () => void;
  onSaved?: (id: string) => void;
};

export function AddressForm({ address, onClose, onSaved }: Props) {
  const texts = addressTexts.form;
  const addressId = address?.id ?? null;
  const [initial] = useState(() => withDraft(address ? fieldsOf(address) : empty, addressId));
  const { ref, values, field, change, check, show } = useCheckedForm<Name>(
    typedAddressForm,
    initial,
    addressSentences,
  );
  const [newId] = useState(() => readAddressDraft()?.newId ?? uuid());
  const { addAddress, saveAddress, isSaving } = useSaveAddress();

  // The session may end before it is saved, and the tab may be reloaded.
  useEffect(() => {
    if (values !== initial) writeAddressDraft({ addressId, newId, values });
  }, [addressId, newId, initial, values]);

  const close = () => {
    writeAddressDraft(null);
    onClose();
  };

  const submit = async () => {
    const problems = check();
    const blank = problems.filter(({ code }) => code === 'REQUIRED');
    if (blank.length === REQUIRED) toast.warning(texts.blank);
    if (problems.length > 0) return;
    const input = addressInput(values);
    const { id, userErrors } = await (address
      ? saveAddress(input, address.id)
      : addAddress(input, newId));
    if (id !== undefined) {
      onSaved?.(id);
      close();
      return;
    }
    for (const text of show(userErrors)) toast.error(text);
  };

  return (
    <Dialog title={texts.title} onClose={close} className="address-form">
      <Form ref={ref} className="address-form__fields stack-4" isBusy={isSaving} onSubmit={submit}>
        <Field {...field('name')} label={texts.name} autoComplete="name" required />
        <AddressFields field={field} place={values} change={change} />
        <PhoneField {...field('phone')} label={texts.phone} />
        <Button type="submit" isWide disabled={isSaving}>
          {address ? texts.submitEdited : texts.submitNew}
        </Button>
      </Form>
    </Dialog>
  );
}
