import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import packageJson from '../../../../package.json' with { type: 'json' };

interface Named {
  readonly name: string;
  readonly version: string;
}

interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}

/** A file that the build or npm wrote, as the test expects it; it is not checked. */
async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8'));
}

const idOf = ({ name, version }: Named) => `${name}@${version}`;

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

test('the bill of materials has all that is bundled and no tools, and no dependency is unused', async () => {
  const { metadata, components } = await readJson<{
    readonly metadata: { readonly component: Named };
    readonly components: readonly Named[];
  }>('dist/sbom.cdx.json');
  expect(metadata.component).toMatchObject({ name: 'belle-vue', version: packageJson.version });
  const listed = new Set(components.map(idOf));
  const bundled = await readBundled();
  const shipped = bundled.map(idOf);
  expect(shipped).toContainEqual(expect.stringMatching(/^fastify@/));
  expect(shipped.filter((each) => !listed.has(each))).toEqual([]);
  const tools = ['vite', 'vitest', 'oxlint', '@playwright/test', '@graphql-codegen/cli'];
  expect(Object.keys(packageJson.devDependencies)).toEqual(expect.arrayContaining(tools));
  expect(components.filter(({ name }) => tools.includes(name))).toEqual([]);

  const { dependencies } = await readInstalled();
  const names = new Set(bundled.map(({ name }) => name));
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
