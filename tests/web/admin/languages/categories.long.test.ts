import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test as inBackOffice } from '../../../support/shop/back-office.ts';
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
      await expect(tab(page, 'Anglais · 1 manquant')).toBeVisible();
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
      await tab(page, 'Anglais · 1 manquant').click();
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
      await expect(row(page, 'Sacs')).toContainText('Bags');
      await expect(row(page, 'Sacs')).toContainText('Arabe · 1 manquant');
    });
  });
}

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
