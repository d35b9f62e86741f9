import { expect, test } from '../../support/browser/browser.ts';
import { toast } from '../../support/shop/shopper.ts';
import { add, field, form, item, openBook } from './address.steps.ts';

const OFFICE = {
  Nom: 'Bureau de Salma',
  Rue: '3, avenue Annakhil',
  Ville: 'Rabat',
  Région: 'Rabat-Salé-Kénitra',
  'Code Postal': '10100',
};

test('a customer adds, edits and deletes addresses, and finds them again', async ({ page }) => {
  await openBook(page);
  await expect(item(page, 'Salma Bennani')).toContainText('14, rue des Consuls');
  await expect(item(page, 'Salma Bennani')).toContainText('10030 Rabat, Rabat-Salé-Kénitra');

  await add(page).click();
  await expect(field(page, 'Nom')).toBeFocused();
  for (const [label, text] of Object.entries(OFFICE)) await field(page, label).fill(text);
  await form(page).getByRole('button', { name: "Ajouter l'Adresse" }).click();
  await expect(form(page)).toBeHidden();
  await expect(item(page, 'Bureau de Salma')).toContainText('3, avenue Annakhil');
  await expect(item(page, 'Bureau de Salma')).toContainText('10100 Rabat, Rabat-Salé-Kénitra');

  await item(page, 'Bureau de Salma').getByRole('button', { name: 'Modifier' }).click();
  for (const [label, text] of Object.entries(OFFICE)) {
    await expect(field(page, label)).toHaveValue(text);
  }
  await field(page, 'Ville').fill('Salé');
  await form(page).getByRole('button', { name: "Enregistrer l'Adresse" }).click();
  await expect(form(page)).toBeHidden();
  await expect(item(page, 'Bureau de Salma')).toContainText('10100 Salé, Rabat-Salé-Kénitra');
  await expect(item(page, 'Bureau de Salma')).toHaveCount(1);

  // The edit is over: the next form is that of a new address, and empty.
  await add(page).click();
  for (const label of Object.keys(OFFICE)) await expect(field(page, label)).toHaveValue('');
  await expect(form(page).getByRole('button', { name: "Ajouter l'Adresse" })).toBeVisible();
  await page.keyboard.press('Escape');

  await item(page, 'Salma Bennani').getByRole('button', { name: 'Supprimer' }).click();
  await expect(toast(page, 'Adresse supprimée.')).toBeVisible();
  await expect(item(page, 'Salma Bennani')).toBeHidden();
  await expect(add(page)).toBeFocused();
  await page.reload();
  await expect(item(page, 'Bureau de Salma')).toContainText('10100 Salé, Rabat-Salé-Kénitra');
  await expect(page.getByRole('button', { name: 'Modifier' })).toHaveCount(1);
  await item(page, 'Bureau de Salma').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucune adresse ajoutée.', { exact: true })).toBeVisible();
});
