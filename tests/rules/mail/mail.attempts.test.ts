import { describe, expect, test } from 'vitest';
import { failed, MAIL_BACKOFF } from '../../../server/mail/attempts.ts';
import { waitAfter } from '../../../server/outbox/outbox.rules.ts';
import { mail } from '../../store/contract/records.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const CREATED = new Date('2025-05-01T10:00:00.000Z');
const later = (ms: number) => new Date(CREATED.getTime() + ms);
const soon = { reason: '451 Later', isForGood: false };

describe('after failed attempts a mail waits', () => {
  test.each([
    [1, 30 * SECOND],
    [2, 60 * SECOND],
    [3, 120 * SECOND],
    [10, 15_360 * SECOND],
    [11, 6 * HOUR],
    [1_000, 6 * HOUR],
  ])('%i: %i ms', (attempts, ms) => {
    expect(waitAfter(attempts, MAIL_BACKOFF)).toBe(ms);
  });

  test('unless it is three days old, or refused for good', () => {
    const tried = mail('m1', { attempts: 20, createdAt: CREATED.toISOString() });
    expect(failed(tried, later(72 * HOUR - 1), soon).state).toBe('WAITING');
    expect(failed(tried, later(72 * HOUR), soon).state).toBe('FAILED');
    expect(failed(tried, later(0), { ...soon, isForGood: true }).state).toBe('FAILED');
  });
});

test('a reason is kept in one short line', () => {
  const reason = ` 550-No such\r\n550 user\u0007 ${'x'.repeat(400)}`;
  const { lastError } = failed(mail('m1', { attempts: 1 }), CREATED, { ...soon, reason });
  expect(lastError).toMatch(/^550-No such 550 user x+$/);
  expect(lastError).toHaveLength(300);
});
