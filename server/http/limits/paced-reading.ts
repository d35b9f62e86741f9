import type { Server } from 'node:http';
import type { OpenConnection, OpenConnections } from './open-connections.ts';
import { Places, type Share } from './places.ts';

const HEAD_END = Buffer.from('\r\n\r\n');
const NOTHING = Buffer.alloc(0);

const CHUNK = 4 * 1024;

/** Bytes that a connection may send ahead of its answers, and all connections together. */
const MAX_AHEAD = 128 * 1024;
const MAX_AHEAD_IN_ALL = 16 * 1024 * 1024;

interface PacingOptions {
  readonly unpaced: Share;
  readonly isTrustedProxy: (ip: string) => boolean;
  readonly onTooMany: () => void;
}

/**
 * Node parses all requests in the 64 KB that it reads at once: from many connections, thousands of
 * short ones block the shop for a second. Connections beyond the `unpaced` ones have theirs parsed
 * one by one, which costs a request some 7 µs.
 */
export function paceReading(
  server: Server,
  connections: OpenConnections,
  { unpaced, isTrustedProxy, onTooMany }: PacingOptions,
): void {
  const places = new Places(unpaced);

  function pace(connection: OpenConnection): void {
    const reader = new PacedReader(connection, connections);
    connection.socket.on('data', (chunk: Buffer) => {
      reader.take(chunk);
      const isTooMuch = connection.bytesAhead > MAX_AHEAD;
      if (!isTooMuch && connections.bytesAhead <= MAX_AHEAD_IN_ALL) return;
      connections.reset(connection);
      onTooMany();
    });
  }

  server.on('connection', (socket) => {
    const connection = connections.of(socket);
    if (!connection || isTrustedProxy(socket.remoteAddress ?? '')) return;
    const { address } = connection;
    if (places.areFull(address)) return pace(connection);
    places.take(address);
    socket.once('close', () => places.leave(address));
  });
}

/** Between a connection and Node's parser. */
class PacedReader {
  readonly #connection: OpenConnection;
  readonly #connections: OpenConnections;
  readonly #parse: (chunk: Buffer) => void;
  #ahead: Buffer = NOTHING;
  #isWaiting = false;

  constructor(connection: OpenConnection, connections: OpenConnections) {
    const { socket } = connection;
    const parsers = socket.listeners('data');
    socket.removeAllListeners('data');
    this.#connection = connection;
    this.#connections = connections;
    this.#parse = (chunk) => {
      for (const parse of parsers) Reflect.apply(parse, socket, [chunk]);
    };
    // Synchronously, requests that are served at once would follow each other without end.
    connection.onMove = () => {
      if (this.#ahead.length > 0 && !this.#isWaiting) this.#readLater(setImmediate);
    };
  }

  take(chunk: Buffer): void {
    this.#hold(this.#ahead.length === 0 ? chunk : Buffer.concat([this.#ahead, chunk]));
    this.#read();
  }

  #read(): void {
    while (this.#ahead.length > 0 && !this.#isWaiting && this.#mayRead()) {
      this.#parse(this.#nextChunk());
      // An incomplete head, or a refused request: other connections go first.
      if (this.#connections.isIdle(this.#connection)) this.#readLater(setImmediate);
    }
  }

  #mayRead(): boolean {
    const { socket, active, waiting } = this.#connection;
    // Node pauses a connection whose body or responses are not read.
    if (socket.isPaused()) {
      this.#readLater((read) => socket.once('resume', read));
      return false;
    }
    if (this.#connections.isIdle(this.#connection)) return socket.writable;
    return waiting.length === 0 && active?.complete === false;
  }

  #readLater(when: (read: () => void) => void): void {
    this.#isWaiting = true;
    when(() => {
      this.#isWaiting = false;
      this.#read();
    });
  }

  #nextChunk(): Buffer {
    const most = this.#ahead.subarray(0, CHUNK);
    const end = most.indexOf(HEAD_END);
    const chunk = end < 0 ? most : most.subarray(0, end + HEAD_END.length);
    this.#hold(this.#ahead.subarray(chunk.length));
    return chunk;
  }

  #hold(bytes: Buffer): void {
    this.#ahead = bytes;
    this.#connections.noteAhead(this.#connection, bytes.length);
  }
}
