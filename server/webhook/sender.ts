import type { IncomingMessage } from 'node:http';
import {
  NotPublic,
  requestPinned,
  resolveHost,
  type Resolve,
} from '../shared/network/pinned-request.ts';
import { readWebUrl, refusalOf } from '../shared/network/public-url.ts';

/** Resolution and TLS included. */
const MAX_MS = 15_000;
/** Limit of a response's body, which is not used. */
const MAX_READ_BYTES = 16 * 1024;

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface WebhookResponse {
  /** Status of HTTP, redirects included; null without a response. */
  readonly status: number | null;
  readonly ms: number;
  /** Reason why there is no status. It names no address of the network. */
  readonly error: string | null;
}

export interface WebhookSender {
  /** Never throws. */
  send(request: WebhookRequest): Promise<WebhookResponse>;
  /** Ends the requests in progress, as failed ones, and refuses more. */
  close(): void;
}

export interface SenderOptions {
  /** Allows receivers on this machine, and plain http. */
  readonly isLoopbackAllowed: boolean;
  readonly maxMs?: number;
  readonly resolve?: Resolve;
}

export function createWebhookSender({
  isLoopbackAllowed,
  maxMs = MAX_MS,
  resolve,
}: SenderOptions): WebhookSender {
  const inProgress = new Set<AbortController>();
  let isClosed = false;

  async function send(request: WebhookRequest): Promise<WebhookResponse> {
    const startedAt = performance.now();
    const controller = new AbortController();
    inProgress.add(controller);
    const timer = setTimeout(() => controller.abort(), maxMs);
    const end = (status: number | null, error: string | null) => ({
      status,
      ms: Math.round(performance.now() - startedAt),
      error,
    });
    try {
      if (isClosed) controller.abort();
      return end(await statusOf(request, controller.signal), null);
    } catch (error) {
      if (isClosed) return end(null, 'The shop is stopping');
      return end(null, controller.signal.aborted ? `No response within ${maxMs} ms` : why(error));
    } finally {
      clearTimeout(timer);
      inProgress.delete(controller);
    }
  }

  async function statusOf(
    { url: text, headers, body }: WebhookRequest,
    signal: AbortSignal,
  ): Promise<number> {
    const url = readWebUrl(text);
    const refusal = refusalOf(text, { isLoopbackAllowed });
    if (!url || refusal) throw new Refused(refusal ?? 'INVALID');
    const host = await resolveHost(url, { isLoopbackAllowed, signal, ...(resolve && { resolve }) });
    signal.throwIfAborted();
    const sized = { ...headers, 'content-length': Buffer.byteLength(body) };
    const options = { method: 'POST', headers: sized, body, signal };
    const response = await requestPinned(url, host, options);
    await readSome(response);
    return response.statusCode ?? 0;
  }

  return {
    send,
    close() {
      isClosed = true;
      for (const controller of inProgress) controller.abort();
    },
  };
}

class Refused extends Error {
  constructor(readonly code: keyof typeof REFUSALS) {
    super(REFUSALS[code]);
  }
}

const REFUSALS = {
  INVALID: 'Not an http or https address',
  NO_HTTPS: 'Not an https address',
  NOT_PUBLIC: 'The host is not public',
} as const;

/** Receivers that write a short body are not cut off; the status counts whatever the body does. */
async function readSome(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_READ_BYTES) break;
    }
  } catch {
    // Interrupted or timed out.
  } finally {
    response.destroy();
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Unknown host',
  EAI_AGAIN: 'The name could not be resolved',
  ECONNREFUSED: 'Connection refused',
  ECONNRESET: 'Connection closed without a response',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host',
  CERT_HAS_EXPIRED: 'The certificate has expired',
};

function why(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof NotPublic) return REFUSALS.NOT_PUBLIC;
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  if (code === null) return 'Connection closed without a response';
  return REASONS[code] ?? `Connection failed (${code})`;
}
