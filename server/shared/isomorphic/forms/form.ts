import * as z from 'zod/mini';

import { digitsOf, isWrongPostalCode } from '#shared/digits.ts';
import { holdsLink } from '#shared/links.ts';
import { isPhone, isRepeatedDigit, phoneOf } from '#shared/phone-number.ts';
import {
  composePassword,
  hasForbiddenCharacters,
  hasInvisible,
  lengthOf,
  tidy,
} from '#shared/text.ts';

/** In characters. */
export const MAX_TEXT = 200;

/** Length in characters (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const MAX_EMAIL = 254;

/** Names the sentence of a blank field: its own, or that of its form. */
export type BlankReason = 'FIELD' | 'LOG_IN' | 'SIGN_UP' | 'ADDRESS' | 'GUEST_ORDER' | 'FIND_ORDER';

/** Reasons why a password is easily guessed: each has a sentence of its own. */
export type GuessedBy =
  'PASSWORD_COMMON' | 'PASSWORD_REPEATED' | 'PASSWORD_WITHOUT_LETTERS' | 'PASSWORD_KNOWN_WORD';

interface Invalid {
  readonly code: 'INVALID';
}

/** A problem of one field as the APIs report it: its code and reason, and what its sentence needs. */
export type FieldProblem =
  | { readonly code: 'REQUIRED'; readonly reason: BlankReason }
  | (Invalid & {
      readonly reason:
        | 'TEXT'
        | 'TEXT_WITH_LINK'
        | 'EMAIL'
        | 'EMAIL_DOTLESS'
        | 'EMAIL_INVISIBLE'
        | 'PHONE'
        | 'PASSWORDS_DIFFER'
        | GuessedBy;
    })
  | (Invalid & { readonly reason: 'TEXT_LENGTH'; readonly max: number })
  | (Invalid & { readonly reason: 'PASSWORD_LENGTH'; readonly min: number; readonly max: number });

/** Adds what only the forms of people refuse. */
export type TypedProblem = FieldProblem | (Invalid & { readonly reason: 'POSTAL_CODE' });

/** Says why a value cannot be read. */
export class Flaw extends Error {
  readonly problem: FieldProblem;

  constructor(problem: FieldProblem) {
    super(problem.reason);
    this.name = 'Flaw';
    this.problem = problem;
  }
}

/** Returns the value to store, or throws a Flaw. */
export type Reader<T> = (value: unknown) => T;

/** Makes a schema of a reader; its issue carries the problem. */
export const field = <T>(read: Reader<T>) =>
  z.pipe(
    // A field that is left out is read too: the reader says whether it may be.
    z.optional(z.unknown()),
    z.transform((value, { issues }): T => {
      try {
        return read(value);
      } catch (error) {
        if (!(error instanceof Flaw)) throw error;
        issues.push({ code: 'custom', input: value, params: { ...error.problem } });
        // A check between fields still compares it; no caller sees it, for the form is refused.
        return value as T;
      }
    }),
  );

/** `form` names the sentence of a blank field. */
export const filled =
  <T>(form: BlankReason, read: Reader<T>): Reader<T> =>
  (value) => {
    if (isBlank(value)) throw new Flaw({ code: 'REQUIRED', reason: form });
    return read(value);
  };

export const required = <T>(form: BlankReason, read: Reader<T>) => field(filled(form, read));

export const optional = <T, B>(read: Reader<T>, ifBlank: B) =>
  field<T | B>((value) => (isBlank(value) ? ifBlank : read(value)));

/** Returns the problems of a form with the paths of their fields, such as `shipping.phone`, in the fields' order. */
export function problemsOf<P extends TypedProblem = FieldProblem>(
  error: z.core.$ZodError,
): readonly (P & { readonly field: string })[] {
  return error.issues.map((issue) => ({
    // Every schema of a form is made by this file, and its issues carry such a problem.
    ...((issue.code === 'custom' ? issue.params : undefined) as P),
    field: issue.path.join('.'),
  }));
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && tidy(value) === '');
}

/** Breaks come with texts that are pasted from elsewhere. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Reads one line: a line break or tab becomes a blank. `max` in characters. */
export function readText(value: unknown, max = MAX_TEXT): string {
  if (typeof value !== 'string') throw new Flaw({ code: 'INVALID', reason: 'TEXT' });
  const text = tidy(value.replace(BREAKS, ' '));
  if (lengthOf(text) > max) throw new Flaw({ code: 'INVALID', reason: 'TEXT_LENGTH', max });
  if (hasForbiddenCharacters(text)) throw new Flaw({ code: 'INVALID', reason: 'TEXT' });
  return text;
}

/** Mails contain these texts: spammers must not send links through the shop. */
export function readPlainText(value: unknown): string {
  const text = readText(value);
  if (holdsLink(text)) throw new Flaw({ code: 'INVALID', reason: 'TEXT_WITH_LINK' });
  return text;
}

// Local parts may be quoted, so they accept any visible characters; the domain as in HTML
// (4.10.5.1.5), but in any script and with a dot.
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const EMAIL = new RegExp(String.raw`^[^\s@]+@${LABEL}(?:\.${LABEL})+$`, 'u');

/**
 * The lower case of « I » in Turkish, and what `toLowerCase` makes of « İ »: many mail servers take both
 * for « i », so that an account of theirs would stand beside the one with « i ».
 */
const DOTLESS_I = /\u0131|i\u0307/;

export function normaliseEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

export function readEmail(value: unknown): string {
  const email = typeof value === 'string' ? normaliseEmail(value) : '';
  if (hasInvisible(email)) throw new Flaw({ code: 'INVALID', reason: 'EMAIL_INVISIBLE' });
  if (DOTLESS_I.test(email)) throw new Flaw({ code: 'INVALID', reason: 'EMAIL_DOTLESS' });
  if (email.length > MAX_EMAIL || hasForbiddenCharacters(email) || !EMAIL.test(email)) {
    throw new Flaw({ code: 'INVALID', reason: 'EMAIL' });
  }
  return email;
}

/** Returns the number as `phoneOf` reads it. */
export function readPhone(value: unknown): string {
  if (typeof value === 'string' && isPhone(value)) return phoneOf(value);
  throw new Flaw({ code: 'INVALID', reason: 'PHONE' });
}

/** Works like `readPhone`, and takes no number of one digit all along. */
export function readTypedPhone(value: unknown): string {
  const phone = readPhone(value);
  if (isRepeatedDigit(phone)) throw new Flaw({ code: 'INVALID', reason: 'PHONE' });
  return phone;
}

/** An omitted phone is undefined, a blank one null. */
export const optionalPhone =
  (read: Reader<string>): Reader<string | null | undefined> =>
  (value) => {
    if (value === undefined) return undefined;
    return isBlank(value) ? null : read(value);
  };

/** Writes the digits as 0 to 9; names and streets keep those in which they are written. */
export const readPostalCode = (value: unknown) => digitsOf(readPlainText(value));

const POSTAL_CODE: TypedProblem = { code: 'INVALID', reason: 'POSTAL_CODE' };

/** No form takes other codes, although the APIs do (`isWrongPostalCode`). */
export const typedPostalCode = (form: BlankReason) =>
  required(form, readPostalCode).check(
    z.refine((code) => !isWrongPostalCode(code), { params: { ...POSTAL_CODE } }),
  );

/** In characters. */
interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** `guessedBy` says why a password would be guessed: the server has a list of such passwords, no browser. */
export const newPassword =
  ({ min, max }: Bounds, guessedBy: (password: string) => GuessedBy | null): Reader<string> =>
  (value) => {
    const length = typeof value === 'string' ? lengthOf(composePassword(value)) : 0;
    if (typeof value !== 'string' || length < min || length > max) {
      throw new Flaw({ code: 'INVALID', reason: 'PASSWORD_LENGTH', min, max });
    }
    const reason = guessedBy(value);
    if (reason) throw new Flaw({ code: 'INVALID', reason });
    return value;
  };
