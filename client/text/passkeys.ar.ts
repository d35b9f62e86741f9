import type { Translated } from '../../server/shared/isomorphic/language.ts';
import type * as fr from './passkeys.fr.ts';

export const passkeyTexts: Translated<typeof fr.passkeyTexts> = {
  title: 'مفاتيح المرور',
  text: 'تسجيل الدخول بلا كلمة مرور: ببصمتك أو وجهك أو رمز جهازك. مفتاح المرور لا يُخمَّن، ولا تسرقه صفحة مزيفة.',
  none: 'ليس لديك مفتاح مرور بعد.',
  added: (date) => `أُضيف في ${date}`,
  used: (date) => `استُعمل في ${date}`,
  unused: 'لم يُستعمل بعد',
  add: 'إضافة مفتاح مرور',
  logIn: 'تسجيل الدخول بمفتاح مرور',
  elsewhere: {
    before: 'تحتاج مفاتيح المرور إلى اسم نطاق. لتجربتها، افتح',
    after: '.',
  },
  form: {
    title: 'إضافة مفتاح مرور',
    text: 'سيسألك المتصفح بعد ذلك أين تحفظ المفتاح، ويتحقق من هويتك.',
    name: 'اسم المفتاح',
    nameHint: 'لتمييزه في القائمة، 40 حرفاً على الأكثر.',
    defaultName: 'مفتاح المرور الخاص بي',
    password: 'كلمة المرور',
    submit: 'متابعة',
    done: 'أُضيف مفتاح المرور.',
  },
  removal: {
    open: 'حذف',
    openOf: (name) => `: ${name}`,
    title: 'حذف مفتاح المرور هذا؟',
    text: (name) =>
      `لن يسمح «${name}» بعد الآن بالدخول إلى حسابك. احذفه أيضاً من جهازك أو من مدير كلمات المرور.`,
    dismiss: 'الاحتفاظ بالمفتاح',
    submit: 'حذف المفتاح',
    done: 'حُذف مفتاح المرور.',
  },
  problems: {
    failed: 'تعذر استعمال مفتاح المرور. يرجى المحاولة مرة أخرى.',
    unavailable: 'مفاتيح المرور غير متاحة في هذا العنوان.',
    alreadyThere: 'في هذا الجهاز مفتاح مرور لحسابك من قبل.',
    unsupported: 'لا يمكن لهذا الجهاز حفظ مفتاح مرور.',
  },
};
