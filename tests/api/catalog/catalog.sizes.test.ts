import { expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { isInDemo } from '../../support/shop/shop.place.ts';

const shop = await sharedShop();

interface Recommended {
  readonly recommendSize: {
    readonly variant: { readonly id: string; readonly availableForSale: boolean } | null;
    readonly alternative: { readonly id: string } | null;
    readonly reason: string;
    readonly warnings: readonly string[];
  };
}

const recommend = (productId: string, measures: object, language = 'FR') =>
  shop.graphql<Recommended>(
    `query ($productId: ID!, $measures: BodyMeasuresInput!) @inContext(language: ${language}) {
      recommendSize(productId: $productId, measures: $measures) {
        variant { id availableForSale } alternative { id } reason warnings
      }
    }`,
    { productId, measures },
  );

test('a guide’s entries are named as the options of the product that it is read from', async () => {
  const { data } = await shop.graphql(`
    fragment Sizes on SizeGuide { entries { value measures { name min max } } }
    query {
      sizeGuides { ...Sizes }
      numbers: product(id: "chemisier-plastron-blanc") { sizeGuide { ...Sizes } }
      letters: product(id: "pull-torsade-ecru") { sizeGuide { ...Sizes } }
    }`);
  const smallest = {
    measures: [
      { name: 'CHEST', min: 80, max: 84 },
      { name: 'WAIST', min: 62, max: 66 },
      { name: 'HIPS', min: 86, max: 90 },
    ],
  };
  const first = (value: string) => ({ entries: expect.arrayContaining([{ value, ...smallest }]) });
  expect(data).toMatchObject({
    sizeGuides: expect.arrayContaining([first('XS')]),
    numbers: { sizeGuide: first('36') },
    letters: { sizeGuide: first('XS') },
  });
});

test('a size is recommended as a variant, with the next one where a measure is near its limit', async () => {
  const { data } = await recommend('caftan-celeste', { chest: 91.5, waist: null, hips: 97.5 });
  expect(data.recommendSize).toEqual({
    variant: { id: 'caftan-celeste', availableForSale: true },
    alternative: { id: 'caftan-celeste.42' },
    reason:
      'La taille 40\u00a0: votre tour de poitrine, 91,5\u00a0cm, est à 0,5\u00a0cm de sa limite\u00a0; la 42 sera plus à l’aise.',
    warnings: [],
  });
});

test('what does not decide refuses no size, and is warned of', async () => {
  const { data } = await recommend('caftan-celeste', { chest: 90, hips: 112, height: 156 }, 'EN');
  expect(data.recommendSize).toMatchObject({
    variant: { id: 'caftan-celeste' },
    warnings: [
      expect.stringMatching(/^For your hips, 112\u00a0cm/),
      expect.stringMatching(/^At 1\.56\u00a0m, size 40 \(144\u00a0cm\) is 4\u00a0cm too long/),
    ],
  });
});

test('a guide says what decides, and what happens to the length', async () => {
  const { data } = await shop.graphql(
    '{ product(id: "caftan-celeste") { sizeGuide { decidedBy note lengthNote } } }',
  );
  expect(data).toMatchObject({
    product: {
      sizeGuide: {
        decidedBy: ['CHEST'],
        note: expect.stringMatching(/^Choisissez d’après votre tour de poitrine\. /),
        lengthNote: expect.stringContaining('talons de 6\u00a0cm'),
      },
    },
  });
});

test('the reason is in the language of the operation', async () => {
  const { data } = await recommend('caftan-celeste', { chest: 91.5 }, 'AR');
  expect(data.recommendSize.reason).toBe(
    'المقاس 40: محيط صدرك، 91,5\u00a0سم، يقل عن حده الأقصى بمقدار 0,5\u00a0سم؛ المقاس 42 أكثر راحة.',
  );
});

test('its variant is in the colour that is sold, and sold out where none is', async () => {
  // In white it is sold out.
  const { data } = await recommend('chemisier-plastron-blanc', { chest: 86 });
  expect(data.recommendSize.variant).toEqual({
    id: 'chemisier-plastron-blanc.38-bleu-ciel',
    availableForSale: true,
  });
  const { data: jeans } = await recommend('jean-droit-brut', { waist: 64 });
  expect(jeans.recommendSize.variant).toEqual({
    id: 'jean-droit-brut.36',
    availableForSale: false,
  });
});

test('beside what staff say of the fit', async () => {
  const { data } = await recommend('robe-maille-cotelee', { hips: 96 });
  expect(data.recommendSize).toMatchObject({
    variant: { id: expect.stringContaining('robe-maille-cotelee') },
    alternative: { id: 'robe-maille-cotelee.l' },
    reason: expect.stringContaining('Cet article taille petit'),
  });
});

test.each([
  ['caftan-celeste', { chest: 150 }, /^Votre tour de poitrine, 150\u00a0cm, dépasse/],
  ['caftan-celeste', { hips: 90 }, /^Pour cet article, indiquez votre tour de poitrine\.$/],
  ['robe-maille-cotelee', {}, /^Pour cet article, indiquez votre tour de poitrine/],
  ['lunettes-aviateur-dorees', { chest: 90 }, /guide des tailles/],
  ['masque-sport-orange', { chest: 90 }, /une seule taille/],
])('%s for %j: no size, and a reason', async (id, measures, reason) => {
  const { data } = await recommend(id, measures);
  expect(data.recommendSize).toEqual({
    variant: null,
    alternative: null,
    reason: expect.stringMatching(reason),
    warnings: [],
  });
});

test.each([
  ['caftan-celeste', { chest: 0 }, 'chest doit être un nombre de centimètres, de 20 à 250.'],
  ['caftan-celeste', { height: 300 }, 'height doit être un nombre de centimètres, de 20 à 250.'],
  ['caftan-celeste', { hips: -90 }, 'hips doit être un nombre de centimètres, de 20 à 250.'],
  ['nulle-part', { chest: 90 }, 'Ce produit n’existe pas ou n’est plus vendu.'],
])('%s for %j is refused', async (id, measures, message) => {
  const { errors } = await recommend(id, measures);
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
});

test.skipIf(isInDemo)('no answer about a body is cached on the way', async () => {
  const search = new URLSearchParams({
    query: '{ recommendSize(productId: "caftan-celeste", measures: { hips: 97 }) { reason } }',
  });
  const answer = await fetch(`${shop.url}/graphql?${search}`, {
    headers: { 'apollo-require-preflight': 'true' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
