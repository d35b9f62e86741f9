import { frAdmin } from '../../shared/text/messages.admin.fr.ts';
import { fr } from '../http.fr.ts';
import { messageOf } from '../../shared/text/messages.ts';
import {
  BadInput,
  Forbidden,
  Overloaded,
  RateLimited,
  Refusal,
  StoreUnavailable,
  TooManyAttempts,
  Unauthenticated,
  type Problem,
  type ProblemCode,
} from '../../shared/problems.ts';

interface ReportedRestError {
  readonly status: number;
  readonly errors: readonly string[];
  /** Of the first error. */
  readonly code: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

const STATUS: Partial<Record<ProblemCode, number>> = {
  UNKNOWN_EMAIL: 404,
  WRONG_PASSWORD: 401,
  UNKNOWN_PRODUCT: 404,
  UNKNOWN_VARIANT: 404,
  UNKNOWN_CATEGORY: 404,
  NOT_IN_CART: 404,
  UNKNOWN_ADDRESS: 404,
  TOO_MANY_ATTEMPTS: 429,
};

const UNAVAILABLE = 'SERVICE_UNAVAILABLE';

/** Null for a fault of the shop. */
export function describeRestError(error: unknown): ReportedRestError | null {
  if (error instanceof Refusal) {
    const code = error.problems[0]?.code ?? 'INVALID';
    const status = STATUS[code] ?? 422;
    const wait = error instanceof TooManyAttempts && { retryAfter: error.retryAfter };
    return { status, errors: error.problems.map(restMessage), code, ...wait };
  }
  if (error instanceof Unauthenticated) {
    return { status: 401, errors: [unauthenticated(error)], code: 'UNAUTHENTICATED' };
  }
  if (error instanceof Forbidden) {
    return { status: 403, errors: [frAdmin.missingScope(error.scope)], code: 'FORBIDDEN' };
  }
  if (error instanceof BadInput) {
    return { status: 422, errors: [messageOf(error.problem)], code: error.problem.code };
  }
  if (error instanceof RateLimited) {
    const { retryAfter } = error;
    return { status: 429, errors: [fr.rest.rateLimited], code: 'RATE_LIMITED', retryAfter };
  }
  if (error instanceof Overloaded) {
    const { retryAfter } = error;
    return { status: 503, errors: [fr.rest.overloaded], code: UNAVAILABLE, retryAfter };
  }
  if (error instanceof StoreUnavailable) {
    return { status: 503, errors: [fr.rest.unavailable], code: UNAVAILABLE, retryAfter: 5 };
  }
  return null;
}

function unauthenticated({ reason }: Unauthenticated): string {
  if (reason === 'API_TOKEN') return frAdmin.invalidApiToken;
  return reason === 'UNREADABLE' ? fr.rest.expiredToken : fr.rest.invalidToken;
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
