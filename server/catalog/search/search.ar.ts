import type { Translated } from '#shared/language.ts';
import type * as fr from './search.fr.ts';

export const searchTexts: Translated<typeof fr.searchTexts> = {
  size: (size) => `المقاس ${size}`,
  priceTo: (price) => `أقل من ${price}`,
  priceFrom: (price) => `أكثر من ${price}`,
  prices: (lowest, highest) => `من ${lowest} إلى ${highest}`,
  pages: {
    sale: 'المنتجات المخفضة',
    newest: 'الجديد',
    delivery: 'التوصيل والإرجاع',
    contact: 'اتصلوا بنا',
    sizeGuide: 'دليل المقاسات',
    findOrder: 'تتبع طلبي',
    faq: 'الأسئلة الشائعة',
    logIn: 'تسجيل الدخول',
    frameFinder: 'البحث عن إطاري',
  },
};
