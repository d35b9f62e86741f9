import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { additions, badDeprecations, breakingChanges } from './schema.changes.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const RELEASED = 'server/http/graphql/released';
const SCHEMAS = [
  ['schema.graphql', `${RELEASED}/shop.graphql`],
  ['server/admin/admin.graphql', `${RELEASED}/admin.graphql`],
] as const;

const changelog = read('server/http/graphql/CHANGELOG.md');
const unreleased = /^## Unreleased\n([^]*?)(?=^## )/m.exec(changelog)?.[1] ?? '';
const month = new Date().toISOString().slice(0, 7);

describe.each(SCHEMAS)('%s, beside the last release', (path, released) => {
  test('breaks no program', () => {
    expect(breakingChanges(read(released), read(path), month)).toEqual([]);
  });

  test('has no addition that the changelog does not name', () => {
    const named = new Set(unreleased.match(/`[\w.]+`/g));
    expect(
      additions(read(released), read(path)).filter((each) => !named.has(`\`${each}\``)),
    ).toEqual([]);
  });

  test('says of everything deprecated until when it stays', () => {
    expect(badDeprecations(read(path))).toEqual([]);
  });
});

test('the changelog has the version of the package', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(changelog).toContain(`## ${version}\n`);
});
