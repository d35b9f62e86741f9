import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../support/shop/spawn.ts';

/** A server that runs beside the shop. */
export interface Beside {
  readonly url: string;
  readonly pid: number;
  end(): Promise<void>;
}

const LISTENING = /^(http:\/\/127\.0\.0\.1:\d+)\n/m;

/** Peers keep nothing at home, and tell nobody that they were run here. */
const UNOBSERVED = { HOME: tmpdir(), VENDURE_DISABLE_TELEMETRY: 'true', DO_NOT_TRACK: '1' };

/** Starts a program that prints where it listens, on a line of its own. Rejects when it ends before. */
export async function startBeside(args: readonly string[]): Promise<Beside> {
  const { child, said, ended } = runNode(args, UNOBSERVED);
  const isListening = async () => {
    for (;;) {
      const [, url] = LISTENING.exec(said.out) ?? [];
      if (url !== undefined) return url;
      await once(child.stdout, 'data');
    }
  };
  const url = await Promise.race([
    isListening(),
    ended.then(({ err }) => Promise.reject(new Error(`${args[0]} did not start: ${err}`))),
  ]);
  return {
    url,
    pid: child.pid ?? 0,
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Lends a new folder for as long as `work` takes. */
export async function inNewFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
