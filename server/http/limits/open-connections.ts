import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

export interface OpenConnection {
  readonly socket: Socket;
  readonly address: string;
  active: IncomingMessage | null;
  readonly waiting: Array<() => void>;
  begun: number;
  bytesWhenIdle: number;
  /** Bytes received that the parser was not given yet (paced-reading.ts). */
  bytesAhead: number;
  /** Bytes of responses that the client is known to have confirmed (unread.ts). */
  bytesRead: number;
  onMove: (() => void) | null;
}

export class OpenConnections {
  readonly #bySocket = new Map<Socket, OpenConnection>();
  readonly #counts = new Map<string, number>();
  readonly #idle = new Set<OpenConnection>();
  #waiting = 0;
  #bytesAhead = 0;
  #opened = 0;
  #begun = 0;

  get size(): number {
    return this.#bySocket.size;
  }

  get opened(): number {
    return this.#opened;
  }

  get waiting(): number {
    return this.#waiting;
  }

  get bytesAhead(): number {
    return this.#bytesAhead;
  }

  all(): Iterable<OpenConnection> {
    return this.#bySocket.values();
  }

  countOf(address: string): number {
    return this.#counts.get(address) ?? 0;
  }

  /** Undefined after closing: what the parser still had is no request any more. */
  of(socket: Socket): OpenConnection | undefined {
    return this.#bySocket.get(socket);
  }

  add(socket: Socket, address: string): void {
    const connection: OpenConnection = {
      socket,
      address,
      active: null,
      waiting: [],
      begun: 0,
      bytesWhenIdle: 0,
      bytesAhead: 0,
      bytesRead: 0,
      onMove: null,
    };
    this.#bySocket.set(socket, connection);
    this.#counts.set(address, this.countOf(address) + 1);
    this.#idle.add(connection);
    this.#opened += 1;
    socket.once('close', () => this.#forget(connection));
  }

  /** The longest idle one, else the one whose request takes longest. */
  mostExpendable(address?: string): OpenConnection | undefined {
    const isOf = (each: OpenConnection) => address === undefined || each.address === address;
    for (const connection of this.#idle) if (isOf(connection)) return connection;
    let longest: OpenConnection | undefined;
    for (const connection of this.#bySocket.values()) {
      if (isOf(connection) && connection.begun < (longest?.begun ?? Infinity)) longest = connection;
    }
    return longest;
  }

  isIdle(connection: OpenConnection): boolean {
    return this.#idle.has(connection);
  }

  begin(connection: OpenConnection, request: IncomingMessage): void {
    this.#idle.delete(connection);
    connection.active = request;
    connection.begun = this.#begun += 1;
  }

  wait(connection: OpenConnection, begin: () => void): void {
    connection.waiting.push(begin);
    this.#waiting += 1;
  }

  noteAhead(connection: OpenConnection, bytes: number): void {
    if (!this.#bySocket.has(connection.socket)) return;
    this.#bytesAhead += bytes - connection.bytesAhead;
    connection.bytesAhead = bytes;
  }

  next(connection: OpenConnection): void {
    if (!this.#bySocket.has(connection.socket)) return;
    connection.active = null;
    // Nothing follows a last response. Other connections run in between.
    if (connection.waiting.length > 0 && connection.socket.writable) {
      setImmediate(() => this.#beginNext(connection));
      return;
    }
    connection.bytesWhenIdle = connection.socket.bytesRead;
    this.#idle.add(connection);
    connection.onMove?.();
  }

  /** With what the client has not read: the kernel would go on sending it for minutes. */
  reset(connection: OpenConnection): void {
    this.#forget(connection);
    connection.socket.resetAndDestroy();
  }

  #close(connection: OpenConnection): void {
    this.#forget(connection);
    connection.socket.destroy();
  }

  /** Spares connections in the middle of a request. */
  closeIdle(): void {
    for (const connection of this.#idle) {
      const { socket, bytesWhenIdle, bytesAhead } = connection;
      if (socket.bytesRead === bytesWhenIdle && bytesAhead === 0) this.#close(connection);
    }
  }

  closeAll(): void {
    for (const connection of this.#bySocket.values()) this.#close(connection);
  }

  #beginNext(connection: OpenConnection): void {
    const begin = connection.waiting.shift();
    if (!begin) return;
    this.#waiting -= 1;
    begin();
    connection.onMove?.();
  }

  #forget(connection: OpenConnection): void {
    const { socket, address, waiting } = connection;
    if (!this.#bySocket.delete(socket)) return;
    this.#idle.delete(connection);
    this.#bytesAhead -= connection.bytesAhead;
    this.#waiting -= waiting.length;
    waiting.length = 0;
    const left = this.countOf(address) - 1;
    if (left > 0) this.#counts.set(address, left);
    else this.#counts.delete(address);
  }
}
