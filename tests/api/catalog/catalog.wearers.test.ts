import { expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';

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
  expect(await response.text()).toContain('prefers-color-scheme:dark');
  const unknown = await fetch(`${shop.url}/pictures/figure-caftan-144-160-6f9fd0.svg`);
  expect(unknown.status).toBe(404);
});

test.each(['br', 'gzip', 'identity'])('their pictures are sent as %s', async (encoding) => {
  const [first] = (await wearersOf('caftan-celeste')) ?? [];
  const response = await fetch(`${shop.url}${first?.pictures[0]?.url}`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await response.text()).toMatch(/^<svg [^]*<\/svg>$/);
});
