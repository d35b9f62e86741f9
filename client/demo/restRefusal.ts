import { ERROR_CODE } from '../../server/http/rest/codes.ts';
import { describeRestError } from '../../server/http/rest/errors.ts';
import { jsonResponse, type DemoResponse } from './http.ts';

export function refusal(status: number, code: string, errors: readonly string[]): DemoResponse {
  return jsonResponse(status, { errors }, { [ERROR_CODE]: code });
}

/** Null for a fault of the demo. */
export function restRefusal(error: unknown): DemoResponse | null {
  const reported = describeRestError(error);
  if (!reported) return null;
  const { status, errors, code, retryAfter } = reported;
  const response = refusal(status, code, errors);
  if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter));
  return response;
}
