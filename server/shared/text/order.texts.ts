import type { Language } from '../isomorphic/language.ts';
import { lineTitle as arabic } from '../isomorphic/order.ar.ts';
import { lineTitle as english } from '../isomorphic/order.en.ts';
import { lineTitle } from '../isomorphic/order.fr.ts';

export const lineTitles: Readonly<Record<Language, typeof lineTitle>> = {
  FR: lineTitle,
  AR: arabic,
  EN: english,
};
