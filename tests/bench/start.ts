import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../resilience/memory.ts';
import { inNewFolder } from './beside.ts';
import { median } from './median.ts';
import { startShop } from './running.ts';

/** Long enough for what a start leaves over to be done. */
const IDLE_AFTER_MS = 3_000;

/** How a shop starts. */
export interface Start {
  /** From starting the process to its first whole answer, milliseconds: the median. */
  readonly firstAnswerMs: number;
  /** Memory of a shop that nobody has asked more of, MB: the median. */
  readonly idleMb: number;
}

/** Starts the built shop over this folder so many times. */
export async function measureStart(DATA_DIR: string, times: number): Promise<Start> {
  const starts: number[] = [];
  const memory: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const begun = performance.now();
    const shop = startShop(DATA_DIR);
    const response = await fetch(`${await shop.ready}/api/categories`);
    await response.text();
    starts.push(performance.now() - begun);
    if (!response.ok) throw new Error(`The first answer was ${response.status}`);
    await pause(IDLE_AFTER_MS);
    memory.push(await memoryOf(shop.pid));
    await shop.end();
  }
  return { firstAnswerMs: median(starts), idleMb: median(memory) };
}

/** The very first start, which fills the store; the median of so many. */
export async function measureFirstStart(times: number): Promise<number> {
  const starts: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const { firstAnswerMs } = await inNewFolder((folder) => measureStart(folder, 1));
    starts.push(firstAnswerMs);
  }
  return median(starts);
}
