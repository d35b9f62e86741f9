import { acetate, metal, saddle, shapes } from './cuts.ts';
import type { Designs } from './designs.ts';
import { black, gold, tortoise } from './ornaments.ts';
import { studs } from './frames.ts';
import { line, mirrored } from '../svg.ts';

/** The thread that holds the lower half of a lens. */
const NYLON = 'M20 -10C22 6 28 22 40 30C58 40 90 40 118 32C128 24 133 12 136 -4';

/** The houses of everyday: Ray-Ban, Oakley, Armani. */
export const classics: Designs = {
  'lunettes-aviateur-dorees': [
    'blue',
    '#4f6b3c',
    metal(
      shapes.aviator,
      { top: '#33502f', bottom: '#a9b67a', opacity: 0.82 },
      gold,
      [134, -31],
      `${saddle(-14, 8)}M-36 -43C-18 -51 18 -51 36 -43`,
    ),
  ],
  'lunettes-carrees-noires': [
    'sand',
    '#3a3f45',
    acetate(
      shapes.square,
      { top: '#2b3138', bottom: '#59636b', opacity: 0.86 },
      black,
      10,
      [146, -44],
      saddle(-20, 9),
      {
        extra: (front) =>
          studs(
            front,
            [
              [130, -40],
              [137, -38],
            ],
            1.9,
            '#d9d3c4',
          ),
      },
    ),
  ],
  'lunettes-hexagonales-bleues': [
    'rose',
    '#4f8fc4',
    metal(
      shapes.hexagon,
      { top: '#2f6aa8', bottom: '#9cc8e6', opacity: 0.72 },
      '#b9835a',
      [138, -6],
      saddle(-6, 10),
    ),
  ],
  'masque-sport-orange': [
    'blue',
    '#e0702f',
    {
      outline: shapes.shield,
      shield: true,
      lens: { top: '#b3283a', bottom: '#f2a62f', opacity: 0.95, flash: '#f7d24a' },
      rim: { colour: '#23262d', width: 6 },
      bridge: 'M-14 10C-6 4 6 4 14 10',
      temple: { at: [150, -28], width: 10, colour: '#2b2f38', tip: '#e0702f' },
      wrap: 46,
      extra: ({ path }) =>
        line(path('M-154 -30C-116 -50 -60 -52 0 -44C60 -52 116 -50 154 -30'), '#23262d', 8) +
        line(path('M-150 -33C-116 -51 -60 -54 0 -46'), '#6f7682', 1.6),
    },
  ],
  'lunettes-enveloppantes-bleues': [
    'sand',
    '#2f7fb8',
    acetate(
      shapes.wrap,
      { top: '#173a6e', bottom: '#38a7c9', opacity: 0.94, flash: '#6fe0c8' },
      '#eceef0',
      7,
      [156, -16],
      saddle(-16, 4),
      { wrap: 44, temple: { at: [154, -18], width: 10, colour: '#eceef0', tip: '#2f7fb8' } },
    ),
  ],
  'lunettes-demi-cerclees-grises': [
    'rose',
    '#8a8f96',
    metal(
      shapes.halfRim,
      { top: '#5b626b', bottom: '#c9ced2', opacity: 0.6 },
      '#3d434c',
      [138, -32],
      saddle(-24, 5),
      {
        rim: {
          colour: '#3d434c',
          width: 6,
          path: 'M20 -8C19 -18 19 -26 20 -32C60 -36 104 -36 138 -32C139 -24 138 -14 136 -4',
        },
        extra: ({ path }) => line(path(NYLON + mirrored(NYLON)), '#6a7078', 0.9, 0.8),
      },
    ),
  ],
  'lunettes-panto-ecaille': [
    'blue',
    '#d9c7a0',
    acetate(
      shapes.panto,
      { top: '#dfe9ee', bottom: '#f7f9f7', opacity: 0.5 },
      '#9a5a2a',
      8,
      [132, -30],
      saddle(-18, 9),
      { print: tortoise('#a8642c', '#4a2512', '#e0a254') },
    ),
  ],
  'lunettes-fines-canon': [
    'chaux',
    '#5f7f8a',
    metal(
      shapes.narrow,
      { top: '#2f4650', bottom: '#7f9aa3', opacity: 0.78 },
      '#5a5f68',
      [142, -22],
      saddle(-12, 7),
    ),
  ],
};
