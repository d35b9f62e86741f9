import { languageOfPath, languages } from '#shared/language.ts';
import { base as buildBase } from '../../page/prefix.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Returns the document of another language, with the wanted address as a fragment: a static host
 * knows none but its folder, `/ar/`. Null for French pages.
 */
export function documentOf({ pathname, search, hash }: Address, base = buildBase): string | null {
  const path = pathname.slice(base.length - 1);
  const { prefix } = languages[languageOfPath(path)];
  if (prefix === '') return null;
  return `${base}${prefix.slice(1)}/#${path.slice(prefix.length) || '/'}${search}${hash}`;
}

/** The other way round, in that document: the address that it is opened for. */
export function wantedOf({ pathname, search, hash }: Address, folder: string): string {
  const rest = pathname.slice(folder.length) || '/';
  return folder + (hash.startsWith('#/') ? hash.slice(1) : rest + search + hash);
}
