import type { Page } from '@playwright/test';
import { expect, freshTest } from '../../support/browser/browser.ts';
import { expectCopy, expectWorker, mark } from '../../support/browser/copies.ts';
import { follow } from '../../support/shop/shopper.ts';

const test = freshTest.extend({ serviceWorkers: 'allow' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('pages that were seen are shown without a network, marked; others come with it', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status(?: of)? 503|The shop does not answer/);
  await page.goto('/products/caftan-celeste');
  await expectWorker(page);
  await expectCopy(page, '/products/caftan-celeste');
  await follow(page, 'BOUTIQUE');
  await expectCopy(page, '/products');

  await context.setOffline(true);
  await page.goto('/products/caftan-celeste');
  await expect(title(page)).toHaveText('Caftan Céleste');
  await expect(mark(page)).toContainText(/Contenu vu le \d+ \S+ \d{4}/);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await follow(page, 'BOUTIQUE');
  await expect(title(page)).toHaveText('Boutique');
  await expect(mark(page)).toBeVisible();

  await page.goto('/products/jupe-plissee-safran');
  await expect(title(page)).toHaveText('Vous êtes hors ligne');
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Jupe plissée Safran');
  await expect(mark(page)).toHaveCount(0);
});
