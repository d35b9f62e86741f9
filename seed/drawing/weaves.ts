import { el, fill, line } from './svg.ts';

/** How a cloth is made, seen from near: drawn over its dye and its print. */
const weaves = {
  PLAIN: {
    width: 2,
    height: 2,
    threads:
      line('M0 .5H1M1 1.500H2', '#ffffff', 0.6, 0.24) +
      line('M.5 1V2M1.500 0V1', '#20102a', 0.6, 0.09),
  },
  TWILL: {
    width: 2.2,
    height: 2.2,
    turn: 32,
    threads:
      line('M0 .6H2.200', '#ffffff', 0.5, 0.2) + line('M0 1.700H2.200', '#20102a', 0.5, 0.14),
  },
  SATIN: {
    width: 5,
    height: 1.6,
    turn: -8,
    threads: line('M.4 .4H3.500M3 1.200H4.800', '#ffffff', 0.3, 0.17),
  },
  VELVET: {
    width: 3.4,
    height: 3.4,
    threads:
      line('M.6 .6V1.400M2.300 2V2.900', '#ffffff', 0.4, 0.14) +
      line('M1.500 1.800V2.800M3 .3V1.100', '#20102a', 0.5, 0.22),
  },
  KNIT: {
    width: 4,
    height: 3.4,
    threads:
      fill('M.3 0C1.300 .4 1.900 1.600 1.900 3C1 2.600 .3 1.400 .3 0Z', '#ffffff', 0.22) +
      fill('M3.700 0C2.700 .4 2.100 1.600 2.100 3C3 2.600 3.700 1.400 3.700 0Z', '#20102a', 0.14),
  },
  GAUZE: {
    width: 1.8,
    height: 1.8,
    threads:
      line('M0 .5H1.800M.5 0V1.800', '#ffffff', 0.3, 0.13) +
      line('M0 1.300H1.800M1.300 0V1.800', '#20102a', 0.25, 0.1),
  },
} as const satisfies Record<string, Weave>;

interface Weave {
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
  readonly threads: string;
}

export type WeaveName = keyof typeof weaves;

/** A garment's markup with the weave on all that is cut from cloth: after the dye, below the light. */
export function woven(name: WeaveName, garment: string): string {
  const { width, height, threads, turn }: Weave = weaves[name];
  const patternTransform = turn === undefined ? undefined : `rotate(${turn})`;
  const pattern = { id: 'weave', width, height, patternUnits: 'userSpaceOnUse', patternTransform };
  const covered = garment.replace(
    /<use href="#[\w-]+-cut"([^>]*) fill="#[\da-f]{6}"[^>]*\/>/g,
    (dyed) => dyed + dyed.replace(/ fill="[^"]*"/, ' fill="url(#weave)"'),
  );
  return el('defs', {}, el('pattern', pattern, threads)) + covered;
}
