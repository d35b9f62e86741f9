import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder, startShopProcess as start } from '../../support/shop/process.ts';
import { startSink } from '../../support/shop/smtp-sink.ts';
import { runProgram } from '../../support/shop/spawn.ts';
import { listen } from './ports.ts';
import { placeOrder } from './requests.ts';

describe('the shop does not start', () => {
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

  test('when METRICS_PORT is taken', async () => {
    const METRICS_PORT = await listen(createServer());
    const { code, out, err } = await start({ DATA_DIR: await newFolder(), METRICS_PORT }).ended;
    expect(err).toMatch(new RegExp(`^METRICS_PORT: ${METRICS_PORT} is in use already.*\n$`));
    expect({ code, out }).toEqual({ code: 69, out: '' });
  });
});

/** Starts a shop that takes an order, and kills it before its mail has left; gives the order's id. */
async function orderAndKill(variables: Readonly<Record<string, string>>): Promise<string> {
  const shop = start(variables);
  const { id } = await placeOrder(await shop.ready, { email: 'n@exemple.ma' });
  await shop.end('SIGKILL');
  return id;
}

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
