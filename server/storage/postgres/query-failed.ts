/**
 * CONFLICT: with another transaction; retry from the start. DUPLICATE: of something unique; on a
 * retry the shop's own rules may detect it. UNAVAILABLE: the database cannot respond, or the
 * connection is lost. MISTAKE: a bug, or a violated constraint.
 */
export type FailureKind = 'CONFLICT' | 'DUPLICATE' | 'UNAVAILABLE' | 'MISTAKE';

/** Omits the driver's values, which are personal data. */
export class QueryFailed extends Error {
  readonly kind: FailureKind;
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

export class UnfitDatabase extends Error {
  constructor(reason: string) {
    super(`DATABASE_URL: ${reason}`);
    this.name = 'UnfitDatabase';
  }
}
