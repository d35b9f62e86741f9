import * as z from 'zod/mini';

import { emailForm, knownPassword } from '#shared/forms/account.ts';
import { newPassword, readPlainText, required } from '#shared/forms/form.ts';
import { readWith } from '../shared/form.ts';
import { Refusal } from '../shared/problems.ts';
import { guessedBy } from './staff.passwords.ts';
import type { StaffRecord } from './staff.store.ts';

/** Characters. */
const PASSWORD_LENGTH = { min: 12, max: 200 };

const staffPassword = required('FIELD', newPassword(PASSWORD_LENGTH, guessedBy));
const setUpForm = z.extend(emailForm, {
  name: required('FIELD', readPlainText),
  password: staffPassword,
});
const passwordForm = z.object({
  currentPassword: knownPassword('FIELD'),
  password: staffPassword,
});

/** Refuses with REQUIRED and INVALID. */
export function readSetUp(input: object) {
  const read = readWith(setUpForm, input);
  requireOtherThanEmail(read.password, read.email);
  return read;
}

/** Refuses with REQUIRED and INVALID. */
export function readPasswordChange(input: object, { email }: StaffRecord) {
  const read = readWith(passwordForm, input);
  requireOtherThanEmail(read.password, email);
  return read;
}

/** Refuses with REQUIRED and INVALID. */
export const readStaffEmail = (input: object) => readWith(emailForm, input);

function requireOtherThanEmail(password: string, email: string): void {
  if (password.normalize('NFKC').trim().toLowerCase() === email) {
    throw new Refusal({ code: 'INVALID', reason: 'PASSWORD_IS_EMAIL', field: 'password' });
  }
}

/**
 * Checks that another owner remains when a member of staff leaves, or is no owner any more, and one
 * who can log in if this one can. Refuses with NOT_ALLOWED_NOW.
 */
export function requireAnotherOwner(leaving: StaffRecord, all: readonly StaffRecord[]): void {
  if (leaving.role !== 'OWNER') return;
  const remaining = all.filter(({ id, role }) => role === 'OWNER' && id !== leaving.id);
  const isEnough = remaining.some(
    ({ passwordHash }) => passwordHash !== null || leaving.passwordHash === null,
  );
  if (!isEnough) throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'LAST_OWNER' });
}

/** The same for unknown e-mails and wrong passwords. */
export function wrongLogIn(): Refusal {
  return new Refusal({ code: 'WRONG_PASSWORD', reason: 'STAFF', field: 'password' });
}

export function wrongCurrentPassword(): Refusal {
  return new Refusal({ code: 'WRONG_PASSWORD', reason: 'STAFF_CURRENT', field: 'currentPassword' });
}

/** The password is right, and a passkey is needed too: the same account logs in with it. */
export function passkeyRequired(reason: 'LOG_IN' | 'SET_UP'): Refusal {
  return new Refusal({ code: 'PASSKEY_REQUIRED', reason });
}

export function invalidLink(): Refusal {
  return new Refusal({ code: 'INVALID_TOKEN', reason: 'WEEK', field: 'token' });
}

export function otherEmail(): Refusal {
  return new Refusal({ code: 'INVALID', reason: 'STAFF_EMAIL', field: 'email' });
}

/** Returns the fields of a member of staff that the audit log holds. */
export function loggedOf({ email, name, role }: StaffRecord): object {
  return { email, name, role };
}
