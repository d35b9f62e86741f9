/**
 * Why a shop was not copied. The target is as it was.
 * NO_SHOP: there is nothing to copy. NOT_EMPTY: the target holds something. IN_USE: a shop or another
 * command is open there. MISFIT: a row has not this version's shape. DIFFERENT: what was written is not
 * what was read.
 */
export type CopyProblem = 'NO_SHOP' | 'NOT_EMPTY' | 'IN_USE' | 'MISFIT' | 'DIFFERENT';

export class CopyRefused extends Error {
  readonly problem: CopyProblem;
  /** The folder, the database (without its password), the part, or `part/key/field` of a row. */
  readonly subject: string;

  constructor(problem: CopyProblem, subject: string) {
    super(`The shop was not copied: ${problem} (${subject})`);
    this.name = 'CopyRefused';
    this.problem = problem;
    this.subject = subject;
  }
}
