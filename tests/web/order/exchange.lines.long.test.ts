import type { Page } from '@playwright/test';
import { findFaults } from '../../audit/axe.ts';
import { expect } from '../../support/browser/browser.ts';
import { trackPathOf } from '../../support/shop/past-orders.ts';
import { toast } from '../../support/shop/shopper.ts';
import { choice, dialog, JEANS_TITLE, part, send, SHIRT_TITLE, test } from './exchange.steps.ts';

const also = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Échanger aussi un autre article' });

const lineOf = (page: Page, title: RegExp) => dialog(page).getByRole('region', { name: title });

test('two articles are exchanged by one request, whose differences add up', async ({ page }) => {
  await page.goto(trackPathOf('two'));
  await part(page)
    .getByRole('button', { name: `Échanger\u00a0: ${SHIRT_TITLE}` })
    .click();
  await choice(page, '40 / Blanc').check();
  await expect(dialog(page).getByRole('status')).toHaveText('Sans différence de prix.');
  await also(page).click();
  const jeans = lineOf(page, /^Jean/);
  await expect(jeans).toBeFocused();
  await expect(also(page)).toBeHidden();
  // What is missing is said where it is missing.
  await send(page).click();
  await expect(jeans.getByRole('radiogroup')).toBeFocused();
  await expect(jeans.getByRole('radiogroup')).toHaveAccessibleDescription(
    'Choisissez une autre taille ou couleur.',
  );
  await jeans.getByRole('radio', { name: /^Taille 42/ }).check();
  await jeans.getByLabel('Pourquoi (facultatif)').selectOption('Trop petit');
  await expect(dialog(page).getByRole('status')).toHaveText(/^89\sDH à payer au livreur/);
  expect(await findFaults(page)).toEqual([]);
  await jeans.getByRole('button', { name: /^Ne pas échanger/ }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Sans différence de prix.');
  await expect(lineOf(page, /^Jean/)).toBeHidden();
  // The focus stays in the dialog.
  await page.keyboard.press('Tab');
  await expect(dialog(page).locator(':focus')).toBeVisible();
  await also(page).click();
  await jeans.getByRole('radio', { name: /^Taille 42/ }).check();
  await send(page).click();
  await expect(toast(page, /Votre échange est demandé/)).toBeVisible();
  const exchange = part(page).getByRole('article', { name: /^Échange BV-/ });
  await expect(exchange).toHaveCount(1);
  await expect(exchange).toContainText(`1 × ${SHIRT_TITLE}`);
  await expect(exchange).toContainText(`1 × ${JEANS_TITLE}`);
  await expect(exchange).toContainText(/89\sDH à payer au livreur/);
});

test('without scripts two articles are exchanged at once, or one of them', async ({
  browser,
  url,
}) => {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const page = await context.newPage();
  // Playwright finds no text inside of <noscript>.
  const form = page.locator('details form');
  const sections = form.locator('section');
  for (const [id, isWhole] of [
    ['plainTwo', true],
    ['rest', false],
  ] as const) {
    await page.goto(trackPathOf(id));
    await page.locator('summary').click();
    await sections.nth(1).locator('input[value$=".42"]').check();
    await sections.nth(1).locator('select').selectOption('TOO_SMALL');
    if (isWhole) await sections.nth(0).locator('input[value="chemisier-plastron-blanc"]').check();
    await form.locator('button').click();
    await expect(page).toHaveURL(new RegExp(`${trackPathOf(id)}$`));
    const exchange = part(page).getByRole('article');
    await expect(exchange).toContainText(`1 × ${JEANS_TITLE}`);
    if (isWhole) await expect(exchange).toContainText(`1 × ${SHIRT_TITLE}`);
    else await expect(exchange).not.toContainText(SHIRT_TITLE);
  }
  await context.close();
});

test('a form of no line, of a wrong quantity or in an unknown way is refused, and exchanges nothing', async ({
  page,
  url,
}) => {
  const path = trackPathOf('wrong');
  const post = async (fields: Readonly<Record<string, string>>) => {
    const line = {
      'variantId-0': 'chemisier-plastron-blanc.38-blanc',
      'toVariantId-0': 'chemisier-plastron-blanc',
      'quantity-0': '1',
    };
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ method: 'IN_SHOP', ...line, ...fields }),
      redirect: 'manual',
    });
    return response.status;
  };
  const wrong: ReadonlyArray<Readonly<Record<string, string>>> = [
    { 'variantId-0': '' },
    { 'toVariantId-0': '' },
    { method: 'BY_PIGEON' },
    ...['', 'deux', '0.5', '-1', '1e400'].map((quantity) => ({ 'quantity-0': quantity })),
  ];
  for (const fields of wrong) expect([fields, await post(fields)]).toEqual([fields, 422]);
  await page.goto(path);
  await expect(part(page).getByRole('article')).toBeHidden();
  // Sent twice it makes one.
  expect([await post({}), await post({})]).toEqual([303, 303]);
  await page.reload();
  await expect(part(page).getByRole('article')).toHaveCount(1);
});

test('a customer exchanges on the page of her own order', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('demo@belle-vue.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('demo-belle-vue');
  await page.getByRole('button', { name: 'Connexion', exact: true }).click();
  await expect(toast(page, 'Connecté avec succès!')).toBeVisible();
  await page.goto('/orders/own');
  await part(page)
    .getByRole('button', { name: `Échanger\u00a0: ${SHIRT_TITLE}` })
    .click();
  await choice(page, '40 / Blanc').check();
  await send(page).click();
  const exchange = part(page).getByRole('article', { name: /^Échange BV-/ });
  await expect(exchange).toContainText('contre\u00a0: 40 / Blanc');
  await page.reload();
  await exchange.getByRole('button', { name: 'Annuler l’échange' }).click();
  await page.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(exchange).toContainText('Annulé');
});

test('a return because of the size offers the one for the shopper’s measures', async ({ page }) => {
  await page.goto(trackPathOf('small'));
  await page.getByRole('button', { name: 'Demander un retour' }).click();
  const returned = page.getByRole('dialog', { name: 'Demander un retour' });
  const cause = returned.getByLabel('Pourquoi (facultatif)');
  await cause.selectOption('J’ai changé d’avis');
  await expect(returned.getByRole('button', { name: 'Ma taille' })).toBeHidden();
  await cause.selectOption('Trop petit');
  await returned.getByRole('button', { name: 'Ma taille' }).click();
  const measures = page.getByRole('dialog', { name: 'Ma taille' });
  await measures.getByLabel('Tour de poitrine').fill('92');
  await measures.getByRole('button', { name: 'Voir ma taille' }).click();
  await returned.getByRole('button', { name: 'Choisir la taille 40' }).click();
  await expect(returned).toBeHidden();
  await expect(choice(page, '40 / Blanc')).toBeChecked();
  await expect(dialog(page).getByLabel('Pourquoi (facultatif)')).toHaveValue('TOO_SMALL');
  await send(page).click();
  await expect(part(page).getByRole('article')).toContainText('contre\u00a0: 40 / Blanc');
});
