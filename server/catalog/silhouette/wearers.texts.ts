import type { Language, Translated } from '#shared/language.ts';
import { wearerTexts as arabic } from './wearers.ar.ts';
import { wearerTexts as english } from './wearers.en.ts';
import { wearerTexts as french } from './wearers.fr.ts';

export const wearerTexts: Readonly<Record<Language, Translated<typeof french>>> = {
  FR: french,
  AR: arabic,
  EN: english,
};
