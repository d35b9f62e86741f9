import type { Page } from '@playwright/test';
import { expect, freshTest as test } from '../../support/browser/browser.ts';
import { answers, follow } from '../../support/shop/shopper.ts';
import { gate } from '../../support/store/gate.ts';

const AWAY = /ERR_INTERNET_DISCONNECTED|The shop does not answer/;

const strip = (page: Page) => page.getByRole('banner').getByText('Hors ligne');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const again = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Réessayer', exact: true });

test('a page whose script cannot be fetched says so inside the shop, and comes with the network', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(AWAY);
  await page.goto('/');
  await answers(page);
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  await follow(page, 'Compte');
  await expect(title(page)).toHaveText('Vous êtes hors ligne.');
  await expect(page.getByRole('main')).toContainText('La connexion est absente');
  await again(page).click();
  await expect(title(page)).toHaveText('Vous êtes hors ligne.');
  await expect(page).toHaveURL('/login');

  await context.setOffline(false);
  await expect(title(page)).toHaveText('Connexion');
  await expect(strip(page)).toBeHidden();
});

test('a list that cannot be fetched says so, and comes with the network', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(AWAY);
  await page.goto('/products');
  await answers(page);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Robes' }).check();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Vous êtes hors ligne');
  await again(page).click();
  await expect(main.getByRole('alert')).toContainText('Vous êtes hors ligne');
  await context.setOffline(false);
  await expect(main.getByRole('article')).toHaveCount(6);
});

test('a link pressed before the page answers waits for the network', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(AWAY);
  expectFault(/ERR_FAILED/);
  // Held until then: a page whose script fails while the shop answers is loaded again.
  const script = /\/assets\/Layout-.*\.js$/;
  const away = gate();
  await context.route(script, async (route) => {
    await away.opened;
    await route.abort();
  });
  await page.goto('/');
  await context.setOffline(true);
  away.open();
  await expect(strip(page)).toBeVisible();
  await follow(page, 'BOUTIQUE');
  await expect(title(page)).toHaveText('La lumière de Rabat, à porter.');
  await context.unroute(script);
  await context.setOffline(false);
  await expect(page).toHaveURL('/products');
  await expect(title(page)).toHaveText('Boutique');
});
