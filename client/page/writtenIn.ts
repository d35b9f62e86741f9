import { languages, type Language } from '#shared/language.ts';
import { language } from '../text/language.fr.ts';

/** Attributes of a text that may stand in French on a page of another language, where it is not translated. */
export function writtenIn(of: Language) {
  return of === language ? {} : { lang: languages[of].tag, dir: 'auto' };
}
