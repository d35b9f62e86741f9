import type { CategoryRecord } from '../catalog.store.ts';
import { categoryMarkOf, foldedWords, stemOf } from './stems.ts';

export type SearchedCategory = Pick<CategoryRecord, 'name' | 'translations'>;

/** Returns by the stems of a translated name, with blanks between, the marks of the categories that have it. */
export function categoriesNamed(
  categories: readonly SearchedCategory[],
): (stems: string) => readonly string[] {
  const marks = new Map<string, readonly string[]>();
  for (const { name, translations } of categories) {
    for (const translation of translations) {
      const stems = foldedWords(translation.name, translation.language).map(stemOf).join(' ');
      marks.set(stems, [...(marks.get(stems) ?? []), categoryMarkOf(name)]);
    }
  }
  return (stems) => marks.get(stems) ?? [];
}
