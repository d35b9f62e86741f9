import type { Rows } from '../../storage/rows.ts';
import { catalogOf, type ProductRecord } from '../catalog.store.ts';
import { historyAfter } from './price-history.rules.ts';
import { prices } from './price-history.store.ts';

/**
 * The catalogue, whose saves write what changes about prices: no service can forget it. Costs a read of histories, and
 * of the products of earlier versions that have none.
 */
export function catalogWithPrices(rows: Rows) {
  const catalog = catalogOf(rows);
  /** Histories by the product's id; a product of an earlier version has none until it is saved. */
  const priceHistories = (ids: readonly string[]) => rows.getMany(prices, ids);

  async function recordPrices(saved: readonly ProductRecord[], since?: string): Promise<void> {
    const histories = await priceHistories(saved.map(({ id }) => id));
    const unknown = saved.flatMap(({ id }) => (histories.has(id) ? [] : [id]));
    const before = unknown.length === 0 ? null : await catalog.productsById(unknown);
    for (const product of saved) {
      const known = histories.get(product.id);
      const history = historyAfter(known, before?.get(product.id), product, since);
      if (history !== known) await rows.put(prices, product.id, history);
    }
  }

  return {
    ...catalog,
    priceHistories,
    /**
     * See `catalogOf`. New products have had their prices `pricedSince`; without it, since their last change. Orders, which
     * move stock alone, spare the read of histories by `hasSamePrices`.
     */
    async save({
      pricedSince,
      hasSamePrices = false,
      ...saved
    }: Parameters<typeof catalog.save>[0] & {
      readonly pricedSince?: string;
      readonly hasSamePrices?: boolean;
    }) {
      const { products = [] } = saved;
      if (products.length > 0 && !hasSamePrices) await recordPrices(products, pricedSince);
      await catalog.save(saved);
    },
  };
}
