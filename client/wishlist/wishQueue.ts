import type { ApolloClient } from '@apollo/client';

import { createSerialQueue } from '../apollo/serialQueue.ts';

const restMs = 400;

// By client, not one for all: the server renders pages for many shoppers at once.
const queues = new WeakMap<ApolloClient, ReturnType<typeof createQueue>>();

/** The changes of this client's wishlist. */
export function wishQueue(client: ApolloClient) {
  const known = queues.get(client);
  if (known) return known;
  const queue = createQueue();
  queues.set(client, queue);
  return queue;
}

function createQueue() {
  let lastPress = -Infinity;
  return {
    /** Each change answers with the whole wishlist: one after the other, the last is the newest. */
    run: createSerialQueue(),
    /** True within 400 ms of the last press that was taken, whichever the heart. */
    isTooSoon() {
      const now = performance.now();
      if (now - lastPress < restMs) return true;
      lastPress = now;
      return false;
    },
  };
}
