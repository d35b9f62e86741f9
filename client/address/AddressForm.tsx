import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';

import { shopTexts } from '../text/shop.fr.ts';
import { addressTexts } from './address.fr.ts';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Field } from '../ui/form/Field.tsx';
import { Form } from '../ui/form/Form.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { sortErrors } from '../ui/form/sortErrors.ts';
import { blankFields, noteUnder, useForm, type FormErrors } from '../ui/form/useForm.ts';
import { readAddressDraft, withDraft, writeAddressDraft } from './addressDraft.ts';
import { AddressFields } from './AddressFields.tsx';
import './AddressForm.css';
import { isWrongPhone, isWrongPostalCode } from '../ui/form/addressRules.ts';
import { PhoneField } from './PhoneField.tsx';
import type { SavedAddress } from './useAddresses.ts';
import { fieldsOf, useSaveAddress, type AddressInput } from './useSaveAddress.ts';

type Name = keyof AddressInput;

const required: Name[] = ['name', 'street', 'city', 'region', 'postalCode'];
const names: Name[] = [...required, 'phone'];
const empty = { name: '', street: '', city: '', region: '', postalCode: '', phone: '' };

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
  const { ref, values, field, refuse } = useForm<Name>(initial);
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
    const blank = blankFields(values, required);
    const errors: FormErrors<Name> = noteUnder(blank, shopTexts.ui.blankField);
    if (isWrongPhone(values.phone)) errors.phone = addressTexts.form.phoneNote;
    if (isWrongPostalCode(values.postalCode)) {
      errors.postalCode = addressTexts.form.postalCodeInvalid;
    }
    if (Object.keys(errors).length > 0) {
      if (blank.length === required.length) toast.warning(texts.blank);
      refuse(errors);
      return;
    }
    const input = { ...values, phone: values.phone.trim() || null };
    const { id, userErrors } = await (address
      ? saveAddress(input, address.id)
      : addAddress(input, newId));
    if (id !== undefined) {
      onSaved?.(id);
      close();
      return;
    }
    const wrong = sortErrors(userErrors, ({ field: at }) => names.find((name) => name === at));
    for (const text of wrong.others) toast.error(text);
    refuse(wrong.fields);
  };

  return (
    <Dialog title={texts.title} onClose={close} className="address-form">
      <Form ref={ref} className="address-form__fields stack-4" isBusy={isSaving} onSubmit={submit}>
        <Field {...field('name')} label={texts.name} autoComplete="name" required />
        <AddressFields field={field} />
        <PhoneField {...field('phone')} label={texts.phone} />
        <Button type="submit" isWide disabled={isSaving}>
          {address ? texts.submitEdited : texts.submitNew}
        </Button>
      </Form>
    </Dialog>
  );
}
