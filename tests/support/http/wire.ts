import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Opens a connection and writes to it what no HTTP client would. Resolves to everything that came
 * back once the other side has ended it.
 */
export async function untilClosed(url: string, ...writes: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.setEncoding('utf8').on('data', (text: string) => (said += text));
  // A reset is an end as well: what was said before it counts.
  socket.on('error', () => undefined);
  for (const text of writes) socket.write(text);
  await once(socket, 'close');
  return said;
}
