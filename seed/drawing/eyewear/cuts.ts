import type { Frame } from './frames.ts';
import { path } from '../svg.ts';

/** The cuts of the eyewear collection: the right lens of each, and how metal and acetate hold it. */
export const shapes = {
  aviator:
    'M22 -38C56 -49 106 -51 132 -40C148 -28 146 2 134 26C124 46 108 60 88 60C56 58 28 26 19 -8C16 -22 17 -35 22 -38Z',
  square:
    'M18 -36C60 -46 108 -48 144 -46C144 -14 138 28 124 42C98 54 56 54 38 40C24 26 17 -10 18 -36Z',
  hexagon: 'M46 -48L108 -48L138 -2L112 48L46 48L18 0Z',
  shield: 'M0 -42C60 -50 116 -48 154 -30C158 2 142 42 104 50C66 54 36 46 22 24C16 12 8 4 0 4',
  wrap: 'M16 -26C60 -42 122 -38 156 -16C146 20 104 38 62 34C34 30 18 8 16 -26Z',
  halfRim:
    'M20 -32C60 -36 104 -36 138 -32C140 -10 134 22 118 32C90 40 58 40 40 30C24 18 20 -10 20 -32Z',
  oversized:
    'M14 -56C56 -62 108 -62 150 -56C152 -16 148 34 132 52C100 62 58 62 34 50C20 34 12 -12 14 -56Z',
  catEye:
    'M18 -22C50 -38 110 -46 156 -66C154 -20 140 30 106 42C66 50 32 34 22 10C18 -2 17 -12 18 -22Z',
  butterfly:
    'M14 -38C56 -62 120 -66 154 -50C158 0 150 50 114 64C70 72 38 48 24 16C16 -4 12 -20 14 -38Z',
  oval: 'M18 -2C18 -28 44 -38 80 -38C116 -38 142 -26 142 -4C142 22 116 38 80 38C44 38 18 24 18 -2Z',
  round: 'M20 2C20 -30 46 -54 76 -54C106 -54 132 -30 132 2C132 34 106 58 76 58C46 58 20 34 20 2Z',
  geometric: 'M38 -54L122 -58L150 -26L134 34L96 54L42 46L14 2L16 -30Z',
  rectangle:
    'M16 -30C60 -34 108 -36 146 -36C146 -12 142 16 134 28C104 34 60 34 32 28C20 14 16 -8 16 -30Z',
  panto: 'M22 -35C46 -49 112 -49 133 -35C146 -4 126 55 78 55C30 55 9 -2 22 -35Z',
  narrow:
    'M18 -24C60 -27 104 -27 142 -24C142 -6 136 16 126 22C98 26 62 26 36 22C24 14 18 -6 18 -24Z',
} as const;

export const saddle = (y: number, drop: number) =>
  path`M-17 ${y}C-10 ${y - drop} 10 ${y - drop} 17 ${y}`;
const fine = { width: 3.4, bridgeWidth: 3.4 };

export function metal(
  outline: string,
  lens: Frame['lens'],
  colour: string,
  at: readonly [number, number],
  bridge: string,
  more: Partial<Frame> = {},
): Frame {
  return {
    outline,
    lens,
    rim: { colour, width: fine.width },
    bridge,
    bridgeWidth: fine.bridgeWidth,
    temple: { at, width: 4.6, colour, tip: '#3a2a20' },
    pads: true,
    ...more,
  };
}

export function acetate(
  outline: string,
  lens: Frame['lens'],
  colour: string,
  width: number,
  at: readonly [number, number],
  bridge: string,
  more: Partial<Frame> = {},
): Frame {
  return {
    outline,
    lens,
    rim: { colour, width },
    bridge,
    bridgeWidth: width * 1.1,
    temple: { at, width: width * 1.1, colour },
    ...more,
  };
}
