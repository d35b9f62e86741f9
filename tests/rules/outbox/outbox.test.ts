import { expect, test } from 'vitest';
import { isDecidedBy, type Queued } from '../../../server/outbox/outbox.rules.ts';

const LEASED = '2025-05-01T10:01:00.000Z';
const LATER = '2025-05-01T10:02:00.000Z';
const record = (state: string, nextAttemptAt = LEASED): Queued => ({
  id: '1',
  state,
  nextAttemptAt,
});

test.each<[string, Queued, byFailure: boolean, bySuccess: boolean]>([
  ['waits under the same lease', record('WAITING'), true, true],
  ['waits under another instance’s lease', record('WAITING', LATER), false, true],
  ['was given up meanwhile', record('FAILED'), false, true],
  ['was sent meanwhile', record('SENT'), false, false],
])('of a record that %s', (_, current, byFailure, bySuccess) => {
  expect(isDecidedBy(record('WAITING'), false, current)).toBe(byFailure);
  expect(isDecidedBy(record('WAITING'), true, current)).toBe(bySuccess);
});
