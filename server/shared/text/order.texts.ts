import type { Language } from '#shared/language.ts';
import { lineTitle as arabic } from '#shared/order.ar.ts';
import { lineTitle as english } from '#shared/order.en.ts';
import { lineTitle } from '#shared/order.fr.ts';

export const lineTitles: Readonly<Record<Language, typeof lineTitle>> = {
  FR: lineTitle,
  AR: arabic,
  EN: english,
};
