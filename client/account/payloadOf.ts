import { describeError } from '../apollo/problems.ts';
import { toast } from '../ui/feedback/toast.ts';

/**
 * The payload of a mutation that aliases its field to `payload`; undefined after a toast about a
 * missing response.
 */
export async function payloadOf<P>(response: Promise<{ data?: { payload: P } | null }>) {
  try {
    const { data } = await response;
    return data?.payload;
  } catch (error) {
    toast.error(describeError(error));
    return undefined;
  }
}
