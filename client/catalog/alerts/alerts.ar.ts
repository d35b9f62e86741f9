import type { Translated } from '#shared/language.ts';
import type * as fr from './alerts.fr.ts';

export const alertTexts: Translated<typeof fr.alertTexts> = {
  text: 'رسالة واحدة، يوم تعود هذه القطعة. لا يُستعمل بريدك لغير ذلك.',
  email: 'البريد الإلكتروني',
  submit: 'تلقي التنبيه',
  submitting: 'جارٍ الإرسال…',
  sent: 'أكّد بريدك الإلكتروني',
  sentText: (email) => `أُرسلت الآن رسالة إلى ${email}. افتح الرابط الذي فيها لتأكيد التنبيه.`,
  page: {
    title: 'تنبيه العودة إلى المخزون',
    text: 'نفدت هذه القطعة من المخزون. أكّد التنبيه لتصلك رسالة، واحدة فقط، يوم عودتها.',
    confirm: 'تأكيد التنبيه',
    confirmed: 'تم تأكيد التنبيه. سنراسلك يوم تعود هذه القطعة.',
    cancel: 'إلغاء التنبيه',
    cancelled: 'أُلغي التنبيه: لن تصلك أي رسالة.',
    unusable: 'لم يعد هذا الرابط صالحاً: انتهى التنبيه، أو لم يؤكَّد خلال 7 أيام.',
    toProduct: 'عرض القطعة',
    toShop: 'زيارة المتجر',
  },
};
