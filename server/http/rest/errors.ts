import { fr } from '../http.fr.ts';
import { messageOf } from '../../messages.ts';
import { Refusal, TooManyAttempts, type Problem, type ProblemCode } from '../../shared/problems.ts';
import { describe, STATUS as STATUS_OF_CODE } from '../graphql/errors.ts';

interface ReportedRestError {
  readonly status: number;
  readonly errors: readonly string[];
  /** Code of the first error. */
  readonly code: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

const REFUSED = 422;
const STATUS: Partial<Record<ProblemCode, number>> = {
  UNKNOWN_EMAIL: 404,
  WRONG_PASSWORD: 401,
  UNKNOWN_PRODUCT: 404,
  UNKNOWN_VARIANT: 404,
  UNKNOWN_CATEGORY: 404,
  UNKNOWN_ALTERATION: 404,
  NOT_IN_CART: 404,
  UNKNOWN_ADDRESS: 404,
  TOO_MANY_ATTEMPTS: 429,
};

/** Null for a fault of the shop. */
export function describeRestError(error: unknown): ReportedRestError | null {
  if (error instanceof Refusal) {
    const code = error.problems[0]?.code ?? 'INVALID';
    const wait = error instanceof TooManyAttempts && { retryAfter: error.retryAfter };
    return {
      status: STATUS[code] ?? REFUSED,
      errors: error.problems.map(restMessage),
      code,
      ...wait,
    };
  }
  const known = describe(error);
  if (!known) return null;
  const { message, ...about } = known;
  return { status: STATUS_OF_CODE[known.code] ?? REFUSED, errors: [message], ...about };
}

function restMessage(problem: Problem): string {
  const { code, field } = problem;
  if (code === 'UNKNOWN_EMAIL') return fr.rest.unknownEmail;
  if (code === 'WRONG_PASSWORD') return fr.rest.wrongPassword;
  if (code === 'EMAIL_TAKEN') return fr.rest.emailTaken;
  if (code === 'UNKNOWN_CATEGORY') return fr.rest.unknownCategory;
  if (code === 'REQUIRED' && field) return messageOf({ code, reason: 'FIELD', field });
  return messageOf(problem);
}
