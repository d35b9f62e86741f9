import { pageOf } from '../../shared/paging.ts';
import { findOne, type Database, type Value } from '../../storage/postgres/database.ts';
import type {
  ArchivedProductRecord,
  ProductRecord,
  StaffPage,
  StaffQuery,
  StaffSearch,
} from '../catalog.store.ts';
import type { Searched } from '../catalog.search.words.ts';
import { searchByStaff, staffCursorOf } from '../staff/catalog.staff.list.rules.ts';
import type { CountCache } from './catalog.count-cache.ts';
import { ARCHIVED_FIELDS, PRODUCT_FIELDS } from './catalog.rows.ts';
import { all, searchCondition, type Give } from './catalog.search.conditions.ts';
import { resolveSearch } from './catalog.searches.ts';

/** Of so many the positions are cached: in the list's order the planner may read every product. */
const FEW = 5_000;

/** Equal to `selectByStaff` of the rules. */
export function findStaffPage(
  db: Database,
  cached: CountCache,
  query: StaffQuery,
): Promise<StaffPage> {
  return query.isArchived ? findArchived(db, cached, query) : findInCatalogue(db, cached, query);
}

export function countLowStock(db: Database, cached: CountCache): Promise<number> {
  return cached.staffCounts('low', () => countIn(db, 'products', 'is_low_stock', []));
}

export async function lastPosition(db: Database): Promise<number> {
  const row = await findOne<{ readonly position: number }>(
    db,
    `SELECT greatest(0, (SELECT max(position) FROM products),
                        (SELECT max(position) FROM archived_products)) AS position`,
    [],
  );
  return row?.position ?? 0;
}

async function findInCatalogue(
  db: Database,
  cached: CountCache,
  query: StaffQuery,
): Promise<StaffPage> {
  const { search, categories, isLowStock, after } = query;
  const values: Value[] = [];
  const given: Give = (value) => `$${values.push(value)}`;
  const conditions = categoriesOf(categories, given);
  if (search) conditions.push(await searchedBy(db, cached, search, given));
  if (isLowStock) conditions.push('is_low_stock');
  const matching = all(conditions);
  const counted = [...values];
  const key = JSON.stringify([search, categories, isLowStock]);
  const positions = search
    ? await cached.staffPositions(key, () => positionsOf(db, matching, counted))
    : null;
  if (positions) return pageAt(db, query, positions);
  const totalCount = await cached.staffCounts(key, () =>
    countIn(db, 'products', matching, counted),
  );
  const position = after && 'position' in after ? `${given(after.position)}::integer` : null;
  return pageIn(db, query, {
    table: 'products',
    fields: PRODUCT_FIELDS,
    order: 'position',
    matching,
    isBehind: position === null ? 'true' : `position > ${position}`,
    isBefore: position === null ? 'false' : `position <= ${position}`,
    totalCount,
    values,
  });
}

/** In the shop's order; null for more than a few. */
async function positionsOf(
  db: Database,
  matching: string,
  values: readonly Value[],
): Promise<readonly number[] | null> {
  const found = await db.find<{ readonly position: number }>(
    `SELECT position FROM products WHERE ${matching} LIMIT ${FEW + 1}`,
    values,
  );
  if (found.length > FEW) return null;
  return found.map(({ position }) => position).toSorted((a, b) => a - b);
}

async function pageAt(
  db: Database,
  { first, after }: StaffQuery,
  positions: readonly number[],
): Promise<StaffPage> {
  const last = after && 'position' in after ? after.position : null;
  const next = last === null ? 0 : positions.findIndex((position) => position > last);
  const start = next === -1 ? positions.length : next;
  const products = await db.find<ProductRecord>(
    `SELECT ${PRODUCT_FIELDS} FROM products WHERE position = ANY ($1) ORDER BY position`,
    [positions.slice(start, start + first)],
  );
  return pageOf<ProductRecord>(products, {
    cursorOf: staffCursorOf,
    totalCount: positions.length,
    hasNextPage: start + first < positions.length,
    hasPreviousPage: start > 0,
  });
}

async function findArchived(
  db: Database,
  cached: CountCache,
  query: StaffQuery,
): Promise<StaffPage> {
  const { search, categories, isLowStock, after } = query;
  const values: Value[] = [];
  const given: Give = (value) => `$${values.push(value)}`;
  const conditions = categoriesOf(categories, given);
  if (search) {
    const ids = await cached.archivedIds(JSON.stringify(search), () => searchArchive(db, search));
    conditions.push(`id = ANY (${given(ids)})`);
  }
  if (isLowStock) conditions.push('is_low_stock');
  const matching = all(conditions);
  const totalCount = await countIn(db, 'archived_products', matching, [...values]);
  const place =
    after && 'archivedAt' in after
      ? `(${given(after.archivedAt)}::timestamptz, ${given(after.id)})`
      : null;
  const own = '(archived_at, id COLLATE "C")';
  return pageIn(db, query, {
    table: 'archived_products',
    fields: ARCHIVED_FIELDS,
    order: 'archived_at DESC, id COLLATE "C" DESC',
    matching,
    isBehind: place === null ? 'true' : `${own} < ${place}`,
    isBefore: place === null ? 'false' : `${own} >= ${place}`,
    totalCount,
    values,
  });
}

interface Selected {
  readonly table: 'products' | 'archived_products';
  readonly fields: string;
  readonly order: string;
  readonly matching: string;
  readonly isBehind: string;
  readonly isBefore: string;
  readonly totalCount: number;
  readonly values: Value[];
}

async function pageIn(db: Database, { first }: StaffQuery, selected: Selected): Promise<StaffPage> {
  const { table, fields, order, matching, isBehind, isBefore, totalCount } = selected;
  const values = [...selected.values, first + 1];
  const from = `${table} WHERE ${matching}`;
  const [found] = await db.find<{
    readonly products: ReadonlyArray<ProductRecord | ArchivedProductRecord>;
    readonly hasPreviousPage: boolean;
  }>(
    `SELECT
       ARRAY (
         SELECT row_to_json(product)
           FROM (SELECT ${fields} FROM ${from} AND ${isBehind}
                  ORDER BY ${order} LIMIT $${values.length}) AS product
       ) AS products,
       EXISTS (SELECT FROM ${from} AND ${isBefore}) AS "hasPreviousPage"`,
    values,
  );
  if (!found) throw new Error('A query without FROM gave no row');
  return pageOf(found.products.slice(0, first), {
    cursorOf: staffCursorOf,
    totalCount,
    hasNextPage: found.products.length > first,
    hasPreviousPage: found.hasPreviousPage,
  });
}

function categoriesOf(categories: readonly string[], given: Give): string[] {
  return categories.length > 0 ? [`category_name = ANY (${given(categories)})`] : ['true'];
}

async function countIn(
  db: Database,
  table: Selected['table'],
  matching: string,
  values: readonly Value[],
): Promise<number> {
  const row = await findOne<{ readonly count: number }>(
    db,
    `SELECT count(*) FROM ${table} WHERE ${matching}`,
    values,
  );
  return row?.count ?? 0;
}

async function searchedBy(
  db: Database,
  cached: CountCache,
  { code, ...search }: StaffSearch,
  given: Give,
): Promise<string> {
  const { resolved } = await resolveSearch(db, cached, search);
  const byWords = searchCondition(resolved, given);
  if (code === null) return byWords;
  const part = code.replace(/[\\%_]/g, String.raw`\$&`);
  return `(${byWords} OR codes LIKE ${given(`%${part}%`)})`;
}

/** The archive has no index of words. */
async function searchArchive(db: Database, search: StaffSearch): Promise<readonly string[]> {
  const archived = await db.find<Searched & { readonly id: string; readonly codes: string }>(
    `SELECT id, title, brand, category_name AS "categoryName", description, details, codes
       FROM archived_products`,
  );
  return Array.from(
    searchByStaff(archived, search, ({ codes }) => codes),
    ({ id }) => id,
  );
}
