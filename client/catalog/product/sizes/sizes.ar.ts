import { plural, type Translated } from '#shared/language.ts';
import type * as fr from './sizes.fr.ts';

export const sizeTexts: Translated<typeof fr.sizeTexts> = {
  title: 'مقاسي',
  yours: (size) => `مقاسك: ${size}`,
  choose: (size) => `اختر المقاس ${size}`,
  warnings: (n) =>
    plural('AR', n, {
      zero: '',
      one: 'ملاحظة حول هذا المقاس',
      two: 'ملاحظتان حول هذا المقاس',
      few: '# ملاحظات حول هذا المقاس',
      many: '# ملاحظة حول هذا المقاس',
      other: '# ملاحظة حول هذا المقاس',
    }),
  text: 'الشريط مسطح، دون شد. يكفي قياس واحد، والأكثر أدق.',
  privacy: 'تبقى قياساتك على هذا الجهاز: لا تُرسل إلينا.',
  fields: {
    chest: { label: 'محيط الصدر', hint: 'عند أعرض موضع، والشريط أفقي.' },
    waist: { label: 'محيط الخصر', hint: 'عند أضيق موضع، فوق السرة بقليل.' },
    hips: { label: 'محيط الوركين', hint: 'عند أعرض موضع، والقدمان مضمومتان.' },
    height: { label: 'القامة', hint: 'الظهر إلى الحائط، دون حذاء.' },
  },
  unit: 'سم',
  number: (centimetres) => String(centimetres).replace('.', ','),
  submit: 'معرفة مقاسي',
  forget: 'مسح قياساتي',
  forgotten: 'مُسحت قياساتك.',
  problems: {
    none: 'أدخل قياساً واحداً على الأقل.',
    unreadable: (min, max) => `عدد بالسنتيمتر، من ${min} إلى ${max}.`,
  },
};
