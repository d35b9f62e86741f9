import { holdsLink } from './links.ts';
import { fr } from './messages.fr.ts';
import { Refusal, type Problem } from './problems.ts';
import { hasForbiddenCharacters, hasInvisible, lengthOf, tidy } from './text.ts';

/** The longest text of a form, in characters (contract, section 8). */
export const MAX_TEXT = 200;

/** Reads one field, whatever was sent in it: gives the value to keep, or throws a Refusal. */
export type FieldRule<T> = (value: unknown, field: string) => T;

/**
 * Reads a form field by field and gives the values to keep.
 * Throws one Refusal that names every wrong field, not only the first; `among` are the problems
 * that only several fields together show.
 */
export function readForm<R extends Readonly<Record<string, FieldRule<unknown>>>>(
  input: object,
  rules: R,
  among: readonly Problem[] = [],
): { [K in keyof R]: ReturnType<R[K]> } {
  const sent = new Map<string, unknown>(Object.entries(input));
  const values: Array<[string, unknown]> = [];
  const problems: Problem[] = [];
  for (const [field, rule] of Object.entries(rules)) {
    try {
      values.push([field, rule(sent.get(field), field)]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(...error.problems);
    }
  }
  problems.push(...among);
  if (problems.length > 0) throw new Refusal(...problems);
  // Every key of the rules was read above, which the compiler cannot see through the entries.
  return Object.fromEntries(values) as { [K in keyof R]: ReturnType<R[K]> };
}

/** Whether a field counts as not filled in. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && tidy(value) === '');
}

/** A rule for a text that must be filled in; `blankMessage` is what the form says when it is not. */
export function requiredText(blankMessage: string): FieldRule<string> {
  return (value, field) => {
    if (isBlank(value)) throw new Refusal({ code: 'REQUIRED', field, message: blankMessage });
    return readText(value, field);
  };
}

/** As `requiredText`, for what goes into mails: a shop must not carry strangers' links to strangers. */
export function requiredPlainText(blankMessage: string): FieldRule<string> {
  const rule = requiredText(blankMessage);
  return (value, field) => {
    const text = rule(value, field);
    if (holdsLink(text)) {
      throw new Refusal({ code: 'INVALID', field, message: fr.forms.fieldWithLink(field) });
    }
    return text;
  };
}

/** Trims a text and refuses what no form should hold; blank texts pass. */
export function readText(value: unknown, field: string): string {
  if (typeof value !== 'string') {
    throw new Refusal({ code: 'INVALID', field, message: fr.forms.fieldInvalid(field) });
  }
  const text = tidy(value);
  if (lengthOf(text) > MAX_TEXT) {
    throw new Refusal({ code: 'INVALID', field, message: fr.forms.fieldTooLong(field, MAX_TEXT) });
  }
  if (hasForbiddenCharacters(text)) {
    throw new Refusal({ code: 'INVALID', field, message: fr.forms.fieldInvalid(field) });
  }
  return text;
}

/** At most 254 characters (RFC 5321, 4.5.3.1.3, less the angle brackets). */
const MAX_EMAIL = 254;
// Before the `@` anything goes that is seen and no blank: such a name can be quoted. The domain is as
// browsers take it (HTML, 4.10.5.1.5), in any script and with a dot.
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const EMAIL = new RegExp(String.raw`^[^\s@]+@${LABEL}(?:\.${LABEL})+$`, 'u');

/** Reads an e-mail and gives it as accounts compare it: composed, without case. */
export function readEmail(value: unknown, field: string): string {
  const email = typeof value === 'string' ? value.normalize('NFKC').trim().toLowerCase() : '';
  if (hasInvisible(email)) {
    throw new Refusal({ code: 'INVALID', field, message: fr.forms.emailInvisible });
  }
  if (email.length > MAX_EMAIL || hasForbiddenCharacters(email) || !EMAIL.test(email)) {
    throw new Refusal({ code: 'INVALID', field, message: fr.forms.email });
  }
  return email;
}

const UUID_LIKE = /^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/;

/** Whether a text may serve as an id chosen by a client, such as a UUID. */
export function isClientId(value: unknown): value is string {
  return typeof value === 'string' && UUID_LIKE.test(value);
}
