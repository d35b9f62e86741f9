import { chromium, type Browser } from '@playwright/test';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '../support/browser/chromium.ts';
import { LANGUAGES, languages, pathIn } from '#shared/language.ts';
import { print } from './metrics.ts';
import { inNewFolder, startShop } from './shop.ts';
import { measureBytes } from './web.bytes.ts';
import { measureDemo } from './web.demo.ts';
import { measureInteractions } from './web.interactions.ts';
import { measureLighthouse } from './web.lighthouse.ts';

const ROUNDS = 5;

/** A page of each kind that shoppers may arrive at. */
const ROUTES = [
  { name: '/', path: '/' },
  { name: '/products', path: '/products' },
  { name: '/products/:id', path: '/products/caftan-celeste' },
];

/**
 * `npm run bench:web [-- lighthouse|bytes|inp|demo] [--short] [--language ar]`: the built shop's pages on a
 * phone; one part, or all of them one after the other. Returns 0 once all was measured, 64 for an unknown part or language.
 */
export async function run(args: string[]): Promise<number> {
  const options = {
    short: { type: 'boolean', default: false },
    language: { type: 'string', default: 'fr' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const rounds = values.short ? 1 : ROUNDS;
  const usage = 'npm run bench:web [-- bytes|inp|demo|lighthouse] [--short] [--language fr|ar|en]';
  const language = LANGUAGES.find((each) => languages[each].tag === values.language);
  if (!language) {
    print(usage);
    return 64;
  }
  const routes = ROUTES.map(({ name, path }) => ({
    name: pathIn(language, name),
    path: pathIn(language, path),
  }));
  const parts: Readonly<Record<string, (shop: string) => Promise<string>>> = {
    bytes: (shop) => withBrowser((browser) => measureBytes(shop, browser, routes)),
    inp: (shop) => withBrowser((browser) => measureInteractions(shop, browser, rounds, language)),
    demo: () => withBrowser((browser) => measureDemo(browser, rounds)),
    lighthouse: (shop) => measureLighthouse(shop, routes, rounds),
  };
  const requested = positionals.length > 0 ? positionals : Object.keys(parts);
  if (requested.some((name) => !(name in parts))) {
    print(usage);
    return 64;
  }
  await inNewFolder(async (folder) => {
    const shop = startShop(folder);
    try {
      const url = await shop.ready;
      for (const name of requested) print((await parts[name]?.(url)) ?? '');
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
