import { lowestPriceOf } from '../catalog.price.rules.ts';
import { selectRelated } from '../catalog.rules.ts';
import type { ProductRecord } from '../catalog.store.ts';
import type { ProductTable } from './catalog.table.ts';

/** Equal to `selectRelated` of the rules: the nearest of the dearer and of the cheaper products. */
export function relatedIn(
  table: ProductTable,
  product: ProductRecord,
  count: number,
): readonly ProductRecord[] {
  const category = table.categories.numberOf(product.categoryName);
  const nearest = (sort: 'PRICE_ASC' | 'PRICE_DESC', isBeyond: (price: number) => boolean) => {
    const order = table.ordered(sort);
    const found: ProductRecord[] = [];
    let at = firstThat(order, (ordinal) => isBeyond(table.prices[ordinal] ?? 0));
    for (; at < order.length && found.length < count; at += 1) {
      const ordinal = order[at] ?? -1;
      if (table.categories.of[ordinal] !== category) continue;
      found.push(...selectRelated(table.at([ordinal]), product, 1));
    }
    return found;
  };
  const own = lowestPriceOf(product);
  const dearer = nearest('PRICE_ASC', (price) => price >= own);
  const cheaper = nearest('PRICE_DESC', (price) => price < own);
  return selectRelated([...dearer, ...cheaper], product, count);
}

/** The place of the first ordinal of which it is true: it must be true of all behind. */
export function firstThat(
  ordinals: readonly number[],
  isTrue: (ordinal: number) => boolean,
): number {
  let [low, high] = [0, ordinals.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isTrue(ordinals[middle] ?? -1)) high = middle;
    else low = middle + 1;
  }
  return low;
}
