import { describe, expect, test } from 'vitest';
import { changeOrder, withQuantity } from '../../../server/order/change/change.rules.ts';
import {
  moveByStaff,
  moveOrder,
  pickUpOrder,
  readyOrder,
  staffMoves,
} from '../../../server/order/order.states.ts';
import type { OrderLineRecord, OrderRecord } from '../../../server/order/order.store.ts';
import {
  moveSewing,
  sewingJobsOf,
  sewingMoves,
} from '../../../server/order/sewing/sewing.rules.ts';
import type { SewingStatus } from '../../../server/order/sewing/sewing.store.ts';
import { problemsOf as problemsOfParcel } from '../../../server/shipment/shipment.rules.ts';
import { BUILT_IN } from '../../../server/shipment/carrier.rules.ts';
import { pickup } from '../../store/contract/records.ts';
import { codesOf, problemsOf } from '../shared/refusals.ts';
import { BY, darts, dress, hem, NOW, ordered } from './altered.records.ts';

const jobs = (of: OrderRecord) => sewingJobsOf(of).map(({ id, status }) => [id, status]);
const both = [dress(1), dress(2, [hem(98.5)]), dress(1, [hem(102), darts])];
const confirmed = () => ordered(both, ['CONFIRMED']);

/** Moves the n-th job. */
function sewn(of: OrderRecord, n: number, to: SewingStatus = 'DONE'): OrderRecord {
  const job = sewingJobsOf(of)[n];
  if (!job) throw new Error('There is no such job');
  return moveSewing(job, to, BY);
}
const allSewn = (of: OrderRecord) => sewn(sewn(of, 0), 1);
const corrected = (of: OrderRecord, lines: readonly OrderLineRecord[]) =>
  changeOrder(of, { lines }, BY);
const collect = (of: OrderRecord) =>
  pickUpOrder(of, { collected: of.payable, by: BY.by }, NOW).status;
const ship = (of: OrderRecord) => moveByStaff(of, { to: 'SHIPPED', by: BY.by }, NOW);

describe('the sewing of an order', () => {
  test('is a job for each altered line, once the order is confirmed or paid', () => {
    expect(jobs(ordered(both, []))).toEqual([]);
    expect(jobs(confirmed())).toEqual([
      ['o1/robe.38+ourlet:98.5', 'TODO'],
      ['o1/robe.38+ourlet:102+pinces:', 'TODO'],
    ]);
    const card = { status: 'PAYMENT_PENDING', paymentMethod: 'CARD' } as const;
    expect(jobs(ordered(both, [], card))).toEqual([]);
    expect(jobs(ordered(both, ['PAID'], card))).toHaveLength(2);
  });

  test('begins at once at the counter, and is gone with a cancelled order', () => {
    expect(jobs(ordered(both, [], { channel: 'SHOP' }))).toHaveLength(2);
    expect(jobs(ordered(both, ['CANCELLED'], { channel: 'SHOP' }))).toEqual([]);
    expect(jobs(ordered(both, ['CONFIRMED', 'CANCELLED']))).toEqual([]);
  });

  test('is due its working days after the order, the longest of a line', () => {
    // Ordered on a Thursday: the days after it are Friday and Saturday, then Monday.
    const placedAt = '2025-05-01T10:00:00.000Z';
    const due = sewingJobsOf(ordered(both, ['CONFIRMED'], { placedAt })).map(({ dueOn }) => dueOn);
    expect(due).toEqual(['2025-05-03', '2025-05-07']);
  });

  test('moves on and back, and each move raises its version', () => {
    const begun = sewn(confirmed(), 0, 'IN_PROGRESS');
    expect(sewingJobsOf(begun)[0]).toMatchObject({ version: 2, changedBy: BY.by });
    expect(sewn(begun, 0, 'IN_PROGRESS')).toBe(begun);
    const done = sewn(begun, 0);
    expect(sewingJobsOf(done)[0]).toMatchObject({ status: 'DONE', version: 3 });
    expect(sewingJobsOf(sewn(done, 0, 'TODO'))[0]).toMatchObject({ status: 'TODO', version: 4 });
    expect(jobs(done)[1]).toEqual(['o1/robe.38+ourlet:102+pinces:', 'TODO']);
  });

  test('stays done once the order has left the shop', () => {
    const shipped = ship(allSewn(confirmed()));
    expect(sewingJobsOf(shipped).map(sewingMoves)).toEqual([[], []]);
    expect(codesOf(() => sewn(shipped, 0, 'TODO'))).toEqual(['NOT_ALLOWED_NOW']);
    const counter = ordered(both, ['CONFIRMED', 'PREPARED'], { channel: 'SHOP' });
    expect(sewingJobsOf(allSewn(counter)).map(sewingMoves)[0]).toEqual(['TODO', 'IN_PROGRESS']);
  });
});

describe('an order with unfinished sewing', () => {
  test('is not shipped, and the refusal names what is unfinished', () => {
    for (const half of [confirmed(), moveOrder(confirmed(), 'PREPARED', NOW)]) {
      const left = sewn(half, 0);
      expect(problemsOf(() => ship(left)).map(({ message }) => message)).toEqual([
        'La commande BV-o11000 attend encore une retouche\u00a0: «\u00a0Robe, 38 + Ourlet 102\u00a0cm + Pinces\u00a0». ' +
          'Terminez d’abord, puis expédiez ou remettez.',
      ]);
      expect(staffMoves(left)).not.toContain('SHIPPED');
      expect(ship(sewn(left, 1)).status).toBe('SHIPPED');
    }
  });

  test('is given to no carrier', () => {
    for (const carrier of BUILT_IN) {
      const row = { carrier, place: null, shipments: [] };
      const reasons = (of: OrderRecord) =>
        problemsOfParcel({ ...row, order: of }).map((each) => 'reason' in each && each.reason);
      expect(reasons(confirmed())).toContain('SEWING');
      expect(reasons(allSewn(confirmed()))).not.toContain('SEWING');
    }
  });

  test('is neither ready to be fetched nor handed over', () => {
    const fetched = ordered(both, ['CONFIRMED'], { delivery: pickup() });
    expect(codesOf(() => readyOrder(fetched, NOW))).toEqual(['NOT_ALLOWED_NOW']);
    expect(codesOf(() => collect(fetched))).toEqual(['NOT_ALLOWED_NOW']);
    const done = allSewn(fetched);
    expect(readyOrder(done, NOW).status).toBe('PREPARED');
    expect(collect(done)).toBe('DELIVERED');
  });

  test('is prepared and cancelled as others', () => {
    expect(staffMoves(confirmed())).toEqual(['PREPARED', 'CANCELLED']);
  });
});

describe('a correction of lines', () => {
  const [plain, first, second] = both;
  if (!plain || !first || !second) throw new Error('The order has no lines');
  const done = () => sewn(confirmed(), 0);

  test('adds the jobs of new lines and removes those of lines that go', () => {
    const changed = corrected(done(), [plain, first, dress(1, [hem(90)])]);
    expect(jobs(changed)).toEqual([
      ['o1/robe.38+ourlet:98.5', 'DONE'],
      ['o1/robe.38+ourlet:90', 'TODO'],
    ]);
    // Taken out and added again, it is sewn again.
    const without = corrected(done(), [plain]);
    expect([jobs(without), without.sewing]).toEqual([[], []]);
    expect(jobs(corrected(without, [plain, first]))).toEqual([['o1/robe.38+ourlet:98.5', 'TODO']]);
  });

  test('leaves a job done where its line stays or shrinks; more of it is sewn yet', () => {
    const statusAt = (quantity: number) =>
      jobs(corrected(done(), [plain, withQuantity(first, quantity)]))[0]?.[1];
    expect([statusAt(1), statusAt(3)]).toEqual(['DONE', 'TODO']);
    expect(jobs(corrected(done(), [withQuantity(plain, 3), first, second]))[0]?.[1]).toBe('DONE');
  });
});
