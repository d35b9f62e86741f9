import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { addressOf } from './address.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { OpenConnection, OpenConnections } from './open-connections.ts';

/** Responses are written at some 100 MB a second: the bound may be passed by a tenth of that. */
const LOOK_EVERY_MS = 100;

/** Linux alone says what clients have not confirmed (proc_net_tcp.txt of the kernel's documents). */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];
const LINE =
  /^\s*\d+: [0-9A-F]+:([0-9A-F]{4}) ([0-9A-F]+):([0-9A-F]{4}) [0-9A-F]{2} ([0-9A-F]{8}):/;

/**
 * Resets connections of an address whose clients leave more bytes in the kernel than it may,
 * those with the most first: these bytes are in no metric of the process. A trusted proxy reads for
 * many. The kernel is read only after an address was sent that much since it was known to have read.
 */
export function limitUnread(
  server: Server,
  connections: OpenConnections,
  {
    limits,
    isTrustedProxy,
    onTooMany,
    readTable = (path) => readFile(path, 'latin1'),
  }: {
    readonly limits: Pick<ConnectionLimits, 'unread'>;
    readonly isTrustedProxy: (ip: string) => boolean;
    readonly onTooMany: () => void;
    readonly readTable?: (path: string) => Promise<string>;
  },
): void {
  let isLooking = false;

  function addressesAbove(unreadOf: UnreadOf): ReadonlyMap<string, number> {
    const unread = new Map<string, number>();
    for (const connection of connections.all()) {
      const { address, socket } = connection;
      if (isTrustedProxy(socket.remoteAddress ?? '')) continue;
      unread.set(address, (unread.get(address) ?? 0) + unreadOf(connection));
    }
    return new Map([...unread].filter(([, bytes]) => bytes > limits.unread));
  }

  async function look(): Promise<void> {
    if (addressesAbove(unconfirmed).size === 0) return;
    const sent = new Map(
      Array.from(connections.all(), (connection) => {
        const { bytesWritten, writableLength } = connection.socket;
        return [connection, bytesWritten - writableLength] as const;
      }),
    );
    // The server's own address is unknown once it stops.
    const ports = [...sent.keys()].map(({ socket }) => socket.localPort);
    const inKernel = await unreadInKernel(new Set(ports), readTable);
    for (const [connection, bytes] of sent) {
      connection.bytesRead = bytes - (inKernel.get(clientOf(connection)) ?? 0);
    }
    // Clients that read were sent more meanwhile: a long table takes the time of many responses.
    const unread: UnreadOf = (connection) =>
      connection.socket.writableLength + (inKernel.get(clientOf(connection)) ?? 0);
    for (const [address, bytes] of addressesAbove(unread)) {
      let left = bytes;
      const own = [...connections.all()].filter((connection) => connection.address === address);
      for (const connection of own.toSorted((a, b) => unread(b) - unread(a))) {
        if (left <= limits.unread) break;
        left -= unread(connection);
        connections.reset(connection);
        onTooMany();
      }
    }
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, LOOK_EVERY_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

type UnreadOf = (connection: OpenConnection) => number;

const unconfirmed: UnreadOf = ({ socket, bytesRead }) => socket.bytesWritten - bytesRead;

const clientOf = ({ address, socket }: OpenConnection) => `${address} ${socket.remotePort}`;

/** By client, as `clientOf` names it; empty where the system has no such table. */
async function unreadInKernel(
  ports: ReadonlySet<number | undefined>,
  readTable: (path: string) => Promise<string>,
): Promise<ReadonlyMap<string, number>> {
  const tables = await Promise.all(TABLES.map((path) => readTable(path).catch(() => '')));
  return new Map(
    tables
      .flatMap((table) => table.split('\n'))
      .flatMap((line) => {
        const [, local = '', address = '', remote = '', bytes = ''] = LINE.exec(line) ?? [];
        if (!ports.has(Number.parseInt(local, 16))) return [];
        const client = `${addressOf(ipOf(address))} ${Number.parseInt(remote, 16)}`;
        return [[client, Number.parseInt(bytes, 16)] as const];
      }),
  );
}

/** Of words of 32 bits, each with its last byte first. */
function ipOf(hex: string): string {
  const words = hex.match(/.{8}/g) ?? [];
  const bytes = words.flatMap((word) => (word.match(/../g) ?? []).toReversed());
  if (bytes.length === 4) return bytes.map((byte) => Number.parseInt(byte, 16)).join('.');
  return bytes.join('').replaceAll(/.{4}(?!$)/g, '$&:');
}
