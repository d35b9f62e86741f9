import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { imports } from './source-imports.ts';

/** Matches what builds the shop or is run by hand, and is no part of it; the demo has no production install. */
const BUILD =
  /\.mjs$|\/vite(?:\.\w+)*\.config\.ts$|^(?:client|server)\/vite\/|^client\/demo\/|^seed\/raster\//;

/** `@scope/name/file` is of `@scope/name`. */
const packageOf = (named: string) =>
  named
    .split('/')
    .slice(0, named.startsWith('@') ? 2 : 1)
    .join('/');

/** The code generator is used by its command and by `codegen.ts`, which is no source of the shop. */
const FIXED =
  'react react-dom react-router-dom @apollo/client graphql @apollo/server graphql-tag jsonwebtoken ' +
  'lowdb uuid react-toastify vite';

const isPackage = (to: string) => /^@?[a-z]/.test(to) && !isBuiltin(to);

const shipped = imports.filter(
  ({ from, to, isType }) => !BUILD.test(from) && !isType && isPackage(to) && !isOwn(to),
);

function isOwn(to: string): boolean {
  return /^(?:server|client|seed)\/|^(?:schema\.graphql|package\.json)/.test(to);
}

/** Returns the lowest of the majors in a range: `>=22 <25 || ^20.19` has 22 and 20. */
const lowestMajor = (range: string) =>
  Math.min(...range.split('||').map((part) => Number(/\d+/.exec(part)?.[0] ?? 0)));

describe('dependencies', () => {
  test('name each package that ships, and nothing else: scanners see no others', () => {
    const names = new Set(shipped.map(({ to }) => packageOf(to)));
    expect(Array.from(names).toSorted()).toEqual(Object.keys(packageJson.dependencies).toSorted());
    const tools = Object.keys(packageJson.devDependencies);
    expect(tools.filter((name) => names.has(name))).toEqual([]);
  });

  test('include those that the customer fixed, each really used', () => {
    const used = new Set(imports.map(({ to }) => packageOf(to)));
    expect(FIXED.split(' ').filter((name) => !used.has(name))).toEqual([]);
  });

  test('accept Node 20: an install warns of nothing that it should not', () => {
    const lock: { packages: Record<string, { engines?: { node?: string } }> } = JSON.parse(
      readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
    );
    const newer = Object.entries(lock.packages)
      .filter(([, { engines }]) => lowestMajor(engines?.node ?? '') > 20)
      .map(([path]) => path);
    expect(newer).toEqual([]);
  });
});
