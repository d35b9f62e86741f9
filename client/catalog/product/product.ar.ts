import { plural, type Translated } from '#shared/language.ts';
import type * as fr from './product.fr.ts';

export const productTexts: Translated<typeof fr.productTexts> = {
  inStock: 'متوفر',
  left: (quantity) =>
    plural('AR', quantity, {
      one: 'لم تبق سوى قطعة واحدة',
      two: 'لم تبق سوى قطعتين',
      few: 'لم تبق سوى # قطع',
      other: 'لم تبق سوى # قطعة',
    }),
  sizeGuide: 'دليل المقاسات',
  measuring: 'كيفية أخذ القياسات',
  mySize: 'مقاسي',
  yourSize: 'مقاسك',
  fit: {
    RUNS_SMALL: 'القَصّة صغيرة: خذ مقاساً أكبر.',
    TRUE_TO_SIZE: 'القَصّة مضبوطة: خذ مقاسك المعتاد.',
    RUNS_LARGE: 'القَصّة كبيرة: خذ مقاساً أصغر.',
  },
  ofAlterations: (price) => `منها ${price} للتعديلات`,
  alert: { open: 'تنبيه عند التوفر', title: 'تنبيه عند التوفر من جديد' },
  needsScript: 'تحتاج السلة إلى JavaScript: فعّله لشراء هذه القطعة.',
  related: 'من المجموعة نفسها',
  category: 'القسم',
  description: 'الوصف',
  preview: 'معاينة: هذا المنتج غير معروض للبيع.',
  unknown: 'هذا المنتج غير موجود أو لم يعد يباع.',
  unknownTitle: 'المنتج غير موجود',
  toShop: 'زيارة المتجر',
  recentlyViewed: 'آخر ما شاهدت',
  delivery: {
    between: (first, last) => `التسليم بين ${first} و${last}`,
    on: (day) => `التسليم يوم ${day}`,
    cost: (fee, freeFrom) => `التوصيل: ${fee}، ومجاني ابتداءً من ${freeFrom} أو لمن له حساب.`,
    city: 'التحقق من مدينتي',
    otherCity: 'تغيير المدينة',
    free: 'التوصيل مجاني',
  },
  sections: {
    details: 'التفاصيل',
    care: 'العناية',
    measures: {
      title: 'القياسات',
      text: 'بالمليمتر؛ والرسم مطابق للنسب.',
      frameWidth: 'عرض الإطار',
      lensWidth: 'عرض العدسة',
      lensHeight: 'ارتفاع العدسة',
      bridgeWidth: 'الجسر',
      templeLength: 'الذراعان',
      compare: 'مقارنة بنظاراتي',
      millimetres: (n) => `${n}\u00a0ملم`,
    },
    wearers: {
      title: 'الطول عليك',
      legend: 'قامتك',
      metres: (centimetres) => `${(centimetres / 100).toFixed(2).replace('.', ',')}\u00a0م`,
    },
    delivery: {
      title: 'التوصيل والإرجاع',
      lines: (fee, freeFrom, days) => [
        'التوصيل في أيام العمل، من الاثنين إلى السبت، في التواريخ المبينة أعلاه.',
        `${fee}، ومجاني ابتداءً من ${freeFrom} أو لمن له حساب، ما لم تكن لمدينتك تعريفة خاصة بها.`,
        `أمامك ${plural('AR', days, { one: 'يوم', two: 'يومان', few: '# أيام', other: '# يوماً' })} بعد التسليم للتراجع عن الشراء (القانون 31.08): اطلب الإرجاع من صفحة طلبيتك.`,
      ],
      more: 'كل شيء عن التوصيل والاستبدال',
    },
  },
  picture: {
    all: 'صور المنتج',
    nth: (n, count, alt) => `الصورة ${n} من ${count}: ${alt}`,
    enlarge: 'تكبير الصورة',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    zoom: (percent) => `${percent}%`,
    hint: 'للتكبير: عجلة الفأرة أو إصبعان أو نقرة مزدوجة. للتحريك: السحب أو الأسهم.',
  },
  share: {
    share: 'مشاركة',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط',
    notCopied: 'تعذر نسخ الرابط.',
    whatsApp: 'مشاركة على واتساب',
    newTab: '(علامة تبويب جديدة)',
  },
  policies: [
    {
      title: 'تجربة لمدة 7 أيام',
      text: 'استبدال مجاني إن لم تعجبك القطعة.',
    },
    {
      title: 'أصالة مضمونة',
      text: 'استرداد المبلغ إن لم يكن المنتج أصلياً.',
    },
  ],
};
