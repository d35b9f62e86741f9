import type { Translated } from '#shared/language.ts';
import type * as fr from './lineAlterations.fr.ts';

export const lineAlterationTexts: Translated<typeof fr.lineAlterationTexts> = {
  add: 'Alterations',
  change: 'Change the alterations',
  save: 'Save',
  saved: 'Alterations saved.',
};
