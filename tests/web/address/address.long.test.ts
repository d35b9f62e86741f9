import { expect, test } from '../../support/browser/browser.ts';
import { notice, undo } from '../../support/shop/shopper.ts';
import { add, field, form, item, openBook } from './address.steps.ts';

test('a customer takes back the removal of an address', async ({ page }) => {
  await openBook(page);
  await item(page, 'Salma Bennani').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucune adresse ajoutée.', { exact: true })).toBeVisible();
  await undo(page, 'Adresse supprimée.').click();
  await expect(notice(page, 'Adresse rétablie.')).toBeVisible();
  await expect(add(page)).toBeFocused();
  await page.reload();
  await expect(item(page, 'Salma Bennani')).toContainText('14, rue des Consuls');
  await expect(item(page, 'Salma Bennani')).toContainText('10030 Rabat, Rabat-Salé-Kénitra');
});

test('the form covers a blurred page, and closing it gives the focus back', async ({ page }) => {
  await openBook(page);
  await add(page).click();
  const blur = () =>
    form(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backdropFilter);
  expect(await blur()).toMatch(/^blur\([1-9]/);
  await form(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(form(page)).toBeHidden();
  await expect(add(page)).toBeFocused();

  const edit = item(page, 'Salma Bennani').getByRole('button', { name: 'Modifier' });
  await edit.click();
  await field(page, 'Nom').fill('Quelqu’un d’autre');
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(item(page, 'Salma Bennani')).toBeVisible();
});
