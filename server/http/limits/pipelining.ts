import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ConnectionLimits } from './connection-limits.ts';
import type { OpenConnection, OpenConnections } from './open-connections.ts';

/**
 * Serves the requests of a connection in sequence, because Node emits all requests of a 64 KB chunk
 * at once. Clients that pipeline too far are closed.
 */
export function handleInTurn(
  server: Server,
  connections: OpenConnections,
  {
    limits,
    onTooMany,
  }: {
    readonly limits: Pick<ConnectionLimits, 'waiting' | 'waitingInAll'>;
    readonly onTooMany: () => void;
  },
): void {
  const handlers = server.listeners('request');
  server.removeAllListeners('request');

  function begin(connection: OpenConnection, request: IncomingMessage, response: ServerResponse) {
    connections.begin(connection, request);
    response.once('close', () => connections.next(connection));
    for (const handle of handlers) Reflect.apply(handle, server, [request, response]);
  }

  server.on('request', (request, response) => {
    const { socket } = request;
    const connection = connections.of(socket);
    if (!connection) return;
    if (connections.isIdle(connection)) return begin(connection, request, response);
    const waiting = connection.waiting.length;
    // Node may report it before the end of the previous response.
    const isFullForAll = waiting > 0 && connections.waiting >= limits.waitingInAll;
    if (waiting >= limits.waiting || isFullForAll) {
      connections.reset(connection);
      return onTooMany();
    }
    connections.wait(connection, () => {
      socket.resume();
      begin(connection, request, response);
    });
    // The timeout of a client that does not read restarts with every byte that it sends.
    if (socket.writableLength > 0) socket.pause();
  });
}
