import { type Translated } from '#shared/language.ts';

import type * as fr from './catalog.fr.ts';

export const catalogProblems: Translated<typeof fr.catalogProblems> = {
  UNKNOWN_PRODUCT: {
    CATALOG: () => 'هذا المنتج غير موجود أو لم يعد يباع.',
  },
  UNKNOWN_VARIANT: {
    CATALOG: () => 'لا يوجد هذا المنتج بهذا المقاس أو بهذا اللون.',
  },
  UNKNOWN_ALTERATION: {
    CATALOG: () => 'هذا التعديل غير متاح لهذا المنتج.',
  },
  NOT_ALLOWED_NOW: {
    IN_STOCK: () => 'هذه القطعة متوفرة: يمكنك طلبها.',
  },
  INVALID_TOKEN: {
    STOCK_ALERT: () => 'لم يعد هذا الرابط صالحاً: انتهى التنبيه، أو لم يؤكَّد خلال 7 أيام.',
  },
};
