import type { ApolloClient } from '@apollo/client';

import { createSerialQueue } from '../apollo/serialQueue.ts';

const restMs = 400;

// By client: the server renders pages for many shoppers at once.
const queues = new WeakMap<ApolloClient, ReturnType<typeof createQueue>>();

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
    /** Each mutation returns the whole wishlist: in series, the last one is the newest. */
    run: createSerialQueue(),
    /** True within 400 ms of the last accepted press, whichever the heart. */
    isTooSoon() {
      const now = performance.now();
      if (now - lastPress < restMs) return true;
      lastPress = now;
      return false;
    },
  };
}
