import type { Browser, BrowserContext } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DEMO_BASE } from '../../support/demo/demoBase.ts';
import buildDemo from '../../support/demo/demo.setup.ts';
import { demoFolder, startStaticHost } from '../../support/demo/staticHost.ts';
import { formatTable } from '../../support/http/table.ts';
import { median } from '../median.ts';
import { worstOf } from './inp.ts';
import { INTERACTIONS } from './interactions.ts';

const KB = 1024;
/** Of what a phone in the middle of the market has, as Lighthouse's. */
const SLOWED = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The demo without a server: what it weighs, how soon it answers, its first interactions on a phone. */
export async function measureDemo(browser: Browser, rounds: number): Promise<string> {
  buildDemo();
  const host = await startStaticHost(DEMO_BASE);
  try {
    return [
      await weigh(),
      await measureBoot(browser, host.url, rounds),
      await measureFirst(browser, host.url, rounds),
    ].join('\n\n');
  } finally {
    await host.close();
  }
}

/** The parts of the shop's module; those of the back office and of introspection come later. */
async function weigh(): Promise<string> {
  const folder = join(demoFolder, 'shop');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const rows = await Promise.all(
    names.map(async (name) => {
      const bytes = brotliCompressSync(await readFile(join(folder, name))).length;
      return [name, (bytes / KB).toFixed(1)] as const;
    }),
  );
  return formatTable(['module of the demo', 'KB brotli'], rows);
}

async function measureBoot(browser: Browser, url: string, rounds: number): Promise<string> {
  const rows: Array<readonly string[]> = [];
  for (const { name, isPhone } of [
    { name: 'this machine', isPhone: false },
    { name: 'slow 4G, processor slowed 4 times', isPhone: true },
  ]) {
    const times: { readonly begun: number[]; readonly again: number[] } = { begun: [], again: [] };
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext();
      times.begun.push(await openedAfter(context, url, isPhone));
      times.again.push(await openedAfter(context, url, isPhone));
      await context.close();
    }
    rows.push([name, median(times.begun).toFixed(0), median(times.again).toFixed(0)]);
  }
  return formatTable(['first response, median ms', 'new', 'from IndexedDB, files cached'], rows);
}

/** Milliseconds from the start of the navigation to the first response of the shop in the page. */
async function openedAfter(context: BrowserContext, url: string, isPhone: boolean) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (isPhone) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  }
  await context.addInitScript(() => localStorage.setItem('belle-vue-demo-delay', '0'));
  await page.goto(url);
  await page.waitForFunction(() => !window.fetch.toString().includes('[native code]'));
  const ms = await page.evaluate(async () => {
    await fetch('/api/categories');
    return performance.now();
  });
  await page.close();
  return ms;
}

async function measureFirst(browser: Browser, url: string, rounds: number): Promise<string> {
  const rows: Array<readonly string[]> = [];
  for (const interaction of INTERACTIONS.filter(({ isFirstSign }) => isFirstSign)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await worstOf(url.replace(/\/$/, ''), browser, interaction));
    }
    rows.push([interaction.name, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
  }
  return formatTable(['interaction to next paint, demo', 'median ms', 'worst ms'], rows);
}
