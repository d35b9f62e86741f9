import { acetate, metal, saddle, shapes } from './cuts.ts';
import type { Designs } from './designs.ts';
import { black, dots, frieze, gold, scrolls, tortoise } from './ornaments.ts';
import { studs } from './frames.ts';
import { line, mirrored } from '../svg.ts';

/** The houses of couture: Chanel, Dior, Gucci, Versace. */
export const couture: Designs = {
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
};
