import type { ProductFilter } from '../../../generated/admin/graphql.ts';

/** SearchTokens of the page by their name in the address; the empty one is the catalogue. */
export const views = ['', 'stock-bas', 'alertes', 'archives'] as const;

/** Names in the address. */
export const filterNames = { view: 'vue', search: 'q', category: 'categorie' } as const;

/** What the list shows; all of it stands in the address. */
export function readFilters(parameters: URLSearchParams) {
  const name = parameters.get(filterNames.view);
  return {
    view: views.find((view) => view === name) ?? '',
    search: parameters.get(filterNames.search)?.trim() ?? '',
    category: parameters.get(filterNames.category) ?? '',
  };
}

export function toProductFilter(parameters: URLSearchParams): ProductFilter {
  const { view, search, category } = readFilters(parameters);
  return {
    ...(search !== '' && { search }),
    ...(category !== '' && { categories: [category] }),
    archived: view === 'archives',
    lowStock: view === 'stock-bas',
  };
}
