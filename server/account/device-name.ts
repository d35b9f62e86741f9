import type { Language } from '#shared/language.ts';
import { deviceName as arabic } from '../mail/mail.ar.ts';
import { deviceName as english } from '../mail/mail.en.ts';
import { deviceName as french } from '../mail/mail.fr.ts';

/** `Firefox on Windows`, by language; null if both are unknown. */
export const deviceNames: Readonly<Record<Language, typeof french>> = {
  FR: french,
  AR: arabic,
  EN: english,
};
