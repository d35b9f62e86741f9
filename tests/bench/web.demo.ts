import type { Browser, BrowserContext } from '@playwright/test';
import { DEMO_BASE } from '../support/demo/demoBase.ts';
import buildDemo from '../support/demo/demo.setup.ts';
import { startStaticHost } from '../support/demo/staticHost.ts';
import { formatTable } from '../support/http/table.ts';
import { median } from './metrics.ts';
import { measureInteractions } from './web.interactions.ts';

/** Factor for the processor of a phone in the middle of the market, as Lighthouse's. */
const SLOWED = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The demo without a server: how soon it answers, its first interactions on a phone (its weight: `tests/demo/bundle.test.ts`). */
export async function measureDemo(browser: Browser, rounds: number): Promise<string> {
  buildDemo();
  const host = await startStaticHost(DEMO_BASE);
  try {
    return [
      await measureBoot(browser, host.url, rounds),
      await measureInteractions(host.url.replace(/\/$/, ''), browser, rounds, 'FR'),
    ].join('\n\n');
  } finally {
    await host.close();
  }
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
