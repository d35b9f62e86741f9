import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { latestEntry } from '../admin/admin.answers.ts';
import { saveBy } from '../admin/products.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

interface Count {
  readonly value: string;
  readonly count: number;
}
interface Page {
  readonly totalCount: number;
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly colorFamilies: readonly string[];
    readonly audience: readonly string[];
    readonly highestDiscountPercent: number;
  }>;
  readonly facets: {
    readonly colorFamilies: readonly Count[];
    readonly audience: readonly Count[];
    readonly options: ReadonlyArray<{ readonly name: string; readonly values: readonly Count[] }>;
  };
}

async function find(filter: object): Promise<Page> {
  const { data, errors } = await shop.graphql<{ products: Page }>(
    `query ($filter: ProductFilter) {
      products(filter: $filter, first: 100) {
        totalCount nodes { id colorFamilies audience highestDiscountPercent }
        facets {
          colorFamilies { value count } audience { value count } options { name values { value count } }
        }
      }
    }`,
    { filter },
  );
  expect(errors).toEqual([]);
  return data.products;
}
const idsOf = ({ nodes }: Page) => nodes.map(({ id }) => id);

describe('a filter of colour families', () => {
  test('finds the dress that has no colour to choose, and the frames that have', async () => {
    const black = await find({ colorFamilies: ['BLACK'], includeOutOfStock: true });
    expect(idsOf(black)).toEqual(
      expect.arrayContaining([
        'petite-robe-noire',
        'lunettes-carrees-noires',
        'lunettes-papillon-ivoire',
      ]),
    );
    for (const { colorFamilies } of black.nodes) expect(colorFamilies).toContain('BLACK');
    const [one, other] = [
      await find({ colorFamilies: ['RED'] }),
      await find({ colorFamilies: ['GOLD'] }),
    ];
    const both = await find({ colorFamilies: ['RED', 'GOLD'] });
    expect(new Set(idsOf(both))).toEqual(new Set([...idsOf(one), ...idsOf(other)]));
  });

  test('wants the colour and the size of one variant', async () => {
    const options = [{ name: 'Taille', values: ['40'] }];
    const filter = { options, includeOutOfStock: false };
    const { facets } = await find({ ...filter, colorFamilies: ['GREEN'] });
    expect(facets.colorFamilies.length).toBeGreaterThan(3);
    for (const { value, count } of facets.colorFamilies) {
      expect((await find({ ...filter, colorFamilies: [value] })).totalCount).toBe(count);
    }
  });

  test('finds what a search for the colour finds', async () => {
    const searched = await find({ search: 'negro', includeOutOfStock: true });
    const black = await find({ colorFamilies: ['BLACK'], includeOutOfStock: true });
    expect(idsOf(searched).toSorted()).toEqual(idsOf(black).toSorted());
  });
});

test('a filter of sizes finds what the guide calls so', async () => {
  const size = (value: string) =>
    find({ options: [{ name: 'Taille', values: [value] }], includeOutOfStock: true });
  const [letter, number] = [idsOf(await size('M')), idsOf(await size('40'))];
  expect(number).toEqual(
    expect.arrayContaining(['pull-torsade-ecru', 'caftan-celeste', 'djellaba-menthe']),
  );
  expect(letter).toEqual(expect.arrayContaining(['pull-torsade-ecru', 'chemisier-plastron-blanc']));
  const { facets } = await find({ includeOutOfStock: true });
  const sizes = facets.options.find(({ name }) => name === 'Taille')?.values ?? [];
  for (const { value, count } of sizes) expect((await size(value)).totalCount).toBe(count);
});

describe('a filter by whom it is for', () => {
  test('finds and counts', async () => {
    const men = await find({ audience: ['MEN'] });
    expect(men.totalCount).toBeGreaterThan(5);
    for (const { audience } of men.nodes) expect(audience).toContain('MEN');
    expect(men.facets.audience).toEqual([
      { value: 'WOMEN', count: (await find({ audience: ['WOMEN'] })).totalCount },
      { value: 'MEN', count: men.totalCount },
    ]);
  });
});

test('a filter of reduced prices finds what costs less than before', async () => {
  const all = await find({});
  const reduced = await find({ onSale: true });
  expect(idsOf(reduced)).toEqual(
    all.nodes.flatMap(({ id, highestDiscountPercent }) => (highestDiscountPercent > 0 ? [id] : [])),
  );
  expect(idsOf(await find({ onSale: false }))).toEqual(idsOf(all));
});

test('staff choose families and whom it is for, each once and in order; without a choice its texts say them', async () => {
  const id = 'caftan-celeste';
  await saveBy(admin, { id, colorFamilies: ['GOLD', 'BLACK', 'GOLD'], audience: ['MEN'] });
  expect(idsOf(await find({ colorFamilies: ['BLACK'], audience: ['MEN'] }))).toContain(id);
  expect(idsOf(await find({ search: 'negro' }))).toContain(id);
  expect(idsOf(await find({ colorFamilies: ['BLUE'] }))).not.toContain(id);
  expect(await latestEntry(shop)).toMatchObject({
    after: JSON.stringify({ colorFamilies: ['BLACK', 'GOLD'], audience: ['MEN'] }),
  });
  await saveBy(admin, { id, title: 'Caftan Céleste brodé' });
  expect((await shop.store.read.catalog.product(id))?.colorFamilies).toEqual(['BLACK', 'GOLD']);
  await saveBy(admin, { id, colorFamilies: [], audience: null });
  const blue = await find({ colorFamilies: ['BLUE'], audience: ['WOMEN'] });
  expect(blue.nodes.find((one) => one.id === id)).toMatchObject({
    colorFamilies: ['BLUE'],
    audience: ['WOMEN'],
  });
});
