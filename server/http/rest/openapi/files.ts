import { z } from 'zod';
import { month } from '../../../order/invoice/documents.rules.ts';
import { since } from '../../exports/query.ts';
import { salesQuery } from '../../exports/sales.ts';
import type { describeRest } from './document.ts';
import { ERRORS, EVERY_RESPONSE, headerRefs, responseRef } from './shared.ts';

const TAG = 'Files';

const { $schema: _, ...sinceSchema } = z.toJSONSchema(since);
const { $schema: __, ...monthSchema } = z.toJSONSchema(month);

const sinceParameter = {
  name: 'since',
  in: 'query',
  description: 'Only what changed at this instant or later. Other parameters are refused.',
  schema: sinceSchema,
  example: '2026-11-23T08:00:00Z',
};

const monthParameter = {
  name: 'month',
  in: 'query',
  required: true,
  description: 'In Morocco. Other parameters are refused.',
  schema: monthSchema,
  example: '2026-11',
};

const refusalOf = (description: string) => ({
  description,
  headers: headerRefs(...EVERY_RESPONSE, 'X-Error-Code'),
  content: { 'application/json': { schema: ERRORS } },
});

const BUSY = { 429: responseRef('TooManyRequests'), 503: responseRef('Unavailable') };

interface Export {
  readonly operationId: string;
  readonly scope: string;
  readonly of: string;
  readonly row: string;
  readonly parameters?: readonly object[];
  readonly invalid?: string;
  readonly file?: { readonly type: string; readonly description: string };
}

const NDJSON = {
  type: 'application/x-ndjson',
  description: 'A JSON object a line; amounts are centimes, instants are in UTC.',
};

function exportOf({
  operationId,
  scope,
  of,
  row,
  parameters = [sinceParameter],
  invalid = '`since` is invalid, or there is another parameter.',
  file = NDJSON,
}: Export) {
  return {
    operationId,
    tags: [TAG],
    summary: `Export ${of}`,
    description: `For an API token with the scope \`${scope}\`. ${row}`,
    security: [{ apiToken: [] }],
    parameters,
    responses: {
      200: {
        description: file.description,
        headers: headerRefs(...EVERY_RESPONSE),
        content: { [file.type]: { schema: { type: 'string' } } },
      },
      401: refusalOf('The API token is missing, unknown, expired or revoked.'),
      403: refusalOf(`The API token lacks the scope \`${scope}\`.`),
      422: refusalOf(invalid),
      ...BUSY,
    },
  };
}

const salesDescriptions: Readonly<Record<keyof typeof salesQuery.shape, string>> = {
  table: 'Which table: the periods, or what was sold, returned or refused in them.',
  period: 'What each line of `PERIODS` spans, in Morocco.',
  from: 'The first day, or one of its week or month; by default 30 days, 12 weeks or 12 months up to the last one.',
  to: 'The last day, or one of its week or month; by default and at most today.',
};

const { properties: salesProperties } = z.toJSONSchema(salesQuery, { io: 'input' });

const salesParameters = Object.entries(salesDescriptions).map(([name, description]) => ({
  name,
  in: 'query',
  description,
  schema: salesProperties?.[name],
}));

const paths = {
  '/feeds/google.xml': {
    get: {
      operationId: 'readGoogleFeed',
      tags: [TAG],
      summary: 'Read the feed of the Google Merchant Center',
      description:
        'RSS 2.0 with an item for each variant of the catalogue, sold-out ones too. Built once for each state of the catalogue; compressed by gzip where the reader accepts it.',
      security: [],
      responses: {
        200: {
          description: 'The feed.',
          headers: headerRefs(...EVERY_RESPONSE, 'ETag'),
          content: { 'application/xml': { schema: { type: 'string' } } },
        },
        304: responseRef('NotModified'),
        ...BUSY,
      },
    },
  },
  '/export/products.ndjson': {
    get: exportOf({
      operationId: 'exportProducts',
      scope: 'catalog:read',
      of: 'the catalogue',
      row: 'A product: `id version title brand description categoryName currency price originalPrice outOfStock`, `images { url alt }`, `options { name values }`, `details { label value }`, `ratings { value count }`, `updatedAt` and `variants { id sku gtin mpn selectedOptions price originalPrice stockOnHand allocated quantityAvailable }`. Archived products are missing.',
    }),
  },
  '/export/orders.ndjson': {
    get: exportOf({
      operationId: 'exportOrders',
      scope: 'orders:read',
      of: 'the orders',
      row: 'An order, newest first: `id number status paymentMethod currency quantity total originalTotal discount shipping payable`, `lines { productId variantId title variantTitle brand quantity alterations { id title price value days } price originalPrice total }`, `discountCode { code saving isFreeDelivery }`, `shippingInfo`, `delivery { optionId kind tariff earliest latest allowsTrying pickupPoint readyAt pickedUp }`, `parcelNumber`, `history { status at }`, `returnRequest`, `refund`, `invoice`, `placedAt` and `updatedAt`.',
    }),
  },
  '/export/invoices.csv': {
    get: exportOf({
      operationId: 'exportInvoices',
      scope: 'orders:read',
      of: 'invoices and credit notes of a month',
      row: 'In the order of issue; amounts of credit notes are negative. The last column is the rate of VAT in percent.',
      parameters: [monthParameter],
      invalid: '`month` is invalid, or there is another parameter.',
      file: {
        type: 'text/csv',
        description: 'UTF-8, a header line first; amounts in dirhams such as `1299.00`.',
      },
    }),
  },
  '/export/sales.csv': {
    get: exportOf({
      operationId: 'exportSales',
      scope: 'orders:read',
      of: 'the sales',
      row: 'May be a minute old. No cell is read as a formula.',
      parameters: salesParameters,
      invalid: 'A parameter is unknown, or has another value.',
      file: {
        type: 'text/csv',
        description: 'The table, with a line of heads in French; amounts are in dirhams.',
      },
    }),
  },
};

/** Beside the calls of REST, what the shop offers as files. */
export function withFiles(rest: ReturnType<typeof describeRest>): object {
  return {
    ...rest,
    tags: [...rest.tags, { name: TAG, description: 'The catalogue and the orders as files.' }],
    paths: { ...rest.paths, ...paths },
    components: {
      ...rest.components,
      securitySchemes: {
        ...rest.components.securitySchemes,
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token of the back office, after `Bearer `.',
        },
      },
    },
  };
}
