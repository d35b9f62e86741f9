import type { Translated } from '#shared/language.ts';
import type * as fr from './offline.fr.ts';

export const offlineTexts: Translated<typeof fr.offlineTexts> = {
  documentTitle: 'بلا اتصال',
  title: 'لا يوجد اتصال بالإنترنت.',
  text: 'ستظهر هذه الصفحة حال عودة الاتصال. ما اخترته ما زال محفوظاً.',
  banner: 'لا يوجد اتصال: ستظهر البقية عند عودته.',
};

export const workerTexts: Translated<typeof fr.workerTexts> = {
  title: 'لا يوجد اتصال بالإنترنت',
  text: 'المتجر لا يستجيب. تحقق من الاتصال؛ ما اخترته ما زال محفوظاً.',
  retry: 'إعادة المحاولة',
  copy: 'نسخة محفوظة',
  seenOn: (date) => `محتوى حُفظ في ${date}، يُعرض بلا اتصال.`,
  cart: 'لا يوجد اتصال بالإنترنت. هذه سلتك.',
  refresh: 'تحديث',
};
