import type { Language, Translated } from '#shared/language.ts';
import { sizeReasons as arabic } from './sizes.ar.ts';
import { sizeReasons as english } from './sizes.en.ts';
import { sizeReasons as french } from './sizes.fr.ts';

export const sizeReasons: Readonly<Record<Language, Translated<typeof french>>> = {
  FR: french,
  AR: arabic,
  EN: english,
};
