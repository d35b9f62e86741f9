import { useCatalogFilters } from '../../apollo/catalogFilters.ts';
import { catalogPath } from '../../catalog/list/filters.ts';

/** The catalogue as the shopper left it. */
export function useCatalogPath() {
  return catalogPath(useCatalogFilters());
}
