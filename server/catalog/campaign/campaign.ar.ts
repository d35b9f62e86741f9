import { isolated, plural, type Translated } from '#shared/language.ts';
import type * as fr from './campaign.fr.ts';

export const campaignTexts: Translated<typeof fr.campaignTexts> = {
  // The word of law 31-08 in Arabic is « البيع بالتخفيض ».
  labels: { SALE: 'تخفيض', PROMOTION: 'عرض خاص' },
  sale: (span, goods) => `تخفيض ${span} على ${goods}`,
  promotion: (end) => `عرض خاص إلى غاية ${end}`,
  collection: (end) => `إلى غاية ${end}`,
  span: (start, end) => `من ${start} إلى ${end}`,
  oneDay: (day) => `يوم ${day}`,
  dayOfMonth: (day) => String(day),
  at: (day, time) => `${day} على الساعة ${time}`,
  selection: 'مجموعة مختارة',
  categories: (names, list) => (names.length === 1 ? `كل قسم ${list}` : `أقسام ${list}`),
  brands: (names, list) =>
    names.length === 1 ? `علامة ${isolated(list)}` : `علامات ${isolated(list)}`,
  products: (n) =>
    plural('AR', n, {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجين',
      few: '# منتجات',
      many: '# منتجاً',
      other: '# منتج',
    }),
};
