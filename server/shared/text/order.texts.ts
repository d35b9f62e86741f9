import type { Language } from '../language.ts';
import { lineTitle as arabic } from './order.ar.ts';
import { lineTitle as english } from './order.en.ts';
import { lineTitle } from './order.fr.ts';

export const lineTitles: Readonly<Record<Language, typeof lineTitle>> = {
  FR: lineTitle,
  AR: arabic,
  EN: english,
};
