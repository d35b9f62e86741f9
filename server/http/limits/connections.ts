import type { ConnectionError, FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { fr } from '../../shared/messages.fr.ts';
import type { ProtectiveHeaders } from '../security.ts';

/** How long a connection may take, in milliseconds. */
export interface ConnectionBounds {
  /** For the head of a request, from its first byte or from the connection's beginning. */
  readonly headerMs: number;
  /** For a whole request, its body included. */
  readonly requestMs: number;
  /** Between two requests. Longer than the minute that proxies keep theirs, or they lose requests. */
  readonly idleMs: number;
  /**
   * Without a byte in either direction while an answer is due: for whoever does not read it. Node
   * takes a part that was read since its last look for progress, and closes after twice as long.
   */
  readonly silentMs: number;
  /** How often slow requests are looked for. */
  readonly lookEveryMs: number;
}

export const connectionBounds: ConnectionBounds = {
  headerMs: 5_000,
  requestMs: 10_000,
  idleMs: 65_000,
  silentMs: 15_000,
  lookEveryMs: 1_000,
};

/** Bytes of a request's line and head. */
const MAX_HEAD = 16 * 1024;

/**
 * How the server keeps slow, idle and broken connections from holding it up. `headers` are those
 * that every answer has.
 */
export function connectionOptions(
  { headerMs, requestMs, idleMs, silentMs, lookEveryMs }: ConnectionBounds,
  headers: ProtectiveHeaders,
) {
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionTimeout: silentMs,
    http: {
      headersTimeout: headerMs,
      requestTimeout: requestMs,
      // Node's own 30 s would let a slow request live three times as long as it may.
      connectionsCheckingInterval: lookEveryMs,
      maxHeaderSize: MAX_HEAD,
      // Node's own refusal would lack the protective headers: refuseAmbiguousHeaders does it.
      requireHostHeader: false,
    },
    clientErrorHandler: (error: ConnectionError, socket: Socket) =>
      refuseUnreadable(error, socket, headers),
  } satisfies FastifyHttpOptions<Server>;
}

/** What Node's parser says of bytes that are no request, or not a whole one in time. */
function refusalOf({ code }: ConnectionError): readonly [string, string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', fr.rest.tooSlow];
  if (code === 'HPE_HEADER_OVERFLOW') {
    return ['431 Request Header Fields Too Large', fr.rest.headersTooLarge];
  }
  return ['400 Bad Request', fr.rest.badRequest];
}

/** Answers in the shop's words, since no route was found yet, and parts. */
function refuseUnreadable(
  error: ConnectionError,
  socket: Socket,
  headers: ProtectiveHeaders,
): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const [status, message] = refusalOf(error);
    const body = JSON.stringify({ errors: [message] });
    const head = [
      `HTTP/1.1 ${status}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      `date: ${new Date().toUTCString()}`,
      'connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
