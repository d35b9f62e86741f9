import { findFaults } from '../../audit/axe.ts';
import { expect } from '../../support/browser/browser.ts';
import { demoTest as test, openPanel } from '../../support/demo/demoTest.ts';
import { fillGuestForm, follow } from '../../support/shop/shopper.ts';
import { cell, chooseCsv, pictureFile, saveAll, uploadPicture } from '../admin/products.steps.ts';

test('a guest orders; the mail is in the panel, and its link opens the order', async ({ page }) => {
  await page.goto('products/caftan-celeste');
  await expect(page).toHaveTitle(/Caftan Céleste/);
  await page.getByRole('button', { name: 'Ajouter au Panier' }).first().click();
  await follow(page, 'Panier');
  await page.getByRole('link', { name: 'Commander', exact: true }).click();
  await fillGuestForm(page);
  await page.getByRole('button', { name: 'Confirmer ma commande' }).click();
  await expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();

  await expect(page.getByRole('button', { name: 'Démo 1 nouveau mail' })).toBeVisible();
  const panel = await openPanel(page);
  expect(await findFaults(page)).toEqual([]);
  await panel.getByRole('button', { name: /Votre commande BV-.*salma@exemple\.ma/ }).click();
  const mail = panel.frameLocator('iframe');
  await expect(mail.getByText('Caftan Céleste').first()).toBeVisible();
  const opened = page.context().waitForEvent('page');
  const link = mail.getByRole('link', { name: /commande/i });
  await link.first().click();
  const tracked = await opened;
  await expect(tracked).toHaveURL(/\/belle-vue\/track\//);
  await expect(tracked.getByRole('main')).toContainText('Caftan Céleste');
});

test('products of Shopify are seen, then imported, without the pictures of its addresses', async ({
  page,
}) => {
  await page.goto('admin/products/import');
  await page.getByLabel('E-mail').fill('gestion@belle-vue.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('gestion-belle-vue');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.getByLabel('D’où vient le fichier ?').selectOption({ label: 'Shopify' });
  await chooseCsv(page, [
    'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Image Src,Status',
    'mocassin-nora,Mocassin Nora,Nora,Chaussures,Pointure,38,450.00,3,https://cdn.example/nora.png,active',
    'mocassin-nora,,,,,39,450.00,0,,',
  ]);
  await expect(page.getByRole('region', { name: 'Aperçu' })).toContainText('1 nouveau');
  await page.getByRole('checkbox', { name: /sont des brouillons/ }).uncheck();
  await page.getByRole('button', { name: 'Importer 1 produit' }).click();
  await expect(page.getByRole('region', { name: 'C’est fait' })).toContainText('1 nouveau');
  await expect(page.getByRole('main')).toContainText('cdn.example n’est pas joignable');
  await page.goto('products/mocassin-nora');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mocassin Nora');
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

test('the back office opens with the account in the panel, and changes what the shop shows', async ({
  page,
}) => {
  await page.goto('');
  const panel = await openPanel(page);
  await expect(panel).toContainText('gestion@belle-vue.example');
  await panel.getByRole('link', { name: 'Gestion' }).click();
  await page.getByLabel('E-mail').fill('gestion@belle-vue.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('gestion-belle-vue');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();

  await page.goto('admin/products/chemisier-plastron-blanc');
  await cell(page, 'Stock 40 / Blanc').fill('0');
  await saveAll(page);
  const picture = await pictureFile(page, 'devant.png', {
    width: 800,
    height: 1000,
    colour: 'teal',
  });
  await page.getByLabel('Choisir des photos').setInputFiles([picture]);
  await uploadPicture(page, 'Le chemisier de près');
  await saveAll(page);

  await page.goto('products/chemisier-plastron-blanc');
  await expect(page.getByRole('radio', { name: /^40/ })).toHaveAccessibleName(/épuisée?/i);
  const shown = page.locator('img[src^="blob:"]').first();
  // It has its room before it is loaded.
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test('the API tester and the sandbox get their responses from the shop in the page', async ({
  page,
}) => {
  await page.goto('mockman');
  await page.getByRole('textbox', { name: 'Adresse' }).fill('/api/products');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('region', { name: 'Statut', exact: true })).toContainText('200');
  await expect(page.getByRole('region', { name: 'Réponse', exact: true })).toContainText(
    'Caftan Céleste',
  );

  await page.goto('graphql');
  await expect(page.getByRole('region', { name: 'Requête' })).toContainText('totalCount');
  await page.getByRole('button', { name: 'Exécuter' }).click();
  await expect(page.getByRole('region', { name: 'Réponse' })).toContainText('"totalCount": 41');
});

test('sales are shown and downloaded', async ({ page }) => {
  await page.goto('admin/sales');
  await page.getByLabel('E-mail').fill('gestion@belle-vue.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('gestion-belle-vue');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ventes' })).toBeVisible();
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV, Ventes' }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toMatch(/^ventes-.*\.csv$/);
});
