import { describe, expect, test, vi } from 'vitest';
import { explainFailure } from '../../../server/cli/failure.ts';
import type { Output } from '../../../server/cli/output.ts';
import { createProgram } from '../../../server/cli/program.ts';

/** Thrown instead of running a command. */
const CALLED = new Error('Called');

/** The command and input that the words stand for, or the message that refuses them. */
async function parsed(...words: readonly string[]) {
  const run = vi.fn<Output['run']>(() => Promise.reject(CALLED));
  const output = { run } as unknown as Output; // nothing else is called before
  const program = createProgram(output).parseAsync(['products', ...words], { from: 'user' });
  const error: unknown = await program.catch((reason: unknown) => reason);
  if (error === CALLED) return run.mock.lastCall;
  const failure = explainFailure(error, { dataDir: '', databaseUrl: null });
  return [failure.exitCode, failure.message];
}

describe('products stock', () => {
  const ZERO = { id: 'a', stock: '0' };
  test.each([
    [[], 'products.stock', {}],
    [['caftan'], 'products.stock', { id: 'caftan' }],
    [['--low', '--category', 'Robes'], 'products.stock', { low: 3, category: 'Robes' }],
    [['--low', '0', '--out-of-stock'], 'products.stock', { low: 0, outOfStock: true }],
    [['a', '0', 'b', '7'], 'products.set-stock', { changes: [ZERO, { id: 'b', stock: '7' }] }],
    [['a.42', 'non-compté'], 'products.set-stock', { changes: [{ id: 'a.42', stock: '' }] }],
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
