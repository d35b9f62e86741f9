import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { rendererOf } from '../../../server/http/pages/renderer.ts';
import { expect, freshTest } from '../../support/browser/browser.ts';
import { copied, expectCopy, expectWorker } from '../../support/browser/copies.ts';
import { countReceived } from '../../support/http/requests.ts';
import { startShop } from '../../support/shop/shop.ts';
import { answers, follow } from '../../support/shop/shopper.ts';

const test = freshTest.extend({ serviceWorkers: 'allow' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page of a new browser that opens a shop of this process. */
async function openHere(browser: Browser): Promise<Page> {
  const clientFolder = resolve('dist/client');
  const shop = await startShop({
    clientFolder,
    pageRenderer: rendererOf(pathToFileURL(resolve('dist/pages/') + '/'), clientFolder),
  });
  onTestFinished(() => shop.close());
  const context = await browser.newContext({ baseURL: shop.url, acceptDownloads: true });
  onTestFinished(() => context.close());
  return context.newPage();
}

test('each address is requested once, though the worker is started meanwhile', async ({
  browser,
}) => {
  const page = await openHere(browser);
  await page.goto('/products');
  await expectWorker(page);
  const received = countReceived();
  const addresses = ['/', '/products/caftan-celeste', '/cart', '/login', '/mockman', '/admin'];
  const others = ['/openapi.json', '/feeds/google.xml', '/robots.txt', '/sitemap.xml'];
  for (const path of [...addresses, ...others]) await page.goto(path);
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await page.goto('/products');
  expect(await isControlled()).toBe(true);
  const file = page.waitForEvent('download');
  await page.evaluate(() => location.assign('/sdk.tgz'));
  await (await file).path();
  for (const path of [...addresses, ...others, '/sdk.tgz']) {
    expect([path, received(path)]).toEqual([path, 1]);
  }
});

test('a page opened by a link is copied once an hour, and never while data is saved', async ({
  browser,
}) => {
  const page = await openHere(browser);
  const received = countReceived();
  await page.goto('/products/caftan-celeste');
  await answers(page);
  await expectWorker(page);
  for (let visit = 0; visit < 2; visit += 1) {
    await follow(page, 'BOUTIQUE');
    await expectCopy(page, '/products');
    await follow(page, 'ACCUEIL');
    await expectCopy(page, '/');
  }
  await page.goto('/livraison-et-retours');
  await expectCopy(page, '/livraison-et-retours');
  expect([received('/products'), received('/')]).toEqual([1, 1]);

  await page.evaluate(() => caches.delete('belle-vue-pages-1'));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/faq');
  await answers(page);
  await page.waitForLoadState('networkidle');
  await follow(page, 'BOUTIQUE');
  await expect(title(page)).toHaveText('Boutique');
  await page.goto('/livraison-et-retours');
  await expectCopy(page, '/livraison-et-retours');
  expect((await copied(page)).toSorted()).toEqual(['/faq', '/livraison-et-retours']);
});
