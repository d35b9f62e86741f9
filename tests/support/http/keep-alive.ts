import { once } from 'node:events';
import type { Socket } from 'node:net';
import { openSocket, type From } from './raw.ts';

/** A connection that stays open after an answer, as a browser's does; its opener destroys it. */
export interface KeepAliveConnection {
  readonly socket: Socket;
  /** Everything that came so far. */
  readonly said: string;
  /** Whether the shop has closed it. */
  readonly isClosed: boolean;
  readonly closed: Promise<void>;
  /** Sends a request and waits for the whole answer; rejects when the shop closes instead. */
  ask(path: string): Promise<void>;
}

export const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`;

export const post = (path: string, body: object) => {
  const text = JSON.stringify(body);
  return [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n');
};

export async function openKeepAlive(url: string, from: From = {}): Promise<KeepAliveConnection> {
  const socket = await openSocket(url, from);
  let said = '';
  socket.setEncoding('utf8').on('data', (text: string) => (said += text));
  // A reset is an end as well.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  return {
    socket,
    closed,
    get said() {
      return said;
    },
    get isClosed() {
      return socket.destroyed;
    },
    async ask(path) {
      said = '';
      socket.write(get(path));
      while (!isWhole(said)) {
        const end = await Promise.race([once(socket, 'data'), closed.then(() => null)]);
        if (!end) throw new Error(`The shop closed the connection after ${JSON.stringify(said)}`);
      }
    },
  };
}

function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n');
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length);
}

/** The statuses of all answers in what a connection said. */
export function statusesIn(said: string): readonly number[] {
  return [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
