import type { ApolloClient } from '@apollo/client';

/** Makes a queue: what is given to it runs one after the other, in the order it came. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(change: () => Promise<T>): Promise<T> => {
    const turn = last.then(change);
    // Its caller handles the failure; the next one runs nevertheless.
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** One for each client: the server renders pages for many shoppers at once. */
export function onePerClient<T>(create: () => T) {
  const byClient = new WeakMap<ApolloClient, T>();
  return (client: ApolloClient): T => {
    const known = byClient.get(client);
    if (known !== undefined) return known;
    const made = create();
    byClient.set(client, made);
    return made;
  };
}
