import { createHash } from 'node:crypto';
import { Refusal } from '../shared/problems.ts';
import type { OrderPorts } from './order.ports.ts';
import { orderNumber, readIdempotencyKey } from './order.rules.ts';

export interface Attempt {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
}

export function readAttempt(scope: string, key: string, requested: object): Attempt {
  return {
    scope,
    key: readIdempotencyKey(key),
    fingerprint: createHash('sha256').update(JSON.stringify(requested)).digest('hex'),
  };
}

/** The result of an earlier attempt. Refuses with IDEMPOTENCY_CONFLICT. */
export async function madeBefore(
  { orders }: OrderPorts,
  { scope, key, fingerprint }: Attempt,
): Promise<string | undefined> {
  const used = await orders.key(scope, key);
  if (used && used.fingerprint !== fingerprint) {
    throw new Refusal({ code: 'IDEMPOTENCY_CONFLICT', field: 'idempotencyKey' });
  }
  return used?.madeId;
}

export async function freeOrderNumber(
  { orders }: OrderPorts,
  random: () => number,
): Promise<string> {
  const ordersSoFar = await orders.count();
  for (;;) {
    const number = orderNumber(ordersSoFar, random());
    if (!(await orders.isNumberTaken(number))) return number;
  }
}
