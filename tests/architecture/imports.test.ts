import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDGE, FOLDERS, isOwn, isShared, ROLES, violationsOf } from './imports.rules.ts';
import { files, imports, namesIn, ROOT, type Import } from './source-imports.ts';

function breaking(rule: (found: Import) => boolean): readonly string[] {
  return imports.filter(rule).map(({ from, to }) => `${from} → ${to}`);
}

describe('imports', () => {
  test('every import of our own leads to a file', () => {
    const known = new Set(files);
    expect(
      breaking(
        ({ to }) =>
          isOwn(to) &&
          !to.includes('generated') &&
          !known.has(to) &&
          // Styles, and texts that are part of the bundle.
          !existsSync(join(ROOT, to.replace(/\?.*$/, ''))),
      ),
    ).toEqual([]);
  });

  test('break no rule, and each rule is about files and imports that exist', () => {
    expect(violationsOf(imports)).toEqual([]);
    const unused = ROLES.filter(
      ({ from, mayNot }) => !files.some(from) || !imports.some(({ to }) => mayNot(to)),
    );
    expect(unused).toEqual([]);
  });

  test('a folder may import those above it in the table alone', () => {
    const order = Array.from(FOLDERS.keys());
    const upward = Array.from(FOLDERS).flatMap(([from, others]) =>
      others
        // Features are given `context`, which holds types of theirs and is no folder.
        .filter((to) => to !== 'server/context' && order.indexOf(to) >= order.indexOf(from))
        .map((to) => `${from} → ${to}`),
    );
    expect(upward).toEqual([]);
  });

  test('client and server share the listed files alone, and nothing imports tests', () => {
    expect(
      breaking(
        ({ from, to }) =>
          // The demo is a server in the browser.
          (/^client\/(?!demo\/)/.test(from) && to.startsWith('server/') && !isShared(to)) ||
          (from.startsWith('server/') && to.startsWith('client/')) ||
          to.startsWith('tests/'),
      ),
    ).toEqual([]);
  });

  test('resolvers, REST and commands read the store through services', () => {
    expect(files.filter((file) => EDGE.test(file) && namesIn(file).has('store'))).toEqual([]);
  });
});

describe('the environment', () => {
  test('is read where the process starts, and nowhere else', () => {
    // Each main.ts hands it to config.ts; the .mjs files set defaults before anything is built, and of its build.
    const readers = files.filter((file) =>
      /process\.env|import\.meta\.env/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    // The renderer's build names it as well, to settle it for good.
    const allowed =
      /^server\/(main\.ts|cli\/main\.ts|config\.ts|(start|dev|shop|build)\.mjs)$|^client\/(vite\.render\.config|page\/prefix)\.ts$/;
    expect(readers.filter((file) => !allowed.test(file))).toEqual([]);
  });
});
