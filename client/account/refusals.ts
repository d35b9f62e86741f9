import type { OpenedSession_PayloadFragment } from '../generated/shop/graphql.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/policies.ts';
import { accountTexts } from './account.fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import type { Sentences } from '../ui/form/useCheckedForm.ts';
import type { FormErrors } from '../ui/form/useForm.ts';

/** Notes under the fields of the account's forms. */
export const accountSentences: Sentences = {
  EMAIL: accountTexts.signUp.emailInvalid,
  PASSWORD_LENGTH: accountTexts.signUp.passwordLength(MIN_PASSWORD, MAX_PASSWORD),
  PASSWORDS_DIFFER: accountTexts.notes.passwordsDiffer,
};

export type SessionErrors = OpenedSession_PayloadFragment['userErrors'];

const notes: Partial<Record<SessionErrors[number]['code'], string>> = accountTexts.notes;

/**
 * Shows errors as a toast with a note under the field, or under the field alone. Returns the notes.
 */
export function showRefusals<Name extends string>(errors: SessionErrors, names: readonly Name[]) {
  const found: FormErrors<Name> = {};
  for (const { code, field, message } of errors) {
    const name = names.find((each) => each === field);
    const note = notes[code];
    if (name) found[name] = note ?? message;
    if (note || !name) toast.error(message);
  }
  return found;
}
