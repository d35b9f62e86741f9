import { productIdOf } from '../../catalog/catalog.variant.rules.ts';
import { indexOn, SEPARATOR, type Index, type Rows } from '../../storage/rows.ts';
import { RETURN_CAUSES, type ReturnCause } from '../exchange/exchange.store.ts';
import { orders, type OrderRecord } from '../order.store.ts';
import { countAnswers, type FitAnswers } from './fit.rules.ts';

const joined = (...parts: ReadonlyArray<string | number>) => parts.join(SEPARATOR);

/** Values have their places, since equal values of a row are one. */
const fitAnswers = indexOn(orders, 'fitAnswers', (order) =>
  causesOf(order).map(({ variantId, cause }, place) =>
    joined(productIdOf(variantId), cause, place),
  ),
);
const deliveredProducts = indexOn(orders, 'deliveredProducts', ({ history, lines }) =>
  history.some(({ status }) => status === 'DELIVERED')
    ? [...new Set(lines.map(({ variantId }) => joined(productIdOf(variantId), '')))]
    : [],
);
export const fitIndexes: readonly Index[] = [fitAnswers, deliveredProducts];

export function fitIn(rows: Rows) {
  return {
    /** Costs the answers about the product and a count, whatever number of orders the shop has. */
    async fitAnswers(productId: string): Promise<FitAnswers> {
      const ofProduct = { prefix: joined(productId, '') };
      const [entries, delivered] = await Promise.all([
        rows.entries(fitAnswers, ofProduct),
        rows.count(deliveredProducts, ofProduct),
      ]);
      const causes = entries.flatMap(({ value }) => {
        const [, written] = value.split(SEPARATOR);
        return RETURN_CAUSES.filter((cause) => cause === written);
      });
      return countAnswers(causes, delivered);
    },
  };
}

interface Answer {
  readonly variantId: string;
  readonly cause: ReturnCause;
}

function causesOf({ returns, exchanges }: OrderRecord): readonly Answer[] {
  const returned = returns
    .filter(({ receivedAt }) => receivedAt !== null)
    .flatMap(({ lines }) => lines);
  const exchanged = exchanges
    .filter(({ status }) => status === 'COMPLETED')
    .flatMap(({ lines }) => lines.map(({ from: { variantId }, cause }) => ({ variantId, cause })));
  return [...returned, ...exchanged].flatMap(({ variantId, cause }) =>
    cause === null ? [] : [{ variantId, cause }],
  );
}
