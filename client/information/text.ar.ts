import { plural, type Translated } from '#shared/language.ts';
import type * as fr from './text.fr.ts';

export const texts: Translated<typeof fr.texts> = {
  home: 'الرئيسية',
  contents: 'المحتويات',
  inForceSince: (date) => `سارية منذ ${date}`,
  noGuides: 'مقاسات كل قطعة مبيَّنة في صفحتها.',
  guideTitle: 'دليل المقاسات',
  widths: 'في المتجر، يمكنك تصفية الإطارات حسب عرضها:',
  help: {
    title: 'هل لديك سؤال؟',
    text: 'نجيب في أيام العمل.',
    link: 'اتصل بنا',
  },
};

export const merchantLabels: typeof fr.merchantLabels = {
  legalName: 'التسمية',
  address: 'المقر',
  ice: 'التعريف الموحد للمقاولة (ICE)',
  rc: 'السجل التجاري (RC)',
  taxId: 'التعريف الضريبي (IF)',
  cndp: 'وصل اللجنة الوطنية (CNDP)',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
};

// After « within » or « during »: in the genitive.
export const units: Translated<typeof fr.units> = {
  days: (count) =>
    plural('AR', count, {
      one: 'يوم واحد',
      two: 'يومين',
      few: '# أيام',
      many: '# يوماً',
      other: '# يوم',
    }),
  hours: (count) =>
    plural('AR', count, {
      one: 'ساعة واحدة',
      two: 'ساعتين',
      few: '# ساعات',
      other: '# ساعة',
    }),
  daysOfWork: (count) =>
    plural('AR', count, {
      one: 'يوم عمل واحد',
      two: 'يومي عمل',
      few: '# أيام عمل',
      many: '# يوم عمل',
      other: '# يوم عمل',
    }),
  workingDays: (min, max) => `${min} إلى ${max} من أيام العمل`,
  hoursBetween: (min, max) => `${min} إلى ${max} ساعة`,
  clock: (hour) => `${hour}:00`,
};
