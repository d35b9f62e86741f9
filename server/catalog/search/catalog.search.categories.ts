import type { CategoryRecord } from '../catalog.store.ts';
import { categoryMarkOf, eachFolded, stemOf } from './catalog.search.stems.ts';

/** What a search reads of a category: products have its French name among their own words. */
export type SearchedCategory = Pick<CategoryRecord, 'name' | 'translations'>;

/** By the stem of a word: the marks of the categories that have it in a translated name. */
export function categoriesWith(
  categories: readonly SearchedCategory[],
): (stem: string) => Iterable<string> {
  const marks = new Map<string, Set<string>>();
  for (const { name, translations } of categories) {
    for (const translation of translations) {
      eachFolded(translation.language, translation.name, (word) => {
        const stem = stemOf(word);
        marks.set(stem, new Set([...(marks.get(stem) ?? []), categoryMarkOf(name)]));
      });
    }
  }
  return (stem) => marks.get(stem) ?? [];
}
