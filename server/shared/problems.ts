/** What a shopper can run into; the same words as `UserErrorCode` of the schema. */
export type ProblemCode =
  | 'UNKNOWN_EMAIL'
  | 'WRONG_PASSWORD'
  | 'EMAIL_TAKEN'
  | 'REQUIRED'
  | 'INVALID'
  | 'UNKNOWN_PRODUCT'
  | 'OUT_OF_STOCK'
  | 'NOT_IN_CART'
  | 'UNKNOWN_ADDRESS'
  | 'EMPTY_CART'
  | 'LIMIT_REACHED'
  | 'PRICE_CHANGED'
  | 'UNKNOWN_PAYMENT'
  | 'PAYMENT_REFUSED'
  | 'PAYMENT_PENDING'
  | 'PAYMENT_UNAVAILABLE'
  | 'UNKNOWN_ORDER'
  | 'NOT_ALLOWED_NOW'
  | 'IDEMPOTENCY_CONFLICT'
  | 'TOO_MANY_ATTEMPTS'
  | 'INVALID_TOKEN';

/** Something that a shopper can run into. `message` is French and ready to show. */
export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  readonly field?: string | undefined;
}

/** Thrown by rules and services: nothing was changed, and these are the reasons. */
export class Refusal extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: readonly Problem[]) {
    super(problems.map(({ code, field }) => (field ? `${code}(${field})` : code)).join(', '));
    this.name = 'Refusal';
    this.problems = problems;
  }
}

/** Thrown while too many log-ins have failed; `retryAfter` is in seconds. */
export class TooManyAttempts extends Refusal {
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super({ code: 'TOO_MANY_ATTEMPTS', message });
    this.name = 'TooManyAttempts';
    this.retryAfter = retryAfter;
  }
}

/** Thrown when a call needs a customer: no token, a token that cannot be read, or one without customer. */
export class Unauthenticated extends Error {
  readonly reason: 'MISSING' | 'UNREADABLE';

  constructor(reason: 'MISSING' | 'UNREADABLE') {
    super(reason);
    this.name = 'Unauthenticated';
    this.reason = reason;
  }
}

/** Thrown for arguments that only a program can get wrong, such as `first: -1`; French, to the point. */
export class BadInput extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadInput';
  }
}

/** Thrown when an address asks for too much; `retryAfter` is in seconds. */
export class RateLimited extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('RATE_LIMITED');
    this.name = 'RateLimited';
    this.retryAfter = retryAfter;
  }
}

/** Thrown when the store cannot keep what it was given: nothing was changed, try again later. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store cannot write', { cause });
    this.name = 'StoreUnavailable';
  }
}

/** Thrown when the shop has more to do than it can do in good time; `retryAfter` is in seconds. */
export class Overloaded extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('OVERLOADED');
    this.name = 'Overloaded';
    this.retryAfter = retryAfter;
  }
}
