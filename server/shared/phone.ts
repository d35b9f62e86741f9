import { digitsOf } from './digits.ts';
import { isBlank, type FieldRule } from './form.ts';
import { Refusal } from './problems.ts';

/** Digits and `+`, 10 to 13 (specification, section 5), most of them digits. */
const PHONE = /^(?=(?:\+*\d){8})[0-9+]{10,13}$/;
/** Also marks of direction, with which numbers are copied out of Arabic texts. */
const FILLING = /[\s.\-\u2010-\u2015\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const MOROCCO = /^(?:\+|00)?212(?=0?\d{9}$)0?/;

/** In Western digits, without blanks, dots and dashes. Refuses with INVALID. */
export function readPhone(value: unknown, field: string): string {
  const phone = typeof value === 'string' ? withoutFilling(value) : '';
  if (!PHONE.test(phone)) throw new Refusal({ code: 'INVALID', reason: 'PHONE', field });
  return phone;
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
  return withoutFilling(phone).replace(MOROCCO, '0').replace(/^00/, '+');
}

function withoutFilling(text: string): string {
  return digitsOf(text).replace(FILLING, '');
}
