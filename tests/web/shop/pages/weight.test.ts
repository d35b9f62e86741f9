import { expect, test } from '../../../support/browser/browser.ts';

/** Brotli, before a touch: the bound of `npm run bench:web -- bytes`. */
const MAX_SCRIPT_BYTES = 155 * 1024;

test.for(['/', '/products', '/products/caftan-celeste'])(
  '%s names no more script than a page may load before a touch',
  async (path, { page }) => {
    const html = await (await page.request.get(path)).text();
    const scripts = new Set(
      Array.from(html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.js)"/g), ([, name = '']) => name),
    );
    expect(scripts.size).toBeGreaterThan(3);
    let bytes = 0;
    for (const name of scripts) {
      const { 'content-length': length } = (
        await page.request.head(name, { headers: { 'accept-encoding': 'br' } })
      ).headers();
      bytes += Number(length);
    }
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  },
);
