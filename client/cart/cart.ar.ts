import type { Translated } from '#shared/language.ts';
import type * as fr from './cart.fr.ts';

export const cartTexts: Translated<typeof fr.cartTexts> = {
  added: 'أُضيف إلى السلة!',
  viewLine: (variant) => `عرض: ${variant}`,
  full: 'لا يمكن أن تضم السلة أكثر من 100 منتج مختلف.',
  quantityFull: 'لا يمكن طلب أكثر من 99 من القطعة نفسها.',
  merged: 'ما كان في سلتك محفوظ الآن في حسابك.',
  logInFirst: 'يرجى الدخول إلى حسابك للمتابعة!',
};
