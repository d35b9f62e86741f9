import type { Translated } from '#shared/language.ts';
import type * as fr from './number.fr.ts';

export const decimalPoint: Translated<typeof fr.decimalPoint> = ',';

export const thousands: typeof fr.thousands = (number) => `${number}\u00a0ألف`;
