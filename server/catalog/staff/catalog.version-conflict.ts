import { Refusal, type Problem } from '../../shared/problems.ts';

/** It was changed by others since it was read. */
export class VersionConflict<T> extends Refusal {
  /** As it is stored now. */
  readonly current: T;

  constructor(current: T, ...problems: readonly Problem[]) {
    super(...problems);
    this.name = 'VersionConflict';
    this.current = current;
  }
}
