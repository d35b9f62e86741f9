import { describeError, hasCode } from '../../apollo/problems.ts';
import { frAdmin } from '../../text/fr.admin.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** A French message for transport and GraphQL errors. */
export function describeProblem(error: unknown) {
  if (hasCode(error, 'LOG_IN_REQUIRED')) return frAdmin.problems.logInRequired;
  return hasCode(error, 'FORBIDDEN') ? frAdmin.problems.forbidden : describeError(error);
}

/**
 * The payload of a mutation that aliases its field to `payload`; undefined after a toast about a
 * missing response.
 */
export async function payloadOf<P>(response: Promise<{ data?: { payload: P } | null }>) {
  try {
    const { data } = await response;
    return data?.payload;
  } catch (error) {
    toast.error(describeProblem(error));
    return undefined;
  }
}
