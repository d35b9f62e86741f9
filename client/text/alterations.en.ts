import type { Translated } from '#shared/language.ts';
import { freeAlteration } from '#shared/texts/order.en.ts';
import type * as fr from './alterations.fr.ts';

export const alterationTexts: Translated<typeof fr.alterationTexts> = {
  title: 'Alterations',
  number: String,
  free: freeAlteration,
  days: (days) => (days === 1 ? '1 more working day' : `${days} more working days`),
  bounds: (min, max, step) => `From ${min} to ${max}, in steps of ${step}.`,
};
