import { z } from 'zod';
import { BadCatalogFile } from '../catalog/csv/catalog.csv.ts';
import { messageOf } from '../messages.ts';
import { BadInput, Refusal, StoreUnavailable } from '../shared/problems.ts';
import type { CommandContext } from '../context.ts';
import { frProgram } from './cli.fr.ts';
import { findCommand } from './commands.ts';
import { placeIn } from './csv-file.ts';

/** `message` is ready to show; `problems` has each reason. */
export interface CommandError {
  readonly code: string;
  readonly message: string;
  readonly problems: ReadonlyArray<{
    readonly message: string;
    readonly code?: string;
    readonly field?: string | undefined;
    readonly line?: number;
    readonly column?: string | null;
  }>;
}

/** Plain JSON, the same from this process and from the running server. */
export type Answer = { readonly result: unknown } | { readonly error: CommandError };

const requestSchema = z.object({ command: z.string(), input: z.unknown() });

/** Never throws: unforeseen failures go to `report`. */
export async function answer(
  context: CommandContext,
  request: unknown,
  report: (error: unknown) => void,
): Promise<Answer> {
  try {
    const { command, input } = requestSchema.parse(request);
    const found = findCommand(command);
    if (!found) return failed('UNKNOWN_COMMAND', frProgram.failures.unknownCommand(command));
    return { result: await found.answer(context, input) };
  } catch (error) {
    return explain(error, report);
  }
}

export function failed(code: string, message: string): { readonly error: CommandError } {
  return { error: { code, message, problems: [] } };
}

function explain(error: unknown, report: (error: unknown) => void): Answer {
  if (error instanceof Refusal) {
    const problems = error.problems.map((problem) => {
      const { code, field } = problem;
      return { code, field, ...placeIn(field), message: messageOf(problem) };
    });
    const message = problems.some(({ line }) => line !== undefined)
      ? frProgram.file.refused(problems.length)
      : problems.map((problem) => problem.message).join('\n');
    return { error: { code: problems[0]?.code ?? 'INVALID', message, problems } };
  }
  if (error instanceof BadCatalogFile) {
    const problems = error.problems.map((problem) => {
      const { line, field: column = null } = problem;
      return { line, column, message: messageOf(problem) };
    });
    const message = frProgram.file.refused(problems.length);
    return { error: { code: 'BAD_FILE', message, problems } };
  }
  if (error instanceof BadInput) return failed('INVALID', messageOf(error.problem));
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    const message = frProgram.failures.badInput(issue?.path.join('.') ?? '', issue?.message ?? '');
    return failed('BAD_INPUT', message);
  }
  report(error);
  return error instanceof StoreUnavailable
    ? failed('UNAVAILABLE', frProgram.failures.unavailable)
    : failed('INTERNAL_ERROR', frProgram.failures.internal);
}
