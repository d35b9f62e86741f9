import { setTimeout as pause } from 'node:timers/promises';
import { startShop } from '../bench/shop.ts';

/** A program that is killed and started again, on the same data. */
export interface Victim {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Kills it (`kill -9`), and resolves once it answers again. */
  killAndRestart(): Promise<void>;
}

/** Ends a run of a program. */
type End = (signal: NodeJS.Signals) => Promise<unknown>;

/** Starts a program; the caller stops it. */
export async function startVictim(run: () => Promise<End>): Promise<Victim> {
  let end = await run();
  const start = async () => {
    end = await run();
  };
  return {
    start,
    stop: async () => void (await end('SIGTERM')),
    async killAndRestart() {
      await end('SIGKILL');
      await start();
    },
  };
}

/** A shop that cannot start, because the database is away, is started again after this. */
const START_AGAIN_MS = 500;
const MAX_START_MS = 60_000;

/** Starts a built shop; `join` is called with its address once it answers, what it returns when it ended. */
export function startInstance(
  folder: string,
  variables: Readonly<Record<string, string>>,
  join: (url: string) => () => void,
): Promise<Victim> {
  return startVictim(async () => {
    for (const last = performance.now() + MAX_START_MS; ; await pause(START_AGAIN_MS)) {
      const shop = startShop(folder, variables);
      const url = await shop.ready.catch(() => null);
      if (url !== null) {
        const leave = join(url);
        // Not before it ended: who sends requests finds out for themselves that it was killed.
        return (signal) => shop.end(signal).then(leave);
      }
      const { err } = await shop.ended;
      if (performance.now() > last) throw new Error(`A shop does not start: ${err}`);
    }
  });
}

/** Kills one after the other, each once the one before answers again; returns how often. */
export async function killInTurn(
  victims: readonly Victim[],
  everyMs: number,
  forMs: number,
): Promise<number> {
  const end = performance.now() + forMs;
  for (let n = 0; ; n += 1) {
    await pause(everyMs * (0.5 + Math.random()));
    const victim = victims[n % victims.length];
    if (!victim || performance.now() > end) return n;
    await victim.killAndRestart();
  }
}
