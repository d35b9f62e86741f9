import { expect, test } from 'vitest';
import type { HomeRecord } from '../../../server/catalog/home/home.store.ts';
import { NO_OFFERS } from '../../../server/catalog/campaign/offers.rules.ts';
import { readProductQuery } from '../../../server/catalog/catalog.rules.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { AT, category, product } from './records.ts';

const nothing = { title: null, text: null, image: null };
const CONTENT: NonNullable<HomeRecord['draft']> = {
  featured: ['b', 'a'],
  eyebrow: 'Salé, depuis 1987',
  hero: { ...nothing, title: 'Soldes d’hiver' },
  about: nothing,
  hiddenBlocks: ['EYEWEAR'],
  brands: ['Belle Vue'],
  translations: [
    {
      language: 'AR',
      eyebrow: null,
      hero: { title: 'تخفيضات', text: null, imageAlt: null },
      about: { title: null, text: null, imageAlt: null },
    },
  ],
};

const archived = (id: string, position: number) => ({
  ...product(id, { position }),
  archivedAt: AT,
  draftSince: null,
});

export function storesPlaces(open: OpenStore): void {
  const under = emptyStores(open);
  const shown = async (categories: readonly string[]) => {
    const query = readProductQuery({ categories }, 'FEATURED', 10, null);
    return (await under.read.catalog.page(query, NO_OFFERS)).nodes.map(({ id }) => id).join('');
  };

  test('neighbours of a position are those of the catalogue and the archive, between whole numbers too', async () => {
    const positions = { a: 1, b: 2, c: 2.5, d: 10, e: 30 };
    const products = Object.entries(positions).map(([id, position]) => product(id, { position }));
    await under.save(async ({ catalog }) => {
      await catalog.save({ products });
      await catalog.archive([archived('x', 2.25), archived('y', 30.75)]);
    });
    const ids = (at: number, side: 'BELOW' | 'FROM', first: number) =>
      under.save(async ({ catalog }) =>
        (await catalog.neighbours(at, side, first)).map(({ id }) => id).join(''),
      );
    expect(await ids(10, 'BELOW', 3)).toBe('cxb');
    expect(await ids(2, 'FROM', 4)).toBe('bxcd');
    expect(await ids(1, 'BELOW', 4)).toBe('');
    expect(await ids(Infinity, 'BELOW', 2)).toBe('ye');
    expect(await under.save(({ catalog }) => catalog.lastPosition())).toBe(30);
    const reopened = await under.reopen();
    expect((await reopened.read.catalog.products()).map(({ id }) => id).join('')).toBe('abcde');
  });

  test('the order of a category holds for it alone, ends what is cached, and goes with it', async () => {
    const names = ['Robes', 'Hauts'];
    await under.save(({ catalog }) =>
      catalog.save({
        categories: names.map((name) => category(name, { name })),
        products: Array.from('abcd', (id, at) =>
          product(id, { position: at + 1, categoryName: names[at % 2] ?? '' }),
        ),
      }),
    );
    expect([await shown(['Robes']), await shown(names)]).toEqual(['ac', 'abcd']);
    const before = under.store.cacheVersion;
    const places = [
      { id: 'c', position: 0.5 },
      { id: 'a', position: 1 },
    ];
    await under.save(({ catalog }) => catalog.saveCategoryOrder({ id: 'Robes', places }));
    await expect.poll(() => under.store.cacheVersion).not.toBe(before);
    expect([await shown(['Robes']), await shown(['Hauts'])]).toEqual(['ca', 'bd']);
    expect([await shown(names), await shown([])]).toEqual(['abcd', 'abcd']);
    expect(await under.read.catalog.categoryOrder('Robes')).toEqual({ id: 'Robes', places });
    await under.save(({ catalog }) => catalog.saveCategoryOrder({ id: 'Sacs', places }));
    await under.save(({ catalog }) => catalog.removeCategory('Sacs'));
    const { catalog } = (await under.reopen()).read;
    expect(await catalog.categoryOrder('Robes')).toEqual({ id: 'Robes', places });
    expect(await catalog.categoryOrder('Sacs')).toBe(undefined);
  });

  test('the home page is one record, and what is cached ends with each change', async () => {
    expect(await under.read.home.load()).toEqual({
      version: 0,
      draft: null,
      published: null,
      earlier: null,
    });
    const saved = { version: 3, draft: CONTENT, published: CONTENT, earlier: { content: null } };
    const before = under.store.cacheVersion;
    await under.save(({ home }) => home.save(saved));
    await expect.poll(() => under.store.cacheVersion).not.toBe(before);
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await read.home.load()).toEqual(saved);
    }
  });
}
