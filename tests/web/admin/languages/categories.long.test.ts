import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test as inBackOffice } from '../../../support/shop/back-office.ts';
import { png } from '../../../support/pictures.ts';
import { saveAll, save } from '../products.steps.ts';
import { expectSound } from '../sound.steps.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const name = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

for (const width of [375, 1280]) {
  const test = inBackOffice.extend({ width });

  describe(`categories at ${width}`, () => {
    test('are renamed and translated, and say what is missing', async ({ page }) => {
      await openAdminAt(page, '/admin/products');
      await page.getByRole('link', { name: 'Catégories' }).click();
      await expect(row(page, 'Robes')).toContainText('Dresses');
      await expectSound(page);
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('link', { name: 'Robes' }).click();
      await name(page, 'Nom').fill('Robes du jour');
      await tab(page, 'Anglais').click();
      await name(page, 'Nom en anglais').fill('');
      // Without a name the shop would lose the description.
      await name(page, 'Description en anglais').fill('');
      await expect(tab(page, 'Anglais · 2 manquants')).toBeVisible();
      await tab(page, 'Arabe').click();
      await expect(name(page, 'Nom en arabe')).toHaveAttribute('dir', 'rtl');
      await name(page, 'Nom en arabe').fill('فساتين النهار');
      await expectSound(page);
      await page.setViewportSize({ width, height: 900 });
      await saveAll(page);
      await page.getByRole('link', { name: 'Catégories' }).click();
      await expect(row(page, 'Robes du jour')).toContainText('فساتين النهار');
      await expect(row(page, 'Robes du jour')).toContainText('Anglais · 1 manquant');
    });

    test('are added, and refused in the tab of what is wrong', async ({ page }) => {
      await openAdminAt(page, '/admin/categories');
      await page.getByRole('link', { name: 'Nouvelle catégorie' }).click();
      await tab(page, 'Anglais').click();
      await name(page, 'Nom en anglais').fill('x'.repeat(201));
      await save(page);
      await expect(name(page, 'Nom')).toBeFocused();
      await name(page, 'Nom').fill('Sacs');
      await save(page);
      const english = name(page, 'Nom en anglais');
      await expect(english).toBeFocused();
      await expect(english).toHaveAccessibleDescription(/200/);
      await english.fill('Bags');
      await page.getByRole('link', { name: 'Catégories' }).press('Enter');
      await page.getByRole('button', { name: 'Rester sur la page' }).click();
      await save(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sacs');
      await page.getByRole('link', { name: 'Catégories' }).click();
      await expect(row(page, 'Sacs')).toContainText('Bags');
      await expect(row(page, 'Sacs')).toContainText('Arabe · 1 manquant');
    });
  });
}

inBackOffice('a category gets a description and a picture, and is deleted', async ({ page }) => {
  await openAdminAt(page, '/admin/categories/robes');
  await expect(page.getByRole('region', { name: 'Supprimer la catégorie' })).toContainText(
    'donnez-leur d’abord une autre catégorie',
  );
  await page.goto('/admin/categories/new');
  await name(page, 'Nom').fill('Sacs');
  await name(page, 'Description').fill('Tressés main.');
  await save(page);
  const file = { name: 'sac.png', mimeType: 'image/png', buffer: png(400, 500) };
  await page.getByLabel('Choisir une photo').setInputFiles(file);
  await page.getByRole('textbox', { name: 'Texte alternatif' }).fill('Un sac tressé');
  await page.getByRole('button', { name: 'Envoyer la photo' }).click();
  await expect(page.getByRole('img', { name: 'Un sac tressé' })).toBeVisible();
  await expect(name(page, 'Texte de la photo')).toHaveValue('Un sac tressé');
  await expectSound(page);
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await expect(row(page, 'Sacs')).toHaveCount(0);
});

inBackOffice('a category that is left by Back has what was typed', async ({ page }) => {
  await openAdminAt(page, '/admin/categories');
  await page.getByRole('link', { name: 'Lunettes' }).click();
  await tab(page, 'Arabe').click();
  await name(page, 'Nom en arabe').fill('نظارات الشمس');
  await page.goBack();
  await expect(page.getByText('elles vous attendent')).toBeVisible();
  await page.getByRole('link', { name: 'Lunettes' }).click();
  await tab(page, 'Arabe').click();
  await expect(name(page, 'Nom en arabe')).toHaveValue('نظارات الشمس');
  await page.goto('/admin/categories/inconnue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette catégorie n’existe pas.');
});
