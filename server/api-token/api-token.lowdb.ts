import type { Collection } from '../storage/collection.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import type { Index } from '../storage/lowdb/indexes.ts';
import { apiTokenRecord, type ApiTokenRecord, type ApiTokenStore } from './api-token.store.ts';

export const apiTokens: Collection<ApiTokenRecord> = {
  name: 'apiTokens',
  shape: apiTokenRecord,
};

const tokensByHash: Index<ApiTokenRecord> = {
  collection: apiTokens,
  valueOf: ({ hash }) => hash,
};
export const apiTokenIndexes: readonly Index[] = [tokensByHash];

export function apiTokensOf(db: Writer): ApiTokenStore {
  return {
    all: async () =>
      Array.from(db.values(apiTokens)).toSorted((a, b) =>
        a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? -1 : 1,
      ),
    token: async (id) => db.get(apiTokens, id),
    byHash: async (hash) => db.find(tokensByHash, hash)[0],
    save: async (token) => db.put(apiTokens, token.id, token),
    remove: async (id) => db.remove(apiTokens, id),
  };
}
