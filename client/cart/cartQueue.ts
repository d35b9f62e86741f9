import { makeVar, type ApolloClient, type ReactiveVar } from '@apollo/client';

import type { LineKey } from '../apollo/guestCart.ts';
import { createSerialQueue, onePerClient } from '../apollo/serialQueue.ts';

export type WantedLine = LineKey & { quantity: number };

export type CartQueue = {
  /**
   * Runs changes one after the other: two responses in the wrong order would show the older cart.
   */
  run: <T>(change: () => Promise<T>) => Promise<T>;
  /** Lines whose quantity the server has not confirmed yet, by variant. */
  wanted: ReactiveVar<ReadonlyMap<string, WantedLine>>;
  /** True while the guest's cart is merged into the customer's. */
  isMerging: ReactiveVar<boolean>;
  /** Called after each change, for the other tabs. */
  listeners: Set<() => void>;
};

export const cartQueue = onePerClient((): CartQueue => ({
  run: createSerialQueue(),
  wanted: makeVar<ReadonlyMap<string, WantedLine>>(new Map()),
  isMerging: makeVar(false),
  listeners: new Set(),
}));

/** Undefined once the server has confirmed it. */
export function setWanted(
  client: ApolloClient,
  { productId, variantId }: LineKey,
  quantity: number | undefined,
) {
  const { wanted } = cartQueue(client);
  const next = new Map(wanted());
  if (quantity === undefined) next.delete(variantId);
  else next.set(variantId, { productId, variantId, quantity });
  wanted(next);
}
