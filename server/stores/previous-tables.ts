import type { PreviousTables } from '../storage/postgres/documents.ts';

const fieldOf = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Of blank-separated columns, each as the field of its name. */
const plain = (columns: string) =>
  columns
    .split(' ')
    .map((column) => (column.includes('_') ? `${column} AS "${fieldOf(column)}"` : column))
    .join(', ');

const iso = (columns: string) =>
  columns
    .split(' ')
    .map((column) => `iso(${column}) AS "${fieldOf(column)}"`)
    .join(', ');

const listsIn = (table: string, fields: string) => `
  SELECT customer_id AS key, json_agg(item ORDER BY place) AS row
    FROM ${table}, LATERAL (SELECT ${fields}) AS item
   GROUP BY customer_id ORDER BY customer_id`;

/** One table, a record a row. */
const records = (
  collection: string,
  table: string,
  fields: string,
  { key = 'id', order = 'created_at, id' }: { readonly key?: string; readonly order?: string } = {},
): PreviousTables => ({
  collection,
  tables: [table],
  select: `
  SELECT "${key}" AS key, to_json(record) AS row
    FROM (SELECT ${fields} FROM ${table} ORDER BY ${order}) AS record`,
});

const BY_SEQUENCE = { order: 'sequence' };
const BY_POSITION = { order: 'position' };
const BY_ID = { order: 'id' };
const BY_HASH = { key: 'hash', order: 'hash' };

const itemsOf = (table: string, fields: string) => `
  (SELECT json_agg(item ORDER BY place)
     FROM ${table}, LATERAL (SELECT ${fields}) AS item WHERE order_id = orders.id)`;

const LINE = plain(
  'product_id variant_id variant_title title brand image price original_price quantity total',
);

const ORDER = `
  ${plain('id number customer_id status payment_method quantity total original_total discount')},
  ${plain('shipping payable parcel_number holds_stock terms_version')},
  ${iso('placed_at anonymised_at')},
  json_build_object(
    'name', ship_name, 'phone', ship_phone, 'email', ship_email, 'street', ship_street,
    'city', ship_city, 'region', ship_region, 'postalCode', ship_postal_code
  ) AS "shippingInfo",
  ${itemsOf('order_lines', LINE)} AS lines,
  ${itemsOf('order_moves', `status, ${iso('at')}`)} AS history,
  CASE WHEN return_requested_at IS NOT NULL THEN json_build_object(
    'requestedAt', iso(return_requested_at), 'reason', return_reason
  ) END AS "returnRequest",
  CASE WHEN refund_requested_at IS NOT NULL THEN jsonb_build_object(
    'amount', refund_amount, 'requestedAt', iso(refund_requested_at),
    'doneAt', iso(refund_done_at)
  ) || jsonb_strip_nulls(jsonb_build_object('askedAt', iso(refund_asked_at))) END AS refund,
  CASE WHEN invoice_number IS NOT NULL THEN json_build_object(
    'number', invoice_number, 'issuedAt', iso(invoiced_at)
  ) END AS invoice`;

const PRODUCT = `
  ${plain('id position title brand description out_of_stock image image_alt image_sources gallery')},
  ${plain('options variants details size_guide price original_price category_name')},
  json_build_object('value', rating, 'count', rating_count) AS ratings,
  ${iso('updated_at')}, version`;

/**
 * What reads the tables that collections had before they were documents. Never changed: databases of
 * those versions still have them.
 */
export const PREVIOUS_TABLES: readonly PreviousTables[] = [
  {
    collection: 'carts',
    tables: ['cart_lines'],
    select: listsIn(
      'cart_lines',
      `${plain('product_id variant_id quantity')}, ${iso('added_at updated_at')}`,
    ),
  },
  {
    collection: 'wishlists',
    tables: ['wishes'],
    select: listsIn('wishes', `${plain('product_id')}, ${iso('added_at')}`),
  },
  {
    collection: 'addresses',
    tables: ['addresses'],
    select: listsIn(
      'addresses',
      `${plain('id name street city region postal_code phone')}, ${iso('created_at updated_at')}`,
    ),
  },
  records(
    'mails',
    'mails',
    `${plain('id kind order_id customer_id detail "to" state attempts last_error')},
     ${iso('created_at next_attempt_at sent_at')}`,
    BY_SEQUENCE,
  ),
  records(
    'auditEntries',
    'audit_entries',
    `id, ${iso('at')}, actor, action, subject, before, after`,
    BY_ID,
  ),
  records(
    'stockAlerts',
    'stock_alerts',
    `${plain('hash product_id variant_id email')}, ${iso('created_at confirmed_at expires_at')}`,
    BY_HASH,
  ),
  records(
    'apiTokens',
    'api_tokens',
    `id, name, hash, prefix, scopes, ${iso('created_at expires_at last_used_at')}`,
  ),
  records(
    'webhooks',
    'webhooks',
    `${plain('id url events is_active secret earlier_secret')},
     ${iso('earlier_secret_until created_at gone_at')}`,
  ),
  records(
    'webhookDeliveries',
    'webhook_deliveries',
    `${plain('id webhook_id type payload state attempts')}, ${iso('created_at next_attempt_at')}`,
    BY_ID,
  ),
  records(
    'staff',
    'staff',
    `${plain('id email name role password_hash passkeys answered_challenges')},
     ${iso('created_at last_seen_at')}`,
  ),
  records(
    'staffSessions',
    'staff_sessions',
    `${plain('id staff_id browser system')}, ${iso('created_at last_seen_at expires_at')}`,
  ),
  records('setupLinks', 'setup_links', `${plain('hash staff_id')}, ${iso('expires_at')}`, BY_HASH),
  records(
    'customers',
    'customers',
    `${plain('id first_name last_name email password_hash')},
     ${iso('created_at updated_at expires_at email_verified_at earlier_tokens_ended_at')}`,
  ),
  records(
    'sessions',
    'sessions',
    `${plain('id customer_id browser system')}, ${iso('created_at last_seen_at expires_at')}`,
  ),
  records(
    'passkeys',
    'passkeys',
    `${plain('id public_key counter transports name customer_id')},
     ${iso('created_at last_used_at')}`,
  ),
  records(
    'oneTimeLinks',
    'one_time_links',
    `${plain('hash purpose customer_id email')}, ${iso('expires_at')}`,
    BY_HASH,
  ),
  {
    collection: 'invoiceYears',
    tables: ['invoice_years'],
    select: `
      SELECT id AS key, json_build_object('id', id, 'lastNumber', last_number) AS row
        FROM invoice_years
       UNION ALL
      SELECT 'orders', json_build_object('id', 'orders', 'lastNumber', count(*))
        FROM orders HAVING count(*) > 0`,
  },
  {
    ...records('orders', 'orders', ORDER, BY_SEQUENCE),
    tables: ['orders', 'order_lines', 'order_moves'],
  },
  records(
    'payments',
    'payments',
    `${plain('id order_id customer_id amount state provider_order_id provider_payment_id')},
     ${iso('started_at paid_at checked_at')}`,
    BY_SEQUENCE,
  ),
  {
    collection: 'idempotencyKeys',
    tables: ['idempotency_keys'],
    select: `
      SELECT scope || ' ' || key AS key,
             json_build_object('fingerprint', fingerprint, 'madeId', made_id) AS row
        FROM idempotency_keys`,
  },
  {
    collection: 'paymentEvents',
    tables: ['payment_events'],
    select: 'SELECT id AS key, to_json(iso(noted_at)) AS row FROM payment_events',
  },
  records('sizeGuides', 'size_guides', 'id, title, columns, rows, note', BY_ID),
  records('products', 'products', PRODUCT, BY_POSITION),
  records(
    'archivedProducts',
    'archived_products',
    `${PRODUCT}, ${iso('archived_at draft_since')}`,
    BY_POSITION,
  ),
  records(
    'categories',
    'categories',
    plain('id position name description image image_alt'),
    BY_POSITION,
  ),
];
