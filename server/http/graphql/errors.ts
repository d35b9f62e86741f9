import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerValidationErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ShopContext } from '../../context.ts';
import { fr } from '../../shared/messages.fr.ts';
import { messageOf } from '../../shared/messages.ts';
import { shortened } from './error-list.ts';
import { MAX_TOKENS } from './limits.ts';
import {
  BadInput,
  Overloaded,
  RateLimited,
  Refusal,
  StoreUnavailable,
  Unauthenticated,
} from '../../shared/problems.ts';

/** An error as programs are told it: a stable code, and when to come back, in seconds. */
export interface ReportedError {
  readonly message: string;
  readonly code: string;
  readonly retryAfter?: number;
}

/** How an error of a use case is told to a program; null for one that is our fault. */
export function describe(error: unknown): ReportedError | null {
  if (error instanceof Unauthenticated) {
    const { expiredToken, invalidToken } = fr.rest;
    const message = error.reason === 'UNREADABLE' ? expiredToken : invalidToken;
    return { message, code: 'UNAUTHENTICATED' };
  }
  if (error instanceof BadInput) {
    return { message: messageOf(error.problem), code: error.problem.code };
  }
  if (error instanceof RateLimited) {
    return { message: fr.rest.rateLimited, code: 'RATE_LIMITED', retryAfter: error.retryAfter };
  }
  if (error instanceof Overloaded) {
    const { retryAfter } = error;
    return { message: fr.rest.overloaded, code: 'SERVICE_UNAVAILABLE', retryAfter };
  }
  if (error instanceof StoreUnavailable) {
    return { message: fr.rest.unavailable, code: 'SERVICE_UNAVAILABLE', retryAfter: 5 };
  }
  // A refusal that reaches this place came from a query, where there are no userErrors.
  if (error instanceof Refusal) return { message: error.message, code: 'BAD_USER_INPUT' };
  return null;
}

/** Writes errors for programs: French message, stable code; of what is our fault no detail. */
export function formatGraphqlError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
): GraphQLFormattedError {
  const known = describe(unwrapResolverError(thrown));
  const { path, locations, message } = formatted;
  const place = { ...(path && { path }), ...(locations && { locations }) };
  if (known) {
    const { message: text, ...extensions } = known;
    return { message: text, ...place, extensions };
  }
  if (isTokenLimit(formatted)) {
    const text = fr.graphql.tooComplex(MAX_TOKENS, fr.graphql.limits.tokens);
    return { message: text, ...place, extensions: { code: 'QUERY_TOO_COMPLEX' } };
  }
  if (isOurFault(thrown)) {
    return { message: fr.graphql.failure, ...place, extensions: { code: OUR_FAULT } };
  }
  const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
  // More wrong variables than the executor counts: it gives that error no code.
  if (extensions['code'] === OUR_FAULT) extensions['code'] = 'BAD_USER_INPUT';
  const isIntrospection =
    extensions['validationErrorCode'] === ApolloServerValidationErrorCode.INTROSPECTION_DISABLED;
  const text = isIntrospection ? fr.graphql.noIntrospection : withoutLibrary(message);
  return { message: text, ...place, extensions };
}

const OUR_FAULT = 'INTERNAL_SERVER_ERROR';

/** Whether an error is neither the caller's nor one that a use case foresaw. */
function isOurFault(thrown: unknown): boolean {
  if (describe(unwrapResolverError(thrown)) !== null) return false;
  if (!(thrown instanceof GraphQLError)) return true;
  const { path, originalError, extensions } = thrown;
  // The library wraps what a resolver threw, with its path, and what the server's own hooks threw.
  const isWrapped = originalError !== undefined && !(originalError instanceof GraphQLError);
  return (path !== undefined || isWrapped) && extensions['code'] === undefined;
}

/** The parser has no code of its own for a document that is too long. */
function isTokenLimit({ message, extensions }: GraphQLFormattedError): boolean {
  return (
    extensions?.['code'] === 'GRAPHQL_PARSE_FAILED' && message.includes(`${MAX_TOKENS} tokens`)
  );
}

/** What the library says of requests that it refuses names it. */
function withoutLibrary(message: string): string {
  if (message.includes('(CSRF)')) return fr.graphql.needsPreflight;
  return /\b(?:apollo|express)\b/i.test(message) ? fr.rest.badRequest : message;
}

/** The HTTP status of a code that a caller must act on; any other code changes none. */
export const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
};

/** What a caller must act on, as the head of an answer says it; null changes nothing. */
interface Consequence {
  readonly status: number | null;
  /** Seconds. */
  readonly retryAfter: number | null;
}

/**
 * Mirrors what a caller must act on in the HTTP status, with `Retry-After` where it helps.
 * Everything else about a document that ran stays 200, as GraphQL over HTTP wants it.
 */
function consequenceOf(errors: readonly GraphQLFormattedError[], wait: number | null): Consequence {
  let status = wait === null ? null : 429;
  let retryAfter = wait;
  for (const { extensions } of errors) {
    const mirrored = STATUS[String(extensions?.['code'])];
    if (mirrored === undefined) continue;
    status = mirrored;
    const seconds = extensions?.['retryAfter'];
    if (typeof seconds === 'number') retryAfter = seconds;
  }
  return { status, retryAfter };
}

/** Names the request in what is our fault, so that whoever reports it can be helped. */
function withReference(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  if (error.extensions?.['code'] !== OUR_FAULT) return error;
  const extensions = { ...error.extensions, requestId };
  return { ...error, message: fr.rest.failure(requestId), extensions };
}

function logFaults(errors: readonly GraphQLError[], { log, requestId }: ShopContext): void {
  for (const error of errors.filter(isOurFault)) {
    log.error({ err: unwrapResolverError(error), reqId: requestId }, 'a field failed');
  }
}

/** Gives the answer its status, keeps a refusal short, and logs what is our fault. */
export const answerErrors: ApolloServerPlugin<ShopContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        logFaults(errors, contextValue);
      },
      async willSendResponse({ response, contextValue }) {
        response.http.headers.set('cache-control', 'no-store');
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        const { errors = [], data } = singleResult;
        const { status, retryAfter } = consequenceOf(errors, contextValue.answer.retryAfter);
        if (status !== null) response.http.status = status;
        if (retryAfter !== null) response.http.headers.set('retry-after', String(retryAfter));
        if (errors.length === 0) return;
        const reported = errors.map((error) => withReference(error, contextValue.requestId));
        singleResult.errors = data ? reported : shortened(reported);
      },
    };
  },
};
