import { useState } from 'react';

import type { Alterations_ProductFragment } from '../../../generated/shop/graphql.ts';

const none: Record<string, number | null> = {};

/** Holds what the shopper wants altered of the product that is shown. */
export function useAlterations({ id: productId, alterations }: Alterations_ProductFragment) {
  /** Has the value of each by its id; null while that is missing or wrong. */
  const [wanted, setWanted] = useState({ productId, values: none });
  // Counted: the same field may be left wrong twice.
  const [refusals, setRefusals] = useState(0);
  const values = wanted.productId === productId ? wanted.values : none;
  const ticked = alterations.filter(({ id }) => id in values);
  const isRead = ticked.every(({ id, measure }) => !measure || values[id] !== null);
  return {
    refusals,
    values,
    write: (next: typeof values) => setWanted({ productId, values: next }),
    /** Null while a measure is missing or wrong. */
    chosen: isRead ? ticked.map(({ id }) => ({ id, value: values[id] ?? null })) : null,
    /** Centimes for one item. */
    price: ticked.reduce((sum, { price }) => sum + price.amount, 0),
    /** Shows what is wrong, and focuses the first such field. */
    refuse: () => setRefusals((count) => count + 1),
  };
}

export type AlterationsState = ReturnType<typeof useAlterations>;
