import type { Socket } from 'node:net';

export function isConnected(socket: Socket): boolean {
  return !socket.destroyed && !socket.writableEnded;
}
