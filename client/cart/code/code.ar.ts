import type { Translated } from '#shared/language.ts';
import type * as fr from './code.fr.ts';

export const codeTexts: Translated<typeof fr.codeTexts> = {
  open: 'لدي رمز تخفيض',
  other: 'رمز آخر',
  label: 'رمز التخفيض',
  apply: 'تطبيق',
  blank: 'اكتب الرمز.',
  row: (code) => `الرمز ${code}`,
  freeDelivery: 'توصيل مجاني',
  remove: 'إزالة',
  removeOf: (code) => `إزالة الرمز ${code}`,
  removed: (code) => `أُزيل الرمز ${code}.`,
  isApplied: (code) => `طُبق الرمز ${code}`,
  applied: (code, gain) => `طُبق الرمز ${code}: ${gain}.`,
  less: (saving) => `تخفيض قدره ${saving}`,
  remembered: (code) => `الرمز ${code} محفوظ لسلتك.`,
};
