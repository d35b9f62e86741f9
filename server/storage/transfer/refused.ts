/**
 * The target is unchanged. NO_SHOP: the source is empty. NOT_EMPTY: the target is not. IN_USE: a
 * shop or a command has it open. MISFIT: a row does not have this version's shape. DIFFERENT: the
 * copy is not equal.
 */
type CopyProblem = 'NO_SHOP' | 'NOT_EMPTY' | 'IN_USE' | 'MISFIT' | 'DIFFERENT';

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

/** Omits its password. */
export function nameOfDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
