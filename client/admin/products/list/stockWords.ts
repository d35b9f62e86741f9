import { frProducts } from '../../../text/admin/products/products.fr.ts';

type Variant = {
  title: string;
  values: readonly string[];
  quantityAvailable?: number | null;
  waiting: number;
};

export type StockState = 'SOLD_OUT' | 'LOW' | 'FINE';

/** The server's filter of low stock has the same limit. */
const lowStock = 3;
const maxNamed = 3;

const { list } = frProducts;

export function describeStock(isOutOfStock: boolean, variants: readonly Variant[]) {
  const counted = variants.flatMap(({ quantityAvailable: quantity }) =>
    typeof quantity === 'number' ? [quantity] : [],
  );
  const total = counted.reduce((sum, quantity) => sum + quantity, 0);
  const isCounted = counted.length > 0;
  const isSoldOut = isOutOfStock || (counted.length === variants.length && total === 0);
  return {
    state: stateOf(isSoldOut, counted),
    words: isCounted ? list.inStock(total) : list.notCounted,
    soldOutTitles: isSoldOut ? [] : namesOf(variants.filter(isGone).map(({ title }) => title)),
    lowTitles: isSoldOut ? [] : namesOf(variants.flatMap(lowTitle)),
  };
}

function stateOf(isSoldOut: boolean, counted: readonly number[]): StockState {
  if (isSoldOut) return 'SOLD_OUT';
  return counted.some((quantity) => quantity <= lowStock) ? 'LOW' : 'FINE';
}

function isGone({ quantityAvailable }: Variant) {
  return quantityAvailable === 0;
}

/** Returns such as `38 (2)`; nothing for a product of one size, whose stock says it. */
function lowTitle({ title, values, quantityAvailable: quantity }: Variant) {
  const isLow = typeof quantity === 'number' && quantity > 0 && quantity <= lowStock;
  return isLow && values.length > 0 ? [list.counted(title, quantity)] : [];
}

function namesOf(titles: readonly string[]) {
  const names = titles.slice(0, maxNamed);
  return titles.length > maxNamed ? [...names, '…'] : names;
}

/** `12 attendent le 38`, the most awaited first. */
export function describeWaiting(variants: readonly Variant[]) {
  return variants
    .filter(({ waiting }) => waiting > 0)
    .toSorted((one, other) => other.waiting - one.waiting)
    .map(({ waiting, title, values }) =>
      values.length === 0 ? list.waitingPlain(waiting) : list.waiting(waiting, title),
    );
}
