import { ApolloServerValidationErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ShopContext } from '../../context.ts';
import { frAdmin } from '../admin/admin.fr.ts';
import { fr } from '../http.fr.ts';
import { messageOf } from '../../messages.ts';
import { shortened } from './error-list.ts';
import { MAX_TOKENS } from './limits.ts';
import { RefusedDocument } from './trusted-documents.ts';
import {
  BadInput,
  Forbidden,
  Overloaded,
  RateLimited,
  Refusal,
  StoreUnavailable,
  Unauthenticated,
} from '../../shared/problems.ts';

interface ReportedError {
  readonly message: string;
  readonly code: string;
  readonly retryAfter?: number;
}

/** Describes an error for either API; null for a fault of the shop. */
export function describe(error: unknown): ReportedError | null {
  if (error instanceof Unauthenticated) {
    const { expiredToken, invalidToken } = fr.rest;
    const messages = {
      MISSING: invalidToken,
      UNREADABLE: expiredToken,
      NO_STAFF: frAdmin.unauthenticated,
      API_TOKEN: frAdmin.invalidApiToken,
    };
    return { message: messages[error.reason], code: 'UNAUTHENTICATED' };
  }
  if (error instanceof Forbidden) {
    const { reason, scope } = error;
    const message = reason === 'SCOPE' ? frAdmin.missingScope(scope) : frAdmin.forbidden[reason];
    return { message, code: reason === 'LOG_IN' ? 'LOG_IN_REQUIRED' : 'FORBIDDEN' };
  }
  if (error instanceof RefusedDocument) {
    return error.reason === 'UNKNOWN'
      ? { message: fr.graphql.unknownDocument, code: 'UNKNOWN_DOCUMENT' }
      : { message: fr.graphql.untrustedDocument, code: 'DOCUMENT_NOT_TRUSTED' };
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
  // Queries have no userErrors.
  if (error instanceof Refusal) return { message: error.message, code: 'BAD_USER_INPUT' };
  return null;
}

export function formatGraphqlError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  noIntrospection: string = fr.graphql.noIntrospection,
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
  // graphql-js gives too many invalid variables no code.
  if (extensions['code'] === OUR_FAULT) extensions['code'] = 'BAD_USER_INPUT';
  const isIntrospection =
    extensions['validationErrorCode'] === ApolloServerValidationErrorCode.INTROSPECTION_DISABLED;
  const text = isIntrospection ? noIntrospection : withoutLibrary(message);
  return { message: text, ...place, extensions };
}

const OUR_FAULT = 'INTERNAL_SERVER_ERROR';

function isOurFault(thrown: unknown): boolean {
  if (describe(unwrapResolverError(thrown)) !== null) return false;
  if (!(thrown instanceof GraphQLError)) return true;
  const { path, originalError, extensions } = thrown;
  // graphql-js wraps what a resolver threw, with its path, and what a hook of the server threw.
  const isWrapped = originalError !== undefined && !(originalError instanceof GraphQLError);
  return (path !== undefined || isWrapped) && extensions['code'] === undefined;
}

/** graphql-js has no code for a document that is too long. */
function isTokenLimit({ message, extensions }: GraphQLFormattedError): boolean {
  return (
    extensions?.['code'] === 'GRAPHQL_PARSE_FAILED' && message.includes(`${MAX_TOKENS} tokens`)
  );
}

function withoutLibrary(message: string): string {
  if (message.includes('(CSRF)')) return fr.graphql.needsPreflight;
  return /\b(?:apollo|express)\b/i.test(message) ? fr.rest.badRequest : message;
}

export const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  LOG_IN_REQUIRED: 403,
  DOCUMENT_NOT_TRUSTED: 403,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
};

/** Any other document that ran answers 200, as GraphQL over HTTP requires. */
function consequenceOf(errors: readonly GraphQLFormattedError[], wait: number | null) {
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

function withReference(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  if (error.extensions?.['code'] !== OUR_FAULT) return error;
  const extensions = { ...error.extensions, requestId };
  return { ...error, message: fr.rest.failure(requestId), extensions };
}

export function logFaults(errors: readonly GraphQLError[], { log, requestId }: ShopContext): void {
  for (const error of errors.filter(isOurFault)) {
    log.error({ err: unwrapResolverError(error), reqId: requestId }, 'a field failed');
  }
}

interface AnsweredErrors {
  readonly errors: readonly GraphQLFormattedError[];
  /** Null for that of any response. */
  readonly status: number | null;
  /** Seconds. */
  readonly retryAfter: number | null;
}

/** Returns the response with these errors, which are already formatted. */
export function answeredErrors(
  errors: readonly GraphQLFormattedError[],
  { hasData, context }: { readonly hasData: boolean; readonly context: ShopContext },
): AnsweredErrors {
  const { status, retryAfter } = consequenceOf(errors, context.answer.retryAfter);
  const reported = errors.map((error) => withReference(error, context.requestId));
  return { errors: hasData ? reported : shortened(reported), status, retryAfter };
}
