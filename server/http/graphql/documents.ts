import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

export const MAX_DOCUMENTS = 200;

/** Apollo's default cache may take 300 MB of memory, and any client can fill it. */
export function createDocumentCache(): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({ max: MAX_DOCUMENTS });
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => void documents.set(key, document),
    delete: async (key) => documents.delete(key),
  };
}
