import { describe, expect, test } from 'vitest';
import { leased, sendableUntil, waitAfter } from '../../../server/outbox/outbox.rules.ts';
import { attempted, WEBHOOK_BACKOFF, WEBHOOK_LEASE } from '../../../server/webhook/attempts.ts';
import type { AttemptRecord, DeliveryRecord } from '../../../server/webhook/webhook.store.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const CREATED = new Date('2025-05-01T10:00:00.000Z');
const later = (ms: number) => new Date(CREATED.getTime() + ms);

const waiting: DeliveryRecord = {
  id: 'msg_1_a',
  webhookId: 'a',
  type: 'order.placed',
  payload: '{}',
  createdAt: CREATED.toISOString(),
  state: 'WAITING',
  attempts: [],
  nextAttemptAt: CREATED.toISOString(),
};
const attempt = (status: number | null): AttemptRecord => ({
  at: CREATED.toISOString(),
  status,
  ms: 12,
  error: status === null ? 'Connection refused' : null,
});
const half = (now: Date) => ({ now, random: 0.5 });

describe('after failures a delivery waits', () => {
  test.each([
    [1, 5 * SECOND],
    [2, 10 * SECOND],
    [5, 80 * SECOND],
    [13, 20_480 * SECOND],
    [14, 6 * HOUR],
    [1_000, 6 * HOUR],
  ])('%i: %i ms, a fifth more or less', (failures, ms) => {
    expect(waitAfter(failures, WEBHOOK_BACKOFF, 0.5)).toBe(ms);
    expect(waitAfter(failures, WEBHOOK_BACKOFF, 0)).toBe(ms * 0.8);
    expect(waitAfter(failures, WEBHOOK_BACKOFF, 0.999_999)).toBeCloseTo(ms * 1.2, -3);
  });
});

describe('an attempt', () => {
  test.each([200, 201, 204, 299])('with %i is the last', (status) => {
    expect(attempted(waiting, attempt(status), half(CREATED))).toEqual({
      ...waiting,
      state: 'DELIVERED',
      attempts: [attempt(status)],
    });
  });

  test.each([null, 100, 301, 307, 400, 404, 429, 500, 503])('with %s is repeated', (status) => {
    const next = attempted(waiting, attempt(status), half(later(SECOND)));
    expect(next).toMatchObject({ state: 'WAITING', attempts: [attempt(status)] });
    expect(next.nextAttemptAt).toBe(later(6 * SECOND).toISOString());
  });

  test('with 410 is the last, and three days after the event too', () => {
    expect(attempted(waiting, attempt(410), half(CREATED)).state).toBe('FAILED');
    expect(attempted(waiting, attempt(500), half(later(72 * HOUR))).state).toBe('FAILED');
    expect(attempted(waiting, attempt(500), half(later(72 * HOUR - 1))).state).toBe('WAITING');
    expect(attempted(waiting, attempt(200), half(later(100 * HOUR))).state).toBe('DELIVERED');
  });

  test('after a success starts the waits anew', () => {
    const again = { ...waiting, attempts: [attempt(500), attempt(500), attempt(200)] };
    const next = attempted(again, attempt(500), half(CREATED));
    expect(next.nextAttemptAt).toBe(later(5 * SECOND).toISOString());
  });
});

test('a lease outlasts an attempt of 15 seconds that begins in time', () => {
  const { nextAttemptAt } = leased(waiting, CREATED, WEBHOOK_LEASE);
  expect(nextAttemptAt).toBe(later(30 * SECOND).toISOString());
  expect(sendableUntil(CREATED, WEBHOOK_LEASE) + 15 * SECOND).toBeLessThan(
    Date.parse(nextAttemptAt),
  );
});
