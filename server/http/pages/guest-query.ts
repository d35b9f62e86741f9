import { execute, getOperationAST } from 'graphql';
import type { Shop, ShopContext } from '../../context.ts';
import { languageOf } from '../graphql/in-context.ts';
import { schema } from '../graphql/schema.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { BadInput } from '../../shared/problems.ts';
import type { RunQuery } from './renderer.ts';

/** Runs a page's query as a guest, so that pages hold nothing private. Throws on server faults. */
export function queryAsGuest(shop: Shop): RunQuery {
  const contextValue: ShopContext = {
    ...shop,
    viewer: { kind: 'GUEST', token: 'MISSING' },
    hasToken: false,
    language: DEFAULT_LANGUAGE,
    userAgent: undefined,
    localPort: 0,
    requestId: 'page',
    clientAddress: '',
    deviceTokens: [],
    answer: { retryAfter: null, deviceTokens: null, sessionId: null, isPublic: false },
  };
  return async (document, variableValues) => {
    const operation = getOperationAST(document);
    const language = operation ? languageOf(schema, operation) : DEFAULT_LANGUAGE;
    const { data, errors } = await execute({
      schema,
      document,
      variableValues,
      contextValue: { ...contextValue, language },
    });
    const [error] = errors ?? [];
    if (error && !(error.originalError instanceof BadInput)) throw error.originalError ?? error;
    return error ? null : (data ?? null);
  };
}
