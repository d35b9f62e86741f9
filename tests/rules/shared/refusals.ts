import { messageOf } from '../../../server/messages.ts';
import { Refusal } from '../../../server/shared/problems.ts';

/** The problems that a rule refuses with, with their sentences; none when it does not refuse. */
export function problemsOf(rule: () => unknown) {
  try {
    rule();
  } catch (error) {
    if (error instanceof Refusal) {
      return error.problems.map((problem) => {
        const { code, field } = problem;
        return { code, field, message: messageOf(problem) };
      });
    }
    throw error;
  }
  return [];
}

/** Their codes, each with the field it concerns: `REQUIRED street`. */
export function refusalOf(rule: () => unknown): readonly string[] {
  return problemsOf(rule).map(({ code, field }) =>
    field === undefined ? code : `${code} ${field}`,
  );
}

/** Their codes alone. */
export function codesOf(rule: () => unknown): readonly string[] {
  return problemsOf(rule).map(({ code }) => code);
}
