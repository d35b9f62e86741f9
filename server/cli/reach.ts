import { setTimeout as pause } from 'node:timers/promises';
import type { CommandContext } from '../context.ts';
import type { Store } from '../store.ts';
import { answer, type Answer } from './answer.ts';
import { callAdminSocket } from './admin-socket.client.ts';

export class NoShop extends Error {}

export class NoFiles extends Error {}

export class ShopBusy extends Error {}

export interface Tools extends Omit<CommandContext, 'store'> {
  readonly report: (error: unknown) => void;
}

export interface Reach extends Tools {
  readonly dataDir: string;
  readonly holdsStore: (folder: string) => Promise<boolean>;
  /** Null while another process owns the data. */
  readonly openStore: (folder: string) => Promise<Store | null>;
  readonly retries: number;
}

/** A shop that is starting, or another command, holds the folder for a moment only. */
const RETRY_MS = 100;

/**
 * In the running shop, else here: only the owner of the folder writes. Throws NoShop, ShopBusy, and
 * as `callAdminSocket`.
 */
export async function runCommand(reach: Reach, command: string, input: unknown): Promise<Answer> {
  const { dataDir } = reach;
  if (!(await reach.holdsStore(dataDir))) throw new NoShop();
  for (let retries = 0; ; retries += 1) {
    const answered = await callAdminSocket(dataDir, command, input);
    if (answered) return answered;
    const store = await reach.openStore(dataDir);
    if (store) return runInStore(reach, store, command, input);
    if (retries >= reach.retries) throw new ShopBusy();
    await pause(RETRY_MS);
  }
}

export async function runInStore(
  tools: Tools,
  store: Store,
  command: string,
  input: unknown,
): Promise<Answer> {
  try {
    return await answer({ ...tools, store }, { command, input }, tools.report);
  } finally {
    await store.close();
  }
}
