import { BelleVueError, type GraphqlError } from './errors.ts';

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly GraphqlError[];
}

/** The data of a response without errors. Throws BelleVueError. */
export async function readResult<Result>(response: Response): Promise<Result> {
  const answer = await readAnswer(response);
  const errors = answer?.errors ?? [];
  const [first] = errors;
  // The shop answers as the document says; the types come from its schema.
  if (answer?.data != null && !first) return answer.data as Result;
  throw new BelleVueError(first?.message ?? `The shop answered ${response.status}`, {
    code: first?.extensions?.code ?? 'BAD_RESPONSE',
    status: response.status,
    retryAfter: first?.extensions?.retryAfter ?? retryAfterOf(response),
    errors,
  });
}

async function readAnswer(response: Response): Promise<Answer | null> {
  try {
    const answer: unknown = await response.json();
    return typeof answer === 'object' ? answer : null;
  } catch {
    return null;
  }
}

function retryAfterOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
