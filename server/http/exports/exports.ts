import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE } from '#shared/language.ts';
import type { ApiScope } from '../../api-token/api-token.rules.ts';
import { everyProduct, productRow } from '../../catalog/csv/export.ts';
import { FEED_END, feedHead, feedItems } from '../../catalog/feed/feed.rules.ts';
import type { Offers } from '../../catalog/campaign/offers.rules.ts';
import type { Shop } from '../../context.ts';
import { everyOrder, orderRow } from '../../order/staff/export.ts';
import { monthCsv } from '../../order/invoice/documents.csv.ts';
import { mailShopIn } from '../../mail/mail.shop.ts';
import { requireScope } from '../api-token.ts';
import type { Admission } from '../limits/admission.ts';
import type { Share } from '../limits/places.ts';
import { originOf } from '../pages/send.ts';
import { createFeed } from './feed.ts';
import { readExportQuery, readMonthQuery, type ExportQuery } from './query.ts';
import { readSalesQuery, salesTable } from './sales.ts';
import { createStreams } from './streams.ts';

const NDJSON = 'application/x-ndjson; charset=utf-8';
const CSV = 'text/csv; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const DIGEST_LENGTH = 9;

interface ExportOptions {
  readonly publicUrl: string | null;
  readonly admission: Admission;
  readonly bounds: Share;
}

interface Export {
  readonly scope: ApiScope;
  readonly type: string;
  /** For browsers to save it. */
  readonly filename?: string;
}

/** Feeds are for everyone, exports for tokens with their scope. */
export function serveExports(
  app: FastifyInstance,
  shop: Shop,
  { publicUrl, admission, bounds }: ExportOptions,
): void {
  const originNow = originOf(app, publicUrl);
  const offersNow = () => shop.store.read.campaigns.offersAt(shop.clock());
  // Apart, so that readers of the public feed never keep programs with tokens out.
  const sendFeed = createFeed(
    shop,
    (offers) => feed(originNow(), offers),
    createStreams(shop.store, bounds),
  );
  const sendExport = createStreams(shop.store, bounds);
  const config = { skipsAdmission: true };

  app.get('/feeds/google.xml', { config }, async (request, reply) => {
    await admission.enter(request);
    reply.type(XML).header('cache-control', 'no-cache');
    return sendFeed(request, reply);
  });

  serveExport('/export/products.ndjson', { scope: 'catalog:read', type: NDJSON }, (query) =>
    productLines(readExportQuery(query)),
  );
  serveExport('/export/orders.ndjson', { scope: 'orders:read', type: NDJSON }, (query) =>
    linesOf(everyOrder(shop, readExportQuery(query)), orderRow),
  );
  serveExport(
    '/export/sales.csv',
    { scope: 'orders:read', type: CSV, filename: 'sales.csv' },
    (query) => salesTable(shop, readSalesQuery(query)),
  );
  serveExport('/export/invoices.csv', { scope: 'orders:read', type: CSV }, (query) =>
    monthCsv(shop, readMonthQuery(query)),
  );

  function serveExport(
    path: string,
    { scope, type, filename }: Export,
    chunksOf: (query: ExportQuery) => AsyncGenerator<string>,
  ): void {
    app.get<{ Querystring: ExportQuery }>(path, { config }, async (request, reply) => {
      await admission.enter(request);
      await requireScope(shop, request, reply, scope);
      const chunks = chunksOf(request.query);
      reply.type(type).header('cache-control', 'no-store');
      if (filename) reply.header('content-disposition', `attachment; filename="${filename}"`);
      return sendExport(request, reply, chunks);
    });
  }

  async function* productLines(since: string | null): AsyncGenerator<string> {
    const about = { origin: originNow(), offers: await offersNow() };
    yield* linesOf(everyProduct(shop, since), (product) => productRow(product, about));
  }

  async function* feed(origin: string, offers: Offers): AsyncGenerator<string> {
    const { name: ownBrand, signature: description } = await mailShopIn(shop, DEFAULT_LANGUAGE);
    yield feedHead({ name: ownBrand, description }, origin);
    const all = await shop.store.read.catalog.categories();
    const categories = new Map(all.map((category) => [category.name, category]));
    const digestOf = (text: string) =>
      createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
    const about = { origin, ownBrand, categories, digestOf, offers };
    for await (const products of everyProduct(shop)) {
      yield products.map((product) => feedItems(product, about)).join('');
    }
    yield FEED_END;
  }
}

async function* linesOf<Row>(
  batches: AsyncIterable<readonly Row[]>,
  write: (row: Row) => object,
): AsyncGenerator<string> {
  for await (const rows of batches) {
    if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(write(row))}\n`).join('');
  }
}
