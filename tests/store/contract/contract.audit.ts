import { expect, test } from 'vitest';
import { logChange, logChanges } from '../../../server/audit/audit.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const by = { actor: 'amina@example.com', clock: () => NOW };

const entry = (n: number) => ({
  action: 'stock.set',
  subject: `v${n}`,
  before: { stockOnHand: null, sku: 'same' },
  after: { stockOnHand: n, sku: 'same' },
});

/** The log of what staff changed. */
export function logsChanges(open: OpenStore): void {
  const under = emptyStores(open);

  test('is read latest first, page by page, and counted', async () => {
    await under.save((ports) => logChange(ports, by, entry(1)));
    await under.save((ports) => logChanges(ports, by, [2, 3, 4, 5].map(entry)));
    for (const { read } of [under.store, await under.reopen()]) {
      const { audit } = read;
      expect(await audit.count()).toBe(5);
      const first = await audit.latest({ before: null, limit: 2 });
      expect(first).toEqual(
        [5, 4].map((n) => ({
          id: expect.any(String),
          at: NOW.toISOString(),
          actor: 'amina@example.com',
          action: 'stock.set',
          subject: `v${n}`,
          before: '{"stockOnHand":null}',
          after: `{"stockOnHand":${n}}`,
        })),
      );
      const ofThird = { actor: 'amina@example.com', subject: 'v3' };
      expect(await audit.latest({ ...ofThird, before: null, limit: 9 })).toHaveLength(1);
      expect(await audit.count(ofThird)).toBe(1);
      expect(await audit.count({ actor: 'karim@example.com' })).toBe(0);
      expect(await audit.count({ subject: 'v' })).toBe(0);
      const rest = await audit.latest({ before: first[1]?.id ?? '', limit: 9 });
      expect(rest.map(({ subject }) => subject)).toEqual(['v3', 'v2', 'v1']);
    }
  });
}
