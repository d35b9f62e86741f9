import type { ReasonedProblems, SingleProblems } from './problem-codes.ts';

type AnyCode = keyof SingleProblems | keyof ReasonedProblems;

/** `UserErrorCode` of the admin schema, which has those of the shop's. */
export type ProblemCode = Exclude<AnyCode, 'BAD_USER_INPUT'>;

/** A code, a reason where the code has several, and the parameters of its sentence. */
export type Problem<C extends AnyCode = ProblemCode> = {
  [K in C]: K extends keyof ReasonedProblems
    ? {
        [R in keyof ReasonedProblems[K]]: Of<K> & { readonly reason: R } & ReasonedProblems[K][R];
      }[keyof ReasonedProblems[K]]
    : K extends keyof SingleProblems
      ? Of<K> & { readonly reason?: undefined } & SingleProblems[K]
      : never;
}[C];

interface Of<C> {
  readonly code: C;
  readonly field?: string | undefined;
}

export type ReasonOf<C extends ProblemCode> = Problem<C>['reason'];

/** Nothing was changed. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: readonly Problem[]) {
    super(problems.map(({ code, field }) => (field ? `${code}(${field})` : code)).join(', '));
    this.name = 'Refusal';
    this.problems = problems;
  }
}

/** It was changed by others since it was read. */
export class VersionConflict<T> extends Refusal {
  /** The row as it is stored now. */
  readonly current: T;

  constructor(current: T, ...problems: readonly Problem[]) {
    super(...problems);
    this.name = 'VersionConflict';
    this.current = current;
  }
}

/**
 * Refuses with VERSION_CONFLICT (`VersionConflict`) what was changed since the `expected` version was read; null compares
 * nothing.
 */
export function requireSameVersion<T extends { readonly version: number }>(
  stored: T,
  expected: number | null,
  reason:
    | 'PRODUCT'
    | 'CATEGORY'
    | 'SIZE_GUIDE'
    | 'HOME'
    | 'CAMPAIGN'
    | 'SETTINGS'
    | 'IDENTITY'
    | 'EXCHANGE'
    | 'SEWING_JOB'
    | 'DISCOUNT_CODE'
    | 'ZONE'
    | 'PICKUP_POINT'
    | 'CARRIER'
    | 'OPENING_HOURS',
): void {
  if (expected === null || stored.version === expected) return;
  const field = 'expectedVersion';
  throw new VersionConflict(stored, { code: 'VERSION_CONFLICT', reason, field });
}

/** In seconds. */
export class TooManyAttempts extends Refusal {
  readonly retryAfter: number;

  constructor(reason: ReasonOf<'TOO_MANY_ATTEMPTS'>, retryAfter: number) {
    super({ code: 'TOO_MANY_ATTEMPTS', reason, minutes: Math.ceil(retryAfter / 60) });
    this.name = 'TooManyAttempts';
    this.retryAfter = retryAfter;
  }
}

/**
 * UNREADABLE: the token is invalid, expired, or its customer is gone. NO_STAFF: no session of the
 * back office. API_TOKEN: unknown, expired or revoked.
 */
export class Unauthenticated extends Error {
  readonly reason: 'MISSING' | 'UNREADABLE' | 'NO_STAFF' | 'API_TOKEN';

  constructor(reason: Unauthenticated['reason']) {
    super(reason);
    this.name = 'Unauthenticated';
    this.reason = reason;
  }
}

/**
 * ROLE: not for this member of staff. HEADER, ORIGIN: maybe not by the page of the back office. TOKEN:
 * not for API tokens. SCOPE: not for this one, which lacks `scope`. LOG_IN: not so long after the log-in.
 */
export class Forbidden extends Error {
  readonly reason: 'ROLE' | 'HEADER' | 'ORIGIN' | 'TOKEN' | 'SCOPE' | 'LOG_IN';
  readonly scope: string;

  constructor(reason: Forbidden['reason'], scope = '') {
    super(reason);
    this.scope = scope;
    this.name = 'Forbidden';
    this.reason = reason;
  }
}

/** Refuses arguments that only a program can get wrong, such as `first: -1`. */
export class BadInput extends Error {
  readonly problem: Problem<'BAD_USER_INPUT'>;

  constructor(problem: Problem<'BAD_USER_INPUT'>) {
    super(problem.reason);
    this.name = 'BadInput';
    this.problem = problem;
  }
}

/** In seconds. */
export class RateLimited extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('RATE_LIMITED');
    this.name = 'RateLimited';
    this.retryAfter = retryAfter;
  }
}

/** Nothing was changed. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store cannot write', { cause });
    this.name = 'StoreUnavailable';
  }
}

/** In seconds. */
export class Overloaded extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('OVERLOADED');
    this.name = 'Overloaded';
    this.retryAfter = retryAfter;
  }
}

export function isSystemError(
  error: unknown,
): error is NodeJS.ErrnoException & { readonly port?: number } {
  return error instanceof Error && 'code' in error;
}

/** A disk that is too full for changes, as the cause of a StoreUnavailable. */
export class NoRoom extends Error {
  constructor(folder: string, reserveBytes: number) {
    const reserve = reserveBytes / 1024 / 1024;
    super(`the disk of ${folder} is full: more than ${reserve} MB must stay free`);
    this.name = 'NoRoom';
  }
}
