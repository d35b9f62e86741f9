import { setTimeout as pause } from 'node:timers/promises';
import type { Desk } from '../command.ts';
import type { Store } from '../stores/store.ts';
import { answer, type Answer } from './answer.ts';
import { callAdminSocket } from './admin-socket.client.ts';

/** Thrown when there is no shop where it was looked for: a command never makes one. */
export class NoShop extends Error {}

/** Thrown for a command about files when the shop is in a database. */
export class NoFiles extends Error {}

/** Thrown when somebody owns the data folder and does not answer. */
export class ShopBusy extends Error {}

/** What a command is given beside the store. */
export interface Tools extends Omit<Desk, 'store'> {
  readonly report: (error: unknown) => void;
}

/** How a command comes to the data of a folder's shop that may be running or not. */
export interface Reach extends Tools {
  readonly dataDir: string;
  readonly holdsStore: (folder: string) => Promise<boolean>;
  /** Becomes the only owner of the data; null while somebody else is. */
  readonly openStore: (folder: string) => Promise<Store | null>;
  /** How often to look again when the folder is taken and nobody answers. */
  readonly retries: number;
}

/** A shop that is starting, or another command, has the folder for a moment only. */
const RETRY_MS = 100;

/**
 * Runs a command where the data is: in the running shop, or here when none is running. There is
 * never a second writer: whoever writes owns the folder. Throws NoShop, ShopBusy, and as `askDesk`.
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

/** Runs a command here, in a store that is opened for it alone, and closes that. */
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
