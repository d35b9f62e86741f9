import { isolated, plural, type Titles, type Translated } from '#shared/language.ts';

import type * as fr from './cart.fr.ts';

/** A French name keeps its punctuation to itself. */
const nameOf = ({ AR, FR }: Titles) => AR ?? isolated(FR);

export const cartProblems: Translated<typeof fr.cartProblems> = {
  INVALID: {
    QUANTITY: () => 'يجب أن تكون الكمية عدداً صحيحاً من 1 إلى 99.',
    QUANTITY_FULL: () => 'لا يمكن طلب أكثر من 99 من القطعة نفسها.',
    CART_ACTION: () => 'يجب أن تكون قيمة action.type هي «increment» أو «decrement».',
  },
  UNKNOWN_PRODUCT: {
    ORDERED: ({ titles }) => `لم يعد «${nameOf(titles)}» يباع.`,
  },
  UNKNOWN_VARIANT: {
    ORDERED: ({ titles }) => `لم يعد «${nameOf(titles)}» متوفراً بهذا المقاس أو بهذا اللون.`,
  },
  UNKNOWN_ALTERATION: {
    ORDERED: ({ titles }) => `لم يعد التعديل المختار لـ«${nameOf(titles)}» متاحاً بهذا الشكل.`,
  },
  OUT_OF_STOCK: ({ titles }) => `نفد «${nameOf(titles)}» من المخزون.`,
  INSUFFICIENT_STOCK: ({ available, others = [] }) =>
    available <= 0
      ? `نفد من المخزون.${others.length > 0 ? ` المتوفر: ${others.map(isolated).join('، ')}.` : ''}`
      : plural('AR', available, {
          one: 'لم تبق سوى قطعة واحدة.',
          two: 'لم تبق سوى قطعتين.',
          few: 'لم تبق سوى # قطع.',
          other: 'لم تبق سوى # قطعة.',
        }),
  NOT_IN_CART: () => 'هذا المنتج ليس في السلة.',
  EMPTY_CART: {
    CART: () => 'سلتك فارغة.',
  },
  LIMIT_REACHED: {
    CART: () => 'لا يمكن أن تضم السلة أكثر من 100 منتج مختلف.',
  },
};
