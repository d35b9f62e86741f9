import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { CounterOf, Counters } from '../shop/limits.ts';

const inMemory: CounterOf = ({ name, points, duration }) => {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration });
  return {
    async add(key, more) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, more);
      return { points: consumedPoints, msLeft: msBeforeNext };
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
};

/** Count in this process's memory: for a shop that is one process. */
export const memoryCounters: Counters = { often: inMemory, exactly: inMemory };
