import { languages, type Language } from '../shared/language.ts';

/** Of a page of the shop, in the language of its reader. `publicUrl` has no slash at its end. */
export function pageUrl(publicUrl: string, language: Language, path: string): string {
  return publicUrl + languages[language].prefix + path;
}
