import { CatalogIndex } from '../../catalog/lowdb/catalog.index.ts';
import { applyChanges, type Change } from './changes.ts';
import { LOOKUPS, type Lookup } from './lookups.ts';
import { TABLE_NAMES, type Rows, type TableName, type Tables } from './tables.ts';

/** Beyond as many changed products at once, a new index costs less than so many changes of the old. */
const FEW_PRODUCTS = 500;

const NONE: ReadonlySet<string> = new Set();

/** What is found without a walk through the tables; it goes with them from change to change. */
export class Indexes {
  readonly #tables: Tables;
  /** Keys of rows by lookup and value, in the order in which they came to it. */
  readonly #keys = new Map<unknown, Map<string, Set<string>>>();
  /** Made when asked for. */
  #catalog: CatalogIndex | null = null;

  constructor(tables: Tables) {
    this.#tables = tables;
    for (const table of TABLE_NAMES) this.#noteAll(table);
  }

  get catalog(): CatalogIndex {
    const { products, categories } = this.#tables;
    this.#catalog ??= new CatalogIndex(products.values(), categories.values());
    return this.#catalog;
  }

  keysOf<T extends TableName>(lookup: Lookup<T>, value: string): ReadonlySet<string> {
    return this.#keys.get(lookup)?.get(value) ?? NONE;
  }

  /** Makes changes part of the tables, and of what is found in them. */
  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      const [, table, key] = change;
      const before = this.#tables[table].get(key);
      applyChanges(this.#tables, [change]);
      this.#note(table, key, before, this.#tables[table].get(key));
    }
    this.#noteCatalog(changes);
  }

  #noteAll<T extends TableName>(table: T): void {
    if (!LOOKUPS[table]) return;
    for (const [key, row] of this.#tables[table]) this.#note(table, key, undefined, row);
  }

  #note<T extends TableName>(
    table: T,
    key: string,
    before: Rows[T] | undefined,
    after: Rows[T] | undefined,
  ): void {
    for (const lookup of LOOKUPS[table] ?? []) {
      const old = before === undefined ? null : lookup.valueOf(before);
      const now = after === undefined ? null : lookup.valueOf(after);
      if (old === now) continue;
      if (old !== null) this.#take(lookup, old, key);
      if (now !== null) this.#give(lookup, now, key);
    }
  }

  #give(lookup: unknown, value: string, key: string): void {
    let values = this.#keys.get(lookup);
    if (!values) this.#keys.set(lookup, (values = new Map()));
    const keys = values.get(value);
    if (keys) keys.add(key);
    else values.set(value, new Set([key]));
  }

  #take(lookup: unknown, value: string, key: string): void {
    const values = this.#keys.get(lookup);
    const keys = values?.get(value);
    keys?.delete(key);
    if (keys?.size === 0) values?.delete(value);
  }

  #noteCatalog(changes: readonly Change[]): void {
    const products = changes.filter(([, table]) => table === 'products');
    if (products.length > FEW_PRODUCTS) this.#catalog = null;
    for (const [, , id] of products) {
      const product = this.#tables.products.get(id);
      if (product) this.#catalog?.put(product);
      else this.#catalog?.remove(id);
    }
    if (changes.some(([, table]) => table === 'categories')) {
      this.#catalog?.setCategories(this.#tables.categories.values());
    }
  }
}
