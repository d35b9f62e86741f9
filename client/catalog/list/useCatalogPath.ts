import { useCatalogFilters } from '../../apollo/catalogFilters.ts';
import { catalogPath } from './filters.ts';

/** The catalogue as the shopper left it. */
export function useCatalogPath() {
  return catalogPath(useCatalogFilters());
}
