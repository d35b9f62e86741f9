import type { PageHead } from '../../page/head.ts';
import { catalogTexts } from '../catalog.fr.ts';
import { labelOf, type Facets } from './catalogPageQuery.ts';
import { catalogPath, noFilters, writeFilters, type Filters } from './filter/filters.ts';

/**
 * One category or one brand alone is a page of its own for search engines; other combinations are
 * the catalogue.
 */
export function catalogHead(filters: Filters, facets: Facets): PageHead {
  const name = onlyName(filters, facets);
  if (name === undefined) {
    const search = filters.search.trim();
    return search === ''
      ? { title: catalogTexts.documentTitle, path: catalogPath() }
      : { title: catalogTexts.resultsFor(search) };
  }
  const { categories, brands } = filters;
  const path = catalogPath({ categories, brands });
  return { title: name, path };
}

/** The heading: what is searched, else the one category or brand that is chosen. */
export function catalogTitle({ categories, brands, search }: Filters, facets: Facets) {
  if (search.trim() !== '') return catalogTexts.resultsFor(search.trim());
  const [[name, ...others], known] =
    categories.length > 0 ? [categories, facets?.categories] : [brands, facets?.brands];
  if (name === undefined || others.length > 0) return catalogTexts.title;
  const isKnown = known?.some(({ value }) => value === name) ?? true;
  return isKnown ? labelOf(name, facets) : catalogTexts.title;
}

/** The category or brand that is the only filter. */
function onlyName(filters: Filters, facets: Facets) {
  const { categories, brands } = filters;
  const rest = { ...filters, categories: noFilters.categories, brands: noFilters.brands };
  const names = [...categories, ...brands];
  const [name] = names;
  if (name === undefined || names.length > 1 || writeFilters(rest).size > 0) return undefined;
  return labelOf(name, facets);
}
