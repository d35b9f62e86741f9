import type { Translated } from '#shared/language.ts';
import type * as fr from './lineAlterations.fr.ts';

export const lineAlterationTexts: Translated<typeof fr.lineAlterationTexts> = {
  add: 'التعديلات',
  change: 'تغيير التعديلات',
  save: 'حفظ',
  saved: 'حُفظت التعديلات.',
};
