import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

import { uiTexts } from '../text/ui.fr.ts';

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

/** Describes the arguments that the server refuses; null for other errors. */
export function describeBadInput(error: unknown) {
  if (!CombinedGraphQLErrors.is(error) || !hasCode(error, 'BAD_USER_INPUT')) return null;
  return error.errors[0]?.message ?? null;
}

/** For shoppers, in the language of the page: messages of GraphQL errors are French, and for integrators. */
export function describeError(error: unknown) {
  if (isUnreachable(error)) return uiTexts.problems.unreachable;
  if (hasCode(error, 'UNAUTHENTICATED')) return uiTexts.problems.sessionOver;
  if (hasCode(error, 'RATE_LIMITED')) return uiTexts.problems.tooMany;
  return uiTexts.problems.unexpected;
}
