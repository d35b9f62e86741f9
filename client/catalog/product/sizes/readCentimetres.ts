import { MEASURE_BOUNDS } from '../../../../server/catalog/sizes/sizes.rules.ts';
import { digitsOf } from '#shared/digits.ts';

const { min, max } = MEASURE_BOUNDS;
const metresBelow = 3;

/** `92`, `92,5 cm`, `1,68 m`, `٩٢`; null where it is no measure of a body. */
export function readCentimetres(text: string): number | null {
  const western = digitsOf(text).replace(/[,\u066b]/, '.');
  const [, digits] = /^(\d+(?:\.\d*)?)(?:c?m)?$/i.exec(western.replace(/\s/g, '')) ?? [];
  const number = Number(digits);
  // A stature is often written in metres.
  const centimetres = Math.round((number < metresBelow ? 100 * number : number) * 10) / 10;
  return centimetres >= min && centimetres <= max ? centimetres : null;
}
