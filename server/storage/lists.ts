import type { Collection } from './collection.ts';
import type { Rows } from './rows.ts';

/** One list a customer; an empty one is none. */
export function listsOf<T>(rows: Rows, collection: Collection<readonly T[]>) {
  return {
    load: async (customerId: string): Promise<readonly T[]> =>
      (await rows.get(collection, customerId)) ?? [],
    save: (customerId: string, list: readonly T[]): Promise<void> =>
      list.length === 0
        ? rows.remove(collection, customerId)
        : rows.put(collection, customerId, list),
  };
}
