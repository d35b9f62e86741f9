/**
 * What a failed query means for whoever asked.
 * CONFLICT: it met another transaction, and may be tried again from the start.
 * DUPLICATE: something unique was there already; tried again, the shop's own rules may see it.
 * UNAVAILABLE: the database cannot answer now, or the connection is gone.
 * MISTAKE: the database refused it for good: a bug, or a rule of the schema.
 */
export type FailureKind = 'CONFLICT' | 'DUPLICATE' | 'UNAVAILABLE' | 'MISTAKE';

/**
 * Thrown for every query that failed. It says less than the driver's error, which repeats the values
 * that were refused: those are people's, and not for the log.
 */
export class QueryFailed extends Error {
  readonly kind: FailureKind;
  /** Whether the server said so itself; else the answer got lost, and nobody knows what it did. */
  readonly isAnswered: boolean;

  constructor(
    reported: string,
    { kind, isAnswered }: { readonly kind: FailureKind; readonly isAnswered: boolean },
  ) {
    super(`PostgreSQL: ${reported}`);
    this.name = 'QueryFailed';
    this.kind = kind;
    this.isAnswered = isAnswered;
  }
}
