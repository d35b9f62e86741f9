import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesIn, EXCEPTIONS, FOLDERS, violationsOf } from './imports.rules.ts';
import { files, imports, ROOT, type Import } from './source-imports.ts';

const isOwn = (path: string) => /^(server|client|seed|tests)\//.test(path);

function breaking(rule: (found: Import) => boolean): readonly string[] {
  return imports.filter(rule).map(({ from, to }) => `${from} → ${to}`);
}

describe('the reading of imports', () => {
  test('finds what is there', () => {
    expect(files).toContain('server/cart/cart.service.ts');
    for (const found of [
      { to: 'server/cart/cart.rules.ts', isType: false },
      { to: 'server/cart/cart.store.ts', isType: true },
    ]) {
      expect(imports).toContainEqual({ from: 'server/cart/cart.service.ts', ...found });
    }
    expect(imports).toContainEqual({ from: 'server/app.ts', to: 'fastify', isType: false });
    expect(imports).toContainEqual({
      from: 'client/app/pages.ts',
      to: 'client/home/HomePage.tsx',
      isType: false,
    });
  });

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
});

describe('who may import whom', () => {
  const violations = violationsOf(imports);

  test('nothing but the known exceptions breaks a rule', () => {
    const unknown = [...violations].filter(([label]) => !EXCEPTIONS.includes(label));
    expect(Object.fromEntries(unknown)).toEqual({});
  });

  test('every known exception still occurs', () => {
    expect(EXCEPTIONS.filter((label) => !violations.has(label))).toEqual([]);
  });

  test('the table of folders has every folder, and no two that import each other', () => {
    const named = (folder: string) => FOLDERS[folder] ?? [];
    const pairs = Object.keys(FOLDERS).flatMap((folder) =>
      named(folder).map((other) => [folder, `${folder.split('/')[0]}/${other}`] as const),
    );
    // `context` holds the types of what features are given and is no folder.
    const mutual = pairs.filter(
      ([folder, other]) =>
        ![folder, other].includes('server/context') &&
        pairs.some(([back, to]) => back === other && to === folder),
    );
    expect(mutual).toEqual([]);
  });

  test('client and server never import each other, and nothing imports tests', () => {
    expect(
      breaking(
        ({ from, to }) =>
          (from.startsWith('client/') && to.startsWith('server/')) ||
          (from.startsWith('server/') && to.startsWith('client/')) ||
          to.startsWith('tests/'),
      ),
    ).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    expect(circlesIn(imports)).toEqual([]);
  });
});

describe('the environment', () => {
  test('is read where the process starts, and nowhere else', () => {
    // Each main.ts hands it to config.ts; the .mjs files set defaults before anything is built.
    const readers = files.filter((file) =>
      /process\.env|import\.meta\.env/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    // The renderer's build names it as well, to settle it for good.
    const allowed =
      /^server\/(main\.ts|cli\/main\.ts|config\.ts|(start|dev|shop)\.mjs)$|^client\/vite\.render\.config\.ts$/;
    expect(readers.filter((file) => !allowed.test(file))).toEqual([]);
  });
});
