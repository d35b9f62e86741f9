import { expect, test } from 'vitest';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';

test('FLT-012, FLT-013: a shop that stands still keeps its folder; once killed, the next one has it', async () => {
  const DATA_DIR = await newFolder();
  const first = startShopProcess({ DATA_DIR });
  await first.ready;
  process.kill(first.pid, 'SIGSTOP');
  const { code, out, err } = await startShopProcess({ DATA_DIR }).ended;
  expect({ code, out }).toEqual({ code: 75, out: '' });
  expect(err).toBe(
    `${DATA_DIR} is in use by another shop (process ${first.pid}). Stop it first.\n`,
  );
  await first.end('SIGKILL');
  expect(await startShopProcess({ DATA_DIR }).ready).toMatch(/^http:/);
});
