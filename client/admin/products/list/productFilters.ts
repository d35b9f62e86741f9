import { languages, TRANSLATIONS } from '#shared/language.ts';
import type { ProductFilter, TranslatedLanguage } from '../../../generated/admin/graphql.ts';

/** SearchTokens of the page by their name in the address; the empty one is the catalogue. */
export const views = ['', 'stock-bas', 'alertes', 'archives'] as const;

/** Names in the address. */
export const filterNames = {
  view: 'vue',
  search: 'q',
  category: 'categorie',
  untranslated: 'sans-traduction',
} as const;

/** Choices of the filter by missing texts, any of whose `languages` may lack them. */
export const untranslated: readonly { value: string; languages: TranslatedLanguage[] }[] = [
  { value: 'toutes', languages: [...TRANSLATIONS] },
  ...TRANSLATIONS.map((language) => ({ value: languages[language].tag, languages: [language] })),
];

/** Reads the filters and the page of the list; all of it stands in the address. */
export function readFilters(parameters: URLSearchParams) {
  const name = parameters.get(filterNames.view);
  return {
    view: views.find((view) => view === name) ?? '',
    search: parameters.get(filterNames.search)?.trim() ?? '',
    category: parameters.get(filterNames.category) ?? '',
    missing:
      untranslated.find(({ value }) => value === parameters.get(filterNames.untranslated))
        ?.languages ?? [],
  };
}

export function toProductFilter(parameters: URLSearchParams): ProductFilter {
  const { view, search, category, missing } = readFilters(parameters);
  return {
    ...(search !== '' && { search }),
    ...(category !== '' && { categories: [category] }),
    ...(missing.length > 0 && { missingTranslations: missing }),
    archived: view === 'archives',
    lowStock: view === 'stock-bas',
  };
}
