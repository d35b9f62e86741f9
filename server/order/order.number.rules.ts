import { digitsOf } from '#shared/digits.ts';

/*
 * The number of an order is the prefix that the shop had then and digits, which no other order has, whatever its
 * prefix: who types a number may leave the prefix out, or remember another one.
 */

/** The last digits of every number. */
const ENDING = '1000';

/**
 * Returns the prefix, a number up to 9999, then `1000`. A half full range gets another digit, so that retries
 * stay rare. `random` is in [0, 1).
 */
export function orderNumber(prefix: string, ordersSoFar: number, random: number): string {
  let range = 9999;
  while (ordersSoFar * 2 >= range) range = range * 10 + 9;
  return `${prefix}${Math.floor(random * range) + 1}${ENDING}`;
}

/** Returns what follows the prefix of an order's number. */
export const digitsOfNumber = (number: string) => number.slice(number.indexOf('-') + 1);

const DASH = String.raw`[-\u2010-\u2015]`;
/** « N° », « Nº », « No. », « № » or « # ». */
const SIGN = String.raw`(?:(?<!\p{L})n\s*[°ºo]\.?(?!\p{L})|№|#)\s*`;
/** A prefix may hold digits where a dash ends it. */
const PREFIX = String.raw`(?<![\p{L}\p{N}@.-])(?:[a-z]{1,5}|\d{0,4}[a-z][a-z\d]{0,4}\s*${DASH}\s*)`;
const NUMBER_IN_TEXT = new RegExp(
  String.raw`(?:${SIGN})?${PREFIX}(?=\d+${ENDING}(?!\d))|${SIGN}(?=\d)`,
  'giu',
);
const PREFIX_OF_TYPED = new RegExp(String.raw`^.*?[a-z\d]\s*${DASH}`, 'iu');

/** The digits of an order's number, however it was typed: « BV28791000 », « N° bv – 2879 1000 », « #28791000 ». */
export function writtenDigits(typed: string): string {
  const written = digitsOf(typed);
  const isPrefixed = /[a-z].*[-\u2010-\u2015]/iu.test(written);
  return (isPrefixed ? written.replace(PREFIX_OF_TYPED, '') : written).replaceAll(/\D/g, '');
}

/** A search with the numbers of orders in it as their digits. */
export const withWrittenNumbers = (search: string) => search.replaceAll(NUMBER_IN_TEXT, '');
