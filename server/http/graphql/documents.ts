import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/** The client has about fifty. */
export const MAX_DOCUMENTS = 200;

/**
 * Parsed and validated documents by count. Apollo's default is bounded by 30 MB of JSON, which is ten
 * times that in memory, and anybody can fill it with documents that are sent once.
 */
export function createDocumentCache(): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({ max: MAX_DOCUMENTS });
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => void documents.set(key, document),
    delete: async (key) => documents.delete(key),
  };
}
