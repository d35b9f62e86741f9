import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Answers of the balancer itself, each with 503 and `Retry-After`. */
export const BALANCER = {
  /** The instance ended before it answered: what it did is unknown. */
  GONE: 'balancer: the instance is gone',
  NONE_READY: 'balancer: no instance is ready',
} as const;

/** Shares requests among instances. */
export interface Balancer {
  readonly url: string;
  /** Sends requests to the shop at `url` as well; returns what ends that. */
  add(url: string): () => void;
  close(): Promise<void>;
}

/** Starts a balancer: in turn over the instances. What was sent to one is never sent to another. */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let instances: readonly string[] = [];
  let turn = 0;
  const server = createServer((requested, answer) => {
    const next = instances[(turn += 1) % instances.length];
    if (next !== undefined) pass(next, requested, answer);
    else refuse(answer, BALANCER.NONE_READY);
  });

  function pass(to: string, requested: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '/', headers } = requested;
    const onward = request(`${to}${url}`, { method, headers, agent });
    onward.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      // An answer that breaks off is broken off here as well.
      pipeline(given, answer, () => {});
    });
    onward.on('error', () => {
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
      instances = [...instances, url];
      return () => {
        instances = instances.filter((each) => each !== url);
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}

function refuse(answer: ServerResponse, why: string): void {
  answer.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end(why);
}
