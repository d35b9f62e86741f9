import proxyAddr from '@fastify/proxy-addr';
import type { Server } from 'node:http';
import type { Log } from '../../shared/log.ts';
import {
  closedConnectionsLog,
  limitConnections,
  type ConnectionLimits,
} from './connection-limits.ts';
import { OpenConnections } from './open-connections.ts';
import { leaveNothingUnread } from './connections.ts';
import { paceReading } from './paced-reading.ts';
import { handleInTurn } from './pipelining.ts';
import type { Share } from './places.ts';
import { limitUnread } from './unread.ts';

export function guardConnections(
  server: Server,
  {
    limits,
    unpaced,
    trustedProxies,
    log,
  }: {
    readonly limits: ConnectionLimits;
    readonly unpaced: Share;
    readonly trustedProxies: readonly string[];
    readonly log: Log;
  },
): OpenConnections {
  const connections = new OpenConnections();
  const note = closedConnectionsLog(log, connections);
  const isProxy = proxyAddr.compile([...trustedProxies]);
  const isTrustedProxy = (ip: string) => isProxy(ip, 0);
  limitConnections(server, connections, { limits, isTrustedProxy, note });
  leaveNothingUnread(server);
  limitUnread(server, connections, { limits, isTrustedProxy, onTooMany: () => note('unread') });
  const onTooMany = () => note('pipelining');
  handleInTurn(server, connections, { limits, onTooMany });
  paceReading(server, connections, { unpaced, isTrustedProxy, onTooMany });
  return connections;
}
