import type { OpenedSession_PayloadFragment } from '../apollo/generated/graphql.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import type { FormErrors } from '../ui/form/useForm.ts';

/** Why the server opened no session. */
export type SessionErrors = OpenedSession_PayloadFragment['userErrors'];

const notes: Partial<Record<SessionErrors[number]['code'], string>> = fr.account.notes;

/**
 * Shows refusals: a toast in the specification's words with a note under the field, or under the
 * field alone what only concerns how it is filled. Returns what to show under the fields.
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
