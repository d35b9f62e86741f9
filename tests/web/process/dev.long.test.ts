import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe } from 'vitest';
import { expect, linesOf, testIn, type RunningShop } from '../../support/browser/browser.ts';
import { copySources, type Sources } from '../../support/shop/sources.ts';
import { runNode } from '../../support/shop/spawn.ts';

async function startDev({ folder }: Sources, language = 'fr'): Promise<RunningShop> {
  const dev = spawn(process.execPath, ['server/dev.mjs'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: join(folder, `data-${language}`),
      LANGUAGE: language,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lineOf = linesOf(dev);
  return {
    folder: null,
    url: await lineOf(/^Belle Vue: (http:\S+)$/),
    outboxUrl: () => lineOf(/^Outbox: (http:\S+)$/),
    setupUrl: () => lineOf(/^Gestion: (http:\S+)$/),
    async close() {
      const ended = once(dev, 'exit');
      dev.kill('SIGTERM');
      await ended;
    },
  };
}

let sources: Sources;

const test = testIn(async () => {
  sources = await copySources();
  const shop = await startDev(sources);
  return {
    ...shop,
    async close() {
      await shop.close();
      await rm(sources.folder, { recursive: true });
    },
  };
});

/** Codegen takes seconds, more beside other tests. */
const PATIENT = { timeout: 120_000 };
const LONG = { timeout: 300_000 };
const EDITED = 'LA BOUTIQUE DE DEMAIN';

describe('npm run dev', () => {
  test('shows everything at the one address that it prints', async ({ page, url, outboxUrl }) => {
    await page.goto('/products/caftan-celeste');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caftan Céleste');
    await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty(
      'complete',
      true,
    );
    await page.goto('/graphql');
    await expect(page.getByText('query Catalogue')).toBeVisible();
    await page.goto('/admin/orders');
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    expect(new URL(outboxUrl).origin).toBe(url);
    await page.goto(outboxUrl);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const textAt = async (path: string) => (await fetch(url + path)).text();
    expect(await textAt('/schema.graphql')).toBe(await sources.read('schema.graphql'));
    expect(await textAt('/payment/test-checkout.js')).toContain('Razorpay');
    expect(await textAt('/sitemap.xml')).toContain('/products/caftan-celeste</loc>');
    expect((await fetch(`${url}/sdk.tgz`)).headers.get('content-type')).toBe('application/gzip');
    expect((await fetch(`${url}/api/nothing`, { headers: { accept: 'text/html' } })).status).toBe(
      404,
    );
  });

  test('keeps the page when a component is edited', async ({ page }) => {
    await page.goto('/products');
    const search = page.getByRole('searchbox');
    await search.fill('caftan');
    const isSame = () => page.evaluate(() => document.body.dataset['page'] === 'first');
    await page.evaluate(() => (document.body.dataset['page'] = 'first'));
    await sources.edit('client/text/shop.fr.ts', "'BOUTIQUE'", `'${EDITED}'`);
    await expect(page.getByRole('link', { name: EDITED })).toBeVisible();
    await expect(search).toHaveValue('caftan');
    expect(await isSame()).toBe(true);
  });

  test(
    'goes on while the server is edited twice, and generates what the schema asks for',
    LONG,
    async ({ page, url }) => {
      await page.goto('/products/caftan-celeste');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Pages need `/healthz`.
      await sources.edit('server/http/ops/health.ts', "'/readyz'", "'/edited'");
      await sources.edit(
        'schema.graphql',
        'type Brand {',
        'type Brand {\n  "What it says of itself."\n  motto: String',
      );
      const mottoOf = async () => {
        const answer = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: '{ brands { motto } }' }),
        });
        const { data } = await answer.json();
        return { motto: data?.brands[0].motto, edited: (await fetch(`${url}/edited`)).status };
      };
      await expect.poll(mottoOf, PATIENT).toEqual({ motto: null, edited: 200 });
      const resolvers = () => sources.read('server/generated/resolvers.ts');
      await expect.poll(resolvers, PATIENT).toContain('motto');

      const requested = page.waitForRequest(
        (request) => request.postData()?.includes('updatedAt') ?? false,
        PATIENT,
      );
      await sources.edit(
        'client/catalog/product/productPageQuery.ts',
        '      title\n',
        '      title\n      updatedAt\n',
      );
      await requested;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caftan Céleste');
    },
  );

  test(
    'shows the pages of one language, with pictures, at whatever address they are opened',
    LONG,
    async ({ page, expectFault }) => {
      const arabic = await startDev(sources, 'ar');
      // It has a port of its own.
      expectFault(new RegExp(`^request leaves the shop: ${arabic.url}`));
      try {
        for (const path of ['/products/caftan-celeste', '/en/products/caftan-celeste']) {
          await page.goto(arabic.url + path);
          await expect(page).toHaveURL(`${arabic.url}/ar/products/caftan-celeste`);
        }
        await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty(
          'complete',
          true,
        );
        expect((await fetch(`${arabic.url}/images/hero.svg`)).status).toBe(200);
        await page.goto(`${arabic.url}/admin/orders`);
        await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
      } finally {
        await arabic.close();
      }
    },
  );

  test('ends where another shop has its port', async ({ url }) => {
    const { ended } = runNode([join(sources.folder, 'server/dev.mjs')], {
      PORT: new URL(url).port,
    });
    expect(await ended).toMatchObject({ code: 69, out: '', err: expect.stringContaining('PORT') });
  });
});
