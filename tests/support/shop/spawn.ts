import { spawn } from 'node:child_process';
import { once } from 'node:events';

const READY = /^[^\n]+: (http:\/\/127\.0\.0\.1:\d+)\n/;

/** Output of a process, and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts a process of Node's with these variables and few others. */
export function runNode(args: readonly string[], variables: Readonly<Record<string, string>>) {
  return runProgram(process.execPath, args, variables);
}

/** Works like `runNode`, for any program. */
export function runProgram(
  program: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
) {
  const { PATH = '' } = process.env;
  const child = spawn(program, args, {
    env: { PATH, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const ended = once(child, 'close').then((): Ended => ({ code: child.exitCode, ...said }));
  return { child, said, ended };
}

/** The built shop as a process of its own. */
export interface ShopProcess {
  readonly pid: number;
  /** Output until now. */
  readonly said: Readonly<Omit<Ended, 'code'>>;
  /** Where the shop answers, once it does; rejects when it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ended>;
  end(signal?: NodeJS.Signals): Promise<Ended>;
}

/** Starts the built shop; its starter ends it. */
export function spawnShop(variables: Readonly<Record<string, string>>): ShopProcess {
  const { child, said, ended } = runNode(['dist/server/main.js'], { PORT: '0', ...variables });
  const ready = Promise.race([
    once(child.stdout, 'data').then(() => READY.exec(said.out)?.[1] ?? `not ready: ${said.out}`),
    ended.then(({ err }) => Promise.reject(new Error(`The shop did not start: ${err}`))),
  ]);
  // A test of a shop that must not start looks at how it ended instead.
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    said,
    ready,
    ended,
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
