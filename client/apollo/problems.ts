import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

import { fr } from '../text/fr.ts';

/** The stable codes of errors that only a program can run into. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'BAD_USER_INPUT'
  | 'QUERY_TOO_COMPLEX'
  | 'RATE_LIMITED'
  | 'INTERNAL_SERVER_ERROR';

/** True when the server refused with this code. */
export function hasCode(error: unknown, code: ErrorCode) {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some((each) => each.extensions?.['code'] === code)
  );
}

/** True when no answer came at all: no network, or nobody at the other end. */
export function isUnreachable(error: unknown) {
  if (CombinedGraphQLErrors.is(error) || ServerParseError.is(error)) return false;
  if (ServerError.is(error)) return error.statusCode >= 502 && error.statusCode <= 504;
  return error instanceof Error;
}

/** What to tell the shopper about an error of the way there and back, in French. */
export function describeError(error: unknown) {
  if (isUnreachable(error)) return fr.problems.unreachable;
  if (hasCode(error, 'UNAUTHENTICATED')) return fr.problems.sessionOver;
  if (hasCode(error, 'RATE_LIMITED')) return fr.problems.tooMany;
  return fr.problems.unexpected;
}
