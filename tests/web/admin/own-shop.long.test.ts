import type { Page } from '@playwright/test';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { STAFF_PASSWORD } from '../../support/shop/admin.ts';
import { placeGuestOrder } from '../catalog/guest-order.ts';

const test = testIn(() => startBuiltShop({ SEED: 'empty' }));

const saveButton = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true });
const steps = (page: Page) => page.getByRole('region', { name: 'Premiers pas' });
const step = (page: Page, title: string) =>
  steps(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
const isDone = (page: Page, title: string) =>
  expect(step(page, title).getByText('Fait', { exact: true })).toBeVisible();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Sends a document with the session of the page, as another screen would. */
const send = (page: Page, query: string) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'X-Belle-Vue-Admin': '1' };
    const response = await fetch('/graphql/admin', { method: 'POST', headers, body });
    return (await response.json()).data;
  }, JSON.stringify({ query }));

async function setUp(page: Page, setupUrl: string): Promise<void> {
  await page.goto(setupUrl);
  await page.getByLabel('Nom', { exact: true }).fill('Samira Alaoui');
  await page.getByLabel('E-mail').fill('samira@exemple.ma');
  await page.getByLabel('Mot de passe', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();
}

test('a shopkeeper is led from an empty shop to one that sells under its own name', async ({
  page,
  shop,
  outboxUrl,
}) => {
  await setUp(page, await shop.setupUrl());
  const calm = page.getByText('Tout est à jour');
  await expect(steps(page).getByText('0 étape faite sur 8')).toBeVisible();
  await expect(calm).toBeHidden();

  await step(page, 'Le nom de la boutique').getByRole('link').click();
  const preview = page.getByRole('region', { name: 'Aperçu' });
  await field(page, 'Nom de la boutique').fill('Pas à Pas');
  await field(page, 'Ce que vend la boutique, en quelques mots').fill('Chaussures et abayas');
  await field(page, 'Ville').fill('Fès');
  await field(page, 'Début des numéros de commande').fill('pas');
  await expect(preview.getByText('Chaussures et abayas').first()).toBeVisible();
  await expect(preview.getByText('Pas à Pas · Chaussures et abayas')).toBeVisible();
  await expect(preview.getByText(/PAS-42171000/)).toBeVisible();
  // A language without a text has the French one.
  await page.getByRole('tab', { name: 'Anglais' }).click();
  await field(page, 'Ville en anglais').fill('Fez');
  await expect(preview.getByText('Fez', { exact: true })).toBeVisible();
  await expect(preview.getByText('Chaussures et abayas').first()).toBeVisible();

  await page.getByRole('checkbox', { name: 'Choisir les couleurs de la boutique' }).check();
  await field(page, 'Texte').fill('#bbbbbb');
  await expect(page.getByText(/1,7.*trop faible/)).toBeVisible();
  await saveButton(page).click();
  await expect(field(page, 'Texte')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Texte').fill('#2b1330');
  await saveButton(page).click();
  await expect(page.getByText('Tout est enregistré.')).toBeVisible();

  await page.goto('/admin/showcase/home');
  const blocks = page.getByRole('region', { name: 'Blocs de la page' });
  await expect(blocks.getByRole('checkbox', { name: 'Services' })).toBeChecked();
  await expect(blocks.getByRole('checkbox', { name: /^Lunettes|^Occasions/ })).toHaveCount(0);

  await page.goto('/admin');
  await isDone(page, 'Le nom de la boutique');
  await step(page, 'Votre société').getByRole('link').click();
  await page.getByLabel('Raison sociale').fill('Sabots SARL');
  await page.getByLabel('Adresse du siège').fill('1, rue Haute, Fès');
  await page.getByLabel('ICE', { exact: true }).fill('001525713000089');
  await page.getByLabel('Identifiant fiscal (IF)').fill('40123456');
  await page.getByLabel('Déclaration à la CNDP').fill('D-1/2026');
  await page.getByLabel('Téléphone du service client').fill('0612345678');
  await page.getByLabel('E-mail du service client').fill('bonjour@exemple.ma');
  await page.getByLabel('Moyens de paiement').selectOption('À la livraison seulement');
  await saveButton(page).click();
  await expect(page.getByText('Tout est enregistré.')).toBeVisible();
  await send(
    page,
    'mutation { saveCategory(input: { name: "Chaussures" }) { userErrors { code } } }',
  );

  await page.goto('/admin');
  for (const title of [
    'Votre société',
    'Une première catégorie',
    'Le paiement',
    'Les pages légales',
  ]) {
    await isDone(page, title);
  }
  await steps(page).getByRole('button', { name: 'Garder ce tarif' }).click();
  await expect(step(page, 'La livraison').getByText('Mis de côté')).toBeVisible();
  await steps(page).getByRole('button', { name: 'Vendre sans e-mails' }).click();
  await expect(step(page, 'Les e-mails').getByText('Mis de côté')).toBeVisible();
  await expect(calm).toBeHidden();

  await send(
    page,
    `mutation { saveProduct(input: { title: "Sabot", brand: "Sabots", categoryName: "Chaussures",
      price: 30000 }) { userErrors { code } } }`,
  );
  await page.goto('/admin');
  await expect(calm).toBeVisible();
  await expect(steps(page)).toBeHidden();

  await page.goto('/');
  await expect(page).toHaveTitle(/Pas à Pas/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas à Pas');
  await expect(page.getByRole('main')).toContainText('Chaussures et abayas');
  await expect(page.getByRole('contentinfo')).toContainText('Fès');
  const { number } = await placeGuestOrder(page.request, 'sabot');
  expect(number).toMatch(/^PAS-\d+$/);
  await page.goto(outboxUrl);
  await page
    .getByRole('listitem')
    .filter({ hasText: number })
    .getByRole('link', { name: 'ORDER_PLACED' })
    .click();
  await expect(
    page.frameLocator('iframe[title="Version HTML"]').getByText('Pas à Pas · Chaussures et abayas'),
  ).toBeVisible();
}, 180_000);
