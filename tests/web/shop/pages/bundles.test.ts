import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import packageJson from '../../../../package.json' with { type: 'json' };

interface Named {
  readonly name: string;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

/** A file that the build or npm wrote, as the test expects it; it is not checked. */
async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8'));
}

const readInstalled = () =>
  readJson<{ readonly dependencies: Readonly<Record<string, string>> }>('dist/server/package.json');

/** The packages whose code is in the bundles, as Rolldown counted them. */
async function readBundled(): Promise<readonly Named[]> {
  const lists = ['client', 'pages/fr', 'server'].map((part) => `${part}/.vite/licenses.json`);
  const files = [...lists, 'client/.vite/licenses.tools.json'];
  return (
    await Promise.all(files.map((file) => readJson<readonly Named[]>(`dist/${file}`)))
  ).flat();
}

test('all that is bundled is shipped in the lock file, and no dependency is unused', async () => {
  const { packages } = await readJson<Lock>('package-lock.json');
  const bundled = await readBundled();
  const names = new Set(bundled.map(({ name }) => name));
  expect(names).toContain('fastify');
  const shipped = new Set(
    Object.entries(packages).flatMap(([path, { dev }]) =>
      dev === true ? [] : [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)],
    ),
  );
  expect([...names].filter((name) => !shipped.has(name))).toEqual([]);

  const { dependencies } = await readInstalled();
  const unused = Object.keys(packageJson.dependencies).filter(
    (name) => !names.has(name) && !(name in dependencies),
  );
  expect(unused).toEqual([]);
});

test('a production install is of native code alone, in the versions of the lock file', async () => {
  const { dependencies } = await readInstalled();
  expect(Object.keys(dependencies)).toEqual(['@node-rs/argon2']);
  const { packages } = await readJson<Lock>('dist/server/package-lock.json');
  const all = await readJson<Lock>('package-lock.json');
  const { '': own, ...others } = packages;
  expect(own).toMatchObject({ dependencies });
  expect(Object.keys(others).length).toBeGreaterThan(5);
  expect(all.packages).toMatchObject(others);
});

test.each(['manifest.json', 'manifest.ar.json', 'manifest.en.json', 'manifest.tools.json'])(
  'no script of %s runs before what it needs: they form no circle',
  async (manifest) => {
    const chunks = await readJson<
      Readonly<Record<string, { readonly imports?: readonly string[] }>>
    >(`dist/client/.vite/${manifest}`);
    const isInCircle = (name: string, path: readonly string[] = []): boolean =>
      path.includes(name) ||
      (chunks[name]?.imports ?? []).some((needed) => isInCircle(needed, [...path, name]));
    expect(Object.keys(chunks).filter((name) => isInCircle(name))).toEqual([]);
  },
);
