import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const textOf = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The image sets them, or only this machine reaches them. */
const OF_THE_IMAGE = new Set(['HOST', 'PORT', 'DATA_DIR', 'DEV_URL']);

test('compose.yaml passes each variable of server/README.md on to the shop', async () => {
  const [, table = ''] = (await textOf('server/README.md')).split('\n## Configuration\n');
  const rows = (table.split('\n## ', 1)[0] ?? '')
    .split('\n')
    .filter((row) => row.startsWith('| `'));
  const named = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);
  expect(named.length).toBeGreaterThan(30);
  const compose = await textOf('server/deploy/compose.yaml');
  const passed = new Set(Array.from(compose.matchAll(/^ {6}([A-Z_]+): /gm), ([, name]) => name));
  expect(named.filter((name) => !passed.has(name) && !OF_THE_IMAGE.has(name))).toEqual([]);
});
