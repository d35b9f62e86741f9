import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: {
    readonly 'webhook-id': string;
    readonly 'webhook-timestamp': string;
    readonly 'webhook-signature': string;
  } & Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Resolves once it has received this many. */
  has(count: number): Promise<void>;
  close(): Promise<void>;
}

/** A receiver of webhooks on this machine. `answer` is given what arrived; null never answers. */
export async function startReceiver(
  answer: (request: Received, count: number) => number | null = () => 204,
): Promise<Receiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const arrived: Received = {
      path: request.url ?? '',
      headers: request.headers as Received['headers'], // the shop sends these
      body: Buffer.concat(chunks).toString(),
    };
    received.push(arrived);
    for (const check of waiting) check();
    const status = answer(arrived, received.length);
    if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a TCP server
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    has: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
