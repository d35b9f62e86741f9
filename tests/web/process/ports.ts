import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';

/** Has a server take a free port of this machine until the test ends; gives the port. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a path
  return String(port);
}
