import { isolated, type Translated } from '#shared/language.ts';

import type * as fr from './catalog.fr.ts';

/** Writes a decimal comma, as prices in Arabic have it. */
const decimal = (number: number) => String(number).replace('.', ',');

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
  REQUIRED: {
    ALTERATION_VALUE: () => 'حدد قياس هذا التعديل.',
  },
  INVALID: {
    ALTERATION_TWICE: () => 'سبق اختيار هذا التعديل.',
    ALTERATION_VALUE: ({ titles, min, max, step }) =>
      `${titles.AR ?? isolated(titles.FR)}: من ${decimal(min)} إلى ${decimal(max)}، بفارق ${decimal(step)}.`,
    ALTERATION_UNMEASURED: () => 'لا يُختار لهذا التعديل أي قياس.',
  },
  NOT_ALLOWED_NOW: {
    IN_STOCK: () => 'هذه القطعة متوفرة: يمكنك طلبها.',
  },
  INVALID_TOKEN: {
    STOCK_ALERT: () => 'لم يعد هذا الرابط صالحاً: انتهى التنبيه، أو لم يؤكَّد خلال 7 أيام.',
  },
};
