import { pair, piece, printOf, type Cloth } from '../../cloth.ts';
import { dashes, fill, group, path, symmetric } from '../../svg.ts';
import { clips } from '../hanger.ts';

/** Trousers, hung by the waistband. Each cut is the outline of the right leg and its own details. */
export interface LegCut {
  readonly leg: string;
  readonly waist: number;
  readonly inside: string;
  readonly over: string;
}

export function trousers(cloth: Cloth, { leg, waist, inside, over }: LegCut): string {
  const band = symmetric(
    path`M0 100C${waist * 0.5} 100 ${waist * 0.8} 98 ${waist} 96L${waist + 1} 114C${waist * 0.7} 117 ${waist * 0.4} 118 0 118`,
  );
  return group(
    printOf(cloth),
    fill(
      symmetric(
        path`M0 92C${waist * 0.5} 92 ${waist * 0.8} 93 ${waist} 96C${waist * 0.8} 99 ${waist * 0.5} 101 0 101`,
      ),
      cloth.dark,
    ),
    pair('leg', leg, piece('trouser', leg, cloth, inside)),
    piece('band', band, cloth),
    over,
    clips(98, waist - 14),
  );
}

export function stitches(d: string, colour: string): string {
  return dashes(d, colour, 1, '2 2.6');
}
