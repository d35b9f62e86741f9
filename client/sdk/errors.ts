export interface GraphqlError {
  readonly message: string;
  readonly path?: ReadonlyArray<string | number>;
  readonly extensions?: { readonly code?: string; readonly retryAfter?: number };
}

export interface BelleVueErrorDetails {
  readonly code: string;
  readonly status: number;
  readonly retryAfter: number | null;
  readonly errors: readonly GraphqlError[];
  readonly cause?: unknown;
}

/** A request without a result. What a shopper can run into is no error but `userErrors` of a result. */
export class BelleVueError extends Error {
  /** `extensions.code` of the shop; `NETWORK_ERROR` without a response, `BAD_RESPONSE` for one that cannot be read. */
  readonly code: string;
  /** Status of HTTP; 0 without a response. */
  readonly status: number;
  /** Seconds to wait, where the shop names them. */
  readonly retryAfter: number | null;
  readonly errors: readonly GraphqlError[];

  constructor(message: string, { code, status, retryAfter, errors, cause }: BelleVueErrorDetails) {
    super(message, { cause });
    this.name = 'BelleVueError';
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
    this.errors = errors;
  }
}
