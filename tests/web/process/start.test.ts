import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder, startedShop, startShopProcess } from '../../support/shop/process.ts';
import { placeOrder } from './requests.ts';

const SET_UP = /^Gestion: (http:\/\/127\.0\.0\.1:\d+\/admin\/setup\?token=[\w-]{43})\n/m;

const OUTBOX = /^Outbox: (http:\/\/127\.0\.0\.1:\d+\/dev\/outbox\?key=[\w-]{32,})\n/m;

const ZONE = /^(Zone: Africa\/Casablanca is at \+00:00 by tz \d{4}\w.*)\n/m;

const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

test('the built shop holds graphql once: two copies do not know each other’s types', async () => {
  const built = (await readdir('dist/server')).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(built.map((name) => readFile(`dist/server/${name}`, 'utf8')));
  expect(texts.join().match(/\bGraphQLObjectType\s?=\s?class\b/g)).toHaveLength(1);
});

describe('the shop', () => {
  test('starts in a new folder, and has all that it acknowledged after it was killed', async () => {
    const DATA_DIR = join(await newFolder(), 'new/data');
    const killed = await startedShop({ DATA_DIR });
    expect(await (await fetch(killed.url)).text()).toContain('<html lang="fr"');
    const nadia = { firstName: 'Nadia', lastName: 'El Alami', email: 'nadia@exemple.ma' };
    const signedUp = await fetch(`${killed.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...nadia, password: 'un mot de passe' }),
    });
    const { encodedToken } = await signedUp.json();
    const placed = await placeOrder(killed.url);
    expect((await stat(join(DATA_DIR, 'jwt-secret'))).mode & 0o777).toBe(0o600);
    const links = [await killed.lineOf(SET_UP), await killed.lineOf(OUTBOX)];
    await killed.end('SIGKILL');

    const again = await startedShop({ DATA_DIR });
    const headers = { authorization: encodedToken };
    expect(await statusOf(`${again.url}/api/user/cart`, { headers })).toBe(200);
    expect(await placeOrder(again.url)).toEqual(placed);
    for (const [at, pattern] of [SET_UP, OUTBOX].entries()) {
      const key = new URL(await again.lineOf(pattern)).search;
      expect(key).not.toBe(new URL(links[at] ?? '').search);
    }
    expect(await again.end()).toMatchObject({ code: 0, err: '' });
  });

  test('says first where it is, then where its back office is set up and its outbox is', async () => {
    const shop = await startedShop({});
    const [setup, outbox] = [await shop.lineOf(SET_UP), await shop.lineOf(OUTBOX)];
    expect(await statusOf(outbox)).toBe(200);
    expect(await statusOf(`${shop.url}/dev/outbox`)).toBe(404);
    const zone = await shop.lineOf(ZONE);
    const lines = [`Belle Vue: ${shop.url}`, `Gestion: ${setup}`, `Outbox: ${outbox}`, zone, ''];
    expect(await shop.end()).toEqual({ code: 0, out: lines.join('\n'), err: '' });
  });
});

describe('the shop does not start, and says why in one line,', () => {
  test.each([
    [
      'when shop.json is no document, which it leaves untouched',
      { file: 'shop.json', text: '{"format":1,"produ' },
      74,
      /^\S+shop\.json cannot be read as the shop's data: .*\n$/,
    ],
    ['when a variable is bad', { file: 'none', text: '', PORT: 'http' }, 78, /^PORT .*\n$/],
  ])('%s', async (_, { file, text, ...variables }, code, line) => {
    const folder = await newFolder();
    const path = join(folder, file);
    await writeFile(path, text);
    const ended = await startShopProcess({ ...variables, DATA_DIR: folder }).ended;
    expect(ended).toEqual({ code, out: '', err: expect.stringMatching(line) });
    expect(await readFile(path, 'utf8')).toBe(text);
  });
});
