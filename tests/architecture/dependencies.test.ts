import { isBuiltin } from 'node:module';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { imports } from './source-imports.ts';

/** What builds the shop and is no part of it. */
const BUILD =
  /\.mjs$|\/vite(?:\.\w+)*\.config\.ts$|^(?:client|server)\/vite\/|^seed\/pictures\/render\.ts$/;

/** `@scope/name/file` is of `@scope/name`. */
const packageOf = (named: string) =>
  named
    .split('/')
    .slice(0, named.startsWith('@') ? 2 : 1)
    .join('/');

const isPackage = (to: string) => /^@?[a-z]/.test(to) && !isBuiltin(to);

const shipped = imports.filter(
  ({ from, to, isType }) => !BUILD.test(from) && !isType && isPackage(to) && !isOwn(to),
);

function isOwn(to: string): boolean {
  return /^(?:format|server|client|seed)\/|^schema\.graphql/.test(to);
}

describe('dependencies', () => {
  test('name each package that ships, and nothing else: scanners see no others', () => {
    const names = new Set(shipped.map(({ to }) => packageOf(to)));
    expect(Array.from(names).toSorted()).toEqual(Object.keys(packageJson.dependencies).toSorted());
  });

  test('are told from tools, each named once', () => {
    const tools = Object.keys(packageJson.devDependencies);
    expect(tools.filter((name) => name in packageJson.dependencies)).toEqual([]);
    expect(tools).toContain('vite');
  });
});
