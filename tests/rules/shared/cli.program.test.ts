import { describe, expect, test, vi } from 'vitest';
import { findCommand, groups } from '../../../server/cli/commands.ts';
import { explainFailure } from '../../../server/cli/failure.ts';
import { createProgram, type Operator } from '../../../server/cli/program.ts';

const CSV = 'id,price\ncaftan-celeste,3290\n';

/** A program whose shop gives this result, with what was sent, said and written. */
function open(result: unknown = {}) {
  const sent = vi.fn<Operator['run']>(() => Promise.resolve(result));
  const said: string[] = [];
  const written: Array<readonly [file: string, text: string]> = [];
  const program = createProgram({
    terminal: {
      databaseUrl: () => null,
      dataDir: () => '/nowhere',
      place: (file) => `/home/amina/${file}`,
      readText: async () => CSV,
      readTable: async () => CSV,
      writeText: async (file, text) => void written.push([file, text]),
      report: () => undefined,
    },
    run: sent,
    say: (text) => void said.push(text),
  });
  return {
    said,
    written,
    /** The command and input that these words stand for. */
    async type(...words: readonly string[]) {
      await program.parseAsync(words, { from: 'user' });
      return sent.mock.lastCall;
    },
  };
}

describe('words stand for', () => {
  /** Empty results of each of these commands. */
  const nothing = {
    tokens: [],
    categories: [],
    dryRun: true,
    added: [],
    changed: [],
    archived: [],
    unchanged: 0,
  };
  test.each([
    [
      ['products', 'import', 'a.csv', '--dry-run'],
      { csv: CSV, folder: '/home/amina', dryRun: true },
    ],
    [['tokens', 'list'], {}],
  ])('%j', async (words, input) => {
    const sent = await open(nothing).type(...words);
    expect(sent).toEqual([words.slice(0, 2).join(' '), input]);
  });

  test('an import from another shop, which is in no group', async () => {
    const { type, said } = open({ ...nothing, leftOut: [], notes: [], redirects: 3 });
    const words = ['import', 'p.csv', '--from', 'prestashop', '--combinations', 'c.csv'];
    const sent = await type(...words, '--pictures', 'photos', '--publish');
    const texts = { text: CSV, combinations: CSV, pictures: '/home/amina/photos' };
    expect(sent).toEqual(['import', { ...texts, from: 'prestashop', publish: true }]);
    expect(said.join()).toContain('3 anciennes adresses.');
  });

  test('a list with commas, a role and a date', async () => {
    const { type, said } = open({ id: 't', secret: 'bv_1' });
    const token = ['tokens', 'create', 'erp', '--scopes', 'orders:read, stock:write,'];
    const scopes = ['orders:read', 'stock:write'];
    expect(await type(...token)).toEqual(['tokens create', { name: 'erp', scopes }]);
    expect(said).toEqual([expect.stringMatching(/^Jeton «\u00a0erp\u00a0»\..*\nbv_1$/)]);
    const dated = await type(...token, '--expires', '2027-06-30');
    // The day is the token's last, in Rabat.
    expect(dated?.[1]).toMatchObject({ expiresAt: '2027-07-01T00:00:00.000Z' });
    const added = open({ email: 'k', role: 'OWNER', setupUrl: 'x', expiresAt: '2026-01-01T10:00' });
    const staff = await added.type('staff', 'add', 'k', '--role', 'owner');
    expect(staff).toEqual(['staff add', { email: 'k', role: 'OWNER' }]);
  });
});

test.each([
  [['tokens', 'revoke'], 'Il manque <id>.'],
  [['staff', 'add', 'karim@example.com'], 'Il manque l’option'],
  [['staff', 'add', 'k', '--role', 'boss'], '--role demande OWNER ou STAFF.'],
  [['import', 'a.csv', '--from', 'wix'], '--from demande shopify, woocommerce'],
  [['tokens', 'create', 'erp'], 'Il manque l’option'],
  [['store', 'copy', '--from', 'a', '--to', 'postgres:'], 'L’adresse d’une base s’écrit'],
])('%j is a usage error', async (words, message) => {
  const error: unknown = await open()
    .type(...words)
    .catch((reason: unknown) => reason);
  const { exitCode, message: said } = explainFailure(error, { dataDir: '', databaseUrl: null });
  expect(exitCode).toBe(64);
  expect(said).toContain(message);
  expect(said).toMatch(/\nAide\u00a0: npm run shop -- --help$/);
});

describe('a file of results', () => {
  test('of products is written or printed, and named in JSON', async () => {
    const result = { count: 2, csv: 'id\na\nb\n' };
    for (const file of [[], ['-']]) {
      const printed = open(result);
      await printed.type('products', 'export', ...file);
      expect(printed).toMatchObject({ said: ['id\na\nb'], written: [] });
    }
    const { type, said, written } = open(result);
    await type('products', 'export', 'c.csv');
    await type('products', 'export', 'c.csv', '--json');
    expect(written[0]).toEqual(['c.csv', 'id\na\nb\n']);
    expect(said[0]).toBe('2 produits écrits dans c.csv.');
    expect(JSON.parse(said[1] ?? '')).toEqual({ count: 2, file: 'c.csv' });
  });
});

test('every command is found by its name, in one group, and helps', () => {
  for (const { commands } of groups) {
    const [group] = commands[0].name.split(' ');
    for (const command of commands) {
      expect(command.name).toMatch(new RegExp(`^${group} [a-z-]+$`));
      expect(findCommand(command.name)).toBe(command);
      expect(command.summary).not.toBe('');
    }
  }
});
