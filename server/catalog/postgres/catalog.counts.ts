import type { Brand, FacetCount } from '../catalog.store.ts';
import {
  conditionsOf,
  NO_CONDITIONS,
  type Conditions,
  type ResolvedQuery,
} from './catalog.conditions.ts';
import { all, type Give } from './catalog.search.conditions.ts';
import type { Database, Value } from '../../storage/postgres/database.ts';
import type { CountCache, Names, Tally } from './catalog.count-cache.ts';

/** Counted once for all pages, orders, brands and categories of a query. */
export interface Counts extends Names {
  readonly tallies: readonly Tally[];
}

/** Names are read separately: a new search need not read every product for them. */
export async function countsOf(
  db: Database,
  cached: CountCache,
  query: Conditions,
): Promise<Counts> {
  const { maxRating, includeOutOfStock, search, options, frameWidths, minPrice, maxPrice } = query;
  const chosen = { options, frameWidths, minPrice, maxPrice };
  const conditions = { maxRating, includeOutOfStock, search, ...chosen };
  const names = await cached.names('', () => findNames(db));
  const tallies = await cached.tallies(JSON.stringify(conditions), () =>
    findTallies(db, conditions),
  );
  return { ...names, tallies };
}

export async function brandsIn(db: Database, cached: CountCache): Promise<readonly Brand[]> {
  const { brands, tallies } = await countsOf(db, cached, NO_CONDITIONS);
  return facet(brands, tallies, ({ brand }) => brand).map(({ value, count }) => ({
    name: value,
    productCount: count,
  }));
}

function findTallies(db: Database, conditions: Conditions): Promise<readonly Tally[]> {
  const values: Value[] = [];
  const given: Give = (value) => `$${values.push(value)}`;
  return db.find<Tally>(
    `SELECT brand, category_name AS category, count(*) FROM products
      WHERE ${all(conditionsOf(conditions, given))} GROUP BY brand, category_name`,
    values,
  );
}

async function findNames(db: Database): Promise<Names> {
  const [names] = await db.find<Names>(
    `SELECT ARRAY (SELECT brand FROM products GROUP BY brand ORDER BY min(position)) AS brands,
            ARRAY (SELECT name FROM categories ORDER BY position) AS categories`,
  );
  if (!names) throw new Error('A query without FROM gave no row');
  return names;
}

export function summaryOf({ tallies, brands, categories }: Counts, query: ResolvedQuery) {
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
