import type { Page } from '@playwright/test';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { STAFF_PASSWORD } from '../../support/shop/admin.ts';
import { fillGuestForm } from '../../support/shop/shopper.ts';
import { confirmed, submit } from '../order/guest-order.steps.ts';
import { countPresses } from './presses.ts';
import { chooseCsv } from './products.steps.ts';

/** Lists products as Shopify exports them since 2025. */
const SHOES = [
  'URL handle,Title,Description,Vendor,Type,Option1 name,Option1 value,SKU,Price,Compare-at price,Inventory quantity,Status',
  'mocassin-nora,Mocassin Nora,<p>Cuir souple.</p><p>Semelle cousue.</p>,Nora,Chaussures,Pointure,38,N-38,450.00,,3,active',
  'mocassin-nora,,,,,,39,N-39,450.00,,2,active',
  'babouche-lina,Babouche Lina,<p>Cuir doré.</p>,Nora,Chaussures,Pointure,38,L-38,320.00,,4,active',
];

const TITLE = 'Mocassin Nora';

/** The afternoon in which a shop of shoes opens, in windows of this width. */
export function describeAfternoon(width: number): void {
  const test = testIn(() => startBuiltShop({ SEED: 'empty' })).extend({ width });

  test('a shop opens from an empty folder, moves in, and delivers its first order', async ({
    page,
    shop,
  }) => {
    const presses = await countPresses(page);
    const { step } = presses;
    await page.goto(await shop.setupUrl());
    await step('make the account', () => makeAccount(page));
    await step('name the shop', () => nameShop(page));
    await step('say whose shop it is', () => fillMerchant(page));
    await step('move the shoes in', () => moveIn(page));
    await step('filter by the size of a shoe', () => filterBySize(page));
    await step('order as a guest', () => order(page));
    const number = await numberOf(page);
    expect(number).toMatch(/^PAS-\d+$/);
    await step('confirm, ship and deliver', () => deliver(page, number));
    await page.goto('/products/mocassin-nora');
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    process.stdout.write(`Presses and filled fields at ${width} px:\n${presses.report()}\n`);
  }, 180_000);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function saveAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Tout est enregistré.')).toBeVisible();
}

async function makeAccount(page: Page): Promise<void> {
  await page.getByLabel('Nom', { exact: true }).fill('Samira Alaoui');
  await page.getByLabel('E-mail').fill('samira@exemple.ma');
  await page.getByLabel('Mot de passe', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await expect(page.getByRole('region', { name: 'Premiers pas' })).toBeVisible();
}

async function nameShop(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Donner un nom' }).click();
  await field(page, 'Nom de la boutique').fill('Pas à Pas');
  await field(page, 'Ville').fill('Fès');
  await field(page, 'Ce que vend la boutique, en quelques mots').fill('Chaussures et abayas');
  await field(page, 'Début des numéros de commande').fill('PAS-');
  await saveAll(page);
}

async function fillMerchant(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Remplir l’identité légale' }).click();
  await page.getByLabel('Raison sociale').fill('Pas à Pas SARL');
  await page.getByLabel('Adresse du siège').fill('1, rue Haute, Fès');
  await page.getByLabel('ICE', { exact: true }).fill('001525713000089');
  await page.getByLabel('Identifiant fiscal (IF)').fill('40123456');
  await page.getByLabel('Moyens de paiement').selectOption('À la livraison seulement');
  await saveAll(page);
}

async function moveIn(page: Page): Promise<void> {
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Importer' }).click();
  await page.getByLabel('D’où vient le fichier').selectOption({ label: 'Shopify' });
  await page.getByRole('checkbox', { name: /sont des brouillons/ }).uncheck();
  await chooseCsv(page, SHOES);
  await expect(page.getByRole('region', { name: 'Aperçu' })).toContainText('2 nouveaux');
  await page.getByRole('button', { name: 'Importer 2 produits' }).click();
  await expect(page.getByRole('region', { name: 'C’est fait' })).toContainText('2 nouveaux');
}

async function filterBySize(page: Page): Promise<void> {
  await page.goto('/products?pointure=39');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(TITLE) })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('Babouche Lina')).toBeHidden();
}

async function order(page: Page): Promise<void> {
  await page.goto('/products/mocassin-nora');
  await page.getByRole('radio', { name: /^39/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await page.getByRole('link', { name: /^Panier/ }).click();
  await page.getByRole('link', { name: 'Commander' }).click();
  await fillGuestForm(page);
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
}

async function numberOf(page: Page): Promise<string> {
  const text = page.getByText(/PAS-\d+/).first();
  await expect(text).toBeVisible();
  return /PAS-\d+/.exec((await text.textContent()) ?? '')?.[0] ?? '';
}

async function deliver(page: Page, number: string): Promise<void> {
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'Confirmer', exact: true }).click();
  await page.getByLabel('Numéro de colis').fill('AMANA 123');
  await page.getByRole('button', { name: 'Expédier' }).click();
  await expect(page.getByText('Colis AMANA 123')).toBeVisible();
  await page.getByRole('button', { name: 'Marquer livrée' }).click();
  await page.getByRole('button', { name: 'Oui, livrée' }).click();
  await expect(page.getByRole('link', { name: /^Facture F-/ })).toBeVisible();
}
