import { boxed, polygon, type Flat } from './curves.ts';
import { black, gold, roseGold, silver, type Design } from './designs.types.ts';
import {
  cornerFrieze,
  engraved,
  facets,
  frieze,
  pearls,
  rivets,
  screws,
  thread,
  volutes,
} from './ornaments.ts';

const EIGHT: readonly Flat[] = [
  [22, 2],
  [72, 0],
  [96, 18],
  [100, 56],
  [80, 95],
  [42, 100],
  [9, 78],
  [0, 28],
];

/** The houses of couture: Chanel, Dior, Gucci, Versace. */
export const couture: Readonly<Record<string, Design>> = {
  'lunettes-perles-noires': {
    setting: { tint: 'rose', niche: 'LOBED', ground: 'LEDGE' },
    shape: {
      outline: boxed(
        'M0 12C1 4 7 1 18 0C44 -1 74 -1 90 1C98 2 101 8 100 20C99 46 97 72 88 86C78 99 62 100 48 100C30 100 18 94 11 82C4 66 0 36 0 12Z',
      ),
      curve: 140,
      rim: [5, 4, 4.6, 3.6],
      depth: 4.2,
      bridge: { from: -122, to: 172, top: 4, low: 32 },
      end: { at: 2, half: 18, power: 2 },
      temple: { at: 13, heights: [13, 10.5, 7.6, 9], thick: 3.8, inwards: 9 },
    },
    look: {
      build: 'ACETATE',
      front: black,
      temple: black,
      glass: {
        stops: [
          [0, '#241722', 0.94],
          [0.55, '#5a3f52', 0.82],
          [1, '#b394a2', 0.55],
        ],
        glare: 'SOFT',
        shine: 0.5,
        pool: ['#8a5a78', 0.46],
      },
      extra: (brush) => pearls(brush, 12, 92, 2.7),
    },
  },
  'lunettes-papillon-ivoire': {
    setting: { tint: 'blue', niche: 'LOBED', ground: 'DISC' },
    shape: {
      outline: boxed(
        'M0 38C6 20 34 11 58 6C76 3 90 0 96 1C101 3 101 16 98 31C92 62 78 100 46 100C20 100 2 70 0 38Z',
      ),
      curve: 150,
      rim: [5.4, 3.6, 4.2, 3.6],
      depth: 4.2,
      bridge: { from: -158, to: 164, top: 22, low: 44 },
      end: { at: -2, half: 8, lift: 3.6 },
      temple: { at: 8, heights: [11, 7.4, 5.8, 7.6], thick: 3.6, inwards: 9 },
    },
    look: {
      build: 'ACETATE',
      front: {
        kind: 'ACETATE',
        base: '#efe3cc',
        light: '#ffffff',
        dark: '#a58a68',
        glow: '#fff4dc',
      },
      temple: {
        kind: 'ACETATE',
        base: '#efe3cc',
        light: '#ffffff',
        dark: '#a58a68',
        glow: '#fff4dc',
      },
      glass: {
        stops: [
          [0, '#3a2117', 0.93],
          [0.55, '#86573a', 0.78],
          [1, '#e3bd98', 0.5],
        ],
        glare: 'CRESCENT',
        shine: 0.5,
        pool: ['#b07040', 0.42],
      },
      extra: (brush) =>
        rivets(
          brush,
          [
            [92, -7],
            [99, -9],
            [106, -10.5],
          ],
          1.35,
          '#d9aa48',
        ),
    },
    colours: {
      noir: {
        front: black,
        temple: black,
        glass: {
          stops: [
            [0, '#1b1a20', 0.94],
            [0.55, '#4c4a56', 0.8],
            [1, '#a9a5b0', 0.52],
          ],
          glare: 'CRESCENT',
          shine: 0.5,
          pool: ['#5c5866', 0.44],
        },
      },
    },
  },
  'lunettes-oversize-ambre': {
    setting: { tint: 'chaux', niche: 'POINTED', ground: 'TILES' },
    shape: {
      outline: boxed(
        'M0 27C7 9 34 0 62 0C85 0 99 4 100 16C100 48 98 76 86 90C76 101 56 102 40 96C18 86 4 56 0 27Z',
      ),
      curve: 140,
      rim: [4.6, 3.8, 4.4, 3.4],
      depth: 4.2,
      bridge: { from: -140, to: 168, top: 15, low: 40 },
      end: { at: 8, half: 8, lift: 1.2 },
      temple: { at: 14, heights: [12, 9, 7, 8.6], thick: 3.6, inwards: 9 },
    },
    look: {
      build: 'ACETATE',
      front: {
        kind: 'ACETATE',
        base: '#c87a30',
        light: '#ffd592',
        dark: '#4a1f08',
        glow: '#f0a24a',
        shell: ['#7c3c14', '#331405', 23],
      },
      temple: {
        kind: 'ACETATE',
        base: '#c87a30',
        light: '#ffd592',
        dark: '#4a1f08',
        glow: '#f0a24a',
        shell: ['#7c3c14', '#331405', 23],
      },
      glass: {
        stops: [
          [0, '#5c3512', 0.9],
          [0.55, '#b0752c', 0.7],
          [1, '#f2cd88', 0.45],
        ],
        glare: 'SWEEP',
        shine: 0.42,
        pool: ['#d8902e', 0.5],
      },
    },
    colours: {
      noir: {
        front: black,
        temple: black,
        glass: {
          stops: [
            [0, '#1c1d22', 0.94],
            [0.55, '#4e525b', 0.78],
            [1, '#aab0b8', 0.5],
          ],
          glare: 'SWEEP',
          shine: 0.4,
          pool: ['#5b616c', 0.46],
        },
      },
    },
  },
  'lunettes-ovales-sans-cercle': {
    setting: { tint: 'rose', niche: 'POINTED', ground: 'DISC' },
    shape: {
      outline: boxed(
        'M0 50C0 20 21 0 50 0C80 0 100 19 100 48C100 80 79 100 50 100C20 100 0 80 0 50Z',
      ),
      curve: 170,
      rim: [0.1, 0.1, 0.1, 0.1],
      depth: 2,
      bridge: { from: -150, to: 170, top: 40, low: 50 },
      end: { at: 40, half: 2.4 },
      temple: {
        at: 40,
        heights: [2.6, 1.5, 1.4, 1.4],
        thick: 1.3,
        sleeve: 100,
        sleeveHeights: [2.4, 4.6],
        inwards: 10,
      },
    },
    look: {
      build: 'RIMLESS',
      front: roseGold,
      temple: roseGold,
      tip: { kind: 'ACETATE', base: '#d9a79a', light: '#fbe7df', dark: '#94604f', glow: '#f5c9bb' },
      wire: 1.5,
      pads: true,
      bridges: [
        [
          [-12, 45],
          [-8.6, 42],
          [-4, 36],
          [0, 34.5],
          [4, 36],
          [8.6, 42],
          [12, 45],
        ],
      ],
      glass: {
        stops: [
          [0, '#b84a70', 0.66],
          [0.55, '#dd8a9c', 0.5],
          [1, '#f9d6d0', 0.36],
        ],
        glare: 'CRESCENT',
        shine: 0.75,
        pool: ['#e0708e', 0.42],
      },
      extra: (brush) =>
        screws(
          brush,
          [
            [6.4, 45],
            [95, 40.5],
          ],
          '#dba98f',
        ),
    },
    colours: {
      'bleu-glacier': {
        front: silver,
        temple: silver,
        tip: {
          kind: 'ACETATE',
          base: '#a9c3d6',
          light: '#eef7fc',
          dark: '#587389',
          glow: '#d3e8f5',
        },
        glass: {
          stops: [
            [0, '#3f7fae', 0.62],
            [0.55, '#86b6d6', 0.46],
            [1, '#dcecf4', 0.34],
          ],
          glare: 'CRESCENT',
          shine: 0.75,
          pool: ['#5a9fd0', 0.42],
        },
        extra: (brush) =>
          screws(
            brush,
            [
              [6.4, 45],
              [95, 40.5],
            ],
            '#d5dade',
          ),
      },
    },
  },
  'lunettes-rondes-rubis': {
    setting: { tint: 'chaux', niche: 'OCULUS', ground: 'SLAB' },
    shape: {
      outline: boxed(
        'M0 50C0 22.4 22.4 0 50 0C77.6 0 100 22.4 100 50C100 77.6 77.6 100 50 100C22.4 100 0 77.6 0 50Z',
      ),
      curve: 180,
      rim: [4.6, 4.4, 4.4, 4.2],
      depth: 4.4,
      bridge: { from: -150, to: 174, top: 24, low: 44 },
      end: { at: 33, half: 5.6 },
      temple: {
        at: 33,
        heights: [4.6, 3, 2.4, 2.4],
        thick: 1.8,
        sleeve: 84,
        sleeveHeights: [3.6, 7],
        inwards: 9,
      },
    },
    look: {
      build: 'ACETATE',
      front: {
        kind: 'ACETATE',
        base: '#a3142e',
        light: '#f2808e',
        dark: '#4c0512',
        glow: '#ea3c55',
      },
      temple: gold,
      tip: { kind: 'ACETATE', base: '#a3142e', light: '#f2808e', dark: '#4c0512', glow: '#ea3c55' },
      glass: {
        stops: [
          [0, '#7c2440', 0.82],
          [0.55, '#c05f74', 0.62],
          [1, '#f0b9b8', 0.42],
        ],
        glare: 'ARCH',
        shine: 0.55,
        pool: ['#d8405c', 0.44],
      },
    },
    colours: {
      emeraude: {
        front: {
          kind: 'ACETATE',
          base: '#0d6b4a',
          light: '#7fd8b0',
          dark: '#03301f',
          glow: '#28b07c',
        },
        tip: {
          kind: 'ACETATE',
          base: '#0d6b4a',
          light: '#7fd8b0',
          dark: '#03301f',
          glow: '#28b07c',
        },
        glass: {
          stops: [
            [0, '#144a3c', 0.84],
            [0.55, '#3f8a70', 0.64],
            [1, '#b4dcc4', 0.42],
          ],
          glare: 'ARCH',
          shine: 0.55,
          pool: ['#2f9a70', 0.44],
        },
      },
    },
  },
  'lunettes-geometriques-vertes': {
    setting: { tint: 'rose', niche: 'ARCADE', ground: 'LEDGE' },
    shape: {
      outline: boxed(polygon(EIGHT, 4)),
      curve: 200,
      rim: [5.6, 4.6, 5, 4],
      depth: 4.6,
      bridge: { from: -126, to: 170, top: 13, low: 42 },
      end: { at: 20, half: 7 },
      temple: { at: 22, heights: [11, 8, 6.6, 8], thick: 3.8, inwards: 9 },
    },
    look: {
      build: 'ACETATE',
      front: {
        kind: 'ACETATE',
        base: '#14513c',
        light: '#7fc4a2',
        dark: '#04190f',
        glow: '#2f8f68',
      },
      temple: {
        kind: 'ACETATE',
        base: '#14513c',
        light: '#7fc4a2',
        dark: '#04190f',
        glow: '#2f8f68',
      },
      glass: {
        stops: [
          [0, '#10362b', 0.92],
          [0.55, '#3f7d60', 0.74],
          [1, '#a9d2b4', 0.5],
        ],
        glare: 'SLANT',
        shine: 0.36,
        pool: ['#3f9a6c', 0.46],
      },
      extra: (brush) => facets(brush, EIGHT) + thread(brush, '#d9ab4c', 1.1),
    },
  },
  'masque-dore-baroque': {
    setting: { tint: 'blue', niche: 'LOBED', ground: 'SLAB' },
    shape: {
      outline: boxed(
        'M-13.3 3C10 3 40 0 64 1C86 2 100 12 100 34C98 66 84 92 62 97C46 101 30 98 20 86C11 75 6 58 -13.3 58Z',
        -13.3,
      ),
      shield: true,
      curve: 92,
      rim: [8.6, 0.4, 5, 0.4],
      depth: 3,
      bridge: { from: -150, to: 170, top: 0, low: 50 },
      end: { at: 12, half: 9 },
      temple: { at: 20, heights: [15, 12, 8.4, 8], thick: 2.8, inwards: 12, bend: 0.8 },
    },
    look: {
      build: 'SHIELD',
      front: gold,
      temple: gold,
      band: { from: -172, to: 8, low: -0.05 },
      glass: {
        stops: [
          [0, '#1f130e', 0.97],
          [0.3, '#5c3a1e', 0.95],
          [0.48, '#a8742e', 0.94],
          [0.54, '#ffe3a0', 0.94],
          [0.58, '#7c4f24', 0.94],
          [1, '#c79850', 0.9],
        ],
        glare: 'HORIZON',
        shine: 0.5,
        pool: ['#c08a3a', 0.46],
        edge: 0.5,
      },
      extra: (brush) =>
        volutes(brush, '#fff0c0', '#5c3a0c') + engraved(brush, 8, 84, '#fff0c0', '#6a4510'),
    },
  },
  'lunettes-rectangulaires-frise': {
    setting: { tint: 'sand', niche: 'ARCADE', ground: 'STEPS' },
    shape: {
      outline: boxed(
        polygon(
          [
            [0, 6],
            [50, 1],
            [100, 0],
            [98, 66],
            [86, 99],
            [50, 100],
            [16, 99],
            [4, 66],
          ],
          13,
        ),
      ),
      curve: 150,
      rim: [5.4, 4.2, 6.2, 4],
      depth: 4.4,
      bridge: { from: -128, to: 176, top: 4, low: 40 },
      end: { at: 4, half: 14, power: 2 },
      temple: {
        at: 14,
        heights: [12, 9.4, 6, 6],
        thick: 2.6,
        sleeve: 92,
        sleeveHeights: [6.6, 8.4],
        inwards: 9,
      },
    },
    look: {
      build: 'ACETATE',
      front: black,
      temple: gold,
      tip: black,
      glass: {
        stops: [
          [0, '#231825', 0.94],
          [0.6, '#43304a', 0.88],
          [1, '#6a5270', 0.8],
        ],
        glare: 'BAND',
        shine: 0.32,
        pool: ['#5c4068', 0.48],
      },
      extra: (brush) =>
        frieze(brush, 7, 64, 0.48, '#fff0c0', '#5c3a0c') +
        cornerFrieze(brush, [102, 3], [2.5, 1.5], '#e9c267'),
    },
    colours: {
      ecaille: {
        front: {
          kind: 'ACETATE',
          base: '#8f5222',
          light: '#e8b474',
          dark: '#331506',
          shell: ['#4f240c', '#1f0b03', 31],
        },
        tip: { kind: 'ACETATE', base: '#5c3012', light: '#c98d52', dark: '#241004' },
        glass: {
          stops: [
            [0, '#2c1d10', 0.94],
            [0.6, '#533a1c', 0.86],
            [1, '#806136', 0.76],
          ],
          glare: 'BAND',
          shine: 0.32,
          pool: ['#7a5424', 0.48],
        },
      },
    },
  },
};
