import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { addOwner, logIn } from '../../support/browser/back-office.ts';
import { expect } from '../../support/browser/browser.ts';
import { toast } from '../../support/shop/shopper.ts';
import { codeOf, testWithCodes } from '../order/codes.steps.ts';
import { expectSound } from './sound.steps.ts';

const backOffice = testWithCodes(
  [
    codeOf('BIENVENUE', { limit: 10 }),
    codeOf('AÏD', { startsAt: '2099-03-20T08:00:00.000Z' }),
    codeOf('ANCIEN', { endsAt: '2026-02-01T08:00:00.000Z' }),
  ],
  addOwner,
);

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true });
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

for (const width of [360, 1280]) {
  const test = backOffice.extend({ width });

  describe(`codes at ${width}`, () => {
    test.beforeEach(async ({ page, url }) => {
      await logIn(page, url);
      await page.goto('/admin/showcase');
      await page.getByRole('link', { name: 'Codes', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Nouveau code' })).toBeVisible();
    });

    test('are listed by whether they run, come or have ended', async ({ page }) => {
      await expect(table(page, 'En cours').getByRole('link', { name: 'BIENVENUE' })).toBeVisible();
      await expect(table(page, 'En cours')).toContainText('0 sur 10 commandes');
      await expect(table(page, 'À venir').getByRole('link', { name: 'AÏD' })).toBeVisible();
      await expect(table(page, 'Terminés').getByRole('link', { name: 'ANCIEN' })).toBeVisible();
      await expectSound(page);
    });

    test('are made by keys, each refusal under its field, and their link works', async ({
      page,
      url,
    }) => {
      const code = `ÉTÉ ${width}`;
      await page.getByRole('link', { name: 'Nouveau code' }).press('Enter');
      await field(page, 'Code').fill('bienvenue');
      await field(page, 'Pourcentage de remise').fill('101');
      await save(page).press('Enter');
      await expect(field(page, 'Pourcentage de remise')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'Pourcentage de remise')).toBeFocused();
      await field(page, 'Pourcentage de remise').fill('٢٠');
      await save(page).press('Enter');
      await expect(field(page, 'Code')).toHaveAttribute('aria-invalid', 'true');
      await field(page, 'Code').fill(code);
      await field(page, 'Ajouter un produit').fill('chemisier à plastron');
      await page
        .getByRole('button', { name: /^Ajouter «\sChemisier à plastron plissé\s»/ })
        .click();
      await expectSound(page);
      await save(page).press('Enter');
      await expect(toast(page, 'Code enregistré.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(code);
      const link = await field(page, 'Adresse du lien').inputValue();
      expect(new URL(link).origin).toBe(url);

      await page.goto(link);
      await expect(toast(page, `Le code ${code} vous attend dans le panier.`)).toBeVisible();
      await expect(page).toHaveURL('/');
    });

    test('are changed by two people, who see each other’s values', async ({
      page,
      context,
      url,
    }) => {
      await table(page, 'En cours').getByRole('link', { name: 'BIENVENUE' }).click();
      const other = await context.newPage();
      await other.goto(page.url().replace(url, ''));
      await field(other, 'Nombre de commandes').fill('20');
      await save(other).click();
      await expect(toast(other, 'Code enregistré.')).toBeVisible();
      await field(page, 'Nombre de commandes').fill('30');
      await save(page).click();
      await expect(field(page, 'Nombre de commandes')).toHaveAccessibleDescription(/20/);
      await save(page).click();
      await expect(toast(page, 'Code enregistré.')).toBeVisible();
      await field(page, 'Nombre de commandes').fill('10');
      await save(page).click();
      await expect(page.getByText('Tout est enregistré.')).toBeVisible();
    });
  });
}

backOffice(
  'a code is taken by telephone, and corrections show what it gives',
  async ({ page, url }) => {
    await logIn(page, url);
    await page.goto('/admin/orders/new');
    await field(page, 'Numéro de téléphone').fill('0677889900');
    await page.getByRole('searchbox', { name: 'Ajouter un article' }).fill('caftan celeste 38');
    await page.getByRole('button', { name: /^Ajouter Caftan Céleste, 38/ }).click();
    const code = field(page, 'Code de réduction (facultatif)');
    await code.fill('ancien');
    await expect(code).toHaveAccessibleDescription(/ANCIEN/);
    await code.fill('bienvenue');
    await expect(code).toHaveAccessibleDescription('BIENVENUE\u00a0: −349\u00a0DH');
    await page.getByRole('combobox', { name: 'Ville' }).fill('Rabat');
    await page.keyboard.press('Enter');
    await field(page, 'Nom et prénom').fill('Nadia Alami');
    await field(page, 'Adresse').fill('3, rue Oukaïmeden');
    await page.getByRole('button', { name: 'Créer la commande · 3 141 DH' }).click();
    const payment = page.getByRole('region', { name: 'Paiement' });
    await expect(payment.getByRole('definition')).toHaveText([
      '3\u202f490\u00a0DH',
      '−349\u00a0DH',
      'Offerte',
      '3\u202f141\u00a0DH',
    ]);
    await page.getByRole('button', { name: 'Modifier les articles' }).click();
    await page.getByRole('button', { name: 'Un de plus\u00a0: Caftan Céleste' }).click();
    await expect(page.getByText('Code BIENVENUE\u00a0: −698\u00a0DH')).toBeVisible();
  },
);
