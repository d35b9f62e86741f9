import type { ConnectionError, FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { fr } from '../http.fr.ts';
import { codeOf, ERROR_CODE } from '../rest/codes.ts';
import type { ProtectiveHeaders } from '../security.ts';

export interface ConnectionBounds {
  readonly headerMs: number;
  readonly requestMs: number;
  /** Longer than the idle minute of proxies: they would lose requests. */
  readonly idleMs: number;
  /**
   * Without a byte in either direction while a response is due, such as of a file with pictures from
   * slow addresses. Node may take twice as long.
   */
  readonly silentMs: number;
  readonly lookEveryMs: number;
}

export const connectionBounds: ConnectionBounds = {
  headerMs: 5_000,
  requestMs: 10_000,
  idleMs: 65_000,
  silentMs: 10 * 60_000,
  lookEveryMs: 1_000,
};

const MAX_HEAD = 16 * 1024;
const MAX_REQUESTS_OF_A_CONNECTION = 10_000;

/** Node closes those beyond; the proxy in front bounds them by address (server/deploy/). */
export const MAX_CONNECTIONS = 8_192;

export function connectionOptions(
  { headerMs, requestMs, idleMs, silentMs, lookEveryMs }: ConnectionBounds,
  headers: ProtectiveHeaders,
) {
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionTimeout: silentMs,
    maxRequestsPerSocket: MAX_REQUESTS_OF_A_CONNECTION,
    http: {
      headersTimeout: headerMs,
      requestTimeout: requestMs,
      // Node's default of 30 s would let a slow request live three times as long as allowed.
      connectionsCheckingInterval: lookEveryMs,
      maxHeaderSize: MAX_HEAD,
      // Node's own refusal would lack the protective headers (ambiguous-headers.ts).
      requireHostHeader: false,
    },
    clientErrorHandler: (error: ConnectionError, socket: Socket) =>
      refuseUnreadable(error, socket, headers),
  } satisfies FastifyHttpOptions<Server>;
}

function refusalOf({ code }: ConnectionError): readonly [string, string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', fr.rest.tooSlow];
  if (code === 'HPE_HEADER_OVERFLOW') {
    return ['431 Request Header Fields Too Large', fr.rest.headersTooLarge];
  }
  return ['400 Bad Request', fr.rest.badRequest];
}

/** Written by hand: there is no route and no reply yet. */
function refuseUnreadable(
  error: ConnectionError,
  socket: Socket,
  headers: ProtectiveHeaders,
): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const [status, message] = refusalOf(error);
    const body = JSON.stringify({ errors: [message] });
    const lines = [
      `HTTP/1.1 ${status}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      `${ERROR_CODE}: ${codeOf(Number.parseInt(status, 10))}`,
      `date: ${new Date().toUTCString()}`,
      'connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
