import type { PreviousTables } from '../storage/postgres/documents.ts';

const listsIn = (table: string, fields: string) => `
  SELECT customer_id AS key, json_agg(item ORDER BY place) AS row
    FROM ${table}, LATERAL (SELECT ${fields}) AS item
   GROUP BY customer_id ORDER BY customer_id`;

const recordsIn = (
  table: string,
  fields: string,
  { key, order }: { key: string; order: string },
) => `
  SELECT "${key}" AS key, to_json(record) AS row
    FROM (SELECT ${fields} FROM ${table} ORDER BY ${order}) AS record`;

const iso = (...columns: readonly string[]) =>
  columns
    .map((column) => {
      const field = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return `iso(${column}) AS "${field}"`;
    })
    .join(', ');

const itemsOf = (table: string, fields: string) => `
  (SELECT json_agg(item ORDER BY place)
     FROM ${table}, LATERAL (SELECT ${fields}) AS item WHERE order_id = orders.id)`;

const LINE = `product_id AS "productId", variant_id AS "variantId", variant_title AS "variantTitle",
  title, brand, image, price, original_price AS "originalPrice", quantity, total`;

const ORDER = `
  id, number, customer_id AS "customerId", status, payment_method AS "paymentMethod", quantity,
  total, original_total AS "originalTotal", discount, shipping, payable,
  parcel_number AS "parcelNumber", holds_stock AS "holdsStock", terms_version AS "termsVersion",
  ${iso('placed_at', 'anonymised_at')},
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
  id, position, title, brand, description, out_of_stock AS "outOfStock", image,
  image_alt AS "imageAlt", image_sources AS "imageSources", gallery, options, variants, details,
  size_guide AS "sizeGuide", price, original_price AS "originalPrice",
  category_name AS "categoryName", json_build_object('value', rating, 'count', rating_count) AS ratings,
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
      `product_id AS "productId", variant_id AS "variantId", quantity, ${iso('added_at', 'updated_at')}`,
    ),
  },
  {
    collection: 'wishlists',
    tables: ['wishes'],
    select: listsIn('wishes', `product_id AS "productId", ${iso('added_at')}`),
  },
  {
    collection: 'addresses',
    tables: ['addresses'],
    select: listsIn(
      'addresses',
      `id, name, street, city, region, postal_code AS "postalCode", phone,
       ${iso('created_at', 'updated_at')}`,
    ),
  },
  {
    collection: 'mails',
    tables: ['mails'],
    select: recordsIn(
      'mails',
      `id, kind, order_id AS "orderId", customer_id AS "customerId", detail, "to", state, attempts,
       last_error AS "lastError", ${iso('created_at', 'next_attempt_at', 'sent_at')}`,
      { key: 'id', order: 'sequence' },
    ),
  },
  {
    collection: 'auditEntries',
    tables: ['audit_entries'],
    select: recordsIn('audit_entries', `id, ${iso('at')}, actor, action, subject, before, after`, {
      key: 'id',
      order: 'id',
    }),
  },
  {
    collection: 'stockAlerts',
    tables: ['stock_alerts'],
    select: recordsIn(
      'stock_alerts',
      `hash, product_id AS "productId", variant_id AS "variantId", email,
       ${iso('created_at', 'confirmed_at', 'expires_at')}`,
      { key: 'hash', order: 'hash' },
    ),
  },
  {
    collection: 'apiTokens',
    tables: ['api_tokens'],
    select: recordsIn(
      'api_tokens',
      `id, name, hash, prefix, scopes, ${iso('created_at', 'expires_at', 'last_used_at')}`,
      { key: 'id', order: 'created_at, id' },
    ),
  },
  {
    collection: 'webhooks',
    tables: ['webhooks'],
    select: recordsIn(
      'webhooks',
      `id, url, events, is_active AS "isActive", secret, earlier_secret AS "earlierSecret",
       ${iso('earlier_secret_until', 'created_at', 'gone_at')}`,
      { key: 'id', order: 'created_at, id' },
    ),
  },
  {
    collection: 'webhookDeliveries',
    tables: ['webhook_deliveries'],
    select: recordsIn(
      'webhook_deliveries',
      `id, webhook_id AS "webhookId", type, payload, state, attempts,
       ${iso('created_at', 'next_attempt_at')}`,
      { key: 'id', order: 'id' },
    ),
  },
  {
    collection: 'staff',
    tables: ['staff'],
    select: recordsIn(
      'staff',
      `id, email, name, role, password_hash AS "passwordHash", passkeys,
       answered_challenges AS "answeredChallenges", ${iso('created_at', 'last_seen_at')}`,
      { key: 'id', order: 'created_at, id' },
    ),
  },
  {
    collection: 'staffSessions',
    tables: ['staff_sessions'],
    select: recordsIn(
      'staff_sessions',
      `id, staff_id AS "staffId", browser, system,
       ${iso('created_at', 'last_seen_at', 'expires_at')}`,
      { key: 'id', order: 'created_at, id' },
    ),
  },
  {
    collection: 'setupLinks',
    tables: ['setup_links'],
    select: recordsIn('setup_links', `hash, staff_id AS "staffId", ${iso('expires_at')}`, {
      key: 'hash',
      order: 'hash',
    }),
  },
  {
    collection: 'customers',
    tables: ['customers'],
    select: recordsIn(
      'customers',
      `id, first_name AS "firstName", last_name AS "lastName", email,
       password_hash AS "passwordHash",
       ${iso('created_at', 'updated_at', 'expires_at', 'email_verified_at', 'earlier_tokens_ended_at')}`,
      { key: 'id', order: 'created_at, id' },
    ),
  },
  {
    collection: 'sessions',
    tables: ['sessions'],
    select: recordsIn(
      'sessions',
      `id, customer_id AS "customerId", browser, system,
       ${iso('created_at', 'last_seen_at', 'expires_at')}`,
      { key: 'id', order: 'created_at, id' },
    ),
  },
  {
    collection: 'passkeys',
    tables: ['passkeys'],
    select: recordsIn(
      'passkeys',
      `id, public_key AS "publicKey", counter, transports, name, customer_id AS "customerId",
       ${iso('created_at', 'last_used_at')}`,
      { key: 'id', order: 'created_at, id' },
    ),
  },
  {
    collection: 'oneTimeLinks',
    tables: ['one_time_links'],
    select: recordsIn(
      'one_time_links',
      `hash, purpose, customer_id AS "customerId", email, ${iso('expires_at')}`,
      { key: 'hash', order: 'hash' },
    ),
  },
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
    collection: 'orders',
    tables: ['orders', 'order_lines', 'order_moves'],
    select: recordsIn('orders', ORDER, { key: 'id', order: 'sequence' }),
  },
  {
    collection: 'payments',
    tables: ['payments'],
    select: recordsIn(
      'payments',
      `id, order_id AS "orderId", customer_id AS "customerId", amount, state,
       provider_order_id AS "providerOrderId", provider_payment_id AS "providerPaymentId",
       ${iso('started_at', 'paid_at', 'checked_at')}`,
      { key: 'id', order: 'sequence' },
    ),
  },
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
  {
    collection: 'sizeGuides',
    tables: ['size_guides'],
    select: recordsIn('size_guides', 'id, title, columns, rows, note', { key: 'id', order: 'id' }),
  },
  {
    collection: 'products',
    tables: ['products'],
    select: recordsIn('products', PRODUCT, { key: 'id', order: 'position' }),
  },
  {
    collection: 'archivedProducts',
    tables: ['archived_products'],
    select: recordsIn('archived_products', `${PRODUCT}, ${iso('archived_at', 'draft_since')}`, {
      key: 'id',
      order: 'position',
    }),
  },
  {
    collection: 'categories',
    tables: ['categories'],
    select: recordsIn(
      'categories',
      'id, position, name, description, image, image_alt AS "imageAlt"',
      { key: 'id', order: 'position' },
    ),
  },
];
