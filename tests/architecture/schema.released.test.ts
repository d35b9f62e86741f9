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

const schema = (fields: string, more = '') => `type Query { ${fields} } ${more}`;

describe('the comparison', () => {
  const before = schema('a: String b(x: Int = 1): Int', 'enum E { ONE } input I { n: Int }');

  test.each([
    ['a removed field', schema('a: String', 'enum E { ONE } input I { n: Int }')],
    ['a field of another type', before.replace('a: String', 'a: Int')],
    ['a new required argument', before.replace('x: Int = 1', 'x: Int = 1, y: Int!')],
    ['another default', before.replace('x: Int = 1', 'x: Int = 2')],
    ['a removed value', before.replace('ONE', 'TWO')],
    ['a new required input field', before.replace('n: Int', 'n: Int m: Int!')],
    ['a removed type', before.replace('input I { n: Int }', '')],
  ])('refuses %s', (_, after) => {
    expect(breakingChanges(before, after, '2026-11')).toHaveLength(1);
  });

  test('lets additions through, and names them', () => {
    const after = schema(
      'a: String b(x: Int = 1, y: Int): Int c: T',
      'enum E { ONE TWO } input I { n: Int m: Int } type T { d: Int }',
    );
    expect(breakingChanges(before, after, '2026-11')).toEqual([]);
    expect(additions(before, after).toSorted()).toEqual(
      ['E.TWO', 'I.m', 'Query.b.y', 'Query.c', 'T'].toSorted(),
    );
  });

  test('lets go what was deprecated until a month that is over', () => {
    const old = schema('a: String b: String @deprecated(reason: "Use a, until 2027-06")');
    const without = schema('a: String');
    expect(breakingChanges(old, without, '2027-06')).toHaveLength(1);
    expect(breakingChanges(old, without, '2027-07')).toEqual([]);
    expect(badDeprecations(old)).toEqual([]);
    expect(badDeprecations(old.replace('until 2027-06', 'soon'))).toEqual(['Use a, soon']);
    expect(badDeprecations(schema('a: Int @deprecated'))).toEqual(['']);
  });
});
