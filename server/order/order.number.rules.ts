import { digitsOf } from '#shared/digits.ts';

export const NUMBER_PREFIX = 'BV-';

/** « N° », « Nº », « No. », « № » or « # ». */
const SIGN = String.raw`(?:(?<!\p{L})n\s*[°ºo]\.?(?!\p{L})|№|#)\s*`;
const NUMBER_IN_TEXT = new RegExp(
  String.raw`(?:${SIGN})?(?<!\p{L})bv[-\u2010-\u2015\s]*(?=\d)|${SIGN}(?=\d)`,
  'giu',
);

/** The number of an order, however it was typed: « BV28791000 », « N° bv – 2879 1000 », « #28791000 ». */
export function writtenNumber(typed: string): string {
  const digits = digitsOf(typed).replaceAll(/\D/g, '');
  return digits === '' ? typed : NUMBER_PREFIX + digits;
}

/** A search with the numbers in it as orders have them. */
export function withWrittenNumbers(search: string): string {
  return search.replaceAll(NUMBER_IN_TEXT, (found) => (/bv/i.test(found) ? NUMBER_PREFIX : ''));
}
