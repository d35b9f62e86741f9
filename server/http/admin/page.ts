import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '../../context.ts';
import { withDay } from '#shared/page-day.ts';
import { withShop } from '#shared/shop/page-shop.ts';
import { findPageShop } from '../../settings/identity/identity.service.ts';
import { inMorocco } from '../../shared/time.ts';
import { fr } from '../http.fr.ts';
import { answer } from '../errors.ts';
import { sandboxPage, sendSandbox } from '../pages/sandbox.ts';
import { allowUploadedPictures } from '../security.ts';
import { ADMIN_ENDPOINT } from './endpoint.ts';

const FILE = /\.[^/]*$/;

/** One page for every address below /admin: its router is in the browser. */
export async function serveAdminPage(
  app: FastifyInstance,
  { clock, store }: Pick<Shop, 'clock' | 'store'>,
  { folder, isSandboxOn }: { readonly folder: string; readonly isSandboxOn: boolean },
): Promise<void> {
  const page = await readFile(join(folder, 'admin/index.html'), 'utf8').catch(() => null);
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    if (page === null || FILE.test(path)) return reply.callNotFound();
    return allowUploadedPictures(reply)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        withShop(withDay(page, inMorocco(clock().toISOString())), await findPageShop({ store })),
      );
  };
  const config = { readsNoStore: true };
  app.get('/admin', { config }, send);
  app.get('/admin/*', { config }, send);
  if (isSandboxOn) await serveAdminSandbox(app, folder);
}

async function serveAdminSandbox(app: FastifyInstance, folder: string): Promise<void> {
  const sandbox = await sandboxPage(folder);
  app.get(ADMIN_ENDPOINT, { config: { readsNoStore: true } }, (request, reply) => {
    if (request.headers.accept?.includes('text/html')) return sendSandbox(reply, sandbox);
    return answer(request, reply.header('allow', 'POST'), 405, fr.rest.methodNotAllowed('POST'));
  });
}
