import type { CommandContext, Ports } from '../../context.ts';

class Undone<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('A dry run ends its transaction');
    this.result = result;
  }
}

/** Works like `store.transaction`; a dry run returns what the work would do, and writes nothing. */
export async function transactionOf<T>(
  store: CommandContext['store'],
  { dryRun }: { readonly dryRun: boolean },
  work: (ports: Ports) => Promise<T>,
): Promise<T> {
  if (!dryRun) return store.transaction(work);
  try {
    return await store.transaction(async (ports) => {
      throw new Undone(await work(ports));
    });
  } catch (error) {
    // Thrown above, with the result of this work.
    if (error instanceof Undone) return error.result as T;
    throw error;
  }
}
