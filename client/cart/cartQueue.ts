import { makeVar, type ApolloClient, type ReactiveVar } from '@apollo/client';

import { createSerialQueue } from '../apollo/serialQueue.ts';

/** What is under way on the customer's cart. */
export type CartQueue = {
  /**
   * Runs changes one after the other. Each answers with the whole cart: two at once could be
   * answered in the wrong order, and the older cart would be the one that is shown.
   */
  run: <T>(change: () => Promise<T>) => Promise<T>;
  /** The quantities that the shopper wants and the server has not confirmed yet, by product. */
  wanted: ReactiveVar<ReadonlyMap<string, number>>;
  /** True while the visitor's cart is being handed over to the customer's. */
  isMerging: ReactiveVar<boolean>;
  /** Told after each change, so that the other tabs can be told. */
  listeners: Set<() => void>;
};

// By client, not one for all: the server renders pages for many shoppers at once.
const queues = new WeakMap<ApolloClient, CartQueue>();

/** The queue of this client's changes. */
export function cartQueue(client: ApolloClient): CartQueue {
  const known = queues.get(client);
  if (known) return known;
  const queue = createQueue();
  queues.set(client, queue);
  return queue;
}

/** Notes the quantity that the shopper wants of a product; undefined once there is nothing to wait for. */
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
