import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * How a carrier fails: no connection, no answer, an error of its own before anything was done, the same once it was done,
 * done but never answered, an answer that is no JSON, another address, a timeout that it reports, keys that are not its own.
 */
export type Fault =
  | 'DOWN'
  | 'HANG'
  | 'ERROR'
  | 'DONE_ERROR'
  | 'LOST'
  | 'NONSENSE'
  | 'REDIRECT'
  | 'TIMEOUT'
  | 'UNAUTHORIZED';

interface Faulty {
  readonly kind: Fault;
  readonly path: RegExp;
  /** Requests that fail; all without it. */
  left: number;
}

/** Returns what lets the answers of a stand-in fail. */
export function faultsOf() {
  let fault: Faulty | null = null;
  return {
    fail(kind: Fault | null, path: RegExp = /./, count = Number.POSITIVE_INFINITY): void {
      fault = kind && { kind, path, left: count };
    },
    of(url: string): Fault | null {
      if (!fault?.path.test(url) || fault.left === 0) return null;
      fault.left -= 1;
      return fault.kind;
    },
  };
}

const STATUS: Readonly<Partial<Record<Fault, number>>> = { ERROR: 503, TIMEOUT: 408 };

/** Answers with a fault that comes before anything is done; false for the others. */
export function failBefore(
  kind: Fault | null,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (kind === 'DOWN') request.socket.destroy();
  else if (kind === 'NONSENSE') response.end('<html>');
  else if (kind === 'REDIRECT') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  else if (kind !== null && STATUS[kind]) response.writeHead(STATUS[kind]).end('{}');
  else return kind === 'HANG';
  return true;
}

/** Answers what was done, or fails after it. */
export function answerJson(
  kind: Fault | null,
  request: IncomingMessage,
  response: ServerResponse,
  { status, body }: { readonly status: number; readonly body: object },
): void {
  if (kind === 'LOST') return void request.socket.destroy();
  const code = kind === 'DONE_ERROR' ? 502 : status;
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
