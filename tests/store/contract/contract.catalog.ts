import { selectArchived } from '../../rules/catalog/catalog.staff.model.ts';
import { expect, test } from 'vitest';
import { NO_OFFERS } from '../../../server/catalog/campaign/offers.rules.ts';
import { readProductQuery } from '../../../server/catalog/catalog.rules.ts';
import type {
  ArchivedProductRecord,
  CategoryRecord,
  ProductRecord,
  SizeGuideRecord,
} from '../../../server/catalog/catalog.store.ts';
import { onlyVariant } from '../../../server/catalog/catalog.variant.rules.ts';
import { CatalogIndex } from '../../../server/catalog/index/catalog.index.ts';
import { readStaffQuery } from '../../../server/catalog/staff/list.rules.ts';
import { readStockQuery } from '../../../server/catalog/staff/stock-levels.rules.ts';
import { HEM, TAPER } from '../../rules/catalog/alteration/records.ts';
import type { ReadPorts } from '../../../server/store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { AT, category, product } from './records.ts';

const guide = (id: string, note: string | null = null): SizeGuideRecord => ({
  id,
  version: 1,
  title: `Guide ${id}`,
  columns: ['FR', 'Taille (cm)'],
  rows: [['36', '66–70']],
  note,
  decidedBy: ['WAIST'],
  lengthNote: null,
  translations: [],
});

const QUERY = readProductQuery({ search: 'soei' }, 'RELEVANCE', 2, null);
const STAFF_QUERY = readStaffQuery({ lowStock: true }, 20, null);
const ARCHIVE_QUERY = readStaffQuery({ archived: true }, 20, null);
const STOCK_QUERY = readStockQuery({ search: 'soie' }, 20, null);
const NEW = product('new');

interface Shown {
  readonly products: readonly ProductRecord[];
  readonly archived?: readonly ArchivedProductRecord[];
  readonly categories?: readonly CategoryRecord[];
}

const found = async (catalog: ReadPorts['catalog']) => ({
  products: await catalog.products(),
  categories: await catalog.categories(),
  page: await catalog.page(QUERY, NO_OFFERS),
  facets: await catalog.variantFacets(QUERY, NO_OFFERS),
  behind: await catalog.productsBehind(1, 1),
  at: await catalog.productsAt([2, 1, 99]),
  brands: await catalog.brands(),
  related: await catalog.related(NEW, 2, NO_OFFERS),
  staff: await catalog.staffPage(STAFF_QUERY),
  archive: await catalog.staffPage(ARCHIVE_QUERY),
  stock: await catalog.stockPage(STOCK_QUERY),
  lowStock: await catalog.lowStockCount(),
  last: await catalog.lastPosition(),
});

/** The index itself is compared with the rules in tests/rules/catalog/catalog.index.program.ts. */
function expected({ products, archived = [], categories = [] }: Shown) {
  const index = new CatalogIndex(products, categories);
  return {
    products,
    categories,
    page: index.page(QUERY),
    facets: index.variantFacets(QUERY),
    behind: index.behind(1, 1),
    at: index.placedAt([2, 1, 99]),
    brands: index.brands(),
    related: index.related(NEW, 2),
    staff: index.staff.page(STAFF_QUERY),
    archive: selectArchived(archived, ARCHIVE_QUERY),
    stock: index.stock.page(STOCK_QUERY),
    lowStock: index.staff.lowStockCount(),
    last: Math.max(0, ...[...products, ...archived].map(({ position }) => position)),
  };
}

/** The lists of the catalogue, and what is held of it. */
export function looksThroughTheCatalog(open: OpenStore): void {
  const under = emptyStores(open);

  test('lists show what was saved last, without what was archived or removed', async () => {
    const soie = { title: 'Caftan de soie', variants: [onlyVariant('a', 2)] };
    const a = product('a', { ...soie, position: 3 });
    const b = product('b', { title: 'Robe', brand: 'Dior', position: 1 });
    const c = product('c', { description: 'Soies du soir', position: 2 });
    const moved = { ...a, title: 'Caftan', position: 1, variants: [onlyVariant('a', 9)] };
    const renamed = { ...b, description: 'Soie', position: 5 };
    const archived = [{ ...renamed, archivedAt: AT, draftSince: null }];
    const categories = [category('traditionnels'), category('robes', { position: 2 })];
    expect(await found(under.read.catalog)).toEqual(expected({ products: [] }));

    await under.save(({ catalog }) => catalog.save({ products: [a, b, c], categories }));
    expect(await found(under.read.catalog)).toEqual(expected({ products: [b, c, a], categories }));

    await under.save(({ catalog }) => catalog.save({ products: [moved, renamed] }));
    expect(await found(under.read.catalog)).toEqual(
      expected({ products: [moved, c, renamed], categories }),
    );

    await under.save(async ({ catalog }) => {
      await catalog.archive(archived);
      await catalog.removeCategory('robes');
    });
    const left = { products: [moved, c], archived, categories: categories.slice(0, 1) };
    expect(await found(under.read.catalog)).toEqual(expected(left));
    expect(await found((await under.reopen()).read.catalog)).toEqual(expected(left));
  });

  test('has the alterations of categories and products, and finds categories by their names', async () => {
    const trousers = category('bas', { name: 'Bas', alterations: [HEM] });
    const dresses = category('robes', { name: 'Robes', position: 2, alterations: [HEM, TAPER] });
    const own = product('own', { alterations: [TAPER] });
    const none = product('none', { alterations: [], position: 2 });
    await under.save(({ catalog }) =>
      catalog.save({ categories: [trousers, dresses], products: [own, none] }),
    );
    const { catalog } = (await under.reopen()).read;
    expect(await catalog.product('own')).toEqual(own);
    expect(await catalog.product('none')).toEqual(none);
    expect(await catalog.category('robes')).toEqual(dresses);
    const inside = await under.save((ports) => ports.catalog.categoriesNamed(['Robes', 'Sacs']));
    expect(inside).toEqual([dresses]);
    expect(await catalog.categoriesNamed(['Robes', 'Sacs'])).toEqual([dresses]);
    expect(await catalog.categoriesNamed([])).toEqual([]);
  });

  test('has every size guide as it was saved last', async () => {
    const save = (...sizeGuides: ReturnType<typeof guide>[]) =>
      under.save(({ catalog }) => catalog.save({ sizeGuides }));
    expect(await under.read.catalog.sizeGuides()).toEqual([]);
    await save(guide('bas'), guide('hauts'));
    await save(guide('bas', 'Sans serrer.'));
    const saved = await under.read.catalog.sizeGuides();
    expect(saved.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
      guide('bas', 'Sans serrer.'),
      guide('hauts'),
    ]);
    expect(await under.read.catalog.sizeGuide('bas')).toEqual(guide('bas', 'Sans serrer.'));
    expect(await under.read.catalog.sizeGuide('robes')).toBeUndefined();
  });
}
