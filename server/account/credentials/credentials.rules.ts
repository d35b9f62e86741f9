import { readForm, requiredPlainText } from '../../shared/form.ts';
import { Refusal } from '../../shared/problems.ts';
import {
  knownPassword,
  newPassword,
  requiredEmail,
} from '../../authentication/credentials.rules.ts';
import type { CustomerRecord } from '../account.store.ts';

const anEmail = requiredEmail('FIELD');

export function readEmailForm(input: object) {
  return readForm(input, { email: anEmail });
}

export function readNewPassword(input: object) {
  return readForm(input, { password: newPassword('FIELD') });
}

export function readPasswordChange(input: object) {
  return readForm(input, {
    currentPassword: knownPassword('FIELD'),
    password: newPassword('FIELD'),
  });
}

export function readEmailChange(input: object) {
  return readForm(input, { email: anEmail, password: knownPassword('FIELD') });
}

export function readKnownPassword(input: object) {
  return readForm(input, { password: knownPassword('FIELD') });
}

/** The rules of a sign-up. Refuses with REQUIRED, INVALID. */
export function readNames(input: object) {
  return readForm(input, {
    firstName: requiredPlainText('SIGN_UP'),
    lastName: requiredPlainText('SIGN_UP'),
  });
}

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
