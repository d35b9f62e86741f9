import { useEffect, useRef } from 'react';

import { readDraft, writeDraft } from '../../../apollo/storage.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { attemptFor, type Attempt } from '../../../apollo/attempt.ts';
import { emptyGuest, parseGuestDraft, type GuestField } from './guestForm.ts';

/** The guest's form. Its draft survives a reload, and so does a pending attempt's key. */
export function useGuestForm() {
  const { field, values, setValues, ...form } = useForm<GuestField>(emptyGuest);
  const attempt = useRef<Attempt | null>(null);

  useEffect(() => {
    const draft = readDraft('guestCheckout', parseGuestDraft);
    if (!draft) return;
    attempt.current = draft.attempt;
    setValues(draft.values);
  }, [setValues]);

  useEffect(() => {
    // Untouched: a stored draft may still have to be read.
    if (values === emptyGuest) return;
    writeDraft('guestCheckout', { values, attempt: attempt.current });
  }, [values]);

  /** The idempotency key for this input. */
  const keyFor = (input: unknown) => {
    attempt.current = attemptFor(attempt.current, input);
    writeDraft('guestCheckout', { values, attempt: attempt.current });
    return attempt.current.key;
  };

  return { ...form, values, field, keyFor };
}
