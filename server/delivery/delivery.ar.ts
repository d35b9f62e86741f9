import { isolated, type Translated } from '#shared/language.ts';

import type * as fr from './delivery.fr.ts';

export const deliveryTitles: Translated<typeof fr.deliveryTitles> = {
  COURIER: () => 'توصيل إلى المنزل',
  PICKUP: (place) => `استلام من: ${isolated(place)}`,
};

export const deliveryProblems: Translated<typeof fr.deliveryProblems> = {
  INVALID: {
    CITY: () => 'اختر مدينة من اللائحة.',
    UNSERVED_CITY: ({ titles }) =>
      `${titles.AR ?? isolated(titles.FR)}: لا نوصل إليها في الوقت الحالي.`,
    DELIVERY_OPTION: () => 'طريقة التوصيل هذه غير متاحة لهذه المدينة. اختر طريقة أخرى.',
  },
};
