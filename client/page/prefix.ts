import { languages } from '#shared/language.ts';
import { language } from '../text/language.fr.ts';

/** The path of the build's folder on its host, between slashes. */
export const base = import.meta.env.BASE_URL;

/** Begins the paths of this build's pages; the router's own paths are without it. */
export const { prefix } = languages[language];

/** A path of the shop, for what is no link of the router. */
export function withoutPrefix(pathname: string) {
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : '/';
}
