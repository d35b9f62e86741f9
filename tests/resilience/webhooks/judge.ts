import { createHmac } from 'node:crypto';

/** A request as a receiver wrote it down before it answered. */
export interface Received {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** What one webhook should have received, and what it did. */
export interface Account {
  readonly secret: string;
  /** Events by their keys: from what the load was answered, and from the orders in the store. */
  readonly expected: ReadonlySet<string>;
  /** Of the deliveries in the store. */
  readonly deliveryIds: ReadonlySet<string>;
  readonly received: readonly Received[];
}

/** All but `events`, `requests` and `repeated` must be 0. */
export interface Verdict {
  readonly events: number;
  readonly requests: number;
  /** Received again with the same `webhook-id`. */
  readonly repeated: number;
  /** Expected events and deliveries of the store that were never received. */
  readonly lost: number;
  /** The same event under another `webhook-id`, or another body under the same. */
  readonly doubled: number;
  /** Requests whose signature is wrong. */
  readonly unsigned: number;
  /** Requests that are no delivery of the store. */
  readonly unknown: number;
}

interface Event {
  readonly type: string;
  readonly data: { readonly id: string; readonly stockOnHand?: number | null };
}

export const orderKey = (type: string, id: string) => `${type} ${id}`;
export const stockKey = (id: string, stockOnHand: number | null) =>
  `stock.changed ${id} ${stockOnHand}`;

function keyOf(body: string): string {
  const { type, data }: Event = JSON.parse(body);
  return type === 'stock.changed'
    ? stockKey(data.id, data.stockOnHand ?? null)
    : orderKey(type, data.id);
}

export function judge({ secret, expected, deliveryIds, received }: Account): Verdict {
  const bodies = new Map<string, Set<string>>();
  for (const { id, body } of received) bodies.set(id, (bodies.get(id) ?? new Set()).add(body));
  const all = [...bodies.values()].map((each) => [...each]);
  const events = all.flatMap(([body]) => (body === undefined ? [] : [identityOf(body)]));
  const arrived = new Set(received.map(({ body }) => keyOf(body)));
  const missing = [...expected].filter((key) => !arrived.has(key));
  const undelivered = [...deliveryIds].filter((id) => !bodies.has(id));
  return {
    events: bodies.size,
    requests: received.length,
    repeated: received.length - bodies.size,
    lost: missing.length + undelivered.length,
    doubled: events.length - new Set(events).size + all.filter(({ length }) => length > 1).length,
    unsigned: received.filter((request) => !isSigned(request, secret)).length,
    unknown: [...bodies.keys()].filter((id) => !deliveryIds.has(id)).length,
  };
}

/** An order has each event once; the stock of a variant may become the same again, at another time. */
function identityOf(body: string): string {
  const { type }: Event = JSON.parse(body);
  return type === 'stock.changed' ? body : keyOf(body);
}

function isSigned({ id, timestamp, signature, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return signature.split(' ').includes(`v1,${expected}`);
}
