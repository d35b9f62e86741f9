import { facetKeys, optionFacets, readKey, type CountedValue } from '../catalog.options.rules.ts';
import type { VariantFacets } from '../catalog.store.ts';
import type { Database, Value } from '../../storage/postgres/database.ts';
import { choicesOf, conditionsOf, keysOf, type ResolvedQuery } from './catalog.conditions.ts';
import { all, type Give } from './catalog.search.conditions.ts';

interface KeyCount {
  readonly key: string;
  readonly count: number;
}

/** Equal to `selectVariantFacets` of the rules. */
export async function findVariantFacets(
  db: Database,
  query: ResolvedQuery,
): Promise<VariantFacets> {
  const candidates: ResolvedQuery = { ...query, options: [], frameWidths: [] };
  const counts = await countKeys(db, candidates);
  const known = counts.flatMap(({ key }) => {
    const pair = readKey(key);
    return pair ? [pair] : [];
  });
  const countOf = new Map(counts.map(({ key, count }) => [key, count]));
  const counted: CountedValue[] = [];
  for (const { name, value, keys } of facetKeys(known, query)) {
    const [key = '', ...more] = keys;
    // A product may have several of the keys.
    const count =
      more.length === 0 ? (countOf.get(key) ?? 0) : await countWithOneOf(db, candidates, keys);
    counted.push({ name, value, count });
  }
  const swatches = await findSwatches(db, candidates);
  const facets = optionFacets(counted, swatches);
  return { ...facets, price: await priceRange(db, { ...query, minPrice: null, maxPrice: null }) };
}

function matching(query: ResolvedQuery) {
  const values: Value[] = [];
  const given: Give = (value) => `$${values.push(value)}`;
  const condition = all([...conditionsOf(query, given), ...choicesOf(query, given)]);
  return { condition, values, given };
}

function countKeys(db: Database, query: ResolvedQuery): Promise<readonly KeyCount[]> {
  const { condition, values } = matching(query);
  return db.find<KeyCount>(
    `SELECT key, count(*) FROM products, unnest(${keysOf(query)}) AS key
      WHERE ${condition} GROUP BY key`,
    values,
  );
}

async function countWithOneOf(
  db: Database,
  query: ResolvedQuery,
  keys: readonly string[],
): Promise<number> {
  const { condition, values, given } = matching(query);
  const [row] = await db.find<{ readonly count: number }>(
    `SELECT count(*) FROM products WHERE ${condition} AND ${keysOf(query)} && ${given(keys)}::text[]`,
    values,
  );
  return row?.count ?? 0;
}

async function findSwatches(db: Database, query: ResolvedQuery) {
  const { condition, values } = matching(query);
  const found = await db.find<{ readonly value: string; readonly swatch: string }>(
    `SELECT DISTINCT entry ->> 'value' AS value, entry ->> 'swatch' AS swatch
       FROM products, jsonb_path_query(options, '$[*].values[*] ? (@.swatch != null)') AS entry
      WHERE ${condition}`,
    values,
  );
  return new Map(found.map(({ value, swatch }) => [value, swatch]));
}

async function priceRange(db: Database, query: ResolvedQuery): Promise<VariantFacets['price']> {
  const { condition, values } = matching(query);
  const [row] = await db.find<{ readonly min: number | null; readonly max: number | null }>(
    `SELECT min(price), max(price) FROM products WHERE ${condition}`,
    values,
  );
  return row?.min == null || row.max == null ? null : { min: row.min, max: row.max };
}
