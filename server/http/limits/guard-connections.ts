import proxyAddr from '@fastify/proxy-addr';
import type { Server } from 'node:http';
import type { Log } from '../../shared/log.ts';
import {
  closedConnectionsLog,
  limitConnections,
  type ConnectionLimits,
} from './connection-limits.ts';
import { OpenConnections } from './open-connections.ts';
import { handleInTurn } from './pipelining.ts';

export function guardConnections(
  server: Server,
  {
    limits,
    trustedProxies,
    log,
  }: {
    readonly limits: ConnectionLimits;
    readonly trustedProxies: readonly string[];
    readonly log: Log;
  },
): OpenConnections {
  const connections = new OpenConnections();
  const note = closedConnectionsLog(log, connections);
  const isProxy = proxyAddr.compile([...trustedProxies]);
  const isTrustedProxy = (ip: string) => isProxy(ip, 0);
  limitConnections(server, connections, { limits, isTrustedProxy, note });
  handleInTurn(server, connections, { limits, onTooMany: () => note('pipelining') });
  return connections;
}
