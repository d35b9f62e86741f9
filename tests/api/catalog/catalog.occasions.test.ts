import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { latestEntry } from '../admin/admin.answers.ts';
import { saveBy } from '../admin/products.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

interface Page {
  readonly totalCount: number;
  readonly nodes: ReadonlyArray<{ readonly id: string; readonly occasions: readonly string[] }>;
  readonly facets: {
    readonly occasions: ReadonlyArray<{ readonly occasion: string; readonly count: number }>;
    readonly brands: ReadonlyArray<{ readonly value: string; readonly count: number }>;
  };
}

const PAGE = `query ($filter: ProductFilter) {
  products(filter: $filter, first: 100) {
    totalCount nodes { id occasions }
    facets { occasions { occasion count } brands { value count } }
  }
}`;

async function find(filter: object): Promise<Page> {
  const { data, errors } = await shop.graphql<{ products: Page }>(PAGE, { filter });
  expect(errors).toEqual([]);
  return data.products;
}

describe('a filter of occasions', () => {
  test('finds what is worn for any of them', async () => {
    const { nodes } = await find({ occasions: ['WEDDING', 'BEACH'] });
    const [wedding, beach] = [
      await find({ occasions: ['WEDDING'] }),
      await find({ occasions: ['BEACH'] }),
    ];
    expect(new Set(nodes.map(({ id }) => id))).toEqual(
      new Set([...wedding.nodes, ...beach.nodes].map(({ id }) => id)),
    );
    for (const { occasions } of wedding.nodes) expect(occasions).toContain('WEDDING');
    expect(wedding.totalCount).toBeGreaterThanOrEqual(3);
    expect((await find({ occasions: [] })).totalCount).toBe((await find({})).totalCount);
  });

  test('finds sold-out pieces when those are included', async () => {
    const all = await find({ occasions: ['EVERYDAY'], includeOutOfStock: true });
    expect(all.totalCount).toBeGreaterThan((await find({ occasions: ['EVERYDAY'] })).totalCount);
  });

  test('counts what each would select, whatever else is chosen of them', async () => {
    const filter = { categories: ['Robes'], includeOutOfStock: true };
    const { facets } = await find({ ...filter, occasions: ['OFFICE'] });
    expect(facets.occasions.map(({ occasion }) => occasion)).toEqual([
      'WEDDING',
      'ENGAGEMENT',
      'HENNA',
      'EID',
      'EVENING',
      'OFFICE',
      'BEACH',
      'EVERYDAY',
    ]);
    for (const { occasion, count } of facets.occasions) {
      expect((await find({ ...filter, occasions: [occasion] })).totalCount).toBe(count);
    }
    for (const { value, count } of facets.brands) {
      const brand = await find({ ...filter, occasions: ['OFFICE'], brands: [value] });
      expect(brand.totalCount).toBe(count);
    }
  });

  test('knows no others', async () => {
    const { errors } = await shop.graphql(PAGE, { filter: { occasions: ['FUNERAL'] } });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('the occasions of a product', () => {
  const CAFTAN = 'caftan-celeste';
  const read = async () => (await shop.store.read.catalog.product(CAFTAN))?.occasions;

  test('are changed by staff, each once and in the shop’s order, and logged', async () => {
    await saveBy(admin, { id: CAFTAN, occasions: ['BEACH', 'EID', 'BEACH'] });
    expect(await read()).toEqual(['EID', 'BEACH']);
    expect(await latestEntry(shop)).toMatchObject({
      action: 'product.save',
      after: JSON.stringify({ occasions: ['EID', 'BEACH'] }),
    });
    expect((await find({ occasions: ['WEDDING'] })).nodes.map(({ id }) => id)).not.toContain(
      CAFTAN,
    );
    await saveBy(admin, { id: CAFTAN, title: 'Caftan Céleste' });
    expect(await read()).toEqual(['EID', 'BEACH']);
    await saveBy(admin, { id: CAFTAN, occasions: null });
    expect(await read()).toEqual([]);
  });

  test('are no facet once no product has one', async () => {
    const all = await shop.store.read.catalog.products();
    for (const { id, occasions } of all) {
      if (occasions.length > 0) await saveBy(admin, { id, occasions: [] });
    }
    expect((await find({ includeOutOfStock: true })).facets.occasions).toEqual([]);
  });
});
