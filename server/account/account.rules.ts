import {
  isBlank,
  readEmail,
  readForm,
  readText,
  requiredPlainText,
  type FieldRule,
} from '../shared/form.ts';
import { fr } from '../shared/messages.fr.ts';
import { Refusal } from '../shared/problems.ts';
import { composePassword, lengthOf } from '../shared/text.ts';
import type { CustomerRecord } from './account.store.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Bounds of a new password (contract, section 8); the upper one keeps hashing cheap. */
const MIN_PASSWORD = 8;
const MAX_PASSWORD = 1024;

/** A private demo copy lasts a day (contract, section 1). */
const DEMO_LIFETIME_MS = 24 * 60 * 60 * 1000;

const signUpEmail: FieldRule<string> = (value, field) => {
  if (isBlank(value)) throw blank(field, fr.forms.signUpBlank);
  return readEmail(value, field);
};

const newPassword: FieldRule<string> = (value, field) => {
  if (isBlank(value)) throw blank(field, fr.forms.signUpBlank);
  const length = typeof value === 'string' ? lengthOf(composePassword(value)) : 0;
  if (typeof value !== 'string' || length < MIN_PASSWORD || length > MAX_PASSWORD) {
    const message = fr.forms.password(MIN_PASSWORD, MAX_PASSWORD);
    throw new Refusal({ code: 'INVALID', field, message });
  }
  if (isCommonPassword(value)) {
    throw new Refusal({ code: 'INVALID', field, message: fr.forms.passwordCommon });
  }
  return value;
};

/** An e-mail to look up: any text will do, since one that is no e-mail is simply unknown. */
const logInEmail: FieldRule<string> = (value, field) => {
  if (isBlank(value)) throw blank(field, fr.forms.logInBlank);
  if (typeof value !== 'string') return readText(value, field);
  return value.normalize('NFKC').trim().toLowerCase();
};

const logInPassword: FieldRule<string> = (value, field) => {
  if (isBlank(value)) throw blank(field, fr.forms.logInBlank);
  if (typeof value !== 'string' || lengthOf(composePassword(value)) > MAX_PASSWORD) {
    throw new Refusal({ code: 'INVALID', field, message: fr.forms.fieldInvalid(field) });
  }
  return value;
};

function blank(field: string, message: string): Refusal {
  return new Refusal({ code: 'REQUIRED', field, message });
}

/**
 * Reads a sign-up form (specification, section 5). A form that sends its confirmation along must
 * send the same twice. Throws a Refusal that names every wrong field.
 */
export function readSignUp(input: object) {
  const sent = new Map<string, unknown>(Object.entries(input));
  const confirmation = sent.get('confirmPassword');
  const isConfirmed = confirmation === undefined || confirmation === sent.get('password');
  return readForm(
    input,
    {
      firstName: requiredPlainText(fr.forms.signUpBlank),
      lastName: requiredPlainText(fr.forms.signUpBlank),
      email: signUpEmail,
      password: newPassword,
    },
    isConfirmed
      ? []
      : [{ code: 'INVALID', field: 'confirmPassword', message: fr.forms.passwordsDiffer }],
  );
}

/** Reads a log-in form (specification, section 5). */
export function readLogIn(input: object) {
  return readForm(input, { email: logInEmail, password: logInPassword });
}

/** Whether a demo copy has outlived its day. */
export function isExpired(customer: CustomerRecord, now: Date): boolean {
  return customer.expiresAt !== null && customer.expiresAt <= now.toISOString();
}

/** When a demo copy opened now is gone. */
export function demoExpiry(now: Date): Date {
  return new Date(now.getTime() + DEMO_LIFETIME_MS);
}

export function unknownEmail(): Refusal {
  return new Refusal({
    code: 'UNKNOWN_EMAIL',
    field: 'email',
    message: fr.account.unknownEmail,
  });
}

export function wrongPassword(): Refusal {
  return new Refusal({
    code: 'WRONG_PASSWORD',
    field: 'password',
    message: fr.account.wrongPassword,
  });
}

export function emailTaken(): Refusal {
  return new Refusal({ code: 'EMAIL_TAKEN', field: 'email', message: fr.account.emailTaken });
}

/** The published pair, where it opens nothing. */
export function demoClosed(): Refusal {
  return new Refusal({ code: 'WRONG_PASSWORD', field: 'email', message: fr.account.demoClosed });
}

export function noDemo(): Refusal {
  return new Refusal({ code: 'NOT_ALLOWED_NOW', message: fr.account.noDemo });
}
