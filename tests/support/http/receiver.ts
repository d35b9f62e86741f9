import { createServer } from 'node:http';
import { listenHere } from './local-server.ts';

interface Received {
  readonly path: string;
  readonly headers: {
    readonly 'webhook-id': string;
    readonly 'webhook-timestamp': string;
    readonly 'webhook-signature': string;
  } & Readonly<Record<string, string>>;
  readonly body: string;
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** A receiver of webhooks on this machine. `answer` is given what arrived; null never answers. */
export async function startReceiver(
  answer: (request: Received, count: number) => number | null = () => 204,
) {
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
  const { url, close } = await listenHere(server);
  return {
    url: `${url}/hook`,
    received,
    /** Resolves once it has received this many. */
    has: (count: number) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close,
  };
}
