import { describe, expect, test } from 'vitest';
import { explainFailure } from '../../../server/cli/failure.ts';
import type { Output } from '../../../server/cli/output.ts';
import { createProgram } from '../../../server/cli/program.ts';

/** Thrown instead of running a command. */
class Called extends Error {
  readonly command: string;
  readonly input: unknown;

  constructor(command: string, input: unknown) {
    super(command);
    this.command = command;
    this.input = input;
  }
}

const unused = () => {
  throw new Error('Not used here');
};
const output: Output = {
  run: (command, input) => Promise.reject(new Called(command, input)),
  say: unused,
  report: unused,
  databaseUrl: unused,
  dataDir: unused,
  place: unused,
  readText: unused,
  writeText: unused,
};

/** The command and input that the words stand for, or the message that refuses them. */
async function parsed(...words: readonly string[]) {
  try {
    await createProgram(output).parseAsync(['products', ...words], { from: 'user' });
  } catch (error) {
    if (error instanceof Called) return [error.command, error.input];
    const failure = explainFailure(error, { dataDir: '', databaseUrl: null });
    return [failure.exitCode, failure.message];
  }
  throw new Error('Nothing was run');
}

describe('products stock', () => {
  test.each([
    [[], 'products.stock', {}],
    [['caftan'], 'products.stock', { id: 'caftan' }],
    [['--low', '--category', 'Robes'], 'products.stock', { low: 3, category: 'Robes' }],
    [['--low', '0', '--out-of-stock'], 'products.stock', { low: 0, outOfStock: true }],
    [['a', '7'], 'products.set-stock', { changes: [{ id: 'a', stock: '7' }] }],
    [
      ['a', '0', 'a.42', 'non-compté'],
      'products.set-stock',
      {
        changes: [
          { id: 'a', stock: '0' },
          { id: 'a.42', stock: '' },
        ],
      },
    ],
  ] as const)('%j means %s %j', async (words, command, input) => {
    expect(await parsed('stock', ...words)).toEqual([command, input]);
  });

  test.each([
    [['a', '1', 'b'], 'Chaque identifiant demande son stock'],
    [['--low', 'x'], '--low demande un nombre entier'],
  ])('%j is refused', async (words, message) => {
    expect(await parsed('stock', ...words)).toEqual([64, expect.stringContaining(message)]);
  });
});

describe('products variants', () => {
  test.each([
    [['a'], 'products.variants', { id: 'a' }],
    [['a.42', '--sku', ''], 'products.change-variant', { id: 'a.42', sku: '' }],
    [
      ['a', '-p', '9', '-o', '10'],
      'products.change-variant',
      { id: 'a', price: '9', original: '10' },
    ],
    [['a.42', '--remove'], 'products.remove-variant', { id: 'a.42' }],
  ] as const)('%j means %s %j', async (words, command, input) => {
    expect(await parsed('variants', ...words)).toEqual([command, input]);
  });

  test('without an id is refused', async () => {
    expect(await parsed('variants')).toEqual([64, expect.stringContaining('Il manque')]);
  });
});
