import * as z from 'zod/mini';

import {
  Flaw,
  newPassword,
  normaliseEmail,
  readEmail,
  readPlainText,
  readText,
  required,
  type BlankReason,
  type GuessedBy,
  type TypedProblem,
} from '#shared/forms/form.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/policies.ts';
import { composePassword, lengthOf } from '#shared/text.ts';

/** Takes any text: an invalid e-mail is simply unknown. */
const readKnownEmail = (value: unknown) =>
  typeof value === 'string' ? normaliseEmail(value) : readText(value);

function readKnownPassword(value: unknown): string {
  if (typeof value !== 'string' || lengthOf(composePassword(value)) > MAX_PASSWORD) {
    throw new Flaw({ code: 'INVALID', reason: 'TEXT' });
  }
  return value;
}

export const knownPassword = (form: BlankReason) => required(form, readKnownPassword);

const readNewPassword = (guessedBy: (password: string) => GuessedBy | null = () => null) =>
  newPassword({ min: MIN_PASSWORD, max: MAX_PASSWORD }, guessedBy);

const names = {
  firstName: required('SIGN_UP', readPlainText),
  lastName: required('SIGN_UP', readPlainText),
};

export const logInForm = z.object({
  email: required('LOG_IN', readKnownEmail),
  password: knownPassword('LOG_IN'),
});

export const namesForm = z.object(names);

export const emailForm = z.object({ email: required('FIELD', readEmail) });

/** In characters. */
export const MAX_PASSKEY_NAME = 40;

export function readPasskeyName(value: unknown): string {
  readText(value, MAX_PASSKEY_NAME);
  return readPlainText(value);
}

/** Has the password too, with which the log-in with passkeys begins. */
export const passkeyForm = z.object({
  name: required('FIELD', readPasskeyName),
  password: knownPassword('FIELD'),
});

export const knownPasswordForm = z.object({ password: knownPassword('FIELD') });

export const emailChangeForm = z.extend(emailForm, { password: knownPassword('FIELD') });

type Guess = Parameters<typeof readNewPassword>[0];

export const newPasswordForm = (guessedBy?: Guess) =>
  z.object({ password: required('FIELD', readNewPassword(guessedBy)) });

export const passwordChangeForm = (guessedBy?: Guess) =>
  z.object({
    currentPassword: knownPassword('FIELD'),
    password: required('FIELD', readNewPassword(guessedBy)),
  });

export const signUpForm = (guessedBy?: Guess) =>
  z.object({
    ...names,
    email: required('SIGN_UP', readEmail),
    password: required('SIGN_UP', readNewPassword(guessedBy)),
  });

const PASSWORDS_DIFFER: TypedProblem = { code: 'INVALID', reason: 'PASSWORDS_DIFFER' };

/** Compares the two also where other fields are wrong, so that all problems are named at once. */
const samePasswords = z.refine<{ password: string; confirmPassword?: unknown }>(
  ({ password, confirmPassword }) => confirmPassword === undefined || confirmPassword === password,
  { path: ['confirmPassword'], params: { ...PASSWORDS_DIFFER }, when: () => true },
);

/** Compares a confirmation if one is sent: REST callers send none. */
export const sentSignUpForm = (guessedBy?: Guess) =>
  z
    .extend(signUpForm(guessedBy), { confirmPassword: z.optional(z.unknown()) })
    .check(samePasswords);

/** The forms of people, who write a new password twice. */
const confirmPassword = knownPassword('FIELD');
export const typedSignUpForm = z.extend(signUpForm(), { confirmPassword }).check(samePasswords);
export const typedPasswordForm = z
  .extend(newPasswordForm(), { confirmPassword })
  .check(samePasswords);
export const typedPasswordChangeForm = z
  .extend(passwordChangeForm(), { confirmPassword })
  .check(samePasswords);
