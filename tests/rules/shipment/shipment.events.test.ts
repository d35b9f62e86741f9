import { describe, expect, test } from 'vitest';
import type { CarrierEvent } from '../../../server/shipment/carrier/carrier.ts';
import { applyEvent, type NewTask } from '../../../server/shipment/shipment.rules.ts';
import type { ShipmentRecord } from '../../../server/shipment/shipment.records.ts';
import { isFinal, SHIPMENT_STATUSES } from '../../../server/shipment/shipment.states.ts';
import { seededChance } from '../../support/seeded-chance.ts';
import { event, shipment } from './shipment.records.ts';

const NOW = new Date('2025-05-03T10:00:00.000Z');

function after(events: readonly CarrierEvent[], before: ShipmentRecord = shipment()) {
  const tasks: NewTask[] = [];
  let now = before;
  for (const each of events) {
    const applied = applyEvent(now, each, NOW);
    now = applied.shipment;
    tasks.push(...applied.tasks);
  }
  return { ...now, tasks: tasks.map(({ kind }) => kind) };
}

/** All orders of the items. */
function* permutations<T>(items: readonly T[]): Iterable<readonly T[]> {
  if (items.length === 0) yield [];
  for (const [at, first] of items.entries()) {
    for (const rest of permutations(items.toSpliced(at, 1))) yield [first, ...rest];
  }
}

const ALL_SIX = [
  [
    'COLLECTED',
    'IN_TRANSIT',
    'OUT_FOR_DELIVERY',
    'ATTEMPT_FAILED',
    'OUT_FOR_DELIVERY',
    'DELIVERED',
  ],
  ['CREATED', 'COLLECTED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'ATTEMPT_FAILED', 'REFUSED'],
  ['COLLECTED', 'OUT_FOR_DELIVERY', 'ATTEMPT_FAILED', 'OUT_FOR_DELIVERY', 'IN_TRANSIT', 'CREATED'],
  ['COLLECTED', 'OUT_FOR_DELIVERY', 'REFUSED', 'RETURNING', 'RETURNED', 'ATTEMPT_FAILED'],
  ['COLLECTED', 'REFUSED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNING', 'IN_TRANSIT'],
  ['CREATED', 'COLLECTED', 'IN_TRANSIT', 'ATTEMPT_FAILED', 'LOST', 'OUT_FOR_DELIVERY'],
] as const;
const ENDS = ['DELIVERED', 'REFUSED', 'OUT_FOR_DELIVERY', 'RETURNED', 'DELIVERED', 'LOST'];

describe('six events of a parcel', () => {
  test.each(ALL_SIX.map((six, at) => [six, ENDS[at]] as const))(
    '%j give one state in every order, with repeats',
    (six, end) => {
      const events = six.map((status, minute) => event(status, minute));
      const chance = seededChance(68);
      let count = 0;
      for (const order of permutations(events)) {
        const repeated = order.flatMap((each) => (chance() < 0.5 ? [each, each] : [each]));
        const again = order[Math.floor(chance() * order.length)];
        const { status } = after(again ? [...repeated, again] : repeated);
        expect(status).toBe(end);
        count += 1;
      }
      expect(count).toBe(720);
    },
  );

  test('of any states with one end at most give one state in every order', () => {
    const chance = seededChance(12);
    const notFinal = SHIPMENT_STATUSES.filter(
      (each) => !isFinal(each) && each !== 'UNCERTAIN' && each !== 'READY',
    );
    for (let round = 0; round < 20; round += 1) {
      const any = () => notFinal[Math.floor(chance() * notFinal.length)] ?? 'COLLECTED';
      const six = Array.from({ length: 6 }, (_, minute) => event(any(), minute % 4));
      const states = new Set<string>();
      for (const order of permutations(six)) states.add(after(order).status);
      expect({ six, states: [...states] }).toEqual({ six, states: [expect.any(String)] });
    }
  });
});

describe('an event', () => {
  test('again changes nothing, not even the list', () => {
    const one = event('COLLECTED', 1);
    const first = applyEvent(shipment(), one, NOW);
    expect(applyEvent(first.shipment, one, NOW)).toEqual({ shipment: first.shipment, tasks: [] });
  });

  test('again without a time changes nothing either', () => {
    const one = event('COLLECTED', 1, { at: null });
    const first = applyEvent(shipment(), one, NOW);
    expect(first.shipment.events[0]?.at).toBe(NOW.toISOString());
    const later = new Date(NOW.getTime() + 60_000);
    expect(applyEvent(first.shipment, one, later).shipment).toBe(first.shipment);
  });

  test('of a clock that is ahead counts as of now', () => {
    const ahead = event('ATTEMPT_FAILED', 0, { at: '2099-01-01T00:00:00.000Z' });
    const { events } = applyEvent(shipment(), ahead, NOW).shipment;
    expect(events[0]?.at).toBe(NOW.toISOString());
  });

  test('of the shared rank wins by its own time, whenever it arrives', () => {
    const out = event('OUT_FOR_DELIVERY', 9);
    const failed = event('ATTEMPT_FAILED', 3);
    expect(after([out, failed]).status).toBe('OUT_FOR_DELIVERY');
    expect(after([failed, out]).status).toBe('OUT_FOR_DELIVERY');
    expect(after([out, event('ATTEMPT_FAILED', 10)]).status).toBe('ATTEMPT_FAILED');
  });

  test('after the end is stored and moves nothing; another end is a task', () => {
    const end = after([event('DELIVERED', 5), event('IN_TRANSIT', 9), event('REFUSED', 10)]);
    expect([end.status, end.events.length, end.tasks]).toEqual(['DELIVERED', 3, []]);
    const other = after([event('DELIVERED', 5), event('RETURNED', 2)]);
    expect([other.status, other.tasks]).toEqual(['DELIVERED', ['CONTRADICTION']]);
    expect(after([event('RETURNED', 2), event('DELIVERED', 5)]).status).toBe('RETURNED');
  });

  test('of what the shop does not know is stored in its words, and a task', () => {
    const unknown = event(null, 1, { raw: 'Colis chez le voisin' });
    const { status, events, tasks } = after([event('COLLECTED', 0), unknown, unknown]);
    expect(status).toBe('COLLECTED');
    expect(events[1]).toMatchObject({ status: null, text: 'Colis chez le voisin' });
    expect(tasks).toEqual(['UNKNOWN_STATE']);
  });

  test('of a partial delivery is a task and no state', () => {
    const { status, tasks } = after([event(null, 1, { isPartial: true })]);
    expect([status, tasks]).toEqual(['CREATED', ['PARTIAL']]);
  });

  test.each([
    ['REFUSED', ['REFUSED']],
    ['RETURNING', ['REFUSED']],
    ['RETURNED', ['RETURNED']],
    ['LOST', ['LOST']],
    ['CANCELLED', ['CANCELLED']],
    ['DELIVERED', []],
    ['ATTEMPT_FAILED', []],
  ] as const)('%s makes the tasks %j', (status, tasks) => {
    expect(after([event(status, 1)]).tasks).toEqual(tasks);
  });

  test('beyond the hundredth is dropped, unless it ends the parcel', () => {
    const many = Array.from({ length: 120 }, (_, minute) => event('IN_TRANSIT', minute));
    expect(after(many).events).toHaveLength(100);
    expect(after([...many, event('DELIVERED', 200)]).status).toBe('DELIVERED');
  });
});
