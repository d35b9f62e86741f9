/**
 * CONFLICT: with another transaction; retry from the start.
 * DUPLICATE: of something unique; on a retry the shop's own rules may see it.
 * UNAVAILABLE: the database cannot answer now, or the connection is gone.
 * MISTAKE: a bug, or a constraint of the schema.
 */
export type FailureKind = 'CONFLICT' | 'DUPLICATE' | 'UNAVAILABLE' | 'MISTAKE';

/** A failed query, without the values that the driver's error repeats: they are personal data. */
export class QueryFailed extends Error {
  readonly kind: FailureKind;
  /** Whether the server answered; else the outcome is unknown. */
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
