import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder, startShopProcess as start } from '../../support/shop/process.ts';
import { startSink } from '../../support/shop/smtp-sink.ts';
import { runProgram } from '../../support/shop/spawn.ts';
import { listen } from './ports.ts';
import { placeOrder } from './requests.ts';

/** Starts a shop that takes an order, and kills it before its mail has left; gives the order's id. */
async function orderAndKill(variables: Readonly<Record<string, string>>): Promise<string> {
  const shop = start(variables);
  const { id } = await placeOrder(await shop.ready, { email: 'n@exemple.ma' });
  await shop.end('SIGKILL');
  return id;
}

describe('the shop does not start', () => {
  test.each([
    [
      'when jwt-secret is too short, which it leaves untouched',
      'jwt-secret',
      78,
      /^DATA_DIR: \S+jwt-secret must hold at least 32 characters\. .*\n$/,
    ],
    ['when DATA_DIR is a file', '', 73, /^DATA_DIR: \S.*\n$/],
  ])('%s', async (_, name, code, line) => {
    const folder = await newFolder();
    const path = join(folder, name || 'data');
    await writeFile(path, 'x\n');
    const { ended } = start({ DATA_DIR: name ? folder : path });
    expect(await ended).toEqual({ code, out: '', err: expect.stringMatching(line) });
    expect(await readFile(path, 'utf8')).toBe('x\n');
  });

  test('when it is its first and the disk takes no more', async () => {
    const DATA_DIR = await newFolder();
    // The shell's own limit on the size of files: room for the lock, and not for the catalogue.
    const command = `ulimit -f 8; exec "${process.execPath}" dist/server/main.js`;
    const { child, ended } = runProgram('sh', ['-c', command], { PORT: '0', DATA_DIR });
    onTestFinished(() => void child.kill('SIGKILL'));
    const err = expect.stringMatching(/^DATA_DIR: cannot write .*\n$/);
    expect(await ended).toEqual({ code: 73, out: '', err });
    expect(await start({ DATA_DIR }).ready).toMatch(/^http:/);
  });
});

describe('a shop with an SMTP server', () => {
  const MAIL_FROM = 'Belle Vue <commandes@belle-vue.ma>';

  test('that is away takes orders; started anew, once it is back, it sends their mails', async () => {
    const sink = await startSink();
    onTestFinished(() => sink.close());
    await sink.away();
    const variables = { DATA_DIR: await newFolder(), SMTP_URL: sink.url, MAIL_FROM };
    const id = await orderAndKill(variables);
    await sink.back();

    const second = start(variables);
    const url = await second.ready;
    await expect.poll(() => sink.arrived.length, { timeout: 50_000 }).toBe(1);
    expect(sink.arrived[0]?.to).toEqual(['n@exemple.ma']);
    expect(sink.arrived[0]?.email.text).toContain(`${url}/track/${id}/`);
    expect(await second.end()).toMatchObject({ code: 0, err: '' });
  });

  test('that never answers ends all the same when it is stopped', async () => {
    const silent = createServer();
    const SMTP_URL = `smtp://127.0.0.1:${await listen(silent)}`;
    const called = once(silent, 'connection');
    const variables = { DATA_DIR: await newFolder(), SMTP_URL, MAIL_FROM };
    await orderAndKill(variables);
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

describe('the shop', () => {
  test('on an address that others reach shows no link of set-up, and what is a demonstration', async () => {
    const PUBLIC_URL = 'https://belle-vue.example';
    const open = { HOST: '0.0.0.0', PUBLIC_URL, SANDBOX: 'off' };
    // On loopback behind a proxy too: standard output of a service is a log.
    for (const HOST of ['0.0.0.0', '127.0.0.1']) {
      const variables = { ...open, HOST, CARD_PAYMENTS: 'off', SEED: 'empty' };
      const shop = start({ ...variables, DATA_DIR: await newFolder() });
      await shop.ready;
      const names = (await shop.end()).out.split('\n').map((line) => line.split(' ', 1)[0]);
      expect(names).toEqual(['Ma', 'Gestion:', 'Zone:', 'Proxy:', 'Demo:', '']);
    }

    const demo = { ...open, SANDBOX: 'on', CARD_PAYMENTS: 'test', DEMO_CUSTOMER: 'on' };
    const shop = start({ ...demo, DATA_DIR: await newFolder() });
    await shop.ready;
    expect((await shop.end()).out.split('\n').slice(4)).toEqual([
      'Demo: the published demo customer can log in (DEMO_CUSTOMER=off)',
      'Demo: the test provider takes the cards and no money moves (CARD_PAYMENTS=razorpay or off)',
      'Demo: the catalogue is the demo catalogue (SEED=empty opens a shop without it)',
      'Demo: invoices and legal pages lack SHOP_LEGAL_NAME, SHOP_LEGAL_ADDRESS, SHOP_ICE, SHOP_RC, SHOP_IF, SHOP_CNDP, SHOP_PHONE, SHOP_EMAIL',
      'Demo: the sandbox is open: anyone can read the schema and try it (SANDBOX=off)',
      '',
    ]);
  });
});
