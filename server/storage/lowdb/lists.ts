import type { Collection } from '../collection.ts';
import type { Writer } from './draft.ts';

export function listsOf<T>(db: Writer, collection: Collection<readonly T[]>) {
  return {
    load: async (customerId: string): Promise<readonly T[]> => db.get(collection, customerId) ?? [],
    save: async (customerId: string, list: readonly T[]): Promise<void> =>
      db.put(collection, customerId, list),
  };
}
