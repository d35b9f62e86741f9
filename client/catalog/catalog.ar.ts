import { isolated, plural, type Translated } from '#shared/language.ts';
import type * as fr from './catalog.fr.ts';

export const catalogTexts: Translated<typeof fr.catalogTexts> = {
  documentTitle: 'المتجر',
  description:
    'قفاطين وفساتين وقمصان وسراويل ونظارات بتوقيع كبار المصممين: كل ما في متجر Belle Vue بالرباط.',
  describe: (name) =>
    `${name} لدى Belle Vue، دار الأزياء والنظارات بالرباط: الأثمنة والآراء والتوفر.`,
  title: 'المتجر',
  search: 'البحث في المتجر...',
  clearSearch: 'مسح البحث',
  resultsFor: (text) => `نتائج البحث عن «${isolated(text)}»`,
  searchAsWritten: (text) => `البحث عن «${isolated(text)}» كما كُتب`,
  without: (words) =>
    `لم نأخذ في الاعتبار ${words.map((word) => `«${isolated(word)}»`).join('، ')}.`,
  unsold: (kinds) => `لا نبيع ${kinds.join(' ولا ')}.`,
  answers: 'ربما تبحثون عن:',
  filters: 'التصفية',
  closeFilters: 'إغلاق',
  activeFilters: 'التصفية الحالية',
  skipFilters: 'الانتقال إلى المنتجات',
  showFound: (n) =>
    n === undefined
      ? 'عرض المنتجات'
      : plural('AR', n, {
          zero: 'لا منتجات',
          one: 'عرض المنتج',
          two: 'عرض المنتجين',
          few: 'عرض # منتجات',
          many: 'عرض # منتجاً',
          other: 'عرض # منتج',
        }),
  clearFilters: 'إلغاء التصفية',
  all: 'الكل',
  categories: 'الأقسام',
  occasion: 'المناسبة',
  brands: 'العلامات التجارية',
  price: 'الثمن',
  minPrice: 'أدنى ثمن (درهم)',
  maxPrice: 'أقصى ثمن (درهم)',
  askPrice: (price, digits) => `هل تقصد ${price}؟ اكتب إذن ${digits} بدون نقطة ولا فاصلة.`,
  unreadablePrice: 'اكتب مبلغاً بالدرهم، مثل 1299,50.',
  onSale: 'بثمن مخفض',
  priceFrom: (price) => `ابتداءً من ${price}`,
  priceTo: (price) => `إلى غاية ${price}`,
  options: { size: 'المقاس', colour: 'اللون' },
  size: (size) => `المقاس: ${size}`,
  audience: 'لمن',
  width: 'عرض الإطار',
  widths: {
    NARROW: 'ضيق، أقل من 130\u00a0ملم',
    MEDIUM: 'متوسط، من 130 إلى 139\u00a0ملم',
    WIDE: 'عريض، ابتداءً من 140\u00a0ملم',
  },
  frameFinder: 'إطارات بمقاس نظاراتي',
  maxRating: 'أعلى تقييم',
  sort: 'الترتيب حسب',
  sorts: {
    FEATURED: 'اختياراتنا',
    PRICE_ASC: 'الأقل ثمناً أولاً',
    PRICE_DESC: 'الأعلى ثمناً أولاً',
  },
  availability: 'التوفر',
  includeOutOfStock: 'إظهار ما نفد من المخزون',
  results: 'المنتجات',
  markUpTo: (mark) => `التقييم: ${mark} أو أقل`,
  ofFive: (mark) => `${mark} من 5`,
  removeFilter: (label) => `إزالة من التصفية: ${label}`,
  more: 'عرض المزيد من المنتجات',
  next: 'الصفحة التالية',
  apply: 'تطبيق التصفية',
  retry: 'إعادة المحاولة',
};
