import { plural, type Translated } from '#shared/language.ts';

import type * as fr from './problems.fr.ts';

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'الاسم الشخصي',
  lastName: 'الاسم العائلي',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  currentPassword: 'كلمة المرور الحالية',
  number: 'رقم الطلبية',
  name: 'الاسم',
  phone: 'الهاتف',
  street: 'الشارع',
  city: 'المدينة',
  region: 'الجهة',
  postalCode: 'الرمز البريدي',
};

const theField = (field: string) => {
  const name = fieldNames[field.slice(field.lastIndexOf('.') + 1)];
  return name === undefined ? 'هذه الخانة' : `الخانة «${name}»`;
};

const retry = (minutes: number) =>
  plural('AR', minutes, {
    one: 'حاول من جديد بعد دقيقة.',
    two: 'حاول من جديد بعد دقيقتين.',
    few: 'حاول من جديد بعد # دقائق.',
    other: 'حاول من جديد بعد # دقيقة.',
  });

const wait = (minutes: number) => `محاولات كثيرة للدخول. ${retry(minutes)}`;

export const sharedProblems: Translated<typeof fr.sharedProblems> = {
  REQUIRED: {
    FIELD: ({ field }) => `${theField(field)} ضرورية.`,
  },
  INVALID: {
    TEXT: ({ field }) => `محتوى ${theField(field)} غير صالح.`,
    TEXT_LENGTH: ({ field, max }) => `لا يمكن أن تتجاوز ${theField(field)} ${max} حرفاً.`,
    TEXT_WITH_LINK: ({ field }) => `لا يمكن أن تحتوي ${theField(field)} على رابط أو بريد إلكتروني.`,
    PHONE: () => 'رقم الهاتف غير صالح.',
    EMAIL: () => 'البريد الإلكتروني غير صالح.',
    EMAIL_DOTLESS: () => 'في البريد الإلكتروني حرف «ı» بلا نقطة: اكتبه بحرف «i».',
    EMAIL_INVISIBLE: () => 'في البريد الإلكتروني حرف غير مرئي. يرجى كتابته من جديد.',
    BODY: () => 'يجب أن يكون محتوى الطلب كائن JSON.',
    MISSING: ({ name }) => `الخانة «${name}» ناقصة أو صيغتها غير صحيحة.`,
  },
  TOO_MANY_ATTEMPTS: {
    ADDRESS: ({ minutes }) => wait(minutes),
    FIND_ORDER: ({ minutes }) => `عمليات بحث كثيرة عن الطلبيات. ${retry(minutes)}`,
    ACCOUNT: ({ minutes }) =>
      `${wait(minutes)} وإلى ذلك الحين، ادخل من جهاز سبق استعماله لهذا الحساب، أو اتبع الرابط الذي نرسله إلى بريده الإلكتروني.`,
    MAILS: ({ minutes }) => `طُلبت رسائل كثيرة. ${retry(minutes)}`,
    DISCOUNT_CODE: ({ minutes }) => `محاولات كثيرة لإدخال الرموز. ${retry(minutes)}`,
  },
};
