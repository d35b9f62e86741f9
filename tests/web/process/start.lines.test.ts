import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';

const MAILS = /^Mails: (http:\/\/127\.0\.0\.1:\d+\/dev\/mails\?key=[\w-]{32,})$/m;
const SET_UP = /^Gestion: (http:\/\/127\.0\.0\.1:\d+\/admin\/setup\?token=[\w-]{43})\n/m;
const METRICS = /^Metrics: (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m;

const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

/** Starts the built shop; `lineOf` waits for a line of its standard output. */
async function start(variables: Readonly<Record<string, string>>) {
  const shop = startShopProcess({ DATA_DIR: await newFolder(), ...variables });
  const url = await shop.ready;
  const lineOf = async (pattern: RegExp) => {
    await expect.poll(() => shop.said.out, { timeout: 50_000 }).toMatch(pattern);
    return pattern.exec(shop.said.out)?.[1] ?? '';
  };
  return { ...shop, url, lineOf };
}

/** Whether a page says that this shop receives webhooks for developers. */
const markOf = async (url: string) =>
  (await (await fetch(url)).text()).includes('name="webhook-inboxes"');

/** Every first start prints the link of the back office: `start.staff.test.ts`. */
const withoutSetUp = (out: string) => out.replace(SET_UP, '');

test('the ready line comes first, then where the mails are, with a new key at every start', async () => {
  const first = await start({});
  const mails = await first.lineOf(MAILS);
  expect(await statusOf(mails)).toBe(200);
  expect(await statusOf(`${first.url}/dev/mails`)).toBe(404);
  expect([await markOf(`${first.url}/mockman`), await markOf(first.url)]).toEqual([true, false]);
  const { out } = await first.end();
  expect(withoutSetUp(out).split('\n')).toEqual([`Belle Vue: ${first.url}`, `Mails: ${mails}`, '']);

  const second = await start({});
  expect(new URL(await second.lineOf(MAILS)).search).not.toBe(new URL(mails).search);
});

test.each([
  [{ SANDBOX: 'off' }],
  [{ PUBLIC_URL: 'http://belle-vue.example', SEED: 'empty', CARD_PAYMENTS: 'off' }],
  [{ TRUST_PROXY: 'loopback' }],
])('with %j there are no mails to see, and no line about them', async (variables) => {
  const shop = await start(variables);
  expect(await statusOf(`${shop.url}/dev/mails`)).toBe(404);
  expect(await markOf(`${shop.url}/mockman`)).toBe(false);
  const { code, out, err } = await shop.end();
  const said = { code, out: withoutSetUp(out), err };
  expect(said).toEqual({ code: 0, out: `Belle Vue: ${shop.url}\n`, err: '' });
});

test('a public shop says what of it is still a demonstration', async () => {
  const PUBLIC_URL = 'https://belle-vue.example';
  const shop = await start({ PUBLIC_URL, CARD_PAYMENTS: 'test', SANDBOX: 'off' });
  const { out } = await shop.end();
  expect(withoutSetUp(out)).toBe(
    [
      `Belle Vue: ${shop.url}`,
      'Demo: the test provider takes the cards and no money moves (CARD_PAYMENTS=razorpay or off)',
      'Demo: the catalogue is the demo catalogue (SEED=empty opens a shop without it)',
      '',
    ].join('\n'),
  );
  const open = await start({ PUBLIC_URL, CARD_PAYMENTS: 'off', DEMO_CUSTOMER: 'on' });
  await open.lineOf(/^Demo: (the published demo customer can log in \(DEMO_CUSTOMER=off\))$/m);
});

test('an https shop without a word about cards does not start', async () => {
  const variables = { DATA_DIR: await newFolder(), PUBLIC_URL: 'https://belle-vue.example' };
  const { code, out, err } = await startShopProcess(variables).ended;
  expect(err).toMatch(/^CARD_PAYMENTS must be set .*\n$/);
  expect({ code, out }).toEqual({ code: 78, out: '' });
});

test('METRICS_PORT has the figures without a token, and nothing else, until the shop ends', async () => {
  const shop = await start({ METRICS_PORT: '0', METRICS_TOKEN: 'a-token-of-the-tests' });
  const metrics = await shop.lineOf(METRICS);
  expect(new URL(metrics).port).not.toBe(new URL(shop.url).port);
  const response = await fetch(metrics);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('process_resident_memory_bytes ');
  expect(await statusOf(metrics, { method: 'POST' })).toBe(405);
  for (const path of ['/', '/dev/mails', '/api/products', '/metrics/x']) {
    expect(await statusOf(new URL(path, metrics).href)).toBe(404);
  }
  expect(await statusOf(`${shop.url}/metrics`)).toBe(404);
  // The connection is kept alive and must not hold the process.
  expect(await shop.end()).toMatchObject({ code: 0, err: '' });
  await expect(fetch(metrics)).rejects.toThrow('fetch failed');
});

test('METRICS_PORT that is taken is told in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo; // it listens on a port, not on a path
  const variables = { DATA_DIR: await newFolder(), METRICS_PORT: String(port) };
  const { code, out, err } = await startShopProcess(variables).ended;
  expect(err).toMatch(new RegExp(`^METRICS_PORT: ${port} is in use already.*\n$`));
  expect({ code, out }).toEqual({ code: 69, out: '' });
});
