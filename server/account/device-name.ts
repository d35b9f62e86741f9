import type { Language } from '../shared/isomorphic/language.ts';
import { deviceName as arabic } from './account.ar.ts';
import { deviceName as english } from './account.en.ts';
import { deviceName as french } from './account.fr.ts';

/** `Firefox on Windows`, by language; null if both are unknown. */
export const deviceNames: Readonly<Record<Language, typeof french>> = {
  FR: french,
  AR: arabic,
  EN: english,
};
