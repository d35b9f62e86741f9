import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

import { fr } from '../text/fr.ts';

export type ErrorCode =
  | 'UNAUTHENTICATED'
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

/** A French message for transport and GraphQL errors. */
export function describeError(error: unknown) {
  if (isUnreachable(error)) return fr.problems.unreachable;
  if (hasCode(error, 'UNAUTHENTICATED')) return fr.problems.sessionOver;
  if (hasCode(error, 'RATE_LIMITED')) return fr.problems.tooMany;
  return fr.problems.unexpected;
}
