import { setTimeout as pause } from 'node:timers/promises';
import { guestOrder } from '../../api/order/order.documents.ts';
import { MOVE } from '../../api/admin/orders.documents.ts';
import { requestAdmin } from '../../support/shop/admin.ts';
import { orderKey, stockKey } from './judge.ts';
import { BOUGHT, COOKIE, COUNTED } from './prepare.ts';

const BUYERS = 4;
const AGAIN_MS = 100;
/** Webhooks are sent five at a time: a shop that changes without a break would only grow its queue. */
const BETWEEN_MS = 40;
const FIRST_STOCK = 1000;

const PLACE = `mutation ($input: GuestOrderInput!, $key: String!) {
  placeGuestOrder(input: $input, idempotencyKey: $key) { order { id } }
}`;
const SET_STOCK = `mutation ($id: ID!, $stock: Int!) {
  setStock(variantId: $id, stockOnHand: $stock) { userErrors { code } }
}`;

export interface Load {
  /** The addresses of the instances that run. */
  readonly urls: () => readonly string[];
  readonly closing: AbortSignal;
}

/** Orders are placed and moved, and stock is set, until it closes. Returns the events of what was acknowledged. */
export async function runLoad(load: Load): Promise<ReadonlySet<string>> {
  const expected = new Set<string>();
  await Promise.all([
    ...Array.from({ length: BUYERS }, () => buyAndMove(load, expected)),
    ...COUNTED.map((variantId) => count(load, variantId, expected)),
  ]);
  return expected;
}

async function buyAndMove(load: Load, expected: Set<string>): Promise<void> {
  const input = guestOrder([[BOUGHT, 1]]);
  while (!load.closing.aborted) {
    const key = crypto.randomUUID();
    const placed = await untilAnswered(load, async (url) => {
      const { placeGuestOrder } = await requestShop<{
        placeGuestOrder: { order: { id: string } };
      }>(url, PLACE, { input, key });
      return placeGuestOrder.order.id;
    });
    if (placed === null) return;
    expected.add(orderKey('order.placed', placed));
    const then = Math.random() < 0.7 ? 'SHIPPED' : 'CANCELLED';
    for (const to of ['CONFIRMED', then]) {
      const variables = { ids: [placed], to, parcelNumber: to === 'SHIPPED' ? 'MA 1' : null };
      const isMoved = await untilAnswered(load, (url) => isDone(url, MOVE, variables));
      // Else an earlier attempt has moved it without an answer: the store knows.
      if (isMoved) expected.add(orderKey(`order.${to.toLowerCase()}`, placed));
    }
    await pause(BETWEEN_MS);
  }
}

async function count(load: Load, variantId: string, expected: Set<string>): Promise<void> {
  for (let stock = FIRST_STOCK; !load.closing.aborted; stock += 1) {
    const variables = { id: variantId, stock };
    const isSet = await untilAnswered(load, (url) => isDone(url, SET_STOCK, variables));
    if (isSet) expected.add(stockKey(variantId, stock));
    await pause(BETWEEN_MS);
  }
}

/** Sends it to any instance until one answers; null when the load closes first. */
async function untilAnswered<T>(
  { urls, closing }: Load,
  send: (url: string) => Promise<T>,
): Promise<T | null> {
  while (!closing.aborted) {
    const running = urls();
    const url = running[Math.floor(Math.random() * running.length)];
    try {
      if (url !== undefined) return await send(url);
    } catch {
      // Killed, or not ready yet.
    }
    await pause(AGAIN_MS);
  }
  return null;
}

async function isDone(url: string, document: string, variables: object): Promise<boolean> {
  type Payload = { readonly userErrors: readonly unknown[] };
  const admin = { cookie: COOKIE };
  const { data } = await requestAdmin<Record<string, Payload>>({ url }, document, variables, admin);
  const [payload] = Object.values(data);
  if (!payload) throw new Error('No answer');
  return payload.userErrors.length === 0;
}

async function requestShop<T>(url: string, query: string, variables: object): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()).data;
}
