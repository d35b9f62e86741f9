import { setTimeout as pause } from 'node:timers/promises';
import { MOVE } from '../../api/admin/orders/orders.documents.ts';
import { guestOrder } from '../../api/order/order.documents.ts';
import { OWNER_COOKIE } from '../../bench/back-office.ts';
import { requestAdmin } from '../../support/shop/admin.ts';
import { connect } from '../request.ts';
import { orderKey, stockKey } from './webhooks.judge.ts';
import { BOUGHT } from './webhooks.store.ts';

const BUYERS = 4;
/** Each has a writer of its own, so that its stock is known. */
const COUNTED = ['caftan-celeste', 'jabador-atlas'];
const FIRST_STOCK = 1000;
const AGAIN_MS = 100;
/** Webhooks are sent five at a time: a shop that changes without a break would only grow its queue. */
const BETWEEN_MS = 40;

const PLACE = `mutation ($input: GuestOrderInput!, $key: String!) {
  made: placeGuestOrder(input: $input, idempotencyKey: $key) { order { id } }
}`;
const SET_STOCK = `mutation ($id: ID!, $stock: Int!) {
  setStock(variantId: $id, stockOnHand: $stock) { userErrors { code } }
}`;

/**
 * Orders are placed and moved, and stock is set, at the instances that run, until it closes. Returns
 * the events of what was acknowledged.
 */
export async function runLoad(
  urls: ReadonlySet<string>,
  closing: AbortSignal,
): Promise<ReadonlySet<string>> {
  const expected = new Set<string>();

  /** Sends it to any instance until one answers; null when the load closes first. */
  async function untilAnswered<T>(send: (url: string) => Promise<T>): Promise<T | null> {
    for (; !closing.aborted; await pause(AGAIN_MS)) {
      const url = [...urls][Math.floor(Math.random() * urls.size)];
      // Killed, or not ready yet.
      const answer = url === undefined ? null : await send(url).catch(() => null);
      if (answer !== null) return answer;
    }
    return null;
  }

  /** Expects the event unless an earlier attempt has made the change without an answer: the store knows. */
  async function change(key: string, document: string, variables: object): Promise<void> {
    if (await untilAnswered((url) => isDone(url, document, variables))) expected.add(key);
  }

  async function buyAndMove(): Promise<void> {
    const input = guestOrder([[BOUGHT, 1]]);
    for (; !closing.aborted; await pause(BETWEEN_MS)) {
      const variables = { input, key: crypto.randomUUID() };
      const id = await untilAnswered((url) => placedAt(url, variables));
      if (id === null) return;
      expected.add(orderKey('order.placed', id));
      for (const to of ['CONFIRMED', Math.random() < 0.7 ? 'SHIPPED' : 'CANCELLED']) {
        const parcelNumber = to === 'SHIPPED' ? 'MA 1' : null;
        const key = orderKey(`order.${to.toLowerCase()}`, id);
        await change(key, MOVE, { ids: [id], to, parcelNumber });
      }
    }
  }

  async function count(id: string): Promise<void> {
    for (let stock = FIRST_STOCK; !closing.aborted; stock += 1) {
      await change(stockKey(id, stock), SET_STOCK, { id, stock });
      await pause(BETWEEN_MS);
    }
  }

  await Promise.all([...Array.from({ length: BUYERS }, buyAndMove), ...COUNTED.map(count)]);
  return expected;
}

async function placedAt(url: string, variables: object): Promise<string> {
  const connection = connect(url);
  try {
    const { order } = await connection.make<{ order: { id: string } }>(PLACE, variables);
    return order.id;
  } finally {
    connection.close();
  }
}

async function isDone(url: string, document: string, variables: object): Promise<boolean> {
  type Payload = { readonly userErrors: readonly unknown[] };
  const admin = { cookie: OWNER_COOKIE };
  const { data } = await requestAdmin<Record<string, Payload>>({ url }, document, variables, admin);
  const [payload] = Object.values(data);
  if (!payload) throw new Error('No answer');
  return payload.userErrors.length === 0;
}
