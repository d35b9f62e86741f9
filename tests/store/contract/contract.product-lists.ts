import type { ReadPorts } from '../../../server/stores/store.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  isLowStock,
  readStaffQuery,
  selectByStaff,
  type StaffFilter,
} from '../../../server/catalog/staff/catalog.staff.list.rules.ts';
import { readStockQuery } from '../../../server/catalog/staff/catalog.stock-levels.rules.ts';
import { withAvailability } from '../../../server/catalog/catalog.stock.rules.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import type {
  ArchivedProductRecord,
  ProductRecord,
} from '../../../server/catalog/catalog.store.ts';
import { emptyStores, randomRuns, type OpenStore } from './contract.stores.ts';
import { category, product } from './records.ts';
import { selectStock } from './models/stock-levels.model.ts';

const CATEGORIES = ['Hauts', 'Bas', 'Robes'];
const SKUS = [null, 'BV-1001', 'BV_1002', 'caf%7', 'Réf 9'];
const SEARCHES = [
  null,
  '',
  'caftans',
  'soie',
  'brodées robes',
  'P-1',
  'bv-',
  'v_1',
  'F%',
  '%',
  '\\',
  'réf 9',
  'bv-1001 p',
  'rien',
  'x\u0000',
];
const detail = { label: 'Matière', value: 'Soie' };
const text = { title: 'T', description: 'D', details: [detail] };
const TRANSLATIONS: ReadonlyArray<ProductRecord['translations']> = [
  [],
  [{ language: 'AR', ...text }],
  [{ language: 'EN', ...text, description: null }],
  [
    { language: 'AR', ...text, details: [] },
    { language: 'EN', ...text },
  ],
];
const TIMES = ['2025-05-01T10:00:00.000Z', '2025-05-02T10:00:00.000Z', '2026-01-01T00:00:00.001Z'];

const variantsOf = (id: string, skus: readonly (string | null)[], stocks: readonly number[]) =>
  skus.map((sku, at) => {
    const stock = stocks[at] ?? -1;
    const variant = onlyVariant(at === 0 ? id : `${id}.${at}`, stock < 0 ? null : stock);
    return { ...variant, sku, allocated: Math.max(0, stock - 2) };
  });

const some: fc.Arbitrary<{
  readonly product: ProductRecord;
  /** Null stays in the catalogue. */
  readonly archivedAt: string | null;
}> = fc
  .record({
    id: fc.integer({ min: 1, max: 24 }),
    title: fc.constantFrom('Caftan Céleste', 'Robe de soie', 'Pull', 'Blouse brodée', '%'),
    description: fc.constantFrom(null, 'Deux caftans de lin', 'Au soir'),
    details: fc.constantFrom([], [detail], [detail, detail]),
    translations: fc.constantFrom(...TRANSLATIONS),
    categoryName: fc.constantFrom(...CATEGORIES),
    outOfStock: fc.boolean(),
    skus: fc.array(fc.constantFrom(...SKUS), { minLength: 1, maxLength: 3 }),
    stocks: fc.array(fc.constantFrom(-1, 0, 1, 9), { minLength: 3, maxLength: 3 }),
    archivedAt: fc.constantFrom(null, null, ...TIMES),
  })
  .map(({ id, skus, stocks, archivedAt, ...rest }) => ({
    archivedAt,
    product: withAvailability(
      product(`p-${id}`, { ...rest, position: id, variants: variantsOf(`p-${id}`, skus, stocks) }),
    ),
  }));

const filters: fc.Arbitrary<StaffFilter> = fc.record({
  search: fc.constantFrom(...SEARCHES),
  categories: fc.subarray([...CATEGORIES, 'Perdue']),
  archived: fc.constantFrom(null, false, true),
  lowStock: fc.constantFrom(null, false, true),
  missingTranslations: fc.constantFrom(null, [], ['AR'], ['EN'], ['AR', 'EN']),
});

/** The lists of the back office, and what a new product's place and the dashboard read. */
export function listsProductsForStaff(open: OpenStore, share: number): void {
  const under = emptyStores(open);
  beforeEach(async () => {
    const categories = CATEGORIES.map((name, at) => category(name, { name, position: at + 1 }));
    await under.save(({ catalog }) => catalog.save({ categories }));
  });

  test('are filtered, searched, cut and counted as the rules say', async () => {
    const products = new Map<string, ProductRecord>();
    const archived = new Map<string, ArchivedProductRecord>();
    const step = fc.asyncProperty(
      fc.uniqueArray(some, { maxLength: 14, selector: (one) => one.product.id }),
      filters,
      fc.integer({ min: 1, max: 5 }),
      async (changed, filter, first) => {
        for (const { product: one, archivedAt } of changed) {
          products.delete(one.id);
          archived.delete(one.id);
          if (archivedAt === null) products.set(one.id, one);
          else archived.set(one.id, { ...one, archivedAt, draftSince: null });
        }
        const isChanged = ({ id }: ProductRecord) => changed.some((one) => one.product.id === id);
        await under.save(async ({ catalog }) => {
          await catalog.save({ products: [...products.values()].filter(isChanged) });
          await catalog.archive([...archived.values()].filter(isChanged));
          expect(await catalog.products()).toEqual([...products.values()].toSorted(byPosition));
          expect(await catalog.archivedProducts()).toHaveLength(archived.size);
        });
        expect(await under.read.catalog.lowStockCount()).toBe(
          [...products.values()].filter(isLowStock).length,
        );
        await expectPagesOfTheRules(under.read.catalog, { products, archived }, filter, first);
      },
    );
    await fc.assert(step, randomRuns(120, share));
  });

  test('are none in an empty shop', async () => {
    const { catalog } = under.read;
    const page = await catalog.staffPage(readStaffQuery({ lowStock: true }, 20, null));
    expect([page.totalCount, page.nodes]).toEqual([0, []]);
    const levels = await catalog.stockPage(readStockQuery({}, 20, null));
    expect([levels.totalCount, levels.nodes]).toEqual([0, []]);
    expect([await catalog.lowStockCount(), await catalog.lastPosition()]).toEqual([0, 0]);
  });
}

const byPosition = (a: ProductRecord, b: ProductRecord) => a.position - b.position;

interface Known {
  readonly products: ReadonlyMap<string, ProductRecord>;
  readonly archived: ReadonlyMap<string, ArchivedProductRecord>;
}

async function expectPagesOfTheRules(
  catalog: ReadPorts['catalog'],
  known: Known,
  filter: StaffFilter,
  first: number,
): Promise<void> {
  const products = [...known.products.values()].toSorted(byPosition);
  const archived = [...known.archived.values()];
  const last = products[first]?.position ?? -1;
  const behind = products.filter(({ position }) => position > last);
  expect(await catalog.productsBehind(last, first)).toEqual(behind.slice(0, first));
  let after: string | null = null;
  do {
    const query = readStaffQuery(filter, first, after);
    const page = await catalog.staffPage(query);
    expect(page).toEqual(selectByStaff(products, archived, query));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  let afterLevel: string | null = null;
  do {
    const query = readStockQuery(filter, first, afterLevel);
    const page = await catalog.stockPage(query);
    expect(page).toEqual(selectStock(products, query));
    afterLevel = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (afterLevel !== null);
  const positions = [...products, ...archived].map(({ position }) => position);
  expect(await catalog.lastPosition()).toBe(Math.max(0, ...positions));
}
