import type { Page } from '@playwright/test';
import { findFaults } from '../../audit/axe.ts';
import { expect } from '../../support/browser/browser.ts';
import { demoTest as test, openPanel } from '../../support/demo/demoTest.ts';
import { addToCart, fillGuestForm, follow, notice } from '../../support/shop/shopper.ts';

const SHIRT = 'Chemisier à plastron plissé';

const confirmed = (page: Page) =>
  page.getByRole('heading', { name: 'Commande Confirmée! Merci pour votre achat!', exact: true });

test('a customer buys by card, and a reload still has the order', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'La lumière de Rabat, à porter.',
  );
  await follow(page, 'BOUTIQUE');
  await addToCart(page, SHIRT);
  await follow(page, 'Panier');
  await page.getByRole('link', { name: 'Commander', exact: true }).click();
  await page.goto('login');
  await page.getByRole('button', { name: 'Connexion invité' }).click();
  await expect(notice(page, 'Connecté avec succès!')).toBeVisible();
  await follow(page, 'Panier');
  await page.getByRole('link', { name: 'Commander', exact: true }).click();
  await expect(page).toHaveURL(/\/belle-vue\/address$/);
  await page.getByRole('radio', { name: 'Salma Bennani', exact: true }).check();
  await page.getByRole('button', { name: 'Passer la Commande' }).click();
  const payment = page.getByRole('dialog', { name: 'Paiement de test' });
  await payment.getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(confirmed(page)).toBeVisible();

  await page.goto('orders');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(SHIRT);
});

test('a guest orders; the mail is in the panel, and its link opens the order', async ({ page }) => {
  await page.goto('products/caftan-celeste');
  await expect(page).toHaveTitle(/Caftan Céleste/);
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await follow(page, 'Panier');
  await page.getByRole('link', { name: 'Commander', exact: true }).click();
  await fillGuestForm(page);
  await page.getByRole('button', { name: 'Confirmer ma commande' }).click();
  await expect(confirmed(page)).toBeVisible();

  await expect(page.getByRole('button', { name: 'Démo 1 nouveau mail' })).toBeVisible();
  const panel = await openPanel(page);
  expect(await findFaults(page)).toEqual([]);
  await panel.getByRole('button', { name: /Votre commande BV-.*salma@exemple\.ma/ }).click();
  const mail = panel.frameLocator('iframe');
  await expect(mail.getByText('Caftan Céleste').first()).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await mail
    .getByRole('link', { name: /commande/i })
    .first()
    .click();
  const tracked = await opened;
  await expect(tracked).toHaveURL(/\/belle-vue\/track\//);
  await expect(tracked.getByRole('main')).toContainText('Caftan Céleste');
});

test('a catalogue is filtered, an unknown address says so, and a picture loads', async ({
  page,
}) => {
  await page.goto('products?category=Lunettes');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const picture = cards.first().locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.goto('nulle-part');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose script is gone says so', async ({ page, expectFault }) => {
  const script = /\/belle-vue\/assets\/shop-[^/]*\.js/;
  expectFault(script);
  // It is reported as well.
  expectFault(/^page error: /);
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await page.goto('');
  await expect(page.getByRole('alert')).toContainText('n’a pas pu s’ouvrir');
});
