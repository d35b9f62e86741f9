import { useEffect } from 'react';

import { readDraft, writeDraft } from '../../../apollo/storage.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { emptyGuest, parseGuestDraft, type GuestField } from './guestForm.ts';

/** The guest's form. Its draft survives a reload. */
export function useGuestForm() {
  const { field, values, setValues, ...form } = useForm<GuestField>(emptyGuest);

  useEffect(() => {
    const draft = readDraft('guestCheckout', parseGuestDraft);
    if (draft) setValues(draft);
  }, [setValues]);

  useEffect(() => {
    // Untouched: a stored draft may still have to be read.
    if (values === emptyGuest) return;
    writeDraft('guestCheckout', { values });
  }, [values]);

  return { ...form, values, field };
}
