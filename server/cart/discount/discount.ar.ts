import { isolated, type Translated } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import { dayInMorocco, momentInMorocco } from '../../shared/time.ts';
import type * as fr from './discount.fr.ts';

export const discountProblems: Translated<typeof fr.discountProblems> = {
  PRICE_CHANGED: {
    CODE_UNKNOWN: ({ text }) => `الرمز «${isolated(text)}» غير موجود.`,
    CODE_NOT_BEGUN: ({ text, at }) =>
      `لا يصلح الرمز «${isolated(text)}» إلا ابتداءً من ${momentInMorocco(at, 'AR')}.`,
    CODE_ENDED: ({ text, at }) =>
      `لم يعد الرمز «${isolated(text)}» صالحاً منذ ${dayInMorocco(at, 'AR')}.`,
    CODE_USED_UP: ({ text }) => `استُعمل الرمز «${isolated(text)}» بعدد المرات المسموح به.`,
    CODE_USED_BY_PHONE: ({ text }) => `سبق استعمال الرمز «${isolated(text)}» مع رقم الهاتف هذا.`,
    CODE_MINIMUM: ({ text, minimum, missing }) =>
      `يصلح الرمز «${isolated(text)}» ابتداءً من مشتريات بمبلغ ${formatMoney(minimum, 'AR')}: ينقص ${formatMoney(missing, 'AR')}.`,
    CODE_NO_GOODS: ({ text }) => `لا يصلح الرمز «${isolated(text)}» لأي منتج في هذه السلة.`,
    CODE_SALE_GOODS: ({ text }) => `لا يصلح الرمز «${isolated(text)}» للمنتجات المخفضة من قبل.`,
  },
  PAYMENT_UNAVAILABLE: {
    NOTHING_DUE: () => 'لا يوجد ما يُدفع بالبطاقة. اختاروا الدفع عند التسليم.',
  },
};
