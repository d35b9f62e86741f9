import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { newFolder } from '../../support/shop/process.ts';
import { runNode } from '../../support/shop/spawn.ts';

const READY = /^Belle Vue: (http:\/\/127\.0\.0\.1:\d+)\n/;

interface Named {
  readonly name: string;
  readonly version: string;
}

/** A file that the build or npm wrote, as the test expects it; it is not checked. */
async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8'));
}

const idOf = ({ name, version }: Named) => `${name}@${version}`;

/** The packages whose code is in the bundles, as Rolldown counted them. */
async function bundled(): Promise<readonly Named[]> {
  const lists = ['client', 'pages', 'server'].map((part) =>
    readJson<readonly Named[]>(`dist/${part}/.vite/licenses.json`),
  );
  return (await Promise.all(lists)).flat();
}

interface Installed {
  readonly dependencies: Readonly<Record<string, string>>;
}

describe('what the built shop consists of', () => {
  test('is in its bill of materials, to the version, without tools', async () => {
    const { metadata, components } = await readJson<{
      readonly metadata: { readonly component: Named };
      readonly components: readonly Named[];
    }>('dist/sbom.cdx.json');
    expect(metadata.component).toMatchObject({ name: 'belle-vue', version: packageJson.version });
    const listed = new Set(components.map(idOf));
    const shipped = (await bundled()).map(idOf);
    expect(shipped).toContainEqual(expect.stringMatching(/^fastify@/));
    expect(shipped.filter((each) => !listed.has(each))).toEqual([]);
    const tools = ['vite', 'vitest', 'oxlint', '@playwright/test', '@graphql-codegen/cli'];
    expect(Object.keys(packageJson.devDependencies)).toEqual(expect.arrayContaining(tools));
    expect(components.filter(({ name }) => tools.includes(name))).toEqual([]);
  });

  test('is all that package.json names as dependencies', async () => {
    const { dependencies } = await readJson<Installed>('dist/server/package.json');
    const names = new Set((await bundled()).map(({ name }) => name));
    const unused = Object.keys(packageJson.dependencies).filter(
      (name) => !names.has(name) && !(name in dependencies),
    );
    expect(unused).toEqual([]);
  });
});

describe('a production install', () => {
  test('is of native code alone, in the versions of the lock file', async () => {
    const { dependencies } = await readJson<Installed>('dist/server/package.json');
    expect(Object.keys(dependencies)).toEqual(['@node-rs/argon2']);
    type Lock = { readonly packages: Readonly<Record<string, object>> };
    const { packages } = await readJson<Lock>('dist/server/package-lock.json');
    const all = await readJson<Lock>('package-lock.json');
    const { '': own, ...others } = packages;
    expect(own).toMatchObject({ dependencies });
    expect(Object.keys(others).length).toBeGreaterThan(5);
    expect(all.packages).toMatchObject(others);
  });

  test('is enough: for the shop, its commands and the driver of a database', async () => {
    const folder = await installed();
    const start = join(folder, 'server/start.mjs');
    const shop = run([start], { PORT: '0', DATA_DIR: join(folder, 'data') });
    await expect.poll(() => shop.said.out, { timeout: 50_000 }).toMatch(READY);
    const url = READY.exec(shop.said.out)?.[1] ?? '';
    expect(await (await fetch(`${url}/products`)).text()).toContain('Caftan Céleste');
    const logIn = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"demo@belle-vue.example","password":"demo-belle-vue"}',
    });
    expect(logIn.status).toBe(200);
    shop.child.kill('SIGTERM');
    expect(await shop.ended).toMatchObject({ code: 0, err: '' });

    const commands = join(folder, 'server/shop.mjs');
    const list = run([commands, 'products', 'list'], { DATA_DIR: join(folder, 'data') });
    expect(await list.ended).toMatchObject({ code: 0, out: expect.stringContaining('Céleste') });

    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
    const away = run([start], { DATABASE_URL, JWT_SECRET: 'x'.repeat(32), DATA_DIR: folder });
    expect(await away.ended).toMatchObject({
      code: 69,
      err: expect.stringMatching(/ECONNREFUSED/),
    });
  });
});

/** Copies what the README says to copy to a new folder, and installs there what `npm ci` would. */
async function installed(): Promise<string> {
  const folder = await newFolder();
  for (const part of ['dist', 'seed', 'server', 'package.json']) {
    await cp(part, join(folder, part), { recursive: true, filter: isCopied });
  }
  const { packages } = await readJson<{ packages: object }>('dist/server/package-lock.json');
  const paths = Object.keys(packages).filter((path) => path !== '' && existsSync(path));
  // The package, and its code for this machine.
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) {
    await cp(path, join(folder, 'dist/server', path), { recursive: true });
  }
  return folder;
}

/** Of the sources only what is named: `seed/*.json` and `server/*.mjs`. */
function isCopied(path: string): boolean {
  const [top = '', name, ...more] = path.split('/');
  if (name === undefined || !['seed', 'server'].includes(top)) return true;
  return more.length === 0 && name.endsWith(top === 'seed' ? '.json' : '.mjs');
}

/** Runs a program of Node's; whatever is left of it ends with the test. */
function run(args: readonly string[], variables: Readonly<Record<string, string>>) {
  const program = runNode(args, variables);
  onTestFinished(() => void program.child.kill('SIGKILL'));
  return program;
}
