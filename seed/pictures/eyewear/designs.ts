import { acetate, metal, saddle, shapes } from './cuts.ts';
import { black, dots, frieze, gold, scrolls, tortoise } from './ornaments.ts';
import { studs, type Frame } from './frames.ts';
import type { TintName } from '../scene.ts';
import { line, mirrored } from '../svg.ts';

/** The thread that holds the lower half of a lens. */
const NYLON = 'M20 -10C22 6 28 22 40 30C58 40 90 40 118 32C128 24 133 12 136 -4';

/** Backdrop, colour of the light on the ground, frame. */
export type Design = readonly [tint: TintName, glow: string, frame: Frame];

/** The eyewear collection, by product id. */
export const designs: Readonly<Record<string, Design>> = {
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
  'lunettes-perles-noires': [
    'rose',
    '#5a4650',
    acetate(
      shapes.oversized,
      { top: '#2a2028', bottom: '#9a7f86', opacity: 0.82 },
      black,
      9,
      [152, -52],
      saddle(-30, 8),
      {
        extra: ({ temple }) => dots(temple(24, 150), '#f7f0e4', 5, 7.4),
      },
    ),
  ],
  'lunettes-papillon-ivoire': [
    'blue',
    '#8a5a3c',
    acetate(
      shapes.catEye,
      { top: '#5a3526', bottom: '#d9b394', opacity: 0.8 },
      '#efe4d0',
      10,
      [154, -62],
      saddle(-12, 9),
      {
        extra: ({ path }) =>
          dots(path('M112 -50L148 -62'), gold, 2.6, 6) +
          dots(path('M-112 -50L-148 -62'), gold, 2.6, 5),
      },
    ),
  ],
  'lunettes-oversize-ambre': [
    'chaux',
    '#c08552',
    acetate(
      shapes.butterfly,
      { top: '#6b3f20', bottom: '#eabf86', opacity: 0.76 },
      '#8a4f26',
      8,
      [154, -48],
      saddle(-20, 10),
      { print: tortoise('#8a4a20', '#3f1e10', '#d58a3a') },
    ),
  ],
  'lunettes-ovales-sans-cercle': [
    'sand',
    '#d98fa0',
    metal(
      shapes.oval,
      { top: '#c45c7c', bottom: '#f7d3cf', opacity: 0.66 },
      '#c98f7a',
      [142, -6],
      saddle(-4, 8),
      {
        rim: { colour: '#e7b7b4', width: 0.9 },
        extra: (front) =>
          studs(
            front,
            [
              [22, -6],
              [136, -8],
            ],
            2.2,
            '#b9785f',
          ),
      },
    ),
  ],
  'lunettes-rondes-rubis': [
    'chaux',
    '#8c2433',
    acetate(
      shapes.round,
      { top: '#4a1420', bottom: '#c9777c', opacity: 0.76 },
      '#a31c32',
      10,
      [128, -22],
      saddle(-14, 9),
      { temple: { at: [130, -20], width: 8, colour: gold, tip: '#a31c32' } },
    ),
  ],
  'lunettes-geometriques-vertes': [
    'rose',
    '#3f7a5c',
    acetate(
      shapes.geometric,
      { top: '#173f33', bottom: '#94c2a4', opacity: 0.8 },
      '#1c5a45',
      9,
      [148, -30],
      saddle(-26, 5),
      {
        extra: ({ path }) => line(path(shapes.geometric + mirrored(shapes.geometric)), gold, 1.4),
      },
    ),
  ],
  'masque-dore-baroque': [
    'blue',
    '#b08a3a',
    {
      outline: shapes.shield,
      shield: true,
      lens: { top: '#3a2c26', bottom: '#b98d4f', opacity: 0.88, flash: '#e7c777' },
      rim: { colour: gold, width: 4.4 },
      bridge: 'M-14 10C-6 4 6 4 14 10',
      temple: { at: [150, -28], width: 11, colour: gold },
      wrap: 44,
      extra: ({ path }) => scrolls(path),
    },
  ],
  'lunettes-rectangulaires-frise': [
    'sand',
    '#3a3340',
    acetate(
      shapes.rectangle,
      { top: '#1d1a24', bottom: '#6b6170', opacity: 0.86 },
      black,
      10,
      [146, -32],
      saddle(-20, 6),
      {
        extra: ({ path }) => frieze(path),
        temple: { at: [148, -32], width: 12, colour: gold, tip: black },
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
