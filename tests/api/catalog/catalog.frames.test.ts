import { describe, expect, test } from 'vitest';
import { frameFit, type FrameLike } from '#shared/catalog/frame-fit.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';

const shop = await sharedShop();

interface Product {
  readonly id: string;
  readonly variants: ReadonlyArray<{
    readonly availableForSale: boolean;
    readonly frame: Required<FrameLike> | null;
  }>;
}

interface Page {
  readonly nodes: readonly Product[];
  readonly totalCount: number;
  readonly facets: { readonly frameWidths: ReadonlyArray<{ value: string; count: number }> };
}

const PAGE = `query ($filter: ProductFilter, $sort: ProductSort! = FEATURED, $after: String) {
  products(filter: $filter, sort: $sort, first: 100, after: $after) {
    nodes { id variants { availableForSale frame { lensWidth bridgeWidth templeLength frameWidth } } }
    totalCount facets { frameWidths { value count } }
  }
}`;

async function find(variables: object): Promise<Page> {
  const { data, errors } = await shop.graphql<{ products: Page }>(PAGE, variables);
  expect(errors).toEqual([]);
  return data.products;
}

/** Returns the score of a product's best variant; Infinity where none fits. */
function scoreOf({ variants }: Product, wanted: FrameLike, includeOutOfStock: boolean): number {
  const sold = variants.filter(({ availableForSale }) => availableForSale || includeOutOfStock);
  const scores = sold.map(({ frame }) => frame && frameFit(wanted, frame));
  return Math.min(...scores.map((score) => score ?? Infinity));
}

const idsOf = ({ nodes }: Page) => nodes.map(({ id }) => id);

describe('frames like one’s own', () => {
  test.each<[FrameLike, boolean]>([
    [{ lensWidth: 52, bridgeWidth: 18, templeLength: 145 }, false],
    [{ lensWidth: 54, bridgeWidth: 18, templeLength: 140, frameWidth: 141 }, true],
    [{ lensWidth: 50 }, false],
    [{ bridgeWidth: 14 }, true],
    [{ frameWidth: 134 }, false],
    [{ templeLength: 128 }, false],
  ])('%j are within the bounds in each measure, nearest first', async (frameLike, sold) => {
    const all = await find({ filter: { includeOutOfStock: sold } });
    const expected = all.nodes
      .map((product) => ({ id: product.id, score: scoreOf(product, frameLike, sold) }))
      .filter(({ score }) => score < Infinity)
      // Equal ones stay in the catalogue's order.
      .toSorted((a, b) => a.score - b.score);
    expect(expected.length).toBeGreaterThan(0);
    const filter = { frameLike, includeOutOfStock: sold };
    expect(idsOf(await find({ filter, sort: 'FRAME_FIT' }))).toEqual(expected.map(({ id }) => id));
    expect(idsOf(await find({ filter })).toSorted()).toEqual(
      expected.map(({ id }) => id).toSorted(),
    );
  });

  test('count an available variant alone, unless sold-out ones are included', async () => {
    // The only aviator of 55 mm is sold out.
    const frameLike = { lensWidth: 51, bridgeWidth: 14 };
    expect(idsOf(await find({ filter: { frameLike } }))).not.toContain('lunettes-aviateur-dorees');
    const filter = { frameLike, includeOutOfStock: true };
    expect(idsOf(await find({ filter }))).toContain('lunettes-aviateur-dorees');
  });

  test('must be the variant that matches the options and the width', async () => {
    const frameLike = { lensWidth: 62, bridgeWidth: 14 };
    // Of 55, 58 and 62 mm, the first is too small.
    for (const [calibre, expected] of [
      ['62', ['lunettes-aviateur-dorees']],
      ['55', []],
    ] as const) {
      const options = [{ name: 'Calibre', values: [calibre] }];
      const filter = { frameLike, options, includeOutOfStock: true };
      expect(idsOf(await find({ filter }))).toEqual(expected);
    }
    const filter = { frameLike: { lensWidth: 46 }, frameWidths: ['WIDE'] };
    expect(idsOf(await find({ filter }))).not.toContain('lunettes-panto-ecaille');
  });

  test('are counted by width as a further filter would select them', async () => {
    const frameLike = { frameWidth: 138 };
    const { facets } = await find({ filter: { frameLike } });
    expect(facets.frameWidths.length).toBeGreaterThan(1);
    for (const { value, count } of facets.frameWidths) {
      const { totalCount } = await find({ filter: { frameLike, frameWidths: [value] } });
      expect({ value, count }).toEqual({ value, count: totalCount });
    }
  });

  test('have variants of one colour, as the filter by colours knows it', async () => {
    const { data } = await shop.graphql(
      '{ product(id: "lunettes-enveloppantes-bleues") { variants { color colorFamilies } } }',
    );
    expect(data).toMatchObject({
      product: {
        variants: [
          { color: 'Blanc et bleu', colorFamilies: ['WHITE', 'BLUE'] },
          { color: 'Noir et rouge', colorFamilies: ['BLACK', 'RED'] },
        ],
      },
    });
  });

  test('are everything where no measure is given', async () => {
    const all = idsOf(await find({}));
    for (const frameLike of [null, {}, { lensWidth: null }])
      expect(idsOf(await find({ filter: { frameLike } }))).toEqual(all);
  });

  const range = 'Les mesures de frameLike sont des millimètres, de 1 à 999.';
  const missing = 'FRAME_FIT trie d’après frameLike\u00a0: donnez-lui au moins une mesure.';
  test.each<[string, object, string]>([
    ['0', { filter: { frameLike: { lensWidth: 0 } } }, range],
    ['below 0', { filter: { frameLike: { frameWidth: -3, lensWidth: 50 } } }, range],
    ['above 999', { filter: { frameLike: { templeLength: 1000 } } }, range],
    ['an order without measures', { sort: 'FRAME_FIT' }, missing],
    ['an order of empty measures', { sort: 'FRAME_FIT', filter: { frameLike: {} } }, missing],
    [
      'the cursor of another order',
      {
        sort: 'FRAME_FIT',
        filter: { frameLike: { lensWidth: 50 } },
        after: Buffer.from('RELEVANCE:1:5').toString('base64url'),
      },
      'Le curseur after n’est pas valable pour cette liste.',
    ],
  ])('%s is refused', async (_, variables, message) => {
    const { errors } = await shop.graphql(PAGE, variables);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
