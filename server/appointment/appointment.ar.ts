import { leftToRight, type Translated } from '#shared/language.ts';
import type * as fr from './appointment.fr.ts';

export const appointmentProblems: Translated<typeof fr.appointmentProblems> = {
  INVALID: {
    SLOT: () => 'هذه الساعة غير معروضة. اختر ساعة أخرى.',
  },
  SLOT_TAKEN: () => 'حُجزت هذه الساعة للتو. اختر ساعة أخرى.',
  UNKNOWN_APPOINTMENT: () => 'هذا الموعد غير موجود، أو أن هذا الرابط لا يفتحه.',
  NOT_ALLOWED_NOW: {
    APPOINTMENT_BEGUN: () => 'بدأ هذا الموعد: لم يعد من الممكن إلغاؤه.',
  },
};

export const appointmentMails: Translated<typeof fr.appointmentMails> = {
  APPOINTMENT_BOOKED: {
    subject: (when) => `موعدك: ${when}`,
    title: 'تم حجز موعدك',
    inShop: 'ننتظرك في المتجر.',
    byPhone: (phone) => `سنتصل بك على الرقم ${leftToRight(phone)}.`,
    calendar: 'الملف المرفق يضيف الموعد إلى مفكرتك.',
    cancel: 'إن غيرت رأيك، فألغه بهذا الرابط: سيستفيد شخص آخر من هذه الساعة.',
    action: 'رؤية موعدي أو إلغاؤه',
  },
  APPOINTMENT_CANCELLED: {
    subject: (when) => `إلغاء الموعد: ${when}`,
    title: 'أُلغي موعدك',
    byShopper: 'أنت من ألغاه.',
    byShop: (reason) => `ألغاه المتجر: ${reason}`,
    again: 'يمكنك اختيار ساعة أخرى.',
    action: 'اختيار ساعة أخرى',
  },
};
