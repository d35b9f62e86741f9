import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { hasPage, occasionCodes, occasionSlugs } from '#shared/catalog/occasions.ts';
import type { Shop } from '../../context.ts';
import { shopUses } from '../../settings/uses/uses.service.ts';
import { addressOf } from '../limits/address.ts';
import type { Admission } from '../limits/admission.ts';
import { cacheable, ResponseCache, type CachedResponse } from '../response-cache.ts';
import { findIdentity } from '../../settings/identity/identity.service.ts';
import type { IdentityRecord } from '../../settings/identity/identity.store.ts';
import { paths } from '#shared/paths.ts';
import { LANGUAGES, languages, pathIn, type Language } from '#shared/language.ts';
import { isPageOf, pages } from '#shared/pages.ts';
import type { ShopFeature } from '#shared/shop/shop-features.ts';
import { originOf } from './send.ts';
import { sendPublic } from '../public-response.ts';
import { SharedWork } from '../limits/work-queue.ts';

/** Pages in one file, each in every language: it may hold 50,000 addresses and 50 MB (sitemaps.org). */
const MAX_PAGES = 12_500;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Namespace of the links to the same page in other languages. */
const LINKS = 'http://www.w3.org/1999/xhtml';
const XML = 'application/xml; charset=utf-8';
const HOUR_SECONDS = 60 * 60;
/** Written in less than a millisecond, before others get a turn. */
const PAGES_A_TURN = 100;

/** Endpoints for programs, and the back office. */
const NOT_FOR_ROBOTS = ['/admin', '/api/', '/graphql'];

interface SitemapOptions {
  readonly publicUrl: string | null;
  readonly admission: Admission;
}

/**
 * The `sitemap` package would replace ten lines of XML with two packages; the caching in parts is
 * ours either way.
 */
export function serveSitemap(
  app: FastifyInstance,
  shop: Shop,
  { publicUrl, admission }: SitemapOptions,
): void {
  const originNow = originOf(app, publicUrl);
  app.get('/robots.txt', (_, reply) => {
    const lines = [
      'User-agent: *',
      ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
      ...LANGUAGES.flatMap((language) =>
        personalPages().map((path) => `Disallow: ${languages[language].prefix}${path}`),
      ),
      '',
      `Sitemap: ${originNow()}/sitemap.xml`,
      '',
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .send(lines.join('\n'));
  });

  const cached = new ResponseCache(shop);
  const making = new SharedWork<CachedResponse | null>(admission.queue);

  app.get<{ Querystring: { part?: string } }>(
    '/sitemap.xml',
    { config: { skipsAdmission: true } },
    (request, reply) => {
      const part = String(request.query.part ?? '');
      const known = cached.get(part);
      if (!known) return sendAnew(request, reply, part);
      request.isDurable = true;
      sendPublic(request, reply, known);
    },
  );

  async function sendAnew(
    request: FastifyRequest,
    reply: FastifyReply,
    part: string,
  ): Promise<FastifyReply | void> {
    await admission.enter(request);
    const version = shop.store.cacheVersion;
    const { until } = await shop.store.read.campaigns.offersAt(shop.clock());
    const made = await making.run(
      `${version ?? request.id} ${Number(until)} ${part}`,
      addressOf(request.ip),
      async () => {
        const sources = { origin: originNow(), ...(await findIdentity(shop)) };
        const text = await writeSitemap(await listPages(shop), sources, part);
        if (text === null) return null;
        const response = cacheable(XML, text);
        await cached.set(part, response, { version, until });
        return response;
      },
    );
    return made ? sendPublic(request, reply, made) : reply.callNotFound();
  }
}

/** Prefixes of the pages that show something else to each person. */
function personalPages(): readonly string[] {
  const prefixes = Object.values(pages)
    .filter(({ prerender }) => prerender !== 'DATA')
    .map(({ path }) => path.split(':', 1)[0] ?? path)
    .toSorted();
  return prefixes.filter(
    (path, at) => !prefixes.slice(0, at).some((other) => path.startsWith(other)),
  );
}

/** Returns the paths of the pages that are the same for each person and have one address. */
function publicPaths(uses: readonly ShopFeature[]): readonly string[] {
  return Object.values(pages)
    .filter((page) => page.prerender === 'DATA' && !page.path.includes(':') && isPageOf(page, uses))
    .map(({ path }) => path);
}

async function listPages({ store, clock }: Shop): Promise<readonly string[]> {
  const { catalog, campaigns } = store.read;
  const [uses, { running }, categories, brands, products] = await Promise.all([
    shopUses({ store }),
    campaigns.offersAt(clock()),
    catalog.categories(),
    catalog.brands(),
    catalog.products(),
  ]);
  const worn = new Set(
    products.flatMap(({ occasions, outOfStock }) => (outOfStock ? [] : occasions)),
  );
  const filled = new Set(products.map(({ categoryName }) => categoryName));
  return [
    ...publicPaths(uses),
    ...running.map(({ slug }) => paths.campaign(slug)),
    ...categories
      .filter(({ name }) => filled.has(name))
      .map(({ name }) => paths.catalog(String(new URLSearchParams({ category: name })))),
    ...occasionCodes
      .filter((code) => hasPage(code) && worn.has(code))
      .map((code) => paths.occasion(occasionSlugs[code])),
    ...brands.map(({ name }) => paths.catalog(String(new URLSearchParams({ brand: name })))),
    ...products.map(({ id }) => paths.product(id)),
  ];
}

/** Makes the addresses of a page. */
interface Addresses extends Pick<IdentityRecord, 'languages'> {
  readonly origin: string;
}

/** One part, or the index of the parts; null for an unknown part. */
async function writeSitemap(
  listed: readonly string[],
  addresses: Addresses,
  part: string,
): Promise<string | null> {
  const parts = Math.ceil(listed.length / MAX_PAGES);
  if (part === '' && parts > 1) {
    const names = Array.from(
      { length: parts },
      (_, index) => `${addresses.origin}/sitemap.xml?part=${index + 1}`,
    );
    return writeList('sitemapindex', names.map((url) => writeItem('sitemap', url)).join(''));
  }
  const number = Number(part === '' ? 1 : part);
  if (!Number.isInteger(number) || number < 1 || number > parts) return null;
  const items: string[] = [];
  for (const path of listed.slice((number - 1) * MAX_PAGES, number * MAX_PAGES)) {
    items.push(writePage(addresses, path));
    if (items.length % PAGES_A_TURN === 0) await nextTurn();
  }
  return writeList('urlset', items.join(''));
}

/** One page in every language on sale, each with links to all of them, as Google requires. */
function writePage({ origin, languages: sold }: Addresses, path: string): string {
  const urls = sold.map((language) => [language, urlIn(language, origin, path)] as const);
  const links = urls.map(
    ([language, url]) =>
      `<xhtml:link rel="alternate" hreflang="${languages[language].tag}" href="${url}"/>`,
  );
  links.push(
    `<xhtml:link rel="alternate" hreflang="x-default" href="${urlIn('FR', origin, path)}"/>`,
  );
  return urls.map(([, url]) => writeItem('url', url, links.join(''))).join('');
}

function urlIn(language: Language, origin: string, path: string): string {
  return origin + pathIn(language, path).replaceAll('&', '&amp;');
}

function writeItem(item: string, url: string, rest = ''): string {
  return `<${item}><loc>${url}</loc>${rest}</${item}>\n`;
}

function writeList(list: string, items: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}" xmlns:xhtml="${LINKS}">\n${items}</${list}>\n`;
}
