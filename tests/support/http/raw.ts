import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const PATIENCE_MS = 20_000;

export interface RawResponse {
  /** 0 when the shop closed the connection without a word. */
  readonly status: number;
  /** Headers by lower-case name; of one that came twice the values stand one after the other. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes behind the head, as they travelled. */
  readonly body: string;
}

/** A request in its parts; nothing of it is mended on the way. */
export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly version?: '1.0' | '1.1';
}

/** Which address of this machine a request comes from: Linux gives it all of 127/8. */
export interface From {
  readonly localAddress?: string;
}

/**
 * Sends a request as it is written and gives what came back: unlike `fetch`, it resolves no dots in
 * the path, knows no forbidden header and sends bodies that are not what their head says.
 */
export function sendRaw(
  url: string,
  { method = 'GET', path, headers = {}, body = '', version = '1.1' }: RawRequest,
  from: From = {},
): Promise<RawResponse> {
  const length = Buffer.byteLength(body);
  const all = {
    host: new URL(url).host,
    connection: 'close',
    ...(length > 0 && { 'content-length': String(length) }),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = `${method} ${path} HTTP/${version}\r\n${head.join('')}\r\n`;
  return sendBytes(url, Buffer.concat([Buffer.from(start), Buffer.from(body)]), from);
}

/** Sends these bytes and gives what came back until the shop closed the connection. */
export async function sendBytes(
  url: string,
  bytes: string | Buffer,
  from: From = {},
): Promise<RawResponse> {
  const socket = await openSocket(url, from);
  socket.write(bytes);
  return readResponse(socket);
}

/**
 * A connection to the shop, for those who write slowly or never; its opener destroys it. The
 * certificate of https is a test's own.
 */
export async function openSocket(url: string, from: From = {}): Promise<Socket> {
  const { protocol, hostname, port } = new URL(url);
  const address = { port: Number(port), host: hostname, ...from };
  if (protocol === 'https:') {
    const secure = connectTls({ ...address, rejectUnauthorized: false });
    await once(secure, 'secureConnect');
    return secure;
  }
  const socket = connect(address);
  await once(socket, 'connect');
  return socket;
}

/** Opens a connection, writes this to it, and gives everything that came until the shop closed it. */
export async function untilClosed(url: string, text: string): Promise<string> {
  const socket = await openSocket(url);
  socket.write(text);
  return readAll(socket);
}

/** Gives what comes on a connection until the shop closes it. */
export async function readResponse(socket: Socket): Promise<RawResponse> {
  return parse(await readAll(socket));
}

async function readAll(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  // No test waits for ever: what has not come by then counts as no answer.
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.on('data', (part: Buffer) => parts.push(part));
  // Writing on after the shop has hung up breaks the pipe; what it said before counts all the same.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
}
