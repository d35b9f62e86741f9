import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { guestOrder } from '../../api/order/order.documents.ts';
import { newFolder, startShopProcess as start } from '../../support/shop/process.ts';
import { runProgram } from '../../support/shop/spawn.ts';
import { startSink } from '../../support/shop/smtp-sink.ts';

const READY = /^Belle Vue: http:\/\/127\.0\.0\.1:\d+\n/;

/** Starts a shop that must not start, and gives how it ended. */
const fail = (variables: Readonly<Record<string, string>>) => start(variables).ended;

test('the built shop holds graphql once: two copies do not know each other’s types', async () => {
  const built = (await readdir('dist/server')).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(built.map((name) => readFile(`dist/server/${name}`, 'utf8')));
  expect(texts.join().match(/\bGraphQLObjectType\s?=\s?class\b/g)).toHaveLength(1);
});

describe('the shop starts', () => {
  test('in a new folder, says where, and finds its data again the next time', async () => {
    const DATA_DIR = join(await newFolder(), 'new/data');
    const first = start({ DATA_DIR });
    const url = await first.ready;
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html lang="fr"');
    const signedUp = await fetch(`${url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Nadia',
        lastName: 'El Alami',
        email: 'nadia@exemple.ma',
        password: 'un mot de passe',
      }),
    });
    expect(signedUp.status).toBe(201);
    const { encodedToken } = await signedUp.json();
    expect(await first.end()).toMatchObject({ code: 0, err: '' });
    expect((await stat(join(DATA_DIR, 'jwt-secret'))).mode & 0o777).toBe(0o600);

    const second = start({ DATA_DIR });
    const cart = await fetch(`${await second.ready}/api/user/cart`, {
      headers: { authorization: encodedToken },
    });
    expect(cart.status).toBe(200);
    const { code, out, err } = await second.end();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(READY);
  });

  test('after it was killed, with the data that it had', async () => {
    const DATA_DIR = await newFolder();
    const killed = start({ DATA_DIR });
    await killed.ready;
    const before = await readFile(join(DATA_DIR, 'shop.json'), 'utf8');
    await killed.end('SIGKILL');
    await start({ DATA_DIR }).ready;
    expect(await readFile(join(DATA_DIR, 'shop.json'), 'utf8')).toBe(before);
  });
});

describe('the shop does not start, and says why in one line,', () => {
  test('when its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo; // it listens on a port, not on a path
    const { code, out, err } = await fail({ DATA_DIR: await newFolder(), PORT: String(port) });
    expect(err).toMatch(new RegExp(`^PORT: ${port} is in use.*\n$`));
    expect(out).toBe('');
    expect(code).toBe(69);
  });

  test('when another shop has its folder', async () => {
    const DATA_DIR = await newFolder();
    await start({ DATA_DIR }).ready;
    const { code, out, err } = await fail({ DATA_DIR });
    expect(err).toMatch(/^\S+ is in use by another shop \(process \d+\)\. Stop it first\.\n$/);
    expect(err).toContain(DATA_DIR);
    expect(out).toBe('');
    expect(code).toBe(75);
  });

  test.each(['{"format":1,"produ', '{\n"format"\nx', '{"format":99}', '[]', ''])(
    'when shop.json holds %j, which it leaves untouched',
    async (text) => {
      const DATA_DIR = await newFolder();
      const file = join(DATA_DIR, 'shop.json');
      await writeFile(file, text);
      const { code, out, err } = await fail({ DATA_DIR });
      expect(err).toMatch(/^\S+shop\.json cannot be read as the shop's data: .*\n$/);
      expect(out).toBe('');
      expect(code).toBe(74);
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );

  test('when DATA_DIR is a file', async () => {
    const DATA_DIR = join(await newFolder(), 'data');
    await writeFile(DATA_DIR, '');
    const { code, out, err } = await fail({ DATA_DIR });
    expect(err).toMatch(/^DATA_DIR: .*\n$/);
    expect(err).toContain(DATA_DIR);
    expect(out).toBe('');
    expect(code).toBe(73);
  });

  test.each(['', 'x\n', `${' '.repeat(64)}\n`, '\0'.repeat(65)])(
    'when jwt-secret holds %j, which it leaves untouched',
    async (text) => {
      const DATA_DIR = await newFolder();
      const file = join(DATA_DIR, 'jwt-secret');
      await writeFile(file, text);
      const { code, out, err } = await fail({ DATA_DIR });
      expect(err).toMatch(/^DATA_DIR: \S+jwt-secret must hold at least 32 characters\. .*\n$/);
      expect(out).toBe('');
      expect(code).toBe(78);
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );

  test('when it is its first and the disk takes no more', async () => {
    const DATA_DIR = await newFolder();
    // The shell's own limit on the size of files: room for the lock, and not for the catalogue.
    const command = `ulimit -f 8; exec "${process.execPath}" dist/server/main.js`;
    const { child, ended } = runProgram('sh', ['-c', command], { PORT: '0', DATA_DIR });
    onTestFinished(() => void child.kill('SIGKILL'));
    const { code, out, err } = await ended;
    expect(err).toMatch(/^DATA_DIR: cannot write .*\n$/);
    expect(out).toBe('');
    expect(code).toBe(73);
    expect(await start({ DATA_DIR }).ready).toMatch(/^http:/);
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['JWT_SECRET', 'too short'],
    ['TOKEN_TTL', '7 days'],
    ['API_DELAY_MS', '-1'],
    ['RATE_LIMITS', 'maybe'],
    ['SANDBOX', 'yes'],
    ['PUBLIC_URL', 'belle-vue.example'],
    ['SMTP_URL', 'mail.belle-vue.ma'],
    ['MAIL_FROM', 'Belle Vue'],
  ])('when %s is %j', async (name, value) => {
    const { code, out, err } = await fail({ DATA_DIR: await newFolder(), [name]: value });
    expect(err).toMatch(new RegExp(`^${name} .*\n$`));
    expect(out).toBe('');
    expect(code).toBe(78);
  });
});

test('the shop that is told to stop answers what was begun, and ends well', async () => {
  const shop = start({ DATA_DIR: await newFolder() });
  const url = await shop.ready;
  const body = JSON.stringify({ query: '{ product(id: "caftan-celeste") { title } }' });
  const begun = request(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  begun.flushHeaders();
  await once(begun, 'continue');
  const ended = shop.end();
  // Once it takes no more, it is stopping.
  await expect.poll(() => fetch(url).catch(() => 'refused')).toBe('refused');

  const answered = once(begun, 'response') as Promise<[IncomingMessage]>;
  begun.end(body);
  const [response] = await answered;
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  expect(response.statusCode).toBe(200);
  // Kept alive, the connection would hold the process for more than a minute.
  expect(response.headers.connection).toBe('close');
  expect(JSON.parse(text)).toEqual({ data: { product: { title: 'Caftan Céleste' } } });
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

/** Places an order of a visitor; gives its id. */
async function order(url: string, email: string): Promise<string> {
  const placed = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation ($input: GuestOrderInput!) {
        placeGuestOrder(input: $input, idempotencyKey: "start-test") { order { id } }
      }`,
      variables: { input: guestOrder([['jupe-plissee-safran', 1]], { email }) },
    }),
  });
  const { data } = await placed.json();
  return data.placeGuestOrder.order.id;
}

describe('a shop with an SMTP server', () => {
  const MAIL_FROM = 'Belle Vue <commandes@belle-vue.ma>';

  test('that is away takes orders; started anew, once it is back, it sends their mails', async () => {
    const sink = await startSink();
    onTestFinished(() => sink.close());
    await sink.away();
    const variables = { DATA_DIR: await newFolder(), SMTP_URL: sink.url, MAIL_FROM };
    const first = start(variables);
    const id = await order(await first.ready, 'nadia@exemple.ma');
    await first.end('SIGKILL');
    await sink.back();

    const second = start(variables);
    const url = await second.ready;
    await expect.poll(() => sink.arrived.length, { timeout: 50_000 }).toBe(1);
    expect(sink.arrived[0]?.to).toEqual(['nadia@exemple.ma']);
    expect(sink.arrived[0]?.email.text).toContain(`${url}/track/${id}/`);
    expect(await second.end()).toMatchObject({ code: 0, err: '' });
  });

  test('that never answers ends all the same when it is told to', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo; // it listens on a port, not on a path
    const called = once(silent, 'connection');
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    const variables = { DATA_DIR: await newFolder(), SMTP_URL, MAIL_FROM };
    const first = start(variables);
    await order(await first.ready, 'nadia@exemple.ma');
    await first.end('SIGKILL');
    // The next one goes through the outbox at once.
    const second = start(variables);
    await second.ready;
    await called;
    const { code, err } = await second.end();
    expect(code).toBe(0);
    expect(err).toContain('a mail was not sent');
    expect(err).not.toContain('exemple.ma');
  });
});
