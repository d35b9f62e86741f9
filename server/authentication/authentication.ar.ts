import { type Translated } from '#shared/language.ts';

import type * as fr from './authentication.fr.ts';

export const authenticationProblems: Translated<typeof fr.authenticationProblems> = {
  UNKNOWN_PASSKEY: {
    LOG_IN: () => 'لم نتعرف على مفتاح المرور هذا. حاول مرة أخرى، أو ادخل بكلمة المرور.',
    REMOVE: () => 'سبق حذف مفتاح المرور هذا.',
  },
  UNKNOWN_SESSION: () => 'انتهت هذه الجلسة من قبل.',
  INVALID: {
    PASSWORD_LENGTH: ({ min, max }) => `يجب أن تتكون كلمة المرور من ${min} إلى ${max} حرفاً.`,
    PASSWORD_COMMON: () => 'كلمة المرور هذه من أكثر الكلمات شيوعاً. اختر كلمة أصعب تخميناً.',
    PASSWORD_REPEATED: () =>
      'كلمة المرور هذه تكرر الحروف نفسها أو تتبع تسلسلها. اختر كلمة أصعب تخميناً.',
    PASSWORD_WITHOUT_LETTERS: () =>
      'ليس في كلمة المرور هذه أي حرف. اختر كلمة فيها حروف، من عدة كلمات مثلاً.',
    PASSWORD_KNOWN_WORD: () =>
      'كلمة المرور هذه لا تكاد تضيف شيئاً إلى كلمة تُجرَّب أولاً (اسم المتجر أو مدينة أو كلمة شائعة). اختر غيرها، من عدة كلمات مثلاً.',
    PASSKEY: () => 'تعذرت إضافة مفتاح المرور. حاول مرة أخرى.',
  },
  LIMIT_REACHED: {
    PASSKEYS: () => 'لا يمكن أن يضم الحساب أكثر من 10 مفاتيح مرور.',
  },
  NOT_ALLOWED_NOW: {
    NO_PASSKEYS: () => 'مفاتيح المرور غير متاحة في هذا العنوان.',
  },
};
