import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

import { hasCode, isUnreachable } from '../apollo/problems.ts';
import { fr } from '../text/fr.ts';

type Texts = { failed: string; broken: string };

/** The text for a log-in or sign-up without a usable response. */
export function describeSessionProblem(error: unknown, { failed, broken }: Texts) {
  if (isUnreachable(error)) return fr.problems.unreachable;
  if (hasCode(error, 'RATE_LIMITED')) return fr.problems.tooMany;
  return CombinedGraphQLErrors.is(error) || ServerError.is(error) ? failed : broken;
}
