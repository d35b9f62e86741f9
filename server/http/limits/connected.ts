import type { Socket } from 'node:net';

/** Whether an answer would still reach somebody. */
export function isConnected(socket: Socket): boolean {
  return !socket.destroyed && !socket.writableEnded;
}
