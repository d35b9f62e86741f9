import { holdsLink } from './text/links.ts';
import { Refusal, type Problem, type ReasonOf } from './problems.ts';
import { hasForbiddenCharacters, hasInvisible, lengthOf, tidy } from './text.ts';

export const MAX_TEXT = 200;

/** Returns the value to store, or throws a Refusal. */
export type FieldRule<T> = (value: unknown, field: string) => T;

/** Collects the problems of a whole input, so that all of them are returned at once. */
export class Reading {
  readonly problems: Problem[] = [];

  /** Returns what `rule` returns, or `otherwise` when it refuses. */
  read<T>(rule: () => T, otherwise: T): T {
    try {
      return rule();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problems.push(...error.problems);
      return otherwise;
    }
  }

  /** Throws a Refusal if there are any. */
  end(): void {
    if (this.problems.length > 0) throw new Refusal(...this.problems);
  }
}

/** Throws one Refusal with the problems of all fields, and with `among`, those between fields. */
export function readForm<R extends Readonly<Record<string, FieldRule<unknown>>>>(
  input: object,
  rules: R,
  among: readonly Problem[] = [],
): { [K in keyof R]: ReturnType<R[K]> } {
  const sent = new Map<string, unknown>(Object.entries(input));
  const reading = new Reading();
  const values = Object.entries(rules).map(([field, rule]) => [
    field,
    reading.read(() => rule(sent.get(field), field), undefined),
  ]);
  reading.problems.push(...among);
  reading.end();
  // The compiler cannot see that every key of the rules was read.
  return Object.fromEntries(values) as { [K in keyof R]: ReturnType<R[K]> };
}

/** Puts the names of the fields of `read`'s problems behind that of the object which holds them. */
export function readWithin<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(
      ...error.problems.map((problem) => ({
        ...problem,
        field: problem.field === undefined ? name : `${name}.${problem.field}`,
      })),
    );
  }
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && tidy(value) === '');
}

export type BlankReason = ReasonOf<'REQUIRED'>;

export function blank(
  ...[reason, field]: ['FIELD', string] | [Exclude<BlankReason, 'FIELD'>, string?]
): Refusal {
  return reason === 'FIELD'
    ? new Refusal({ code: 'REQUIRED', reason, field })
    : new Refusal({ code: 'REQUIRED', reason, field });
}

export function requiredText(reason: BlankReason): FieldRule<string> {
  return (value, field) => {
    if (isBlank(value)) throw blank(reason, field);
    return readText(value, field);
  };
}

/** Mails contain these texts: spammers must not send links through the shop. */
export function requiredPlainText(reason: BlankReason): FieldRule<string> {
  const rule = requiredText(reason);
  return (value, field) => {
    const text = rule(value, field);
    if (holdsLink(text)) {
      throw new Refusal({ code: 'INVALID', reason: 'TEXT_WITH_LINK', field });
    }
    return text;
  };
}

/** Breaks come with texts that are pasted from elsewhere. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** One line: a line break or tab becomes a blank. Throws a Refusal with INVALID; `max` in characters. */
export function readText(value: unknown, field: string, max = MAX_TEXT): string {
  if (typeof value !== 'string') {
    throw new Refusal({ code: 'INVALID', reason: 'TEXT', field });
  }
  const text = tidy(value.replace(BREAKS, ' '));
  if (lengthOf(text) > max) {
    throw new Refusal({ code: 'INVALID', reason: 'TEXT_LENGTH', field, max });
  }
  if (hasForbiddenCharacters(text)) {
    throw new Refusal({ code: 'INVALID', reason: 'TEXT', field });
  }
  return text;
}

/** Works like `readText`, with its line breaks, which count as characters. */
export function readLines(value: unknown, field: string, max: number): string {
  if (typeof value !== 'string') return readText(value, field, max);
  const lines = value.split(/\r\n?|\n/).map((line) => readText(line, field, max));
  const text = lines.join('\n').trim();
  readText(text.replaceAll('\n', ' '), field, max);
  return text;
}

/** Length in characters (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const MAX_EMAIL = 254;
// Local parts may be quoted, so they accept any visible characters; the domain as in HTML
// (4.10.5.1.5), but in any script and with a dot.
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const EMAIL = new RegExp(String.raw`^[^\s@]+@${LABEL}(?:\.${LABEL})+$`, 'u');

/**
 * The lower case of « I » in Turkish, and what `toLowerCase` makes of « İ »: many mail servers take both
 * for « i », so that an account of theirs would stand beside the one with « i ».
 */
const DOTLESS_I = /\u0131|i\u0307/;

export function readEmail(value: unknown, field: string): string {
  const email = typeof value === 'string' ? value.normalize('NFKC').trim().toLowerCase() : '';
  if (hasInvisible(email)) {
    throw new Refusal({ code: 'INVALID', reason: 'EMAIL_INVISIBLE', field });
  }
  if (DOTLESS_I.test(email)) throw new Refusal({ code: 'INVALID', reason: 'EMAIL_DOTLESS', field });
  if (email.length > MAX_EMAIL || hasForbiddenCharacters(email) || !EMAIL.test(email)) {
    throw new Refusal({ code: 'INVALID', reason: 'EMAIL', field });
  }
  return email;
}

const UUID_LIKE = /^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/;

export function isClientId(value: unknown): value is string {
  return typeof value === 'string' && UUID_LIKE.test(value);
}
