import type { Facets } from '../catalogPageQuery.ts';

/** A category, a size or a colour as shoppers read it: filters hold its French name in every language. */
export function labelOf(value: string, facets: Facets) {
  const { categories = [], options = [] } = facets ?? {};
  const known = [...categories, ...options.flatMap(({ values }) => values)];
  return known.find((each) => each.value === value)?.label ?? value;
}
