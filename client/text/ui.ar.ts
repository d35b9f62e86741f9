import type { Translated } from '#shared/language.ts';
import type * as fr from './ui.fr.ts';

export const uiTexts: Translated<typeof fr.uiTexts> = {
  problems: {
    unreachable: 'تعذر الوصول إلى المتجر. يرجى المحاولة لاحقاً.',
    sessionOver: 'انتهت جلستك. يرجى تسجيل الدخول من جديد.',
    tooMany: 'طلبات كثيرة في وقت واحد. يرجى الانتظار لحظة.',
    unexpected: 'حدث خطأ. يرجى المحاولة لاحقاً.',
    offline: 'لا يوجد اتصال بالإنترنت.',
  },

  ui: {
    breadcrumb: 'مسار التصفح',
    close: 'إغلاق',
    retry: 'إعادة المحاولة',
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
    originalPrice: 'الثمن الأصلي:',
    priceFrom: 'ابتداءً من',
    rating: (value) => `التقييم: ${value} من 5`,
    blankField: 'هذه الخانة ضرورية.',
    undo: 'تراجع',
    undoKeys: 'Alt+T',
  },

  loading: 'جارٍ التحميل…',
  notifications: 'الإشعارات',
};
