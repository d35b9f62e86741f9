import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { everyProduct, productRow } from '../../catalog/csv/catalog.export.ts';
import { FEED_END, feedHead, feedItems } from '../../catalog/catalog.feed.rules.ts';
import type { Shop } from '../../context.ts';
import { everyOrder, orderRow } from '../../order/staff/order.export.ts';
import { monthCsv } from '../../order/invoice/order.documents.csv.ts';
import { frMail } from '../../mail/mail.fr.ts';
import { requireScope } from '../api-token.ts';
import type { Admission } from '../limits/admission.ts';
import type { Share } from '../limits/places.ts';
import { originOf } from '../pages/send.ts';
import { createFeed } from './feed.ts';
import { readExportQuery, readMonthQuery, type ExportQuery } from './query.ts';
import { serveSalesExport } from './sales.ts';
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

interface Exporting {
  readonly Querystring: ExportQuery;
}

/** Feeds are for everyone, exports for tokens with their scope. */
export function serveExports(
  app: FastifyInstance,
  shop: Shop,
  { publicUrl, admission, bounds }: ExportOptions,
): void {
  const originNow = originOf(app, publicUrl);
  // Apart, so that readers of the public feed never keep programs with tokens out.
  const sendFeed = createFeed(
    shop.store,
    () => feed(originNow()),
    createStreams(shop.store, bounds),
  );
  const sendExport = createStreams(shop.store, bounds);
  const config = { skipsAdmission: true };

  app.get('/feeds/google.xml', { config }, async (request, reply) => {
    await admission.enter(request);
    reply.type(XML).header('cache-control', 'no-cache');
    return sendFeed(request, reply);
  });

  app.get<Exporting>('/export/products.ndjson', { config }, async (request, reply) => {
    await admission.enter(request);
    await requireScope(shop, request, reply, 'catalog:read');
    const since = readExportQuery(request.query);
    reply.type(NDJSON).header('cache-control', 'no-store');
    const origin = originNow();
    return sendExport(
      request,
      reply,
      linesOf(everyProduct(shop, since), (product) => productRow(product, origin)),
    );
  });

  app.get<Exporting>('/export/orders.ndjson', { config }, async (request, reply) => {
    await admission.enter(request);
    await requireScope(shop, request, reply, 'orders:read');
    const since = readExportQuery(request.query);
    reply.type(NDJSON).header('cache-control', 'no-store');
    return sendExport(request, reply, linesOf(everyOrder(shop, since), orderRow));
  });

  serveSalesExport(app, shop, { admission, send: sendExport });
  app.get<Exporting>('/export/invoices.csv', { config }, async (request, reply) => {
    await admission.enter(request);
    await requireScope(shop, request, reply, 'orders:read');
    const month = readMonthQuery(request.query);
    reply.type(CSV).header('cache-control', 'no-store');
    return sendExport(request, reply, monthCsv(shop, month));
  });

  async function* feed(origin: string): AsyncGenerator<string> {
    const { shop: ownBrand, signature: description } = frMail;
    yield feedHead({ name: ownBrand, description }, origin);
    const all = await shop.store.read.catalog.categories();
    const categories = new Map(all.map((category) => [category.name, category]));
    const digestOf = (text: string) =>
      createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
    const about = { origin, ownBrand, categories, digestOf };
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
