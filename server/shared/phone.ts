import * as form from '#shared/forms/form.ts';
import { phoneOf } from '#shared/phone-number.ts';
import { ruleOf } from './form.ts';

const MOROCCO = /^(?:\+|00)?212(?=0?\d{9}$)0?/;

/** Refuses with INVALID. */
export const readPhone = ruleOf(form.readPhone);

/** Undefined is no value, blank is null. Refuses with INVALID. */
export const optionalPhone = ruleOf(form.optionalPhone(form.readPhone));

export function isSamePhone(one: string, other: string): boolean {
  return nationalPhone(one) === nationalPhone(other);
}

/** One way of writing it: `+212 6 12 34 56 78` is `0612345678`, `0033…` of elsewhere `+33…`. */
export function nationalPhone(phone: string): string {
  return phoneOf(phone).replace(MOROCCO, '0').replace(/^00/, '+');
}
