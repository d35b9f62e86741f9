import { makeVar, type ApolloClient, type ReactiveVar } from '@apollo/client';

import { createSerialQueue } from '../apollo/serialQueue.ts';

export type CartQueue = {
  /**
   * Runs changes one after the other: two responses in the wrong order would show the older cart.
   */
  run: <T>(change: () => Promise<T>) => Promise<T>;
  /** Quantities that the server has not confirmed yet, by product. */
  wanted: ReactiveVar<ReadonlyMap<string, number>>;
  /** True while the guest's cart is merged into the customer's. */
  isMerging: ReactiveVar<boolean>;
  /** Called after each change, for the other tabs. */
  listeners: Set<() => void>;
};

// By client: the server renders pages for many shoppers at once.
const queues = new WeakMap<ApolloClient, CartQueue>();

export function cartQueue(client: ApolloClient): CartQueue {
  const known = queues.get(client);
  if (known) return known;
  const queue = createQueue();
  queues.set(client, queue);
  return queue;
}

/** Undefined once the server has confirmed it. */
export function setWanted(client: ApolloClient, productId: string, quantity: number | undefined) {
  const { wanted } = cartQueue(client);
  const next = new Map(wanted());
  if (quantity === undefined) next.delete(productId);
  else next.set(productId, quantity);
  wanted(next);
}

function createQueue(): CartQueue {
  return {
    run: createSerialQueue(),
    wanted: makeVar<ReadonlyMap<string, number>>(new Map()),
    isMerging: makeVar(false),
    listeners: new Set(),
  };
}
