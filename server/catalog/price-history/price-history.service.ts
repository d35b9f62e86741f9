import type DataLoader from 'dataloader';
import type { Shop, Store } from '../../context.ts';
import { loaderOf } from '../../shared/loader.ts';
import { readPageSize } from '../../shared/paging.ts';
import type { Centimes } from '#shared/money.ts';
import type { AnyProduct, VariantRecord } from '../catalog.store.ts';
import { enteredPriceOf } from '../catalog.variant.rules.ts';
import {
  lowestPrice30Days,
  provenStruckPrice,
  rowsOfVariant,
  type PriceRow,
} from './price-history.rules.ts';
import type { PriceHistoryRecord } from './price-history.store.ts';

interface Sold {
  readonly product: AnyProduct;
  readonly variant: VariantRecord;
}

export interface ProvenPrice extends PriceRow {
  /** Is what could be struck when the price began. */
  readonly provenStruckPrice: Centimes | null;
}

const loaders = new WeakMap<Store, DataLoader<string, PriceHistoryRecord | undefined>>();

/** One query for all products of a list. */
function historyLoader(store: Store) {
  const known = loaders.get(store);
  if (known) return known;
  const loader = loaderOf((ids) => store.read.catalog.priceHistories(ids), undefined);
  loaders.set(store, loader);
  return loader;
}

async function rowsOf(store: Store, { product, variant }: Sold): Promise<readonly PriceRow[]> {
  return rowsOfVariant(await historyLoader(store).load(product.id), product, variant);
}

/** The present price counts also where a change is so young that a clock has not come to it. */
export async function lowestPriceOfVariant(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  sold: Sold,
): Promise<Centimes> {
  const { price } = enteredPriceOf(sold.product, sold.variant);
  const lowest = lowestPrice30Days(await rowsOf(store, sold), clock());
  return Math.min(price, lowest ?? price);
}

/** Latest first. Throws BadInput. */
export async function priceHistoryOf(
  { store }: Pick<Shop, 'store'>,
  sold: Sold,
  first: number,
): Promise<readonly ProvenPrice[]> {
  const size = readPageSize(first);
  const rows = await rowsOf(store, sold);
  const shown = rows.slice(-size).toReversed();
  return shown.map((row) => ({
    ...row,
    provenStruckPrice: provenStruckPrice(rows, new Date(row.at)),
  }));
}
