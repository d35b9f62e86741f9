import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { runNode } from '../../support/shop/spawn.ts';
import type { Received } from './judge.ts';

const PROGRAM = fileURLToPath(new URL('./receiver.mjs', import.meta.url));

export interface Receiver {
  readonly url: string;
  /** Kills it (`kill -9`), and resolves once it listens again at the same port. */
  killAndRestart(): Promise<void>;
  received(): Promise<readonly Received[]>;
  stop(): Promise<void>;
}

/** Starts a process that writes what it receives into a file; the caller stops it. */
export async function startReceiver(file: string): Promise<Receiver> {
  const port = await freePort();
  let running = await start();

  async function start() {
    const program = runNode([PROGRAM, String(port), file], {});
    await once(program.child.stdout, 'data');
    return program;
  }
  async function kill(): Promise<void> {
    running.child.kill('SIGKILL');
    await running.ended;
  }
  return {
    url: `http://127.0.0.1:${port}/hook`,
    async killAndRestart() {
      await kill();
      running = await start();
    },
    async received() {
      const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
      // What a kill cut off was not answered.
      return lines.flatMap((line): readonly Received[] => parsed(line));
    },
    stop: kill,
  };
}

function parsed(line: string): readonly Received[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a path
  server.close();
  await once(server, 'close');
  return port;
}
