import type { CatalogStore, CategoryRecord, ProductRecord } from '../../catalog/catalog.store.ts';
import { brandsIn } from './catalog.counts.ts';
import { findPage } from './catalog.page.ts';
import { PRODUCT, rowOf, SELECT_PRODUCT } from './catalog.rows.ts';
import { findOne, type Database } from './database.ts';
import type { KeptCounts } from './kept-counts.ts';
import { jsonOf, savingOf, selectionOf, type Columns } from './records.ts';

export const CATEGORY = {
  id: 'text',
  position: 'integer',
  name: 'text',
  description: 'text',
  image: 'text',
  imageAlt: 'text',
} as const satisfies Columns & Record<keyof CategoryRecord, string>;

const SELECT_CATEGORY = `SELECT ${selectionOf(CATEGORY)} FROM categories`;
const SAVE_CATEGORIES = savingOf('categories', ['id'], CATEGORY);
const SAVE_PRODUCTS = savingOf('products', ['id'], PRODUCT);

export function catalogOf(db: Database, kept: KeptCounts): CatalogStore {
  return {
    page: (query) => findPage(db, query, kept),
    products: () => db.find<ProductRecord>(`${SELECT_PRODUCT} ORDER BY position`),
    product: (id) => findOne<ProductRecord>(db, `${SELECT_PRODUCT} WHERE id = $1`, [id]),
    async productsById(ids) {
      const found = await db.find<ProductRecord>(`${SELECT_PRODUCT} WHERE id = ANY ($1)`, [ids]);
      const byId = new Map(found.map((product) => [product.id, product]));
      const asked = ids.map((id) => byId.get(id)).filter((product) => product !== undefined);
      return new Map(asked.map((product) => [product.id, product]));
    },
    async productsAt(positions) {
      const last = Math.max(0, ...positions);
      const first = await db.find<ProductRecord>(`${SELECT_PRODUCT} ORDER BY position LIMIT $1`, [
        last,
      ]);
      return positions.flatMap((position) => first[position - 1] ?? []);
    },
    brands: () => brandsIn(db, kept),
    categories: () => db.find<CategoryRecord>(`${SELECT_CATEGORY} ORDER BY position`),
    category: (id) => findOne<CategoryRecord>(db, `${SELECT_CATEGORY} WHERE id = $1`, [id]),
    categoryNamed: (name) =>
      findOne<CategoryRecord>(db, `${SELECT_CATEGORY} WHERE name = $1`, [name]),
    async save({ products = [], categories = [] }) {
      if (categories.length > 0) await db.change(SAVE_CATEGORIES, [jsonOf(lastOfEach(categories))]);
      if (products.length > 0)
        await db.change(SAVE_PRODUCTS, [jsonOf(lastOfEach(products).map(rowOf))]);
      await db.announceCatalog();
    },
  };
}

/** One statement cannot change a row twice: of two records with one id the later counts. */
function lastOfEach<T extends { readonly id: string }>(records: readonly T[]): readonly T[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
