import { expect, test } from 'vitest';
import { explainFailure } from '../../../server/cli/failure.ts';
import { createProgram } from '../../../server/cli/program.ts';
import type { Terminal } from '../../../server/command.ts';
import { openPostgresStore } from '../../../server/stores/postgres.ts';
import { restoreDump, sql } from '../../support/store/postgres.databases.ts';
import { newDatabase } from '../../support/store/postgres.stores.ts';

/** What `store drop-previous` prints, or why it was refused. */
async function dropPrevious(url: string | null, ...options: readonly string[]): Promise<string> {
  const said: string[] = [];
  const program = createProgram({
    terminal: { databaseUrl: () => url } as unknown as Terminal, // nothing else is called
    run: () => Promise.reject(new Error('Not in the shop')),
    say: (text) => void said.push(text),
  });
  try {
    await program.parseAsync(['store', 'drop-previous', ...options], { from: 'user' });
    return said.join('\n');
  } catch (error) {
    return explainFailure(error, { dataDir: '', databaseUrl: url }).message;
  }
}

const previousTables = async (url: string) =>
  (await sql(url, `SELECT FROM pg_tables WHERE schemaname = 'previous'`)).length;

test('an upgrade says how far it is and leaves the tables aside, until they are dropped', async () => {
  const { url } = await newDatabase('NOTHING');
  await restoreDump(url, '0021');
  const reported: string[] = [];
  const store = await openPostgresStore(url, async () => {}, {
    report: (message) => reported.push(message),
  });
  expect(reported).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^orders: \d+ rows were taken over$/),
      expect.stringMatching(/^orders: \d+ rows were indexed$/),
    ]),
  );
  const count = await previousTables(url);
  expect(count).toBeGreaterThan(20);
  expect(await dropPrevious(url, '--dry-run')).toMatch(
    /customers, .*orders.*\nRien n’a été modifié/,
  );
  expect(await previousTables(url)).toBe(count);
  expect(await dropPrevious(url)).toMatch(/^Tables d’une version antérieure supprimées.*orders/);
  expect(await previousTables(url)).toBe(0);
  expect(await dropPrevious(url)).toBe('La base n’a pas de tables d’une version antérieure.');
  expect(await store.read.orders.count()).toBeGreaterThan(0);
  await store.close();
});

test('a folder has no tables to drop', async () => {
  expect(await dropPrevious(null)).toContain('DATABASE_URL n’est pas défini');
});
