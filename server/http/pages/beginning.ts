import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../context.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, languages } from '#shared/language.ts';
import { withDay } from '#shared/page-day.ts';
import { withShop } from '#shared/shop/page-shop.ts';
import { findPageShop } from '../../settings/identity/identity.service.ts';
import { inMorocco } from '../../shared/time.ts';

/**
 * Serves the first tag of a page, without its end, to the development server (dev.mjs), which sends the pages in place
 * of the shop.
 */
export function serveBeginning(app: FastifyInstance, shop: Shop): void {
  app.get<{ Querystring: { readonly language?: string } }>(
    '/dev/beginning',
    async ({ query }, reply) => {
      const language =
        LANGUAGES.find((each) => languages[each].tag === query.language) ?? DEFAULT_LANGUAGE;
      const dated = withDay('<html', inMorocco(shop.clock().toISOString()));
      return reply
        .type('text/plain; charset=utf-8')
        .send(withShop(dated, await findPageShop(shop, language)));
    },
  );
}
