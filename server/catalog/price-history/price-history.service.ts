import type { ShopContext } from '../../context.ts';
import { readPageSize } from '../../shared/paging.ts';
import type { Centimes } from '#shared/money.ts';
import type { EffectiveRow } from '../campaign/effective-prices.rules.ts';
import { effectiveRowsOf } from '../campaign/offers.rules.ts';
import type { AnyProduct, VariantRecord } from '../catalog.store.ts';
import { provenStruckPrice } from './price-history.rules.ts';

interface Sold {
  readonly product: AnyProduct;
  readonly variant: VariantRecord;
}

export interface ProvenPrice extends EffectiveRow {
  /** Is what could be struck when the price began. */
  readonly provenStruckPrice: Centimes | null;
}

/** Returns the prices that shoppers have had, the latest first. Throws BadInput. */
export function priceHistoryOf(
  { offers }: Pick<ShopContext, 'offers'>,
  { product, variant }: Sold,
  first: number,
): readonly ProvenPrice[] {
  const size = readPageSize(first);
  const now = offers.at.toISOString();
  const rows = effectiveRowsOf(product, variant, offers).filter(({ at }) => at <= now);
  const shown = rows.slice(-size).toReversed();
  return shown.map((row) => ({
    ...row,
    provenStruckPrice: provenStruckPrice(rows, new Date(row.at)),
  }));
}
