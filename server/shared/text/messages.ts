import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts';
import type { Problem, Sentence } from '../problems.ts';
import { problems } from './messages.problems.fr.ts';
import { shopProblems as arabic } from './messages.shop-problems.ar.ts';
import { shopProblems as english } from './messages.shop-problems.en.ts';

type Table = Readonly<Record<string, Sentence | Readonly<Record<string, Sentence>>>>;

const tables: Readonly<Record<Language, Table>> = { FR: problems, AR: arabic, EN: english };

function sentenceIn(table: Table, { code, reason }: Problem | Problem<'BAD_USER_INPUT'>) {
  const found = table[code];
  return typeof found === 'function' ? found : found?.[reason ?? ''];
}

/** Problems of the back office and of programs are in French in every language. */
export function messageOf(
  problem: Problem | Problem<'BAD_USER_INPUT'>,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const sentence = sentenceIn(tables[language], problem) ?? sentenceIn(tables.FR, problem);
  // The type of a problem pairs its code and reason with the parameters of their sentence.
  return sentence?.(problem as never) ?? problem.code;
}
