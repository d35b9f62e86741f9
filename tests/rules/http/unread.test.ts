import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { OpenConnections } from '../../../server/http/limits/open-connections.ts';
import { limitUnread } from '../../../server/http/limits/unread.ts';

const LIMIT = 1_000;

test('a client that reads is not reset for what it is sent while a long table is read', async () => {
  const looks = new EventEmitter();
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress: '127.0.0.8',
    remotePort: 4711,
    localPort: 80,
    bytesWritten: 2 * LIMIT,
    writableLength: 0,
    resetAndDestroy: () => looks.emit('error', new Error('it was reset')),
  });
  const connections = new OpenConnections();
  // It has all that the limit reads of a socket.
  connections.add(socket as unknown as Socket, '127.0.0.8');
  const server: Server = createServer();
  limitUnread(server, connections, {
    limits: { unread: LIMIT },
    isTrustedProxy: () => false,
    onTooMany: () => undefined,
    async readTable() {
      looks.emit('look');
      // Nothing of it is unread: the kernel's table is empty.
      socket.bytesWritten += 2 * LIMIT;
      return '';
    },
  });
  await once(looks, 'look');
  await once(looks, 'look');
  await once(looks, 'look');
  server.emit('close');
  expect(connections.size).toBe(1);
});
