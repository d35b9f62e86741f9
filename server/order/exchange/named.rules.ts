import type { Problem } from '../../shared/problems.ts';
import { soldTitlesOf } from '../order.rules.ts';
import type { LineQuantity, OrderRecord } from '../order.store.ts';
import { goodsKeyOf, isAltered, namesOf, soldVariantsOf } from './goods.rules.ts';

/** Who returns or exchanges: shoppers within the period, and nothing that was altered. */
export type GivenBackBy = 'SHOPPER' | 'STAFF';

/** Goods as a request names them. */
export interface NamedInput {
  readonly variantId: string;
  /** Names altered goods; may be left out where the order has no others of the variant. */
  readonly lineId?: string | null | undefined;
  readonly isDefective?: boolean | null | undefined;
}

export type NamedGoods = Omit<LineQuantity, 'quantity'>;

/**
 * Reads which goods are named: without `lineId` those that were not altered. Altered ones staff alone may name, for a
 * defect. What the order does not have is the caller's to refuse.
 */
export function readNamed(
  order: Pick<OrderRecord, 'lines' | 'exchanges'>,
  { variantId, lineId = null, isDefective }: NamedInput,
  { by, at }: { readonly by: GivenBackBy; readonly at: string },
): NamedGoods | Problem<'INVALID' | 'REQUIRED'> {
  const defect = isDefective === true ? { isDefective } : {};
  const ofVariant = new Map(
    soldVariantsOf(order)
      .filter((each) => each.variantId === variantId)
      .map((each) => [goodsKeyOf(each), each]),
  );
  const [only] = ofVariant.size === 1 && lineId === null ? ofVariant.values() : [];
  const named = only ?? ofVariant.get(lineId ?? variantId);
  const [other] = lineId === null ? ofVariant.values() : [];
  const sold = named ?? other;
  if (!sold) return lineId === null ? { variantId } : { variantId, lineId };
  if (!isAltered(sold)) return { variantId, ...defect };
  const titles = soldTitlesOf(sold);
  if (by === 'SHOPPER') {
    return { code: 'INVALID', reason: 'ALTERED', field: `${at}.variantId`, titles };
  }
  if (!named) return { code: 'REQUIRED', reason: 'ALTERED_LINE', field: `${at}.lineId` };
  return isDefective === true
    ? { ...namesOf(named), isDefective }
    : { code: 'INVALID', reason: 'ALTERED_DEFECT', field: `${at}.isDefective`, titles };
}
