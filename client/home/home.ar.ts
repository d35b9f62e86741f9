import type { Translated } from '#shared/language.ts';
import type * as fr from './home.fr.ts';

export const homeTexts: Translated<typeof fr.homeTexts> = {
  hero: {
    eyebrow: (city, since) => {
      if (since === null) return city;
      return city === null ? `منذ ${since}` : `${city}، منذ ${since}`;
    },
    action: 'تسوق الآن',
    soon: 'يفتح المتجر قريباً: أولى المنتجات في الطريق.',
  },
  brands: { title: 'علاماتنا التجارية' },
  services: {
    title: 'خدماتنا',
    cards: [
      {
        title: 'نصيحة تناسبك',
        text: 'أحد أعضاء فريقنا يرشدك قبل الطلب.',
        withFrames: 'خبيرة أناقة ترافقك، من القَصّة إلى الإطار.',
      },
      {
        title: 'تعديل على المقاس',
        text: 'الحاشية والأكمام والخصر: نضبطها عليك.',
      },
      {
        title: 'جودة مضمونة',
        text: 'يُفحص كل منتج قبل إرساله.',
        withClothes: 'أقمشة مختارة، وخياطة تُفحص قطعة قطعة.',
      },
      {
        title: 'توصيل سريع',
        text: 'إلى كل المغرب، والشحن خلال 24 إلى 48 ساعة.',
      },
    ],
  },
  featured: { title: 'قطع اخترناها لك', plainTitle: 'اخترنا لك', all: 'عرض كل المنتجات' },
  eyewear: { title: 'نظاراتنا', all: 'عرض كل النظارات' },
  occasions: { title: 'لأي مناسبة؟', all: 'كل المناسبات' },
  campaigns: { all: 'عرض كل المجموعة' },
  categories: { title: 'أقسامنا' },
  preview: {
    note: 'معاينة: هذه الصفحة الرئيسية لم تُنشر بعد.',
    unknown: 'هذا الرابط لم يعد صالحاً.',
    toHome: 'عرض الصفحة الرئيسية',
  },
};
