import type { Locator, Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test as inBackOffice } from '../../support/shop/back-office.ts';
import { openProduct, save, saveAll } from './products.steps.ts';
import { expectSound } from './sound.steps.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Retouches', exact: true });
const alteration = (page: Page, at: number) =>
  section(page).getByRole('group', { name: `Retouche ${at}`, exact: true });
const text = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });

for (const width of [375, 1280]) {
  const test = inBackOffice.extend({ width });

  describe(`alterations at ${width}`, () => {
    test('are set by category and product, with errors at their fields', async ({ page }) => {
      await openAdminAt(page, '/admin/categories/hauts');
      await expect(section(page)).toContainText('Aucune retouche n’est proposée.');
      await section(page).getByRole('button', { name: 'Ajouter une retouche' }).click();
      const first = alteration(page, 1);
      await expect(text(first, 'Retouche')).toBeFocused();
      await text(first, 'Retouche').fill('Manches');
      await text(first, 'Retouche en arabe').fill('تعديل الأكمام');
      await text(first, 'Jours ouvrés en plus').fill('2');
      await text(first, 'Mesure à choisir').fill('Longueur (cm)');
      await text(first, 'De').fill('50');
      await text(first, 'À').fill('65');
      await text(first, 'Par').fill('0,4');
      await expectSound(page);
      await page.setViewportSize({ width, height: 900 });
      await save(page);
      // What cannot be read is not sent.
      const price = text(first, 'Prix de la retouche');
      await expect(price).toBeFocused();
      await price.fill('120');
      await save(page);
      // The server says what is wrong with the numbers.
      await expect(text(first, 'Par')).toBeFocused();
      await expect(text(first, 'Par')).toHaveAccessibleDescription(/doit diviser l’écart/);
      await text(first, 'Par').fill('0,5');
      await saveAll(page);
      await expect(price).toHaveValue('120,00');

      await openProduct(page);
      const line = 'Manches : 120,00 DH, 2 jours, Longueur (cm) de 50 à 65 par 0,5';
      await expect(section(page)).toContainText(line);
      const own = page.getByRole('checkbox', { name: 'Une liste propre à ce produit' });
      await own.check();
      await expect(text(alteration(page, 1), 'Retouche en arabe')).toHaveValue('تعديل الأكمام');
      await text(alteration(page, 1), 'Jours ouvrés en plus').fill('5');
      await saveAll(page);
      await page.reload();
      await expect(own).toBeChecked();
      await expect(text(alteration(page, 1), 'Jours ouvrés en plus')).toHaveValue('5');
      await section(page).getByRole('button', { name: 'Retirer la retouche 1' }).press('Enter');
      await expect(section(page).getByRole('heading', { level: 2 })).toBeFocused();
      await saveAll(page);
      await page.reload();
      await expect(section(page)).toContainText('Aucune retouche n’est proposée.');
      await own.uncheck();
      await saveAll(page);
      await page.reload();
      await expect(section(page)).toContainText(line);
      await expectSound(page);
    });
  });
}
