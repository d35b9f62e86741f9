import { leftToRight, type Translated } from '#shared/language.ts';
import type * as fr from './address.fr.ts';

export const addressTexts: Translated<typeof fr.addressTexts> = {
  title: 'عناوين التسليم',
  add: '+ إضافة عنوان جديد',
  none: 'لا يوجد أي عنوان بعد.',
  comma: '، ',
  edit: 'تعديل',
  remove: 'حذف',
  removed: 'حُذف العنوان.',
  restored: 'استُعيد العنوان.',
  saved: 'حُفظ العنوان.',
  form: {
    phoneNote: '(رقم غير صالح)',
    phoneExample: `مثال: ${leftToRight('06 12 34 56 78')}`,
    postalCodeInvalid: 'يتكون الرمز البريدي من خمسة أرقام.',
    title: 'أدخل عنوانك',
    name: 'الاسم',
    street: 'الشارع',
    city: 'المدينة',
    region: 'الجهة',
    postalCode: 'الرمز البريدي',
    phone: 'الهاتف (اختياري)',
    submitNew: 'إضافة العنوان',
    submitEdited: 'حفظ العنوان',
    blank: 'يرجى ملء جميع الخانات!',
  },
};
