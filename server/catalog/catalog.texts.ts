import type { Language, Translated } from '#shared/language.ts';
import { wearerTexts as arabicWearers } from './silhouette/wearers.ar.ts';
import { wearerTexts as englishWearers } from './silhouette/wearers.en.ts';
import { wearerTexts as frenchWearers } from './silhouette/wearers.fr.ts';
import { sizeReasons as arabicReasons } from './sizes/sizes.ar.ts';
import { sizeReasons as englishReasons } from './sizes/sizes.en.ts';
import { sizeReasons as frenchReasons } from './sizes/sizes.fr.ts';

export const wearerTexts: Readonly<Record<Language, Translated<typeof frenchWearers>>> = {
  FR: frenchWearers,
  AR: arabicWearers,
  EN: englishWearers,
};

export const sizeReasons: Readonly<Record<Language, Translated<typeof frenchReasons>>> = {
  FR: frenchReasons,
  AR: arabicReasons,
  EN: englishReasons,
};
