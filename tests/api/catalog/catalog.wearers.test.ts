import { expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';
import { spend } from '../protocol/bounds.ts';

const shop = await sharedShop();

interface Wearer {
  readonly stature: number;
  readonly alt: string;
  readonly pictures: ReadonlyArray<{ readonly color: string | null; readonly url: string }>;
}

const wearersOf = async (id: string, language = 'FR') => {
  const { data, errors } = await shop.graphql<{
    product: { silhouette: { wearers: readonly Wearer[] } | null };
  }>(
    'query ($id: ID!, $language: Language!) @inContext(language: $language) { product(id: $id) { silhouette { shape length lengthFrom wearers { stature hem hemHeight heels alt note pictures { color url width height } } } } }',
    { id, language },
  );
  expect(errors).toEqual([]);
  return data.product.silhouette?.wearers ?? null;
};

test('a garment is worn by three women in each of its colours; a frame by none', async () => {
  const wearers = await wearersOf('jupe-plissee-safran');
  expect(wearers?.map(({ stature }) => stature)).toEqual([158, 166, 174]);
  expect(wearers?.[1]?.alt).toBe('Sur une femme de 1,66\u00a0m, s’arrête à mi-mollet.');
  expect(wearers?.[1]?.pictures.map(({ color }) => color)).toEqual([
    'Safran',
    'Bleu nuit',
    'Sauge',
  ]);
  expect(await wearersOf('lunettes-aviateur-dorees')).toBeNull();
});

interface Worn {
  readonly id: string;
  readonly wearers: ReadonlyArray<Wearer & { readonly note: string }>;
}

const wornBy = async (id: string) => {
  const { data, errors } = await shop.graphql<{ product: { variants: readonly Worn[] } }>(
    '{ product(id: "' +
      id +
      '") { variants { id wearers { stature alt note pictures { color url } } } } }',
  );
  expect(errors).toEqual([]);
  return data.product.variants;
};

const noteOf = (size: string, where: string) => `Taille ${size} sur 1,58\u00a0m\u00a0: ${where}.`;

test('a variant is worn in its own colour, as long as its size is', async () => {
  const variants = await wornBy('djellaba-menthe');
  const drawn = variants.map(({ id, wearers: [short] }) => [
    id,
    short?.note,
    short?.pictures.map(({ color, url }) => [color, /djellaba-(\d+)-/.exec(url)?.[1]]),
  ]);
  expect(drawn).toHaveLength(10);
  expect(drawn).toEqual(
    expect.arrayContaining([
      ['djellaba-menthe.s-menthe', noteOf('S', 'ourlet à 2\u00a0cm du sol'), [['Menthe', '134']]],
      [
        'djellaba-menthe.xxl-lavande',
        noteOf('XXL', 'trop long de 14\u00a0cm, à raccourcir à l’ourlet'),
        [['Lavande', '150']],
      ],
    ]),
  );
  for (const { wearers } of variants) {
    expect(wearers.map(({ stature }) => stature)).toEqual([158, 166, 174]);
    const { status } = await fetch(shop.url + wearers[0]?.pictures[0]?.url);
    expect(status).toBe(200);
  }
  expect((await wornBy('lunettes-aviateur-dorees'))[0]?.wearers).toEqual([]);
});

test('are described and drawn in the language of the operation', async () => {
  const [, wearer] = (await wearersOf('jupe-plissee-safran', 'AR')) ?? [];
  expect(wearer?.alt).toBe('على امرأة طولها 1,66\u00a0م، تصل الحاشية إلى منتصف الساق.');
  const [picture] = wearer?.pictures ?? [];
  expect(picture).toMatchObject({ color: 'زعفراني', url: expect.stringMatching(/-ar\.svg$/) });
  const response = await fetch(`${shop.url}${picture?.url}`);
  expect(await response.text()).toContain('الركبة');
  expect((await wearersOf('jupe-plissee-safran'))?.[1]?.alt).toMatch(/^Sur une femme/);
});

test('their pictures are cached for a day, and unknown ones are a 404', async () => {
  const [first] = (await wearersOf('caftan-celeste')) ?? [];
  const response = await fetch(`${shop.url}${first?.pictures[0]?.url}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toContain('max-age=86400');
  expect(response.headers.get('content-security-policy')).toContain("style-src 'unsafe-inline'");
  expect(await response.text()).toContain('prefers-color-scheme:dark');
  const again = await fetch(response.url, {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  const unknown = await fetch(`${shop.url}/pictures/figure-caftan-144-166-6f9fd0.svg`);
  expect(unknown.status).toBe(404);
});

test.each([
  ['another colour', (path: string) => path.replace(/-[0-9a-f]{6}(?=[-.])/, '-123456')],
  ['another length', (path: string) => path.replace(/-\d+(?=-\d+-[0-9a-f]{6})/, '-77')],
  ['another product', (path: string) => path.replace('caftan-celeste', 'caftan-velours-grenat')],
  ['another cut', (path: string) => path.replace('.caftan', '.gandoura')],
])('none is drawn for %s than the shop has', async (_, change) => {
  const [first] = (await wearersOf('caftan-celeste')) ?? [];
  const path = first?.pictures[0]?.url ?? '';
  expect(change(path)).not.toBe(path);
  expect((await fetch(shop.url + change(path))).status).toBe(404);
});

test('one that is drawn anew counts as a page does, one that was drawn does not', async () => {
  const limited = await startShop({ areRateLimitsOn: true });
  const path = (await wearersOf('caftan-celeste'))?.[0]?.pictures[0]?.url ?? '';
  const unknown = path.replace(/-[0-9a-f]{6}(?=[-.])/, '-123456');
  const get = async (name: string) => (await fetch(limited.url + name)).status;
  await spend(limited, 'READ', 1_498);
  expect(await get(path)).toBe(200);
  expect(await get(unknown)).toBe(404);
  expect(await get(unknown)).toBe(429);
  expect(await get(path)).toBe(200);
  await limited.close();
});

test.each(['br', 'gzip', 'identity'])('their pictures are sent as %s', async (encoding) => {
  const [first] = (await wearersOf('caftan-celeste')) ?? [];
  const response = await fetch(`${shop.url}${first?.pictures[0]?.url}`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await response.text()).toMatch(/^<svg [^]*<\/svg>\s*$/);
});
