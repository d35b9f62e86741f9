import { findOne, type Database } from '../storage/postgres/database.ts';
import {
  columnsOf,
  jsonOf,
  savingOf,
  selectionOf,
  type Columns,
} from '../storage/postgres/records.ts';
import { recordPart } from '../storage/postgres/stored-part.ts';
import {
  deliveryRecord,
  webhookRecord,
  type DeliveryRecord,
  type WebhookRecord,
  type WebhookStore,
} from './webhook.store.ts';

const WEBHOOK: Columns = { ...columnsOf(webhookRecord), events: 'text[]' };
const DELIVERY: Columns = { ...columnsOf(deliveryRecord), attempts: 'jsonb' };

export const webhookPart = recordPart<WebhookRecord>('webhooks', WEBHOOK, 'created_at, id');
export const deliveryPart = recordPart<DeliveryRecord>('webhook_deliveries', DELIVERY, 'id');

const SELECT = `SELECT ${selectionOf(WEBHOOK)} FROM webhooks`;
const SAVE = savingOf('webhooks', ['id'], WEBHOOK);
const SELECT_DELIVERY = `SELECT ${selectionOf(DELIVERY)} FROM webhook_deliveries`;
const SAVE_DELIVERIES = savingOf('webhook_deliveries', ['id'], DELIVERY);

// The ids are those of `deliveryIdOf`.
const QUEUE = `
  INSERT INTO webhook_deliveries
    (id, webhook_id, type, payload, created_at, state, attempts, next_attempt_at)
  SELECT 'msg_' || event.id || '_' || webhook.id, webhook.id, event.type, event.payload, event.at,
         'WAITING', '[]', event.at
    FROM json_to_recordset($1::json) AS event (id text, type text, payload text, at timestamptz)
    JOIN webhooks AS webhook ON webhook.is_active AND event.type = ANY (webhook.events)`;

const DUE = `${SELECT_DELIVERY}
  WHERE state = 'WAITING' AND next_attempt_at <= $1 AND NOT webhook_id = ANY ($2)
    AND webhook_id IN (SELECT id FROM webhooks WHERE is_active)
  ORDER BY next_attempt_at, id LIMIT $3 FOR UPDATE SKIP LOCKED`;

export function webhooksOf(db: Database): WebhookStore {
  return {
    all: () => db.find<WebhookRecord>(`${SELECT} ORDER BY created_at, id COLLATE "C"`),
    webhook: (id) => findOne<WebhookRecord>(db, `${SELECT} WHERE id = $1`, [id]),
    async save(webhook) {
      await db.change(SAVE, [jsonOf([webhook])]);
    },
    async remove(id) {
      // The reference deletes the deliveries.
      await db.change('DELETE FROM webhooks WHERE id = $1', [id]);
    },
    async queue(...events) {
      if (events.length > 0) await db.change(QUEUE, [jsonOf(events)]);
    },
    delivery: (id) => findOne<DeliveryRecord>(db, `${SELECT_DELIVERY} WHERE id = $1`, [id]),
    due: (now, limit, exceptOf = []) => db.find<DeliveryRecord>(DUE, [now, exceptOf, limit]),
    async saveDeliveries(...deliveries) {
      if (deliveries.length > 0) await db.change(SAVE_DELIVERIES, [jsonOf(deliveries)]);
    },
    deliveriesOf: (webhookId, { after, limit }) =>
      db.find<DeliveryRecord>(
        `${SELECT_DELIVERY} WHERE webhook_id = $1 AND ($2::text IS NULL OR id < $2)
          ORDER BY id DESC LIMIT $3`,
        [webhookId, after, limit],
      ),
    async waitingCount() {
      const [row] = await db.find<{ readonly count: number }>(
        `SELECT count(*)::integer AS count FROM webhook_deliveries WHERE state = 'WAITING'`,
      );
      return row?.count ?? 0;
    },
    async removeDoneBefore(at) {
      await db.change(
        `DELETE FROM webhook_deliveries WHERE state <> 'WAITING' AND created_at < $1`,
        [at],
      );
    },
  };
}
