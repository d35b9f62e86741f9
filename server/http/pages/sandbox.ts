import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allowInlineStyles } from '../security.ts';

/** The same page for both endpoints: it calls the one that it was opened at. */
export function sandboxPage(folder: string): Promise<string> {
  return readFile(join(folder, 'sandbox/index.html'), 'utf8');
}

export function sendSandbox(reply: FastifyReply, page: string): FastifyReply {
  return allowInlineStyles(reply)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(page);
}

export async function serveSandbox(app: FastifyInstance, folder: string): Promise<void> {
  const sandbox = await sandboxPage(folder);
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request;
    const isRequested = method === 'GET' && /^\/graphql(\?|$)/.test(url);
    if (!isRequested || !headers.accept?.includes('text/html')) return done();
    return sendSandbox(reply, sandbox);
  });
}
