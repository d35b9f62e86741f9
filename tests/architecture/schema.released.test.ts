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

test('what was deprecated until a month that is over may be gone; a default may not change', () => {
  const before = 'type Query { a: String b: String @deprecated(reason: "Use a, until 2027-06") }';
  const after = 'type Query { a(x: Int): String c: Int }';
  expect(breakingChanges(before, after, '2027-06')).toHaveLength(1);
  expect(breakingChanges(before, after, '2027-07')).toEqual([]);
  expect(additions(before, after).toSorted()).toEqual(['Query.a.x', 'Query.c']);
  const defaults = [
    'type Query { a(x: Int = 1): Int }',
    'type Query { a(x: Int = 2): Int }',
  ] as const;
  expect(breakingChanges(...defaults, '2027-06')).toHaveLength(1);
  expect(badDeprecations(before)).toEqual([]);
  expect(badDeprecations(before.replace('until 2027-06', 'soon'))).toEqual(['Use a, soon']);
});
