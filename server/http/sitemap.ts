import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { Shop } from '../context.ts';
import { originOf } from './page-sender.ts';

/** As many addresses as one file may hold (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HOUR_SECONDS = 60 * 60;
/** Written at once; a chunk an address would be slow. */
const ADDRESSES_A_CHUNK = 500;

/** Pages of whoever looks at them, and doors for programs: nothing to be found there. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/graphql',
  '/cart',
  '/wishlist',
  '/login',
  '/signup',
  '/profile',
  '/orders',
  '/address',
  '/guest-checkout',
  '/order-summary',
  '/track/',
  '/mockman',
];

/** Tells search engines what there is: `/robots.txt`, `/sitemap.xml`, and parts of it where it is long. */
export function serveSitemap(
  app: FastifyInstance,
  shop: Shop,
  { publicUrl }: { readonly publicUrl: string | null },
): void {
  const originNow = originOf(app, publicUrl);
  app.get('/robots.txt', (_, reply) => {
    const lines = [
      'User-agent: *',
      ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${originNow()}/sitemap.xml`,
      '',
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .send(lines.join('\n'));
  });

  app.get<{ Querystring: { part?: string } }>('/sitemap.xml', async (request, reply) => {
    const origin = originNow();
    const paths = await listPaths(shop);
    const parts = Math.ceil(paths.length / MAX_ADDRESSES);
    const part = Number(request.query.part ?? 1);
    if (!Number.isInteger(part) || part < 1 || part > parts) return reply.callNotFound();
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`);
    if (parts > 1 && request.query.part === undefined) {
      const names = Array.from({ length: parts }, (_, index) => `/sitemap.xml?part=${index + 1}`);
      return reply.send(Readable.from(writeList('sitemapindex', 'sitemap', origin, names)));
    }
    const own = paths.slice((part - 1) * MAX_ADDRESSES, part * MAX_ADDRESSES);
    return reply.send(Readable.from(writeList('urlset', 'url', origin, own)));
  });
}

/** Every page that is one of its own: see `catalogHead` of the client. */
async function listPaths({ store }: Shop): Promise<readonly string[]> {
  const { catalog } = store.read;
  const [categories, brands, products] = await Promise.all([
    catalog.categories(),
    catalog.brands(),
    catalog.products(),
  ]);
  return [
    '/',
    '/products',
    ...categories.map(({ name }) => `/products?${String(new URLSearchParams({ category: name }))}`),
    ...brands.map(({ name }) => `/products?${String(new URLSearchParams({ brand: name }))}`),
    ...products.map(({ id }) => `/products/${encodeURIComponent(id)}`),
  ];
}

function* writeList(
  list: string,
  item: string,
  origin: string,
  paths: readonly string[],
): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n`;
  for (let at = 0; at < paths.length; at += ADDRESSES_A_CHUNK) {
    yield paths
      .slice(at, at + ADDRESSES_A_CHUNK)
      .map((path) => `<${item}><loc>${origin}${path.replaceAll('&', '&amp;')}</loc></${item}>\n`)
      .join('');
  }
  yield `</${list}>\n`;
}
