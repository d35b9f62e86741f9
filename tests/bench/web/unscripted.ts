import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

/** The shop's pages without any script: what they could be at their quickest. */
export interface Unscripted {
  readonly url: string;
  close(): void;
}

const BROTLI_QUALITY = 5;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const PRELOADED = /<link\b[^>]*\brel="?(?:modulepreload|preload"? as="?script)"?[^>]*>/gi;

/** Takes scripts out of a page, and what fetches them early. */
export function withoutScripts(page: string): string {
  return page.replace(SCRIPT, '').replace(PRELOADED, '');
}

/** Stands before the shop and gives its pages without their scripts, packed as the shop packs them. */
export async function startUnscripted(shop: string): Promise<Unscripted> {
  const server = createServer((request, reply) => {
    pass(shop, request, reply).catch(() => reply.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

async function pass(
  shop: string,
  requested: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const wantsPage = requested.headers.accept?.includes('text/html') ?? false;
  const headers = { ...requested.headers, ...(wantsPage && { 'accept-encoding': 'identity' }) };
  const request = ask(shop + requested.url, { method: requested.method, headers }).end();
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('The shop gave no answer');
  const { 'transfer-encoding': _, ...kept } = response.headers;
  if (!kept['content-type']?.startsWith('text/html')) {
    response.pipe(reply.writeHead(response.statusCode ?? 502, kept));
    return;
  }
  const page = withoutScripts(await text(response));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const body = brotliCompressSync(page, { params });
  const packed = { 'content-encoding': 'br', 'content-length': body.length };
  reply.writeHead(response.statusCode ?? 502, { ...kept, ...packed }).end(body);
}
