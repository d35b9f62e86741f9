import type { PreviousTables } from '../storage/postgres/documents.ts';
import { PARTS } from './parts.ts';

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

/**
 * What reads the tables that collections had before they were documents. Never changed: databases of
 * those versions still have them.
 */
export const PREVIOUS_TABLES: readonly PreviousTables[] = [
  {
    collection: PARTS.carts,
    tables: ['cart_lines'],
    select: listsIn(
      'cart_lines',
      `product_id AS "productId", variant_id AS "variantId", quantity, ${iso('added_at', 'updated_at')}`,
    ),
  },
  {
    collection: PARTS.wishlists,
    tables: ['wishes'],
    select: listsIn('wishes', `product_id AS "productId", ${iso('added_at')}`),
  },
  {
    collection: PARTS.addresses,
    tables: ['addresses'],
    select: listsIn(
      'addresses',
      `id, name, street, city, region, postal_code AS "postalCode", phone,
       ${iso('created_at', 'updated_at')}`,
    ),
  },
  {
    collection: PARTS.mails,
    tables: ['mails'],
    select: recordsIn(
      'mails',
      `id, kind, order_id AS "orderId", customer_id AS "customerId", detail, "to", state, attempts,
       last_error AS "lastError", ${iso('created_at', 'next_attempt_at', 'sent_at')}`,
      { key: 'id', order: 'sequence' },
    ),
  },
  {
    collection: PARTS.auditEntries,
    tables: ['audit_entries'],
    select: recordsIn('audit_entries', `id, ${iso('at')}, actor, action, subject, before, after`, {
      key: 'id',
      order: 'id',
    }),
  },
  {
    collection: PARTS.stockAlerts,
    tables: ['stock_alerts'],
    select: recordsIn(
      'stock_alerts',
      `hash, product_id AS "productId", variant_id AS "variantId", email,
       ${iso('created_at', 'confirmed_at', 'expires_at')}`,
      { key: 'hash', order: 'hash' },
    ),
  },
  {
    collection: PARTS.apiTokens,
    tables: ['api_tokens'],
    select: recordsIn(
      'api_tokens',
      `id, name, hash, prefix, scopes, ${iso('created_at', 'expires_at', 'last_used_at')}`,
      { key: 'id', order: 'created_at, id' },
    ),
  },
  {
    collection: PARTS.webhooks,
    tables: ['webhooks'],
    select: recordsIn(
      'webhooks',
      `id, url, events, is_active AS "isActive", secret, earlier_secret AS "earlierSecret",
       ${iso('earlier_secret_until', 'created_at', 'gone_at')}`,
      { key: 'id', order: 'created_at, id' },
    ),
  },
  {
    collection: PARTS.webhookDeliveries,
    tables: ['webhook_deliveries'],
    select: recordsIn(
      'webhook_deliveries',
      `id, webhook_id AS "webhookId", type, payload, state, attempts,
       ${iso('created_at', 'next_attempt_at')}`,
      { key: 'id', order: 'id' },
    ),
  },
];
