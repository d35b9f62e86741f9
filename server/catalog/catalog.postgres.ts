import {
  categoryRecord,
  type ArchivedProductRecord,
  type CatalogStore,
  type CategoryRecord,
  type ProductRecord,
} from './catalog.store.ts';
import { brandsIn } from './postgres/catalog.counts.ts';
import { findPage } from './postgres/catalog.page.ts';
import {
  ARCHIVED_PRODUCT,
  PRODUCT,
  rowOf,
  SELECT_ARCHIVED,
  SELECT_PRODUCT,
} from './postgres/catalog.rows.ts';
import { findOne, type Database } from '../storage/postgres/database.ts';
import type { CountCache } from './postgres/catalog.count-cache.ts';
import { addingOf, columnsOf, jsonOf, savingOf, selectionOf } from '../storage/postgres/records.ts';
import {
  each,
  recordPart,
  recordsFound,
  type StoredPart,
} from '../storage/postgres/stored-part.ts';

const CATEGORY = columnsOf(categoryRecord);

export const categoryPart = recordPart<CategoryRecord>('categories', CATEGORY, 'position');
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
    products: () => db.find<ProductRecord>(`${SELECT_PRODUCT} ORDER BY position`),
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
    archivedProducts: () => db.find<ArchivedProductRecord>(`${SELECT_ARCHIVED} ORDER BY position`),
    async archivedById(ids) {
      return inOrderOf(
        ids,
        await db.find<ArchivedProductRecord>(`${SELECT_ARCHIVED} WHERE id = ANY ($1)`, [ids]),
      );
    },
    async save({ products = [], categories = [] }) {
      if (categories.length > 0) await db.change(SAVE_CATEGORIES, [jsonOf(lastOfEach(categories))]);
      if (products.length > 0) {
        await db.change(DELETE.archivedProducts, [products.map(({ id }) => id)]);
        await db.change(SAVE_PRODUCTS, [jsonOf(lastOfEach(products).map(rowOf))]);
      }
      await db.announceChange();
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
