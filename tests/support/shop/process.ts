import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { spawnShop, type ShopProcess } from './spawn.ts';

/** As `spawnShop`; whatever is left of it ends with the test. */
export function startShopProcess(variables: Readonly<Record<string, string>>): ShopProcess {
  const shop = spawnShop(variables);
  onTestFinished(() => void shop.end('SIGKILL'));
  return shop;
}

/** A new folder, gone with the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
