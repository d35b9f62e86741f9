import type { LineAlterationRecord } from '../../../server/catalog/alteration/line.store.ts';
import { moveOrder } from '../../../server/order/order.states.ts';
import type {
  OrderLineRecord,
  OrderRecord,
  OrderStatus,
} from '../../../server/order/order.store.ts';
import { order } from '../../store/contract/records.ts';

export const NOW = new Date('2025-05-02T10:00:00.000Z');
export const BY = { by: 'salma@example.com', now: NOW } as const;

/** A hem of 30 DH that takes two days. */
export const hem = (value: number): LineAlterationRecord => ({
  id: 'ourlet',
  title: 'Ourlet',
  titles: { EN: 'Hem' },
  measureName: 'Longueur',
  measureNames: {},
  price: 3_000,
  value,
  days: 2,
});

/** Darts that cost nothing and take five days. */
export const darts: LineAlterationRecord = {
  ...hem(0),
  id: 'pinces',
  title: 'Pinces',
  titles: {},
  measureName: null,
  price: 0,
  value: null,
  days: 5,
};

const [template] = order('o1').lines;
if (!template) throw new Error('The record has no line');
const { brand, image } = template;

/** Dresses of 600 DH, and what altering them costs. */
export function dress(
  quantity: number,
  alterations: readonly LineAlterationRecord[] = [],
): OrderLineRecord {
  const price = alterations.reduce((sum, each) => sum + each.price, 60_000);
  const named = { productId: 'robe', variantId: 'robe.38', variantTitle: '38', title: 'Robe' };
  const total = price * quantity;
  return { ...named, brand, image, alterations, price, originalPrice: price, quantity, total };
}

/** An order of these lines, in this state. */
export function ordered(
  lines: readonly OrderLineRecord[],
  way: readonly OrderStatus[],
  change: Partial<OrderRecord> = {},
): OrderRecord {
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const amounts = { quantity, total, originalTotal: total, discount: 0, payable: total };
  const begun = order('o1', { lines, ...amounts, ...change });
  return way.reduce((moved, status) => moveOrder(moved, status, NOW), begun);
}
