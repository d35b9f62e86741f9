import { isBlank, type FieldRule } from './form.ts';
import { isPhone, phoneOf } from '#shared/phone-number.ts';
import { Refusal } from './problems.ts';

const MOROCCO = /^(?:\+|00)?212(?=0?\d{9}$)0?/;

/** Returns the number as `phoneOf` reads it. Refuses with INVALID. */
export function readPhone(value: unknown, field: string): string {
  if (typeof value === 'string' && isPhone(value)) return phoneOf(value);
  throw new Refusal({ code: 'INVALID', reason: 'PHONE', field });
}

/** Undefined is no value, blank is null. Refuses with INVALID. */
export const optionalPhone: FieldRule<string | null | undefined> = (value, field) => {
  if (value === undefined) return undefined;
  return isBlank(value) ? null : readPhone(value, field);
};

export function isSamePhone(one: string, other: string): boolean {
  return nationalPhone(one) === nationalPhone(other);
}

/** One way of writing it: `+212 6 12 34 56 78` is `0612345678`, `0033…` of elsewhere `+33…`. */
export function nationalPhone(phone: string): string {
  return phoneOf(phone).replace(MOROCCO, '0').replace(/^00/, '+');
}
