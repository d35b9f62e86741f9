import type { Translated } from '#shared/language.ts';
import type * as fr from './stock-alert.fr.ts';

export const stockMails: Translated<typeof fr.frStockMails> = {
  CONFIRM_STOCK_ALERT: {
    subject: 'أكّد تنبيه التوفر',
    title: 'أكّد تنبيهك',
    paragraphs: (name) => [
      `تود أن تعرف متى تتوفر هذه القطعة من جديد: ${name}. افتح هذا الرابط خلال 7 أيام لتأكيد بريدك.`,
      'ستتوصل حينها برسالة واحدة، يوم توفرها. الرابط نفسه يلغي التنبيه.',
      'إن لم تطلب شيئاً، فتجاهل هذه الرسالة: لن تتوصل بغيرها.',
    ],
    action: 'تأكيد تنبيهي',
  },
  BACK_IN_STOCK: {
    subject: (title) => `متوفر من جديد: ${title}`,
    title: 'متوفر من جديد',
    paragraphs: (name) => [
      `القطعة التي كنت تنتظرها متوفرة من جديد: ${name}.`,
      'الكميات محدودة، وليست محجوزة لأحد: اطلبها في أقرب وقت.',
      'هذه الرسالة تنهي تنبيهك؛ لن تتوصل بغيرها في هذا الشأن.',
    ],
    action: 'رؤية القطعة',
  },
};
