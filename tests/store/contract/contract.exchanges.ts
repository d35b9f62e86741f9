import { expect, test } from 'vitest';
import { seededChance } from '../../support/seeded-chance.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { exchangePrograms } from './models/exchanges.model.ts';

const PROGRAMS = 2_000;
/** Share of the programs that `npm test` runs. */
const SHORT = 0.02;

export function exchangesLoseNothing(open: OpenStore, share: number): void {
  const under = emptyStores(open);
  const count = Math.round(PROGRAMS * (share < 1 ? SHORT : 1));

  test(
    `lose nothing in ${count} programs of orders, corrections, returns and exchanges`,
    { timeout: 30_000 + count * 1_000 },
    async () => {
      const programs = exchangePrograms(under.store);
      const done = new Map<string, number>();
      for (let n = 0; n < count; n += 1) {
        for (const name of await programs.run(n, seededChance(n + 1))) {
          done.set(name, (done.get(name) ?? 0) + 1);
        }
      }
      await programs.expectGapless();
      // Programs in which nothing takes place would lose nothing.
      expect(programs.kinds.filter((kind) => !done.has(kind))).toEqual([]);
      expect(done.get('complete')).toBeGreaterThan(count / 5);
    },
  );
}
