import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillFolder } from '../catalogue.ts';
import { startShop, type RunningShop } from '../running.ts';
import { measureStart, type Start } from '../start.ts';
import { checkPages } from './questions.ts';

/** A shop of one size, and how it starts. */
export interface OpenedShop extends RunningShop {
  readonly size: number;
  readonly start: Start;
  close(): Promise<void>;
}

/** Fills a folder, starts a shop over it so many times, and leaves the last one open. */
export async function openShop(size: number, starts: number): Promise<OpenedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-scale-'));
  const products = await fillFolder(folder, size);
  const start = await measureStart(folder, starts);
  const shop = startShop(folder);
  const url = await shop.ready;
  await checkPages(url, products);
  return {
    size,
    start,
    url,
    pid: shop.pid,
    products,
    async close() {
      await shop.end();
      await rm(folder, { recursive: true });
    },
  };
}
