import { frProducts } from '../../../text/fr.admin.products.ts';

/** Parts of the page by their name in the address; the empty one is the catalogue. */
export const views = ['', 'stock-bas', 'alertes', 'archives'] as const;
export type ProductsView = (typeof views)[number];

export const viewLabels: Readonly<Record<ProductsView, string>> = frProducts.views;

/** What the list shows; all of it stands in the address. */
export type ProductFilters = {
  view: ProductsView;
  search: string;
  category: string;
};

/** Names in the address. */
export const filterNames = { view: 'vue', search: 'q', category: 'categorie' } as const;

export function readFilters(parameters: URLSearchParams): ProductFilters {
  const name = parameters.get(filterNames.view);
  return {
    view: views.find((view) => view === name) ?? '',
    search: parameters.get(filterNames.search)?.trim() ?? '',
    category: parameters.get(filterNames.category) ?? '',
  };
}
