import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** What the balancer says itself, each with 503 and `Retry-After`. */
export const BALANCER = {
  /** The instance ended before it answered: nobody knows what it did. */
  GONE: 'balancer: the instance is gone',
  NOBODY: 'balancer: no instance is ready',
} as const;

/** Shares requests among instances. */
export interface Balancer {
  readonly url: string;
  /** Sends requests to the shop at `url` from when it says that it is ready; gives what ends that. */
  add(url: string): () => void;
  close(): Promise<void>;
}

interface Instance {
  readonly url: string;
  readonly removed: AbortController;
  isReady: boolean;
}

const LOOK_EVERY_MS = 200;
const LOOK_PATIENCE_MS = 1_000;

/**
 * Starts a balancer: in turn over the instances whose `/readyz` is 200. What was sent to one is never
 * sent to another.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let instances: readonly Instance[] = [];
  let turn = 0;
  const server = createServer((requested, answer) => {
    const ready = instances.filter(({ isReady }) => isReady);
    const next = ready[(turn += 1) % ready.length];
    if (next) pass(next, requested, answer);
    else refuse(answer, BALANCER.NOBODY);
  });

  function pass(to: Instance, requested: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '/', headers } = requested;
    const onward = request(`${to.url}${url}`, { method, headers, agent });
    onward.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      // An answer that breaks off is broken off here as well.
      pipeline(given, answer, () => {});
    });
    onward.on('error', () => {
      to.isReady = false;
      if (answer.headersSent) answer.destroy();
      else refuse(answer, BALANCER.GONE);
    });
    pipeline(requested, onward, () => {});
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listening on a port, not on a pipe
  return {
    url: `http://127.0.0.1:${port}`,
    add(url) {
      const instance: Instance = { url, removed: new AbortController(), isReady: false };
      instances = [...instances, instance];
      void watch(instance);
      return () => {
        instance.removed.abort();
        instances = instances.filter((each) => each !== instance);
      };
    },
    async close() {
      for (const { removed } of instances) removed.abort();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}

async function watch(instance: Instance): Promise<void> {
  const { signal } = instance.removed;
  while (!signal.aborted) {
    instance.isReady = await fetch(`${instance.url}/readyz`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(LOOK_PATIENCE_MS)]),
    }).then(
      ({ status }) => status === 200,
      () => false,
    );
    // Rejects when it is cut short, which the loop sees for itself.
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

function refuse(answer: ServerResponse, why: string): void {
  answer.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end(why);
}
