import { chromium, type Browser } from '@playwright/test';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '../../support/browser/chromium.ts';
import { inNewFolder } from '../beside.ts';
import { startShop } from '../running.ts';
import { measureBytes } from './bytes.ts';
import { measureDemo } from './demo.ts';
import { measureInp } from './inp.ts';
import { measureLighthouse } from './lighthouse.program.ts';

const ROUNDS = 5;

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * `npm run bench:web [-- lighthouse|bytes|inp|demo] [--short]`: the built shop's pages on a phone; one
 * part, or all of them one after the other. Gives 0 once all was measured, 64 for an unknown part.
 */
export async function run(args: string[]): Promise<number> {
  const options = { short: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const rounds = values.short ? 1 : ROUNDS;
  const parts: Readonly<Record<string, (shop: string) => Promise<string>>> = {
    bytes: (shop) => withBrowser((browser) => measureBytes(shop, browser)),
    inp: (shop) => withBrowser((browser) => measureInp(shop, browser, rounds)),
    demo: () => withBrowser((browser) => measureDemo(browser, rounds)),
    lighthouse: (shop) => measureLighthouse(shop, rounds),
  };
  const requested = positionals.length > 0 ? positionals : Object.keys(parts);
  if (requested.some((name) => !(name in parts))) {
    say(`npm run bench:web [-- ${Object.keys(parts).join('|')}] [--short]`);
    return 64;
  }
  await inNewFolder(async (folder) => {
    const shop = startShop(folder);
    try {
      const url = await shop.ready;
      for (const name of requested) say((await parts[name]?.(url)) ?? '');
    } finally {
      await shop.end();
    }
  });
  return 0;
}

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
