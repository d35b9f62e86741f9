import { problems } from './messages.problems.fr.ts';
import type { Problem, Sentence } from '../problems.ts';

/** Another language is another table of this type. */
export function messageOf(problem: Problem | Problem<'BAD_USER_INPUT'>): string {
  const found: Sentence | Readonly<Record<string, Sentence>> = problems[problem.code];
  const sentence = typeof found === 'function' ? found : found[problem.reason ?? ''];
  // The type of a problem pairs its code and reason with the parameters of their sentence.
  return sentence?.(problem as never) ?? problem.code;
}
