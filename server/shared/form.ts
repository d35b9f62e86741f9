import type * as z from 'zod/mini';

import * as form from '#shared/forms/form.ts';
import { Refusal, type Problem, type ReasonOf } from './problems.ts';

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

/** Reads with the schema that a form of the browser may share. Throws one Refusal with all its problems. */
export function readWith<T>(schema: z.ZodMiniType<T>, input: object): T {
  const { data, error, success } = schema.safeParse(input);
  if (!success) throw new Refusal(...form.problemsOf(error));
  return data;
}

/** Makes the rule of a field that is read alone; it throws the reader's Flaw as a Refusal. */
export const ruleOf =
  <T>(read: form.Reader<T>): FieldRule<T> =>
  (value, field) => {
    try {
      return read(value);
    } catch (error) {
      if (!(error instanceof form.Flaw)) throw error;
      throw new Refusal({ ...error.problem, field });
    }
  };

/** Throws one Refusal with the problems of all fields. */
export function readForm<R extends Readonly<Record<string, FieldRule<unknown>>>>(
  input: object,
  rules: R,
): { [K in keyof R]: ReturnType<R[K]> } {
  const sent = new Map<string, unknown>(Object.entries(input));
  const reading = new Reading();
  const values = Object.entries(rules).map(([field, rule]) => [
    field,
    reading.read(() => rule(sent.get(field), field), undefined),
  ]);
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
    if (form.isBlank(value)) throw blank(reason, field);
    return readText(value, field);
  };
}

/** Works like the shared reader. Throws a Refusal with INVALID; `max` in characters. */
export function readText(value: unknown, field: string, max?: number): string {
  return ruleOf((each) => form.readText(each, max))(value, field);
}

/** Refuses with INVALID. */
export const readEmail = ruleOf(form.readEmail);

/** Works like `readText`, with its line breaks, which count as characters. */
export function readLines(value: unknown, field: string, max: number): string {
  if (typeof value !== 'string') return readText(value, field, max);
  const lines = value.split(/\r\n?|\n/).map((line) => readText(line, field, max));
  const text = lines.join('\n').trim();
  readText(text.replaceAll('\n', ' '), field, max);
  return text;
}

const UUID_LIKE = /^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/;

export function isClientId(value: unknown): value is string {
  return typeof value === 'string' && UUID_LIKE.test(value);
}
