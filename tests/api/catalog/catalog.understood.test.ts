import { describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { saveBy } from '../admin/products.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

interface Page {
  readonly totalCount: number;
  readonly nodes: ReadonlyArray<{ readonly id: string; readonly kinds: readonly string[] }>;
  readonly understood: ReadonlyArray<
    Readonly<
      Record<'kind' | 'text' | 'filter', string> & Record<'minPrice' | 'maxPrice', number | null>
    >
  >;
  readonly unsoldKinds: readonly string[];
  readonly answeringPages: ReadonlyArray<Readonly<Record<'title' | 'path', string>>>;
}

async function find(filter: object, language = 'FR'): Promise<Page> {
  const { data, errors } = await shop.graphql<{ products: Page }>(
    `query ($filter: ProductFilter) @inContext(language: ${language}) {
      products(filter: $filter, sort: RELEVANCE, first: 100) {
        totalCount nodes { id kinds } understood { kind text filter minPrice maxPrice } unsoldKinds
        answeringPages { title path }
      }
    }`,
    { filter },
  );
  expect(errors).toEqual([]);
  return data.products;
}
const idsOf = ({ nodes }: Page) => nodes.map(({ id }) => id);
const filtersOf = ({ understood }: Page) =>
  understood.map(({ kind, filter }) => `${kind} ${filter}`);

describe('a search', () => {
  test.each([
    [
      'FR',
      'jupes 38 moins de 500 dh',
      ['GARMENT Jupes', 'SIZE taille 38', 'PRICE moins de 500\u00a0DH'],
    ],
    [
      'FR',
      'lunettes Ray Ban noires homme',
      ['GARMENT Lunettes', 'BRAND Ray-Ban', 'COLOUR noires', 'PERSON homme'],
    ],
    [
      'EN',
      'red dress for a wedding over 500',
      ['COLOUR red', 'GARMENT Dresses', 'OCCASION wedding', 'PRICE over 500\u00a0DH'],
    ],
    [
      'AR',
      'فستان بين ٣٠٠ و ٩٠٠ درهم',
      ['GARMENT فساتين', 'PRICE من 300\u00a0درهم إلى 900\u00a0درهم'],
    ],
  ])('in %s, « %s », says what was read of it', async (language, search, filters) => {
    const page = await find({ search, includeOutOfStock: true }, language);
    expect(filtersOf(page)).toEqual(filters);
    for (const { text } of page.understood) expect(search).toContain(text);
  });

  test('without a part is without its filter', async () => {
    const search = 'robe rouge taille 42';
    const page = await find({ search });
    expect(idsOf(page)).toEqual(['robe-portefeuille-grenade']);
    const colour = page.understood.find(({ kind }) => kind === 'COLOUR');
    const rest = await find({ search: search.replace(colour?.text ?? '', '') });
    expect(filtersOf(rest)).toEqual(['GARMENT Robes', 'SIZE taille 42']);
    expect(rest.totalCount).toBeGreaterThan(1);
  });

  test('for a size finds what has it under its other name in its guide', async () => {
    const page = await find({ search: 'pull 40' });
    expect(idsOf(page)).toEqual(['pull-torsade-ecru', 'cardigan-rose-the']);
    expect(filtersOf(page)).toEqual(['GARMENT Pulls', 'SIZE taille 40']);
    const dresses = await find({ search: 'robe taille M', includeOutOfStock: true });
    expect(idsOf(dresses)).toEqual(expect.arrayContaining(['robe-jacaranda', 'petite-robe-noire']));
  });

  test.each([
    ['caftan moins de 2500 dh', null, 250_000],
    ['caftan plus de 9000', 900_000, null],
    ['robe entre 300 et 600', 30_000, 60_000],
  ])('« %s » names prices, and its kind does not', async (search, minPrice, maxPrice) => {
    const { understood } = await find({ search });
    const pricesOf = (wanted: string) =>
      understood
        .filter(({ kind }) => kind === wanted)
        .map((part) => [part.minPrice, part.maxPrice]);
    expect(pricesOf('PRICE')).toEqual([[minPrice, maxPrice]]);
    expect(pricesOf('GARMENT')).toEqual([[null, null]]);
  });

  test('that a title contains is read as it is', async () => {
    expect(await find({ search: 'jupe plissée' })).toMatchObject({ understood: [] });
  });

  test('says that the shop does not sell a kind, and finds nothing else for it', async () => {
    const page = await find({ search: 'sac à main cuir', includeOutOfStock: true });
    expect(page).toMatchObject({ totalCount: 0, unsoldKinds: ['Sacs'] });
    expect(await find({ search: 'حقيبة' }, 'AR')).toMatchObject({ unsoldKinds: ['حقائب'] });
    expect(await find({ search: 'robe' })).toMatchObject({ unsoldKinds: [] });
  });

  test.each([
    ['promo', 'Articles en promotion', '/products?promo=1'],
    ['frais de livraison', 'Livraison et retours', '/livraison-et-retours'],
    ['retour', 'Livraison et retours', '/livraison-et-retours'],
    ['guide des tailles', 'Guide des tailles', '/guide-des-tailles'],
    ['contact', 'Nous contacter', '/contact'],
    ['BV-48011000', 'Suivre ma commande', '/suivi'],
    ['54□18-145', 'Trouver ma monture', '/trouver-ma-monture?mesures=54%E2%96%A118-145'],
    ['lunettes 54-18', 'Trouver ma monture', '/trouver-ma-monture?mesures=54-18'],
  ])('« %s » is answered by the page « %s »', async (search, title, path) => {
    expect((await find({ search })).answeringPages).toEqual([{ title, path }]);
  });

  test.each(['robe taille 44', 'jean 38-40', 'lunettes entre 1000 et 2000 dh'])(
    '« %s » is answered by articles alone',
    async (search) => {
      expect((await find({ search })).answeringPages).toEqual([]);
    },
  );
});

describe('the kinds of a product', () => {
  test('are those of its title, and filter with those that they include', async () => {
    const trousers = await find({ kinds: ['pantalon'], includeOutOfStock: true });
    expect(idsOf(trousers)).toEqual([
      'jean-droit-brut',
      'pantalon-large-lin',
      'sarouel-terracotta',
      'pantalon-cigarette-marine',
    ]);
    expect(trousers.nodes[0]?.kinds).toEqual(['jean']);
    expect((await find({ kinds: ['sac'] })).totalCount).toBe(0);
  });

  test('are those that staff choose', async () => {
    const save = (kinds: readonly string[]) => saveBy(admin, { id: 'tunique-zellige', kinds });
    expect((await find({ search: 'sacs' })).unsoldKinds).toEqual(['Sacs']);
    await save(['sac', 'tunique']);
    expect(await find({ search: 'sacs' })).toMatchObject({
      unsoldKinds: [],
      nodes: [{ id: 'tunique-zellige', kinds: ['tunique', 'sac'] }],
    });
    const { userErrors } = await save(['table']);
    expect(userErrors).toMatchObject([{ field: 'kinds', code: 'INVALID' }]);
    await save([]);
    expect((await find({ search: 'tuniques' })).nodes[0]?.kinds).toEqual(['tunique']);
  });
});
