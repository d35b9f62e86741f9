import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { judge, orderKey, stockKey, type Received } from '../resilience/webhooks/judge.ts';

/** The judge of `npm run resilience -- webhooks`. */
const KEY = Buffer.from('a secret of this test, long enough');
const SECRET = `whsec_${KEY.toString('base64')}`;

function received(id: string, type: string, data: object): Received {
  const body = JSON.stringify({ type, timestamp: '2026-11-23T01:00:00.000Z', data });
  const signature = createHmac('sha256', KEY).update(`${id}.1.${body}`).digest('base64');
  return { id, timestamp: '1', signature: `v1,${signature}`, body };
}

const PLACED = received('m1', 'order.placed', { id: 'o1' });
const STOCK = received('m2', 'stock.changed', { id: 'v1', stockOnHand: 7 });
const expected = new Set([orderKey('order.placed', 'o1'), stockKey('v1', 7)]);

const judged = (requests: readonly Received[], deliveries = ['m1', 'm2']) =>
  judge({ secret: SECRET, expected, deliveryIds: new Set(deliveries), received: requests });

const NOTHING = { lost: 0, doubled: 0, unsigned: 0, unknown: 0 };

test('nothing is wrong where each event came, some more than once', () => {
  const verdict = judged([PLACED, STOCK, PLACED]);
  expect(verdict).toEqual({ events: 2, requests: 3, repeated: 1, ...NOTHING });
});

test('an event that was acknowledged and never came is lost', () => {
  expect(judged([STOCK], ['m2'])).toMatchObject({ ...NOTHING, lost: 1 });
  const other = received('m2', 'stock.changed', { id: 'v1', stockOnHand: 8 });
  expect(judged([PLACED, other])).toMatchObject({ ...NOTHING, lost: 1 });
});

test('a delivery of the store that never came is lost', () => {
  expect(judged([PLACED, STOCK], ['m1', 'm2', 'm3'])).toMatchObject({ ...NOTHING, lost: 1 });
});

test('an event under two ids, or two events under one, is doubled', () => {
  const again = received('m3', 'order.placed', { id: 'o1', status: 'CONFIRMED' });
  const twice = judged([PLACED, STOCK, again], ['m1', 'm2', 'm3']);
  expect(twice).toMatchObject({ ...NOTHING, doubled: 1 });
  const other = received('m1', 'order.confirmed', { id: 'o1' });
  expect(judged([PLACED, STOCK, other])).toMatchObject({ ...NOTHING, doubled: 1 });
});

test('a wrong signature and a foreign id are found', () => {
  const forged = { ...STOCK, timestamp: '2' };
  expect(judged([PLACED, STOCK, forged])).toMatchObject({ ...NOTHING, unsigned: 1 });
  expect(judged([PLACED, STOCK], ['m1'])).toMatchObject({ ...NOTHING, unknown: 1 });
});
