import { plural, type Translated } from '../../../server/shared/isomorphic/language.ts';
import type * as fr from './cartPage.fr.ts';

export const cartPageTexts: Translated<typeof fr.cartPageTexts> = {
  title: 'السلة',
  titleWith: (quantity) => `السلة (${quantity})`,
  clear: 'إفراغ السلة',
  keep: (quantity) => `الإبقاء على ${quantity}`,
  quantity: 'الكمية',
  increase: 'زيادة الكمية',
  decrease: 'تقليل الكمية',
  remove: 'حذف',
  lineTotal: 'مجموع هذه القطعة:',
  warnings: 'للتحقق قبل الطلب',
  removeWarned: 'إزالة من السلة',
  summary: 'الملخص',
  subtotal: (quantity) => `المجموع الفرعي (${quantity})`,
  discount: 'التخفيض',
  shipping: 'التوصيل',
  free: 'مجاني',
  guestFree: 'مجاني',
  total: (quantity) => `المجموع (${quantity})`,
  shippingNote: 'التوصيل مجاني للطلبيات التي تتجاوز 1000\u00a0درهم',
  order: 'إتمام الطلب',
  withoutAccount: 'الطلب ممكن دون حساب',
  logIn: 'الدخول لاستعمال عناوينك المحفوظة',
  empty: 'سلتك فارغة!',
  toShop: 'زيارة المتجر',
  lastSeen: (at) =>
    `دون اتصال: هذه مبالغ ${at.toLocaleString('ar-MA-u-nu-latn', { dateStyle: 'long', timeStyle: 'short' })}. تغيير الكمية والطلب يحتاجان إلى الشبكة.`,
  missing: (count) =>
    plural('AR', count, {
      one: 'قطعة أُضيفت بعد ذلك ستظهر عند عودة الاتصال.',
      two: 'قطعتان أُضيفتا بعد ذلك ستظهران عند عودة الاتصال.',
      few: '# قطع أُضيفت بعد ذلك ستظهر عند عودة الاتصال.',
      other: '# قطعة أُضيفت بعد ذلك ستظهر عند عودة الاتصال.',
    }),
  notUpdated: 'تعذر تحديث المبالغ.',
  retry: 'إعادة المحاولة',
  missingForFree: (amount) => `لم يبق سوى ${amount} للتوصيل المجاني`,
  freeDelivery: 'التوصيل مجاني!',
};
