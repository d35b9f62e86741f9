import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

import { frUi } from '../text/fr.ui.ts';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'LOG_IN_REQUIRED'
  | 'BAD_USER_INPUT'
  | 'QUERY_TOO_COMPLEX'
  | 'RATE_LIMITED'
  | 'INTERNAL_SERVER_ERROR';

export function hasCode(error: unknown, code: ErrorCode) {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some((each) => each.extensions?.['code'] === code)
  );
}

/** No response: no network, or no shop behind the proxy. */
export function isUnreachable(error: unknown) {
  if (CombinedGraphQLErrors.is(error) || ServerParseError.is(error)) return false;
  if (ServerError.is(error)) return error.statusCode >= 502 && error.statusCode <= 504;
  return error instanceof Error;
}

/** What the server says of arguments that it refuses; null for other errors. */
export function describeBadInput(error: unknown) {
  if (!CombinedGraphQLErrors.is(error) || !hasCode(error, 'BAD_USER_INPUT')) return null;
  return error.errors[0]?.message ?? null;
}

/** A French message for transport and GraphQL errors. */
export function describeError(error: unknown) {
  if (isUnreachable(error)) return frUi.problems.unreachable;
  if (hasCode(error, 'UNAUTHENTICATED')) return frUi.problems.sessionOver;
  if (hasCode(error, 'RATE_LIMITED')) return frUi.problems.tooMany;
  return frUi.problems.unexpected;
}
