import {
  emailChangeForm,
  emailForm,
  knownPasswordForm,
  namesForm,
  newPasswordForm,
  passwordChangeForm,
} from '#shared/forms/account.ts';
import { guessedByList } from '../../authentication/credentials.rules.ts';
import { readWith } from '../../shared/form.ts';
import { Refusal } from '../../shared/problems.ts';
import type { CustomerRecord } from '../account.store.ts';

const newPassword = newPasswordForm(guessedByList);
const passwordChange = passwordChangeForm(guessedByList);

export const readEmailForm = (input: object) => readWith(emailForm, input);
export const readNewPassword = (input: object) => readWith(newPassword, input);
export const readPasswordChange = (input: object) => readWith(passwordChange, input);
export const readEmailChange = (input: object) => readWith(emailChangeForm, input);
export const readKnownPassword = (input: object) => readWith(knownPasswordForm, input);
/** Works by the rules of a sign-up. Refuses with REQUIRED, INVALID. */
export const readNames = (input: object) => readWith(namesForm, input);

/** Refuses with INVALID. */
export function requireOtherEmail(customer: CustomerRecord, email: string): void {
  if (customer.email === email) {
    throw new Refusal({ code: 'INVALID', reason: 'EMAIL_SAME', field: 'email' });
  }
}

export function withPassword(
  customer: CustomerRecord,
  passwordHash: string,
  now: Date,
): CustomerRecord {
  return { ...customer, passwordHash, updatedAt: now.toISOString() };
}

export function withConfirmedEmail(
  customer: CustomerRecord,
  email: string,
  now: Date,
): CustomerRecord {
  const at = now.toISOString();
  const isSame = customer.email === email;
  const emailVerifiedAt = (isSame ? customer.emailVerifiedAt : null) ?? at;
  return { ...customer, email, emailVerifiedAt, updatedAt: at };
}

/** Whether the e-mail of `after` is verified, and that of `before` was another one or was not. */
export function isNewlyVerified(before: CustomerRecord, after: CustomerRecord): boolean {
  const wasVerified = before.emailVerifiedAt !== null && before.email === after.email;
  return after.emailVerifiedAt !== null && !wasVerified;
}
