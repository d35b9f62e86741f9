import { expect } from '../../support/browser/browser.ts';
import { demoTest as test, openPanel } from '../../support/demo/demoTest.ts';
import { cell, pictureFile, saveAll, uploadPicture } from '../admin/products.steps.ts';

test('the back office opens with the account in the panel, and changes what the shop shows', async ({
  page,
}) => {
  await page.goto('');
  const panel = await openPanel(page);
  await expect(panel).toContainText('gestion@belle-vue.example');
  await panel.getByRole('link', { name: 'Gestion' }).click();
  await page.getByLabel('Email').fill('gestion@belle-vue.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('gestion-belle-vue');
  await page.getByRole('button', { name: 'Se connecter' }).click();
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
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
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
  await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText('totalCount');
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(
    '"totalCount": 41',
  );
});
