import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Opens a link to the server of this address that can lose answers. */
export async function openLink(serverUrl: string) {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let cutting: string | null = null;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let isCut = false;
    near.on('data', (sent) => {
      isCut ||= cutting !== null && sent.includes(cutting);
      far.write(sent);
    });
    far.on('data', (answer) => {
      if (!isCut) return void near.write(answer);
      // The server has done what was requested; no client hears of it.
      near.destroy();
      far.destroy();
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  const url = new URL(serverUrl);
  url.port = String(address.port);
  return {
    url: url.href,
    /** From now on, a connection that sends this text is cut off once the server has answered it. */
    cutAfter(text: string) {
      cutting = text;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
