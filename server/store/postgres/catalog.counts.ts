import type { FacetCount, ProductQuery } from '../../catalog/catalog.rules.ts';
import { all, conditionsOf, type Give } from './catalog.conditions.ts';
import type { Database, Value } from './database.ts';

/** How many products of a brand in a category pass every other condition of a query. */
interface Tally {
  readonly brand: string;
  readonly category: string;
  readonly count: number;
}

/** What is counted once for all pages, orders, brands and categories that a query may ask for. */
export interface Counts {
  readonly tallies: readonly Tally[];
  /** In the order in which the shop's list first names them. */
  readonly brands: readonly string[];
  readonly categories: readonly string[];
}

/** Names what the counts of a query depend on. */
export function countsKey({ maxRating, includeOutOfStock, search }: ProductQuery): string {
  return JSON.stringify([maxRating, includeOutOfStock, search]);
}

/** Counts in one statement, so that all of it is of the same moment. It reads every product that passes. */
export async function findCounts(db: Database, query: ProductQuery): Promise<Counts> {
  const values: Value[] = [];
  const given: Give = (value) => `$${values.push(value)}`;
  const [counts] = await db.find<Counts>(
    `SELECT
       ARRAY (
         SELECT json_build_object('brand', brand, 'category', category_name, 'count', count(*))
           FROM products WHERE ${all(conditionsOf(query, given))} GROUP BY brand, category_name
       ) AS tallies,
       ARRAY (SELECT brand FROM products GROUP BY brand ORDER BY min(position)) AS brands,
       ARRAY (SELECT name FROM categories ORDER BY position) AS categories`,
    values,
  );
  if (!counts) throw new Error('A query without FROM gave no row');
  return counts;
}

/** How many products match, and what each click on a facet would give. */
export function summaryOf({ tallies, brands, categories }: Counts, query: ProductQuery) {
  const inCategory = ({ category }: Tally) => isChosen(query.categories, category);
  const inBrand = ({ brand }: Tally) => isChosen(query.brands, brand);
  return {
    totalCount: sumOf(tallies.filter((tally) => inCategory(tally) && inBrand(tally))),
    facets: {
      categories: facet(categories, tallies.filter(inBrand), ({ category }) => category),
      brands: facet(brands, tallies.filter(inCategory), ({ brand }) => brand),
    },
  };
}

function facet(
  values: readonly string[],
  tallies: readonly Tally[],
  valueOf: (tally: Tally) => string,
): readonly FacetCount[] {
  const counts = new Map<string, number>();
  for (const tally of tallies) {
    counts.set(valueOf(tally), (counts.get(valueOf(tally)) ?? 0) + tally.count);
  }
  return values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

const sumOf = (tallies: readonly Tally[]) => tallies.reduce((sum, { count }) => sum + count, 0);

function isChosen(values: readonly string[], value: string): boolean {
  return values.length === 0 || values.includes(value);
}
