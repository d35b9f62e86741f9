import { isolated, type Translated } from '#shared/language.ts';
import type * as fr from './cityDelivery.fr.ts';

export const cityTexts: Translated<typeof fr.cityTexts> = {
  missing: (amount) => `بقي ${amount} للتوصيل المجاني.`,
  /** Lets the shopper name a city. */
  dialog: {
    title: 'مدينتك',
    city: 'المدينة',
    submit: 'عرض التوصيل',
    unknown: 'اختر مدينة من اللائحة.',
    done: (city) => `التوصيل إلى ${isolated(city)}.`,
  },
};
