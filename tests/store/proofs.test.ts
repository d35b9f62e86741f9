import { describe, expect, test } from 'vitest';
import { proveCorruption } from '../prove/corruption.ts';
import { proveFaults } from '../prove/faults.ts';

describe('a shop whose files were damaged', () => {
  test('opens as it was, or is refused by name: never as something else', async () => {
    const results = await proveCorruption(1);
    expect(results).toHaveLength(4);
    expect(results.map(({ damage, wrong }) => `${damage}: ${wrong}`)).toEqual(
      results.map(({ damage }) => `${damage}: 0`),
    );
    const [cutJournal, changedJournal, cutDocument, changedDocument] = results;
    expect(cutJournal?.refused).toBe(0);
    expect(cutJournal?.trials).toBeGreaterThan(8_000);
    expect(changedJournal?.refused).toBeGreaterThan(8_000);
    expect(cutDocument?.refused).toBe(cutDocument?.trials);
    expect(changedDocument?.refused).toBe(changedDocument?.trials);
  });
});

describe('a shop whose disk fails once', () => {
  test.each(['EIO', 'ENOSPC', 'SHORT'] as const)(
    'with %s, at any operation, loses nothing that it acknowledged',
    async (fault) => {
      const { trials, acknowledged, lost, half, refusals, operations } = await proveFaults(fault);
      expect({ lost, half, refusals }).toEqual({ lost: 0, half: 0, refusals: 0 });
      expect(trials).toBeGreaterThan(80);
      expect(acknowledged).toBeGreaterThan(trials * 5);
      for (const what of ['write', 'sync', 'rename', 'link', 'create', 'open', 'close']) {
        expect([...operations].some((operation) => operation.startsWith(what))).toBe(true);
      }
    },
  );
});
