import type { Server } from 'node:http';
import type { Log } from '../../shared/log.ts';
import { addressOf } from './address.ts';
import type { OpenConnections } from './open-connections.ts';

/** How many connections may be open, and how much may wait on them. */
export interface ConnectionLimits {
  readonly all: number;
  /** Of these, how many for one address that is no trusted proxy's. */
  readonly ofOneAddress: number;
  /** Requests that may wait on a connection behind the one in work. */
  readonly waiting: number;
  /** The same, of all connections together; one on each may always wait. */
  readonly waitingInAll: number;
}

const MOST = 8_192;
/** Shoppers of a mobile network share an address: several hundred of them stay connected. */
const MOST_OF_ONE_ADDRESS = 512;
/** Browsers send nothing ahead of an answer, and programs that do send some ten. */
const MOST_WAITING = 100;
/** Each takes 2 KB. */
const MOST_WAITING_IN_ALL = 4_096;

/** The limits of a shop that counts addresses, or of one that does not (`RATE_LIMITS`). */
export function connectionLimits(areRateLimitsOn: boolean): ConnectionLimits {
  return {
    all: MOST,
    ofOneAddress: areRateLimitsOn ? MOST_OF_ONE_ADDRESS : MOST,
    waiting: MOST_WAITING,
    waitingInAll: MOST_WAITING_IN_ALL,
  };
}

/** Why a connection was closed. */
type Reason = 'ofOneAddress' | 'inAll' | 'pipelining';

const LOG_EVERY_MS = 60_000;

/** Writes at most one line a minute about closed connections, with how many there were since the last. */
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
 * Keeps the connections within the limits. One too many of an address takes the place of the most
 * expendable of that address, so that whoever holds connections takes them from themselves; one too
 * many in all, of the most expendable of all. Nobody new is refused.
 *
 * A trusted proxy may hold as many as there are: all shoppers come by it. Any other loopback
 * address is limited like every address, because anything on this machine can connect from there;
 * a proxy that nobody named reaches the limit only where it keeps hundreds open, and loses those
 * that it does not use.
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
      if (expendable) connections.close(expendable);
    }
    connections.add(socket, address);
  });
}
