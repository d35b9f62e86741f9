import { fold } from '#shared/fold.ts';
import type { ProductRecord } from './catalog.store.ts';

type Compared = Pick<ProductRecord, 'title' | 'brand' | 'options'>;

/**
 * Products of one category, those most like this one first: of its kind (the first word of the title, such
 * as « Robe » or « Masque »), then of its brand and colours. Equals stay in the given order.
 */
export function rankRelated<T extends Compared>(
  near: readonly T[],
  product: Compared,
): readonly T[] {
  const kind = kindOf(product);
  const colours = coloursOf(product);
  const likeness = (other: Compared) =>
    (kindOf(other) === kind ? 3 : 0) +
    (other.brand === product.brand ? 1 : 0) +
    (coloursOf(other).some((colour) => colours.includes(colour)) ? 1 : 0);
  return near.toSorted((one, other) => likeness(other) - likeness(one));
}

const kindOf = ({ title }: Compared) => fold(title).split(' ')[0];

const coloursOf = ({ options }: Compared) =>
  options.flatMap(({ values }) =>
    values.filter(({ swatch }) => swatch !== null).map(({ value }) => fold(value)),
  );
