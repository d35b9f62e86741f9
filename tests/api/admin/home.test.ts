import { beforeEach, describe, expect, test } from 'vitest';
import { png, storedPath, SVG } from '../../support/pictures.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { latestEntry } from './admin.answers.ts';
import { homeBy } from './home.documents.ts';
import { archiveBy, problemsIn, saveBy, unarchiveBy } from './products.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);
const home = homeBy(admin);

interface ShopHome {
  readonly featured: ReadonlyArray<{ readonly id: string }>;
  readonly eyebrow: string | null;
  readonly hero: { readonly title: string | null; readonly text: string | null };
  readonly about: { readonly image: object | null };
  readonly blocks: readonly string[];
  readonly brands: ReadonlyArray<{ readonly name: string }>;
}
const PARTS = 'title text image { url alt }';
const FIELDS = `featured { id } eyebrow hero { ${PARTS} } about { ${PARTS} } blocks brands { name }`;
const homeIn = async (language = 'FR') => {
  const document = `query @inContext(language: ${language}) { home { ${FIELDS} } }`;
  return (await shop.graphql<{ home: ShopHome | null }>(document)).data.home;
};
const previewOf = async (previewToken: string | null) =>
  (
    await shop.graphql<{ home: ShopHome | null }>(
      `query ($previewToken: String) { home(previewToken: $previewToken) { ${FIELDS} } }`,
      { previewToken },
    )
  ).data.home;
const tokenOf = (url: string) => new URL(url).searchParams.get('token');
const featured = async () =>
  (
    await shop.graphql<{ featuredProducts: ReadonlyArray<{ id: string }> }>(
      '{ featuredProducts { id } }',
    )
  ).data.featuredProducts.map(({ id }) => id);
const idsOf = async () =>
  (
    await shop.graphql<{ products: { nodes: ReadonlyArray<{ id: string }> } }>(
      '{ products(first: 30, filter: { includeOutOfStock: true }) { nodes { id } } }',
    )
  ).data.products.nodes.map(({ id }) => id);

const ALL_BLOCKS = [
  'CAMPAIGNS',
  'BRANDS',
  'FEATURED',
  'OCCASIONS',
  'EYEWEAR',
  'ABOUT',
  'SERVICES',
  'CATEGORIES',
];
const FIRST = {
  featured: [],
  eyebrow: '',
  hero: {},
  about: {},
  blocks: ALL_BLOCKS,
  brands: [],
  translations: ['AR', 'EN'].map((language) => ({ language })),
};

const BY_LIST = await idsOf();

describe('the home page in the back office', () => {
  beforeEach(async () => {
    await home.save(FIRST);
    await home.publish();
  });

  test('a shop that changed nothing has the specification’s, whatever the order of its list', async () => {
    expect(await home.read()).toMatchObject({
      isDraft: false,
      content: { featured: [], hero: { title: null, image: null }, blocks: ALL_BLOCKS, brands: [] },
    });
    const positions = [3, 9, 6, 20, 14, 8, 11, 16];
    expect(await featured()).toEqual(positions.map((position) => BY_LIST[position - 1]));
    const list = await idsOf();
    await admin.request(
      'mutation ($id: ID!, $before: ID!) { moveProduct(id: $id, before: $before) { product { id } } }',
      { id: list[25], before: list[0] },
    );
    const moved = await idsOf();
    expect(moved).not.toEqual(list);
    expect(await featured()).toEqual(positions.map((position) => moved[position - 1]));
  });

  test('shoppers see what was published, in their language, and one step back is one step', async () => {
    const chosen = BY_LIST.slice(0, 8).toReversed();
    const before = await featured();
    const saved = await home.save({
      featured: chosen,
      eyebrow: 'Casablanca, depuis 1987',
      hero: { title: 'La rentrée', text: 'Deux lignes,\n  sans façon.' },
      blocks: ['FEATURED', 'ABOUT'],
      brands: ['Dior', 'Chanel'],
      translations: [
        { language: 'EN', hero: { title: 'Back to work' } },
        { language: 'AR', eyebrow: 'الدار البيضاء' },
      ],
    });
    expect(saved).toMatchObject({ userErrors: [], home: { isDraft: true } });
    expect([await homeIn(), await featured()]).toEqual([null, before]);
    expect((await home.publish()).home).toMatchObject({ isDraft: false, canUndo: true });
    expect(await latestEntry(shop)).toMatchObject({ action: 'home.publish', subject: 'home' });
    expect(await featured()).toEqual(chosen);
    expect(await homeIn()).toMatchObject({
      featured: chosen.map((id) => ({ id })),
      eyebrow: 'Casablanca, depuis 1987',
      hero: { title: 'La rentrée', text: 'Deux lignes,\nsans façon.' },
      about: { title: null, image: null },
      blocks: ['FEATURED', 'ABOUT'],
      brands: [{ name: 'Dior' }, { name: 'Chanel' }],
    });
    expect(await homeIn('EN')).toMatchObject({
      eyebrow: 'Casablanca, depuis 1987',
      hero: { title: 'Back to work' },
    });
    expect(await homeIn('AR')).toMatchObject({
      eyebrow: 'الدار البيضاء',
      hero: { title: 'La rentrée' },
    });
    // What was taken back is a draft, which is published again.
    expect((await home.undo()).home).toMatchObject({ isDraft: true, canUndo: false });
    expect([await homeIn(), await featured()]).toEqual([null, before]);
    expect(problemsIn(await home.undo())).toEqual(['NOT_ALLOWED_NOW null']);
    expect((await home.read()).content.featured.map(({ id }) => id)).toEqual(chosen);
    await home.publish();
    expect(await featured()).toEqual(chosen);
  });

  test('what is archived or a draft is left out without a hole, and staff read which', async () => {
    const draft =
      (
        await saveBy(admin, {
          title: 'Robe à venir',
          brand: 'Belle Vue',
          categoryName: 'Robes',
          price: 10_000,
          isDraft: true,
        })
      ).product?.id ?? '';
    const [a = '', b = '', c = ''] = BY_LIST;
    expect(problemsIn(await home.save({ featured: [a, draft, b, c] }))).toEqual([]);
    await home.publish();
    await archiveBy(admin, b);
    expect(await featured()).toEqual([a, c]);
    expect((await home.read()).content.featured).toMatchObject([
      { id: a, isDraft: false, archivedAt: null },
      { id: draft, isDraft: true },
      { id: b, isDraft: false, archivedAt: expect.any(String) },
      { id: c },
    ]);
    await unarchiveBy(admin, b);
    await unarchiveBy(admin, draft);
    expect(await featured()).toEqual([a, draft, b, c]);
  });

  test('the draft is shown to who has its link, and to nobody by a wrong one', async () => {
    await home.save({ hero: { title: 'Avant tout le monde' } });
    const { previews } = await home.read();
    expect(previews.map(({ url }) => new URL(url).pathname)).toEqual([
      '/apercu',
      '/ar/apercu',
      '/en/apercu',
    ]);
    const token = tokenOf(previews[0]?.url ?? '');
    expect((await previewOf(token))?.hero.title).toBe('Avant tout le monde');
    expect(await previewOf(`${token}x`)).toBe(null);
    expect(await previewOf(null)).toBe(null);
    // The link of a draft opens that alone.
    const input = { title: 'Robe', brand: 'Belle Vue', categoryName: 'Robes', price: 10_000 };
    const { product } = await saveBy(admin, { ...input, isDraft: true });
    const { data } = await admin.request<{ product: { previewUrl: string } }>(
      'query ($id: ID!) { product(id: $id) { previewUrl } }',
      { id: product?.id },
    );
    expect(await previewOf(tokenOf(data.product.previewUrl))).toBe(null);
  });

  test('a picture is that of the draft until it is published, and a drawing is refused', async () => {
    const bytes = png(300, 360);
    const url = storedPath(bytes, 'png');
    expect((await home.setImage('ABOUT', bytes)).home).toMatchObject({
      isDraft: true,
      content: { about: { image: { url, alt: 'Une rue bleue' } }, hero: { image: null } },
    });
    await home.save({ translations: [{ language: 'AR', about: { imageAlt: 'زقاق أزرق' } }] });
    expect(await homeIn()).toBe(null);
    await home.publish();
    expect((await homeIn())?.about.image).toEqual({ url, alt: 'Une rue bleue' });
    expect((await homeIn('AR'))?.about.image).toEqual({ url, alt: 'زقاق أزرق' });
    expect(problemsIn(await home.setImage('HERO', SVG))).toEqual(['INVALID file']);
    expect(problemsIn(await home.setImage('HERO', png(300, 360), ' '))).toEqual(['REQUIRED alt']);
    const other = { url: '/images/products/caftan-celeste.svg', alt: 'Un caftan' };
    expect(problemsIn(await home.save({ hero: { image: other } }))).toEqual([
      'INVALID hero.image.url',
    ]);
    // A picture that the page showed before can be shown again.
    await home.save({ about: { image: null } });
    expect(problemsIn(await home.save({ hero: { image: { url, alt: 'Rue' } } }))).toEqual([]);
  });

  test('bad input is refused with all its problems, and nothing is written', async () => {
    const [a = ''] = BY_LIST;
    const before = await home.read();
    const { version } = before;
    const refusals = [
      [{ featured: BY_LIST.slice(0, 9) }, ['INVALID featured']],
      [{ featured: [a, 'inconnu', a] }, ['INVALID featured.2', 'UNKNOWN_PRODUCT featured.1']],
      [{ brands: ['Dior', 'Zara'] }, ['INVALID brands.1']],
      [
        { hero: { title: 'x'.repeat(121), text: 'x'.repeat(2001) } },
        ['INVALID hero.title', 'INVALID hero.text'],
      ],
      [
        {
          translations: [
            { language: 'EN', about: { title: 'x'.repeat(121), imageAlt: 'x'.repeat(201) } },
          ],
        },
        ['INVALID translations.0.about.title', 'INVALID translations.0.about.imageAlt'],
      ],
      [{ eyebrow: 'x'.repeat(121) }, ['INVALID eyebrow']],
      [
        { translations: [{ language: 'AR', eyebrow: 'x'.repeat(121) }] },
        ['INVALID translations.0.eyebrow'],
      ],
      [{ hero: { title: 'Un\u0000titre' } }, ['INVALID hero.title']],
    ] as const;
    for (const [input, expected] of refusals) {
      expect(problemsIn(await home.save(input))).toEqual(expected);
    }
    expect(await home.read()).toMatchObject({ ...before, previews: expect.any(Array) });
    expect(problemsIn(await home.publish())).toEqual(['NOT_ALLOWED_NOW null']);
    // A draft that equals what shoppers see is none.
    await home.save({ hero: { title: 'Autre' } });
    expect((await home.save({ hero: { title: ' ' } })).home).toMatchObject({ isDraft: false });
    expect(version).toBe(before.version);
  });

  test('of two people who save at once the second one reads what the first one saved', async () => {
    const { version } = await home.read();
    await home.save({ hero: { title: 'Le premier' } }, version);
    for (const late of [
      await home.save({ hero: { title: 'Le second' } }, version),
      await home.publish(version),
      await home.undo(version),
      await home.setImage('HERO', png(300, 360), 'Une rue', version),
    ]) {
      expect(problemsIn(late)).toEqual(['VERSION_CONFLICT expectedVersion']);
      expect(late.home).toMatchObject({ content: { hero: { title: 'Le premier' } } });
    }
  });
});
