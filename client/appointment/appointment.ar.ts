import type { Translated } from '#shared/language.ts';
import { appointmentKinds } from '#shared/texts/appointment.ar.ts';
import type * as fr from './appointment.fr.ts';

export const appointmentTexts: Translated<typeof fr.appointmentTexts> = {
  kinds: appointmentKinds,
  weekdays: ['الأحد', 'الإثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  day: (weekday, date) => `${weekday} ${date}`,
  at: (day, time) => `${day} على الساعة ${time}`,
  advice: {
    title: 'استشارة شخصية',
    describe: (shopName) =>
      `احجز موعداً مع مصممة أزياء من ${shopName}: في المتجر، أو للقياس والتعديل، أو عبر الهاتف.`,
    describePlainly: (shopName) =>
      `احجز موعداً مع أحد أعضاء فريق ${shopName}: في المتجر أو عبر الهاتف، مجاناً ودون التزام.`,
    lead: 'ساعة لك وحدك، مجانية ودون التزام: في المتجر أو عبر الهاتف.',
    kind: 'أي موعد تريد؟',
    notes: {
      ADVICE: 'ترشدك مصممة أزياء، من القصّة إلى إطار النظارة.',
      FITTING: 'تجرّب ونحن نعدّل: الأطراف والأكمام والخصر.',
      PHONE: 'نتصل بك في الساعة التي تختارها.',
    },
    plainNotes: {
      ADVICE: 'يرشدك أحد أعضاء فريقنا، دون التزام.',
      FITTING: 'تجرّب في المتجر، دون التزام.',
    },
    day: 'اليوم',
    show: 'عرض الساعات',
    time: 'الساعة',
    taken: (time) => `${time}، محجوزة`,
    noTime: 'لا توجد ساعة متاحة في هذا اليوم. اختر يوماً آخر.',
    noDay: 'لا يُعرض أي موعد من هذا النوع حالياً.',
    person: 'معلوماتك',
    name: 'الاسم',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني (اختياري)',
    emailHint: 'لتتوصل بالتأكيد وبرابط الإلغاء.',
    note: 'ما ينبغي أن نعرفه (اختياري)',
    noteHint: 'مناسبة، مقاس، قطعة رأيتها…',
    plainNoteHint: 'منتج رأيته، ما تبحث عنه…',
    privacy: (days) => `تُستعمل هذه المعلومات لهذا الموعد، وتُحذف بعده بـ ${days} يوماً.`,
    submit: 'حجز الموعد',
    submitting: 'لحظة من فضلك…',
    linkNote: 'لا يمكن أن يتضمن الاسم أو الملاحظة رابطاً أو بريداً إلكترونياً.',
    emailNote: 'هذا البريد الإلكتروني غير صالح.',
  },
  page: {
    title: 'موعدك',
    statuses: {
      BOOKED: 'تم حجز موعدك.',
      CANCELLED: 'أُلغي هذا الموعد.',
      CAME: 'شكراً على حضورك.',
      DID_NOT_COME: 'انقضى هذا الموعد.',
    },
    kind: 'من أجل',
    when: 'متى',
    name: 'الاسم',
    phone: 'الهاتف',
    note: 'ملاحظة',
    reason: 'السبب',
    calendar: 'إضافة إلى مفكرتي',
    linkNote: 'احتفظ بهذا الرابط: فهو يفتح موعدك ويتيح لك إلغاءه.',
    cancel: 'إلغاء الموعد',
    cancelling: 'لحظة من فضلك…',
    again: 'اختيار ساعة أخرى',
    unknown: 'هذا الموعد غير موجود، أو أن هذا الرابط لا يفتحه.',
  },
};
