import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../../support/shop/process.ts';
import { runNode } from '../../../support/shop/spawn.ts';

const READY = /^Belle Vue: (http:\/\/127\.0\.0\.1:\d+)\n/;

test('a production install is enough for the shop, its commands and the driver of a database', async () => {
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
  const list = run([commands, 'products', 'export'], { DATA_DIR: join(folder, 'data') });
  expect(await list.ended).toMatchObject({ code: 0, out: expect.stringContaining('Céleste') });

  const DATABASE_URL = 'postgres://unknown@127.0.0.1:1/none';
  const away = run([start], { DATABASE_URL, JWT_SECRET: 'x'.repeat(32), DATA_DIR: folder });
  expect(await away.ended).toMatchObject({ code: 69, err: expect.stringMatching(/ECONNREFUSED/) });
});

/** Copies what the README says to copy to a new folder, and installs there what `npm ci` would. */
async function installed(): Promise<string> {
  const folder = await newFolder();
  for (const part of ['dist', 'seed', 'server', 'package.json']) {
    await cp(part, join(folder, part), { recursive: true, filter: isCopied });
  }
  const lock = JSON.parse(await readFile('dist/server/package-lock.json', 'utf8'));
  const paths = Object.keys(lock.packages).filter((path) => path !== '' && existsSync(path));
  // The package, and its code for this machine.
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) {
    await cp(path, join(folder, 'dist/server', path), { recursive: true });
  }
  return folder;
}

/** Returns whether it is copied: of the sources only `seed/*.json` and `server/*.mjs` are. */
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
