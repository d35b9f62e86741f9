import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { runProgram } from '../../support/shop/spawn.ts';
import { listen } from './ports.ts';

test('what the README says about connecting works, pasted block after block', async () => {
  const [, text = ''] = (await readFile('server/README.md', 'utf8')).split(
    '\n## Connect in ten minutes\n',
  );
  const section = text.split('\n## ', 1)[0] ?? '';
  const blocksOf = (language: string) =>
    [...section.matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
      .filter(([, name]) => name === language)
      .map(([, , code = '']) => code);
  const [receiver = ''] = blocksOf('js');
  const scripts = blocksOf('sh');
  expect(scripts).toHaveLength(5);

  const DATA_DIR = await newFolder();
  const file = join(DATA_DIR, 'receiver.mjs');
  const port = await freePort();
  await writeFile(file, receiver.replace('5000', port));
  const shop = startShopProcess({ DATA_DIR });
  const pasted = scripts
    .join('\n')
    .replace('http://127.0.0.1:4000', await shop.ready)
    .replace(':5000/', `:${port}/`)
    .replace('receiver.mjs &', `${file} & echo $! > ${DATA_DIR}/pid`);
  const shell = runProgram('bash', ['-e', '-c', `${pasted}\nwait`], { DATA_DIR, HOME: DATA_DIR });
  onTestFinished(async () => {
    const pid = Number(await readFile(join(DATA_DIR, 'pid'), 'utf8').catch(() => ''));
    if (pid > 0) process.kill(pid, 'SIGKILL');
    await shell.ended;
    await shop.end();
  });
  await expect
    .poll(() => shell.said.out, { timeout: 50_000 })
    .toMatch(
      /^bv_\S+\n[^]*"totalCount"[^]*msg_\S+ \{"type":"order\.placed"[^]*msg_\S+ \{"type":"order\.confirmed"/,
    );
  expect(shell.said.err).toBe('');
});

async function freePort(): Promise<string> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}
