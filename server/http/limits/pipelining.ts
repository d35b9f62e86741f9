import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ConnectionLimits } from './connection-limits.ts';
import type { OpenConnection, OpenConnections } from './open-connections.ts';

/**
 * Handles the requests of one connection one after the other: the next begins when the answer before
 * it is on its way. Whoever does not read answers has nothing further done for them, and whoever
 * sends far ahead of the answers is closed: Node hands over all requests of a 64 KB chunk at once.
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
    // One may come before Node has noticed that the answer before it is gone.
    const isFullForAll = waiting > 0 && connections.waiting >= limits.waitingInAll;
    if (waiting >= limits.waiting || isFullForAll) {
      connections.close(connection);
      return onTooMany();
    }
    connections.wait(connection, () => {
      socket.resume();
      begin(connection, request, response);
    });
    // The time-out of a connection that does not read begins anew with each byte that it sends.
    if (socket.writableLength > 0) socket.pause();
  });
}
