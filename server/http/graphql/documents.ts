import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/** The client's own are some fifty. */
export const MAX_DOCUMENTS = 200;

/**
 * Keeps the documents that were read last, so that those of every day are parsed and checked once.
 * Apollo's own store goes by what they weigh as JSON, up to 30 MB; in memory they weigh ten times
 * that, and strangers who never ask the same twice would fill it.
 */
export function createDocumentCache(): DocumentStore {
  // A map remembers in which order its keys were set: the first one was asked for longest ago.
  const documents = new Map<string, DocumentNode>();
  return {
    async get(key) {
      const document = documents.get(key);
      if (!document) return undefined;
      documents.delete(key);
      documents.set(key, document);
      return document;
    },
    async set(key, document) {
      documents.set(key, document);
      const [oldest] = documents.keys();
      if (documents.size > MAX_DOCUMENTS && oldest !== undefined) documents.delete(oldest);
    },
    delete: async (key) => documents.delete(key),
  };
}
