import type { Translated } from '#shared/language.ts';
import type * as fr from './cart.fr.ts';

export const cartTexts: Translated<typeof fr.cartTexts> = {
  added: 'أُضيف إلى السلة!',
  viewLine: (variant) => `عرض: ${variant}`,
  removed: 'أُزيل المنتج من السلة!',
  cleared: 'أُزيلت كل المنتجات من السلة!',
  full: 'لا يمكن أن تضم السلة أكثر من 100 منتج مختلف.',
  quantityFull: 'لا يمكن طلب أكثر من 99 من القطعة نفسها.',
  restored: 'استُرجعت السلة.',
  quantityNow: (quantity) => `الكمية: ${quantity}`,
  merged: 'ما كان في سلتك محفوظ الآن في حسابك.',
  logInFirst: 'يرجى الدخول إلى حسابك للمتابعة!',
};
