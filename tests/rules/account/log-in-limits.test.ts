import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLogInLimits } from '../../../server/http/limits/log-in-limits.ts';
import { memoryCounters } from '../../../server/http/limits/rate-limits.memory.ts';

/** Instants of a clock with fractions of a millisecond. */
const moment = fc.integer({ min: 0, max: 2 ** 40 }).map((n) => n / 3_000);
const attempt = { address: '203.0.113.7', email: 'nadia@exemple.ma', device: undefined };

test('the first log-in waits at no moment, however the clock counts it', async () => {
  await fc.assert(
    fc.asyncProperty(moment, async (now) => {
      const { beginLogIn } = createLogInLimits(memoryCounters(() => now));
      expect((await beginLogIn(attempt)).hold).toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

test('the eleventh waits half a minute at any moment', async () => {
  await fc.assert(
    fc.asyncProperty(moment, async (now) => {
      const { beginLogIn } = createLogInLimits(memoryCounters(() => now));
      const from = (n: number) => beginLogIn({ ...attempt, address: `203.0.113.${n}` });
      for (let n = 0; n < 10; n += 1) expect((await from(n)).hold).toBeNull();
      expect((await from(10)).hold).toEqual({ by: 'ACCOUNT', seconds: 30 });
    }),
  );
});
