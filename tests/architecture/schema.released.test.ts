import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { schemas, wholeSchemas } from '../support/schemas.ts';
import { additions, badDeprecations, breakingChanges } from './schema.changes.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** `write-released.mjs` stored their files at the last release. */
const released = wholeSchemas(
  JSON.parse(gunzipSync(readFileSync(new URL('released.json.gz', import.meta.url))).toString()),
);
const changelog = read('server/http/graphql/CHANGELOG.md');
const unreleased = /^## Unreleased\n([^]*?)(?=^## )/m.exec(changelog)?.[1] ?? '';
const month = new Date().toISOString().slice(0, 7);

describe.each(['shop', 'admin'] as const)(
  'the schema of the %s, beside the last release',
  (api) => {
    test('breaks no program', () => {
      expect(breakingChanges(released[api], schemas[api], month)).toEqual([]);
    });

    test('has no addition that the changelog does not name', () => {
      const named = new Set(unreleased.match(/`[\w.]+`/g));
      expect(
        additions(released[api], schemas[api]).filter((each) => !named.has(`\`${each}\``)),
      ).toEqual([]);
    });

    test('says of everything deprecated until when it stays', () => {
      expect(badDeprecations(schemas[api])).toEqual([]);
    });
  },
);

test('the changelog has the version of the package', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(changelog).toContain(`## ${version}\n`);
});
