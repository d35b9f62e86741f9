import type { Language } from '#shared/language.ts';
import { workerTexts as ar } from '../text/offline.ar.ts';
import { workerTexts as en } from '../text/offline.en.ts';
import { workerTexts as fr } from '../text/offline.fr.ts';
import { locale as localeAr } from '../text/language.ar.ts';
import { locale as localeEn } from '../text/language.en.ts';
import { locale as localeFr } from '../text/language.fr.ts';

/** The worker is one for the pages of every language. */
export const workerTexts: Readonly<Record<Language, typeof en>> = { FR: fr, AR: ar, EN: en };

/** The pages write dates with these locales. */
export const locales: Readonly<Record<Language, string>> = {
  FR: localeFr,
  AR: localeAr,
  EN: localeEn,
};
