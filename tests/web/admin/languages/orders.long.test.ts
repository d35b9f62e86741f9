import { describe } from 'vitest';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test as inBackOffice } from '../../../support/shop/back-office.ts';
import { numberOf } from '../../../support/shop/past-orders.ts';
import { expectSound } from '../sound.steps.ts';

const NAME = 'سلمى بناني';
const STREET = '١٢، زنقة الأمل';

for (const width of [375, 1280]) {
  const test = inBackOffice.extend({ width });

  describe(`an order in Arabic at ${width}`, () => {
    test('is taken with its language, and its texts keep their own direction', async ({ page }) => {
      await openAdminAt(page, '/admin/orders/new');
      await expect(page.getByRole('group', { name: 'Langue des messages' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
      await page.getByLabel('Numéro de téléphone').fill('0677 88 99 00');
      await page.getByRole('radio', { name: 'Arabe' }).check();
      await page.getByRole('searchbox', { name: 'Ajouter un article' }).fill('caftan celeste 38');
      await page.getByRole('button', { name: /^Ajouter Caftan Céleste, 38/ }).click();
      await page.getByRole('combobox', { name: 'Ville' }).fill('Fès');
      await page.getByRole('option', { name: /^Fès/ }).click();
      for (const [label, text] of [
        ['Nom et prénom', NAME],
        ['Adresse', STREET],
      ] as const) {
        const field = page.getByLabel(label, { exact: true });
        await expect(field).toHaveCSS('direction', 'ltr');
        await field.fill(text);
        await expect(field).toHaveCSS('direction', 'rtl');
      }
      await page.getByRole('button', { name: /^Créer la commande/ }).click();
      await expect(page.getByText('Langue : Arabe')).toBeVisible();
      const recipient = page.getByRole('region', { name: 'Livraison' });
      await expect(recipient.locator('bdi').filter({ hasText: NAME }).first()).toBeVisible();
      await expectSound(page);
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('link', { name: 'Bon de préparation' }).click();
      await expect(
        page.getByRole('article').locator('bdi').filter({ hasText: STREET }),
      ).toBeVisible();
      await page.goto('/admin/orders');
      await expect(page.getByRole('row').filter({ hasText: NAME }).locator('bdi')).toHaveText([
        NAME,
        'Fès',
      ]);
    });

    test('of a guest is French where nothing else was chosen', async ({ page }) => {
      await openAdminAt(page, '/admin/orders');
      await page.getByRole('link', { name: numberOf('shipped') }).click();
      await expect(page.getByText('Langue : Français')).toBeVisible();
    });
  });
}
