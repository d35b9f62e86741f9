import { describe, expect, test } from 'vitest';
import { runCorruption } from '../resilience/corruption.ts';
import { runFaults, runPowerCuts } from '../resilience/faults.ts';
import type { Fault } from '../support/store/faulty-files.ts';

/** A round of `npm run resilience -- corruption` and `faults`, which take every byte and operation. */
export interface Round {
  /** Every `stride`-th byte is cut off or changed, and at every `stride`-th operation the power is cut. */
  readonly stride: number;
  /** Every `faultStride`-th operation fails. */
  readonly faultStride: number;
}

/** Hundreds of files are read and stores opened. */
const TIMEOUT_MS = 120_000;
const NOTHING_BAD = { lost: 0, half: 0, refusals: 0 };
const FAULTS: readonly Fault[] = ['EIO', 'ENOSPC', 'SHORT'];

export function survivesDamage({ stride, faultStride }: Round): void {
  describe('a shop whose files were damaged', { timeout: TIMEOUT_MS }, () => {
    test('opens as it was, or is refused by name: never as something else', async () => {
      const results = await runCorruption(1, stride);
      expect(results).toHaveLength(13);
      expect(results.map(({ damage, wrong }) => `${damage}: ${wrong}`)).toEqual(
        results.map(({ damage }) => `${damage}: 0`),
      );
      const refusedOf = (start: string) =>
        results
          .filter(({ damage }) => damage.startsWith(start))
          .map(({ trials, refused }) => [refused, trials]);
      for (const name of ['shop.journal.2', 'shop.json']) {
        const [cut = [], changed = [], removed = []] = refusedOf(name);
        expect(cut[0]).toBeGreaterThanOrEqual((cut[1] ?? 0) - 1);
        expect(changed[0]).toBe(changed[1]);
        expect(removed).toEqual([1, 1]);
      }
      const [cut = [], , removed = [], unfinished = []] = refusedOf('shop.journal.3');
      expect(cut[1]).toBeGreaterThan(2_800 / stride);
      // Without its last line's end it still holds everything.
      expect(cut[0]).toBeGreaterThanOrEqual((cut[1] ?? 0) - 1);
      expect(removed).toEqual([1, 1]);
      expect(unfinished[0]).toBe(0);
      expect(unfinished[1]).toBeGreaterThan(100);
    });
  });

  describe('a shop whose disk fails once', { timeout: TIMEOUT_MS }, () => {
    const operations: string[] = [];

    // Each fault meets other operations.
    test.each(FAULTS.map((fault, index) => ({ fault, first: index + 1 })))(
      'loses nothing that it acknowledged at $fault',
      async ({ fault, first }) => {
        const result = await runFaults(fault, { first, stride: faultStride });
        expect(result).toMatchObject(NOTHING_BAD);
        expect(result.acknowledged).toBeGreaterThan(result.trials * 5);
        operations.push(...result.operations);
      },
    );

    test('loses nothing that it acknowledged when the power is cut', async () => {
      const result = await runPowerCuts({ first: 1, stride }, 1);
      expect(result).toMatchObject(NOTHING_BAD);
      expect(result.trials).toBeGreaterThan(210 / stride);
      expect(result.acknowledged).toBeGreaterThan(result.trials * 4);
    });

    // Only then are all operations met.
    if (faultStride > FAULTS.length) return;
    test('whichever operation failed', () => {
      for (const what of ['write', 'sync', 'rename', 'link', 'create', 'open', 'close']) {
        expect(operations.filter((operation) => operation.startsWith(what))).not.toEqual([]);
      }
    });
  });
}
