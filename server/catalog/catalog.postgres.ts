import {
  categoryRecord,
  sizeGuideRecord,
  type ArchivedProductRecord,
  type CatalogStore,
  type CategoryRecord,
  type ProductRecord,
  type SizeGuideRecord,
} from './catalog.store.ts';
import { conditionsKey, selectRelated } from './catalog.rules.ts';
import { brandsIn } from './postgres/catalog.counts.ts';
import { resolveQuery } from './postgres/catalog.searches.ts';
import { findVariantFacets } from './postgres/catalog.variant-facets.ts';
import { findPage } from './postgres/catalog.page.ts';
import {
  ARCHIVED_PRODUCT,
  PRODUCT,
  rowOf,
  SELECT_ARCHIVED,
  SELECT_PRODUCT,
} from './postgres/catalog.rows.ts';
import { countLowStock, findStaffPage, lastPosition } from './postgres/catalog.staff.ts';
import { findOne, type Database } from '../storage/postgres/database.ts';
import type { CountCache } from './postgres/catalog.count-cache.ts';
import {
  addingOf,
  columnsOf,
  jsonOf,
  savingOf,
  selectionOf,
  type Columns,
} from '../storage/postgres/records.ts';
import {
  each,
  recordPart,
  recordsFound,
  type StoredPart,
} from '../storage/postgres/stored-part.ts';

const CATEGORY = columnsOf(categoryRecord);
const SIZE_GUIDE: Columns = { ...columnsOf(sizeGuideRecord), columns: 'jsonb', rows: 'jsonb' };

export const categoryPart = recordPart<CategoryRecord>('categories', CATEGORY, 'position');
export const sizeGuidePart = recordPart<SizeGuideRecord>('size_guides', SIZE_GUIDE, 'id');
export const productPart: StoredPart<ProductRecord> = {
  select: recordsFound(`${SELECT_PRODUCT} ORDER BY position`),
  additions: [{ sql: addingOf('products', PRODUCT), rowsOf: each(rowOf) }],
  sequenceOf: null,
};
export const archivedProductPart: StoredPart<ArchivedProductRecord> = {
  select: recordsFound(`${SELECT_ARCHIVED} ORDER BY position`),
  additions: [{ sql: addingOf('archived_products', ARCHIVED_PRODUCT), rowsOf: each(rowOf) }],
  sequenceOf: null,
};

const SELECT_CATEGORY = `SELECT ${selectionOf(CATEGORY)} FROM categories`;
/** As many below the price as above: `selectRelated` chooses. */
const SELECT_NEAR = [
  'price >= $3 ORDER BY price, position',
  'price < $3 ORDER BY price DESC, position',
]
  .map(
    (side) =>
      `(${SELECT_PRODUCT}
         WHERE id <> $1 AND category_name = $2 AND NOT out_of_stock AND ${side} LIMIT $4)`,
  )
  .join(' UNION ALL ');

const SELECT_SIZE_GUIDE = `SELECT ${selectionOf(SIZE_GUIDE)} FROM size_guides`;
const SAVE_SIZE_GUIDES = savingOf('size_guides', ['id'], SIZE_GUIDE);
const SAVE_CATEGORIES = savingOf('categories', ['id'], CATEGORY);
const SAVE_PRODUCTS = savingOf('products', ['id'], PRODUCT);
const SAVE_ARCHIVED = savingOf('archived_products', ['id'], ARCHIVED_PRODUCT);

const deleteFrom = (table: string) => `DELETE FROM ${table} WHERE id = ANY ($1)`;
const DELETE = {
  products: deleteFrom('products'),
  archivedProducts: deleteFrom('archived_products'),
  categories: deleteFrom('categories'),
} as const;

export function catalogOf(db: Database, cached: CountCache): CatalogStore {
  return {
    page: (query) => findPage(db, query, cached),
    variantFacets: (query) =>
      cached.variantFacets(conditionsKey(query), async () =>
        findVariantFacets(db, (await resolveQuery(db, cached, query)).query),
      ),
    products: () => db.find<ProductRecord>(`${SELECT_PRODUCT} ORDER BY position`),
    productsBehind: (position, limit) =>
      db.find<ProductRecord>(`${SELECT_PRODUCT} WHERE position > $1 ORDER BY position LIMIT $2`, [
        position,
        limit,
      ]),
    product: (id) => findOne<ProductRecord>(db, `${SELECT_PRODUCT} WHERE id = $1`, [id]),
    async productsById(ids) {
      return inOrderOf(
        ids,
        await db.find<ProductRecord>(`${SELECT_PRODUCT} WHERE id = ANY ($1)`, [ids]),
      );
    },
    async productsAt(positions) {
      const last = Math.max(0, ...positions);
      const first = await db.find<ProductRecord>(`${SELECT_PRODUCT} ORDER BY position LIMIT $1`, [
        last,
      ]);
      return positions.flatMap((position) => first[position - 1] ?? []);
    },
    brands: () => brandsIn(db, cached),
    categories: () => db.find<CategoryRecord>(`${SELECT_CATEGORY} ORDER BY position`),
    category: (id) => findOne<CategoryRecord>(db, `${SELECT_CATEGORY} WHERE id = $1`, [id]),
    categoryNamed: (name) =>
      findOne<CategoryRecord>(db, `${SELECT_CATEGORY} WHERE name = $1`, [name]),
    async related(product, count) {
      const { id, categoryName, price } = product;
      const near = await db.find<ProductRecord>(SELECT_NEAR, [id, categoryName, price, count]);
      return selectRelated(near, product, count);
    },
    sizeGuide: (id) => findOne<SizeGuideRecord>(db, `${SELECT_SIZE_GUIDE} WHERE id = $1`, [id]),
    sizeGuides: () => db.find<SizeGuideRecord>(SELECT_SIZE_GUIDE),
    archivedProducts: () => db.find<ArchivedProductRecord>(`${SELECT_ARCHIVED} ORDER BY position`),
    async archivedById(ids) {
      return inOrderOf(
        ids,
        await db.find<ArchivedProductRecord>(`${SELECT_ARCHIVED} WHERE id = ANY ($1)`, [ids]),
      );
    },
    staffPage: (query) => findStaffPage(db, cached, query),
    lowStockCount: () => countLowStock(db, cached),
    lastPosition: () => lastPosition(db),
    async save({ products = [], categories = [], sizeGuides = [] }) {
      if (sizeGuides.length > 0)
        await db.change(SAVE_SIZE_GUIDES, [jsonOf(lastOfEach(sizeGuides))]);
      if (categories.length > 0) await db.change(SAVE_CATEGORIES, [jsonOf(lastOfEach(categories))]);
      if (products.length > 0) {
        await db.change(DELETE.archivedProducts, [products.map(({ id }) => id)]);
        await db.change(SAVE_PRODUCTS, [jsonOf(lastOfEach(products).map(rowOf))]);
      }
      await db.announceChange();
    },
    async lockStock() {
      // Before the first query, so that the snapshot is taken after the wait (PostgreSQL's manual, LOCK).
      await db.change('LOCK TABLE stock_lock IN EXCLUSIVE MODE');
    },
    async archive(products) {
      await db.change(DELETE.products, [products.map(({ id }) => id)]);
      await db.change(SAVE_ARCHIVED, [jsonOf(lastOfEach(products).map(rowOf))]);
      await db.announceChange();
    },
    async remove({ products = [], categories = [] }) {
      await db.change(DELETE.products, [products]);
      await db.change(DELETE.archivedProducts, [products]);
      await db.change(DELETE.categories, [categories]);
      await db.announceChange();
    },
  };
}

const BATCH = 500;

/** Saves the products of before `search_terms` once more, so that searches find them. */
export async function completeProducts(
  db: Database,
  store: {
    transaction: (
      work: (ports: { readonly catalog: CatalogStore }) => Promise<void>,
    ) => Promise<void>;
  },
): Promise<void> {
  const incomplete = `${SELECT_PRODUCT} WHERE search_terms IS NULL ORDER BY position LIMIT ${BATCH}`;
  for (;;) {
    const products = await db.find<ProductRecord>(incomplete);
    if (products.length === 0) return;
    await store.transaction(({ catalog }) => catalog.save({ products }));
  }
}

function inOrderOf<T extends { readonly id: string }>(
  ids: readonly string[],
  records: readonly T[],
): ReadonlyMap<string, T> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const found = ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
  return new Map(found.map((record) => [record.id, record]));
}

/** A MERGE cannot change a row twice: the last record of an id wins. */
function lastOfEach<T extends { readonly id: string }>(records: readonly T[]): readonly T[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
