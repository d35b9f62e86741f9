/**
 * Why a shop was not copied. The target is as it was.
 * NO_SHOP: there is nothing to copy. NOT_EMPTY: the target holds something already. IN_USE: a shop,
 * or another command, is at work there. DIFFERENT: what was written is not what was read.
 */
export type CopyProblem = 'NO_SHOP' | 'NOT_EMPTY' | 'IN_USE' | 'DIFFERENT';

/** Thrown when a shop cannot be copied. */
export class CopyRefused extends Error {
  readonly problem: CopyProblem;
  /** The folder, the database (without its password) or the part that the problem is about. */
  readonly subject: string;

  constructor(problem: CopyProblem, subject: string) {
    super(`The shop was not copied: ${problem} (${subject})`);
    this.name = 'CopyRefused';
    this.problem = problem;
    this.subject = subject;
  }
}
