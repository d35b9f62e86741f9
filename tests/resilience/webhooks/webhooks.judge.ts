import { createHmac } from 'node:crypto';

/** A request as a receiver wrote it down before it answered. */
export interface Received {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

interface Event {
  readonly type: string;
  readonly data: { readonly id: string; readonly stockOnHand?: number | null };
}

export const orderKey = (type: string, id: string) => `${type} ${id}`;
export const stockKey = (id: string, stock: number | null) => `stock.changed ${id} ${stock}`;

function keyOf({ type, data }: Event): string {
  return type === 'stock.changed'
    ? stockKey(data.id, data.stockOnHand ?? null)
    : orderKey(type, data.id);
}

/** An order has each event once; the stock of a variant may become the same again, at another time. */
function identityOf(body: string): string {
  const event: Event = JSON.parse(body);
  return event.type === 'stock.changed' ? body : keyOf(event);
}

/**
 * Compares what a webhook received with the keys of the events that are expected: those that the load
 * was answered, and those of the orders in the store. `deliveryIds` are those of the store.
 */
export function judge(
  secret: string,
  expected: ReadonlySet<string>,
  deliveryIds: ReadonlySet<string>,
  received: readonly Received[],
) {
  const bodies = new Map<string, Set<string>>();
  for (const { id, body } of received) bodies.set(id, (bodies.get(id) ?? new Set()).add(body));
  const all = [...bodies.values()].map((each) => [...each]);
  const events = all.flatMap((each) => each.slice(0, 1).map(identityOf));
  const arrived = new Set(received.map(({ body }) => keyOf(JSON.parse(body))));
  const missing = [...expected].filter((key) => !arrived.has(key));
  const undelivered = [...deliveryIds].filter((id) => !bodies.has(id));
  return {
    events: bodies.size,
    received: received.length,
    /** Received again with the same `webhook-id`. */
    repeated: received.length - bodies.size,
    /** Expected events and deliveries of the store that were never received. */
    lost: missing.length + undelivered.length,
    /** The same event under another `webhook-id`, or another body under the same. */
    doubled: events.length - new Set(events).size + all.filter(({ length }) => length > 1).length,
    badSignatures: received.filter((request) => !isSigned(request, secret)).length,
    /** Requests that are no delivery of the store. */
    unknown: [...bodies.keys()].filter((id) => !deliveryIds.has(id)).length,
  };
}

function isSigned({ id, timestamp, signature, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return signature.split(' ').includes(`v1,${expected}`);
}
