import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { spawnShop, type ShopProcess } from './spawn.ts';

/** Works like `spawnShop`; whatever is left of it ends with the test. */
export function startShopProcess(variables: Readonly<Record<string, string>>): ShopProcess {
  const shop = spawnShop(variables);
  onTestFinished(() => void shop.end('SIGKILL'));
  return shop;
}

/** A shop that has started, in a new folder unless one is named; `lineOf` waits for a line of its standard output. */
export async function startedShop(variables: Readonly<Record<string, string>>) {
  const shop = startShopProcess({ DATA_DIR: await newFolder(), ...variables });
  const url = await shop.ready;
  const lineOf = async (pattern: RegExp) => {
    await expect.poll(() => shop.said.out, { timeout: 50_000 }).toMatch(pattern);
    return pattern.exec(shop.said.out)?.[1] ?? '';
  };
  return { ...shop, url, lineOf };
}

/** A new folder, gone with the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
