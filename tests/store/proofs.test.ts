import { describe, expect, test } from 'vitest';
import { proveCorruption } from '../prove/corruption.ts';
import { proveFaults, provePowerCuts } from '../prove/faults.ts';

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

const nothingBad = { lost: 0, half: 0, refusals: 0 };

// Every third operation here, another third for each fault; `npm run prove -- faults` fails them all.
describe('a shop whose disk fails once', () => {
  test('loses nothing that it acknowledged, whatever fails', async () => {
    const operations: string[] = [];
    for (const [index, fault] of (['EIO', 'ENOSPC', 'SHORT'] as const).entries()) {
      const result = await proveFaults(fault, { first: index + 1, stride: 3 });
      expect(result).toMatchObject(nothingBad);
      expect(result.acknowledged).toBeGreaterThan(result.trials * 5);
      operations.push(...result.operations);
    }
    for (const what of ['write', 'sync', 'rename', 'link', 'create', 'open', 'close']) {
      expect(operations.filter((operation) => operation.startsWith(what))).not.toEqual([]);
    }
  });

  test('loses nothing that it acknowledged when the power is cut', async () => {
    const result = await provePowerCuts({ first: 1, stride: 2 }, 2);
    expect(result).toMatchObject(nothingBad);
    expect(result.trials).toBeGreaterThan(80);
    expect(result.acknowledged).toBeGreaterThan(result.trials * 4);
  });
});
