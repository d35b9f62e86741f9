import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { GRAPHQL_BODY_LIMIT } from '../../server/http/graphql/endpoint.ts';
import {
  MAX_ALIASES,
  MAX_DEPTH,
  MAX_MUTATIONS,
  MAX_OBJECTS,
  MAX_TOKENS,
} from '../../server/http/graphql/limits.ts';
import { WINDOWS } from '../../server/http/limits/rate-limits.ts';
import { REST_BODY_LIMIT } from '../../server/http/rest/routes.ts';

const counted = (value: number) => value.toLocaleString('en-US');

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

test('the README is a front page of at most 12 KB', async () => {
  expect(Buffer.byteLength(await read('README.md'))).toBeLessThanOrEqual(12 * 1024);
});

test('the README for operators names the limits of the API as they are', async () => {
  const [, limits = ''] = (await read('server/README.md')).split('\n## Limits\n');
  const text = limits.split('\n## ', 1)[0]?.replace(/\s+/g, ' ');
  for (const limit of [
    `${MAX_TOKENS} tokens`,
    `depth ${MAX_DEPTH}`,
    `${MAX_ALIASES} aliases`,
    `${MAX_MUTATIONS} mutations`,
    `${counted(MAX_OBJECTS)} objects`,
    `${GRAPHQL_BODY_LIMIT / 1024} KB`,
    `REST: ${REST_BODY_LIMIT / 1024} KB`,
    `${counted(WINDOWS.READ.points)} reads`,
    `${counted(WINDOWS.WRITE.points)} writes`,
    '`RateLimit`',
    '`RateLimit-Policy`',
  ]) {
    expect(text).toContain(limit);
  }
});
