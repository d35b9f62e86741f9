import { describe, expect, test } from 'vitest';
import {
  hemOf,
  printSilhouette,
  readSilhouette,
  SHAPES,
  STATURES,
  type Shape,
  type Stature,
} from '../../../../server/catalog/silhouette/silhouette.rules.ts';
import { composeFigure } from '../../../../server/catalog/silhouette/figures.ts';
import {
  figurePath,
  readFigure,
  wornCut,
} from '../../../../server/catalog/silhouette/wearers.rules.ts';
import { LANGUAGES } from '#shared/language.ts';
import { wearerTexts } from '../../../../server/catalog/catalog.texts.ts';

const hem = (shape: Shape, length: number) => ({
  ...hemOf({ shape, length }, 158),
  stature: 158,
  size: '40',
});

describe('the hem of a garment', () => {
  test.each<[Shape, number, string, string, string]>([
    ['JUMPER', 58, 'HIP', 'HIP', 'HIP'],
    ['TUNIC', 74, 'MID_THIGH', 'UPPER_THIGH', 'UPPER_THIGH'],
    ['TRAPEZE_DRESS', 92, 'KNEE', 'ABOVE_KNEE', 'ABOVE_KNEE'],
    ['PENCIL_SKIRT', 66, 'BELOW_KNEE', 'BELOW_KNEE', 'BELOW_KNEE'],
    ['PLEATED_SKIRT', 76, 'MID_CALF', 'MID_CALF', 'MID_CALF'],
    ['WIDE_TROUSERS', 74, 'TOO_LONG', 'FLOOR', 'ANKLE'],
    ['DJELLABA', 138, 'TOO_LONG', 'ANKLE', 'ANKLE'],
    ['CAFTAN', 144, 'TOO_LONG', 'FLOOR', 'ANKLE'],
    ['TIERED_DRESS', 122, 'TOO_LONG', 'FLOOR', 'ANKLE'],
    ['SAROUEL', 96, 'ANKLE', 'ANKLE', 'ANKLE'],
  ])('%s of %i cm: %s, %s, %s', (shape, length, ...levels) => {
    expect(STATURES.map((stature) => hemOf({ shape, length }, stature).level)).toEqual(levels);
  });

  test('stands higher on a taller body, and lower the longer it is', () => {
    for (const shape of SHAPES) {
      const heights = STATURES.map((stature) => hemOf({ shape, length: 60 }, stature).onBody);
      expect(heights).toEqual(heights.toSorted((a, b) => a - b));
      const longer = hemOf({ shape, length: 70 }, 166);
      expect(longer.onBody).toBeLessThan(hemOf({ shape, length: 60 }, 166).onBody);
    }
  });

  test('is described in the language, with heels where the garment is worn with them', () => {
    expect(wearerTexts.FR.alt(hem('PLEATED_SKIRT', 76))).toBe(
      'Sur une femme de 1,58\u00a0m, s’arrête à mi-mollet.',
    );
    expect(wearerTexts.FR.note(hem('PLEATED_SKIRT', 76))).toBe(
      'Taille 40 sur 1,58\u00a0m\u00a0: ourlet à 23\u00a0cm du sol.',
    );
    expect(wearerTexts.FR.note({ ...hem('PLEATED_SKIRT', 76), size: null })).toBe(
      'Sur 1,58\u00a0m\u00a0: ourlet à 23\u00a0cm du sol.',
    );
    expect(wearerTexts.FR.note(hem('CAFTAN', 144))).toBe(
      'Taille 40 sur 1,58\u00a0m\u00a0: trop long de 2\u00a0cm, avec des talons de 6\u00a0cm, à raccourcir à l’ourlet.',
    );
    expect(wearerTexts.EN.alt(hem('CAFTAN', 144))).toBe(
      'On a woman of 1.58\u00a0m, with 6\u00a0cm heels, trails on the floor.',
    );
    expect(wearerTexts.AR.alt(hem('PLEATED_SKIRT', 76))).toBe(
      'على امرأة طولها 1,58\u00a0م، تصل الحاشية إلى منتصف الساق.',
    );
  });
});

/** Path and SVG of a cut of the product « robe ». */
async function draw(shape: Shape, length: number, stature: Stature, hex = '#B3202F') {
  const path = figurePath({ product: 'robe', shape, length }, stature, { hex, language: 'FR' });
  const figure = readFigure(path.replace('/pictures/', ''));
  return { path, figure, svg: figure && (await composeFigure(figure)) };
}

describe('the drawing', () => {
  test('has words in the language, each at its own address', async () => {
    const drawing = LANGUAGES.map(async (language) => {
      const cut = { product: 'caftan-celeste', shape: 'CAFTAN', length: 144 } as const;
      const path = figurePath(cut, 166, { hex: '#6f9fd0', language });
      const figure = readFigure(path.replace('/pictures/', ''));
      const svg = figure && (await composeFigure(figure));
      return { path, words: svg?.match(/(?<=>)[^<>]+(?=<\/text>)/g) };
    });
    expect(await Promise.all(drawing)).toEqual([
      {
        path: '/pictures/figure-caftan-celeste.caftan-144-166-6f9fd0.svg',
        words: ['genou', 'cheville', '4\u00a0cm'],
      },
      {
        path: '/pictures/figure-caftan-celeste.caftan-144-166-6f9fd0-ar.svg',
        words: ['الركبة', 'الكاحل', '4\u00a0سم'],
      },
      {
        path: '/pictures/figure-caftan-celeste.caftan-144-166-6f9fd0-en.svg',
        words: ['knee', 'ankle', '4\u00a0cm'],
      },
    ]);
  });

  test('has a name that says all it depends on, for every shape and length', async () => {
    for (const shape of SHAPES) {
      for (const length of [20, 74, 200]) {
        for (const stature of STATURES) {
          const { figure, svg } = await draw(shape, length, stature);
          const colour = '#b3202f';
          expect(figure).toEqual({
            product: 'robe',
            shape,
            length,
            stature,
            colour,
            language: 'FR',
          });
          expect(svg).toMatch(/^<svg .*<\/svg>\s*$/s);
          expect(svg).not.toMatch(/NaN|undefined|Infinity|\{\w+\}/);
        }
      }
    }
  });

  test('has the garment’s own groups, each once, in the cloth and to the hem of the body', async () => {
    for (const shape of SHAPES) {
      const { svg } = await draw(shape, 60, 174);
      const ids = [...(svg?.matchAll(/ id="([^"]+)"/g) ?? [])].map(([, id]) => id);
      expect(ids).toContain('under');
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...(svg?.matchAll(/(?:href="|url\()#([\w-]+)/g) ?? [])].map(([, id]) => id);
      const missing = used.filter((id) => !ids.includes(id));
      expect(['behind', 'over']).toEqual(expect.arrayContaining(missing));
      const { onBody, heels } = hemOf({ shape, length: 60 }, 174);
      expect(svg).toContain(
        `style="--cloth:#b3202f;--stature:174;--heels:${heels};--hem:${onBody}"`,
      );
    }
  });

  test.each([
    'figure-robe.caftan-144-166-6f9fd0.png',
    'figure-robe.caftan-19-166-6f9fd0.svg',
    'figure-robe.caftan-201-166-6f9fd0.svg',
    'figure-robe.caftan-144-165-6f9fd0.svg',
    'figure-robe.cape-144-166-6f9fd0.svg',
    'figure-robe.constructor-144-166-6f9fd0.svg',
    'figure-robe.caftan-144-166-blue.svg',
    'figure-robe.caftan-144-166-6f9fd0-fr.svg',
    'figure-robe.caftan-144-166-6f9fd0-de.svg',
    'figure-caftan-144-166-6f9fd0.svg',
  ])('is none for %s', (name) => {
    expect(readFigure(name)).toBeNull();
  });

  test('has the colours of the product, or else its own', () => {
    const silhouette = { shape: 'SHIRT', length: 66, color: '#f4f1ea' } as const;
    const id = 'chemise';
    expect(wornCut({ id, silhouette: null, options: [] })).toBeNull();
    expect(wornCut({ id, silhouette, options: [] })?.colours).toEqual([
      { name: null, hex: '#f4f1ea' },
    ]);
    const values = [
      { value: 'Bleu', swatch: '#4d7fae' },
      { value: 'Autre', swatch: null },
    ];
    expect(wornCut({ id, silhouette, options: [{ name: 'Couleur', values }] })?.colours).toEqual([
      { name: 'Bleu', hex: '#4d7fae' },
      { name: 'Autre', hex: '#f4f1ea' },
    ]);
  });
});

test('a cell of a catalogue file is read as it is printed', () => {
  for (const color of [null, '#6f9fd0']) {
    const silhouette = { shape: 'LONG_DRESS', length: 132, color } as const;
    expect(readSilhouette(printSilhouette(silhouette))).toEqual(silhouette);
  }
  expect(readSilhouette('caftan 144 #6F9FD0')).toEqual({
    shape: 'CAFTAN',
    length: 144,
    color: '#6f9fd0',
  });
  for (const text of ['cape 144', 'caftan', 'caftan 12', 'caftan 144 bleu']) {
    expect(readSilhouette(text)).toBeNull();
  }
});
