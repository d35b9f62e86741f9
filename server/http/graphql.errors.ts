import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { v4 as uuid } from 'uuid';
import type { GraphQLFormattedError } from 'graphql';
import type { ShopContext } from '../context.ts';
import { fr } from '../shop/messages.fr.ts';
import { MAX_TOKENS } from './graphql.limits.ts';
import {
  BadInput,
  RateLimited,
  Refusal,
  StoreUnavailable,
  Unauthenticated,
} from '../shop/problems.ts';

/** How an error of a use case is told to a program: a stable code, and when to come back. */
function describe(error: unknown): { message: string; code: string; retryAfter?: number } | null {
  if (error instanceof Unauthenticated) {
    return { message: fr.rest.invalidToken, code: 'UNAUTHENTICATED' };
  }
  if (error instanceof BadInput) return { message: error.message, code: 'BAD_USER_INPUT' };
  if (error instanceof RateLimited) {
    return { message: fr.rest.rateLimited, code: 'RATE_LIMITED', retryAfter: error.retryAfter };
  }
  if (error instanceof StoreUnavailable) {
    return { message: fr.rest.unavailable, code: 'SERVICE_UNAVAILABLE', retryAfter: 5 };
  }
  // A refusal that reaches this place came from a query, where there are no userErrors.
  if (error instanceof Refusal) return { message: error.message, code: 'BAD_USER_INPUT' };
  return null;
}

/** Writes errors for programs: French message, stable code; of what is our fault only a request id. */
export function formatGraphqlError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
): GraphQLFormattedError {
  const known = describe(unwrapResolverError(thrown));
  const { path, locations } = formatted;
  const place = { ...(path && { path }), ...(locations && { locations }) };
  if (known) {
    const { message, ...extensions } = known;
    return { message, ...place, extensions };
  }
  if (isTokenLimit(formatted)) {
    const message = fr.graphql.tooComplex(MAX_TOKENS, fr.graphql.limits.tokens);
    return { message, ...place, extensions: { code: 'QUERY_TOO_COMPLEX' } };
  }
  const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
  if (extensions['code'] !== 'INTERNAL_SERVER_ERROR') return { ...formatted, extensions };
  const requestId = uuid();
  return {
    message: fr.rest.failure(requestId),
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  };
}

/** The parser has no code of its own for a document that is too long. */
function isTokenLimit({ message, extensions }: GraphQLFormattedError): boolean {
  return (
    extensions?.['code'] === 'GRAPHQL_PARSE_FAILED' && message.includes(`${MAX_TOKENS} tokens`)
  );
}

const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
};

/**
 * Mirrors what a caller must act on in the HTTP status, with `Retry-After` where it helps.
 * Everything else about a document that ran stays 200, as GraphQL over HTTP wants it.
 */
export const answerStatus: ApolloServerPlugin<ShopContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue }) {
        response.http.headers.set('cache-control', 'no-store');
        if (response.body.kind !== 'single') return;
        const wait = contextValue.answer.retryAfter;
        if (wait !== null) {
          response.http.status = 429;
          response.http.headers.set('retry-after', String(wait));
        }
        for (const { extensions } of response.body.singleResult.errors ?? []) {
          const status = STATUS[String(extensions?.['code'])];
          if (status === undefined) continue;
          response.http.status = status;
          const seconds = extensions?.['retryAfter'];
          if (seconds !== undefined) response.http.headers.set('retry-after', String(seconds));
        }
      },
    };
  },
};
