import { sentSignUpForm } from '#shared/forms/account.ts';
import { HOUR_MS } from '#shared/instants.ts';
import { guessedByList } from '../authentication/credentials.rules.ts';
import { readWith } from '../shared/form.ts';
import { DEMO_COPY_HOURS } from '#shared/policies.ts';
import { Refusal } from '../shared/problems.ts';
import type { CustomerRecord } from './account.store.ts';

const DEMO_LIFETIME_MS = DEMO_COPY_HOURS * HOUR_MS;

const signUp = sentSignUpForm(guessedByList);

/** The confirmation is optional: REST callers send none. Refuses with REQUIRED, INVALID. */
export function readSignUp(input: object) {
  const { confirmPassword: _confirmed, ...read } = readWith(signUp, input);
  return read;
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
