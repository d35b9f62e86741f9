import type { Server } from 'node:http';
import type { Log } from '../../shared/log.ts';
import { addressOf } from './address.ts';
import type { OpenConnections } from './open-connections.ts';

export interface ConnectionLimits {
  readonly all: number;
  readonly ofOneAddress: number;
  readonly waiting: number;
  /** One request on each connection may always wait. */
  readonly waitingInAll: number;
  /** Bytes that an address may leave unread in the kernel. */
  readonly unread: number;
}

const MOST = 8_192;
/** Several hundred shoppers of a mobile network share one address. */
const MAX_OF_ONE_ADDRESS = 512;
/** As many short ones as Node parses at once; to close a connection costs more than to let them wait. */
const MAX_WAITING = 2_000;
const MAX_WAITING_IN_ALL = 16_384;
const MAX_UNREAD = 32 * 1024 * 1024;

export function connectionLimits(areRateLimitsOn: boolean): ConnectionLimits {
  return {
    all: MOST,
    ofOneAddress: areRateLimitsOn ? MAX_OF_ONE_ADDRESS : MOST,
    waiting: MAX_WAITING,
    waitingInAll: MAX_WAITING_IN_ALL,
    unread: MAX_UNREAD,
  };
}

type Reason = 'ofOneAddress' | 'inAll' | 'pipelining' | 'unread';

const LOG_EVERY_MS = 60_000;

export function closedConnectionsLog(
  log: Log,
  connections: OpenConnections,
): (reason: Reason) => void {
  let closed: Partial<Record<Reason, number>> = {};
  let loggedAt = -Infinity;
  return (reason) => {
    closed[reason] = (closed[reason] ?? 0) + 1;
    const now = performance.now();
    if (now - loggedAt < LOG_EVERY_MS) return;
    log.warn(
      { open: connections.size, closed },
      'there are too many connections: some were closed',
    );
    closed = {};
    loggedAt = now;
  };
}

/**
 * Above a limit, closes the most expendable connection, of the same address first, so that new
 * clients are served. A trusted proxy has no limit; other loopback addresses do.
 */
export function limitConnections(
  server: Server,
  connections: OpenConnections,
  {
    limits,
    isTrustedProxy,
    note,
  }: {
    readonly limits: ConnectionLimits;
    readonly isTrustedProxy: (ip: string) => boolean;
    readonly note: (reason: Reason) => void;
  },
): void {
  server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? '';
    const address = addressOf(ip);
    const isAddressFull =
      connections.countOf(address) >= limits.ofOneAddress && !isTrustedProxy(ip);
    if (isAddressFull || connections.size >= limits.all) {
      note(isAddressFull ? 'ofOneAddress' : 'inAll');
      const expendable = connections.mostExpendable(isAddressFull ? address : undefined);
      if (expendable) connections.reset(expendable);
    }
    connections.add(socket, address);
  });
}
