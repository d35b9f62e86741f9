import type { Translated } from '#shared/language.ts';
import { offlineTexts } from './offline.ar.ts';
import type * as fr from './shop.fr.ts';
import { uiTexts } from './ui.ar.ts';

export const shopTexts: Translated<typeof fr.shopTexts> = {
  problems: uiTexts.problems,

  breadcrumb: { home: 'الرئيسية', shop: 'المتجر' },

  app: {
    /** Differs from the name of the other links to an order. */
    findOrder: 'تتبع الطلبيات',
    skipToContent: 'الانتقال إلى المحتوى',
    mainNavigation: 'التنقل الرئيسي',
    brand: (name) => `${name}، الصفحة الرئيسية`,
    home: 'الرئيسية',
    shop: 'المتجر',
    cart: 'السلة',
    cartFilled: 'ما اخترته في انتظارك.',
    wishlist: 'المفضلة',
    account: 'الحساب',
    languages: 'اللغات',
    // Not the name of the catalogue's field: each name leads to one field.
    search: {
      open: 'بحث',
      field: 'البحث في المتجر',
      placeholder: 'بحث',
      close: 'إغلاق البحث',
    },
    loading: uiTexts.loading,
    banner: {
      region: 'التسجيل',
      text: 'أنشئ حسابك: مفضلتك وعناوينك تنتظرك فيه.',
      signUp: 'التسجيل',
      close: 'إغلاق الشريط',
    },
    footer: {
      copyright: (name) => `© ${name}. جميع الحقوق محفوظة.`,
      linksTitle: 'روابط مفيدة',
      home: 'الرئيسية',
      shop: 'المتجر',
      // Not the names of the header's icons: each name leads to one link.
      wishlist: 'مفضلتي',
      cart: 'سلتي',
      socialTitle: 'تابعنا',
      servicesTitle: 'خدماتنا',
      services: ['نصائح شخصية', 'تعديلات على المقاس', 'ضمان الجودة', 'توصيل سريع'],
      city: (city) => (city === null ? 'المغرب' : `${city}، المغرب`),
      information: {
        title: 'معلومات',
        occasions: 'المناسبات',
        delivery: 'التوصيل والإرجاع',
        // Not the name of the product page's link: each name leads to one link.
        sizes: 'المقاسات والقياسات',
        frames: 'إطار على مقاسي',
        faq: 'أسئلة شائعة',
        contact: 'اتصل بنا',
        terms: 'الشروط العامة للبيع',
        imprint: 'البيانات القانونية',
        privacy: 'الخصوصية',
      },
    },
    notFound: {
      documentTitle: 'الصفحة غير موجودة',
      message: 'عذراً! الصفحة المطلوبة غير موجودة.',
      home: 'العودة إلى الصفحة الرئيسية',
    },
    error: {
      documentTitle: 'حدث خطأ',
      title: 'حدث خطأ ما.',
      text: 'ما اخترته ما زال محفوظاً. أعد تحميل الصفحة للمتابعة من حيث توقفت.',
      reload: 'إعادة تحميل الصفحة',
    },
    offline: offlineTexts,
  },

  ui: uiTexts.ui,
};
