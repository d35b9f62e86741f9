import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileIn, LANGUAGES, type Language } from '#shared/language.ts';
import type { Shop } from '../../context.ts';
import {
  appleIconOf,
  drawnIcon,
  isDrawnIcon,
  shopTextIn,
  shownShop,
} from '../../settings/identity/identity.rules.ts';
import { findIdentity } from '../../settings/identity/identity.service.ts';
import type { IdentityRecord } from '../../settings/identity/identity.store.ts';
import { isNotModified } from '../public-response.ts';
import { etagOf } from '../response-cache.ts';
import { DRAWING_POLICY } from '../security.ts';

/*
 * Browsers show this of the shop outside of its pages: the icon of a tab, and the name, colours and icons of the
 * installed shop.
 */

export const FAVICON = 'favicon.svg';
const manifestOf = (language: Language) => fileIn(language, 'manifest.webmanifest');

/** Names of the files that follow from the identity. */
export const INSTALLED_FILES: ReadonlySet<string> = new Set([
  FAVICON,
  ...LANGUAGES.map(manifestOf),
]);

/** Serves those of the files that were built. */
export async function serveInstalled(
  app: FastifyInstance,
  shop: Shop,
  { folder, names }: { readonly folder: string; readonly names: readonly string[] },
): Promise<void> {
  if (names.includes(FAVICON)) serveFavicon(app, shop);
  for (const language of LANGUAGES) {
    const name = manifestOf(language);
    if (!names.includes(name)) continue;
    const built: object = JSON.parse(await readFile(join(folder, name), 'utf8'));
    app.get(`/${name}`, async (request, reply) => {
      const text = JSON.stringify(manifestIn(language, built, await findIdentity(shop)));
      const etag = etagOf(Buffer.from(text));
      reply.header('cache-control', 'no-cache').header('etag', etag);
      if (isNotModified(etag, request)) return reply.status(304).send();
      return reply.type('application/manifest+json').send(text);
    });
  }
}

function serveFavicon(app: FastifyInstance, shop: Shop): void {
  app.get(`/${FAVICON}`, async (_, reply) => {
    const identity = await findIdentity(shop);
    if (identity.logo) {
      return reply.header('cache-control', 'no-cache').redirect(identity.logo.url, 302);
    }
    if (!isDrawnIcon(identity)) return reply.sendFile(FAVICON);
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', DRAWING_POLICY)
      .send(drawnIcon(identity));
  });
}

/** The built manifest with what the shop says of itself. */
function manifestIn(language: Language, built: object, identity: IdentityRecord): object {
  const { name, sentence, logo } = shownShop(identity, language);
  const description = shopTextIn(identity, 'DESCRIPTION', language);
  const paper = identity.colours?.paper;
  const own = logo
    ? { src: logo.url, sizes: `${logo.width}x${logo.height}` }
    : { src: `/${FAVICON}`, sizes: 'any', type: 'image/svg+xml' };
  const hasBuiltIcons = appleIconOf(identity) === 'BUILT';
  return {
    ...built,
    name: sentence === null ? name : `${name} · ${sentence}`,
    short_name: name,
    ...(description !== null && { description }),
    ...(paper !== undefined && { background_color: paper, theme_color: paper }),
    ...(!hasBuiltIcons && { icons: [{ ...own, purpose: 'any' }] }),
  };
}
