import type { CounterOf, Limits, Window } from '../../shared/limits.ts';

const TEN_MINUTES = 10 * 60;
const UNKNOWN: Window = { name: 'UNKNOWN_CODES', points: 10, duration: TEN_MINUTES };
const TRIED: Window = { name: 'TRIED_CODE', points: 1, duration: TEN_MINUTES };

const waitOf = (msLeft: number) => ({
  wait: Math.max(1, Math.ceil(msLeft / 1000)),
  found: async () => {},
});

/** Limits unknown discount codes from one address. */
export function createCodeLimits(counterOf: CounterOf): Pick<Limits, 'beginCodeGuess'> {
  const unknown = counterOf(UNKNOWN);
  const tried = counterOf(TRIED);
  return {
    async beginCodeGuess(address, code) {
      const before = await unknown.add(address, 0);
      if (before.points >= UNKNOWN.points) return waitOf(before.msLeft);
      const { points } = await tried.add(`${address} ${code}`, 1);
      if (points > TRIED.points) return { wait: 0, found: async () => {} };
      const count = await unknown.add(address, 1);
      const found = async () => void (await unknown.add(address, -1));
      return count.points > UNKNOWN.points ? waitOf(count.msLeft) : { wait: 0, found };
    },
  };
}
