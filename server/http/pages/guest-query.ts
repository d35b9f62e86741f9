import type { TypedDocumentNode } from '@apollo/client';
import { execute } from 'graphql';
import type { Shop, ShopContext } from '../../context.ts';
import { wordsIn } from '../../catalog/catalog.service.ts';
import { schema } from '../graphql/schema.ts';
import type { Language } from '#shared/language.ts';
import { BadInput } from '../../shared/problems.ts';
import type { RunQuery } from '#shared/page-renderer.ts';

/**
 * Runs a query of a page in this language as a guest, so that pages hold nothing private. Throws on server
 * faults.
 */
export function queryAsGuest(shop: Shop, language: Language): RunQuery {
  const context: Omit<ShopContext, 'words' | 'offers'> = {
    ...shop,
    viewer: { kind: 'GUEST', token: 'MISSING' },
    hasToken: false,
    language,
    userAgent: undefined,
    localPort: 0,
    requestId: 'page',
    clientAddress: '',
    deviceTokens: [],
    answer: {
      retryAfter: null,
      deviceTokens: null,
      sessionId: null,
      isPublic: false,
      logged: { operation: null, code: null },
    },
  };
  return async <Data extends object, Variables extends Readonly<Record<string, unknown>>>(
    document: TypedDocumentNode<Data, Variables>,
    variableValues: Variables,
  ) => {
    const contextValue: ShopContext = {
      ...context,
      words: await wordsIn(shop, language),
      offers: await shop.store.read.campaigns.offersAt(shop.clock()),
    };
    const { data, errors } = await execute({ schema, document, variableValues, contextValue });
    const [error] = errors ?? [];
    if (error && !(error.originalError instanceof BadInput)) throw error.originalError ?? error;
    // Code generation derived the document's type from the schema that answers it.
    return error || !data ? null : (data as Data);
  };
}
