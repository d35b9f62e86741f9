import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test as inBackOffice } from '../../../support/shop/back-office.ts';
import { save, saveAll, SHIRT, SHIRT_PATH } from '../products.steps.ts';
import { expectSound } from '../sound.steps.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const item = (page: Page) => page.getByRole('listitem').filter({ hasText: SHIRT });

const DETAIL = 'Valeur de la caractéristique 1 en arabe';

async function openTab(page: Page, language: RegExp): Promise<void> {
  await openAdminAt(page, SHIRT_PATH);
  await page.getByRole('tab', { name: language }).click();
}

/** With the session of the page, as another screen would. */
const saveElsewhere = (page: Page, translation: object) =>
  page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'X-Belle-Vue-Admin': '1' };
      await fetch('/graphql/admin', { method: 'POST', headers, body });
    },
    JSON.stringify({
      query:
        'mutation ($input: ProductInput!) { saveProduct(input: $input) { userErrors { code } } }',
      variables: { input: { id: SHIRT_PATH.split('/').at(-1), translations: [translation] } },
    }),
  );

for (const width of [375, 1280]) {
  const test = inBackOffice.extend({ width });

  describe(`the translations of a product at ${width}`, () => {
    test('are written from right to left, counted, found in the list, and saved', async ({
      page,
    }) => {
      await openTab(page, /^Arabe/);
      const title = text(page, 'Titre en arabe');
      const description = text(page, 'Description en arabe');
      await expect(title).toHaveValue(/قميص/);
      for (const field of [title, description, text(page, DETAIL)]) {
        await expect(field).toHaveAttribute('dir', 'rtl');
        await expect(field).toHaveAttribute('lang', 'ar');
      }
      await description.fill('');
      await text(page, DETAIL).fill('');
      await text(page, DETAIL.replace('Valeur', 'Nom')).fill('');
      await expect(tab(page, 'Arabe · 2 manquants')).toHaveAttribute('aria-selected', 'true');
      await expect(description).toHaveAttribute('placeholder', /plastron/);
      await expect(text(page, DETAIL)).toHaveAttribute('placeholder', /./);
      await expectSound(page);
      await page.setViewportSize({ width, height: 900 });
      await saveAll(page);

      await page.getByRole('link', { name: 'Tous les produits' }).click();
      await page.getByLabel('Traductions manquantes').selectOption('Arabe');
      await expect(page).toHaveURL('/admin/products?sans-traduction=ar');
      await expect(page.getByRole('status').filter({ hasText: /^1 produit$/ })).toBeVisible();
      await expect(item(page)).toContainText('Arabe · 2 manquants');
      await page.getByLabel('Traductions manquantes').selectOption('Anglais');
      await expect(page.getByText('Aucun produit ne correspond.')).toBeVisible();
      await page.getByLabel('Traductions manquantes').selectOption('Arabe ou anglais');
      await item(page).getByRole('link').click();

      await tab(page, 'Arabe · 2 manquants').click();
      await description.fill('قميص أبيض بصدر مطوي');
      await saveAll(page);
      await page.reload();
      await tab(page, 'Arabe · 1 manquant').click();
      await expect(description).toHaveValue('قميص أبيض بصدر مطوي');
    });

    test('need a title, and say so in their tab', async ({ page }) => {
      await openTab(page, /^Anglais/);
      await text(page, 'Titre en anglais').fill('');
      await tab(page, 'Anglais · 1 manquant').press('ArrowRight');
      await expect(tab(page, 'Français')).toBeFocused();
      await save(page);
      await expect(tab(page, 'Anglais · à corriger')).toHaveAttribute('aria-selected', 'true');
      const title = text(page, 'Titre en anglais');
      await expect(title).toBeFocused();
      await expect(title).toHaveAccessibleDescription(/sans titre/);
      await title.fill(`${'x'.repeat(201)}`);
      await save(page);
      await expect(title).toHaveAccessibleDescription(/200/);
      await title.fill('Pleated shirt');
      await saveAll(page);
    });

    test('of two people are compared: nothing that was typed is lost', async ({ page }) => {
      await openTab(page, /^Arabe/);
      await text(page, 'Titre en arabe').fill('قميص بثنيات');
      await saveElsewhere(page, { language: 'AR', title: 'قميص الآخر' });
      await saveElsewhere(page, { language: 'EN', title: 'Their shirt' });
      await save(page);
      const dialog = page.getByRole('dialog');
      const arabic = dialog.getByRole('group', { name: 'Textes en arabe' });
      await expect(arabic.getByRole('radio', { name: /La vôtre.*قميص بثنيات/ })).toBeChecked();
      await expect(arabic.getByRole('radio', { name: /Sa version.*قميص الآخر/ })).toBeVisible();
      await expect(
        dialog.getByRole('group', { name: 'Textes en anglais' }).getByRole('radio', {
          name: /Sa version.*Their shirt/,
        }),
      ).toBeChecked();
      await expectSound(page);
      await page.setViewportSize({ width, height: 900 });
      await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click();
      await expect(page.getByText('Tout est enregistré.')).toBeVisible();
      await expect(text(page, 'Titre en arabe')).toHaveValue('قميص بثنيات');
      await tab(page, 'Anglais · 2 manquants').click();
      await expect(text(page, 'Titre en anglais')).toHaveValue('Their shirt');
      await page.goto('/admin/audit');
      const changes = page.getByRole('main').getByRole('listitem');
      await expect(changes.filter({ hasText: 'Arabe, Titre' }).first()).toContainText(
        'قميص بثنيات',
      );
    });
  });
}

inBackOffice('a translation that is left by Back waits for the return', async ({ page }) => {
  await openAdminAt(page, '/admin/products');
  await page.getByRole('link', { name: SHIRT }).click();
  await tab(page, 'Arabe').click();
  await text(page, 'Titre en arabe').fill('قيد الكتابة');
  await page.goBack();
  await expect(page.getByText('elles vous attendent')).toBeVisible();
  await page.getByRole('link', { name: SHIRT }).click();
  await tab(page, 'Arabe').click();
  await expect(text(page, 'Titre en arabe')).toHaveValue('قيد الكتابة');
  await page.getByRole('link', { name: 'Tous les produits' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })).toBeVisible();
});
