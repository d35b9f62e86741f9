import { describeError, hasCode } from '../../apollo/problems.ts';
import { frAdmin } from '../../text/fr.admin.ts';

/** A French message for transport and GraphQL errors. */
export function describeProblem(error: unknown) {
  if (hasCode(error, 'LOG_IN_REQUIRED')) return frAdmin.problems.logInRequired;
  return hasCode(error, 'FORBIDDEN') ? frAdmin.problems.forbidden : describeError(error);
}
