import { Refusal, type Problem } from '../../shared/problems.ts';

/** Collects the problems of a whole input, so that all of them are returned at once. */
export class Reading {
  readonly problems: Problem[] = [];

  /** What `rule` returns, or `otherwise` when it refuses. */
  read<T>(rule: () => T, otherwise: T): T {
    try {
      return rule();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problems.push(...error.problems);
      return otherwise;
    }
  }

  /** Throws a Refusal if there are any. */
  end(): void {
    if (this.problems.length > 0) throw new Refusal(...this.problems);
  }
}
