import { plural, type Translated } from '#shared/language.ts';
import { freeAlteration } from '#shared/texts/order.ar.ts';
import type * as fr from './alterations.fr.ts';

const number = (value: number) => String(value).replace('.', ',');

export const alterationTexts: Translated<typeof fr.alterationTexts> = {
  title: 'التعديلات',
  number,
  free: freeAlteration,
  days: (days) =>
    plural('AR', days, {
      one: 'يوم عمل إضافي',
      two: 'يوما عمل إضافيان',
      few: '# أيام عمل إضافية',
      many: '# يوم عمل إضافياً',
      other: '# يوم عمل إضافي',
    }),
  bounds: (min, max, step) =>
    `من ${number(min)} إلى ${number(max)}، والفرق بين قيمة والتي تليها ${number(step)}.`,
};
